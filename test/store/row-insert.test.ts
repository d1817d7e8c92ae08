import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrate } from "../../src/platform/store/migrate.js";
import { openStore } from "../../src/platform/store/open-store.js";
import { rowInsert } from "../../src/platform/store/row-insert.js";
import {
  type Reader,
  type Store,
  StoreUnavailable,
  sql,
  type Value,
} from "../../src/platform/store/sql.js";
import { MIGRATIONS, type Place, startEngines } from "./engines.js";

const engines = await startEngines();
afterAll(() => engines.stop());

const COLUMNS = ["id", "whole", "fraction", "words", "content"];
const BROKEN_RULE = { code: expect.stringMatching(/^(SQLITE_CONSTRAINT|23)/) };
/** More than one statement, and the last of them not full. */
const MANY = 1_201;

const addSamples = rowInsert({ into: "samples", columns: COLUMNS });
const addNewSamples = rowInsert({ into: "samples", columns: COLUMNS, onConflict: "nothing" });
const addIds = rowInsert({ into: "samples", columns: ["id"] });
const addNewIds = rowInsert({ into: "samples", columns: ["id"], onConflict: "nothing" });

const idOf = (index: number) => `row${String(index).padStart(6, "0")}`;
const manyIds = (count: number) => Array.from({ length: count }, (_, index) => [idOf(index)]);

async function countSamples(reader: Reader): Promise<number | undefined> {
  return (await reader.get<{ count: number }>(sql`SELECT COUNT(*) AS count FROM samples`))?.count;
}

for (const engine of engines.list) {
  describe.skipIf(engine.isMissing)(`adding many rows on ${engine.title}`, () => {
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

    it("keeps every value of every row", async () => {
      const rows: Value[][] = Array.from({ length: MANY }, (_, index) =>
        index % 3 === 0
          ? [idOf(index), null, null, null, null]
          : [
              idOf(index),
              index * 1e12,
              index / 7,
              `é'"\\$1?${index}`,
              Buffer.from([0, index % 256]),
            ],
      );
      expect(await store.run(addSamples(rows))).toBe(MANY);
      const kept = await store.all<Record<string, Value>>(sql`
        SELECT id, whole, fraction, words, content FROM samples ORDER BY id`);
      expect(kept.map((row) => COLUMNS.map((column) => row[column]))).toEqual(rows);
    });

    it.each([0, 1, 2, 500, 501])("answers that it added %i rows", async (count) => {
      expect(await store.run(addIds(manyIds(count)))).toBe(count);
      expect(await countSamples(store)).toBe(count);
    });

    it("takes more values than one statement can", async () => {
      const columns = Array.from({ length: 200 }, (_, index) => `c${index}`);
      await store.exec(`CREATE TABLE wide (${columns.map((name) => `${name} BIGINT`).join(", ")})`);
      const rows = Array.from({ length: 400 }, (_, row) => columns.map((_name, at) => row * at));
      expect(await store.run(rowInsert({ into: "wide", columns })(rows))).toBe(400);
      expect(await store.get(sql`SELECT COUNT(*) AS count, SUM(c199) AS sum FROM wide`)).toEqual({
        count: 400,
        sum: 199 * ((399 * 400) / 2),
      });
    });

    it("leaves out what is there already, and repeats among the rows", async () => {
      await store.run(sql`INSERT INTO samples (id, words) VALUES (${idOf(7)}, ${"first"})`);
      const rows = manyIds(MANY).map(([id]) => [id!, null, null, "later", null]);
      expect(await store.run(addNewSamples([...rows, ...rows]))).toBe(MANY - 1);
      expect(await store.run(addNewSamples(rows))).toBe(0);
      expect(await countSamples(store)).toBe(MANY);
      expect(await store.get(sql`SELECT words FROM samples WHERE id = ${idOf(7)}`)).toEqual({
        words: "first",
      });
    });

    it.each([3, MANY])("adds none of %i rows when the last is refused", async (count) => {
      const rows = [...manyIds(count - 1), [idOf(0)]];
      await expect(store.run(addIds(rows))).rejects.toMatchObject(BROKEN_RULE);
      await expect(store.durable.run(addIds(rows))).rejects.toMatchObject(BROKEN_RULE);
      expect(await countSamples(store)).toBe(0);
      expect(await store.run(addIds(manyIds(count)))).toBe(count);
    });

    it("gives rows that are there new values, by their key", async () => {
      await store.run(addSamples([["a", 1, 0.5, "one", null]]));
      const put = rowInsert({
        into: "samples",
        columns: ["id", "whole", "words"],
        onConflict: { key: ["id"] },
      });
      const rows = [
        ["b", 2, "two"],
        ["a", 3, "three"],
      ];
      expect(await store.run(put(rows))).toBe(2);
      expect(
        await store.all(sql`SELECT id, whole, fraction, words FROM samples ORDER BY id`),
      ).toEqual([
        { id: "a", whole: 3, fraction: 0.5, words: "three" },
        { id: "b", whole: 2, fraction: null, words: "two" },
      ]);
    });

    it("fails on any other broken rule, though conflicts are left out", async () => {
      const add = rowInsert({
        into: "samples",
        columns: ["id", "quota_id"],
        onConflict: "nothing",
      });
      const rows = [
        ["a", "first"],
        ["b", "nobody"],
      ];
      await expect(store.run(add(rows))).rejects.toMatchObject(BROKEN_RULE);
      expect(await countSamples(store)).toBe(0);
    });

    it("belongs to the transaction that it is in", async () => {
      const undone = store.tx(async (tx) => {
        expect(await tx.run(addIds(manyIds(MANY)))).toBe(MANY);
        expect(await countSamples(tx)).toBe(MANY);
        throw new Error("undone");
      });
      await expect(undone).rejects.toThrow("undone");
      expect(await countSamples(store)).toBe(0);
      expect(await store.tx((tx) => tx.run(addIds(manyIds(MANY))))).toBe(MANY);
      expect(await countSamples(store)).toBe(MANY);
    });

    it("belongs to its transaction as a whole, though the work does not wait for it", async () => {
      const added = await store.tx(async (tx) => ({ whole: tx.run(addIds(manyIds(MANY))) }));
      expect(await added.whole).toBe(MANY);
      expect(await countSamples(store)).toBe(MANY);
    });

    it("spoils its transaction when it fails, though the work caught it", async () => {
      const rows = [...manyIds(MANY), [idOf(0)]];
      const outcome = store.tx(async (tx) => {
        await tx.run(sql`INSERT INTO samples (id) VALUES (${"before"})`);
        await tx.run(addIds(rows)).catch(() => {});
        return "fine";
      });
      await expect(outcome).rejects.toMatchObject(BROKEN_RULE);
      expect(await countSamples(store)).toBe(0);
    });

    it("is refused after the end of its transaction", async () => {
      const late = await store.tx(async (tx) => () => tx.run(addIds(manyIds(2))));
      await expect(late()).rejects.toThrow("the transaction is over");
      expect(await countSamples(store)).toBe(0);
    });

    it("is stored when it settles on durable", async () => {
      expect(await store.durable.run(addIds(manyIds(MANY)))).toBe(MANY);
      expect(await store.durable.run(addNewIds(manyIds(MANY + 1)))).toBe(1);
      expect(await countSamples(store)).toBe(MANY + 1);
    });

    it("counts each row once when many callers add the same in another order", async () => {
      const callers = Array.from({ length: 8 }, (_, caller) => {
        const rows = manyIds(300);
        return store.run(addNewIds(caller % 2 === 0 ? rows : rows.reverse()));
      });
      const added = await Promise.all(callers);
      expect(added.reduce((sum, count) => sum + count, 0)).toBe(300);
    });

    it("lets others run while it adds very many", async () => {
      let turns = 0;
      const ticking = setInterval(() => {
        turns += 1;
      }, 0);
      await store.run(addIds(manyIds(40_000)));
      clearInterval(ticking);
      expect(turns).toBeGreaterThan(1);
      expect(await countSamples(store)).toBe(40_000);
    });

    it("rejects, and never throws, on a table that is not there", async () => {
      const add = rowInsert({ into: "nowhere", columns: ["id"] });
      await expect(store.run(add([["a"]]))).rejects.toThrow(/nowhere/);
      await expect(store.tx((tx) => tx.run(add([["a"]])))).rejects.toThrow(/nowhere/);
    });

    it("is refused once the store is closed", async () => {
      await store.close();
      const reason = new StoreUnavailable("the store is closed");
      await expect(store.run(addIds(manyIds(2)))).rejects.toEqual(reason);
      await expect(store.durable.run(addIds(manyIds(MANY)))).rejects.toEqual(reason);
    });
  });
}

describe("the making of an insertion", () => {
  it.each(["", "Samples", "1a", "a-b", "a b", "a;", 'a"', "a.b", "é", "a\n", "a".repeat(64)])(
    "refuses %j as a name",
    (name) => {
      expect(() => rowInsert({ into: name, columns: ["id"] })).toThrow(/is not a name/);
      expect(() => rowInsert({ into: "samples", columns: ["id", name] })).toThrow(/is not a name/);
    },
  );

  it.each([[["id"]], [["other"]], [["id", "other"]]])(
    "refuses %j as the key of the one column id",
    (key) => {
      const target = { into: "samples", columns: ["id"], onConflict: { key } };
      expect(() => rowInsert(target)).toThrow("the columns of a key are some of those");
    },
  );

  it("refuses no columns, and rows of another length", () => {
    expect(() => rowInsert({ into: "samples", columns: [] })).toThrow("needs a column");
    expect(() => addIds([["a"], []])).toThrow("a row of samples needs 1 values");
    expect(() => addIds([["a", "b"]])).toThrow("a row of samples needs 1 values");
  });
});
