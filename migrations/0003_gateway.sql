-- The gate: who may call what, how often they did, and how that went.

-- A rotated key counts on where the key it replaces stood; null is a key with counters of its own.
ALTER TABLE api_keys ADD COLUMN counter_id TEXT;

-- By-request services that the owner of a key may call.
CREATE TABLE grants (
  owner_id   TEXT NOT NULL,
  slug       TEXT NOT NULL,
  granted_at BIGINT NOT NULL,
  PRIMARY KEY (owner_id, slug)
);

-- day counts UTC days since 1970.
CREATE TABLE quota_days (
  counter_id TEXT NOT NULL,
  day        BIGINT NOT NULL,
  used       BIGINT NOT NULL,
  PRIMARY KEY (counter_id, day)
);
CREATE INDEX quota_days_by_age ON quota_days (day);

-- Finished calls by status class and by latency, in steps of a fixed ratio.
CREATE TABLE usage_days (
  owner_id     TEXT NOT NULL,
  key_id       TEXT NOT NULL,
  day          BIGINT NOT NULL,
  slug         TEXT NOT NULL,
  status_class BIGINT NOT NULL,
  latency_step BIGINT NOT NULL,
  calls        BIGINT NOT NULL,
  PRIMARY KEY (owner_id, day, key_id, slug, status_class, latency_step)
);
CREATE INDEX usage_days_by_age ON usage_days (day);
