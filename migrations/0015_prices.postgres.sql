CREATE TABLE asset_prices (
  asset TEXT COLLATE "C" NOT NULL,
  day   TEXT COLLATE "C" NOT NULL,
  price DOUBLE PRECISION NOT NULL,
  PRIMARY KEY (asset, day)
);

-- Lists go by the bytes of names, as SQLite orders them, whatever the collation of the database.
ALTER TABLE price_assets ALTER COLUMN asset TYPE TEXT COLLATE "C";
