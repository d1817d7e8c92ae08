-- How many agents and jobs there are, for /health: counting a million of them takes half a second. Each
-- is counted in the transaction that adds it, on one of eight rows, so that few wait for each other.
INSERT INTO counters (name, value) SELECT 'agents.0', count(*) FROM agents;
INSERT INTO counters (name, value) SELECT 'jobs.0', count(*) FROM jobs;
INSERT INTO counters (name, value) VALUES
  ('agents.1', 0),
  ('agents.2', 0),
  ('agents.3', 0),
  ('agents.4', 0),
  ('agents.5', 0),
  ('agents.6', 0),
  ('agents.7', 0),
  ('jobs.1', 0),
  ('jobs.2', 0),
  ('jobs.3', 0),
  ('jobs.4', 0),
  ('jobs.5', 0),
  ('jobs.6', 0),
  ('jobs.7', 0);
