import { afterAll, describe, expect, it } from "vitest";
import { type PgliteServer, startPglite } from "../../../test/helpers/servers/pglite.js";
import {
  POSTGRES_MISSING,
  type PostgresServer,
  startPostgres,
} from "../../../test/helpers/servers/postgres.js";
import { migrate } from "../../platform/store/migrate.js";
import { MIGRATIONS } from "../../platform/store/migrated-store.js";
import { openStore } from "../../platform/store/open-store.js";
import { createPrices } from "./create-prices.js";
import { listAssets, removeAsset, storePrices } from "./price-store.js";
import { readPriceTable } from "./price-table.js";

const [postgres, pglite]: [PostgresServer | undefined, PgliteServer] = await Promise.all([
  startPostgres(),
  startPglite(),
]);
afterAll(async () => {
  await pglite.stop();
  await postgres?.stop();
});

const clock = () => 1_800_000_000_000;
const engines = [
  { title: "SQLite", poolSize: 1, url: async () => "sqlite::memory:" },
  { title: "PGlite", poolSize: 1, url: async () => pglite.url },
  {
    title: postgres ? "PostgreSQL" : `PostgreSQL, skipped: ${POSTGRES_MISSING}`,
    isMissing: !postgres,
    poolSize: 5,
    url: async () => postgres!.createDatabase(),
  },
];

const tableOf = async (text: string) => (await readPriceTable(text)).columns;
const about = { source: "test", isReplacing: false, now: 1_700_000_000_000 };

for (const engine of engines) {
  describe.skipIf(engine.isMissing)(`prices on ${engine.title}`, async () => {
    const store = engine.isMissing
      ? undefined!
      : await openStore(await engine.url(), { poolSize: engine.poolSize });
    if (store) await migrate(store, MIGRATIONS);
    const prices = store && (await createPrices(store, { clock }));
    afterAll(() => store?.close());

    it("answers imported series in the order that they are asked for", async () => {
      await storePrices(store, await tableOf("date,a,Z\n2020-01-01,1,\n2020-01-02,2,0.1\n"), about);
      const [last, none, first] = await prices.find(["a", "nobody", "Z"]);
      expect(none).toBeUndefined();
      expect(first).toEqual({
        asset: "Z",
        dates: ["2020-01-02"],
        prices: [0.1],
        periodsPerYear: 252,
        source: "test",
        varianceFactor: 1,
      });
      expect(last).toMatchObject({ dates: ["2020-01-01", "2020-01-02"], prices: [1, 2] });
    });

    it("sees another import at once, and merges days", async () => {
      await storePrices(store, await tableOf("date,a\n2020-01-02,7\n2019-12-31,3\n"), about);
      const [series] = await prices.find(["a"]);
      expect(series).toMatchObject({
        dates: ["2019-12-31", "2020-01-01", "2020-01-02"],
        prices: [3, 1, 7],
      });
    });

    it("replaces, and forgets what was removed", async () => {
      const column = await tableOf("date,a\n2021-01-02,7\n");
      await storePrices(store, column, { ...about, isReplacing: true });
      expect(await prices.find(["a"])).toMatchObject([{ dates: ["2021-01-02"], prices: [7] }]);
      expect(await removeAsset(store, "a")).toBe(true);
      expect(await removeAsset(store, "a")).toBe(false);
      expect(await prices.find(["a"])).toEqual([undefined]);
    });

    it("keeps nothing of a transaction that fails", async () => {
      const [good] = await tableOf("date,good\n2021-01-02,7\n");
      const twice = { asset: "twice", dates: ["2021-01-02", "2021-01-02"], prices: [1, 2] };
      const stored = storePrices(store, [good!, twice], { ...about, isReplacing: true });
      await expect(stored).rejects.toThrow();
      expect(await prices.find(["good", "twice"])).toEqual([undefined, undefined]);
    });

    it("lists assets by the bytes of their names, page by page", async () => {
      const header = ["B", "a", "_", "A", "C.D", "C-D"];
      const table = await tableOf(`date,${header.join(",")}\n2020-01-01,1,1,1,1,1,1\n`);
      await storePrices(store, table, about);
      const names: string[] = [];
      for (let after = "", page = 0; page < 20; page += 1) {
        const found = await listAssets(store, { after, limit: 2 });
        names.push(...found.map(({ asset }) => asset));
        after = found.at(-1)?.asset ?? "";
        if (found.length < 2) break;
      }
      expect(names).toEqual([...header, "Z"].sort());
    });

    it("takes the imported series of a sample's name, and lists it once", async () => {
      await storePrices(store, await tableOf("date,GOLD\n2024-01-01,2000\n"), about);
      expect(await prices.find(["GOLD"])).toMatchObject([{ prices: [2000], source: "test" }]);
      const known = await prices.list({ limit: 200 });
      const names = known.map(({ asset }) => asset);
      expect(names).toEqual([...new Set(names)].sort());
      expect(known.find(({ asset }) => asset === "GOLD")).toMatchObject({ observations: 1 });
      const page = await prices.list({ after: "GOLD", limit: 2 });
      expect(page.map(({ asset }) => asset)).toEqual(
        names.slice(names.indexOf("GOLD") + 1).slice(0, 2),
      );
    });
  });
}

describe("the samples", () => {
  it("are 20 stocks with daily, two and four classes with monthly prices, and ten that others stand for", async () => {
    const store = await openStore("sqlite::memory:", { poolSize: 1 });
    await migrate(store, MIGRATIONS);
    const prices = await createPrices(store, { clock });
    const known = await prices.list({ limit: 200 });
    expect(known).toHaveLength(36);
    const [apple, gold] = await prices.find(["AAPL", "GOLD"]);
    expect(apple).toMatchObject({ periodsPerYear: 252, varianceFactor: 1 });
    expect([apple?.dates[0], apple?.dates.at(-1), apple?.prices.length]).toEqual([
      "1989-12-29",
      "2018-04-11",
      7126,
    ]);
    expect([apple?.prices[0], apple?.prices.at(-1)]).toEqual([0.117203, 172.440002]);
    expect(gold).toMatchObject({ periodsPerYear: 12, varianceFactor: 1.5 });
    expect([gold?.dates[0], gold?.dates.at(-1), gold?.prices.length]).toEqual([
      "1986-01-31",
      "2023-06-30",
      450,
    ]);
    expect(gold!.prices[1]! / gold!.prices[0]! - 1).toBeCloseTo(-0.023055, 12);
    await store.close();
  });
});
