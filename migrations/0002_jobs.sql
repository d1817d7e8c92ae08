-- The script job service.

-- jobs_made numbers the jobs of one agent, so that jobs of one millisecond keep their order.
CREATE TABLE agents (
  id         TEXT PRIMARY KEY,
  name       TEXT NOT NULL,
  email      TEXT,
  plan       TEXT NOT NULL,
  jobs_made  BIGINT NOT NULL,
  created_at BIGINT NOT NULL
);

CREATE TABLE jobs (
  id             TEXT PRIMARY KEY,
  agent_id       TEXT NOT NULL REFERENCES agents (id),
  number         BIGINT NOT NULL,
  type           TEXT NOT NULL CHECK (type IN ('script', 'demo', 'presentation', 'video')),
  seconds        BIGINT NOT NULL,
  brief          TEXT NOT NULL,
  status         TEXT NOT NULL CHECK (status IN ('pending', 'script_ready', 'paid', 'complete', 'error')),
  price_cents    BIGINT NOT NULL,
  paid           BIGINT NOT NULL CHECK (paid IN (0, 1)),
  payment_method TEXT CHECK (payment_method IN ('stripe', 'crypto')),
  script         TEXT,
  model          TEXT,
  error          TEXT,
  process_id     TEXT NOT NULL,
  created_at     BIGINT NOT NULL,
  completed_at   BIGINT,
  UNIQUE (agent_id, number)
);
CREATE INDEX jobs_by_agent ON jobs (agent_id, created_at, number);
-- Few jobs are pending at a time; the sweep for interrupted ones reads only those.
CREATE INDEX jobs_pending ON jobs (process_id) WHERE status = 'pending';

CREATE TABLE payments (
  job_id       TEXT PRIMARY KEY REFERENCES jobs (id),
  method       TEXT NOT NULL CHECK (method IN ('stripe', 'crypto')),
  amount_cents BIGINT NOT NULL,
  currency     TEXT NOT NULL CHECK (currency IN ('usd', 'usdc')),
  address      TEXT,
  sandbox      BIGINT NOT NULL CHECK (sandbox IN (0, 1)),
  settled_at   BIGINT NOT NULL
);
