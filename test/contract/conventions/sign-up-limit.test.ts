import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../../src/platform/store/sql.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

let house: TestApp;
let now = Date.UTC(2026, 10, 21, 22);
beforeAll(async () => {
  house = await buildTestApp({ SIGN_UPS_PER_ADDRESS: "3" }, { clock: () => now });
});
afterAll(() => house.close());

let callers = 0;
const newAddress = () => `198.51.100.${++callers}`;

const agent = (remoteAddress: string, payload: object = {}, headers = {}) =>
  house.app.inject({
    method: "POST",
    url: "/api/agents/signup",
    remoteAddress,
    payload,
    headers,
  });
const evidenceKey = (remoteAddress: string) =>
  house.app.inject({
    method: "POST",
    url: "/api/v1/key",
    remoteAddress,
    payload: { email: "a@example.org" },
  });
const link = (remoteAddress: string) =>
  house.app.inject({
    method: "POST",
    url: "/v1/accounts",
    remoteAddress,
    payload: { email: "b@example.org" },
  });

const message = "at most 3 sign-ups a day are taken from one address";

describe("sign-ups from one address", () => {
  it("are bounded for a day, whatever is asked for, and each family says so in its own words", async () => {
    const address = newAddress();
    expect((await agent(address)).statusCode).toBe(200);
    expect((await evidenceKey(address)).statusCode).toBe(200);
    expect((await link(address)).statusCode).toBe(202);
    const refused = await agent(address);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({ ok: false, error: "rate_limited", message });
    expect(refused.headers["retry-after"]).toBe(String((2 * HOUR_MS) / 1_000));
    for (const reply of [await evidenceKey(address), await link(address)]) {
      expect(reply.statusCode).toBe(429);
      expect(reply.json()).toMatchObject({ error: { code: "rate_limited", message } });
      expect(reply.headers["retry-after"]).toBe("7200");
    }
    expect((await agent(newAddress())).statusCode).toBe(200);
  });

  it("begin anew with the UTC day, and nothing of the day before is kept", async () => {
    const address = newAddress();
    for (let times = 0; times < 3; times += 1) await agent(address);
    expect((await agent(address)).statusCode).toBe(429);
    now += DAY_MS;
    expect((await agent(address)).statusCode).toBe(200);
    await house.platform.signUps.sweep();
    const rows = await house.platform.store.all<{ client: string }>(
      sql`SELECT * FROM sign_up_days`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.client).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it("count once for an Idempotency-Key, and not when the request is refused", async () => {
    const address = newAddress();
    const headers = { "idempotency-key": "a key of sixteen characters" };
    for (let times = 0; times < 5; times += 1) {
      expect((await agent(address, {}, headers)).statusCode).toBe(200);
      expect((await agent(address, { email: "no address" })).statusCode).toBe(400);
    }
    expect((await agent(address)).statusCode).toBe(200);
    expect((await agent(address)).statusCode).toBe(200);
    expect((await agent(address)).statusCode).toBe(429);
  });

  it("count by the /64 of an IPv6 client", async () => {
    for (let host = 1; host <= 3; host += 1) {
      expect((await agent(`2001:db8:1:2::${host}`)).statusCode).toBe(200);
    }
    expect((await agent("2001:db8:1:2:9::9")).statusCode).toBe(429);
    expect((await agent("2001:db8:1:3::1")).statusCode).toBe(200);
  });

  it("lets exactly as many pass as may, of many at once", async () => {
    const address = newAddress();
    const replies = await Promise.all(Array.from({ length: 20 }, () => agent(address)));
    expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
  });
});
