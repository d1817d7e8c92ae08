-- An INTEGER PRIMARY KEY is the row's own number on SQLite, so it needs no index beside the table.
-- The payload in its RFC 8785 form is the entry, and the last column, so that what is before it is
-- read without it. Each index more would cost every seal: packet_id grows at its end, because it
-- begins with its time, and what an agent or a workflow sealed is found by its chains.
CREATE TABLE evidence_entries (
  leaf_index       INTEGER PRIMARY KEY,
  packet_id        TEXT NOT NULL UNIQUE,
  leaf_hash        BYTEA NOT NULL,
  owner            TEXT NOT NULL,
  chain            TEXT NOT NULL,
  seq              BIGINT NOT NULL,
  issued_at        BIGINT NOT NULL,
  epoch            BIGINT NOT NULL,
  signature        BYTEA NOT NULL,
  countersignature BYTEA,
  payload          TEXT NOT NULL
);
CREATE UNIQUE INDEX evidence_entries_by_chain ON evidence_entries (chain, leaf_index);
CREATE INDEX evidence_entries_by_owner ON evidence_entries (owner, leaf_index);
