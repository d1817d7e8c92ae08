import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrate } from "../../src/platform/store/migrate.js";
import { openStore } from "../../src/platform/store/open-store.js";
import {
  BY_STATEMENT,
  type Reader,
  type Store,
  StoreUnavailable,
  sql,
} from "../../src/platform/store/sql.js";
import { MIGRATIONS, type Place, startEngines } from "./engines.js";

const engines = await startEngines();
afterAll(() => engines.stop());

interface Sample {
  readonly id: string;
  readonly whole: number | null;
  readonly fraction: number | null;
  readonly words: string | null;
  readonly content: Buffer | null;
}

const BROKEN_RULE = { code: expect.stringMatching(/^(SQLITE_CONSTRAINT|23)/) };

function readUsed(reader: Reader): Promise<{ used: number } | undefined> {
  return reader.get<{ used: number }>(sql`SELECT used FROM quotas WHERE id = ${"first"}`);
}

for (const engine of engines.list) {
  describe.skipIf(engine.isMissing)(`a store on ${engine.title}`, () => {
    let place: Place;
    let store: Store;

    beforeEach(async () => {
      place = await engine.createPlace();
      store = await openStore(place.url, engine);
      await migrate(store, MIGRATIONS);
    });

    afterEach(async () => {
      await store.close();
      await place.remove();
    });

    function insertSample(sample: Sample): Promise<number> {
      return store.run(sql`
        INSERT INTO samples (id, whole, fraction, words, content)
        VALUES (${sample.id}, ${sample.whole}, ${sample.fraction}, ${sample.words}, ${sample.content})`);
    }

    describe("values", () => {
      const empty: Sample = { id: "a", whole: null, fraction: null, words: null, content: null };
      const cases: [name: string, sample: Sample][] = [
        ["nulls", empty],
        ["the largest safe integer", { ...empty, whole: Number.MAX_SAFE_INTEGER }],
        ["the smallest safe integer", { ...empty, whole: Number.MIN_SAFE_INTEGER }],
        ["epoch milliseconds", { ...empty, whole: 1_790_000_000_123 }],
        ["zero", { ...empty, whole: 0, fraction: 0 }],
        ["a fraction", { ...empty, fraction: 0.1 + 0.2 }],
        ["the largest number", { ...empty, fraction: Number.MAX_VALUE }],
        ["the smallest number", { ...empty, fraction: Number.MIN_VALUE }],
        ["an empty text", { ...empty, words: "" }],
        [
          "text beyond ASCII",
          { ...empty, words: "Grüße, 東京, 👩🏽‍🚀, e\u0301, \u{10ffff}, '\"\\$1?\n" },
        ],
        ["a long text", { ...empty, words: "é".repeat(200_000) }],
        ["no bytes", { ...empty, content: Buffer.alloc(0) }],
        ["all bytes", { ...empty, content: Buffer.from(Array.from({ length: 256 }, (_, i) => i)) }],
      ];

      it.each(cases)("keeps %s", async (_name, sample) => {
        await insertSample(sample);
        const { id, whole, fraction, words, content } = sample;
        expect(
          await store.get(sql`SELECT id, whole, fraction, words, content FROM samples`),
        ).toEqual({ id, whole, fraction, words, content });
      });

      it("binds a bigint", async () => {
        await store.run(sql`INSERT INTO samples (id, whole) VALUES (${"a"}, ${123n})`);
        expect(await store.get(sql`SELECT whole FROM samples`)).toEqual({ whole: 123 });
      });

      it("answers counts, sums and comparisons as numbers", async () => {
        await insertSample({ ...empty, id: "a", whole: 2, fraction: 0.5 });
        await insertSample({ ...empty, id: "b", whole: 3, fraction: 1 });
        expect(
          await store.get(sql`
            SELECT COUNT(*) AS count, SUM(whole) AS sum, AVG(whole) AS mean, SUM(fraction) AS part,
              MAX(whole) = 3 AS is_three, MAX(whole) = 2 AS is_two FROM samples`),
        ).toEqual({ count: 2, sum: 5, mean: 2.5, part: 1.5, is_three: 1, is_two: 0 });
      });
    });

    describe("statements", () => {
      it("answers undefined and an empty list when nothing matches", async () => {
        expect(await store.get(sql`SELECT id FROM samples`)).toBeUndefined();
        expect(await store.all(sql`SELECT id FROM samples`)).toEqual([]);
      });

      it("answers the number of changed rows", async () => {
        const insert = () =>
          store.run(sql`
            INSERT INTO samples (id) VALUES (${"a"}), (${"b"}) ON CONFLICT (id) DO NOTHING`);
        expect(await insert()).toBe(2);
        expect(await insert()).toBe(0);
        expect(await store.run(sql`UPDATE samples SET whole = ${1}`)).toBe(2);
        expect(await store.run(sql`DELETE FROM samples WHERE id = ${"a"}`)).toBe(1);
        expect(await store.run(sql`DELETE FROM samples WHERE id = ${"a"}`)).toBe(0);
      });

      it("answers what a write returns", async () => {
        const rows = await store.all(sql`
          INSERT INTO samples (id) VALUES (${"a"}), (${"b"}) RETURNING id`);
        expect(rows).toEqual([{ id: "a" }, { id: "b" }]);
        expect(
          await store.get(sql`UPDATE samples SET whole = ${7} WHERE id = ${"b"} RETURNING whole`),
        ).toEqual({ whole: 7 });
      });

      it("serves one call site many times, alone and at once", async () => {
        const put = (id: string, whole: number) =>
          store.run(sql`INSERT INTO samples (id, whole) VALUES (${id}, ${whole})`);
        const find = (id: string) =>
          store.get<Sample>(sql`SELECT whole FROM samples WHERE id = ${id}`);
        for (let i = 0; i < 20; i += 1) await put(`alone${i}`, i);
        await Promise.all(Array.from({ length: 20 }, (_, i) => put(`once${i}`, i)));
        const rows = await Promise.all(Array.from({ length: 20 }, (_, i) => find(`once${i}`)));
        expect(rows.map((row) => row?.whole)).toEqual(Array.from({ length: 20 }, (_, i) => i));
        expect(await find("alone7")).toEqual({ whole: 7 });
        expect(await find("nobody")).toBeUndefined();
      });

      it("serves a call site whose table got another column since", async () => {
        const read = () => store.all(sql`SELECT * FROM samples`);
        const readInside = () => store.tx((tx) => tx.all(sql`SELECT * FROM samples`));
        await insertSample({ id: "a", whole: 1, fraction: null, words: null, content: null });
        expect(await read()).not.toEqual([expect.objectContaining({ added: 5 })]);
        await readInside();
        await store.exec("ALTER TABLE samples ADD COLUMN added BIGINT NOT NULL DEFAULT 5");
        expect(await read()).toEqual([expect.objectContaining({ id: "a", added: 5 })]);
        expect(await readInside()).toEqual([expect.objectContaining({ id: "a", added: 5 })]);
      });

      it.each([
        ["a broken CHECK", () => sql`UPDATE quotas SET used = calls + 1`],
        [
          "a second row with one key",
          () => sql`INSERT INTO quotas (id, used, calls) VALUES (${"first"}, 0, 1)`,
        ],
        ["a missing value", () => sql`INSERT INTO quotas (id, used) VALUES (${"b"}, 0)`],
        [
          "a reference to nothing",
          () => sql`INSERT INTO samples (id, quota_id) VALUES (${"a"}, ${"b"})`,
        ],
      ])("refuses %s as a broken constraint", async (_name, query) => {
        await expect(store.run(query())).rejects.toMatchObject(BROKEN_RULE);
        await expect(store.run(query())).rejects.not.toBeInstanceOf(StoreUnavailable);
        expect(await readUsed(store)).toEqual({ used: 0 });
      });

      it("rejects, and never throws, on faulty SQL", async () => {
        const outcomes = [
          store.get(sql`SELECT id FROM nowhere`),
          store.all(sql`SELECT id FROM nowhere`),
          store.run(sql`SELEKT ${1}`),
          store.durable.run(sql`SELEKT ${1}`),
          store.durable.get(sql`SELECT id FROM nowhere`),
          store.tx((tx) => tx.run(sql`SELEKT ${1}`)),
          store.exec("SELEKT 1"),
        ];
        for (const outcome of await Promise.allSettled(outcomes)) {
          expect(outcome).toMatchObject({
            status: "rejected",
            reason: { message: expect.stringMatching(/nowhere|SELEKT/) },
          });
        }
      });

      it("runs a script as a whole or not at all", async () => {
        await store.exec("UPDATE quotas SET used = 1; UPDATE quotas SET used = used + 1;");
        expect(await readUsed(store)).toEqual({ used: 2 });
        const broken = store.exec("UPDATE quotas SET used = 50; UPDATE quotas SET used = 101;");
        await expect(broken).rejects.toMatchObject(BROKEN_RULE);
        expect(await readUsed(store)).toEqual({ used: 2 });
      });
    });

    describe("concurrency", () => {
      it("gives exactly 100 of 200 takes of a quota of 100", async () => {
        const take = () =>
          store.get<{ used: number }>(sql`
            UPDATE quotas SET used = used + 1 WHERE id = ${"first"} AND used < calls RETURNING used`);
        const taken = await Promise.all(Array.from({ length: 200 }, take));
        const numbers = taken.flatMap((row) => (row ? [row.used] : []));
        expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
      });

      it("isolates transactions that await between reading and writing", async () => {
        const count = () =>
          store.tx(async (tx) => {
            const row = await readUsed(tx);
            await sleep(1);
            await tx.run(
              sql`UPDATE quotas SET used = ${(row?.used ?? 0) + 1} WHERE id = ${"first"}`,
            );
          });
        await Promise.all(Array.from({ length: 8 }, count));
        expect(await readUsed(store)).toEqual({ used: 8 });
      });

      it("keeps two transactions from each relying on what the other changes", async () => {
        await store.exec("INSERT INTO quotas (id, used, calls) VALUES ('second', 0, 100)");
        /** Takes only while neither quota was touched, as a rule over both rows demands. */
        const takeAlone = (id: string) =>
          store.tx(async (tx) => {
            const total = await tx.get<{ sum: number }>(sql`SELECT SUM(used) AS sum FROM quotas`);
            await sleep(5);
            if (total?.sum !== 0) return 0;
            return tx.run(sql`UPDATE quotas SET used = 1 WHERE id = ${id}`);
          });
        const changed = await Promise.all([takeAlone("first"), takeAlone("second")]);
        expect(changed.sort()).toEqual([0, 1]);
      });

      it("runs each transaction once whose statements decide by themselves", async () => {
        let runs = 0;
        const take = () =>
          store.tx(async (tx) => {
            runs += 1;
            await readUsed(tx);
            await sleep(1);
            return tx.run(sql`
                UPDATE quotas SET used = used + 1 WHERE id = ${"first"} AND used < 5`);
          }, BY_STATEMENT);
        const taken = await Promise.all(Array.from({ length: 8 }, take));
        expect(taken.reduce((sum, changed) => sum + changed, 0)).toBe(5);
        expect(runs).toBe(8);
      });

      it("rolls back what throws and keeps what does not, interleaved", async () => {
        const add = (index: number) =>
          store.tx(async (tx) => {
            await tx.run(sql`INSERT INTO samples (id, whole) VALUES (${`row${index}`}, ${index})`);
            await sleep(1);
            if (index % 2 === 1) throw new Error(`odd ${index}`);
            return index;
          });
        const outcomes = await Promise.allSettled(Array.from({ length: 8 }, (_, i) => add(i)));
        expect(outcomes.map(({ status }) => status)).toEqual(
          Array.from({ length: 8 }, (_, i) => (i % 2 === 1 ? "rejected" : "fulfilled")),
        );
        const rows = await store.all<Sample>(sql`SELECT whole FROM samples ORDER BY whole`);
        expect(rows.map(({ whole }) => whole)).toEqual([0, 2, 4, 6]);
      });

      it("shows a reader what was committed, never what is under way", async () => {
        let finish = () => {};
        const finished = new Promise<void>((resolve) => {
          finish = resolve;
        });
        let started = () => {};
        const hasWritten = new Promise<void>((resolve) => {
          started = resolve;
        });
        const undone = store.tx(async (tx) => {
          await tx.run(sql`UPDATE quotas SET used = 50`);
          expect(await readUsed(tx)).toEqual({ used: 50 });
          started();
          await finished;
          throw new Error("undone");
        });
        await hasWritten;
        const reading = readUsed(store);
        if (engine.readsApart) expect(await reading).toEqual({ used: 0 });
        finish();
        await expect(undone).rejects.toThrow("undone");
        expect(await reading).toEqual({ used: 0 });
      });

      it("sees a write as soon as it has settled", async () => {
        for (let used = 1; used <= 20; used += 1) {
          await store.run(sql`UPDATE quotas SET used = ${used}`);
          expect(await readUsed(store)).toEqual({ used });
        }
      });
    });

    describe("transactions", () => {
      it("answers what the work answers", async () => {
        expect(await store.tx(async (tx) => (await readUsed(tx))?.used)).toBe(0);
      });

      it("throws on exactly what the work threw", async () => {
        const reason = new Error("mine");
        await expect(store.tx(() => Promise.reject(reason))).rejects.toBe(reason);
      });

      it("is spoiled by a statement that failed, though the work caught it", async () => {
        const outcome = store.tx(async (tx) => {
          await tx.run(sql`UPDATE quotas SET used = 7`);
          await tx.run(sql`UPDATE quotas SET used = 101`).catch(() => {});
          return "fine";
        });
        await expect(outcome).rejects.toMatchObject(BROKEN_RULE);
        expect(await readUsed(store)).toEqual({ used: 0 });
      });

      it("takes statements at once", async () => {
        await store.tx(async (tx) => {
          await Promise.all(
            ["a", "b", "c"].map((id) => tx.run(sql`INSERT INTO samples (id) VALUES (${id})`)),
          );
        });
        expect(await store.all(sql`SELECT id FROM samples ORDER BY id`)).toHaveLength(3);
      });

      it("refuses a statement that comes after its end", async () => {
        const late = await store.tx(async (tx) => () => tx.run(sql`UPDATE quotas SET used = 9`));
        await expect(late()).rejects.toThrow("the transaction is over");
        expect(await readUsed(store)).toEqual({ used: 0 });
      });

      it("leaves the store usable after failures of every kind", async () => {
        for (let i = 0; i < 15; i += 1) {
          await expect(store.run(sql`UPDATE quotas SET used = 101`)).rejects.toThrow();
          await expect(
            store.tx((tx) => tx.run(sql`UPDATE quotas SET used = 101`)),
          ).rejects.toThrow();
          await expect(store.tx(() => Promise.reject(new Error("no")))).rejects.toThrow("no");
        }
        await store.tx((tx) => tx.run(sql`UPDATE quotas SET used = 1`));
        expect(await readUsed(store)).toEqual({ used: 1 });
      });
    });

    describe("durable writes", () => {
      it("are stored, whichever way they come", async () => {
        const { durable } = store;
        await durable.run(sql`INSERT INTO samples (id) VALUES (${"run"})`);
        await durable.get(sql`INSERT INTO samples (id) VALUES (${"get"}) RETURNING id`);
        await durable.all(sql`INSERT INTO samples (id) VALUES (${"all"}) RETURNING id`);
        await durable.tx((tx) => tx.run(sql`INSERT INTO samples (id) VALUES (${"tx"})`));
        const rows = await durable.all<Sample>(sql`SELECT id FROM samples ORDER BY id`);
        expect(rows.map(({ id }) => id)).toEqual(["all", "get", "run", "tx"]);
      });

      it("are all there when many came at once", async () => {
        const ids = Array.from({ length: 100 }, (_, i) => `row${i}`);
        await Promise.all(
          ids.map((id) => store.durable.run(sql`INSERT INTO samples (id) VALUES (${id})`)),
        );
        expect(await store.get(sql`SELECT COUNT(*) AS count FROM samples`)).toEqual({ count: 100 });
      });

      it("refuse what breaks a constraint", async () => {
        await expect(
          store.durable.run(sql`UPDATE quotas SET used = calls + 1`),
        ).rejects.toMatchObject(BROKEN_RULE);
      });
    });

    describe("closing", () => {
      it("finishes what was accepted and refuses what comes later", async () => {
        const accepted = [
          store.durable.run(sql`INSERT INTO samples (id) VALUES (${"a"})`),
          store.tx(async (tx) => {
            await sleep(5);
            return tx.run(sql`INSERT INTO samples (id) VALUES (${"b"})`);
          }),
          store.run(sql`INSERT INTO samples (id) VALUES (${"c"})`),
          store.durable.tx((tx) => tx.run(sql`INSERT INTO samples (id) VALUES (${"d"})`)),
        ];
        const closing = store.close();
        expect(await Promise.all(accepted)).toEqual([1, 1, 1, 1]);
        await closing;
        const late = [readUsed(store), store.tx(async () => 1), store.exec("SELECT 1")];
        for (const outcome of await Promise.allSettled(late)) {
          const reason = new StoreUnavailable("the store is closed");
          expect(outcome).toEqual({ status: "rejected", reason });
        }
        await store.close();
      });

      if (engine.isKept) {
        it("keeps everything for the next store", async () => {
          await store.run(sql`UPDATE quotas SET used = 42`);
          await store.close();
          store = await openStore(place.url, engine);
          expect(await readUsed(store)).toEqual({ used: 42 });
        });
      }
    });
  });
}
