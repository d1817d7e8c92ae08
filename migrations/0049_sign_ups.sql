-- How many keys and accounts were asked for from a client address on a UTC day, in days since 1970.
-- client is an HMAC of the address and the day, so it tells neither.
CREATE TABLE sign_up_days (
  client TEXT NOT NULL,
  day    BIGINT NOT NULL,
  asked  BIGINT NOT NULL,
  PRIMARY KEY (client, day)
);
CREATE INDEX sign_up_days_by_age ON sign_up_days (day);
