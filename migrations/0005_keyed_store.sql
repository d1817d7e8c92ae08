-- The keyed store; its values are in the files of each engine.

-- A keyspace without a name was deleted, and its keys are being removed. version_floor is the
-- highest version of any key that is gone. keys and bytes are kept by each write.
CREATE TABLE keyspaces (
  id            BIGINT PRIMARY KEY,
  account_id    TEXT NOT NULL,
  name          TEXT,
  keys          BIGINT NOT NULL,
  bytes         BIGINT NOT NULL,
  version_floor BIGINT NOT NULL,
  created_at    BIGINT NOT NULL,
  UNIQUE (account_id, name)
);
CREATE INDEX keyspaces_by_account ON keyspaces (account_id, id);
CREATE INDEX keyspaces_deleted ON keyspaces (id) WHERE name IS NULL;
INSERT INTO counters (name, value) VALUES ('keyspaces', 0);
