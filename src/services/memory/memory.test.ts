import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { type PgliteServer, startPglite } from "../../../test/helpers/servers/pglite.js";
import {
  POSTGRES_MISSING,
  type PostgresServer,
  startPostgres,
} from "../../../test/helpers/servers/postgres.js";
import { tempFolder } from "../../../test/helpers/temp-folder.js";
import { createSieveCache } from "../../engines/caching/eviction/sieve-cache.js";
import { migrate } from "../../platform/store/migrate.js";
import { MIGRATIONS } from "../../platform/store/migrated-store.js";
import { openStore } from "../../platform/store/open-store.js";
import { type Store, sql } from "../../platform/store/sql.js";
import { entryBytes } from "./entry.js";
import { createMemory, type Memory } from "./memory.js";

const folder = tempFolder();
const [postgres, pglite]: [PostgresServer | undefined, PgliteServer] = await Promise.all([
  startPostgres(),
  startPglite(),
]);
afterAll(async () => {
  await pglite.stop();
  await postgres?.stop();
});

let files = 0;
const sqliteUrl = async () => `sqlite:${folder}/memory-${++files}.db`;
const engines = [
  { title: "an SQLite file", poolSize: 1, runs: 60, url: sqliteUrl },
  { title: "PGlite", poolSize: 1, runs: 15, url: async () => pglite.url },
  {
    title: postgres ? "PostgreSQL" : `PostgreSQL, skipped: ${POSTGRES_MISSING}`,
    isMissing: !postgres,
    poolSize: 10,
    runs: 20,
    url: async () => postgres!.createDatabase(),
  },
];

const now = 1_800_000_000_000;
const keeper = (store: Store, bound: { bytesMax: number; entriesMax?: number }) =>
  createMemory(store, { clock: () => now, onFlushFailure: () => {}, ...bound });

async function openMigrated(url: string, poolSize: number): Promise<Store> {
  const store = await openStore(url, { poolSize });
  await migrate(store, MIGRATIONS);
  return store;
}

const nameOf = (key: string) => ({ agentId: "a", namespace: "n", key });
const put = (memory: Memory, owner: string, key: string, length = 0) =>
  memory.store(owner, { name: nameOf(key), value: JSON.stringify({ f: "x".repeat(length) }) });

/** What is stored, counted again from the rows themselves. */
async function countAgain(store: Store, owner: string) {
  const rows = await store.all<{
    namespace: string;
    key: string;
    agent_id: string;
    value: string;
    bytes: number;
  }>(sql`
    SELECT namespace, key, agent_id, value, bytes FROM memory_entries WHERE owner_id = ${owner}`);
  const counted = rows.map((row) => entryBytes({ ...row, agentId: row.agent_id }, row.value));
  expect(rows.map(({ bytes }) => bytes)).toEqual(counted);
  return { entries: rows.length, bytes: counted.reduce((sum, bytes) => sum + bytes, 0) };
}

describe.each(engines)("a memory on $title", ({ isMissing = false, poolSize, runs, url }) => {
  const operation = fc.record({
    kind: fc.constantFrom("get", "store", "store", "store", "delete", "flush"),
    key: fc.integer({ min: 0, max: 14 }).map((number) => `k${number}`),
    length: fc.integer({ min: 0, max: 600 }),
  });

  it.skipIf(isMissing)(
    "evicts what a SIEVE cache in memory evicts, and is never over its bound",
    async () => {
      const store = await openMigrated(await url(), poolSize);
      const bound = { bytesMax: 2_500, entriesMax: 7 };
      let owners = 0;
      const operations = fc.array(operation, { maxLength: 80 });
      const evictsAlike = fc.asyncProperty(operations, async (list) => {
        const owner = `owner ${++owners}`;
        let memory = keeper(store, bound);
        const model = createSieveCache<string, string>(bound);
        for (const { kind, key, length } of list) {
          if (kind === "get") {
            const found = await memory.retrieve(owner, nameOf(key));
            expect(found?.value).toBe(model.get(key));
          } else if (kind === "delete") {
            const deleted = await memory.delete(owner, nameOf(key));
            expect(deleted).toBe(model.delete(key) ? 1 : 0);
          } else if (kind === "flush") {
            // Another process goes on with what was written down.
            await memory.flush();
            memory = keeper(store, bound);
          } else {
            const value = JSON.stringify({ f: "x".repeat(length) });
            const outcome = await put(memory, owner, key, length);
            const gone = model.set(key, value, entryBytes(nameOf(key), value));
            if (outcome.kind !== "stored") throw new Error(outcome.kind);
            expect(outcome.evicted).toEqual(
              gone.map((name) => ({ ...nameOf(name), reason: "space" })),
            );
            for (const name of gone) {
              expect(await memory.retrieve(owner, nameOf(name))).toBeUndefined();
            }
          }
          const { bytes, entries } = await memory.stats(owner);
          expect([entries, bytes]).toEqual([model.size(), model.bytes()]);
          expect(bytes).toBeLessThanOrEqual(bound.bytesMax);
        }
        const { bytes, entries } = await memory.stats(owner);
        expect(await countAgain(store, owner)).toEqual({ bytes, entries });
      });
      await fc.assert(evictsAlike, { numRuns: runs });
      await store.close();
    },
  );

  it.skipIf(isMissing)(
    "keeps its bound when two processes and many callers write at once",
    async () => {
      const place = await url();
      const first = await openMigrated(place, poolSize);
      // PGlite has one session, which two stores cannot share.
      const second =
        poolSize === 1 && first.dialect === "postgres"
          ? first
          : await openStore(place, { poolSize });
      const bound = { bytesMax: 5_000, entriesMax: 12 };
      const [one, other] = [keeper(first, bound), keeper(second, bound)];
      const gone = new Set<string>();
      const stored: string[] = [];
      const write = async (memory: Memory, at: number) => {
        const outcome = await put(memory, "shared", `k${at}`, (at * 37) % 500);
        if (outcome.kind !== "stored") throw new Error(outcome.kind);
        stored.push(`k${at}`);
        for (const { key } of outcome.evicted) {
          expect(gone.has(key)).toBe(false);
          gone.add(key);
        }
        const totals = await memory.stats("shared");
        expect(totals.bytes).toBeLessThanOrEqual(bound.bytesMax);
        expect(totals.entries).toBeLessThanOrEqual(bound.entriesMax);
      };
      await Promise.all(
        Array.from({ length: 120 }, (_, at) => write(at % 2 === 0 ? one : other, at)),
      );
      const { bytes, entries, evictions } = await one.stats("shared");
      expect(await countAgain(first, "shared")).toEqual({ bytes, entries });
      expect([stored.length, evictions]).toEqual([120, gone.size]);
      expect(entries).toBe(120 - gone.size);
      if (second !== first) await second.close();
      await first.close();
    },
  );

  it.skipIf(isMissing)("lets what has expired go first, and nothing that has not", async () => {
    const store = await openMigrated(await url(), poolSize);
    let time = now;
    const memory = createMemory(store, {
      clock: () => time,
      onFlushFailure: () => {},
      bytesMax: 100_000,
      entriesMax: 4,
    });
    const write = async (key: string, ttlSeconds?: number) => {
      const outcome = await memory.store("mortal", { name: nameOf(key), value: "{}", ttlSeconds });
      if (outcome.kind !== "stored") throw new Error(outcome.kind);
      return outcome.evicted.map(({ key: gone, reason }) => `${gone} ${reason}`);
    };
    for (const [key, ttlSeconds] of [["a"], ["b", 20], ["c", 10], ["d"]] as const) {
      expect(await write(key, ttlSeconds)).toEqual([]);
    }
    time += 10_000;
    expect(await write("e")).toEqual(["c expired"]);
    expect(await write("f")).toEqual(["a space"]);
    time += 10_000;
    expect(await write("g", 5)).toEqual(["b expired"]);
    expect(await write("h")).toEqual(["d space"]);
    time += 5_000;
    expect(await write("i")).toEqual(["g expired"]);
    await store.close();
  });

  it.skipIf(isMissing)("deletes large entries and many, and only what is named", async () => {
    const store = await openMigrated(await url(), poolSize);
    const memory = keeper(store, { bytesMax: 2 ** 24 });
    const write = (namespace: string, key: string, agentId: string, length: number) =>
      memory.store("wiped", {
        name: { namespace, key, agentId },
        value: JSON.stringify({ f: "x".repeat(length) }),
      });
    await Promise.all([
      ...Array.from({ length: 250 }, (_, at) => write("n", `k${at}`, at % 5 ? "a" : "b", 10)),
      ...Array.from({ length: 20 }, (_, at) => write("o", `k${at}`, "a", 60_000)),
    ]);
    expect(await memory.delete("wiped", { namespace: "n", key: "k7" })).toBe(1);
    expect(await memory.delete("wiped", { agentId: "b" })).toBe(50);
    expect(await memory.delete("wiped", { namespace: "o" })).toBe(20);
    expect(await memory.delete("wiped", { namespace: "o" })).toBe(0);
    const { bytes, entries } = await memory.stats("wiped");
    expect(entries).toBe(199);
    expect(await countAgain(store, "wiped")).toEqual({ bytes, entries });
    await store.close();
  });

  it.skipIf(isMissing)("shrinks to a bound that was lowered, with the next write", async () => {
    const store = await openMigrated(await url(), poolSize);
    const wide = keeper(store, { bytesMax: 100_000 });
    for (let at = 0; at < 100; at += 1) await put(wide, "lowered", `k${at}`);
    const narrow = keeper(store, { bytesMax: 1_000 });
    const outcome = await put(narrow, "lowered", "k50", 10);
    expect(outcome).toMatchObject({ kind: "stored", version: 2 });
    expect(outcome.kind === "stored" && outcome.evicted.length).toBe(96);
    expect(await narrow.retrieve("lowered", nameOf("k50"))).toBeDefined();
    expect((await narrow.stats("lowered")).entries).toBe(4);
    await store.close();
  });
});

it("counts what the database holds, to 1 %", async () => {
  const store = await openMigrated("sqlite::memory:", 1);
  const memory = keeper(store, { bytesMax: 2 ** 26 });
  const lengths = [300, 700, 1_500, 2_500, 3_000, 6_000, 20_000, 60_000];
  for (let at = 0; at < 800; at += 1) {
    await memory.store("key_0123456789abcdef01234567", {
      name: {
        agentId: "agent-planner",
        namespace: "default",
        key: `user/${String(at).padStart(6, "0")}/facts`,
      },
      value: JSON.stringify({ text: "x".repeat(lengths[at % lengths.length]!) }),
    });
  }
  const { bytes } = await memory.stats("key_0123456789abcdef01234567");
  const held = await store.get<{ used: number }>(sql`
    SELECT sum(pgsize - unused) AS used FROM dbstat WHERE name LIKE '%memory_entries%'`);
  expect(Math.abs(bytes / held!.used - 1)).toBeLessThan(0.01);
  await store.close();
});

it("holds 10,000 entries and not one more", async () => {
  const store = await openMigrated("sqlite::memory:", 1);
  const memory = keeper(store, { bytesMax: 2 ** 26 });
  await Promise.all(Array.from({ length: 10_000 }, (_, at) => put(memory, "many", `k${at}`)));
  const outcomes = await Promise.all(["x", "y", "z"].map((key) => put(memory, "many", key)));
  const evicted = outcomes.flatMap((outcome) => (outcome.kind === "stored" ? outcome.evicted : []));
  expect(evicted.map(({ key }) => key)).toEqual(["k0", "k1", "k2"]);
  expect((await memory.stats("many")).entries).toBe(10_000);
  const deleted = await memory.delete("many", { namespace: "n" });
  expect([deleted, (await memory.stats("many")).bytes]).toEqual([10_000, 0]);
  await store.close();
});

it("remembers what was read when it has flushed, and only then", async () => {
  const store = await openMigrated(await sqliteUrl(), 1);
  const bound = { bytesMax: 100_000, entriesMax: 2 };
  for (const [owner, flushes, gone] of [
    ["flushed", true, "b"],
    ["killed", false, "a"],
  ] as const) {
    const before = keeper(store, bound);
    await put(before, owner, "a");
    await put(before, owner, "b");
    await before.retrieve(owner, nameOf("a"));
    if (flushes) await before.flush();
    const outcome = await put(keeper(store, bound), owner, "c");
    expect(outcome).toMatchObject({ evicted: [{ key: gone }] });
  }
  await store.close();
});
