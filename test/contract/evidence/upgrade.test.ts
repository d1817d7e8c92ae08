import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../../src/platform/store/sql.js";
import type { EvidenceTestApp } from "../../helpers/apps/evidence-app.js";
import { buildMeteredApp } from "./metered-routes.js";

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 10, 10, 12);

let now = START;
let house: EvidenceTestApp;
beforeAll(async () => {
  house = await buildMeteredApp(2, { clock: () => now });
});
afterAll(() => house.close());

const buy = (
  key: string,
  body: unknown = { payment_method: "stripe" },
  headers: Record<string, string> = {},
) =>
  house.app.inject({
    method: "POST",
    url: "/api/v1/upgrade",
    headers: { "x-api-key": key, "content-type": "application/json", ...headers },
    payload: JSON.stringify(body),
  });
const call = (key: string) =>
  house.app.inject({ url: "/api/v1/things/1", headers: { "x-api-key": key } });
const usage = async (key: string) =>
  (await house.app.inject({ url: "/api/v1/usage", headers: { "x-api-key": key } })).json();
const upgradesMade = async () => {
  const query = sql`SELECT COUNT(*) AS made FROM evidence_terms`;
  return (await house.platform.store.get<{ made: number }>(query))?.made;
};

describe("POST /api/v1/upgrade", () => {
  it("settles at once in the sandbox, and the tier holds for 30 days", async () => {
    now = START;
    const key = await house.issueKey();
    for (let made = 0; made < 2; made++) await call(key);
    expect((await call(key)).statusCode).toBe(429);
    const reply = await buy(key);
    expect(reply.statusCode).toBe(200);
    const { id, ...rest } = reply.json();
    expect(id).toMatch(/^upg_[0-9a-f]{24}$/);
    expect(rest).toEqual({
      ok: true,
      tier: "pro",
      paid_until: new Date(START + 30 * DAY_MS).toISOString(),
      checkout_url: `http://gatehouse.test/checkout/${id}`,
      amount: 20,
      currency: "usd",
      sandbox: true,
    });
    const next = await call(key);
    expect(next.json()).toEqual({ tier: "pro" });
    expect(next.headers["x-calls-remaining"]).toBe("99997");
    now = START + 30 * DAY_MS - 1;
    expect(await usage(key)).toMatchObject({ tier: "pro", max_calls: 100_000 });
    now += 1;
    expect(await usage(key)).toMatchObject({ tier: "free", max_calls: 2 });
  });

  it("ends with more calls than the free tier has, and none are left then", async () => {
    now = START;
    const key = await house.issueKey();
    await buy(key);
    now = Date.UTC(2026, 11, 10, 11);
    for (let made = 0; made < 4; made++) await call(key);
    now = START + 30 * DAY_MS;
    const reply = await call(key);
    expect(reply.statusCode).toBe(429);
    expect(reply.headers["x-calls-remaining"]).toBe("0");
    expect(await usage(key)).toMatchObject({ calls_used: 4, calls_remaining: 0 });
  });

  it("adds to what is paid for, also when two are bought at once, and each has a receipt", async () => {
    now = START;
    const key = await house.issueKey();
    const bought = await Promise.all([buy(key), buy(key, { payment_method: "crypto" })]);
    const ends = bought.map((reply) => reply.json().paid_until);
    expect(ends.sort()).toEqual(
      [30, 60].map((days) => new Date(START + days * DAY_MS).toISOString()),
    );
    const crypto = bought[1]?.json();
    expect(crypto).toMatchObject({ currency: "usdc", amount: 20, sandbox: true });
    expect(crypto.payment_address).toMatch(/^0x[0-9a-fA-F]{40}$/);
    expect(crypto.checkout_url).toBeUndefined();
    expect(
      await house.platform.store.get(sql`SELECT * FROM sales WHERE order_id = ${crypto.id}`),
    ).toMatchObject({
      amount_cents: 2000,
      method: "crypto",
      address: crypto.payment_address,
      sandbox: 1,
    });
    now = START + 100 * DAY_MS;
    const later = (await buy(key)).json();
    expect(later.paid_until).toBe(new Date(now + 30 * DAY_MS).toISOString());
  });

  it("goes at most 366 days ahead", async () => {
    now = START;
    const key = await house.issueKey();
    for (let made = 0; made < 12; made++) expect((await buy(key)).statusCode).toBe(200);
    const made = await upgradesMade();
    const refused = await buy(key);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toMatchObject({
      code: "conflict",
      message: "the tier can be paid for at most 366 days ahead",
    });
    expect(await upgradesMade()).toBe(made);
  });

  it("charges a repeat once", async () => {
    now = START;
    const key = await house.issueKey();
    const once = { "idempotency-key": "upgrade-1" };
    const first = await buy(key, { payment_method: "stripe" }, once);
    const second = await buy(key, { payment_method: "stripe" }, once);
    expect(second.json()).toEqual(first.json());
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect((await buy(key, { payment_method: "crypto" }, once)).statusCode).toBe(409);
  });

  it("sells nothing to a key that the operator made pro", async () => {
    const key = await house.issueKey("pro");
    const made = await upgradesMade();
    const refused = await buy(key);
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error.message).toBe(
      "this key is pro without end; there is nothing to buy",
    );
    expect(await upgradesMade()).toBe(made);
    now = START + 1000 * DAY_MS;
    expect(await usage(key)).toMatchObject({ tier: "pro" });
  });

  it.each([
    ["no method", {}, 400, "invalid_request"],
    ["an unknown method", { payment_method: "cash" }, 422, "validation_error"],
    ["a method that is no text", { payment_method: 1 }, 422, "validation_error"],
  ])("refuses %s and sells nothing", async (_name, body, status, code) => {
    const key = await house.issueKey();
    const made = await upgradesMade();
    const reply = await buy(key, body);
    expect(reply.statusCode).toBe(status);
    expect(reply.json().error.code).toBe(code);
    expect(reply.headers["x-calls-remaining"]).toBe("2");
    expect(await upgradesMade()).toBe(made);
    expect(await usage(key)).toMatchObject({ tier: "free", calls_used: 0 });
  });

  it("asks for a key", async () => {
    expect((await buy("cb_none")).statusCode).toBe(401);
  });
});

it("refuses in live mode without a provider, as a job purchase does, and gives no key the tier", async () => {
  const live = await buildMeteredApp(2, { environment: { PAYMENTS_MODE: "live" } });
  try {
    const asked = await live.app.inject({
      method: "POST",
      url: "/api/v1/key",
      payload: { email: "a@b.example", tier: "pro" },
    });
    expect(asked.statusCode).toBe(403);
    const { error } = asked.json();
    expect(error.code).toBe("forbidden");
    expect(error.message).toContain("POST /api/v1/upgrade");
    expect(error.message).toContain("gatehouse keys create --realm evidence --tier pro");
    expect(await live.platform.keys.list({ realm: "evidence" })).toEqual([]);
    const reply = await live.app.inject({
      method: "POST",
      url: "/api/v1/upgrade",
      headers: { "x-api-key": await live.issueKey() },
      payload: { payment_method: "stripe" },
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json().error).toMatchObject({
      code: "payment_method_unavailable",
      message: "payment by stripe is not set up on this server",
    });
  } finally {
    await live.close();
  }
});
