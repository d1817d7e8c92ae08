-- The run-record backend: runs as chains of steps that are bound by hashes. The content of a step
-- is never here, only its SHA-256. Each meta is JSON in its RFC 8785 form, and the last column, so
-- that a list of runs is read without it.

-- step_count and head change in the transaction that adds a step, so a step that is gone from the
-- end is missed.
CREATE TABLE recorded_runs (
  id         TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  name       TEXT NOT NULL,
  step_count BIGINT NOT NULL,
  head       TEXT NOT NULL,
  created_at BIGINT NOT NULL,
  meta       TEXT NOT NULL
);
CREATE INDEX recorded_runs_by_account ON recorded_runs (account_id, created_at, id);
CREATE INDEX recorded_runs_by_name ON recorded_runs (account_id, name, created_at, id);

CREATE TABLE recorded_steps (
  run_id         TEXT NOT NULL REFERENCES recorded_runs (id),
  step_index     BIGINT NOT NULL,
  kind           TEXT NOT NULL,
  content_sha256 TEXT NOT NULL,
  recorded_at    BIGINT NOT NULL,
  previous       TEXT NOT NULL,
  step_sha256    TEXT NOT NULL,
  meta           TEXT NOT NULL,
  PRIMARY KEY (run_id, step_index)
);
CREATE INDEX recorded_steps_by_kind ON recorded_steps (run_id, kind);
