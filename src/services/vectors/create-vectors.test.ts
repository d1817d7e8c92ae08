import { setImmediate as nextTurn } from "node:timers/promises";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { callLater } from "../../../test/helpers/call-later.js";
import { noDeadline } from "../../../test/helpers/no-deadline.js";
import { startPglite } from "../../../test/helpers/servers/pglite.js";
import { startPostgres } from "../../../test/helpers/servers/postgres.js";
import { tempFolder } from "../../../test/helpers/temp-folder.js";
import { vectorQuotas } from "../../../test/helpers/vector-quotas.js";
import type { Outbox } from "../../platform/outbox/event.js";
import { migrate } from "../../platform/store/migrate.js";
import { MIGRATIONS } from "../../platform/store/migrated-store.js";
import { openStore } from "../../platform/store/open-store.js";
import { type Store, StoreUnavailable, sql } from "../../platform/store/sql.js";
import { createVectors } from "./create-vectors.js";
import { createIndexService, type IndexService } from "./index/index-service.js";
import { CollectionMismatch, CollectionTooLarge, type NewVector, type Vectors } from "./vectors.js";

const folder = tempFolder();
const postgres = await startPostgres();
const pglite = postgres ? undefined : await startPglite();
const pgvector = await startPglite({ pgvector: true });
afterAll(async () => {
  await pgvector.stop();
  await pglite?.stop();
  await postgres?.stop();
});

let files = 0;
const engines = [
  { title: "an SQLite file", poolSize: 1, url: async () => `sqlite:${folder}/${++files}.db` },
  { title: "SQLite in memory", poolSize: 1, url: async () => "sqlite::memory:" },
  postgres
    ? { title: "PostgreSQL", poolSize: 10, url: () => postgres.createDatabase() }
    : { title: "PGlite", poolSize: 1, url: async () => pglite!.url },
  { title: "PGlite with pgvector", poolSize: 1, url: async () => pgvector.url, inDatabase: true },
];

const HOUR_MS = 3_600_000;
const START = 1_800_000_000_000;
const docs = { accountId: "acc_a", name: "docs" };

const vector = (id: string, components: number[], metadata?: object): NewVector => ({
  id,
  vector: Float32Array.from(components),
  metadata: metadata === undefined ? null : JSON.stringify(metadata),
});

const insert = (vectors: Vectors, ...items: NewVector[]) => vectors.insert(docs, { items });

async function search(vectors: Vectors, components: number[], topK = 10) {
  const query = Float32Array.from(components);
  const found = await vectors.search(docs, [{ query, topK, includeMetadata: true }], noDeadline);
  return found?.[0];
}

const idsFound = async (vectors: Vectors, components: number[] = [1, 1]) =>
  (await search(vectors, components, 100))?.map(({ id }) => id).sort();

function signal() {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give };
}

/** An outbox whose rows show what was committed with a change, and in which order. */
const outbox: Outbox = {
  async emit(writer, accountId, events) {
    for (const { data } of events) {
      // The lock of the row makes places visible in their order.
      const last = await writer.get<{ place: number }>(sql`
        UPDATE test_places SET place = place + 1 RETURNING place`);
      await writer.run(sql`
        INSERT INTO test_events (place, account_id, data)
        VALUES (${last?.place ?? 0}, ${accountId}, ${JSON.stringify(data)})`);
    }
  },
  wake() {},
};

describe.each(engines)("vectors on $title", ({ poolSize, url, inDatabase = false }) => {
  const open: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0).reverse()) await close();
  });

  async function openPlace(): Promise<Store> {
    const store = await openStore(await url(), { poolSize });
    open.push(() => store.close());
    if (store.dialect === "postgres") {
      await store.exec("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
    }
    await migrate(store, MIGRATIONS);
    await store.exec(`
      CREATE TABLE test_events (place BIGINT PRIMARY KEY, account_id TEXT, data TEXT);
      CREATE TABLE test_places (place BIGINT NOT NULL);
      INSERT INTO test_places (place) VALUES (0)`);
    return store;
  }

  interface Replica {
    readonly vectors: Vectors;
    readonly failures: unknown[];
    /** Replace it, and the thread has died. */
    index: IndexService;
    now: number;
  }

  /** With `pgvectorComponentsMax: 0` the indexes answer, also where the database could. */
  function replicaOf(
    store: Store,
    { bytesMax = 1e9, ...options }: { bytesMax?: number; pgvectorComponentsMax?: number } = {},
  ): Replica {
    const failures: unknown[] = [];
    const replica: Omit<Replica, "vectors"> = {
      failures,
      index: createIndexService({ bytesMax: 1e9 }),
      now: START,
    };
    const vectors = createVectors(store, {
      clock: () => replica.now,
      host: callLater(() => replica.index),
      outbox,
      quotas: vectorQuotas(store),
      bytesMax,
      onFailure: (error) => failures.push(error),
      ...options,
    });
    open.push(() => vectors.close());
    return Object.assign(replica, { vectors });
  }

  async function open1(
    options?: Parameters<typeof replicaOf>[1],
  ): Promise<Replica & { store: Store }> {
    const store = await openPlace();
    return Object.assign(replicaOf(store, options), { store });
  }

  const events = async (store: Store) =>
    (await store.all<{ data: string }>(sql`SELECT data FROM test_events ORDER BY place`)).map(
      ({ data }) => JSON.parse(data),
    );

  const rowCount = async (store: Store) =>
    (await store.get<{ rows: number }>(sql`SELECT COUNT(*) AS rows FROM vectors`))?.rows;

  it("makes a collection with the first vector and fixes its dimension and metric", async () => {
    const { vectors } = await open1();
    expect(await vectors.find(docs)).toBeUndefined();
    const items = [vector("a", [3, 4], { topic: "x" })];
    expect(await vectors.insert(docs, { items, metric: "dot" })).toEqual({
      replaced: [false],
      count: 1,
    });
    const info = { name: "docs", dimension: 2, metric: "dot", count: 1, createdAt: START };
    expect(await vectors.find(docs)).toEqual(info);
    expect(await vectors.list("acc_a", { limit: 10 })).toEqual([info]);
    expect(await vectors.fetch(docs, "a")).toEqual({
      id: "a",
      vector: Float32Array.of(3, 4),
      metadata: '{"topic":"x"}',
      updatedAt: START,
    });
    expect(await search(vectors, [1, 2])).toEqual([
      { id: "a", score: 11, metadata: '{"topic":"x"}' },
    ]);
  });

  it("tells what was replaced, also after a removal and within one insertion", async () => {
    const replica = await open1();
    const { vectors } = replica;
    expect(await insert(vectors, vector("a", [1, 0]), vector("b", [0, 1]))).toEqual({
      replaced: [false, false],
      count: 2,
    });
    replica.now += 5;
    expect(await insert(vectors, vector("b", [1, 1]), vector("c", [1, 1]))).toEqual({
      replaced: [true, false],
      count: 3,
    });
    expect((await vectors.fetch(docs, "b"))?.updatedAt).toBe(START + 5);
    expect(await vectors.remove(docs, "b")).toEqual({ count: 2 });
    expect(await vectors.remove(docs, "b")).toBeUndefined();
    expect(await vectors.remove(docs, "never")).toBeUndefined();
    expect(await vectors.fetch(docs, "b")).toBeUndefined();
    expect(await insert(vectors, vector("b", [1, 0]), vector("b", [0, 7]))).toEqual({
      replaced: [false, true],
      count: 3,
    });
    expect((await vectors.fetch(docs, "b"))?.vector).toEqual(Float32Array.of(0, 7));
    expect(await idsFound(vectors)).toEqual(["a", "b", "c"]);
  });

  it("finds what was written, as soon as the write is answered", async () => {
    const { vectors } = await open1();
    expect(await search(vectors, [1, 0])).toBeUndefined();
    for (let at = 0; at < 20; at += 1) {
      await insert(vectors, vector(`v${at}`, [1, at]));
      expect(await idsFound(vectors)).toHaveLength(at + 1);
    }
    for (let at = 0; at < 20; at += 1) {
      await vectors.remove(docs, `v${at}`);
      expect(await idsFound(vectors)).toHaveLength(19 - at);
    }
    expect(await vectors.find(docs)).toMatchObject({ count: 0, dimension: 2 });
    await expect(insert(vectors, vector("x", [1, 2, 3]))).rejects.toThrow(CollectionMismatch);
  });

  it("answers many searches in their order", async () => {
    const { vectors } = await open1();
    await insert(vectors, vector("a", [1, 0]), vector("b", [0, 1]));
    const searches = [
      { query: Float32Array.of(0, 1), topK: 1, includeMetadata: false },
      { query: Float32Array.of(1, 0), topK: 1, includeMetadata: false },
    ];
    const found = await vectors.search(docs, searches, noDeadline);
    expect(found).toEqual([[{ id: "b", score: 1 }], [{ id: "a", score: 1 }]]);
    const longer = { query: Float32Array.of(0, 1, 2), topK: 1, includeMetadata: false };
    await expect(vectors.search(docs, [...searches, longer], noDeadline)).rejects.toMatchObject({
      name: "CollectionMismatch",
      field: "dimension",
      expected: 2,
      got: 3,
    });
  });

  it("refuses one insertion and keeps those that came with it", async () => {
    const { vectors, store } = await open1();
    await vectors.insert(docs, { items: [vector("a", [1, 0])], metric: "euclidean" });
    const settled = await Promise.allSettled([
      insert(vectors, vector("b", [1, 1])),
      insert(vectors, vector("c", [1, 1]), vector("d", [1, 1, 1])),
      vectors.insert(docs, { items: [vector("e", [1, 1])], metric: "dot" }),
      vectors.insert(docs, { items: [] }),
      vectors.insert(
        { ...docs, name: "mixed" },
        { items: [vector("a", [1]), vector("b", [1, 2])] },
      ),
      vectors.insert(docs, { items: [vector("f", [2, 1])], metric: "euclidean" }),
    ]);
    expect(settled).toMatchObject([
      { value: { replaced: [false], count: 2 } },
      { reason: { name: "CollectionMismatch", field: "dimension", expected: 2, got: 3 } },
      {
        reason: { name: "CollectionMismatch", field: "metric", expected: "euclidean", got: "dot" },
      },
      { reason: { name: "RangeError" } },
      { reason: { name: "CollectionMismatch", field: "dimension", expected: 1, got: 2 } },
      { value: { replaced: [false], count: 3 } },
    ]);
    expect(await idsFound(vectors)).toEqual(["a", "b", "f"]);
    expect(await vectors.list("acc_a", { limit: 10 })).toHaveLength(1);
    expect((await events(store)).map(({ id }) => id)).toEqual(["a", "b", "f"]);
  });

  it("refuses what would make a collection too large, and nothing that does not", async () => {
    const bytes = 2 * 4 + 120 + 1;
    const { vectors, store } = await open1({ bytesMax: 3 * bytes });
    await insert(vectors, vector("a", [1, 0]), vector("b", [1, 0]));
    await expect(insert(vectors, vector("c", [1, 0]), vector("d", [1, 0]))).rejects.toThrow(
      CollectionTooLarge,
    );
    await expect(insert(vectors, vector("b", [1, 0], { long: "x".repeat(150) }))).rejects.toThrow(
      CollectionTooLarge,
    );
    expect(await rowCount(store)).toBe(2);
    await insert(vectors, vector("c", [1, 0]));
    await insert(vectors, vector("c", [0, 1]), vector("c", [0, 2]));
    await expect(insert(vectors, vector("d", [1, 0]))).rejects.toThrow(CollectionTooLarge);
    await vectors.remove(docs, "a");
    await insert(vectors, vector("d", [1, 0]));
    expect(await idsFound(vectors)).toEqual(["b", "c", "d"]);
    const other = { ...docs, name: "other" };
    await expect(
      vectors.insert(other, { items: ["a", "b", "c", "d"].map((id) => vector(id, [1, 0])) }),
    ).rejects.toThrow(CollectionTooLarge);
    expect(await vectors.find(other)).toBeUndefined();
    const { vectors: smaller } = replicaOf(store, { bytesMax: 2 * bytes });
    if (inDatabase) expect(await idsFound(smaller)).toEqual(["b", "c", "d"]);
    else await expect(search(smaller, [1, 0])).rejects.toThrow(CollectionTooLarge);
    await insert(smaller, vector("b", [1, 1]));
  });

  it("makes one collection of two that are made at once", async () => {
    const { vectors } = await open1();
    const [one, two, three] = await Promise.allSettled([
      insert(vectors, vector("a", [1, 0])),
      insert(vectors, vector("b", [1, 0])),
      insert(vectors, vector("c", [1, 0, 0])),
    ]);
    expect([one, two, three]).toMatchObject([
      { value: { count: 1 } },
      { value: { count: 2 } },
      { reason: { expected: 2, got: 3 } },
    ]);
    expect(await vectors.find(docs)).toMatchObject({ count: 2, dimension: 2 });
  });

  it("keeps accounts apart", async () => {
    const { vectors } = await open1();
    const theirs = { accountId: "acc_b", name: "docs" };
    await insert(vectors, vector("a", [1, 0]));
    const query = { query: Float32Array.of(1, 0, 0), topK: 10, includeMetadata: false };
    expect(await vectors.search(theirs, [query], noDeadline)).toBeUndefined();
    expect(await vectors.fetch(theirs, "a")).toBeUndefined();
    expect(await vectors.remove(theirs, "a")).toBeUndefined();
    expect(await vectors.drop(theirs)).toBe(false);
    expect(await vectors.list("acc_b", { limit: 10 })).toEqual([]);
    await vectors.insert(theirs, { items: [vector("a", [1, 0, 0])] });
    expect(await vectors.search(theirs, [query], noDeadline)).toEqual([[{ id: "a", score: 1 }]]);
    expect(await vectors.drop(theirs)).toBe(true);
    expect(await idsFound(vectors)).toEqual(["a"]);
    await vectors.sweep();
    expect(await vectors.list("", { limit: 10 })).toEqual([]);
  });

  it("lists collections in the order of their names' bytes", async () => {
    const { vectors } = await open1();
    for (const name of ["b", "a", "B", "_", "a.b", "a-b"]) {
      await vectors.insert({ accountId: "acc_a", name }, { items: [vector("v", [1])] });
    }
    const names = async (page: { after?: string; limit: number }) =>
      (await vectors.list("acc_a", page)).map(({ name }) => name);
    expect(await names({ limit: 3 })).toEqual(["B", "_", "a"]);
    expect(await names({ after: "a", limit: 3 })).toEqual(["a-b", "a.b", "b"]);
    expect(await names({ after: "b", limit: 3 })).toEqual([]);
  });

  it("drops a collection, and makes it again with another dimension", async () => {
    const { vectors, store } = await open1();
    expect(await vectors.drop(docs)).toBe(false);
    await insert(vectors, ...Array.from({ length: 600 }, (_, at) => vector(`v${at}`, [1, at])));
    expect(await idsFound(vectors)).toHaveLength(100);
    const [, dropped, , count] = await Promise.all([
      insert(vectors, vector("last", [1, 0])),
      vectors.drop(docs),
      vectors.drop(docs).then((again) => expect(again).toBe(false)),
      insert(vectors, vector("first", [1, 0, 0])),
    ]);
    expect(dropped).toBe(true);
    expect(count).toEqual({ replaced: [false], count: 1 });
    expect(await idsFound(vectors, [1, 0, 0])).toEqual(["first"]);
    await vectors.sweep();
    expect(await rowCount(store)).toBe(1);
    expect((await events(store)).slice(-3)).toMatchObject([
      { change: "inserted", id: "last", count: 601 },
      { change: "dropped", id: null, count: 0 },
      { change: "inserted", id: "first", count: 1 },
    ]);
  });

  it("reports each change in order, in the transaction of the change", async () => {
    const { vectors, store } = await open1();
    await Promise.all([
      insert(vectors, vector("a", [1, 0]), vector("b", [1, 0])),
      vectors.remove(docs, "a"),
      insert(vectors, vector("b", [0, 1])),
      vectors.remove(docs, "none"),
    ]);
    await vectors.drop(docs);
    const common = { collection: "docs", timestamp: new Date(START).toISOString() };
    expect(await events(store)).toEqual([
      { ...common, change: "inserted", id: "a", count: 1 },
      { ...common, change: "inserted", id: "b", count: 2 },
      { ...common, change: "deleted", id: "a", count: 1 },
      { ...common, change: "replaced", id: "b", count: 1 },
      { ...common, change: "dropped", id: null, count: 0 },
    ]);
  });

  it("leaves nothing of a batch that fails, and goes on", async () => {
    const place = await openPlace();
    let failsNext = true;
    const failing: Store = {
      ...place,
      dialect: place.dialect,
      durable: {
        ...place.durable,
        tx: (work) =>
          place.durable.tx(async (tx) => {
            const result = await work(tx);
            if (failsNext) throw new StoreUnavailable("no");
            return result;
          }),
      },
    };
    const { vectors } = replicaOf(failing);
    const failed = await Promise.allSettled([
      insert(vectors, vector("a", [1, 0])),
      insert(vectors, vector("b", [1, 0])),
    ]);
    expect(failed.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await vectors.find(docs)).toBeUndefined();
    expect(await events(place)).toEqual([]);
    failsNext = false;
    await insert(vectors, vector("c", [1, 0]));
    failsNext = true;
    await expect(vectors.remove(docs, "c")).rejects.toThrow(StoreUnavailable);
    expect(await idsFound(vectors)).toEqual(["c"]);
    failsNext = false;
    expect(await insert(vectors, vector("c", [1, 0]))).toEqual({ replaced: [true], count: 1 });
  });

  it("fails only the change that breaks a transaction", async () => {
    const place = await openPlace();
    const picky: Outbox = {
      emit: async (_writer, _accountId, events) => {
        if (JSON.stringify(events).includes('"poison"')) throw new TypeError("poison");
      },
      wake() {},
    };
    const vectors = createVectors(place, {
      clock: () => START,
      host: callLater(() => createIndexService({ bytesMax: 1e9 })),
      outbox: picky,
      quotas: vectorQuotas(place),
      bytesMax: 1e9,
      onFailure: () => {},
    });
    open.push(() => vectors.close());
    const settled = await Promise.allSettled(
      ["a", "poison", "b"].map((id) => insert(vectors, vector(id, [1, 0]))),
    );
    expect(settled).toMatchObject([
      { value: { count: 1 } },
      { reason: { message: "poison" } },
      { value: { count: 2 } },
    ]);
  });

  it("follows a second process page by page", async () => {
    const { vectors, store } = await open1();
    const { vectors: other } = replicaOf(store);
    const long = (from: number, length: number) =>
      Array.from({ length }, (_, at) => vector(`v${from + at}`, [1, from + at]));
    await insert(vectors, ...long(0, 1_500));
    await insert(vectors, ...long(1_500, 1_500));
    const nearest = async (of: Vectors, at: number) => (await search(of, [1, at], 1))?.[0]?.id;
    expect(await nearest(other, 0)).toBe("v0");
    expect(await nearest(other, 1e9)).toBe("v2999");
    await vectors.remove(docs, "v2999");
    expect(await nearest(other, 1e9)).toBe("v2998");
    await insert(
      other,
      ...long(0, 1_000).map((item) => ({ ...item, vector: Float32Array.of(-1, 0) })),
    );
    expect(await nearest(vectors, 0)).toBe("v1000");
    expect(await nearest(other, 0)).toBe("v1000");
    await vectors.drop(docs);
    await insert(vectors, vector("only", [1, 2, 3]));
    expect(await idsFound(other, [1, 2, 3])).toEqual(["only"]);
    await other.drop(docs);
    expect(await idsFound(vectors)).toBeUndefined();
  });

  it("loads an index again that has missed removals which were pruned", async () => {
    const one = await open1();
    const { store } = one;
    const two = replicaOf(store);
    await insert(one.vectors, vector("a", [1, 0]), vector("b", [1, 0]), vector("c", [1, 0]));
    expect(await idsFound(two.vectors)).toEqual(["a", "b", "c"]);
    await one.vectors.remove(docs, "a");
    one.now += HOUR_MS;
    await one.vectors.sweep();
    expect(await rowCount(store)).toBe(3);
    one.now += 1;
    await one.vectors.sweep();
    expect(await rowCount(store)).toBe(2);
    expect(await idsFound(two.vectors)).toEqual(["b", "c"]);
    expect(await insert(two.vectors, vector("a", [1, 0]))).toEqual({ replaced: [false], count: 3 });
    expect(await idsFound(one.vectors)).toEqual(["a", "b", "c"]);
  });

  it("sweeps up indexes of collections that another process dropped", async () => {
    const one = await open1();
    const two = replicaOf(one.store, { pgvectorComponentsMax: 0 });
    await insert(one.vectors, vector("a", [1, 0]));
    await idsFound(two.vectors);
    const row = await one.store.get<{ id: string }>(sql`SELECT id FROM vector_collections`);
    const held = { collectionId: row!.id, version: 0, searches: [] };
    expect(two.index.search(held)).toEqual({ hits: [] });
    await one.vectors.drop(docs);
    await two.vectors.sweep();
    expect(two.index.search(held)).toEqual({ behind: -1 });
  });

  it("loads the index again when its thread was lost", async () => {
    const replica = await open1();
    await insert(replica.vectors, vector("a", [1, 0]), vector("b", [1, 0]));
    expect(await idsFound(replica.vectors)).toEqual(["a", "b"]);
    replica.index = createIndexService({ bytesMax: 1e9 });
    expect(await idsFound(replica.vectors)).toEqual(["a", "b"]);
    replica.index = createIndexService({ bytesMax: 1e9 });
    await insert(replica.vectors, vector("c", [1, 0]));
    expect(await idsFound(replica.vectors)).toEqual(["a", "b", "c"]);
    expect(replica.failures).toEqual([]);
  });

  it("loads large collections before anybody searches, where it is asked to", async () => {
    const { vectors: writing, store } = await open1();
    const large = Array.from({ length: 300 }, (_, at) =>
      vector(`v${at}`, [at + 1, ...Array.from({ length: 4_095 }, () => 0)]),
    );
    await insert(writing, ...large);
    const small = { accountId: "acc_a", name: "small" };
    await writing.insert(small, { items: [vector("a", [1, 0])] });
    const restarted = replicaOf(store);
    await restarted.vectors.warm();
    const ids = await store.all<{ id: string; name: string }>(
      sql`SELECT id, name FROM vector_collections ORDER BY name`,
    );
    const answers = ids.map(({ id }) =>
      restarted.index.search({ collectionId: id, version: 0, searches: [] }),
    );
    expect(ids.map(({ name }) => name)).toEqual(["docs", "small"]);
    expect(answers).toEqual([{ hits: [] }, { behind: -1 }]);
    expect(restarted.failures).toEqual([]);
  });

  it("does not search in an index that is half loaded", async () => {
    const { vectors: writing, store } = await open1();
    const rows = (prefix: string) =>
      Array.from({ length: 1_000 }, (_, at) => vector(`${prefix}${at}`, [1, 0]));
    await insert(writing, vector("moved", [0, 1]), ...rows("a"));

    const [rowRead, rowGiven, halfLoaded, loadOn] = [signal(), signal(), signal(), signal()];
    let reads = 0;
    const slow: Store = {
      ...store,
      dialect: store.dialect,
      durable: store.durable,
      async get<Row>(query: Parameters<Store["get"]>[0]) {
        const row = await store.get<Row>(query);
        reads += 1;
        if (reads === 1) {
          rowRead.give();
          await rowGiven.given;
        }
        return row;
      },
    };
    const index = createIndexService({ bytesMax: 1e9 });
    const host = callLater(() => index);
    let pages = 0;
    const options = {
      clock: () => START,
      outbox,
      quotas: vectorQuotas(store),
      bytesMax: 1e9,
      onFailure: () => {},
      pgvectorComponentsMax: 0,
    };
    const paused = {
      ...host,
      async apply(changes: Parameters<typeof host.apply>[0]) {
        pages += 1;
        if (pages === 2) {
          halfLoaded.give();
          await loadOn.given;
        }
        return host.apply(changes);
      },
    };
    const late = createVectors(slow, { ...options, host: paused });
    open.push(() => late.close());

    const first = search(late, [0, 1], 1);
    await rowRead.given;
    await insert(writing, ...rows("b"), vector("moved", [0, 2]));
    const second = search(late, [0, 1], 1);
    await halfLoaded.given;
    rowGiven.give();
    for (let turn = 0; turn < 20; turn += 1) await nextTurn();
    loadOn.give();
    expect((await first)?.[0]?.id).toBe("moved");
    expect((await second)?.[0]?.id).toBe("moved");
  });

  it("starts afresh when a load fails midway or a change cannot be applied", async () => {
    const place = await openPlace();
    let readsLeft = Number.POSITIVE_INFINITY;
    const failing: Store = {
      ...place,
      dialect: place.dialect,
      durable: place.durable,
      all: async (query) => {
        readsLeft -= 1;
        if (readsLeft < 0) throw new StoreUnavailable("no");
        return place.all(query);
      },
    };
    const replica = replicaOf(failing, { pgvectorComponentsMax: 0 });
    const { vectors } = replica;
    await insert(vectors, ...Array.from({ length: 1_500 }, (_, at) => vector(`v${at}`, [1, at])));
    readsLeft = 1;
    await expect(search(vectors, [1, 0])).rejects.toThrow(StoreUnavailable);
    readsLeft = Number.POSITIVE_INFINITY;
    expect((await search(vectors, [1, 1e9], 1))?.[0]?.id).toBe("v1499");
    const sound = replica.index;
    replica.index = Object.assign(createIndexService({ bytesMax: 1e9 }), {
      apply() {
        throw new Error("no memory");
      },
    });
    await insert(vectors, vector("new", [-1, 0]));
    // A batch begins when the one before was brought to the index.
    await insert(vectors, vector("newer", [0, 1]));
    expect(replica.failures).toMatchObject([{ message: "no memory" }]);
    replica.index = sound;
    expect((await search(vectors, [-1, 0], 1))?.[0]?.id).toBe("new");
  });

  it("keeps counts, bytes and versions of collections that many write to at once", async () => {
    const { vectors: one, store } = await open1();
    const { vectors: two } = replicaOf(store);
    const names = ["x", "y", "z"];
    await Promise.all(
      Array.from({ length: 90 }, (_, at) =>
        (at % 2 === 0 ? one : two).insert(
          { accountId: `acc_${at % 2}`, name: names[at % 3]! },
          { items: [vector(`v${at % 10}`, [1, at]), vector(`w${at}`, [1, at])] },
        ),
      ),
    );
    const rows = await store.all(sql`
      SELECT version, count, bytes,
             (SELECT COUNT(*) FROM vectors WHERE collection_id = id) AS rows,
             (SELECT SUM(vectors.bytes) FROM vectors WHERE collection_id = id) AS row_bytes,
             (SELECT MAX(vectors.version) FROM vectors WHERE collection_id = id) AS last
        FROM vector_collections`);
    expect(rows).toHaveLength(6);
    for (const row of rows as Record<string, number>[]) {
      expect(row.version).toBe(30);
      expect([row.rows, row.row_bytes, row.last]).toEqual([row.count, row.bytes, 30]);
    }
  });

  it("finishes what it accepted before it is closed", async () => {
    const { vectors, store } = await open1();
    const inserted = insert(vectors, vector("a", [1, 0]));
    await vectors.close();
    expect(await inserted).toEqual({ replaced: [false], count: 1 });
    expect(await rowCount(store)).toBe(1);
  });
});
