import { afterEach, describe, expect, it } from "vitest";
import { sql } from "../../../src/platform/store/sql.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { signUp } from "./agent.js";

let house: TestApp;
afterEach(() => house.close());

describe("PAYMENTS_MODE=live without a provider", () => {
  it.each(["stripe", "crypto"])(
    "answers 400 payment_method_unavailable to %s and changes nothing",
    async (method) => {
      house = await buildTestApp({ PAYMENTS_MODE: "live" });
      const agent = await signUp(house.app);
      const job = await agent.submit();
      const reply = await agent.purchase(job.id, method);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toStrictEqual({
        ok: false,
        error: "payment_method_unavailable",
        message: expect.stringContaining(method),
      });
      expect(await agent.job(job.id)).toStrictEqual(job);
      expect(await house.platform.store.all(sql`SELECT * FROM sales`)).toEqual([]);
      expect((await agent.download(job.id)).statusCode).toBe(402);
    },
  );

  it("checks the body first, then the job", async () => {
    house = await buildTestApp({ PAYMENTS_MODE: "live" });
    const agent = await signUp(house.app);
    const job = await agent.submit();
    expect((await agent.purchase(job.id, "cash")).json()).toMatchObject({
      error: "invalid_request",
    });
    expect((await agent.purchase("job_000000000000000000000000")).statusCode).toBe(404);
  });
});

describe("PAYMENTS_MODE alone decides", () => {
  it("so a live credential under sandbox only warns at the start", async () => {
    house = await buildTestApp({ STRIPE_SECRET_KEY: "sk_live_0123456789" });
    const agent = await signUp(house.app);
    const { id } = await agent.submit();
    expect((await agent.purchase(id)).json()).toMatchObject({ ok: true, sandbox: true });
    expect(house.log.text()).toMatch(/STRIPE_SECRET_KEY is a live key.*no money will move/);
    expect(house.log.text()).not.toContain("sk_live_0123456789");
  });

  it("and a test credential does not warn", async () => {
    house = await buildTestApp({ STRIPE_SECRET_KEY: "sk_test_0123456789" });
    expect(house.log.text()).not.toContain("STRIPE_SECRET_KEY");
  });
});
