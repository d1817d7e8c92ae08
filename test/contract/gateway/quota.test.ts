import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defineBackend } from "../../../src/backends/backend.js";
import { type GatewayTestApp, startGateway } from "../../helpers/apps/gateway-app.js";

const echo = defineBackend({
  slug: "echo",
  access: "self-service",
  purpose: "Answers what it is sent.",
  example: { method: "GET", path: "item" },
  async routes(app) {
    app.get("/item", async () => ({ ok: true }));
  },
});

const DAY_MS = 86_400_000;
const now = 1_763_726_400_000;
let house: GatewayTestApp;
beforeAll(async () => {
  house = await startGateway({ offered: [echo], clock: () => now });
});
afterAll(() => house.close());

const call = (key: string, path = "/v1/api/echo/item") =>
  fetch(`${house.url}${path}`, { headers: { authorization: `Bearer ${key}` } });

describe("the quota of a key", () => {
  it("lets exactly 100 of 300 calls at once pass, each told another number", async () => {
    const { text } = await house.issueKey();
    const replies = await Promise.all(Array.from({ length: 300 }, () => call(text)));
    const passed = replies.filter(({ status }) => status === 200);
    const refused = replies.filter(({ status }) => status === 429);
    expect([passed.length, refused.length]).toEqual([100, 200]);
    const remaining = passed.map(({ headers }) => Number(headers.get("x-gw-calls-remaining")));
    expect(remaining.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n));
    const seconds = Math.ceil((DAY_MS - (now % DAY_MS)) / 1000);
    const [one] = refused;
    expect(await one?.json()).toMatchObject({ error: { code: "rate_limited" } });
    expect(one?.headers.get("retry-after")).toBe(String(seconds));
    expect(one?.headers.get("x-gw-calls-remaining")).toBe("0");
    expect(one?.headers.get("ratelimit")).toBe(`"day";r=0;t=${seconds}`);
    expect(one?.headers.get("ratelimit-policy")).toBe('"day";q=100;w=86400');
  });
});
