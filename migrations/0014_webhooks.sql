-- Webhooks: endpoints of accounts, and the outbox of events on their way to them.

-- events holds the names of what is listened to, each between two spaces. last_position counts the
-- deliveries that were ever added: an event takes its places in the transaction that it reports,
-- which holds this row, so places follow one another in the order of the commits. secret and
-- previous_secret are sealed; previous_secret also signs until previous_until. revision counts the
-- changes of the address and of whether it is enabled: what came of an attempt before one of them says
-- nothing of the endpoint after it. had_events names all that was ever listened to, as some of them may
-- still wait or be sent again.
CREATE TABLE webhook_endpoints (
  id              TEXT PRIMARY KEY,
  account_id      TEXT NOT NULL,
  url             TEXT NOT NULL,
  events          TEXT NOT NULL,
  is_enabled      BIGINT NOT NULL,
  disabled_reason TEXT,
  disabled_at     BIGINT,
  last_position   BIGINT NOT NULL,
  signature       TEXT NOT NULL CHECK (signature IN ('v1', 'v1a')),
  public_key      TEXT,
  secret          BYTEA NOT NULL,
  previous_secret BYTEA,
  previous_until  BIGINT,
  created_at      BIGINT NOT NULL,
  revision        BIGINT NOT NULL DEFAULT 0,
  had_events      TEXT NOT NULL DEFAULT ''
);
CREATE INDEX webhook_endpoints_by_account ON webhook_endpoints (account_id, created_at, id);

-- Who sends to an endpoint, until when, and the time before which nothing is sent. Apart from the
-- endpoints, so that sending does not collide with transactions that add events. A row outlives its
-- endpoint until the deliveries are gone. A retry_at of 0 says that the queue was asked for at once,
-- which a turn that began before leaves as it is.
CREATE TABLE webhook_queues (
  endpoint_id TEXT PRIMARY KEY,
  retry_at    BIGINT NOT NULL,
  lease_owner TEXT NOT NULL,
  lease_until BIGINT NOT NULL
);

CREATE TABLE webhook_deliveries (
  id               TEXT PRIMARY KEY,
  endpoint_id      TEXT NOT NULL,
  position         BIGINT NOT NULL,
  event_id         TEXT NOT NULL,
  event            TEXT NOT NULL,
  body             TEXT NOT NULL,
  state            TEXT NOT NULL CHECK (state IN ('pending', 'delivered', 'failed')),
  attempts         BIGINT NOT NULL,
  status           BIGINT,
  error            TEXT,
  created_at       BIGINT NOT NULL,
  first_attempt_at BIGINT,
  next_attempt_at  BIGINT,
  finished_at      BIGINT
);
CREATE UNIQUE INDEX webhook_deliveries_by_position ON webhook_deliveries (endpoint_id, position);
CREATE INDEX webhook_deliveries_pending ON webhook_deliveries (endpoint_id, position)
  WHERE state = 'pending';
CREATE INDEX webhook_deliveries_by_age ON webhook_deliveries (created_at, id);
