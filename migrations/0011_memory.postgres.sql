-- Lists go by the bytes of names, as SQLite orders them, whatever the collation of the database.
ALTER TABLE memory_entries
  ALTER COLUMN namespace TYPE TEXT COLLATE "C",
  ALTER COLUMN key TYPE TEXT COLLATE "C",
  ALTER COLUMN agent_id TYPE TEXT COLLATE "C";
