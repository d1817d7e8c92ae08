import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { markPaid } from "../../../src/apis/jobs/store.js";
import { sql } from "../../../src/platform/store/sql.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type Agent, type JobView, signUp, UNKNOWN_JOB } from "./agent.js";
import { isChecksumAddress } from "./eip55-independent.js";

let house: TestApp;
let agent: Agent;
beforeAll(async () => {
  house = await buildTestApp();
  agent = await signUp(house.app);
});
afterAll(() => house.close());

const paymentsOf = (id: string) =>
  house.platform.store.all(sql`SELECT * FROM sales WHERE order_id = ${id}`);

/** Puts a job into a state that the routes alone do not lead to. */
const force = (id: string, status: string, paid: 0 | 1) =>
  house.platform.store.run(
    sql`UPDATE jobs SET status = ${status}, paid = ${paid} WHERE id = ${id}`,
  );

const paidJob = (job: JobView, paymentMethod: string) => ({
  ...job,
  status: "paid",
  paid: true,
  paymentMethod,
  downloadUrl: `http://gatehouse.test/api/agents/jobs/${job.id}/download`,
  script: expect.stringContaining("[0:00"),
});

describe("a purchase in the sandbox settles at once", () => {
  it("by stripe: ok, the paid job, checkoutUrl, amount in dollars, usd, and that it is a sandbox", async () => {
    const job = await agent.submit();
    const reply = await agent.purchase(job.id, "stripe");
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toStrictEqual({
      ok: true,
      job: paidJob(job, "stripe"),
      checkoutUrl: `http://gatehouse.test/checkout/${job.id}`,
      amount: 2,
      currency: "usd",
      sandbox: true,
    });
  });

  it("by crypto: ok, the paid job, paymentAddress, amount, usdc, and that it is a sandbox", async () => {
    const job = await agent.submit("A short note", { seconds: 30 });
    const reply = await agent.purchase(job.id, "crypto");
    expect(reply.json()).toStrictEqual({
      ok: true,
      job: paidJob(job, "crypto"),
      paymentAddress: expect.stringMatching(/^0x/),
      amount: 1.25,
      currency: "usdc",
      sandbox: true,
    });
  });

  it("and GET answers the same job afterwards", async () => {
    const { id } = await agent.submit();
    const { job } = (await agent.purchase(id)).json<{ job: JobView }>();
    expect(await agent.job(id)).toStrictEqual(job);
  });

  it("with a checkoutUrl that leads to a receipt in plain words: a sandbox, no money moved", async () => {
    const { id } = await agent.submit();
    const { checkoutUrl } = (await agent.purchase(id)).json<{ checkoutUrl: string }>();
    const page = await house.app.inject(new URL(checkoutUrl).pathname);
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(page.body).toMatch(/sandbox/i);
    expect(page.body).toMatch(/no money moved/i);
    expect(page.body).toContain(id);
    expect(page.body).toContain("2.00");
  });

  it("and the receipt page shows neither the brief nor the script", async () => {
    const { id, brief } = await agent.submit("Zanzibar opens 17 kiosks");
    await agent.purchase(id);
    const page = await house.app.inject(`/checkout/${id}`);
    expect(page.body).not.toContain(brief);
    expect(page.body).not.toContain("Zanzibar");
  });

  it("and there is no receipt before it", async () => {
    const { id } = await agent.submit();
    for (const job of [id, UNKNOWN_JOB, "nonsense"]) {
      expect((await house.app.inject(`/checkout/${job}`)).statusCode).toBe(404);
    }
  });
});

describe("paymentAddress is a valid EIP-55 address that belongs to the job", () => {
  it.each([
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
    "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
    "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
    "0x52908400098527886E0F7030069857D2E4169EE7",
    "0xde709f2102306220921060314715629080e2fb77",
  ])("by a check that accepts %s from the EIP and refuses it in one wrong case", (address) => {
    expect(isChecksumAddress(address)).toBe(true);
    const place = 2 + address.slice(2).search(/[a-fA-F]/);
    const letter = address.charAt(place);
    const flipped = letter === letter.toUpperCase() ? letter.toLowerCase() : letter.toUpperCase();
    expect(isChecksumAddress(address.slice(0, place) + flipped + address.slice(place + 1))).toBe(
      false,
    );
  });

  it("for each of several jobs, and another for each", async () => {
    const addresses: string[] = [];
    for (let number = 0; number < 8; number++) {
      const { id } = await agent.submit();
      const reply = await agent.purchase(id, "crypto");
      addresses.push(reply.json<{ paymentAddress: string }>().paymentAddress);
    }
    for (const address of addresses) expect(isChecksumAddress(address), address).toBe(true);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

describe("already_paid and job_not_ready arrive as HTTP 200 with ok false", () => {
  it("already_paid for an already purchased job, unchanged by the other method", async () => {
    const { id } = await agent.submit();
    const { job } = (await agent.purchase(id, "stripe")).json<{ job: JobView }>();
    const reply = await agent.purchase(id, "crypto");
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toStrictEqual({
      ok: false,
      error: "already_paid",
      message: expect.any(String),
      job,
    });
    expect(await paymentsOf(id)).toHaveLength(1);
  });

  it("already_paid after the download as well", async () => {
    const { id } = await agent.submit();
    await agent.purchase(id);
    await agent.download(id);
    expect((await agent.purchase(id)).json()).toMatchObject({
      ok: false,
      error: "already_paid",
      job: { status: "complete" },
    });
  });

  it.each(["pending", "error"])("job_not_ready in status %s, unchanged", async (status) => {
    const { id } = await agent.submit();
    await force(id, status, 0);
    const before = await agent.job(id);
    const reply = await agent.purchase(id);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toStrictEqual({
      ok: false,
      error: "job_not_ready",
      message: expect.stringContaining(status),
      job: before,
    });
    expect(await agent.job(id)).toStrictEqual(before);
    expect(await paymentsOf(id)).toHaveLength(0);
  });

  it("already_paid is decided before job_not_ready", async () => {
    for (const status of ["pending", "error"]) {
      const { id } = await agent.submit();
      await force(id, status, 1);
      expect((await agent.purchase(id)).json()).toMatchObject({ ok: false, error: "already_paid" });
    }
  });

  it("a job that is complete while unpaid can be purchased and stays complete", async () => {
    const { id } = await agent.submit();
    await force(id, "complete", 0);
    expect((await agent.purchase(id)).json()).toMatchObject({
      ok: true,
      job: { status: "complete", paid: true },
    });
    expect(await paymentsOf(id)).toHaveLength(1);
  });
});

describe("two purchases at once charge once", () => {
  it("of 20 in parallel one is ok, the rest already_paid, and there is one payment", async () => {
    const { id } = await agent.submit();
    const methods = Array.from({ length: 20 }, (_, n) => (n % 2 ? "stripe" : "crypto"));
    const replies = await Promise.all(methods.map((method) => agent.purchase(id, method)));
    const bodies = replies.map((reply) => reply.json<{ ok: boolean; error?: string }>());
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(bodies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(bodies.filter(({ error }) => error === "already_paid")).toHaveLength(19);
    const payments = await paymentsOf(id);
    expect(payments).toHaveLength(1);
    expect(payments[0]).toMatchObject({ amount_cents: 200, sandbox: 1 });
    const winner = methods[bodies.findIndex(({ ok }) => ok)];
    expect((await agent.job(id)).paymentMethod).toBe(winner);
  });
});

describe("two purchases at once of a job that was complete before it was paid", () => {
  it("charge once as well", async () => {
    const { id } = await agent.submit();
    await force(id, "complete", 0);
    const replies = await Promise.all(Array.from({ length: 20 }, () => agent.purchase(id)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    expect(replies.filter((reply) => reply.json<{ ok: boolean }>().ok)).toHaveLength(1);
    expect(await paymentsOf(id)).toHaveLength(1);
    expect(await agent.job(id)).toMatchObject({ status: "complete", paid: true });
  });

  it("are decided by the store: who comes second is told that nothing was settled", async () => {
    const { id } = await agent.submit();
    await force(id, "complete", 0);
    const job = { id, agentId: agent.agentId, method: "stripe" } as const;
    const sale = {
      orderId: id,
      method: "stripe",
      amountCents: 200,
      currency: "usd",
      paymentAddress: null,
      sandbox: true,
      settledAt: Date.now(),
    } as const;
    const { store, ledger } = house.platform;
    const settle = () =>
      store.durable.tx(async (tx) => {
        const isFirst = await markPaid(tx, job);
        if (isFirst) await ledger.record(tx, sale);
        return isFirst;
      });
    expect(await Promise.all([settle(), settle(), settle()])).toEqual([true, false, false]);
    expect(await paymentsOf(id)).toHaveLength(1);
  });
});

describe("a malformed purchase is 400 and changes nothing", () => {
  it.each([
    ["no body", ""],
    ["{}", "{}"],
    ["null", "null"],
    ["another method", '{"paymentMethod":"cash"}'],
    ["a method in capitals", '{"paymentMethod":"Stripe"}'],
    ["a method that is null", '{"paymentMethod":null}'],
    ["a list of methods", '{"paymentMethod":["stripe"]}'],
    ["a body that is cut off", '{"paymentMethod":"str'],
  ])("%s", async (_name, payload) => {
    const job = await agent.submit();
    const reply = await agent.send("POST", `/jobs/${job.id}/purchase`, payload);
    expect(reply.statusCode, reply.body).toBe(400);
    expect(reply.json()).toMatchObject({ ok: false, error: "invalid_request" });
    expect(await agent.job(job.id)).toStrictEqual(job);
  });
});
