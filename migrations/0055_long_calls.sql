-- Calls that go on after they were answered. What was asked and what came of it is sealed under the id,
-- which is not here.
CREATE TABLE long_calls (
  -- The SHA-256 of the id.
  id_digest TEXT PRIMARY KEY,
  -- Who alone may ask for it; null where the id is enough.
  owner TEXT,
  -- Whose calls it counts as.
  counted_as TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('working', 'ended', 'cancelled')),
  -- The process that works on it, or did.
  process_id TEXT NOT NULL,
  sealed_order BYTEA NOT NULL,
  sealed_outcome BYTEA,
  created_at BIGINT NOT NULL,
  updated_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX long_calls_counted ON long_calls (counted_as, created_at);
CREATE INDEX long_calls_expiry ON long_calls (expires_at);
