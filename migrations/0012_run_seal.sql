-- The seals of recorded runs: a run is closed by its row here, and sealed when the row has its packet
-- of the evidence log.
CREATE TABLE recorded_run_seals (
  run_id     TEXT PRIMARY KEY REFERENCES recorded_runs (id),
  closed_at  BIGINT NOT NULL,
  packet     TEXT
);
