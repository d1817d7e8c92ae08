-- How much each owner stores, by kind of thing. A row is changed in the transaction that changes what
-- it counts, so that nothing is ever counted by reading it; only what was stored before this is, here.
CREATE TABLE stored_amounts (
  owner_id TEXT NOT NULL,
  kind     TEXT NOT NULL,
  items    BIGINT NOT NULL,
  bytes    BIGINT NOT NULL,
  PRIMARY KEY (owner_id, kind)
);

INSERT INTO stored_amounts (owner_id, kind, items, bytes)
SELECT account_id, 'collections', count(*), 0 FROM vector_collections
 WHERE account_id <> '' GROUP BY account_id;

INSERT INTO stored_amounts (owner_id, kind, items, bytes)
SELECT account_id, 'vectors', sum(count), sum(bytes) FROM vector_collections
 WHERE account_id <> '' GROUP BY account_id;

INSERT INTO stored_amounts (owner_id, kind, items, bytes)
SELECT account_id, 'events', count(*), sum(octet_length(content)) FROM events GROUP BY account_id;

INSERT INTO stored_amounts (owner_id, kind, items, bytes)
SELECT account_id, 'runs', count(*), sum(octet_length(name) + octet_length(meta))
  FROM recorded_runs GROUP BY account_id;

INSERT INTO stored_amounts (owner_id, kind, items, bytes)
SELECT account_id, 'run_steps', count(*),
       sum(octet_length(recorded_steps.kind) + octet_length(recorded_steps.meta))
  FROM recorded_steps JOIN recorded_runs ON recorded_runs.id = run_id GROUP BY account_id;

INSERT INTO stored_amounts (owner_id, kind, items, bytes)
SELECT account_id, 'keyspaces', count(*), 0 FROM keyspaces
 WHERE name IS NOT NULL GROUP BY account_id;

INSERT INTO stored_amounts (owner_id, kind, items, bytes)
SELECT account_id, 'keys', sum(keys), sum(bytes) FROM keyspaces
 WHERE name IS NOT NULL GROUP BY account_id;

INSERT INTO stored_amounts (owner_id, kind, items, bytes)
SELECT agent_id, 'jobs', count(*), 0 FROM jobs GROUP BY agent_id;

INSERT INTO stored_amounts (owner_id, kind, items, bytes)
SELECT owner, 'packets', count(*), sum(octet_length(payload)) FROM evidence_entries
 WHERE owner <> '' GROUP BY owner;
