import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "../../../src/platform/store/sql.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type Agent, BRIEF, type JobView, signUp } from "../jobs/agent.js";

let house: TestApp;
let agent: Agent;
let now = 1_700_000_000_000;
beforeAll(async () => {
  house = await buildTestApp({}, { clock: () => now });
  agent = await signUp(house.app);
});
afterAll(() => house.close());

const signup = (key: string, payload = "{}") =>
  house.app.inject({
    method: "POST",
    url: "/api/agents/signup",
    headers: { "idempotency-key": key },
    payload,
  });
const submit = (key: string, payload: string, by = agent) =>
  by.send("POST", "/jobs", payload, { "idempotency-key": key });
const count = async (table: "agents" | "jobs") => {
  const row = await house.platform.store.get<{ agents: number; jobs: number }>(sql`
    SELECT (SELECT count(*) FROM agents) AS agents, (SELECT count(*) FROM jobs) AS jobs`);
  return row![table];
};
const order = JSON.stringify({ brief: BRIEF });

describe("the same Idempotency-Key with the same body replays the first answer", () => {
  it("on signup: same account and key, status included, marked idempotency-replayed", async () => {
    const key = randomUUID();
    const first = await signup(key);
    const accounts = await count("agents");
    const second = await signup(key);
    expect(first.headers["idempotency-replayed"]).toBeUndefined();
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect(second.statusCode).toBe(200);
    expect(second.rawPayload).toEqual(first.rawPayload);
    for (const name of ["content-type", "content-length", "cache-control"]) {
      expect(second.headers[name], name).toBe(first.headers[name]);
    }
    expect(second.headers["x-request-id"]).not.toBe(first.headers["x-request-id"]);
    expect(await count("agents")).toBe(accounts);
  });

  it("on jobs: one job, also when it was bought in between", async () => {
    const key = randomUUID();
    const first = await submit(key, order);
    const { job } = first.json<{ job: JobView }>();
    await agent.purchase(job.id);
    const jobs = await count("jobs");
    const second = await submit(key, order);
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect(await count("jobs")).toBe(jobs);
  });

  it("on purchase: ok again instead of already_paid", async () => {
    const { id } = await agent.submit();
    const buy = () =>
      agent.send(
        "POST",
        `/jobs/${id}/purchase`,
        { paymentMethod: "crypto" },
        { "idempotency-key": "buy" },
      );
    const [first, second] = [await buy(), await buy()];
    expect(first.json()).toMatchObject({ ok: true });
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect((await agent.purchase(id)).json()).toMatchObject({ error: "already_paid" });
  });

  it("with the status of a refusal: 404 stays 404", async () => {
    const ask = () =>
      agent.send(
        "POST",
        `/jobs/job_${"0".repeat(24)}/purchase`,
        { paymentMethod: "stripe" },
        { "idempotency-key": "refused" },
      );
    const [first, second] = [await ask(), await ask()];
    expect([first.statusCode, second.statusCode]).toEqual([404, 404]);
    expect(second.rawPayload).toEqual(first.rawPayload);
    expect(second.headers["idempotency-replayed"]).toBe("true");
  });

  it("also with an empty body", async () => {
    const key = randomUUID();
    const [first, second] = [await signup(key, ""), await signup(key, "")];
    expect(second.rawPayload).toEqual(first.rawPayload);
  });
});

describe("the same Idempotency-Key with another body is 400 in the jobs family", () => {
  it.each([
    ["another brief", JSON.stringify({ brief: "another" })],
    ["the same fields formatted otherwise", JSON.stringify({ brief: BRIEF }, null, 2)],
    ["an unknown field more", JSON.stringify({ brief: BRIEF, more: 1 })],
  ])("%s", async (_name, payload) => {
    const key = randomUUID();
    const first = await submit(key, order);
    const jobs = await count("jobs");
    const second = await submit(key, payload);
    expect(second.statusCode).toBe(400);
    expect(second.json()).toStrictEqual({
      ok: false,
      error: "invalid_request",
      message: expect.stringContaining("Idempotency-Key"),
    });
    expect(second.headers["idempotency-replayed"]).toBeUndefined();
    expect(await count("jobs")).toBe(jobs);
    expect((await submit(key, order)).rawPayload).toEqual(first.rawPayload);
  });
});

describe("two at once run the work once", () => {
  it("of 12 signups at once with one key, one account is made and all hear of it", async () => {
    const key = randomUUID();
    const accounts = await count("agents");
    const replies = await Promise.all(Array.from({ length: 12 }, () => signup(key)));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(replies.filter(({ headers }) => headers["idempotency-replayed"])).toHaveLength(11);
    expect(await count("agents")).toBe(accounts + 1);
  });

  it("of 6 jobs at once with one key, one is written", async () => {
    const jobs = await count("jobs");
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 6 }, () => submit(key, order)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200));
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
    expect(await count("jobs")).toBe(jobs + 1);
  });
});

describe("the key has 1 to 128 printable characters", () => {
  it.each([
    ["1 character", "a"],
    ["128 characters", "a".repeat(128)],
    ["spaces and signs", "~ !\"#$%&'()*+,-./:;<=>?@[]^_`{|}"],
  ])("%s is taken", async (_name, key) => {
    expect((await submit(key, order)).statusCode).toBe(200);
  });

  it.each([
    ["129 characters", "a".repeat(129)],
    ["nothing", ""],
    ["a tab", "a\tb"],
    ["a letter outside ASCII", "clé-1234567890abcdef"],
  ])("%s is 400, and no job is written", async (_name, key) => {
    const jobs = await count("jobs");
    const reply = await submit(key, order);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ ok: false, error: "invalid_request" });
    expect(await count("jobs")).toBe(jobs);
  });
});

describe("on open routes the key must have at least 16 characters", () => {
  it("15 are 400 and make no account", async () => {
    const accounts = await count("agents");
    const reply = await signup("a".repeat(15));
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ message: expect.stringContaining("at least 16") });
    expect(await count("agents")).toBe(accounts);
  });

  it("16 and 128 are taken, 129 are not", async () => {
    expect((await signup("b".repeat(16))).statusCode).toBe(200);
    expect((await signup("b".repeat(128))).statusCode).toBe(200);
    expect((await signup("b".repeat(129))).statusCode).toBe(400);
  });
});

describe("kept answers are scoped", () => {
  it("to the caller's key: another agent with the same key and body gets a job of its own", async () => {
    const stranger = await signUp(house.app);
    const key = randomUUID();
    const mine = (await submit(key, order)).json<{ job: JobView }>().job;
    const theirs = await submit(key, order, stranger);
    expect(theirs.headers["idempotency-replayed"]).toBeUndefined();
    expect(theirs.json<{ job: JobView }>().job.id).not.toBe(mine.id);
  });

  it("to the route: the same key on two jobs buys both", async () => {
    const [one, two] = [await agent.submit(), await agent.submit()];
    for (const { id } of [one, two]) {
      const reply = await agent.send(
        "POST",
        `/jobs/${id}/purchase`,
        { paymentMethod: "stripe" },
        { "idempotency-key": "same" },
      );
      expect(reply.json()).toMatchObject({ ok: true, job: { id } });
    }
  });

  it("and GET has no use for the key, however long it is", async () => {
    const reply = await agent.send("GET", "/jobs", undefined, {
      "idempotency-key": "a".repeat(500),
    });
    expect(reply.statusCode).toBe(200);
  });
});

describe("the answer is kept for 24 hours", () => {
  it("replays one millisecond before and runs again after", async () => {
    const key = randomUUID();
    const first = await signup(key);
    now += 86_400_000 - 1;
    expect((await signup(key)).rawPayload).toEqual(first.rawPayload);
    now += 1;
    const later = await signup(key);
    expect(later.statusCode).toBe(200);
    expect(later.headers["idempotency-replayed"]).toBeUndefined();
    expect(later.json<{ apiKey: string }>().apiKey).not.toBe(
      first.json<{ apiKey: string }>().apiKey,
    );
  });

  it("takes another body after that", async () => {
    const key = randomUUID();
    await signup(key, '{"agentName":"a"}');
    now += 86_400_000;
    expect((await signup(key, '{"agentName":"b"}')).json()).toMatchObject({ agentName: "b" });
  });

  it("and is dropped by the sweep", async () => {
    await signup(randomUUID());
    now += 86_400_000;
    await house.platform.idempotency.sweep();
    const rows = await house.platform.store.all(sql`SELECT id FROM idempotent_answers`);
    expect(rows).toEqual([]);
  });
});
