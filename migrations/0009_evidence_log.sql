-- The evidence log: one append-only Merkle tree. Its entries are in the files of each engine.

-- Where the log ends. Whoever appends holds the lock of this table and changes this row, so there is
-- one writer at a time over all processes. audited_size is how far the last audit got. chain_key is
-- the key of the names of chains, which are opaque outside.
CREATE TABLE evidence_head (
  id           BIGINT PRIMARY KEY CHECK (id = 1),
  origin       TEXT NOT NULL,
  chain_key    BYTEA NOT NULL,
  size         BIGINT NOT NULL,
  checkpoint   TEXT NOT NULL,
  epoch        BIGINT NOT NULL,
  issued_at    BIGINT NOT NULL,
  audited_size BIGINT NOT NULL
);

-- Full tiles of 256 hashes; root is the node above them, a hash of the tile a level up.
CREATE TABLE evidence_tiles (
  level      BIGINT NOT NULL,
  tile_index BIGINT NOT NULL,
  root       BYTEA NOT NULL,
  hashes     BYTEA NOT NULL,
  PRIMARY KEY (level, tile_index)
);

-- Whose chains there are; parts is a JSON list of texts, whose HMAC with the owner is the name.
-- agent_id and workflow_id are its first two texts, or their SHA-256 when they are no good for an
-- index; empty where there is none.
CREATE TABLE evidence_chains (
  chain       TEXT PRIMARY KEY,
  owner       TEXT NOT NULL,
  agent_id    TEXT NOT NULL,
  workflow_id TEXT NOT NULL,
  parts       TEXT NOT NULL
);
CREATE INDEX evidence_chains_by_agent ON evidence_chains (owner, agent_id);
CREATE INDEX evidence_chains_by_workflow ON evidence_chains (owner, workflow_id)
  WHERE workflow_id <> '';

-- Every checkpoint that was given away.
CREATE TABLE evidence_checkpoints (
  size BIGINT PRIMARY KEY,
  note TEXT NOT NULL
);

-- Public keys; those without ended_at are in use.
CREATE TABLE evidence_signing_keys (
  key_id     TEXT PRIMARY KEY,
  epoch      BIGINT NOT NULL,
  purpose    TEXT NOT NULL CHECK (purpose IN ('packet', 'checkpoint')),
  public_key BYTEA NOT NULL,
  started_at BIGINT NOT NULL,
  ended_at   BIGINT,
  revoked_at BIGINT,
  UNIQUE (epoch, purpose)
);
