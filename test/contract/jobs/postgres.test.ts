import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../../src/platform/store/sql.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type PgliteServer, startPglite } from "../../helpers/servers/pglite.js";
import { until } from "../../helpers/waiting.js";
import { type Agent, type JobView, signUp } from "./agent.js";

let database: PgliteServer;
let house: TestApp;
let agent: Agent;
let now = 1_700_000_000_000;
beforeAll(async () => {
  database = await startPglite();
  house = await buildTestApp(
    { DATABASE_URL: database.url, DATABASE_POOL: "1" },
    { clock: () => now },
  );
  agent = await signUp(house.app);
});
afterAll(async () => {
  await house.close();
  await database.stop();
});

describe("the job service on PostgreSQL", () => {
  it("leads from signup to the script", async () => {
    const job = await agent.submit("Zoë's café opens at 9 — 😀", { type: "demo", seconds: 301 });
    expect(job).toMatchObject({ seconds: 300, priceCents: 2400, createdAt: now });
    expect((await agent.purchase(job.id)).json()).toMatchObject({
      ok: true,
      amount: 24,
      job: { status: "paid", paid: true, paymentMethod: "stripe" },
    });
    now += 5;
    const script = await agent.download(job.id);
    const complete = await agent.job(job.id);
    expect(complete).toMatchObject({ status: "complete", completedAt: now, script: script.body });
  });

  it("charges once for 20 purchases at once", async () => {
    const { id } = await agent.submit();
    const replies = await Promise.all(Array.from({ length: 20 }, () => agent.purchase(id)));
    const bodies = replies.map((reply) => reply.json<{ ok: boolean; error?: string }>());
    expect(bodies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(bodies.filter(({ error }) => error === "already_paid")).toHaveLength(19);
    const payments = await house.platform.store.all(
      sql`SELECT order_id FROM sales WHERE order_id = ${id}`,
    );
    expect(payments).toHaveLength(1);
  });

  it("lists jobs of one millisecond in order of insertion, newest first, and 50 of them", async () => {
    const fresh = await signUp(house.app);
    const made: string[] = [];
    for (let number = 0; number < 52; number++) made.push((await fresh.submit()).id);
    const { jobs } = (await fresh.send("GET", "/jobs")).json<{ jobs: JobView[] }>();
    expect(jobs.map(({ id }) => id)).toEqual(made.reverse().slice(0, 50));
  });

  it("hides the jobs of others", async () => {
    const { id } = await agent.submit();
    const stranger = await signUp(house.app);
    expect((await stranger.send("GET", `/jobs/${id}`)).statusCode).toBe(404);
    expect((await stranger.purchase(id)).statusCode).toBe(404);
  });

  it("replays the answer to an Idempotency-Key, for one run of ten at once", async () => {
    const headers = { "idempotency-key": randomUUID() };
    const signup = () =>
      house.app.inject({ method: "POST", url: "/api/agents/signup", headers, payload: "{}" });
    const replies = await Promise.all(Array.from({ length: 10 }, signup));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
  });

  it("revokes a key at once", async () => {
    const revoked = await signUp(house.app);
    const keys = await house.platform.keys.list({ realm: "jobs" });
    const { id } = keys.find(({ ownerId }) => ownerId === revoked.agentId)!;
    expect((await revoked.send("GET", "/jobs")).statusCode).toBe(200);
    await house.platform.keys.revoke(id);
    expect((await revoked.send("GET", "/jobs")).statusCode).toBe(401);
  });

  it("ends a pending job whose process is gone", async () => {
    const id = `job_${"d".repeat(24)}`;
    await house.platform.store.run(sql`
      INSERT INTO jobs (id, agent_id, number, type, seconds, brief, status, price_cents, paid, process_id, created_at)
      VALUES (${id}, ${agent.agentId}, 1001, 'script', 60, 'left behind', 'pending', 200, 0, 'prc_gone', ${now})`);
    await until(async () => (await agent.job(id)).status === "error");
    expect((await agent.job(id)).error).toBe("generation interrupted");
  });

  it("takes quotes, SQL and every plane of Unicode in a brief", async () => {
    const brief = `'; DROP TABLE jobs; -- \\ $1 ? \u{10ffff} 日本`;
    expect((await agent.submit(brief)).brief).toBe(brief);
  });
});
