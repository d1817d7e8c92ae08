import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { describe, it, type TestContext } from "vitest";
import { sql } from "../../../src/platform/store/sql.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { until } from "../../helpers/waiting.js";
import { type Agent, type JobView, signUp } from "./agent.js";

/*
 * Storage that cannot be written is made here by a second connection that holds the write lock of
 * the database file, as a stuck backup or another program would: nothing in the product knows of it,
 * reads go on, and it works for every user and file system, unlike a full disk or missing rights.
 * A write gives up after 5 seconds, so each case is bounded by that.
 */
interface LockedHouse extends TestApp {
  readonly agent: Agent;
  readonly job: JobView;
  readonly intruder: Database.Database;
  scriptStatus(): Promise<{ status: string; unavailableReason?: string }>;
  countAccounts(): Promise<unknown>;
}

async function openLocked({ onTestFinished }: TestContext): Promise<LockedHouse> {
  const folder = await mkdtemp(join(tmpdir(), "gatehouse-locked-"));
  const file = join(folder, "gatehouse.db");
  const house = await buildTestApp({ DATABASE_URL: `sqlite:${file}` });
  const agent = await signUp(house.app);
  const job = await agent.submit();
  const intruder = new Database(file);
  intruder.exec("BEGIN IMMEDIATE");
  onTestFinished(async () => {
    if (intruder.inTransaction) intruder.exec("ROLLBACK");
    intruder.close();
    await house.close();
    await rm(folder, { recursive: true });
  });
  return {
    ...house,
    agent,
    job,
    intruder,
    async scriptStatus() {
      const reply = await house.app.inject("/api/agents/discover");
      return reply.json<{ capabilities: [{ status: string; unavailableReason?: string }] }>()
        .capabilities[0];
    },
    countAccounts: () =>
      house.platform.store.get(sql`
        SELECT (SELECT count(*) FROM agents) AS agents, (SELECT count(*) FROM api_keys) AS keys`),
  };
}

const unavailable = {
  ok: false,
  error: "unavailable",
  message: "the storage cannot be used now; try again",
};

// Each case waits for seconds on a house of its own, so they wait together.
describe.concurrent("while the storage cannot be written", () => {
  it("signup and everything that creates or charges answer 503 with Retry-After, with nothing half done", async (context) => {
    const { expect } = context;
    const house = await openLocked(context);
    const { agent, job, intruder, countAccounts } = house;
    const before = await countAccounts();
    const calls = {
      signup: house.app.inject({ method: "POST", url: "/api/agents/signup" }),
      submit: agent.send("POST", "/jobs", { brief: "a" }),
      purchase: agent.purchase(job.id),
      repeated: agent.send(
        "POST",
        `/jobs/${job.id}/purchase`,
        { paymentMethod: "stripe" },
        { "idempotency-key": "locked" },
      ),
    };
    for (const [name, call] of Object.entries(calls)) {
      const reply = await call;
      expect(reply.statusCode, name).toBe(503);
      expect(Number(reply.headers["retry-after"]), name).toBeGreaterThan(0);
      expect(reply.json(), name).toStrictEqual(unavailable);
      expect(reply.body).not.toMatch(/sqlite|locked|gatehouse\.db|INSERT/i);
    }
    expect(house.log.text()).toContain("the database is locked by another process");

    intruder.exec("ROLLBACK");
    expect(await countAccounts()).toEqual(before);
    const list = await agent.send("GET", "/jobs");
    expect(list.json()).toEqual({ ok: true, jobs: [job] });
    expect((await agent.purchase(job.id)).json()).toMatchObject({ ok: true });
  });

  it("reads go on: list, get, discovery and pricing answer 200", async (context) => {
    const { expect } = context;
    const { app, agent, job } = await openLocked(context);
    expect((await agent.send("GET", "/jobs")).statusCode).toBe(200);
    expect(await agent.job(job.id)).toStrictEqual(job);
    expect((await app.inject("/api/agents/pricing")).statusCode).toBe(200);
    expect((await app.inject("/api/agents/discover")).statusCode).toBe(200);
  });

  it("discovery tells that script is unavailable and why, and health is down, until it can be written", async (context) => {
    const { expect } = context;
    const { app, intruder, scriptStatus } = await openLocked(context);
    await until(async () => (await scriptStatus()).status === "unavailable");
    expect((await scriptStatus()).unavailableReason).toBe("the storage cannot be written now");
    const health = await app.inject("/health");
    expect(health.statusCode).toBe(503);
    expect(health.json()).toMatchObject({ status: "down", checks: { store: { status: "down" } } });
    expect((await app.inject("/readyz")).statusCode).toBe(503);
    expect((await app.inject("/livez")).statusCode).toBe(200);

    intruder.exec("ROLLBACK");
    await until(async () => (await scriptStatus()).status === "available");
    expect((await app.inject("/health")).statusCode).toBe(200);
    expect((await app.inject("/readyz")).statusCode).toBe(200);
  });

  it("a first download waits for the lock or is refused, so that complete is never lost", async (context) => {
    const { expect } = context;
    const { agent, job, intruder } = await openLocked(context);
    intruder.exec("ROLLBACK");
    expect((await agent.purchase(job.id)).json()).toMatchObject({ ok: true });
    intruder.exec("BEGIN IMMEDIATE");
    const reply = await agent.download(job.id);
    expect(reply.statusCode).toBe(503);
    expect(reply.headers["content-disposition"]).toBeUndefined();
    expect(reply.headers.etag).toBeUndefined();
    intruder.exec("ROLLBACK");
    expect((await agent.job(job.id)).status).toBe("paid");
    expect((await agent.download(job.id)).statusCode).toBe(200);
    expect((await agent.job(job.id)).status).toBe("complete");
  });
});
