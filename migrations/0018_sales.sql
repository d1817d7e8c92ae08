-- One ledger for everything that is sold. What was paid for jobs and for tiers moves into it; what
-- a tier was paid until stays with the tier.
CREATE TABLE sales (
  order_id     TEXT PRIMARY KEY,
  method       TEXT NOT NULL CHECK (method IN ('stripe', 'crypto')),
  amount_cents BIGINT NOT NULL,
  currency     TEXT NOT NULL CHECK (currency IN ('usd', 'usdc')),
  address      TEXT,
  sandbox      BIGINT NOT NULL CHECK (sandbox IN (0, 1)),
  settled_at   BIGINT NOT NULL
);

INSERT INTO sales (order_id, method, amount_cents, currency, address, sandbox, settled_at)
SELECT job_id, method, amount_cents, currency, address, sandbox, settled_at FROM payments;

INSERT INTO sales (order_id, method, amount_cents, currency, address, sandbox, settled_at)
SELECT id, method, amount_cents, currency, address, sandbox, settled_at FROM evidence_upgrades;

CREATE TABLE evidence_terms (
  order_id   TEXT PRIMARY KEY REFERENCES sales (order_id),
  counter_id TEXT NOT NULL,
  paid_until BIGINT NOT NULL
);
CREATE INDEX evidence_terms_by_counter ON evidence_terms (counter_id, paid_until);

INSERT INTO evidence_terms (order_id, counter_id, paid_until)
SELECT id, counter_id, paid_until FROM evidence_upgrades;

DROP TABLE payments;
DROP TABLE evidence_upgrades;
