import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { type Agent, type JobView, signUp, UNKNOWN_JOB } from "./agent.js";

const listOf = async (agent: Agent) => {
  const reply = await agent.send("GET", "/jobs");
  expect(reply.statusCode).toBe(200);
  return reply.json<{ ok: boolean; jobs: JobView[] }>();
};

describe("GET /api/agents/jobs/{id}", () => {
  let house: TestApp;
  let agent: Agent;
  let job: JobView;
  beforeAll(async () => {
    house = await buildTestApp();
    agent = await signUp(house.app);
    job = await agent.submit();
  });
  afterAll(() => house.close());

  it("answers ok and the job exactly as its submission did", async () => {
    const reply = await agent.send("GET", `/jobs/${job.id}`);
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toStrictEqual({ ok: true, job });
  });

  it("answers a job that belongs to another agent exactly like one that does not exist", async () => {
    const stranger = await signUp(house.app);
    const requestId = { "x-request-id": "same" };
    for (const [method, tail, payload] of [
      ["GET", "", undefined],
      ["POST", "/purchase", { paymentMethod: "stripe" }],
      ["GET", "/download", undefined],
    ] as const) {
      const [foreign, unknown] = await Promise.all(
        [job.id, UNKNOWN_JOB].map((id) =>
          stranger.send(method, `/jobs/${id}${tail}`, payload, requestId),
        ),
      );
      expect(foreign?.statusCode).toBe(404);
      expect(foreign?.rawPayload).toEqual(unknown?.rawPayload);
      const { date: _one, ...foreignHeaders } = foreign!.headers;
      const { date: _two, ...unknownHeaders } = unknown!.headers;
      expect(foreignHeaders).toEqual(unknownHeaders);
    }
    expect(await agent.job(job.id)).toMatchObject({ paid: false, status: "script_ready" });
  });

  it.each([
    ["unknown", UNKNOWN_JOB],
    ["upper case", "JOB_000000000000000000000000"],
    ["not shaped like an id", "1"],
    ["a quote", "%27"],
    ["U+0000", "%00"],
    ["a path", "..%2Fjobs"],
    ["1000 characters long", "a".repeat(1000)],
  ])("answers 404 for an id that is %s", async (_name, id) => {
    const reply = await agent.send("GET", `/jobs/${id}`);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ ok: false, error: "not_found" });
  });
});

describe("GET /api/agents/jobs", () => {
  let house: TestApp;
  afterEach(() => house.close());

  it("answers ok and an empty list to a new agent", async () => {
    house = await buildTestApp();
    expect(await listOf(await signUp(house.app))).toStrictEqual({ ok: true, jobs: [] });
  });

  it("lists the caller's jobs only, each as GET answers it", async () => {
    house = await buildTestApp();
    const [agent, stranger] = [await signUp(house.app), await signUp(house.app)];
    const job = await agent.submit();
    await stranger.submit();
    expect(await listOf(agent)).toStrictEqual({ ok: true, jobs: [job] });
  });

  it("lists the 50 most recent of 52 jobs, newest first", async () => {
    let now = 1_700_000_000_000;
    house = await buildTestApp({}, { clock: () => now });
    const agent = await signUp(house.app);
    const made: string[] = [];
    for (let number = 0; number < 52; number++) {
      now += 1;
      made.push((await agent.submit(`Brief number ${number}`)).id);
    }
    const { jobs } = await listOf(agent);
    expect(jobs.map(({ id }) => id)).toEqual(made.reverse().slice(0, 50));
    expect(jobs[0]?.createdAt).toBe(now);
  });

  it("lists jobs of the same millisecond in order of insertion, newest first", async () => {
    house = await buildTestApp({}, { clock: () => 1_700_000_000_000 });
    const agent = await signUp(house.app);
    const made: string[] = [];
    for (let number = 0; number < 12; number++) made.push((await agent.submit()).id);
    const { jobs } = await listOf(agent);
    expect(jobs.map(({ id }) => id)).toEqual(made.reverse());
    expect(new Set(jobs.map(({ createdAt }) => createdAt))).toEqual(new Set([1_700_000_000_000]));
  });

  it("shows script and downloadUrl of the paid jobs only", async () => {
    house = await buildTestApp();
    const agent = await signUp(house.app);
    const [bought, open] = [await agent.submit(), await agent.submit()];
    await agent.purchase(bought.id);
    const { jobs } = await listOf(agent);
    expect(jobs.find(({ id }) => id === open.id)).toMatchObject({
      script: null,
      downloadUrl: null,
    });
    expect(jobs.find(({ id }) => id === bought.id)).toMatchObject({
      script: expect.stringContaining("[0:00"),
      downloadUrl: `http://gatehouse.test/api/agents/jobs/${bought.id}/download`,
    });
  });
});
