-- Lists go by the bytes of names, as SQLite orders them, whatever the collation of the database.
ALTER TABLE vector_collections
  ALTER COLUMN account_id TYPE TEXT COLLATE "C",
  ALTER COLUMN name TYPE TEXT COLLATE "C";
-- An index over these columns is shorter to compare by bytes.
ALTER TABLE vectors
  ALTER COLUMN collection_id TYPE TEXT COLLATE "C",
  ALTER COLUMN vector_id TYPE TEXT COLLATE "C";
-- Components are as good as random: trying to compress them costs time and saves nothing.
ALTER TABLE vectors ALTER COLUMN vector SET STORAGE EXTERNAL;
