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

/** The migrations that came before the ledger. */
async function olderMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "gatehouse-migrations-"));
  const names = (await readdir(MIGRATIONS)).filter((name) => name < "0018");
  for (const name of names) await cp(join(MIGRATIONS, name), join(folder, name));
  return folder;
}

for (const engine of engines.list) {
  describe.skipIf(engine.isMissing)(`what was sold before the ledger, on ${engine.title}`, () => {
    it("is in it with all that was known of it, and tiers keep their ends", async () => {
      const place = await engine.createPlace();
      const store = await openStore(place.url, engine);
      const folder = await olderMigrations();
      await migrate(store, folder);
      await store.run(sql`
        INSERT INTO agents (id, name, plan, jobs_made, created_at) VALUES ('agt_1', 'a', 'free', 1, 1)`);
      await store.run(sql`
        INSERT INTO jobs (id, agent_id, number, type, seconds, brief, status, price_cents, paid,
                          process_id, created_at)
        VALUES ('job_1', 'agt_1', 1, 'script', 30, 'b', 'paid', 200, 1, 'prc_1', 1)`);
      await store.run(sql`
        INSERT INTO payments (job_id, method, amount_cents, currency, address, sandbox, settled_at)
        VALUES ('job_1', 'crypto', 200, 'usdc', '0xab', 1, 5)`);
      await store.run(sql`
        INSERT INTO evidence_upgrades (id, counter_id, method, amount_cents, currency, address,
                                       sandbox, settled_at, paid_until)
        VALUES ('upg_1', 'key_1', 'stripe', 2000, 'usd', NULL, 1, 6, 99)`);
      await migrate(store, MIGRATIONS);
      expect(await store.all(sql`SELECT * FROM sales ORDER BY order_id`)).toEqual([
        {
          order_id: "job_1",
          method: "crypto",
          amount_cents: 200,
          currency: "usdc",
          address: "0xab",
          sandbox: 1,
          settled_at: 5,
        },
        {
          order_id: "upg_1",
          method: "stripe",
          amount_cents: 2000,
          currency: "usd",
          address: null,
          sandbox: 1,
          settled_at: 6,
        },
      ]);
      expect(await store.all(sql`SELECT * FROM evidence_terms`)).toEqual([
        { order_id: "upg_1", counter_id: "key_1", paid_until: 99 },
      ]);
      await store.close();
      await place.remove();
      await rm(folder, { recursive: true });
    });
  });
}
