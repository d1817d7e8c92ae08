import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCOUNT, type Call, openVectordbHouse, type VectordbHouse } from "./house.js";

let house: VectordbHouse;
let call: Call;
beforeAll(async () => {
  house = await openVectordbHouse();
  call = await house.as(ACCOUNT);
  await call("POST", "/insert", {
    collection: "drinks",
    items: [
      { id: "green", vector: [1, 0], metadata: { kind: "tea", price: 4, tags: ["hot"] } },
      { id: "black", vector: [3, 3], metadata: { kind: "tea", price: 6 } },
      { id: "mocha", vector: [0, 2], metadata: { kind: "coffee", origin: { land: "YE" } } },
      { id: "water", vector: [-1, 0] },
    ],
  });
  for (const metric of ["dot", "euclidean"]) {
    await call("POST", "/insert", {
      collection: metric,
      metric,
      items: [
        { id: "near", vector: [1, 1] },
        { id: "far", vector: [4, 5] },
      ],
    });
  }
});
afterAll(() => house.close());

const search = async (body: object) => {
  const reply = await call("POST", "/search", { collection: "drinks", ...body });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
};
const idsOf = ({ results }: { results: { id: string }[] }) => results.map(({ id }) => id);
const query_vector = [1, 0];

describe("POST /v1/vectordb/search", () => {
  it("answers the best first, with scores alone and the time it took", async () => {
    const reply = await search({ query_vector, top_k: 3 });
    expect(reply).toStrictEqual({
      results: [
        { id: "green", score: expect.closeTo(1, 6) },
        { id: "black", score: expect.closeTo(Math.SQRT1_2, 6) },
        { id: "mocha", score: expect.closeTo(0, 6) },
      ],
      latency_ms: expect.any(Number),
    });
    expect(reply.latency_ms).toBeGreaterThanOrEqual(0);
    expect(Math.round(reply.latency_ms * 100) / 100).toBe(reply.latency_ms);
  });

  it("answers ten without top_k, and all where there are fewer", async () => {
    const items = Array.from({ length: 12 }, (_, index) => ({
      id: `v${index}`,
      vector: [index, 1],
    }));
    await call("POST", "/insert", { collection: "dozen", items });
    expect((await search({ collection: "dozen", query_vector })).results).toHaveLength(10);
    expect((await search({ query_vector, top_k: 100 })).results).toHaveLength(4);
  });

  it("orders equal scores by id", async () => {
    const items = ["c", "a", "b"].map((id) => ({ id, vector: [2, 2] }));
    await call("POST", "/insert", { collection: "ties", items });
    expect(idsOf(await search({ collection: "ties", query_vector: [1, 1] }))).toEqual([
      "a",
      "b",
      "c",
    ]);
    const two = await search({ collection: "ties", query_vector: [1, 1], top_k: 2 });
    expect(idsOf(two)).toEqual(["a", "b"]);
  });

  it.each([
    ["dot", ["far", "near"], [9, 2]],
    ["euclidean", ["near", "far"], [0, -5]],
  ])("scores %s higher for better", async (collection, ids, scores) => {
    const reply = await search({ collection, query_vector: [1, 1] });
    expect(idsOf(reply)).toEqual(ids);
    for (const [index, score] of scores.entries()) {
      expect(reply.results[index].score).toBeCloseTo(score, 5);
    }
  });

  it.each([
    ["huge", [3e38, 3e38], [3e38, -3e38]],
    ["tiny", [1e-40, 1e-40], [1e-40, -1e-40]],
    ["a huge and a tiny one", [3e38, 1e-40], [-3e38, 1e-40]],
  ])("keeps cosines between -1 and 1 for vectors that are %s", async (name, one, other) => {
    const collection = `extreme-${name.length}`;
    const items = [
      { id: "one", vector: one },
      { id: "other", vector: other },
    ];
    await call("POST", "/insert", { collection, items });
    const { results } = await search({ collection, query_vector: one });
    expect(results.map(({ id }: { id: string }) => id)).toEqual(["one", "other"]);
    expect(results[0].score).toBeCloseTo(1, 5);
    for (const { score } of results) expect(Math.abs(score)).toBeLessThanOrEqual(1);
  });

  it.each(["dot", "euclidean"])(
    "has a finite score for the largest vectors under %s",
    async (metric) => {
      const collection = `largest-${metric}`;
      const largest = Array(64).fill(3.4e38);
      const items = [
        { id: "same", vector: largest },
        { id: "opposite", vector: largest.map((number) => -number) },
      ];
      await call("POST", "/insert", { collection, items, metric });
      const { results } = await search({ collection, query_vector: largest });
      expect(results).toEqual([
        { id: "same", score: expect.any(Number) },
        { id: "opposite", score: expect.any(Number) },
      ]);
      expect(results[0].score).toBeGreaterThan(results[1].score);
    },
  );

  it("answers metadata only when asked for, and {} where there is none", async () => {
    const reply = await search({ query_vector, include_metadata: true });
    const byId = Object.fromEntries(
      reply.results.map(({ id, metadata }: { id: string; metadata: unknown }) => [id, metadata]),
    );
    expect(byId).toEqual({
      green: { kind: "tea", price: 4, tags: ["hot"] },
      black: { kind: "tea", price: 6 },
      mocha: { kind: "coffee", origin: { land: "YE" } },
      water: {},
    });
    const without = await search({ query_vector, include_metadata: false });
    for (const result of without.results) expect(result).not.toHaveProperty("metadata");
  });

  it("gives texts back as they were, in ids and metadata", async () => {
    const id = '"\\/\u0001 é😀\u2028</script>';
    const metadata = { [id]: id, nothing: null, deep: { list: [1.5, -0.25, true] } };
    await call("POST", "/insert", { collection: "texts", id, vector: [1], metadata });
    const reply = await search({ collection: "texts", query_vector: [1], include_metadata: true });
    expect(reply.results).toEqual([{ id, score: 1, metadata }]);
  });

  it.each([
    [{ kind: "tea" }, ["green", "black"]],
    [{ kind: { $eq: "coffee" } }, ["mocha"]],
    [{ kind: { $ne: "tea" } }, ["mocha", "water"]],
    [{ kind: { $in: ["coffee", "milk"] } }, ["mocha"]],
    [{ price: { $gt: 4 } }, ["black"]],
    [{ price: { $gte: 4, $lt: 6 } }, ["green"]],
    [{ price: { $lte: 6 } }, ["green", "black"]],
    [{ price: { $exists: false } }, ["mocha", "water"]],
    [{ $and: [{ kind: "tea" }, { price: { $lt: 5 } }] }, ["green"]],
    [{ $or: [{ kind: "coffee" }, { price: 6 }] }, ["black", "mocha"]],
    [{ "origin.land": "YE" }, ["mocha"]],
    [{ kind: "milk" }, []],
    [{}, ["green", "black", "mocha", "water"]],
  ])("filters by %j", async (filter, ids) => {
    expect(idsOf(await search({ query_vector, filter }))).toEqual(ids);
  });

  it("finds all that a selective filter lets pass", async () => {
    const items = Array.from({ length: 1_000 }, (_, index) => ({
      id: `v${index}`,
      vector: [Math.cos(index), Math.sin(index)],
      metadata: { rare: index % 250 === 7 },
    }));
    await call("POST", "/insert", { collection: "rare", items });
    const reply = await search({ collection: "rare", query_vector, filter: { rare: true } });
    expect(idsOf(reply).sort()).toEqual(["v257", "v507", "v7", "v757"]);
  });

  it("answers nothing for a collection that was emptied", async () => {
    await call("POST", "/insert", { collection: "gone", id: "a", vector: [1, 1] });
    await call("DELETE", "/delete", { collection: "gone", id: "a" });
    expect((await search({ collection: "gone", query_vector })).results).toEqual([]);
  });
});

describe("POST /v1/vectordb/search-batch", () => {
  const batch = async (queries: object[], collection = "drinks") => {
    const reply = await call("POST", "/search-batch", { collection, queries });
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json();
  };

  it("answers each query as a search by itself does, in their order", async () => {
    const queries = [
      { query_vector, top_k: 2 },
      { query_vector: [0, 1], filter: { kind: "tea" }, include_metadata: true },
      { query_vector: [0, -1] },
      { query_vector, filter: { kind: "milk" } },
    ];
    const single = await Promise.all(queries.map(async (query) => (await search(query)).results));
    expect(await batch(queries)).toStrictEqual({ results: single, latency_ms: expect.any(Number) });
  });

  it("answers queries with more conditions than are tested at once, in their order", async () => {
    const tea = { $or: Array(200).fill({ kind: "tea" }) };
    const queries = [
      { query_vector, filter: tea },
      { query_vector: [0, 1], filter: tea, top_k: 1 },
      { query_vector },
      { query_vector: [0, -1], filter: tea },
      { query_vector, filter: { $not: { kind: "tea" } } },
    ];
    const single = await Promise.all(queries.map(async (query) => (await search(query)).results));
    expect((await batch(queries)).results).toStrictEqual(single);
  });

  it("takes 100 queries of 100 results, and 1000 results with metadata", async () => {
    const many = await batch(Array(100).fill({ query_vector, top_k: 100 }));
    expect(many.results).toHaveLength(100);
    const described = { query_vector, top_k: 100, include_metadata: true };
    expect((await batch(Array(10).fill(described))).results).toHaveLength(10);
  });
});
