import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type Agent, signUp } from "./agent.js";

interface Tier {
  readonly type: string;
  readonly seconds: number;
  readonly credits: number;
  readonly cents: number;
}

const types = ["script", "demo", "presentation", "video"];
let house: TestApp;
let agent: Agent;
let pricing: { ok: boolean; centsPerCredit: number; tiers: Tier[] };

beforeAll(async () => {
  house = await buildTestApp();
  agent = await signUp(house.app);
  const reply = await house.app.inject("/api/agents/pricing");
  expect(reply.statusCode).toBe(200);
  pricing = reply.json();
});
afterAll(() => house.close());

/** The formula of the specification in whole tenths of a credit, halves rounding up. */
function creditsOf(type: string, seconds: number): bigint {
  const tenths = (20n + BigInt(seconds)) * (type === "demo" ? 3n : 1n);
  return tenths / 10n + (tenths % 10n >= 5n ? 1n : 0n);
}

describe("GET /api/agents/pricing", () => {
  it("answers ok, centsPerCredit 25 and tiers of type, seconds, credits and cents", () => {
    expect(Object.keys(pricing).sort()).toEqual(["centsPerCredit", "ok", "tiers"]);
    expect(pricing).toMatchObject({ ok: true, centsPerCredit: 25 });
    for (const tier of pricing.tiers) {
      expect(Object.keys(tier).sort()).toEqual(["cents", "credits", "seconds", "type"]);
    }
  });

  it("lists every type at 15, 30, 60, 90, 120, 180 and 300 seconds", () => {
    const expected = types.flatMap((type) =>
      [15, 30, 60, 90, 120, 180, 300].map((seconds) => ({ type, seconds })),
    );
    expect(pricing.tiers.map(({ type, seconds }) => ({ type, seconds }))).toEqual(expected);
  });

  it("prices credits = round((2 + seconds * 0.1) * m) and cents = credits * 25", () => {
    for (const { type, seconds, credits, cents } of pricing.tiers) {
      expect(BigInt(credits)).toBe(creditsOf(type, seconds));
      expect(cents).toBe(credits * 25);
    }
  });

  it("rounds halves up on the exact decimal: 15 seconds of script are 3.5, so 4 credits", () => {
    expect(pricing.tiers).toContainEqual({ type: "script", seconds: 15, credits: 4, cents: 100 });
    expect(pricing.tiers).toContainEqual({ type: "demo", seconds: 15, credits: 11, cents: 275 });
    expect(pricing.tiers).toContainEqual({ type: "demo", seconds: 300, credits: 96, cents: 2400 });
  });
});

describe("the price billed", () => {
  it.each(types)(
    "of %s is the price shown in pricing at every length listed there",
    async (type) => {
      for (const tier of pricing.tiers.filter((candidate) => candidate.type === type)) {
        const job = await agent.submit("A price check", { type, seconds: tier.seconds });
        expect(job).toMatchObject({ type, seconds: tier.seconds, priceCents: tier.cents });
      }
    },
  );

  it("is the price shown in discovery for the default length of every type", async () => {
    const discovery = await house.app.inject("/api/agents/discover");
    const { capabilities } = discovery.json<{
      capabilities: { type: string; pricePerJobCents: number; priceBasis: { seconds: number } }[];
    }>();
    for (const { type, pricePerJobCents, priceBasis } of capabilities) {
      const job = await agent.submit("A price check", { type });
      expect(job).toMatchObject({ seconds: priceBasis.seconds, priceCents: pricePerJobCents });
    }
  });

  it.each([
    ["script", 16, 100],
    ["script", 24, 100],
    ["script", 25, 125],
    ["script", 299, 800],
    ["demo", 25, 350],
    ["demo", 33, 400],
    ["demo", 35, 425],
    ["demo", 299, 2400],
  ])("of %s for %i seconds is %i cents", async (type, seconds, cents) => {
    expect(await agent.submit("A price check", { type, seconds })).toMatchObject({
      seconds,
      priceCents: cents,
    });
  });

  it.each([
    [14, 15, 100],
    [15, 15, 100],
    [300, 300, 800],
    [301, 300, 800],
    [0, 15, 100],
    [-60, 15, 100],
    [1e9, 300, 800],
    [Number.MAX_SAFE_INTEGER, 300, 800],
  ])(
    "of %d seconds is that of %d, which is the clamped value: %d cents",
    async (asked, billed, cents) => {
      expect(await agent.submit("A price check", { seconds: asked })).toMatchObject({
        seconds: billed,
        priceCents: cents,
      });
    },
  );

  it("is not charged until the job is purchased", async () => {
    const job = await agent.submit("A price check");
    expect(job).toMatchObject({ paid: false, paymentMethod: null, status: "script_ready" });
  });

  it("is the amount of the purchase, in major units", async () => {
    const job = await agent.submit("A price check", { type: "demo", seconds: 15 });
    const purchase = await agent.purchase(job.id);
    expect(purchase.json()).toMatchObject({ amount: 2.75, currency: "usd" });
  });
});
