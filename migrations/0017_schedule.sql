-- Whose turn it is at work that all processes on a store share, and until when.
CREATE TABLE schedule_turns (
  name       TEXT PRIMARY KEY,
  process_id TEXT NOT NULL,
  ends_at    BIGINT NOT NULL
);
