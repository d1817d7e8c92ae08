-- A key is its UTF-8 bytes, which both engines order alike, whatever their collation. A short value
-- lies beside its key, in a table that is one tree: a read of one key among many then loads a single
-- page that is not cached. A long one is apart, since it would make that tree deep.
CREATE TABLE keyed_long_values (
  id    INTEGER PRIMARY KEY,
  value TEXT NOT NULL
);
CREATE TABLE keyed_values (
  keyspace_id BIGINT NOT NULL REFERENCES keyspaces (id),
  key         BYTEA NOT NULL,
  version     BIGINT NOT NULL,
  bytes       BIGINT NOT NULL,
  updated_at  BIGINT NOT NULL,
  expires_at  BIGINT,
  value       TEXT,
  long_id     BIGINT,
  PRIMARY KEY (keyspace_id, key)
) WITHOUT ROWID;
CREATE INDEX keyed_values_by_expiry ON keyed_values (expires_at) WHERE expires_at IS NOT NULL;
