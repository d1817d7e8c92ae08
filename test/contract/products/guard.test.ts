import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { callerOf } from "../../../src/http/caller/authenticate.js";
import { buildProductsApp, type ProductsTestApp } from "../../helpers/apps/products-app.js";

const PER_MINUTE = 3;
const MINUTE_MS = 60_000;
const ACCOUNT = "acc_000000000000000000000001";
const PRODUCTS = ["detector", "vectordb", "inference", "optimizer"] as const;

let now = Date.UTC(2026, 0, 1);
let house: ProductsTestApp;
beforeEach(async () => {
  now = Date.UTC(2026, 0, 1);
  house = await buildProductsApp({
    perMinute: PER_MINUTE,
    clock: () => now,
    async mount(app, { guard }) {
      for (const product of [...PRODUCTS, undefined]) {
        await app.register(async (scope) => {
          guard.admit(scope, product);
          const answer = async (request: Parameters<typeof callerOf>[0]) => ({
            owner: callerOf(request).ownerId,
          });
          scope.get(`/v1/${product ?? "any"}`, answer);
          scope.post(`/v1/${product ?? "any"}`, answer);
        });
      }
    },
  });
});
afterEach(() => house.close());

const call = (key: string | undefined, product = "vectordb") =>
  house.app.inject({
    url: `/v1/${product}`,
    headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
  });

describe("a products key", () => {
  it("opens the products of its account", async () => {
    const reply = await call(await house.issueKey(ACCOUNT));
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual({ owner: ACCOUNT });
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect(reply.headers["www-authenticate"]).toBeUndefined();
  });

  it("comes in Authorization, whatever the case of Bearer and the spaces after it", async () => {
    const key = await house.issueKey(ACCOUNT);
    for (const authorization of [`bearer ${key}`, `BEARER   ${key}`]) {
      const reply = await house.app.inject({ url: "/v1/vectordb", headers: { authorization } });
      expect(reply.statusCode).toBe(200);
    }
  });

  const missing = "send a products key as Authorization: Bearer prd_…";
  const unknown = "the key in Authorization is malformed, unknown, expired or revoked";
  const other = (realm: "gateway" | "evidence" | "jobs") => async () => {
    const wanted = { realm, ownerId: ACCOUNT, name: "other" } as const;
    return `Bearer ${(await house.platform.keys.issue(house.platform.store, wanted)).text}`;
  };
  const changed = async (change: (key: string) => string) =>
    `Bearer ${change(await house.issueKey(ACCOUNT))}`;

  it.each([
    ["no header", async () => undefined, missing],
    ["an empty header", async () => "", missing],
    ["another scheme", async () => "Basic cHJkOg==", missing],
    ["no text", async () => "Bearer ", missing],
    ["two texts", async () => "Bearer a b", missing],
    ["no key", async () => "Bearer hello", unknown],
    ["a key that was never made", async () => `Bearer prd_${"0".repeat(46)}`, unknown],
    [
      "a mistyped key",
      () => changed((key) => `${key.slice(0, -1)}${key.at(-1) === "0" ? 1 : 0}`),
      unknown,
    ],
    ["a cut key", () => changed((key) => key.slice(0, -1)), unknown],
    ["a gateway key", other("gateway"), unknown],
    ["an evidence key", other("evidence"), unknown],
    ["a jobs key", other("jobs"), unknown],
  ])("is 401 as %s", async (_name, authorizationOf, message) => {
    const authorization = await authorizationOf();
    const headers = authorization === undefined ? {} : { authorization };
    const reply = await house.app.inject({ url: "/v1/vectordb", headers });
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({
      error: { code: "unauthorized", message, request_id: expect.any(String) },
    });
    expect(reply.headers["www-authenticate"]).toBe('Bearer realm="gatehouse"');
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect(reply.headers.ratelimit).toBeUndefined();
  });

  it("is not taken from x-api-key or the query", async () => {
    const key = await house.issueKey(ACCOUNT);
    for (const request of [
      { url: "/v1/vectordb", headers: { "x-api-key": key } },
      { url: `/v1/vectordb?api_key=${key}` },
    ]) {
      expect((await house.app.inject(request)).statusCode).toBe(401);
    }
  });

  it("is 401 once it is revoked or expired", async () => {
    const { keys, store } = house.platform;
    const wanted = { realm: "products", ownerId: ACCOUNT, name: "n", scopes: ["all"] } as const;
    const revoked = await keys.issue(store, wanted);
    const expiring = await keys.issue(store, { ...wanted, expiresAt: now + 1_000 });
    for (const { text } of [revoked, expiring]) expect((await call(text)).statusCode).toBe(200);
    await keys.revoke(revoked.key.id);
    now += 1_000;
    for (const { text } of [revoked, expiring]) expect((await call(text)).statusCode).toBe(401);
  });

  it("is told before what is wrong with the body", async () => {
    const reply = await house.app.inject({ method: "POST", url: "/v1/vectordb", payload: "{" });
    expect(reply.statusCode).toBe(401);
  });

  it("is never logged", async () => {
    const key = await house.issueKey(ACCOUNT);
    await call(key);
    await call(`${key}x`);
    expect(house.log.text()).not.toContain(key.slice(8));
  });
});

describe("the scopes of a key", () => {
  it.each(PRODUCTS)("%s alone opens that product and no other", async (scope) => {
    const key = await house.issueKey(ACCOUNT, [scope]);
    for (const product of PRODUCTS) {
      const reply = await call(key, product);
      if (product === scope) {
        expect(reply.statusCode).toBe(200);
        continue;
      }
      expect(reply.statusCode).toBe(403);
      expect(reply.json().error).toMatchObject({
        code: "forbidden",
        message: `this key has no scope for the product "${product}"`,
      });
    }
  });

  it("open each of several products, and `all` opens every one", async () => {
    const [two, all] = await Promise.all([
      house.issueKey(ACCOUNT, ["vectordb", "optimizer"]),
      house.issueKey(ACCOUNT, ["all"]),
    ]);
    const statuses = (key: string, products: readonly string[]) =>
      Promise.all(products.map(async (product) => (await call(key, product)).statusCode));
    expect(await statuses(two, ["vectordb", "optimizer", "detector"])).toEqual([200, 200, 403]);
    expect(await statuses(all, PRODUCTS.slice(0, PER_MINUTE))).toEqual([200, 200, 200]);
  });

  it("do not matter where any product will do, as long as there is one", async () => {
    expect((await call(await house.issueKey(ACCOUNT, ["inference"]), "any")).statusCode).toBe(200);
    const reply = await call(await house.issueKey(ACCOUNT, []), "any");
    expect(reply.statusCode).toBe(403);
    expect(reply.json().error.message).toBe("this key has no scope for any product");
  });
});

describe("the rate of a key", () => {
  const headersOf = ({ headers }: { headers: Record<string, unknown> }) => [
    headers["ratelimit-policy"],
    headers.ratelimit,
    headers["retry-after"],
  ];
  const policy = `"minute";q=${PER_MINUTE};w=60`;

  it("counts down with each call and then refuses until its minute is over", async () => {
    const key = await house.issueKey(ACCOUNT);
    for (const remaining of [2, 1, 0]) {
      const reply = await call(key);
      expect(reply.statusCode).toBe(200);
      expect(headersOf(reply)).toEqual([policy, `"minute";r=${remaining};t=60`, undefined]);
    }
    now += 20_500;
    const refused = await call(key);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      error: {
        code: "rate_limited",
        message: "at most 3 requests a minute are taken from one key",
        request_id: expect.any(String),
      },
    });
    expect(headersOf(refused)).toEqual([policy, '"minute";r=0;t=40', "40"]);
    now += MINUTE_MS - 20_501;
    expect((await call(key)).statusCode).toBe(429);
    now += 1;
    expect(headersOf(await call(key))).toEqual([policy, '"minute";r=2;t=60', undefined]);
  });

  it("is one for all products, and its own for each key of an account", async () => {
    const [one, other] = await Promise.all([house.issueKey(ACCOUNT), house.issueKey(ACCOUNT)]);
    for (const product of ["vectordb", "detector", "any"]) await call(one, product);
    expect((await call(one, "optimizer")).statusCode).toBe(429);
    expect((await call(other, "optimizer")).statusCode).toBe(200);
  });

  it("is not spent by calls that are refused for their key or scope", async () => {
    const key = await house.issueKey(ACCOUNT, ["vectordb"]);
    for (let round = 0; round < PER_MINUTE; round += 1) await call(key, "detector");
    expect((await call(key)).headers.ratelimit).toBe('"minute";r=2;t=60');
  });

  it("is inherited by the key that replaces it", async () => {
    const { keys, store } = house.platform;
    const wanted = { realm: "products", ownerId: ACCOUNT, name: "n", scopes: ["all"] } as const;
    const old = await keys.issue(store, wanted);
    await call(old.text);
    await call(old.text);
    const rotated = await keys.rotate(store, { id: old.key.id, ownerId: ACCOUNT });
    expect((await call(rotated?.text)).headers.ratelimit).toBe('"minute";r=0;t=60');
    expect((await call(old.text)).statusCode).toBe(429);
    expect((await call(rotated?.text)).statusCode).toBe(429);
  });

  it("lets exactly as many of many calls at once pass", async () => {
    const key = await house.issueKey(ACCOUNT);
    const replies = await Promise.all(Array.from({ length: 10 }, () => call(key)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(PER_MINUTE);
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(7);
  });
});
