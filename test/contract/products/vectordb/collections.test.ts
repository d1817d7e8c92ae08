import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ACCOUNT, type Call, openVectordbHouse, STRANGER, type VectordbHouse } from "./house.js";

let house: VectordbHouse;
let call: Call;
let stranger: Call;
beforeAll(async () => {
  house = await openVectordbHouse();
  call = await house.as(ACCOUNT);
  stranger = await house.as(STRANGER);
});
afterAll(() => house.close());

const insert = (collection: string, ...ids: string[]) =>
  call("POST", "/insert", { collection, items: ids.map((id) => ({ id, vector: [1, 2] })) });
const notFound = { error: { code: "not_found" } };

describe("DELETE /v1/vectordb/delete", () => {
  it("deletes a vector named in the body", async () => {
    await insert("bodies", "a", "b");
    const reply = await call("DELETE", "/delete", { collection: "bodies", id: "a" });
    expect(reply.json()).toStrictEqual({ deleted: true, id: "a", collection: "bodies", count: 1 });
    expect((await call("GET", "/fetch?collection=bodies&id=a")).statusCode).toBe(404);
    const search = await call("POST", "/search", { collection: "bodies", query_vector: [1, 2] });
    expect(search.json().results).toMatchObject([{ id: "b" }]);
  });

  it("deletes a vector named in the query, where the body does not name another", async () => {
    const id = "é /?&=%";
    await insert("queries", id, "b", "c");
    const path = (of: string) => `/delete?collection=queries&id=${encodeURIComponent(of)}`;
    expect((await call("DELETE", path(id))).json()).toMatchObject({ deleted: true, id, count: 2 });
    const reply = await call("DELETE", path("b"), { id: "c" });
    expect(reply.json()).toMatchObject({ id: "c", count: 1 });
  });

  it("is 404 for what is not there, also a second time", async () => {
    await insert("twice", "a");
    const body = { collection: "twice", id: "a" };
    expect((await call("DELETE", "/delete", body)).statusCode).toBe(200);
    for (const missing of [body, { collection: "nowhere", id: "a" }]) {
      const reply = await call("DELETE", "/delete", missing);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject(notFound);
    }
  });

  it("is 404 for what another account has, which keeps it", async () => {
    await insert("mine", "a");
    expect((await stranger("DELETE", "/delete?collection=mine&id=a")).statusCode).toBe(404);
    expect((await call("GET", "/fetch?collection=mine&id=a")).statusCode).toBe(200);
  });
});

describe("GET /v1/vectordb/fetch", () => {
  it("answers a vector as it was inserted, rounded to 32 bits", async () => {
    const vector = [0.1, -0.3, 1e-45, 3.4028235e38, 0, 123456.7, 1 / 3];
    const metadata = { kind: "tea", price: 4.5 };
    await call("POST", "/insert", { collection: "floats", id: "a", vector, metadata });
    const reply = await call("GET", "/fetch?collection=floats&id=a");
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toStrictEqual({
      id: "a",
      collection: "floats",
      vector: [0.1, -0.3, 1e-45, 3.4028235e38, 0, 123456.7, 0.33333334],
      metadata,
      updated_at: "2026-01-02T03:04:05.678Z",
    });
  });

  it("can be inserted again as it is", async () => {
    const vector = Array.from({ length: 200 }, (_, index) => Math.sin(index) * 10 ** (index % 20));
    await call("POST", "/insert", { collection: "again", id: "a", vector });
    const first = (await call("GET", "/fetch?collection=again&id=a")).json();
    await call("POST", "/insert", { collection: "again", id: "b", vector: first.vector });
    expect((await call("GET", "/fetch?collection=again&id=b")).json().vector).toEqual(first.vector);
  });

  it("is 404 for what is not there, or is another account's", async () => {
    await insert("fetched", "a");
    for (const [by, query] of [
      [call, "collection=fetched&id=b"],
      [call, "collection=nowhere&id=a"],
      [stranger, "collection=fetched&id=a"],
    ] as const) {
      const reply = await by("GET", `/fetch?${query}`);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject(notFound);
    }
  });
});

describe("GET /v1/vectordb/collections", () => {
  it("lists those of the account by name, a page at a time", async () => {
    const fresh = await house.as("acc_000000000000000000000003");
    const names = Array.from({ length: 12 }, (_, index) => `c${String(index).padStart(2, "0")}`);
    for (const collection of names.toReversed()) {
      await fresh("POST", "/insert", { collection, id: "a", vector: [1], metric: "dot" });
    }
    const whole = (await fresh("GET", "/collections")).json();
    expect(whole.next_cursor).toBeNull();
    expect(whole.collections.map(({ name }: { name: string }) => name)).toEqual(names);
    const created_at = "2026-01-02T03:04:05.678Z";
    const first = { name: "c00", dimension: 1, metric: "dot", count: 1, created_at };
    expect(whole.collections[0]).toStrictEqual(first);

    const paged: string[] = [];
    let cursor: string | null = "";
    for (let page = 0; cursor !== null && page < 10; page += 1) {
      const reply = await fresh("GET", `/collections?limit=4${cursor && `&cursor=${cursor}`}`);
      const { collections, next_cursor } = reply.json();
      expect(collections).toHaveLength(4);
      paged.push(...collections.map(({ name }: { name: string }) => name));
      cursor = next_cursor;
    }
    expect(paged).toEqual(names);
  });

  it("is empty for an account without any", async () => {
    const nobody = await house.as("acc_000000000000000000000004");
    expect((await nobody("GET", "/collections")).json()).toEqual({
      collections: [],
      next_cursor: null,
    });
  });
});

describe("/v1/vectordb/collections/{name}", () => {
  it("is gone with all its vectors after DELETE, and may be made anew", async () => {
    await insert("dropped", "a", "b");
    const reply = await call("DELETE", "/collections/dropped");
    expect(reply.json()).toStrictEqual({ deleted: true, name: "dropped" });
    const search = { collection: "dropped", query_vector: [1, 2] };
    for (const gone of [
      await call("GET", "/collections/dropped"),
      await call("DELETE", "/collections/dropped"),
      await call("POST", "/search", search),
      await call("POST", "/search-batch", { collection: "dropped", queries: [search] }),
      await call("GET", "/fetch?collection=dropped&id=a"),
    ]) {
      expect(gone.statusCode).toBe(404);
      expect(gone.json()).toMatchObject(notFound);
    }
    const anew = { collection: "dropped", id: "z", vector: [1, 2, 3], metric: "euclidean" };
    expect((await call("POST", "/insert", anew)).json()).toMatchObject({ count: 1 });
    expect((await call("GET", "/collections/dropped")).json()).toMatchObject({
      dimension: 3,
      metric: "euclidean",
      count: 1,
    });
    const found = await call("POST", "/search", { ...search, query_vector: [1, 2, 3] });
    expect(found.json().results).toMatchObject([{ id: "z" }]);
  });

  it("is 404 for another account, whose DELETE changes nothing", async () => {
    await insert("kept", "a");
    for (const method of ["GET", "DELETE"] as const) {
      expect((await stranger(method, "/collections/kept")).statusCode).toBe(404);
    }
    expect((await call("GET", "/collections/kept")).json()).toMatchObject({ count: 1 });
  });

  it.each(["nowhere", "a%20b", "%00", "x".repeat(65), "..%2f"])("is 404 as %s", async (name) => {
    for (const method of ["GET", "DELETE"] as const) {
      const reply = await call(method, `/collections/${name}`);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject(notFound);
    }
  });
});
