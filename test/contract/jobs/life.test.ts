import { createServer } from "node:http";
import { connect } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { sql } from "../../../src/platform/store/sql.js";
import { buildTestApp, type TestApp } from "../../helpers/apps/test-app.js";
import { completionOf, usableScript } from "../../helpers/servers/model-script.js";
import { until } from "../../helpers/waiting.js";
import { listen } from "../conventions/raw-http.js";
import { type Agent, BRIEF, type JobView, signUp } from "./agent.js";

const FAILING_TASKS = new URL("./fixtures/failing-tasks.mjs", import.meta.url);

interface SlowModel {
  readonly url: string;
  asked(): number;
  release(): void;
  close(): void;
}

let house: TestApp;
const models: SlowModel[] = [];
afterEach(async () => {
  for (const model of models) model.release();
  await house.close();
  for (const model of models.splice(0)) model.close();
});

/** A model endpoint that holds each answer until it is told to give it. */
async function slowModel(): Promise<SlowModel> {
  const held: (() => void)[] = [];
  let asked = 0;
  let isReleased = false;
  const server = createServer((request, response) => {
    request.resume();
    asked++;
    const answer = () =>
      response.writeHead(200, { connection: "close" }).end(completionOf(usableScript(BRIEF)));
    if (isReleased) answer();
    else held.push(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the model has no port");
  const model: SlowModel = {
    url: `http://127.0.0.1:${address.port}/v1`,
    asked: () => asked,
    release() {
      isReleased = true;
      for (const answer of held.splice(0)) answer();
    },
    close: () => void server.close(),
  };
  models.push(model);
  return model;
}

const list = async (agent: Agent) =>
  (await agent.send("GET", "/jobs")).json<{ jobs: JobView[] }>().jobs;

describe("generation is synchronous: the request blocks until the script exists", () => {
  it("and meanwhile a list in another request shows the job as pending, priced and not for sale", async () => {
    const model = await slowModel();
    house = await buildTestApp({ MODEL_BASE_URL: model.url, MODEL_NAMES: "slow" });
    const agent = await signUp(house.app);
    let isAnswered = false;
    const submission = agent.send("POST", "/jobs", { brief: BRIEF }).then((reply) => {
      isAnswered = true;
      return reply;
    });
    await until(() => model.asked() > 0);
    const [pending] = await list(agent);
    expect(pending).toMatchObject({
      status: "pending",
      priceCents: 200,
      script: null,
      model: null,
      error: null,
      completedAt: null,
    });
    expect(isAnswered).toBe(false);
    expect((await agent.purchase(pending!.id)).json()).toMatchObject({ error: "job_not_ready" });
    expect((await agent.download(pending!.id)).statusCode).toBe(402);
    model.release();
    expect((await submission).json()).toMatchObject({
      ok: true,
      job: { id: pending?.id, status: "script_ready", createdAt: pending?.createdAt },
    });
  });

  it("and a caller who hangs up does not lose the job", async () => {
    const model = await slowModel();
    house = await buildTestApp({ MODEL_BASE_URL: model.url, MODEL_NAMES: "slow" });
    const agent = await signUp(house.app);
    const port = await listen(house.app);
    const body = JSON.stringify({ brief: BRIEF });
    const socket = connect(port, "127.0.0.1");
    socket.write(
      `POST /api/agents/jobs HTTP/1.1\r\nhost: a\r\nx-api-key: ${agent.apiKey}\r\n` +
        `content-length: ${body.length}\r\n\r\n${body}`,
    );
    await until(() => model.asked() > 0);
    socket.destroy();
    await until(() => house.log.lines("request").some(({ status }) => status === 499));
    expect(await list(agent)).toMatchObject([{ status: "pending" }]);
    model.release();
    await until(async () => (await list(agent))[0]?.status === "script_ready");
  });

  it("and closing the app waits for a job whose caller hung up", async () => {
    const model = await slowModel();
    house = await buildTestApp({ MODEL_BASE_URL: model.url, MODEL_NAMES: "slow" });
    const agent = await signUp(house.app);
    const submission = agent.send("POST", "/jobs", { brief: BRIEF }).catch(() => undefined);
    await until(() => model.asked() > 0);
    const closing = house.app.close();
    model.release();
    await closing;
    await submission;
    const rows = await house.platform.store.all(sql`SELECT status FROM jobs`);
    expect(rows).toEqual([{ status: "script_ready" }]);
  });
});

describe("generation fails", () => {
  it("answers HTTP 200, ok true, status error, with the failure text in job.error", async () => {
    house = await buildTestApp({}, { threadsOverrides: { "apis/jobs": FAILING_TASKS } });
    const agent = await signUp(house.app);
    const reply = await agent.send("POST", "/jobs", { brief: BRIEF });
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toMatchObject({
      ok: true,
      job: {
        status: "error",
        error: expect.stringMatching(/\w/),
        priceCents: 200,
        paid: false,
        script: null,
        downloadUrl: null,
        model: null,
        completedAt: null,
      },
    });
    expect(reply.body).not.toMatch(/secret detail|engine\.js|TypeError/);
    expect(house.log.text()).toContain("secret detail");
  });

  it("and such a job can be neither purchased nor downloaded, and stays in the list", async () => {
    house = await buildTestApp({}, { threadsOverrides: { "apis/jobs": FAILING_TASKS } });
    const agent = await signUp(house.app);
    const { job } = (await agent.send("POST", "/jobs", { brief: BRIEF })).json<{ job: JobView }>();
    expect((await agent.purchase(job.id)).json()).toStrictEqual({
      ok: false,
      error: "job_not_ready",
      message: expect.any(String),
      job,
    });
    expect((await agent.download(job.id)).statusCode).toBe(402);
    expect(await list(agent)).toStrictEqual([job]);
  });
});

describe("a job still pending whose process is gone", () => {
  const insertPending = (agentId: string, id: string, number: number, processId: string) =>
    house.platform.store.run(sql`
      INSERT INTO jobs (id, agent_id, number, type, seconds, brief, status, price_cents, paid, process_id, created_at)
      VALUES (${id}, ${agentId}, ${number}, 'script', 60, 'left behind', 'pending', 200, 0, ${processId}, ${Date.now()})`);
  const ids = ["a", "b", "c"].map((digit) => `job_${digit.repeat(24)}`) as [string, string, string];

  it("becomes error with generation interrupted; one whose process beats stays pending", async () => {
    house = await buildTestApp();
    const { store, heartbeat } = house.platform;
    const agent = await signUp(house.app);
    const beat = (id: string, at: number) =>
      store.run(sql`INSERT INTO processes (id, started_at, beat_at) VALUES (${id}, ${at}, ${at})`);
    await beat("prc_stale", Date.now() - 60_000);
    await beat("prc_other", Date.now() + 60_000);
    await insertPending(agent.agentId, ids[0], 101, "prc_stale");
    await insertPending(agent.agentId, ids[1], 102, "prc_other");
    await insertPending(agent.agentId, ids[2], 103, heartbeat.processId);
    await until(async () => (await agent.job(ids[0])).status === "error");
    expect(await agent.job(ids[0])).toMatchObject({
      status: "error",
      error: "generation interrupted",
      paid: false,
    });
    expect((await agent.job(ids[1])).status).toBe("pending");
    expect((await agent.job(ids[2])).status).toBe("pending");
    expect((await agent.purchase(ids[0])).json()).toMatchObject({ error: "job_not_ready" });
  });

  it("also when its process was already forgotten", async () => {
    house = await buildTestApp();
    const agent = await signUp(house.app);
    await insertPending(agent.agentId, ids[0], 101, "prc_forgotten");
    await until(async () => (await agent.job(ids[0])).status === "error");
    expect((await agent.job(ids[0])).error).toBe("generation interrupted");
  });

  it("and a finished job of a process that is gone is left alone", async () => {
    house = await buildTestApp();
    const agent = await signUp(house.app);
    const job = await agent.submit();
    await house.platform.store.run(
      sql`UPDATE jobs SET process_id = 'prc_forgotten' WHERE id = ${job.id}`,
    );
    await insertPending(agent.agentId, ids[0], 101, "prc_forgotten");
    await until(async () => (await agent.job(ids[0])).status === "error");
    expect(await agent.job(job.id)).toStrictEqual(job);
  });
});
