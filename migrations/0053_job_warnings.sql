-- What a job was ordered with and did not take over as it was, as a JSON list; null where there is nothing to say.
ALTER TABLE jobs ADD COLUMN warnings TEXT;
