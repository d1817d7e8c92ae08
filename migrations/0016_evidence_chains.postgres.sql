-- An entry tells which one it follows in its chain, so a chain is read from its end back, as on
-- SQLite.

-- The last entry of each chain.
CREATE TABLE evidence_chain_ends (
  chain      TEXT PRIMARY KEY,
  leaf_index BIGINT NOT NULL
);
INSERT INTO evidence_chain_ends (chain, leaf_index)
  SELECT chain, max(leaf_index) FROM evidence_entries GROUP BY chain;

-- Every 64th entry of each chain: where reading may begin instead of at the end.
CREATE TABLE evidence_chain_marks (
  chain      TEXT NOT NULL,
  leaf_index BIGINT NOT NULL,
  PRIMARY KEY (chain, leaf_index)
);
INSERT INTO evidence_chain_marks (chain, leaf_index)
  SELECT chain, leaf_index FROM evidence_entries WHERE seq > 0 AND seq % 64 = 0;

ALTER TABLE evidence_entries ADD COLUMN prev_index BIGINT;
UPDATE evidence_entries SET prev_index = linked.prev_index
  FROM (
    SELECT leaf_index, lag(leaf_index) OVER (PARTITION BY chain ORDER BY leaf_index) AS prev_index
    FROM evidence_entries
  ) AS linked
  WHERE linked.leaf_index = evidence_entries.leaf_index AND linked.prev_index IS NOT NULL;
DROP INDEX evidence_entries_by_chain;
