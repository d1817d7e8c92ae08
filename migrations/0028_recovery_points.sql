-- Which claim of the work the row belongs to, and how far the work has come, sealed as the answer is.
ALTER TABLE idempotent_answers ADD COLUMN attempt BIGINT NOT NULL DEFAULT 0;
ALTER TABLE idempotent_answers ADD COLUMN recovery_point BYTEA;
