import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCOUNT, type Call, openVectordbHouse, STRANGER, type VectordbHouse } from "./house.js";

let house: VectordbHouse;
let call: Call;
beforeAll(async () => {
  house = await openVectordbHouse();
  call = await house.as(ACCOUNT);
});
afterAll(() => house.close());

const insert = async (body: unknown, headers?: Record<string, string>) =>
  call("POST", "/insert", body, headers);
const infoOf = async (name: string) => (await call("GET", `/collections/${name}`)).json();
const idsOf = async (collection: string, query_vector: readonly number[], by = call) => {
  const reply = await by("POST", "/search", { collection, query_vector, top_k: 100 });
  return reply.json().results.map(({ id }: { id: string }) => id);
};

describe("POST /v1/vectordb/insert", () => {
  it("makes the collection with its first vector, and replaces what has the same id", async () => {
    const first = await insert({ collection: "first", id: "a", vector: [1, 2, 3] });
    expect(first.statusCode, first.body).toBe(200);
    expect(first.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(first.json()).toStrictEqual({
      id: "a",
      collection: "first",
      inserted: true,
      replaced: false,
      count: 1,
    });
    expect(await infoOf("first")).toStrictEqual({
      name: "first",
      dimension: 3,
      metric: "cosine",
      count: 1,
      created_at: "2026-01-02T03:04:05.678Z",
    });
    const again = await insert({ collection: "first", id: "a", vector: [3, 2, 1] });
    expect(again.json()).toMatchObject({ inserted: true, replaced: true, count: 1 });
    const other = await insert({ collection: "first", id: "b", vector: [1, 2, 3] });
    expect(other.json()).toMatchObject({ replaced: false, count: 2 });
    const fetched = await call("GET", "/fetch?collection=first&id=a");
    expect(fetched.json().vector).toEqual([3, 2, 1]);
  });

  it("takes the place of the metadata, too", async () => {
    const put = (metadata?: object) =>
      insert({ collection: "meta", id: "a", vector: [1], metadata });
    await put({ kind: "tea" });
    await put();
    expect((await call("GET", "/fetch?collection=meta&id=a")).json().metadata).toEqual({});
  });

  it("takes many at once, and says how many of them were there before", async () => {
    await insert({ collection: "many", id: "v1", vector: [9, 9] });
    const items = Array.from({ length: 1_000 }, (_, index) => ({
      id: `v${index}`,
      vector: [index, 1],
      metadata: { index },
    }));
    const reply = await insert({ collection: "many", items });
    expect(reply.json()).toStrictEqual({
      collection: "many",
      inserted: 1_000,
      replaced: 1,
      count: 1_000,
    });
    const one = await insert({ collection: "many", items: [{ id: "new", vector: [1, 1] }] });
    expect(one.json()).toStrictEqual({
      collection: "many",
      inserted: 1,
      replaced: 0,
      count: 1_001,
    });
    const found = await call("GET", "/fetch?collection=many&id=v1");
    expect(found.json()).toMatchObject({ vector: [1, 1], metadata: { index: 1 } });
  });

  it.each(["cosine", "dot", "euclidean"])(
    "fixes the metric %s with the first vector",
    async (metric) => {
      const collection = `metric-${metric}`;
      await insert({ collection, id: "a", vector: [1, 2], metric });
      expect(await infoOf(collection)).toMatchObject({ metric });
      const same = await insert({ collection, id: "b", vector: [1, 2], metric });
      expect(same.statusCode).toBe(200);
      const unsaid = await insert({ collection, id: "c", vector: [1, 2] });
      expect(unsaid.statusCode).toBe(200);
    },
  );

  it("keeps the dimension of a collection that was emptied", async () => {
    await insert({ collection: "emptied", id: "a", vector: [1, 2] });
    await call("DELETE", "/delete", { collection: "emptied", id: "a" });
    expect(await infoOf("emptied")).toMatchObject({ dimension: 2, count: 0 });
    expect((await insert({ collection: "emptied", id: "a", vector: [1] })).statusCode).toBe(422);
    expect((await insert({ collection: "emptied", id: "a", vector: [1, 1] })).statusCode).toBe(200);
  });

  it("is seen by the search after its answer", async () => {
    for (let round = 0; round < 20; round += 1) {
      await insert({ collection: "seen", id: `v${round}`, vector: [1, round] });
      expect(await idsOf("seen", [1, round])).toContain(`v${round}`);
    }
  });

  it("keeps accounts apart, whatever their collections are called", async () => {
    const stranger = await house.as(STRANGER);
    await insert({ collection: "shared", id: "mine", vector: [1, 2] });
    const theirs = await stranger("POST", "/insert", {
      collection: "shared",
      id: "theirs",
      vector: [1, 2, 3],
      metric: "dot",
    });
    expect(theirs.json()).toMatchObject({ replaced: false, count: 1 });
    expect(await idsOf("shared", [1, 2])).toEqual(["mine"]);
    expect(await idsOf("shared", [1, 2, 3], stranger)).toEqual(["theirs"]);
    expect((await stranger("GET", "/fetch?collection=shared&id=mine")).statusCode).toBe(404);
  });

  it("belongs to the account, so that each of its keys sees it", async () => {
    await insert({ collection: "keys", id: "a", vector: [1] });
    expect(await idsOf("keys", [1], await house.as(ACCOUNT))).toEqual(["a"]);
  });

  it("takes vectors without direction where the metric has no use for one", async () => {
    for (const metric of ["dot", "euclidean"]) {
      const collection = `zero-${metric}`;
      expect((await insert({ collection, id: "a", vector: [0, 0], metric })).statusCode).toBe(200);
      expect((await insert({ collection, id: "b", vector: [0, 0] })).statusCode).toBe(200);
      const search = { collection, query_vector: [0, 0] };
      expect((await call("POST", "/search", search)).json().results).toHaveLength(2);
    }
  });

  it("reads a body as JSON whatever its content type says, and passes unknown fields over", async () => {
    const body = { collection: "typed", id: "a", vector: [1], namespace: "x", items_: [] };
    const reply = await insert(body, { "content-type": "text/plain" });
    expect(reply.statusCode).toBe(200);
  });
});

describe("an insert with Idempotency-Key", () => {
  const body = { collection: "repeated", id: "a", vector: [1, 2] };
  const key = { "idempotency-key": "one" };

  it("is done once, and answered the same again", async () => {
    const first = await insert(body, key);
    await call("DELETE", "/delete", { collection: "repeated", id: "a" });
    const again = await insert(body, key);
    expect(again.json()).toEqual(first.json());
    expect(again.headers["idempotency-replayed"]).toBe("true");
    expect(await infoOf("repeated")).toMatchObject({ count: 0 });
  });

  it("is 409 with another body", async () => {
    await insert(body, key);
    const reply = await insert({ ...body, id: "b" }, key);
    expect(reply.statusCode).toBe(409);
    expect(reply.json().error.code).toBe("conflict");
    expect((await call("GET", "/fetch?collection=repeated&id=b")).statusCode).toBe(404);
  });

  it("is done once when many are sent at once", async () => {
    const sent = { ...body, collection: "at-once" };
    const replies = await Promise.all(
      Array.from({ length: 8 }, () => insert(sent, { "idempotency-key": "two" })),
    );
    const answered = replies.filter(({ statusCode }) => statusCode === 200);
    expect(answered.length).toBeGreaterThan(0);
    for (const reply of answered) expect(reply.json()).toMatchObject({ replaced: false });
  });
});
