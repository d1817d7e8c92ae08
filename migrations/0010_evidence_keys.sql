-- Keys of the evidence family, what they called, and the tier that was bought for them.

-- Calls of a quota by name, beside their total in quota_days; day is the first of the period.
CREATE TABLE quota_names (
  counter_id TEXT NOT NULL,
  day        BIGINT NOT NULL,
  name       TEXT NOT NULL,
  used       BIGINT NOT NULL,
  PRIMARY KEY (counter_id, day, name)
);
CREATE INDEX quota_names_by_age ON quota_names (day);

-- The address that a key was asked for with; email is in lower case.
CREATE TABLE evidence_keys (
  counter_id TEXT PRIMARY KEY REFERENCES api_keys (id),
  email      TEXT NOT NULL
);
CREATE INDEX evidence_keys_by_email ON evidence_keys (email);

-- keys_made counts every key that was ever made for an address: counting it is what requests for
-- keys at once wait for.
CREATE TABLE evidence_addresses (
  email     TEXT PRIMARY KEY,
  keys_made BIGINT NOT NULL
);

-- Until when a counter has the tier pro by purchase.
CREATE TABLE evidence_plans (
  counter_id TEXT PRIMARY KEY,
  paid_until BIGINT NOT NULL
);

CREATE TABLE evidence_upgrades (
  id           TEXT PRIMARY KEY,
  counter_id   TEXT NOT NULL,
  method       TEXT NOT NULL CHECK (method IN ('stripe', 'crypto')),
  amount_cents BIGINT NOT NULL,
  currency     TEXT NOT NULL CHECK (currency IN ('usd', 'usdc')),
  address      TEXT,
  sandbox      BIGINT NOT NULL CHECK (sandbox IN (0, 1)),
  settled_at   BIGINT NOT NULL,
  paid_until   BIGINT NOT NULL
);
CREATE INDEX evidence_upgrades_by_counter ON evidence_upgrades (counter_id, settled_at);
