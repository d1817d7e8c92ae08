-- Sign-in: one-time challenges for wallets and links for mail.

-- attempts counts the signatures that were tried; expired rows are swept.
CREATE TABLE sign_challenges (
  id         TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  nonce      TEXT NOT NULL UNIQUE,
  wallet     TEXT NOT NULL,
  message    TEXT NOT NULL,
  attempts   BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX sign_challenges_by_account ON sign_challenges (account_id, expires_at);
CREATE INDEX sign_challenges_by_expiry ON sign_challenges (expires_at);

-- Sign-in links that were mailed; only the SHA-256 of what a link carries is kept.
CREATE TABLE sign_links (
  digest     TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  email      TEXT NOT NULL,
  expires_at BIGINT NOT NULL
);
CREATE INDEX sign_links_by_address ON sign_links (account_id, email, expires_at);
CREATE INDEX sign_links_by_expiry ON sign_links (expires_at);
