-- One tree, in which the prices of an asset lie together in their order: they are read as a whole.
CREATE TABLE asset_prices (
  asset TEXT NOT NULL,
  day   TEXT NOT NULL,
  price DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (asset, day)
) WITHOUT ROWID;
