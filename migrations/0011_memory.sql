-- Bounded memory of agents. Every write of an owner starts at its row here, so writes of one owner
-- follow one another in every process, and what is counted here is what is stored.

-- bytes and entries count the rows of memory_entries. revision rises with each write, last_place
-- with each new entry. hand is the place at which the next search for room begins. version_floor is
-- the highest version of an entry that is gone. No entry expires before expires_from, and none ever
-- if that is null.
CREATE TABLE memory_owners (
  owner_id      TEXT PRIMARY KEY,
  bytes         BIGINT NOT NULL,
  entries       BIGINT NOT NULL,
  evictions     BIGINT NOT NULL,
  revision      BIGINT NOT NULL,
  last_place    BIGINT NOT NULL,
  hand          BIGINT NOT NULL,
  version_floor BIGINT NOT NULL,
  expires_from  BIGINT
);

-- place is the entry's place in the order of arrival, visited is 1 once it was used since the hand
-- passed it, revision is that of its last write. The value is last: a row is read up to what is asked.
CREATE TABLE memory_entries (
  owner_id   TEXT NOT NULL,
  namespace  TEXT NOT NULL,
  key        TEXT NOT NULL,
  agent_id   TEXT NOT NULL,
  place      BIGINT NOT NULL,
  visited    BIGINT NOT NULL,
  bytes      BIGINT NOT NULL,
  version    BIGINT NOT NULL,
  revision   BIGINT NOT NULL,
  stored_at  BIGINT NOT NULL,
  expires_at BIGINT,
  value      TEXT NOT NULL,
  PRIMARY KEY (owner_id, namespace, key, agent_id)
);
CREATE UNIQUE INDEX memory_entries_by_place ON memory_entries (owner_id, place, revision);
CREATE INDEX memory_entries_by_expiry ON memory_entries (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX memory_entries_by_owner_expiry ON memory_entries (owner_id, expires_at)
  WHERE expires_at IS NOT NULL;
