import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findCaller } from "../../src/apis/mcp/callers.js";
import { createOperationTasks } from "../../src/apis/mcp/operation-tasks.js";
import type { McpCall } from "../../src/http/mcp/surface.js";
import { sql } from "../../src/platform/store/sql.js";
import { buildTestApp, type TestApp } from "../helpers/apps/test-app.js";
import { modern, TAKES_TASKS } from "./message.js";

const ACCOUNT = "acc_000000000000000000000001";
const BRIEF = "Water your plants on Sunday. The kit costs 12 euros and comes with three seeds.";

let served: TestApp;
let key: string;
let otherKey: string;

beforeAll(async () => {
  served = await buildTestApp();
  [key, otherKey] = [await signUp("one"), await signUp("two")];
});
afterAll(() => served.close());

async function signUp(agentName: string): Promise<string> {
  const reply = await served.app.inject({
    method: "POST",
    url: "/api/agents/signup",
    payload: { agentName },
  });
  return reply.json().apiKey;
}

interface Sent {
  readonly apiKey?: string | undefined;
  readonly capabilities?: object;
}

async function send(
  method: string,
  params: Record<string, unknown>,
  { apiKey = key, capabilities = TAKES_TASKS }: Sent = {},
) {
  const { headers, payload } = modern(method, params, capabilities);
  const reply = await served.app.inject({
    method: "POST",
    url: "/mcp?tools=all",
    headers: { ...headers, ...(apiKey === "" ? {} : { "x-api-key": apiKey }) },
    payload,
  });
  return reply.json();
}

const createJob = (args: object = {}, sent?: Sent) =>
  send("tools/call", { name: "jobs_create_job", arguments: { brief: BRIEF, ...args } }, sent);

async function ended(taskId: string, sent?: Sent) {
  for (;;) {
    const { result } = await send("tasks/get", { taskId }, sent);
    if (result.status !== "working") return result;
    await sleep(20);
  }
}

const NO_SUCH_TASK = { code: -32_602, message: "there is no such task" };

describe("a job, for a client that takes tasks", () => {
  it("is a task, which is on disk before it is answered and ends with the job", async () => {
    const { result } = await createJob();
    expect(result).toMatchObject({
      resultType: "task",
      status: "working",
      ttlMs: 3_600_000,
      pollIntervalMs: 500,
    });
    const { store } = served.platform;
    expect(await store.get(sql`SELECT count(*) AS kept FROM long_calls`)).toEqual({ kept: 1 });
    const { result: told, status, resultType } = await ended(result.taskId);
    expect({ status, resultType }).toEqual({ status: "completed", resultType: "complete" });
    expect(told.structuredContent.job).toMatchObject({ status: "script_ready", brief: BRIEF });
    const list = await served.app.inject({
      url: "/api/agents/jobs",
      headers: { "x-api-key": key },
    });
    const ids = list.json().jobs.map(({ id }: { id: string }) => id);
    expect(ids).toEqual([told.structuredContent.job.id]);
    expect(await ended(result.taskId)).toMatchObject({ status: "completed", result: told });
  });

  it("is nobody else's", async () => {
    const { result } = await createJob();
    const { taskId } = result;
    for (const apiKey of [otherKey, ""]) {
      for (const method of ["tasks/get", "tasks/cancel"]) {
        expect((await send(method, { taskId }, { apiKey })).error).toMatchObject(NO_SUCH_TASK);
      }
      const update = { taskId, inputResponses: {} };
      expect((await send("tasks/update", update, { apiKey })).error).toMatchObject(NO_SUCH_TASK);
    }
    expect(await ended(taskId)).toMatchObject({ status: "completed" });
  });

  it("is found by its id where the key came as an argument", async () => {
    const { result } = await createJob({ api_key: key }, { apiKey: "" });
    expect(await ended(result.taskId, { apiKey: "" })).toMatchObject({ status: "completed" });
  });

  it("that was refused ends with the refusal", async () => {
    const { result } = await createJob({ brief: "" });
    expect(await ended(result.taskId)).toMatchObject({
      status: "completed",
      result: { isError: true, content: [{ text: expect.stringContaining("brief") }] },
    });
    const unknown = await createJob({}, { apiKey: "" });
    expect(await ended(unknown.result.taskId, { apiKey: "" })).toMatchObject({
      result: { isError: true, content: [{ text: expect.stringMatching(/^unauthorized: /) }] },
    });
  });

  it("can be cancelled, again and again", async () => {
    const { taskId } = (await createJob()).result;
    for (let count = 0; count < 2; count++) {
      expect((await send("tasks/cancel", { taskId })).result).toMatchObject({
        resultType: "complete",
      });
    }
    expect(["cancelled", "completed"]).toContain((await ended(taskId)).status);
  });

  it("takes answers that it did not ask for, and ignores them", async () => {
    const { taskId } = (await createJob()).result;
    const { result } = await send("tasks/update", { taskId, inputResponses: { a: {} } });
    expect(result).toMatchObject({ resultType: "complete" });
    expect(await ended(taskId)).toMatchObject({ status: "completed" });
  });
});

it("answers the job itself to a client that takes none", async () => {
  const { result } = await createJob({}, { capabilities: {} });
  expect(result).toMatchObject({ structuredContent: { job: { status: "script_ready" } } });
});

describe("a call that takes longer than it is waited for", () => {
  /** So many that their weights take some milliseconds. */
  const names = Array.from({ length: 100 }, (_, index) => `A${index}`);
  const portfolio = {
    assets: names,
    risk_free_rate: 0.01,
    expected_returns: Object.fromEntries(names.map((name, index) => [name, 0.02 + index / 1_000])),
    covariance: names.map((row) => names.map((column) => (row === column ? 0.04 : 0.001))),
  };

  /** Has weights computed, waiting for them so many milliseconds. */
  async function weigh(inlineMs: number) {
    const { platform } = served;
    const table = await platform.operations();
    const operations = createOperationTasks(platform, table, inlineMs);
    const wanted = { realm: "products", ownerId: ACCOUNT, name: "test", scopes: ["optimizer"] };
    const made = await platform.store.durable.tx((tx) =>
      platform.keys.issue(tx, wanted as Parameters<typeof platform.keys.issue>[1]),
    );
    const headers = { "x-api-key": made.text };
    const raw = { headers, socket: { remoteAddress: "127.0.0.1" } };
    const request = { raw, headers, ip: "127.0.0.1" };
    const { signal } = new AbortController();
    const call = { request, signal, supportsTasks: true } as unknown as McpCall;
    const caller = await findCaller(platform, call.request, undefined);
    const operation = table.find("products_optimize_portfolio");
    if (operation?.task !== "when long") throw new Error("this is no task when it is long");
    return { operations, call, answer: await operations.call(operation, portfolio, caller, call) };
  }

  it("becomes a task, with the answer that it would have had", async () => {
    const { operations, call, answer } = await weigh(0);
    if (!("task" in answer)) throw new Error("this was waited for");
    const { taskId, status } = answer.task;
    expect(status).toBe("working");
    let state = await operations.tasks.get(taskId, call);
    while (state?.status === "working") {
      await sleep(10);
      state = await operations.tasks.get(taskId, call);
    }
    const inline = await weigh(60_000);
    if ("task" in inline.answer) throw new Error("this was not waited for");
    expect(inline.answer.status).toBe(200);
    const { weights } = inline.answer.value as { weights: Record<string, number> };
    expect(state).toMatchObject({
      status: "completed",
      result: { structuredContent: { weights } },
    });
  });
});

it("answers what is soon done at once", async () => {
  const { result } = await send("tools/call", {
    name: "products_optimize_portfolio",
    arguments: { assets: ["A", "B"] },
  });
  expect(result.resultType).toBe("complete");
});

it("knows no task that was made up", async () => {
  for (const taskId of ["", "x", "a".repeat(1_000)]) {
    expect((await send("tasks/get", { taskId })).error).toMatchObject(NO_SUCH_TASK);
  }
});

it("says in both surfaces that it has tasks", async () => {
  const { result } = await send("server/discover", {});
  expect(result.capabilities.extensions).toHaveProperty(["io.modelcontextprotocol/tasks"]);
});
