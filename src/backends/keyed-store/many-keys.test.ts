import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { backend } from "./index.js";
import { ANSWER_BYTES_MAX, OPERATIONS_MAX, VALUE_BYTES_MAX } from "./schemas.js";
import { sweepKeys } from "./sweep.js";

let house: BackendTestApp;
let now = 1_800_000_000_000;
let spaces = 0;
beforeAll(async () => {
  house = await buildBackendApp(backend, { clock: () => now });
});
afterAll(() => house.close());

const send = (method: "GET" | "POST" | "DELETE", url: string, body?: unknown) =>
  house.app.inject({
    method,
    url,
    headers: onBehalfOf("acc_one"),
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });

async function newSpace() {
  spaces += 1;
  const path = `/v1/keyspaces/space-${spaces}`;
  await send("POST", "/v1/keyspaces", { name: `space-${spaces}` });
  return {
    path,
    put: (key: string, value: unknown, rest: object = {}) =>
      send("POST", `${path}/put`, { key, value, ...rest }),
    get: (key: string) => send("POST", `${path}/get`, { key }),
    batch: (operations: unknown) => send("POST", `${path}/batch`, { operations }),
    scan: (order?: object) => send("POST", `${path}/scan`, order),
    size: async () => (await send("GET", path)).json<{ keys: number; bytes: number }>(),
  };
}

type Space = Awaited<ReturnType<typeof newSpace>>;

/** The keys of every page. */
async function walk(space: Space, order: object): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const reply = await space.scan({ ...order, ...(cursor === undefined ? {} : { cursor }) });
    expect(reply.statusCode, reply.body).toBe(200);
    const page = reply.json<{ entries: { key: string }[]; next_cursor: string | null }>();
    pages.push(page.entries.map(({ key }) => key));
    cursor = page.next_cursor;
  }
  return pages;
}

describe("a batch", () => {
  it("runs in order, and each operation sees the writes before it", async () => {
    const space = await newSpace();
    await space.put("old", 1);
    const reply = await space.batch([
      { op: "put", key: "new", value: { a: 1 }, if_version: 0, ttl_seconds: 10 },
      { op: "get", key: "new" },
      { op: "delete", key: "old", if_version: 1 },
      { op: "get", key: "old" },
      { op: "delete", key: "old" },
      { op: "put", key: "old", value: null },
      { op: "get", key: "old" },
    ]);
    expect(reply.statusCode).toBe(200);
    const updated_at = new Date(now).toISOString();
    const expires_at = new Date(now + 10_000).toISOString();
    expect(reply.json()).toEqual({
      results: [
        { op: "put", key: "new", version: 1, created: true, expires_at },
        { op: "get", key: "new", found: true, value: { a: 1 }, version: 1, updated_at, expires_at },
        { op: "delete", key: "old", deleted: true },
        { op: "get", key: "old", found: false },
        { op: "delete", key: "old", deleted: false },
        { op: "put", key: "old", version: 2, created: true, expires_at: null },
        {
          op: "get",
          key: "old",
          found: true,
          value: null,
          version: 2,
          updated_at,
          expires_at: null,
        },
      ],
    });
  });

  const long = "x".repeat(VALUE_BYTES_MAX - 2);
  it.each([
    [
      409,
      "conflict",
      "operations.2.if_version is 5, but the key has version 1",
      { op: "put", key: "kept", value: 2, if_version: 5 },
    ],
    [
      409,
      "conflict",
      "operations.2.if_version is 0, but the key has version 1",
      { op: "delete", key: "kept", if_version: 0 },
    ],
    [
      409,
      "conflict",
      "operations.2.if_version is 3, but there is no such key",
      { op: "delete", key: "none", if_version: 3 },
    ],
    [400, "invalid_request", "operations.2.value is required", { op: "put", key: "kept" }],
    [400, "invalid_request", "operations.2.key is required", { op: "get" }],
    [
      422,
      "validation_error",
      "operations.2.op must be one of put, get, delete",
      { op: "take", key: "a" },
    ],
    [
      413,
      "payload_too_large",
      `operations.2.value has ${VALUE_BYTES_MAX + 1} bytes as JSON text; at most ${VALUE_BYTES_MAX} are kept`,
      { op: "put", key: "a", value: `${long}x` },
    ],
  ])("that fails with %i %s (%s) writes nothing", async (status, code, message, operation) => {
    const space = await newSpace();
    await space.put("kept", 1);
    await space.put("also", 2);
    const reply = await space.batch([
      { op: "put", key: "new", value: 1 },
      { op: "delete", key: "also" },
      operation,
    ]);
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ error: { code, message } });
    expect((await space.get("kept")).json()).toMatchObject({ value: 1, version: 1 });
    expect((await space.get("also")).json()).toMatchObject({ value: 2, version: 1 });
    expect((await space.get("new")).statusCode).toBe(404);
    expect(await space.size()).toMatchObject({ keys: 2, bytes: 2 });
  });

  it("is bounded in operations and in what it reads", async () => {
    const space = await newSpace();
    const read = { op: "get", key: "long" };
    expect((await space.batch([])).statusCode).toBe(422);
    expect((await space.batch(Array(OPERATIONS_MAX).fill(read))).statusCode).toBe(200);
    expect((await space.batch(Array(OPERATIONS_MAX + 1).fill(read))).statusCode).toBe(422);
    await space.put("long", long);
    const fitting = ANSWER_BYTES_MAX / VALUE_BYTES_MAX;
    expect((await space.batch(Array(fitting).fill(read))).statusCode).toBe(200);
    const refused = await space.batch([
      { op: "put", key: "new", value: 1 },
      ...Array(fitting + 1).fill(read),
    ]);
    expect(refused.statusCode).toBe(413);
    expect(refused.json().error.message).toContain(`operations.${fitting + 1}`);
    expect((await space.get("new")).statusCode).toBe(404);
  });
});

describe("a scan", () => {
  it("answers pages in key order with a cursor, and everything without a body", async () => {
    const space = await newSpace();
    for (const key of ["b", "a", "c/1", "c/2", "c0", "d"]) await space.put(key, key);
    expect(await walk(space, { limit: 4 })).toEqual([
      ["a", "b", "c/1", "c/2"],
      ["c0", "d"],
    ]);
    expect(await walk(space, { limit: 6 })).toHaveLength(1);
    const all = (await space.scan()).json();
    expect(all.entries[0]).toEqual({
      key: "a",
      value: "a",
      version: 1,
      updated_at: new Date(now).toISOString(),
      expires_at: null,
    });
    expect(all.entries).toHaveLength(6);
    expect(all.next_cursor).toBeNull();
  });

  it.each([
    [{ prefix: "c/" }, ["c/1", "c/2"]],
    [{ prefix: "" }, ["a", "b", "c/1", "c/2", "c0", "d"]],
    [{ prefix: "none" }, []],
    [{ from: "c/1" }, ["c/1", "c/2", "c0", "d"]],
    [{ to: "c/1" }, ["a", "b"]],
    [{ from: "b", to: "c/2" }, ["b", "c/1"]],
    [{ from: "c", to: "a" }, []],
    [{ prefix: "c", from: "c/2", to: "c0" }, ["c/2"]],
    [{ to: "" }, []],
  ])("of %j finds %j, whatever the page length", async (order, keys) => {
    const space = await newSpace();
    for (const key of ["a", "b", "c/1", "c/2", "c0", "d"]) await space.put(key, 1);
    expect((await walk(space, order)).flat()).toEqual(keys);
    expect((await walk(space, { ...order, limit: 1 })).flat()).toEqual(keys);
  });

  it("ends a page at 1 MiB of values, and goes on from there", async () => {
    const space = await newSpace();
    const value = "x".repeat(VALUE_BYTES_MAX - 2);
    for (const key of ["a", "b", "c", "d", "e", "f"]) await space.put(key, value);
    expect(await walk(space, {})).toEqual([
      ["a", "b", "c", "d"],
      ["e", "f"],
    ]);
  });

  it.each([
    [{ limit: 0 }, "limit must be >= 1"],
    [{ limit: 1001 }, "limit must be <= 1000"],
    [{ limit: "5" }, "limit must be an integer"],
    [{ prefix: "a".repeat(513) }, "prefix must have at most 512 characters"],
    [{ cursor: "?" }, "cursor must be the next_cursor of an earlier answer"],
    [{ cursor: "" }, "cursor must have at least 1 character"],
  ])("refuses %j", async (order, message) => {
    const space = await newSpace();
    const reply = await space.scan(order);
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ error: { code: "validation_error", message } });
  });
});

describe("a key with a time to live", () => {
  it("is gone for every read and condition at its end, swept or not", async () => {
    const space = await newSpace();
    for (const key of ["a", "b", "c"]) await space.put(key, key, { ttl_seconds: 60 });
    await space.put("d", 1);
    now += 59_999;
    expect((await space.get("a")).statusCode).toBe(200);
    now += 1;
    expect((await space.get("a")).statusCode).toBe(404);
    expect((await send("DELETE", `${space.path}/keys/a`)).statusCode).toBe(404);
    expect((await walk(space, { limit: 1 })).flat()).toEqual(["d"]);
    expect((await space.batch([{ op: "get", key: "b" }])).json().results[0].found).toBe(false);
    expect((await space.put("b", 2, { if_version: 1 })).statusCode).toBe(409);
    const again = await space.put("b", 2, { if_version: 0 });
    expect(again.json()).toMatchObject({ created: true, version: 2, expires_at: null });
  });

  it("is swept with its size, and its versions never come again", async () => {
    const space = await newSpace();
    for (let version = 1; version <= 3; version += 1) {
      await space.put("a", "12345", { ttl_seconds: 1 });
    }
    await space.put("b", 1);
    now += 1000;
    await sweepKeys(house.platform, now);
    expect(await space.size()).toMatchObject({ keys: 1, bytes: 1 });
    expect((await space.put("a", 1)).json()).toMatchObject({ version: 4, created: true });
    expect((await space.put("b", 2)).json()).toMatchObject({ version: 2, created: false });
  });

  it("stays when it is written again before its end", async () => {
    const space = await newSpace();
    await space.put("a", 1, { ttl_seconds: 1 });
    await space.put("a", 2);
    now += 5000;
    await sweepKeys(house.platform, now);
    expect((await space.get("a")).json()).toMatchObject({ value: 2, expires_at: null });
  });
});
