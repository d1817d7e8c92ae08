-- Prices that the operator imported, for every account alike.

-- One row for each asset that has prices; observations, first_day and last_day tell of its rows in
-- asset_prices. revision is another text after each change.
CREATE TABLE price_assets (
  asset        TEXT PRIMARY KEY,
  source       TEXT NOT NULL,
  imported_at  BIGINT NOT NULL,
  revision     TEXT NOT NULL,
  observations BIGINT NOT NULL,
  first_day    TEXT NOT NULL,
  last_day     TEXT NOT NULL
);
