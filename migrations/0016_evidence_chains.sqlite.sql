-- An entry tells which one it follows in its chain, so a chain is read from its end back. An index
-- over all chains cost every seal a page of its own at a random place, and splits of such pages; the
-- ends of the chains lie close together.

-- The last entry of each chain.
CREATE TABLE evidence_chain_ends (
  chain      TEXT PRIMARY KEY,
  leaf_index BIGINT NOT NULL
) WITHOUT ROWID;
INSERT INTO evidence_chain_ends (chain, leaf_index)
  SELECT chain, max(leaf_index) FROM evidence_entries GROUP BY chain;

-- Every 64th entry of each chain: where reading may begin instead of at the end.
CREATE TABLE evidence_chain_marks (
  chain      TEXT NOT NULL,
  leaf_index BIGINT NOT NULL,
  PRIMARY KEY (chain, leaf_index)
) WITHOUT ROWID;
INSERT INTO evidence_chain_marks (chain, leaf_index)
  SELECT chain, leaf_index FROM evidence_entries WHERE seq > 0 AND seq % 64 = 0
  ORDER BY chain, leaf_index;

-- The payload stays the last column, so that what is before it is read without it.
CREATE TABLE evidence_entries_linked (
  leaf_index       INTEGER PRIMARY KEY,
  packet_id        TEXT NOT NULL UNIQUE,
  leaf_hash        BYTEA NOT NULL,
  owner            TEXT NOT NULL,
  chain            TEXT NOT NULL,
  seq              BIGINT NOT NULL,
  prev_index       BIGINT,
  issued_at        BIGINT NOT NULL,
  epoch            BIGINT NOT NULL,
  signature        BYTEA NOT NULL,
  countersignature BYTEA,
  payload          TEXT NOT NULL
);
INSERT INTO evidence_entries_linked
    (leaf_index, packet_id, leaf_hash, owner, chain, seq, prev_index, issued_at, epoch, signature,
     countersignature, payload)
  SELECT leaf_index, packet_id, leaf_hash, owner, chain, seq,
    (SELECT max(earlier.leaf_index) FROM evidence_entries AS earlier
      WHERE earlier.chain = evidence_entries.chain
        AND earlier.leaf_index < evidence_entries.leaf_index),
    issued_at, epoch, signature, countersignature, payload
  FROM evidence_entries ORDER BY leaf_index;
DROP TABLE evidence_entries;
ALTER TABLE evidence_entries_linked RENAME TO evidence_entries;
CREATE INDEX evidence_entries_by_owner ON evidence_entries (owner, leaf_index);

-- An INTEGER PRIMARY KEY needs no index beside the table.
CREATE TABLE evidence_checkpoints_by_size (
  size INTEGER PRIMARY KEY,
  note TEXT NOT NULL
);
INSERT INTO evidence_checkpoints_by_size (size, note)
  SELECT size, note FROM evidence_checkpoints ORDER BY size;
DROP TABLE evidence_checkpoints;
ALTER TABLE evidence_checkpoints_by_size RENAME TO evidence_checkpoints;
