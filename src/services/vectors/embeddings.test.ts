import fc from "fast-check";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { callLater } from "../../../test/helpers/call-later.js";
import { noDeadline } from "../../../test/helpers/no-deadline.js";
import { startPglite } from "../../../test/helpers/servers/pglite.js";
import { vectorQuotas } from "../../../test/helpers/vector-quotas.js";
import { createVectorIndex } from "../../engines/vectors/index/create-vector-index.js";
import { migrate } from "../../platform/store/migrate.js";
import { MIGRATIONS } from "../../platform/store/migrated-store.js";
import { openStore } from "../../platform/store/open-store.js";
import { type Store, StoreUnavailable, sql } from "../../platform/store/sql.js";
import { createVectors } from "./create-vectors.js";
import { createEmbeddingsPlace } from "./embeddings.js";
import { createIndexService } from "./index/index-service.js";
import type { NewVector, VectorSearch, Vectors } from "./vectors.js";

const pglite = await startPglite({ pgvector: true });
afterAll(() => pglite.stop());

const docs = { accountId: "acc_a", name: "docs" };
const METRICS = ["cosine", "dot", "euclidean"] as const;

const vector = (id: string, components: number[], metadata?: object): NewVector => ({
  id,
  vector: Float32Array.from(components),
  metadata: metadata === undefined ? null : JSON.stringify(metadata),
});

const query = (components: number[], topK = 10): VectorSearch => ({
  query: Float32Array.from(components),
  topK,
  includeMetadata: true,
});

let store: Store;
let open: (() => Promise<void>)[];

beforeEach(async () => {
  store = await openStore(pglite.url, { poolSize: 1 });
  open = [() => store.close()];
  await store.exec("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  await migrate(store, MIGRATIONS);
});

afterEach(async () => {
  for (const close of open.reverse()) await close();
});

function replica(
  options: { pgvectorComponentsMax?: number; store?: Store; bytesMax?: number } = {},
) {
  const failures: unknown[] = [];
  const index = createIndexService({ bytesMax: 1e9 });
  const vectors = createVectors(options.store ?? store, {
    clock: () => 1_800_000_000_000,
    host: callLater(() => index),
    outbox: { async emit() {}, wake() {} },
    quotas: vectorQuotas(options.store ?? store),
    bytesMax: 1e9,
    onFailure: (error) => failures.push(error),
    ...options,
  });
  open.push(() => vectors.close());
  return { vectors, failures };
}

/** What the database alone answers. */
async function inDatabase(searches: readonly VectorSearch[]) {
  const row = await store.get<{ id: string }>(sql`
    SELECT id FROM vector_collections WHERE account_id = ${docs.accountId}`);
  const place = createEmbeddingsPlace(store, {
    isWanted: true,
    onFailure: (error) => expect.unreachable(String(error)),
    isClosing: () => false,
  });
  const found = await (await place.open())?.search(row?.id ?? "", searches, {
    ...noDeadline,
    owner: "acc",
  });
  await place.settle();
  return found;
}

const countOf = async (table: "vectors" | "vector_embeddings") =>
  (table === "vectors"
    ? await store.get<{ rows: number }>(sql`SELECT COUNT(*) AS rows FROM vectors`)
    : await store.get<{ rows: number }>(sql`SELECT COUNT(*) AS rows FROM vector_embeddings`)
  )?.rows;

const idsFound = async (vectors: Vectors, components: number[]) =>
  (await vectors.search(docs, [query(components, 100)], noDeadline))?.[0]
    ?.map(({ id }) => id)
    .sort();

/** Numbers as they come, with equal and opposite ones among them. */
function randomComponents(seed: number): (length: number) => number[] {
  let state = seed | 1;
  const next = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32;
  };
  return (length) =>
    Array.from({ length }, () => (next() < 0.3 ? Math.round(next() * 4 - 2) : next() * 2 - 1));
}

describe("a search in the embeddings", () => {
  it("answers what an index in memory answers", async () => {
    const { vectors } = replica();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...METRICS),
        fc.integer({ min: 2, max: 33 }),
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 30 }),
        fc.nat(),
        async (metric, dimension, count, topK, seed) => {
          const components = randomComponents(seed);
          const items = Array.from({ length: count }, (_, at) =>
            vector(`v${at}`, [...components(dimension - 1), 1], at % 3 ? { at } : undefined),
          );
          await vectors.insert(docs, { items, metric });
          const index = createVectorIndex({ dimension, metric });
          index.put(items);
          const searches = [1, 2, 3].map(() => query([...components(dimension - 1), 1], topK));
          expect(await inDatabase(searches)).toEqual(searches.map((each) => index.search(each)));
          await vectors.drop(docs);
        },
      ),
      { numRuns: 40 },
    );
  });

  it("is right or none at all whatever the magnitudes", async () => {
    const { vectors } = replica();
    const magnitude = fc.constantFrom(1e-44, 1e-30, 1e-19, 1e-3, 1, 1e3, 1e19, 1e30, 3e38);
    const components = fc.array(
      fc.tuple(fc.double({ min: 0.1, max: 1, noNaN: true }), fc.boolean(), magnitude),
      { minLength: 3, maxLength: 3 },
    );
    const toNumbers = (drawn: [number, boolean, number][]) =>
      drawn.map(([share, isNegative, size]) => (isNegative ? -1 : 1) * share * size);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...METRICS),
        fc.array(components, { minLength: 30, maxLength: 60 }),
        components,
        async (metric, rows, asked) => {
          const items = rows.map((drawn, at) => vector(`v${at}`, toNumbers(drawn)));
          await vectors.insert(docs, { items, metric });
          const index = createVectorIndex({ dimension: 3, metric });
          index.put(items);
          const search = query(toNumbers(asked), 2);
          const found = await inDatabase([search]);
          if (found) expect(found).toEqual([index.search(search)]);
          expect(await vectors.search(docs, [search], noDeadline)).toEqual([index.search(search)]);
          await vectors.drop(docs);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("leaves to the indexes what single precision cannot tell apart", async () => {
    const { vectors, failures } = replica();
    const equal = Array.from({ length: 2_500 }, (_, at) => vector(`v${at + 1000}`, [1, 2]));
    await vectors.insert(docs, { items: [...equal, vector("far", [-1, 0])] });
    expect(await inDatabase([query([1, 2], 3)])).toBeUndefined();
    expect(
      (await vectors.search(docs, [query([1, 2], 3)], noDeadline))?.[0]?.map(({ id }) => id),
    ).toEqual(["v1000", "v1001", "v1002"]);
    expect((await inDatabase([query([-1, 0], 1)]))?.[0]).toEqual([{ id: "far", score: 1 }]);
    expect(failures).toEqual([]);
  });

  it("leaves filters to the indexes", async () => {
    const { vectors } = replica();
    await vectors.insert(docs, { items: [vector("a", [1, 0], { x: 1 }), vector("b", [1, 0])] });
    const filtered = { ...query([1, 0]), filter: JSON.stringify({ x: 1 }) };
    expect(await inDatabase([query([1, 0]), filtered])).toBeUndefined();
    expect(await vectors.search(docs, [filtered], noDeadline)).toEqual([
      [{ id: "a", score: 1, metadata: '{"x":1}' }],
    ]);
  });

  it("needs no memory for the collection", async () => {
    await replica().vectors.insert(docs, { items: [vector("a", [1, 0]), vector("b", [0, 1])] });
    const { vectors } = replica({ bytesMax: 1 });
    expect(await idsFound(vectors, [1, 0])).toEqual(["a", "b"]);
    const { vectors: withIndexes } = replica({ bytesMax: 1, pgvectorComponentsMax: 0 });
    await expect(idsFound(withIndexes, [1, 0])).rejects.toMatchObject({
      name: "CollectionTooLarge",
    });
  });

  it("is made of small collections, and of those too large for an index", async () => {
    const { vectors } = replica({ pgvectorComponentsMax: 4 });
    const asked = async () =>
      (await vectors.search(docs, [query([1, 0])], noDeadline))?.[0]?.length;
    await vectors.insert(docs, { items: [vector("a", [1, 0]), vector("b", [0, 1])] });
    await store.exec("DELETE FROM vector_embeddings WHERE vector_id = 'a'");
    expect(await asked()).toBe(1);
    await vectors.insert(docs, { items: [vector("c", [1, 0])] });
    expect(await asked()).toBe(3);
    const { vectors: smaller } = replica({ pgvectorComponentsMax: 4, bytesMax: 1 });
    expect((await smaller.search(docs, [query([1, 0])], noDeadline))?.[0]?.length).toBe(2);
  });

  it("falls back to the indexes when it fails", async () => {
    const { vectors, failures } = replica();
    await vectors.insert(docs, { items: [vector("a", [1, 0])] });
    await store.exec("DROP TABLE vector_embeddings");
    expect(await idsFound(vectors, [1, 0])).toEqual(["a"]);
    expect(failures).toMatchObject([{ code: "42P01" }]);
  });
});

describe("the embeddings", () => {
  it("catch up with what was written before pgvector came", async () => {
    const { vectors: before } = replica({ pgvectorComponentsMax: 0 });
    const items = Array.from({ length: 2_300 }, (_, at) => vector(`v${at}`, [1, at]));
    await before.insert(docs, { items });
    await before.remove(docs, "v7");
    const { vectors, failures } = replica();
    expect((await vectors.search(docs, [query([0, 1], 1)], noDeadline))?.[0]?.[0]?.id).toBe(
      "v2299",
    );
    await vectors.close();
    // The last process may have been closed before it was done.
    await inDatabase([query([1, 0])]);
    expect(await countOf("vector_embeddings")).toBe(2_299);
    expect((await inDatabase([query([1, 0], 9)]))?.[0]?.map(({ id }) => id)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 8, 9].map((at) => `v${at}`),
    );
    expect(failures).toEqual([]);
  });

  it("miss nothing of what a process without them writes meanwhile", async () => {
    const { vectors } = replica();
    const { vectors: older } = replica({ pgvectorComponentsMax: 0 });
    await vectors.insert(docs, { items: ["a", "b", "c"].map((id) => vector(id, [1, 0])) });
    await older.insert(docs, { items: [vector("b", [0, 1]), vector("d", [1, 0])] });
    await older.remove(docs, "a");
    expect(await countOf("vector_embeddings")).toBe(1);
    expect(await inDatabase([query([1, 0])])).toBeUndefined();
    const nearest = [["c", "d", "b"]];
    const ids = (found: Awaited<ReturnType<typeof inDatabase>>) =>
      found?.map((hits) => hits.map(({ id }) => id));
    expect(ids(await inDatabase([query([1, 0])]))).toEqual(nearest);
    await older.insert(docs, { items: [vector("e", [-1, 0])] });
    await vectors.insert(docs, { items: [vector("f", [-1, 0])] });
    expect(await idsFound(vectors, [1, 0])).toEqual(["b", "c", "d", "e", "f"]);
    await inDatabase([query([1, 0])]);
    expect(ids(await inDatabase([query([-1, 0], 2)]))).toEqual([["e", "f"]]);
    expect(await countOf("vector_embeddings")).toBe(5);
  });

  it("go with their collection, whichever process drops it", async () => {
    const { vectors } = replica();
    const { vectors: older } = replica({ pgvectorComponentsMax: 0 });
    await vectors.insert(docs, { items: [vector("a", [1, 0]), vector("b", [1, 0])] });
    await older.drop(docs);
    await vectors.insert(docs, { items: [vector("a", [1, 2, 3])], metric: "dot" });
    await older.sweep();
    expect(await countOf("vector_embeddings")).toBe(1);
    expect(await inDatabase([{ ...query([1, 1, 1]), includeMetadata: false }])).toEqual([
      [{ id: "a", score: 6 }],
    ]);
  });

  it("are made anew after the extension was away", async () => {
    const { vectors } = replica();
    await vectors.insert(docs, { items: [vector("a", [1, 0]), vector("b", [0, 1])] });
    await vectors.close();
    await store.exec("DROP EXTENSION vector CASCADE");
    expect(await inDatabase([query([1, 0])])).toBeUndefined();
    expect((await inDatabase([query([1, 0], 1)]))?.[0]?.[0]?.id).toBe("a");
    expect(await countOf("vector_embeddings")).toBe(2);
  });

  it("are left alone where the role may not create the extension", async () => {
    await store.exec(`
      DROP EXTENSION IF EXISTS vector CASCADE;
      DROP ROLE IF EXISTS limited;
      CREATE ROLE limited;
      GRANT USAGE ON SCHEMA public TO limited;
      GRANT ALL ON ALL TABLES IN SCHEMA public TO limited;
      SET ROLE limited`);
    try {
      const { vectors, failures } = replica();
      await vectors.insert(docs, { items: [vector("a", [1, 0])] });
      expect(await idsFound(vectors, [1, 0])).toEqual(["a"]);
      expect(await inDatabase([query([1, 0])])).toBeUndefined();
      expect(failures).toEqual([]);
    } finally {
      await store.exec("RESET ROLE; DROP OWNED BY limited; DROP ROLE limited");
    }
  });

  it("are looked for again when the database could not be reached", async () => {
    let isDown = true;
    const shaky: Store = {
      ...store,
      dialect: store.dialect,
      durable: store.durable,
      tx: async (work) => {
        if (isDown) throw new StoreUnavailable("no");
        return store.tx(work);
      },
    };
    const { vectors } = replica({ store: shaky });
    const items = [vector("a", [1, 0])];
    await expect(vectors.insert(docs, { items })).rejects.toThrow(StoreUnavailable);
    expect(await countOf("vectors")).toBe(0);
    isDown = false;
    await vectors.insert(docs, { items });
    expect(await countOf("vector_embeddings")).toBe(1);
  });

  it("are not there without the extension", async () => {
    const plain = await startPglite();
    try {
      const without = await openStore(plain.url, { poolSize: 1 });
      await migrate(without, MIGRATIONS);
      const { vectors, failures } = replica({ store: without });
      await vectors.insert(docs, { items: [vector("a", [1, 0])] });
      expect(await idsFound(vectors, [1, 0])).toEqual(["a"]);
      expect(failures).toEqual([]);
      await vectors.close();
      await without.close();
    } finally {
      await plain.stop();
    }
  });
});
