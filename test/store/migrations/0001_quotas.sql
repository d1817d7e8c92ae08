CREATE TABLE quotas (
  id TEXT PRIMARY KEY,
  used BIGINT NOT NULL,
  calls BIGINT NOT NULL,
  CHECK (used <= calls)
);
INSERT INTO quotas (id, used, calls) VALUES ('first', 0, 100);
