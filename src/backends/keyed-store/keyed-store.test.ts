import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ApiCase, apiCases } from "../../../test/helpers/api-case.js";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import { backend } from "./index.js";
import { VALUE_BYTES_MAX } from "./schemas.js";

let house: BackendTestApp;
let now = Date.parse("2026-01-02T03:04:05.678Z");
beforeAll(async () => {
  house = await buildBackendApp(backend, { clock: () => now });
  await send("POST", "/v1/keyspaces", { name: "things" });
  await send("POST", "/v1/keyspaces/things/put", { key: "kept", value: "first" });
});
afterAll(() => house.close());

type Method = "GET" | "POST" | "PUT" | "DELETE";

const call = (method: Method, url: string, body?: unknown, account = "acc_one") => ({
  method,
  url,
  headers: onBehalfOf(account),
  ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
});

const send = (method: Method, url: string, body?: unknown, account?: string) =>
  house.app.inject(call(method, url, body, account));

const refusal = (
  name: string,
  request: ApiCase["request"],
  [status, code, message]: [number, string, string | RegExp],
): ApiCase => ({
  name,
  request,
  status,
  body: {
    error: {
      code,
      message: typeof message === "string" ? message : expect.stringMatching(message),
    },
  },
});

const invalid = (message: string | RegExp) => [422, "validation_error", message] as const;
const missing = (message: string) => [400, "invalid_request", message] as const;
const tree = { z: [1, -0.5, 1e300, null, true, "é\u0000\u{1f600}"], a: { "": {} } };
const ofLength = (bytes: number) => "x".repeat(bytes - 2);

describe("keyspaces", () => {
  it("are made, shown, listed by page in the order of their making, and deleted", async () => {
    const account = "acc_pages";
    for (const name of ["b", "a", "c"]) {
      const made = await send("POST", "/v1/keyspaces", { name }, account);
      expect(made.statusCode).toBe(201);
      const expected = { name, keys: 0, bytes: 0, created_at: new Date(now).toISOString() };
      expect(made.json()).toEqual(expected);
      expect((await send("GET", `/v1/keyspaces/${name}`, undefined, account)).json()).toEqual(
        expected,
      );
    }
    const first = (await send("GET", "/v1/keyspaces?limit=2", undefined, account)).json();
    expect(first.keyspaces.map(({ name }: { name: string }) => name)).toEqual(["b", "a"]);
    const rest = `/v1/keyspaces?limit=2&cursor=${first.next_cursor}`;
    expect((await send("GET", rest, undefined, account)).json()).toMatchObject({
      keyspaces: [{ name: "c" }],
      next_cursor: null,
    });
    expect((await send("DELETE", "/v1/keyspaces/a", undefined, account)).statusCode).toBe(204);
    const left = (await send("GET", "/v1/keyspaces", undefined, account)).json();
    expect(left.keyspaces.map(({ name }: { name: string }) => name)).toEqual(["b", "c"]);
    expect((await send("GET", "/v1/keyspaces/a", undefined, account)).statusCode).toBe(404);
  });

  it("count keys and bytes through every kind of write", async () => {
    await send("POST", "/v1/keyspaces", { name: "sizes" });
    const size = async () => {
      const { keys, bytes } = (await send("GET", "/v1/keyspaces/sizes")).json();
      return [keys, bytes];
    };
    await send("PUT", "/v1/keyspaces/sizes/keys/a", { value: "é" });
    expect(await size()).toEqual([1, 4]);
    await send("POST", "/v1/keyspaces/sizes/put", { key: "a", value: [1, 2] });
    expect(await size()).toEqual([1, 5]);
    await send("PUT", "/v1/keyspaces/sizes/keys/a", { value: 0, if_version: 9 });
    expect(await size()).toEqual([1, 5]);
    const operations = [
      { op: "put", key: "b", value: 10 },
      { op: "delete", key: "a" },
      { op: "put", key: "c", value: null },
    ];
    await send("POST", "/v1/keyspaces/sizes/batch", { operations });
    expect(await size()).toEqual([2, 6]);
    await send("DELETE", "/v1/keyspaces/sizes/keys/b");
    await send("POST", "/v1/keyspaces/sizes/delete", { key: "c" });
    expect(await size()).toEqual([0, 0]);
  });

  it("start empty when made again under the name of a deleted one", async () => {
    await send("POST", "/v1/keyspaces", { name: "again" });
    await send("PUT", "/v1/keyspaces/again/keys/a", { value: 1 });
    await send("DELETE", "/v1/keyspaces/again");
    expect((await send("GET", "/v1/keyspaces/again/keys/a")).statusCode).toBe(404);
    await send("POST", "/v1/keyspaces", { name: "again" });
    expect((await send("GET", "/v1/keyspaces/again")).json()).toMatchObject({ keys: 0, bytes: 0 });
    expect((await send("PUT", "/v1/keyspaces/again/keys/a", { value: 2 })).json().version).toBe(1);
  });

  it("of one name are another keyspace for each account", async () => {
    const path = "/v1/keyspaces/things/keys/kept";
    for (const method of ["GET", "DELETE"] as const) {
      expect((await send(method, path, undefined, "acc_two")).statusCode).toBe(404);
    }
    expect((await send("PUT", path, { value: 2 }, "acc_two")).statusCode).toBe(404);
    await send("POST", "/v1/keyspaces", { name: "things" }, "acc_two");
    expect((await send("PUT", path, { value: "other" }, "acc_two")).statusCode).toBe(201);
    await send("DELETE", "/v1/keyspaces/things", undefined, "acc_two");
    expect((await send("GET", path)).json().value).toBe("first");
  });
});

describe("a key", () => {
  it("is created with 201, written again with 200, and its version rises by one", async () => {
    const path = "/v1/keyspaces/things/keys/life";
    const made = await send("PUT", path, { value: tree });
    expect(made.statusCode).toBe(201);
    const { version } = made.json();
    expect(made.json()).toEqual({ key: "life", version, created: true, expires_at: null });
    now += 1000;
    const changed = await send("PUT", path, { value: 2, ttl_seconds: 60, if_version: version });
    const expires_at = new Date(now + 60_000).toISOString();
    expect(changed.statusCode).toBe(200);
    expect(changed.json()).toEqual({
      key: "life",
      version: version + 1,
      created: false,
      expires_at,
    });
    expect((await send("GET", path)).json()).toEqual({
      key: "life",
      value: 2,
      version: version + 1,
      updated_at: new Date(now).toISOString(),
      expires_at,
    });
    const forever = await send("POST", "/v1/keyspaces/things/put", { key: "life", value: 3 });
    expect(forever.statusCode).toBe(200);
    expect(forever.json()).toMatchObject({ created: false, expires_at: null });
    expect((await send("DELETE", `${path}?if_version=${version + 2}`)).statusCode).toBe(204);
    expect((await send("GET", path)).statusCode).toBe(404);
    expect((await send("PUT", path, { value: 4 })).json().version).toBeGreaterThan(version + 2);
  });

  it.each([
    ["a slash", "a/b//c", "a%2Fb%2F%2Fc"],
    ["a space and a plus", "a b+c", "a%20b+c"],
    ["an emoji", "\u{1f600}", "%F0%9F%98%80"],
    ["a percent sign", "100%", "100%25"],
    ["a question mark, a hash and a line break", "?#\n", "%3F%23%0A"],
    ["512 characters outside the basic plane", "\u{1f600}".repeat(512), "%F0%9F%98%80".repeat(512)],
  ])("may hold %s", async (_what, key, encoded) => {
    const path = `/v1/keyspaces/things/keys/${encoded}`;
    expect((await send("PUT", path, { value: key })).json().key).toBe(key);
    expect((await send("POST", "/v1/keyspaces/things/get", { key })).json().value).toBe(key);
    expect((await send("DELETE", path)).statusCode).toBe(204);
  });

  it.each([".", ".."])("may be %s, which a body can name", async (key) => {
    await send("POST", "/v1/keyspaces/things/put", { key, value: key });
    expect((await send("POST", "/v1/keyspaces/things/get", { key })).json().value).toBe(key);
    const gone = await send("POST", "/v1/keyspaces/things/delete", { key });
    expect([gone.statusCode, gone.json()]).toEqual([200, { deleted: true }]);
  });

  it.each([
    ["null", null],
    ["false", false],
    ["zero", 0],
    ["a number that ends in .0", 1.0],
    ["an empty text", ""],
    ["an empty list", []],
    ["a tree", tree],
    ["as long as lies beside its key", ofLength(256)],
    ["a byte longer than that", ofLength(257)],
    ["short again", 7],
    ["as many bytes as it can be", ofLength(VALUE_BYTES_MAX)],
  ])("keeps a value that is %s", async (_what, value) => {
    await send("POST", "/v1/keyspaces/things/put", { key: "value", value });
    const answer = (await send("GET", "/v1/keyspaces/things/keys/value")).json();
    expect(answer.value).toEqual(value);
  });

  it("is written once by puts with an Idempotency-Key", async () => {
    const request = call("POST", "/v1/keyspaces/things/put", { key: "once", value: 1 });
    const repeat = { ...request, headers: { ...request.headers, "idempotency-key": "put-once" } };
    const first = await house.app.inject(repeat);
    const second = await house.app.inject(repeat);
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect(second.json()).toEqual(first.json());
  });
});

describe("a refused request", () => {
  const space = (body: unknown) => call("POST", "/v1/keyspaces", body);
  const post = (action: string, body: unknown) =>
    call("POST", `/v1/keyspaces/things/${action}`, body);
  const kept = "/v1/keyspaces/things/keys/kept";
  const noSpace = [404, "not_found", "this keyspace was not found"] as const;
  const noKey = [404, "not_found", "this key was not found"] as const;
  const conflict = (message: string) => [409, "conflict", message] as const;
  const tooLong = [
    413,
    "payload_too_large",
    `value has ${VALUE_BYTES_MAX + 1} bytes as JSON text; at most ${VALUE_BYTES_MAX} are kept`,
  ] as const;

  apiCases(
    () => house.app,
    (
      [
        ["a keyspace without a name", space({}), missing("name is required")],
        ["a keyspace without a body", space(undefined), missing("the body must be an object")],
        ["an empty name", space({ name: "" }), invalid("name must have at least 1 character")],
        ["a name of 129", space({ name: "a".repeat(129) }), invalid(/at most 128 characters/)],
        ["a name with a slash", space({ name: "a/b" }), invalid(/^name must match pattern/)],
        ["a name of dots", space({ name: ".." }), invalid(/^name must match pattern/)],
        ["a number as name", space({ name: 1 }), invalid("name must be a string")],
        [
          "a name that is taken",
          space({ name: "things" }),
          conflict("you have a keyspace with the name things"),
        ],
        ["a list of none", call("GET", "/v1/keyspaces?limit=0"), invalid("limit must be >= 1")],
        [
          "a made-up cursor of keyspaces",
          call("GET", "/v1/keyspaces?cursor=%20"),
          invalid("cursor must be the next_cursor of an earlier answer"),
        ],
        [
          "a cursor of another list",
          call("GET", "/v1/keyspaces?cursor=eHl6"),
          invalid("cursor must be the next_cursor of an earlier answer"),
        ],
        ["an unknown keyspace", call("GET", "/v1/keyspaces/none"), noSpace],
        ["an impossible keyspace", call("GET", "/v1/keyspaces/%00"), noSpace],
        ["deleting an unknown keyspace", call("DELETE", "/v1/keyspaces/none"), noSpace],
        ["a key of an unknown keyspace", call("GET", "/v1/keyspaces/none/keys/a"), noSpace],
        [
          "a put into an unknown keyspace",
          call("PUT", "/v1/keyspaces/none/keys/a", { value: 1 }),
          noSpace,
        ],
        ["a scan of an unknown keyspace", call("POST", "/v1/keyspaces/none/scan", {}), noSpace],
        ["an unknown key", call("GET", "/v1/keyspaces/things/keys/none"), noKey],
        ["an unknown key by post", post("get", { key: "none" }), noKey],
        ["deleting an unknown key", call("DELETE", "/v1/keyspaces/things/keys/none"), noKey],
        ["deleting an unknown key by post", post("delete", { key: "none" }), noKey],
        ["a put without a value", call("PUT", kept, {}), missing("value is required")],
        ["a put without a key", post("put", { value: 1 }), missing("key is required")],
        ["an empty key", post("put", { key: "", value: 1 }), invalid(/at least 1 character/)],
        ["a key of 513", post("get", { key: "a".repeat(513) }), invalid(/at most 512 characters/)],
        ["a key with U+0000", post("put", { key: "a\0", value: 1 }), invalid(/^key must match/)],
        ["a path with U+0000", call("GET", `${kept}%00`), invalid(/^key must match/)],
        [
          "half a surrogate pair",
          post("get", { key: "\ud800" }),
          missing("the body holds half of a surrogate pair, which is not Unicode"),
        ],
        [
          "a version below 0",
          call("PUT", kept, { value: 1, if_version: -1 }),
          invalid("if_version must be >= 0"),
        ],
        [
          "a version as text",
          call("PUT", kept, { value: 1, if_version: "1" }),
          invalid("if_version must be an integer"),
        ],
        [
          "a version in words",
          call("DELETE", `${kept}?if_version=one`),
          invalid("if_version must be an integer"),
        ],
        [
          "no time to live",
          call("PUT", kept, { value: 1, ttl_seconds: 0 }),
          invalid("ttl_seconds must be >= 1"),
        ],
        [
          "over a year to live",
          call("PUT", kept, { value: 1, ttl_seconds: 31_536_001 }),
          invalid("ttl_seconds must be <= 31536000"),
        ],
        [
          "a value of a byte too many",
          call("PUT", kept, { value: ofLength(VALUE_BYTES_MAX + 1) }),
          tooLong,
        ],
        [
          "a key that must not exist",
          call("PUT", kept, { value: 1, if_version: 0 }),
          conflict("if_version is 0, but the key has version 1"),
        ],
        [
          "another version",
          post("put", { key: "kept", value: 1, if_version: 7 }),
          conflict("if_version is 7, but the key has version 1"),
        ],
        [
          "a version of no key",
          post("put", { key: "none", value: 1, if_version: 7 }),
          conflict("if_version is 7, but there is no such key"),
        ],
        [
          "deleting another version",
          call("DELETE", `${kept}?if_version=2`),
          conflict("if_version is 2, but the key has version 1"),
        ],
      ] as [string, ApiCase["request"], [number, string, string | RegExp]][]
    ).map(([name, request, error]) => refusal(name, request, error)),
  );

  it("has changed nothing", async () => {
    expect((await send("GET", kept)).json()).toMatchObject({ value: "first", version: 1 });
    expect((await send("GET", "/v1/keyspaces/things/keys/none")).statusCode).toBe(404);
  });

  it("without an account is 401", async () => {
    expect((await house.app.inject("/v1/keyspaces")).statusCode).toBe(401);
  });

  it("and a taken one leave neither key nor value in the log", async () => {
    await send("PUT", "/v1/keyspaces/things/keys/secret-key", { value: "secret-value" });
    await send("PUT", "/v1/keyspaces/things/keys/secret-key", {
      value: "secret-value",
      if_version: 0,
    });
    expect(house.log.text()).not.toMatch(/secret-/);
  });
});
