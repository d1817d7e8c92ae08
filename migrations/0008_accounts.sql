-- People: accounts, their sessions, what they ask for, and the mail to them.

-- email is in lower case. keys_made counts every key that was ever made here: counting it is what
-- requests for keys at once wait for.
CREATE TABLE accounts (
  id         TEXT PRIMARY KEY,
  email      TEXT NOT NULL UNIQUE,
  keys_made  BIGINT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE INDEX accounts_by_age ON accounts (created_at, id);

-- Only the SHA-256 of a token is kept. A link that is spent is gone.
CREATE TABLE sign_in_links (
  digest     TEXT PRIMARY KEY,
  email      TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX sign_in_links_by_expiry ON sign_in_links (expires_at);

-- How many links were mailed to an address in an hour, in hours since 1970.
CREATE TABLE sign_in_hours (
  email TEXT NOT NULL,
  hour  BIGINT NOT NULL,
  links BIGINT NOT NULL,
  PRIMARY KEY (email, hour)
);
CREATE INDEX sign_in_hours_by_age ON sign_in_hours (hour);

CREATE TABLE sessions (
  digest     TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  created_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX sessions_by_account ON sessions (account_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE access_requests (
  id         TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id),
  slug       TEXT NOT NULL,
  reason     TEXT NOT NULL,
  status     TEXT NOT NULL CHECK (status IN ('open', 'granted', 'denied')),
  created_at BIGINT NOT NULL,
  decided_at BIGINT
);
CREATE INDEX access_requests_by_account ON access_requests (account_id, created_at, id);
CREATE UNIQUE INDEX access_requests_open ON access_requests (account_id, slug) WHERE status = 'open';

-- Mail that waits to be sent, or, on a machine without a mail server, to be read here (local).
-- A claim moves due_at ahead, so that another process takes over when it comes to nothing. The text
-- is erased once it was sent or given up.
CREATE TABLE mails (
  id         TEXT PRIMARY KEY,
  recipient  TEXT NOT NULL,
  subject    TEXT NOT NULL,
  body       TEXT,
  status     TEXT NOT NULL CHECK (status IN ('local', 'waiting', 'sent', 'given_up')),
  attempts   BIGINT NOT NULL,
  due_at     BIGINT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE INDEX mails_by_age ON mails (created_at, id);
CREATE INDEX mails_waiting ON mails (due_at, id) WHERE status = 'waiting';
