CREATE TABLE samples (
  id TEXT PRIMARY KEY,
  quota_id TEXT REFERENCES quotas (id),
  whole BIGINT,
  fraction DOUBLE PRECISION,
  words TEXT,
  content BYTEA
);
