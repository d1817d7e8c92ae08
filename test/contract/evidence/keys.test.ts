import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isWellFormedKey } from "../../../src/platform/keys/key-format.js";
import { sql } from "../../../src/platform/store/sql.js";
import type { EvidenceTestApp } from "../../helpers/apps/evidence-app.js";
import { startPglite } from "../../helpers/servers/pglite.js";
import { buildMeteredApp } from "./metered-routes.js";

let now = Date.UTC(2026, 10, 21, 12);
let house: EvidenceTestApp;
beforeAll(async () => {
  house = await buildMeteredApp(1000, { clock: () => now });
});
afterAll(() => house.close());

/** A minute later, so that no test meets the requests of another. */
const ask = (payload: unknown, headers: Record<string, string> = {}) => {
  now += 60_000;
  return askAtOnce(payload, headers);
};
const askAtOnce = (payload: unknown, headers: Record<string, string> = {}) =>
  house.app.inject({
    method: "POST",
    url: "/api/v1/key",
    headers: { "content-type": "application/json", ...headers },
    payload: typeof payload === "string" ? payload : JSON.stringify(payload),
  });
const look = (headers: Record<string, string> = {}) =>
  house.app.inject({ url: "/api/v1/key", headers });
const keysMade = async () => (await house.platform.keys.list({ realm: "evidence" })).length;

describe("POST /api/v1/key", () => {
  it("makes a free key that works, and names every route", async () => {
    const reply = await ask({ email: "Agent@Example.org" });
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["cache-control"]).toBe("no-store");
    const { api_key: key, endpoints, ...rest } = reply.json();
    expect(rest).toEqual({ tier: "free", max_calls: 1000 });
    expect(key).toMatch(/^cb_[0-9A-Za-z]{8}_[0-9A-Za-z]{32}_[0-9A-Za-z]{6}$/);
    expect(isWellFormedKey(house.platform.keyFormats.evidence, key)).toBe(true);
    expect(endpoints).toMatchObject({
      key: { method: "POST", url: "http://gatehouse.test/api/v1/key" },
      get_key: { method: "GET", url: "http://gatehouse.test/api/v1/key" },
      usage: { method: "GET", url: "http://gatehouse.test/api/v1/usage" },
      upgrade: { method: "POST", url: "http://gatehouse.test/api/v1/upgrade" },
    });
    expect((await look({ "x-api-key": key })).statusCode).toBe(200);
  });

  it("takes the tier free by its name", async () => {
    expect((await ask({ email: "free@example.org", tier: "free" })).statusCode).toBe(200);
  });

  it.each([
    ["no email", {}, 400, "invalid_request", "email is required"],
    ["no JSON", "{", 400, "invalid_request", undefined],
    ["an email that is a number", { email: 5 }, 422, "validation_error", undefined],
    ["no address", { email: "nobody" }, 422, "validation_error", "email must be an email address"],
    [
      "an address too long",
      { email: `${"a".repeat(250)}@b.example` },
      422,
      "validation_error",
      undefined,
    ],
    ["an unknown tier", { email: "a@b.example", tier: "gold" }, 422, "validation_error", undefined],
  ])("refuses %s and makes nothing", async (_name, body, status, code, message) => {
    const before = await keysMade();
    const reply = await ask(body);
    expect(reply.statusCode).toBe(status);
    const { error } = reply.json();
    expect(error.code).toBe(code);
    if (message !== undefined) expect(error.message).toBe(message);
    expect(await keysMade()).toBe(before);
  });

  it("gives the tier pro in the sandbox, with a purchase of 30 days and its receipt", async () => {
    const reply = await ask({ email: "pro@example.org", tier: "pro" });
    expect(reply.statusCode).toBe(200);
    const { api_key: key, endpoints: _, checkout_url: receipt, ...rest } = reply.json();
    const paidUntil = now + 30 * 86_400_000;
    expect(rest).toEqual({
      tier: "pro",
      max_calls: 100_000,
      paid_until: new Date(paidUntil).toISOString(),
      sandbox: true,
    });
    expect((await look({ "x-api-key": key })).json()).toMatchObject({ tier: "pro" });
    const orderId = receipt.replace("http://gatehouse.test/checkout/", "");
    const sale = await house.platform.store.get(
      sql`SELECT * FROM sales WHERE order_id = ${orderId}`,
    );
    expect(sale).toMatchObject({ amount_cents: 2000, sandbox: 1 });
    const before = now;
    now = paidUntil;
    expect((await look({ "x-api-key": key })).json()).toMatchObject({
      tier: "free",
      max_calls: 1000,
    });
    now = before;
  });

  it("sells one purchase to a repeat that asks for the tier pro", async () => {
    const sales = async () =>
      (await house.platform.store.get<{ made: number }>(sql`SELECT COUNT(*) AS made FROM sales`))
        ?.made ?? 0;
    const before = await sales();
    const body = { email: "pro-once@example.org", tier: "pro" };
    const once = { "idempotency-key": "one purchase, one key" };
    const [first, second] = await Promise.all([ask(body, once), ask(body, once)]);
    expect(second.json()).toEqual(first.json());
    expect(await sales()).toBe(before + 1);
  });

  it("gives one address 200 live keys from one network, and another when one is revoked", async () => {
    const replies = [];
    for (let made = 0; made < 200; made++) replies.push(await ask({ email: "many@example.org" }));
    expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const refused = await ask({ email: "MANY@example.org" });
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error.message).toMatch(
      /^an address has at most 200 live keys from one network; /,
    );
    expect(refused.headers["retry-after"]).toBe("86400");
    expect(refused.json().error.code).toBe("rate_limited");
    const [newest] = await house.platform.keys.list({ realm: "evidence" });
    await house.platform.keys.revoke(newest?.id ?? "");
    expect((await ask({ email: "many@example.org" })).statusCode).toBe(200);
  });

  it("gives the owner of an address a key, however many others asked for with it", async () => {
    now += 60_000;
    const from = (remoteAddress: string) =>
      house.app.inject({
        method: "POST",
        url: "/api/v1/key",
        payload: { email: "many@example.org" },
        remoteAddress,
      });
    expect((await from("127.0.0.1")).statusCode).toBe(429);
    expect((await from("192.0.2.9")).statusCode).toBe(200);
  });

  it("takes 120 requests a minute from one client", async () => {
    now += 60_000;
    const statuses = [];
    for (let sent = 0; sent < 121; sent++) statuses.push((await askAtOnce({})).statusCode);
    expect(statuses.slice(0, 120).every((status) => status === 400)).toBe(true);
    expect(statuses[120]).toBe(429);
  });

  it("answers a repeat with the same key", async () => {
    const once = { "idempotency-key": "sixteen-characters-at-least" };
    const first = await ask({ email: "again@example.org" }, once);
    const second = await ask({ email: "again@example.org" }, once);
    expect(second.json()).toEqual(first.json());
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect((await ask({ email: "other@example.org" }, once)).statusCode).toBe(409);
    expect(
      (await ask({ email: "again@example.org" }, { "idempotency-key": "short" })).statusCode,
    ).toBe(400);
  });

  it("stores the key as a digest, and logs neither key nor address", async () => {
    const { api_key: key } = (await ask({ email: "quiet@example.org" })).json();
    expect(house.log.text()).not.toContain("quiet@example.org");
    expect(house.log.text()).not.toContain(key);
    const rows = JSON.stringify(await house.platform.keys.list());
    expect(rows).not.toContain(key);
  });
});

describe("GET /api/v1/key", () => {
  it("tells tiers and how to get a key to who has none, and makes none", async () => {
    const before = await keysMade();
    const reply = await look();
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["x-calls-remaining"]).toBeUndefined();
    expect(reply.json()).toMatchObject({
      tiers: [
        { tier: "free", max_calls: 1000, price_cents: 0 },
        { tier: "pro", max_calls: 100_000, price_cents: 2000 },
      ],
      create: { method: "POST", url: "http://gatehouse.test/api/v1/key" },
    });
    expect(await keysMade()).toBe(before);
  });

  it("tells the holder of a key about it, at no cost", async () => {
    const key = await house.issueKey();
    const headers = { "x-api-key": key };
    await house.app.inject({ url: "/api/v1/things/1", headers });
    await look(headers);
    const reply = await look(headers);
    expect(reply.headers["x-calls-remaining"]).toBe("999");
    expect(reply.headers["cache-control"]).toBe("no-store");
    expect(reply.json()).toEqual({
      tier: "free",
      created_at: new Date(now).toISOString(),
      calls_used: 1,
      max_calls: 1000,
      resets_at: "2026-12-01T00:00:00.000Z",
    });
  });

  it("answers 401 to a key that is none, revoked or of another realm", async () => {
    now += 1;
    const key = await house.issueKey();
    const [newest] = await house.platform.keys.list({ realm: "evidence" });
    const other = await house.platform.keys.issue(house.platform.store, {
      realm: "products",
      ownerId: "acc_x",
      name: "x",
    });
    await house.platform.keys.revoke(newest?.id ?? "");
    for (const text of [key, "cb_nothing", other.text, `${await house.issueKey()}x`]) {
      const reply = await look({ "x-api-key": text });
      expect(reply.statusCode).toBe(401);
      expect(reply.json().error.code).toBe("unauthorized");
    }
  });

  it("knows the tier that the operator gave", async () => {
    const reply = await look({ "x-api-key": await house.issueKey("pro") });
    expect(reply.json()).toMatchObject({ tier: "pro", max_calls: 100_000 });
  });
});

it("speaks PostgreSQL's dialect", async () => {
  const server = await startPglite();
  const environment = { DATABASE_URL: server.url, DATABASE_POOL: "1" };
  const app = await buildMeteredApp(2, { environment });
  try {
    const made = await app.app.inject({
      method: "POST",
      url: "/api/v1/key",
      payload: { email: "pg@example.org" },
    });
    expect(made.statusCode).toBe(200);
    const headers = { "x-api-key": made.json().api_key };
    const statuses = [];
    for (const path of ["things/1", "missing", "things/2", "things/3"]) {
      statuses.push((await app.app.inject({ url: `/api/v1/${path}`, headers })).statusCode);
    }
    expect(statuses).toEqual([200, 404, 200, 429]);
    for (const payment_method of ["stripe", "crypto"]) {
      const bought = await app.app.inject({
        method: "POST",
        url: "/api/v1/upgrade",
        headers,
        payload: { payment_method },
      });
      expect(bought.statusCode).toBe(200);
    }
    const usage = await app.app.inject({ url: "/api/v1/usage", headers });
    expect(usage.json()).toMatchObject({
      tier: "pro",
      calls_used: 2,
      by_endpoint: { "things/{id}": 2 },
    });
  } finally {
    await app.close();
    await server.stop();
  }
});
