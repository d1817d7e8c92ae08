-- Collected events. Ids grow with the time of receipt. event_id is the sender's own, which counts
-- once per account and app. The content comes last: what reads the other columns then does not
-- touch it.
CREATE TABLE events (
  account_id  TEXT NOT NULL,
  occurred_at BIGINT NOT NULL,
  id          TEXT NOT NULL,
  app_id      TEXT NOT NULL,
  event_name  TEXT NOT NULL,
  event_id    TEXT,
  received_at BIGINT NOT NULL,
  content     TEXT NOT NULL,
  PRIMARY KEY (account_id, occurred_at, id)
);
CREATE UNIQUE INDEX events_by_event_id ON events (account_id, app_id, event_id) WHERE event_id IS NOT NULL;
CREATE INDEX events_by_age ON events (received_at);
