import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { startPglite } from "../../../test/helpers/servers/pglite.js";
import { POSTGRES_MISSING, startPostgres } from "../../../test/helpers/servers/postgres.js";
import { tempFolder } from "../../../test/helpers/temp-folder.js";
import { defineStored } from "../parts/stored-kind.js";
import { migrate } from "../store/migrate.js";
import { MIGRATIONS } from "../store/migrated-store.js";
import { openStore } from "../store/open-store.js";
import { BY_STATEMENT, type Store, sql } from "../store/sql.js";
import { type Amount, totalsByOwner } from "./amounts.js";
import { createStorageQuota, StorageFull, type StorageQuota } from "./storage-quota.js";

const pglite = await startPglite();
const postgres = await startPostgres();
afterAll(async () => {
  await pglite.stop();
  await postgres?.stop();
});

const engines = [
  { title: "SQLite", url: `sqlite:${tempFolder()}/quota.db`, poolSize: 1, numRuns: 40 },
  { title: "PGlite", url: pglite.url, poolSize: 1, numRuns: 10 },
  {
    title: postgres ? "PostgreSQL" : `PostgreSQL, skipped: ${POSTGRES_MISSING}`,
    url: await postgres?.createDatabase(),
    poolSize: 10,
    numRuns: 15,
  },
];

const MB = 2 ** 20;
const pots = defineStored({
  name: "pots",
  noun: "pots",
  holders: ["account"],
  items: { variable: "POTS_MAX", default: 6 },
  megabytes: { variable: "POTS_MAX_MB", default: 1 },
  room: "break some",
});
const lids = defineStored({
  name: "lids",
  noun: "lids",
  holders: ["agent"],
  items: { variable: "LIDS_MAX", default: 2 },
  room: "bend some",
});
const config = { POTS_MAX: 6, POTS_MAX_MB: 1, LIDS_MAX: 2 };

const step = fc.record({
  kind: fc.constantFrom("add", "add", "replace", "remove", "sweep", "fail"),
  owner: fc.constantFrom("acc_a", "acc_b"),
  count: fc.integer({ min: 1, max: 3 }),
  bytes: fc.integer({ min: 0, max: MB / 2 }),
  replica: fc.nat({ max: 1 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

for (const { title, url, poolSize, numRuns } of engines) {
  describe.skipIf(url === undefined)(`a storage quota on ${title}`, () => {
    async function open(): Promise<{ store: Store; replicas: StorageQuota[] }> {
      const store = await openStore(url ?? "", { poolSize });
      if (title === "PGlite") await store.exec("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
      await migrate(store, MIGRATIONS);
      await store.exec(`
        DROP TABLE IF EXISTS pots;
        CREATE TABLE pots (id TEXT PRIMARY KEY, owner_id TEXT, bytes BIGINT)`);
      const replicas = [0, 1].map(() => createStorageQuota(store, [pots, lids], { config }));
      return { store, replicas };
    }

    it("counts what is stored, whatever comes at once, and lets nobody be over", async () => {
      const { store, replicas } = await open();
      let made = 0;

      async function put({ owner, count, bytes, replica, kind }: Step): Promise<void> {
        const quota = replicas[replica]!.of(pots);
        await store.durable.tx(async (tx) => {
          for (let at = 0; at < count; at += 1) {
            made += 1;
            await tx.run(sql`INSERT INTO pots VALUES (${`pot_${made}`}, ${owner}, ${bytes})`);
          }
          await quota.add(tx, owner, { items: count, bytes: count * bytes });
          if (kind === "fail") throw new RangeError("broken");
        }, BY_STATEMENT);
      }

      /** Gives one pot another size, or takes some away. */
      async function change({ kind, owner, bytes, replica, count }: Step): Promise<void> {
        const quota = replicas[replica]!.of(pots);
        await store.durable.tx(async (tx) => {
          if (kind === "replace") {
            const [pot] = await tx.all<{ id: string; bytes: number }>(sql`
              DELETE FROM pots WHERE id IN (SELECT id FROM pots WHERE owner_id = ${owner} LIMIT 1)
              RETURNING id, bytes`);
            if (!pot) return;
            await tx.run(sql`INSERT INTO pots VALUES (${pot.id}, ${owner}, ${bytes})`);
            await quota.add(tx, owner, { items: 0, bytes: bytes - pot.bytes });
          } else {
            const removed =
              kind === "sweep"
                ? await tx.all<{ owner_id: string; bytes: number }>(sql`
                    DELETE FROM pots WHERE id IN (SELECT id FROM pots ORDER BY id LIMIT ${count})
                    RETURNING owner_id, bytes`)
                : await tx.all<{ owner_id: string; bytes: number }>(sql`
                    DELETE FROM pots WHERE id IN (SELECT id FROM pots WHERE owner_id = ${owner}
                                                   ORDER BY id LIMIT ${count})
                    RETURNING owner_id, bytes`);
            await quota.giveBack(tx, totalsByOwner(removed));
          }
        }, BY_STATEMENT);
      }

      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
          await store.exec("DELETE FROM pots; DELETE FROM stored_amounts");
          const outcomes = await Promise.allSettled(
            steps.map((one) => (["add", "fail"].includes(one.kind) ? put(one) : change(one))),
          );
          for (const outcome of outcomes) {
            if (outcome.status === "fulfilled") continue;
            expect([StorageFull, RangeError]).toContain(outcome.reason.constructor);
          }
          for (const owner of ["acc_a", "acc_b"]) {
            const rows = await store.get<Amount>(sql`
              SELECT count(*) AS items, COALESCE(sum(bytes), 0) AS bytes FROM pots
               WHERE owner_id = ${owner}`);
            const [use] = await replicas[0]!.report(owner, "account");
            expect(use?.stored).toEqual(rows);
            expect(use?.stored.items).toBeLessThanOrEqual(6);
            expect(use?.stored.bytes).toBeLessThanOrEqual(MB);
          }
        }),
        { numRuns },
      );
      await store.close();
    });

    it("takes as much as fits and no more, of many that come at once", async () => {
      const { store, replicas } = await open();
      const outcomes = await Promise.allSettled(
        Array.from({ length: 40 }, (_, at) =>
          store.durable.tx(
            (tx) => replicas[at % 2]!.of(lids).add(tx, `agt_${at % 2}`, { items: 1, bytes: 0 }),
            BY_STATEMENT,
          ),
        ),
      );
      expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(4);
      const [use] = await replicas[0]!.report("agt_1", "agent");
      expect(use).toMatchObject({
        kind: { name: "lids" },
        stored: { items: 2, bytes: 0 },
        limit: { items: 2, bytes: undefined },
      });
      await store.close();
    });

    it("decides on several writes of a transaction, and counts those that it took", async () => {
      const { store, replicas } = await open();
      const quota = replicas[0]!.of(pots);
      const messages: string[] = [];
      await store.durable.tx(async (tx) => {
        const room = await quota.open(tx, "acc_c");
        for (const items of [4, 3, -1, 3, 1]) {
          try {
            room.require({ items, bytes: 10 * items });
            room.note({ items, bytes: 10 * items });
          } catch (error) {
            messages.push((error as Error).message);
          }
        }
        await room.save();
      });
      expect(messages).toEqual([
        "your quota of pots is 6: 4 are stored and 3 more do not fit; break some, or ask the operator to raise POTS_MAX",
        "your quota of pots is 6: 6 are stored and 1 more do not fit; break some, or ask the operator to raise POTS_MAX",
      ]);
      const [use] = await replicas[0]!.report("acc_c", "account");
      expect(use?.stored).toEqual({ items: 6, bytes: 60 });
      await store.close();
    });

    it("never refuses what takes no more, though the limit was lowered", async () => {
      const { store, replicas } = await open();
      const add = (quota: StorageQuota, amount: Amount) =>
        store.durable.tx((tx) => quota.of(pots).add(tx, "acc_d", amount));
      await add(replicas[0]!, { items: 6, bytes: 1_000 });
      const low = createStorageQuota(store, [pots], { config: { ...config, POTS_MAX: 3 } });
      await add(low, { items: 0, bytes: 10 });
      await add(low, { items: -1, bytes: 10 });
      await expect(add(low, { items: 1, bytes: -500 })).rejects.toThrow(
        "5 are stored and 1 more do not fit",
      );
      const [use] = await low.report("acc_d", "account");
      expect(use?.stored).toEqual({ items: 5, bytes: 1_020 });
      await store.close();
    });
  });
}

describe("the kinds of a storage quota", () => {
  it("are declared, each under a name of its own", async () => {
    const store = await openStore("sqlite::memory:", { poolSize: 1 });
    expect(() => createStorageQuota(store, [pots, { ...lids, name: "pots" }], { config })).toThrow(
      "two kinds of stored things have one name",
    );
    expect(() => createStorageQuota(store, [pots], { config }).of(lids)).toThrow(
      "nobody says in `stores` that lids are stored",
    );
    await store.close();
  });
});
