-- Which server has the pages of a browser that is used outside of a session of MCP.
CREATE TABLE browser_homes (
  account_id TEXT NOT NULL,
  -- What the caller calls it; empty for the one without a name.
  name TEXT NOT NULL,
  process_id TEXT NOT NULL,
  -- When that server began with it: what it had before then is not shown again.
  since BIGINT NOT NULL,
  -- To about half a minute.
  used_at BIGINT NOT NULL,
  PRIMARY KEY (account_id, name)
);
CREATE INDEX browser_homes_age ON browser_homes (used_at);
