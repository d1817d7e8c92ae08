-- As on SQLite, where the type of the key has to be INTEGER.
-- owner, agent_id and workflow_id find packets again; texts that are no good for an index stand there
-- as their SHA-256. The payload in its RFC 8785 form is the entry, and the last column, so that what
-- is before it is read without it.
CREATE TABLE evidence_entries (
  leaf_index       BIGINT PRIMARY KEY,
  packet_id        TEXT NOT NULL UNIQUE,
  leaf_hash        BYTEA NOT NULL,
  owner            TEXT NOT NULL,
  agent_id         TEXT NOT NULL,
  workflow_id      TEXT NOT NULL,
  chain            TEXT NOT NULL,
  seq              BIGINT NOT NULL,
  issued_at        BIGINT NOT NULL,
  epoch            BIGINT NOT NULL,
  signature        BYTEA NOT NULL,
  countersignature BYTEA,
  payload          TEXT NOT NULL
);
-- A chain that forks breaks this rule.
CREATE UNIQUE INDEX evidence_entries_by_chain ON evidence_entries (chain, seq);
CREATE INDEX evidence_entries_by_owner ON evidence_entries (owner, leaf_index);
CREATE INDEX evidence_entries_by_agent ON evidence_entries (owner, agent_id, leaf_index);
CREATE INDEX evidence_entries_by_workflow ON evidence_entries (owner, workflow_id, leaf_index)
  WHERE workflow_id <> '';
