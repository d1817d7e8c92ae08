-- Which secrets this database is used with, so that a server with another one is refused before it
-- seals or signs anything. fingerprint is a keyed hash and tells nothing of the secret.
CREATE TABLE secret_fingerprints (
  name        TEXT PRIMARY KEY,
  fingerprint TEXT NOT NULL,
  since       BIGINT NOT NULL
);

-- The secrets before, each sealed under the one of now, for what was made under them.
CREATE TABLE former_secrets (
  name        TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  sealed      BYTEA NOT NULL,
  replaced_at BIGINT NOT NULL,
  PRIMARY KEY (name, fingerprint)
);
