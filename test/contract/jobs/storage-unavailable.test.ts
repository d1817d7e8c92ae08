import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { sql } from "../../../src/platform/store/sql.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type Agent, type JobView, signUp } from "./agent.js";

/*
 * Storage that cannot be written is made here by a second connection that holds the write lock of
 * the database file, as a stuck backup or another program would: nothing in the product knows of it,
 * reads go on, and it works for every user and file system, unlike a full disk or missing rights.
 * A write gives up after 5 seconds, so each case is bounded by that.
 */
let folder: string;
let house: TestApp;
let agent: Agent;
let job: JobView;
let intruder: Database.Database;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "gatehouse-locked-"));
  const file = join(folder, "gatehouse.db");
  house = await buildTestApp({ DATABASE_URL: `sqlite:${file}` });
  agent = await signUp(house.app);
  job = await agent.submit();
  intruder = new Database(file);
  intruder.exec("BEGIN IMMEDIATE");
});

afterEach(async () => {
  if (intruder.inTransaction) intruder.exec("ROLLBACK");
  intruder.close();
  await house.close();
  await rm(folder, { recursive: true });
});

const scriptStatus = async () =>
  (await house.app.inject("/api/agents/discover")).json<{
    capabilities: [{ status: string; unavailableReason?: string }];
  }>().capabilities[0];

const countAccounts = () =>
  house.platform.store.get<{ agents: number; keys: number }>(sql`
    SELECT (SELECT count(*) FROM agents) AS agents, (SELECT count(*) FROM api_keys) AS keys`);

const unavailable = {
  ok: false,
  error: "unavailable",
  message: "the storage cannot be used now; try again",
};

describe("while the storage cannot be written", () => {
  it("signup and everything that creates or charges answer 503 with Retry-After, with nothing half done", async () => {
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

  it("reads go on: list, get, discovery and pricing answer 200", async () => {
    expect((await agent.send("GET", "/jobs")).statusCode).toBe(200);
    expect(await agent.job(job.id)).toStrictEqual(job);
    expect((await house.app.inject("/api/agents/pricing")).statusCode).toBe(200);
    expect((await house.app.inject("/api/agents/discover")).statusCode).toBe(200);
  });

  it("discovery tells that script is unavailable and why, and health is down, until it can be written", async () => {
    await vi.waitUntil(async () => (await scriptStatus()).status === "unavailable", 15_000);
    expect((await scriptStatus()).unavailableReason).toBe("the storage cannot be written now");
    const health = await house.app.inject("/health");
    expect(health.statusCode).toBe(503);
    expect(health.json()).toMatchObject({ status: "down", checks: { store: { status: "down" } } });
    expect((await house.app.inject("/readyz")).statusCode).toBe(503);
    expect((await house.app.inject("/livez")).statusCode).toBe(200);

    intruder.exec("ROLLBACK");
    await vi.waitUntil(async () => (await scriptStatus()).status === "available", 15_000);
    expect((await house.app.inject("/health")).statusCode).toBe(200);
    expect((await house.app.inject("/readyz")).statusCode).toBe(200);
  });

  it("a first download waits for the lock or is refused, so that complete is never lost", async () => {
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
