-- Vectors in named collections. Every change of a collection raises its version by one, and a row has
-- the version that wrote it, so that an index in memory can follow by reading what is newer.

-- count and bytes are those of the vectors that are there; bytes is what an index takes of memory for
-- them. Removed vectors up to pruned_version have left no row. A dropped collection belongs to nobody:
-- its account is empty and its name its id, until its vectors are gone, too.
CREATE TABLE vector_collections (
  id             TEXT PRIMARY KEY,
  account_id     TEXT NOT NULL,
  name           TEXT NOT NULL,
  dimension      BIGINT NOT NULL,
  metric         TEXT NOT NULL,
  count          BIGINT NOT NULL,
  bytes          BIGINT NOT NULL,
  version        BIGINT NOT NULL,
  pruned_version BIGINT NOT NULL,
  created_at     BIGINT NOT NULL
);
CREATE UNIQUE INDEX vector_collections_by_name ON vector_collections (account_id, name);

-- A removed vector leaves its row with neither vector nor metadata and 0 bytes. Components are
-- little-endian 32-bit floats.
CREATE TABLE vectors (
  collection_id TEXT NOT NULL,
  vector_id     TEXT NOT NULL,
  version       BIGINT NOT NULL,
  bytes         BIGINT NOT NULL,
  updated_at    BIGINT NOT NULL,
  metadata      TEXT,
  vector        BYTEA,
  PRIMARY KEY (collection_id, vector_id)
);
CREATE INDEX vectors_by_version ON vectors (collection_id, version);
CREATE INDEX vectors_by_removal ON vectors (updated_at) WHERE vector IS NULL;
