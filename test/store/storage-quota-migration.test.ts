import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { migrate } from "../../src/platform/store/migrate.js";
import { MIGRATIONS } from "../../src/platform/store/migrated-store.js";
import { openStore } from "../../src/platform/store/open-store.js";
import { sql } from "../../src/platform/store/sql.js";
import { startEngines } from "./engines.js";

const engines = await startEngines();
afterAll(() => engines.stop());

/** The migrations that came before the counts. */
async function olderMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "gatehouse-migrations-"));
  const names = (await readdir(MIGRATIONS)).filter((name) => name < "0019");
  for (const name of names) await cp(join(MIGRATIONS, name), join(folder, name));
  return folder;
}

const BEFORE = `
  INSERT INTO vector_collections VALUES
    ('col_1', 'acc_1', 'a', 2, 'cosine', 3, 600, 9, 0, 1),
    ('col_2', 'acc_1', 'b', 2, 'cosine', 1, 200, 9, 0, 1),
    ('col_3', '', 'col_3', 2, 'cosine', 5, 900, 9, 0, 1);
  INSERT INTO events VALUES
    ('acc_1', 1, 'evt_1', 'a', 'n', NULL, 1, '{"a":"é"}'),
    ('acc_2', 1, 'evt_2', 'a', 'n', NULL, 1, '{}'),
    ('acc_1', 2, 'evt_3', 'a', 'n', NULL, 1, '{}');
  INSERT INTO recorded_runs VALUES ('run_1', 'acc_1', 'é', 2, 'h', 1, '{}'), ('run_2', 'acc_1', 'b', 0, 'h', 1, '{}');
  INSERT INTO recorded_steps VALUES
    ('run_1', 0, 'k', 'c', 1, 'p', 's', '{}'), ('run_1', 1, 'kk', 'c', 1, 'p', 's', '{"a":1}');
  INSERT INTO keyspaces VALUES
    (1, 'acc_1', 'a', 2, 20, 0, 1), (2, 'acc_1', 'b', 1, 5, 0, 1), (3, 'acc_1', NULL, 7, 70, 0, 1);
  INSERT INTO agents VALUES ('agt_1', 'a', NULL, 'free', 1, 1);
  INSERT INTO jobs (id, agent_id, number, type, seconds, brief, status, price_cents, paid, process_id, created_at)
    VALUES ('job_1', 'agt_1', 1, 'script', 30, 'b', 'error', 200, 0, 'prc_1', 1)`;

for (const engine of engines.list) {
  describe.skipIf(engine.isMissing)(
    `what was stored before there were quotas, on ${engine.title}`,
    () => {
      it("is counted by the migration", async () => {
        const place = await engine.createPlace();
        const store = await openStore(place.url, engine);
        const folder = await olderMigrations();
        await migrate(store, folder);
        await store.exec(BEFORE);
        for (const [index, owner] of ["key_1", "key_1", ""].entries()) {
          await store.run(sql`
          INSERT INTO evidence_entries (leaf_index, packet_id, leaf_hash, owner, chain, seq, issued_at,
                                        epoch, signature, payload)
          VALUES (${index}, ${`pkt_${index}`}, ${Buffer.alloc(32)}, ${owner}, 'c', ${index}, 1, 0,
                  ${Buffer.alloc(64)}, ${'{"é":1}'})`);
        }
        await migrate(store, MIGRATIONS);
        const rows = await store.all<Record<string, unknown>>(sql`SELECT * FROM stored_amounts`);
        const lines = rows.map(({ owner_id, kind, items, bytes }) =>
          [owner_id, kind, items, bytes].join(" "),
        );
        expect(lines.sort()).toEqual([
          "acc_1 collections 2 0",
          "acc_1 events 2 12",
          "acc_1 keys 3 25",
          "acc_1 keyspaces 2 0",
          "acc_1 run_steps 2 12",
          "acc_1 runs 2 7",
          "acc_1 vectors 4 800",
          "acc_2 events 1 2",
          "agt_1 jobs 1 0",
          "key_1 packets 2 16",
        ]);
        await store.close();
        await place.remove();
        await rm(folder, { recursive: true });
      });
    },
  );
}
