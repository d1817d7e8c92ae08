-- Answers of models that are kept for the same question of the same account. What they say is sealed under
-- a key made of the question, which is not here, and of the server's secret.
CREATE TABLE cached_completions (
  -- An HMAC over account, model and question.
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  sealed BYTEA NOT NULL,
  bytes BIGINT NOT NULL,
  stored_at BIGINT NOT NULL,
  -- To about a minute.
  used_at BIGINT NOT NULL
);
CREATE INDEX cached_completions_use ON cached_completions (account_id, used_at);
CREATE INDEX cached_completions_all ON cached_completions (used_at);
CREATE INDEX cached_completions_age ON cached_completions (stored_at);

-- What is kept, by account; the one without a name is the sum of all.
CREATE TABLE cached_completion_sums (
  account_id TEXT PRIMARY KEY,
  items BIGINT NOT NULL,
  bytes BIGINT NOT NULL
);

-- What calls of a day came to, by the model that answered or would have.
CREATE TABLE completion_days (
  account_id TEXT NOT NULL,
  -- Days since 1970 in UTC.
  day BIGINT NOT NULL,
  model TEXT NOT NULL,
  hits BIGINT NOT NULL,
  misses BIGINT NOT NULL,
  bypasses BIGINT NOT NULL,
  failures BIGINT NOT NULL,
  input_tokens BIGINT NOT NULL,
  output_tokens BIGINT NOT NULL,
  saved_input_tokens BIGINT NOT NULL,
  saved_output_tokens BIGINT NOT NULL,
  PRIMARY KEY (account_id, day, model)
);
CREATE INDEX completion_days_age ON completion_days (day);
