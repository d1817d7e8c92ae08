-- Corrections that agents keep for their next actions, and which of them took the place of which.
CREATE TABLE corrections (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  -- Their order by age within the account; those that were stored at once may share a number.
  seq BIGINT NOT NULL,
  -- Empty for the whole account.
  scope TEXT NOT NULL,
  precedence BIGINT NOT NULL,
  condition TEXT NOT NULL,
  correction TEXT NOT NULL,
  -- The ids that it was stored with, as JSON.
  supersedes TEXT NOT NULL,
  bytes BIGINT NOT NULL,
  created_at BIGINT NOT NULL
);
CREATE INDEX corrections_age ON corrections (account_id, seq, id);
CREATE INDEX corrections_scope ON corrections (account_id, scope, seq, id);

-- Over any number of steps, so that one that is deleted in the middle leaves the others superseded.
CREATE TABLE correction_supersessions (
  account_id TEXT NOT NULL,
  superseding_id TEXT NOT NULL,
  superseded_id TEXT NOT NULL,
  PRIMARY KEY (account_id, superseding_id, superseded_id)
);
CREATE INDEX correction_supersessions_of ON correction_supersessions (account_id, superseded_id);
