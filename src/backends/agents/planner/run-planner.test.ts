import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AgentsTestApp, startAgents } from "../../../../test/helpers/apps/agents-app.js";
import type { Plan } from "../../../engines/text/planner/plan-task.js";

let house: AgentsTestApp;
let key: string;

beforeAll(async () => {
  const plans = new URL("./plans.fixture.mjs", import.meta.url);
  house = await startAgents(
    { FREE_CALLS_PER_DAY: "1000" },
    { threadsOverrides: { "backends/agents": plans } },
  );
  key = await house.issue("gateway", "acc_000000000000000000000001");
});
afterAll(() => house.close());

const run = async (plan: Plan, body: object = {}) =>
  house.execute({ task: JSON.stringify(plan), ...body }, { key });

const sums = (count: number): Plan => ({
  kind: "answer",
  output: "6",
  steps: Array.from({ length: count }, (_, n) => ({
    tool: "statistics",
    input: { sum: n },
    output: String(n),
  })),
});
const call = (operation: string, args: Readonly<Record<string, unknown>> = {}): Plan => ({
  kind: "call",
  operation,
  arguments: args,
  steps: [{ tool: "read task", input: "x", output: { operation } }],
});

describe("a plan", () => {
  it("that is an answer is answered with its steps, which share its time", async () => {
    const { reply } = await run(sums(2));
    expect(reply).toMatchObject({ output: "6", stop_reason: "finished" });
    expect(reply.steps).toEqual([
      { tool: "statistics", input: { sum: 0 }, output: "0", ms: expect.any(Number) },
      { tool: "statistics", input: { sum: 1 }, output: "1", ms: reply.steps[0]?.ms },
    ]);
  });

  it("that takes more steps than it may is not answered", async () => {
    const { reply } = await run(sums(3), { max_steps: 2 });
    expect(reply).toMatchObject({
      output: "There is no answer: the task takes 3 steps, and max_steps is 2.",
      stop_reason: "max_steps",
    });
    expect(reply.steps).toHaveLength(2);
    expect((await run(sums(3), { max_steps: 3 })).reply.stop_reason).toBe("finished");
  });

  it("that takes a tool which was not named is not answered", async () => {
    const { reply } = await run(sums(1), { tools: ["dates"] });
    expect(reply).toMatchObject({
      output: "It needs calculate, which is not among the tools of this run.",
      stop_reason: "unsupported",
      steps: [],
    });
    const named = await run(sums(1), { tools: ["statistics"] });
    expect(named.reply.stop_reason).toBe("finished");
  });

  it("that there is none for says what is lacking and what there is", async () => {
    const plan: Plan = { kind: "unsupported", message: "no", abilities: ["a", "b"], steps: [] };
    const { reply } = await run(plan);
    expect(reply).toMatchObject({
      output: "no. Without a model it can: a; b.",
      stop_reason: "unsupported",
    });
  });

  it("that comes to an operation calls it within the call, and words its answer", async () => {
    const before = await run(sums(1));
    const { reply, left } = await run(call("events.listEvents", { limit: 1 }));
    expect(reply).toMatchObject({
      stop_reason: "finished",
      output: expect.stringMatching(/events: none/),
    });
    expect(reply.steps).toEqual([
      {
        tool: "events.listEvents",
        input: { limit: 1 },
        output: expect.objectContaining({ events: [] }),
        ms: expect.any(Number),
      },
    ]);
    expect(left).toBe(before.left - 1);
  });

  it.each([
    ["evidence.listPackets", /^evidence\.listPackets takes an evidence key/],
    ["runRecord.queryRuns", /^runRecord\.queryRuns: run-record is a by-request/],
  ])("that comes to an operation which fails says why: %s", async (operation, output) => {
    const { reply } = await run(call(operation));
    expect(reply).toMatchObject({
      stop_reason: "tool_error",
      output: expect.stringMatching(output),
      steps: [{ is_error: true }],
    });
  });

  it.each([
    ["events.collectEvents", {}, /^events\.collectEvents changes something, .* name it\.$/],
    ["jobs.purchaseJob", {}, /^jobs\.purchaseJob charges money/],
    ["events.listEvents", { tools: ["dates"] }, /^events\.listEvents is not among the tools/],
  ])("that comes to what it may not call says so: %s", async (operation, body, output) => {
    const { reply } = await run(call(operation), body);
    expect(reply).toMatchObject({
      stop_reason: "unsupported",
      output: expect.stringMatching(output),
      steps: [],
    });
  });
});
