-- Who asked, beside whom they named, so that limits count the one and not the other alone. A sender is
-- the network of a client: an IPv4 address, or the first 64 bits of an IPv6 address.

-- sender is NULL for links that were mailed before this. What is open is counted, so that hours are
-- counted no longer.
ALTER TABLE sign_in_links ADD COLUMN sender TEXT;
CREATE INDEX sign_in_links_by_email ON sign_in_links (email, expires_at);
DROP TABLE sign_in_hours;

CREATE INDEX sign_links_by_email ON sign_links (email, expires_at);

-- network is NULL for keys that were made before this.
ALTER TABLE evidence_keys ADD COLUMN network TEXT;
