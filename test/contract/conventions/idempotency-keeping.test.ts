import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it, vi } from "vitest";
import { sql } from "../../../src/platform/store/sql.js";
import type { Permit } from "../../../src/platform/threads/lane.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { until } from "../../helpers/waiting.js";
import { BRIEF, signUp, UNKNOWN_KEY } from "../jobs/agent.js";

interface KeptRow {
  id: string;
  status: number | null;
  process_id: string;
}

let house: TestApp;
afterEach(() => house.close());

const signup = (key: string) =>
  house.app.inject({
    method: "POST",
    url: "/api/agents/signup",
    headers: { "idempotency-key": key },
  });
const keptRows = () => house.platform.store.all<KeptRow>(sql`SELECT * FROM idempotent_answers`);

/** Every column of every table, also as bytes, to look for what must not be stored. */
async function everythingStored(): Promise<string> {
  const rows = await house.platform.store.all<Record<string, unknown>>(
    sql`SELECT * FROM idempotent_answers`,
  );
  const keys = await house.platform.store.all<Record<string, unknown>>(sql`SELECT * FROM api_keys`);
  return [...rows, ...keys]
    .flatMap((row) => Object.values(row))
    .map((value) => (Buffer.isBuffer(value) ? value.toString("latin1") : String(value)))
    .join("\n");
}

describe("an answer that holds a secret", () => {
  it("is stored with neither the header nor the API key in clear", async () => {
    house = await buildTestApp();
    const key = randomUUID();
    const { apiKey, agentId } = (await signup(key)).json<{ apiKey: string; agentId: string }>();
    const stored = await everythingStored();
    expect(stored).toContain(agentId);
    expect(stored).not.toContain(key);
    expect(stored).not.toContain(apiKey.slice(8));
    expect(stored).not.toContain("apiKey");
    expect(stored).not.toContain(Buffer.from(apiKey).toString("base64").slice(0, 30));
  });

  it("cannot be read with another server secret", async () => {
    house = await buildTestApp({ SESSION_SECRET: "a".repeat(32) });
    const key = randomUUID();
    await signup(key);
    const [row] = await house.platform.store.all<{ id: string; body: Buffer }>(
      sql`SELECT id, body FROM idempotent_answers`,
    );
    const before = row!;
    await house.close();
    house = await buildTestApp({ SESSION_SECRET: "b".repeat(32) });
    await signup(key);
    const [other] = await house.platform.store.all<{ id: string; body: Buffer }>(
      sql`SELECT id, body FROM idempotent_answers`,
    );
    expect(other?.id).not.toBe(before.id);
    expect(other?.body).not.toEqual(before.body);
  });
});

describe("401 and 5xx are never kept", () => {
  it("401: the same header runs once the key is right", async () => {
    house = await buildTestApp();
    const agent = await signUp(house.app);
    const order = { method: "POST", url: "/api/agents/jobs", payload: { brief: BRIEF } } as const;
    const refused = await house.app.inject({
      ...order,
      headers: { "x-api-key": UNKNOWN_KEY, "idempotency-key": "k" },
    });
    expect(refused.statusCode).toBe(401);
    expect(await keptRows()).toEqual([]);
    const done = await house.app.inject({
      ...order,
      headers: { ...agent.headers, "idempotency-key": "k" },
    });
    expect(done.statusCode).toBe(200);
    expect(done.headers["idempotency-replayed"]).toBeUndefined();
  });

  it("503: the same header runs once a worker is free", async () => {
    house = await buildTestApp();
    const agent = await signUp(house.app);
    const taken: Permit[] = [];
    const reserveAll = () => {
      for (;;) taken.push(house.platform.threads.reserve("quick", `agent ${taken.length}`));
    };
    expect(reserveAll).toThrow();
    const submit = () =>
      agent.send("POST", "/jobs", { brief: BRIEF }, { "idempotency-key": "busy" });
    expect((await submit()).statusCode).toBe(503);
    expect(await keptRows()).toEqual([]);
    for (const permit of taken) permit.release();
    const done = await submit();
    expect(done.statusCode).toBe(200);
    expect(done.headers["idempotency-replayed"]).toBeUndefined();
  });

  it("a body that is refused: the same header runs once the body is right", async () => {
    house = await buildTestApp();
    const agent = await signUp(house.app);
    const submit = (payload: object) =>
      agent.send("POST", "/jobs", payload, { "idempotency-key": "typo" });
    expect((await submit({ brief: 7 })).statusCode).toBe(400);
    expect((await submit({ brief: BRIEF })).statusCode).toBe(200);
  });
});

describe("work that another process has", () => {
  /** Leaves the row as a process leaves it that took the work and did not finish it. */
  async function leaveUnfinished(key: string, processId: string): Promise<void> {
    await signup(key);
    await house.platform.store.run(sql`
      UPDATE idempotent_answers SET status = NULL, headers = NULL, body = NULL, process_id = ${processId}`);
  }

  it("is taken over when that process died", async () => {
    house = await buildTestApp();
    const key = randomUUID();
    await leaveUnfinished(key, "prc_dead");
    const reply = await signup(key);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers["idempotency-replayed"]).toBeUndefined();
    expect(await keptRows()).toMatchObject([
      { status: 200, process_id: house.platform.heartbeat.processId },
    ]);
    expect((await signup(key)).body).toBe(reply.body);
  });

  it("is 503 to whom it was taken from, and does nothing", async () => {
    house = await buildTestApp();
    const key = randomUUID();
    const count = async () => (await house.platform.store.all(sql`SELECT id FROM agents`)).length;
    const { keepWith } = house.platform.idempotency;
    // In the last moment before the commit, somebody else takes the work over.
    vi.spyOn(house.platform.idempotency, "keepWith").mockImplementationOnce(
      async (writer, claim, answer) => {
        await writer.run(sql`UPDATE idempotent_answers SET process_id = 'prc_other'`);
        return keepWith(writer, claim, answer);
      },
    );
    const reply = await signup(key);
    expect(reply.statusCode).toBe(503);
    expect(reply.json()).toMatchObject({
      ok: false,
      error: "unavailable",
      message: "another server goes on with this Idempotency-Key; send it again",
    });
    expect(await count()).toBe(0);
    expect((await signup(key)).statusCode).toBe(200);
    expect(await count()).toBe(1);
  });

  it("is waited for while that process lives, and then replayed", async () => {
    house = await buildTestApp();
    const key = randomUUID();
    const first = await signup(key);
    const [done] = await house.platform.store.all<KeptRow & { headers: string; body: Buffer }>(
      sql`SELECT * FROM idempotent_answers`,
    );
    const later = Date.now() + 60_000;
    await house.platform.store.run(
      sql`INSERT INTO processes (id, started_at, beat_at) VALUES ('prc_other', ${later}, ${later})`,
    );
    await house.platform.store.run(sql`
      UPDATE idempotent_answers SET status = NULL, headers = NULL, body = NULL, process_id = 'prc_other'`);
    let isAnswered = false;
    const waiting = signup(key).then((reply) => {
      isAnswered = true;
      return reply;
    });
    const beats = async () =>
      (await house.platform.store.get<{ at: number }>(
        sql`SELECT max(beat_at) AS at FROM processes WHERE id = ${house.platform.heartbeat.processId}`,
      ))!.at;
    const beatBefore = await beats();
    await until(async () => (await beats()) > beatBefore);
    expect(isAnswered).toBe(false);
    await house.platform.store.run(sql`
      UPDATE idempotent_answers SET status = ${done!.status}, headers = ${done!.headers}, body = ${done!.body}`);
    const reply = await waiting;
    expect(reply.rawPayload).toEqual(first.rawPayload);
    expect(reply.headers["idempotency-replayed"]).toBe("true");
  });
});
