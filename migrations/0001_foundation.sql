-- What every family shares: keys, the processes that run, secrets made at the first start,
-- and the answers kept for Idempotency-Key.

-- Only the SHA-256 of a key is kept. change_no orders revocations and other changes, so that
-- every process can follow them.
CREATE TABLE api_keys (
  id           TEXT PRIMARY KEY,
  digest       TEXT NOT NULL UNIQUE,
  hint         TEXT NOT NULL,
  realm        TEXT NOT NULL CHECK (realm IN ('jobs', 'gateway', 'evidence', 'products')),
  owner_id     TEXT NOT NULL,
  name         TEXT NOT NULL,
  scopes       TEXT NOT NULL,
  tier         TEXT NOT NULL,
  created_at   BIGINT NOT NULL,
  expires_at   BIGINT,
  revoked_at   BIGINT,
  last_used_at BIGINT,
  change_no    BIGINT NOT NULL
);
CREATE INDEX api_keys_by_change ON api_keys (change_no);
CREATE INDEX api_keys_by_owner ON api_keys (owner_id, created_at, id);

CREATE TABLE counters (
  name  TEXT PRIMARY KEY,
  value BIGINT NOT NULL
);
INSERT INTO counters (name, value) VALUES ('api_keys', 0);

CREATE TABLE processes (
  id         TEXT PRIMARY KEY,
  started_at BIGINT NOT NULL,
  beat_at    BIGINT NOT NULL
);

CREATE TABLE secrets (
  name       TEXT PRIMARY KEY,
  value      TEXT NOT NULL,
  created_at BIGINT NOT NULL
);

-- process_id runs the work until status is set; headers are JSON.
CREATE TABLE idempotent_answers (
  id          TEXT PRIMARY KEY,
  fingerprint TEXT NOT NULL,
  process_id  TEXT NOT NULL,
  status      BIGINT,
  headers     TEXT,
  body        BYTEA,
  created_at  BIGINT NOT NULL
);
CREATE INDEX idempotent_answers_by_age ON idempotent_answers (created_at);
