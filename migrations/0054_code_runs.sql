-- Runs of callers' code that wait for somebody's word, and results that were too long for one answer.
CREATE TABLE code_runs (
  id TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  -- The SHA-256 of what has to be shown to go on.
  code_digest TEXT NOT NULL,
  snapshot BYTEA NOT NULL,
  -- The calls that wait, as JSON: number, name and arguments of each.
  calls TEXT NOT NULL,
  timeout_ms BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX code_runs_owner ON code_runs (owner, expires_at);
CREATE INDEX code_runs_expiry ON code_runs (expires_at);

CREATE TABLE cut_texts (
  id TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  text TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX cut_texts_owner ON cut_texts (owner, expires_at);
CREATE INDEX cut_texts_expiry ON cut_texts (expires_at);
