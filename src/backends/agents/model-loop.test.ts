import { request, type ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AgentsTestApp, EXECUTE, startAgents } from "../../../test/helpers/apps/agents-app.js";
import {
  calls,
  callsAt,
  type ScriptedModel,
  says,
  sends,
  startScriptedModel,
} from "../../../test/helpers/servers/scripted-model.js";
import { eventually } from "../../../test/helpers/waiting.js";

const ACCOUNT = "acc_000000000000000000000001";

let model: ScriptedModel;
let house: AgentsTestApp;
let key: string;

beforeAll(async () => {
  model = await startScriptedModel();
  house = await startAgents({
    MODEL_BASE_URL: model.url,
    MODEL_NAMES: "small,large",
    FREE_CALLS_PER_DAY: "10000",
    AGENTS_TOKENS: "1000",
    AGENTS_TOOL_CALLS: "20",
    AGENTS_AT_ONCE: "2",
  });
  key = await house.issue("gateway", ACCOUNT);
});
afterAll(async () => {
  await house.close();
  await model.close();
});

const run = (body: object) => house.execute({ task: "do it", ...body }, { key });
/** What the model was told last about its calls. */
const toldLast = () =>
  (model.asked.at(-1)?.body.messages ?? [])
    .filter(({ role }) => role === "tool")
    .map(({ content }) => content ?? "");

const code = (source: string) => ({ name: "run_code", args: { code: source } });

describe("a run with a model", () => {
  it("answers what the model says, without tools", async () => {
    model.play(says("Hello."));
    const { status, reply, headers } = await run({});
    expect(status).toBe(200);
    expect(reply).toEqual({
      output: "Hello.",
      harness: "tool-loop",
      model: "small-2026",
      steps: [],
      stop_reason: "finished",
      usage: { input_tokens: 10, output_tokens: 10 },
    });
    expect(headers.get("x-model-substituted")).toBeNull();
    expect(model.asked[0]?.body.model).toBe("small");
  });

  it("calls a tool, tells the model its answer, and traces it", async () => {
    model.play(calls(code("6 * 7")), says("It is 42."));
    const { reply } = await run({});
    expect(reply).toMatchObject({ output: "It is 42.", stop_reason: "finished" });
    expect(reply.steps).toEqual([
      {
        tool: "run_code",
        input: { code: "6 * 7" },
        output: { result: 42 },
        ms: expect.any(Number),
      },
    ]);
    const [, , echoed, answer] = model.asked[1]?.body.messages ?? [];
    expect(echoed?.tool_calls?.[0]?.function.name).toBe("run_code");
    expect(answer?.content).toMatch(/^<<<data (\w+)\n\{"result":42\}\ndata \1>>>$/);
  });

  it("makes calls of one turn together, each with its own answer", async () => {
    model.play(
      calls(...[1, 2, 3].map((one) => ({ ...code(`${one} + 10`), id: `c${one}` }))),
      says("done"),
    );
    const { reply } = await run({});
    expect(reply.steps.map(({ output }) => output)).toEqual(
      [11, 12, 13].map((result) => ({ result })),
    );
    const told = model.asked[1]?.body.messages.filter(({ role }) => role === "tool") ?? [];
    expect(told.map(({ tool_call_id: id }) => id)).toEqual(["c1", "c2", "c3"]);
  });

  it("has exact calculation, dates and text methods at hand", async () => {
    const text = "Write to ann@site.example or to bob@site.example.";
    model.play(
      calls(
        { name: "calculate", args: { expression: "15 % of 240" } },
        { name: "dates", args: { question: "days between 2026-03-01 and 2026-11-24" } },
        { name: "dates", args: { question: "what day is today", time_zone: "Mars/Olympus" } },
        { name: "text", args: { task: "Extract the e-mail addresses.", texts: [text] } },
        { name: "text", args: { task: "Say hello.", model: "gpt" } },
        { name: "calculate", args: { expression: "the colour of Tuesday" } },
      ),
      says("done"),
    );
    const { reply } = await run({});
    const [sum, days, zone, mails, unknown, refused] = reply.steps.map(({ output }) => output);
    expect(sum).toMatchObject({ text: "36", value: 36, exact: true });
    expect(days).toMatchObject({ value: 268 });
    expect(zone).toMatch(/^unknown_zone: /);
    expect(JSON.stringify(mails)).toContain("bob@site.example");
    expect(unknown).toMatch(/^model must be one of builtin\/auto, /);
    expect(refused).toMatch(/^not_understood: /);
  });

  it("tells the model of unknown tools, arguments that are none, and calls that fail", async () => {
    model.play(
      calls(
        { name: "launch_rockets", args: {}, id: "a" },
        { name: "run_code", args: '{"code": "1', id: "b" },
        { name: "run_code", args: "[1]", id: "c" },
        { name: "run_code", args: { code: 7 }, id: "d" },
        { name: "run_code", args: { code: "throw new Error('no luck')" }, id: "e" },
        { name: "run_code", args: JSON.stringify({ code: "x".repeat(70_000) }), id: "f" },
        { name: "run_code", args: `{"code":${"[".repeat(30_000)}${"]".repeat(30_000)}}`, id: "g" },
      ),
      says("I give up."),
    );
    const { reply } = await run({});
    expect(reply.steps.map(({ is_error: isError }) => isError)).toEqual(Array(7).fill(true));
    const [unknown, broken, list, wrong, thrown, huge, deep] = toldLast();
    expect(unknown).toMatch(/there is no tool launch_rockets; there are calculate, dates/);
    expect(broken).toMatch(/not valid JSON/);
    expect(list).toMatch(/must be a JSON object/);
    expect(wrong).toMatch(/code: /);
    expect(thrown).toMatch(/no luck/);
    expect(huge).toMatch(/more than 65536 characters/);
    expect(deep).toMatch(/nested over 64 levels deep/);
    // What goes back is JSON, whatever the model wrote.
    for (const { function: called } of model.asked[1]?.body.messages[2]?.tool_calls ?? []) {
      expect(() => JSON.parse(called.arguments)).not.toThrow();
    }
  });

  it("makes eight of fifty calls at once and refuses the others", async () => {
    const many = Array.from({ length: 50 }, (_, place) => ({
      ...code(`${place}`),
      id: `c${place}`,
    }));
    model.play(calls(...many), says("done"));
    const { reply } = await run({});
    expect(reply.steps.filter(({ is_error: isError }) => !isError)).toHaveLength(8);
    expect(reply.steps).toHaveLength(32);
    expect(reply.steps[8]?.output).toMatch(/at most 8 calls are made in one turn/);
    expect(model.asked[1]?.body.messages.at(-1)?.content).toMatch(/18 more calls/);
  });

  it("ends a run that makes the same call for ever", async () => {
    model.play(calls(code("1")));
    const { reply } = await run({});
    expect(reply.stop_reason).toBe("loop");
    expect(reply.output).toMatch(/There is no answer: the same calls/);
    expect(reply.steps.filter(({ is_error: isError }) => !isError)).toHaveLength(2);
    expect(model.asked).toHaveLength(6);
    expect(model.asked.at(-1)?.body.tool_choice).toBe("none");
  });

  it("ends at max_steps with what the model has", async () => {
    let at = 0;
    model.play((response, asked) => {
      at += 1;
      if (asked.body.tool_choice === "none") return says("Half of it.")(response, asked);
      return calls(code(`${at}`))(response, asked);
    });
    const { reply } = await run({ max_steps: 3 });
    expect(reply).toMatchObject({ output: "Half of it.", stop_reason: "max_steps" });
    expect(reply.steps).toHaveLength(3);
  });

  it("takes an answer after the last step for one", async () => {
    model.play(calls(code("1")), says("One."));
    const { reply } = await run({ max_steps: 1 });
    expect(reply).toMatchObject({ output: "One.", stop_reason: "finished" });
  });

  it("ends when the tokens are used up", async () => {
    model.play(callsAt(400, [code("1")]), callsAt(400, [code("2")]));
    const { reply } = await run({});
    expect(reply.stop_reason).toBe("tokens");
    expect(reply.steps).toHaveLength(1);
    expect(reply.usage).toEqual({ input_tokens: 800, output_tokens: 800 });
  });

  it("refuses calls of tools beyond those of a run", async () => {
    let at = 0;
    model.play((response, asked) => {
      at += 1;
      const five = [0, 1, 2, 3, 4].map((one) => ({ ...code(`${at}${one}`), id: `c${one}` }));
      return at > 5 ? says("done")(response, asked) : callsAt(1, five)(response, asked);
    });
    const { reply } = await run({ max_steps: 5 });
    expect(reply.steps).toHaveLength(25);
    expect(reply.steps.filter(({ is_error: isError }) => !isError)).toHaveLength(20);
    expect(reply.steps.at(-1)?.output).toMatch(/the 20 calls of this run are used up/);
  });

  it("says that the model declined, and that its answer was cut off", async () => {
    model.play(sends('{"choices":[{"message":{"content":null,"refusal":"I will not."}}]}'));
    expect((await run({})).reply).toMatchObject({ output: "I will not.", stop_reason: "refused" });
    model.play(says("", "content_filter"));
    expect((await run({})).reply.stop_reason).toBe("refused");
    model.play(says("The first", "length"));
    expect((await run({})).reply).toMatchObject({ output: "The first", stop_reason: "tokens" });
  });

  it("cuts what a tool answers, and says so", async () => {
    model.play(calls(code("'é'.repeat(100000)")), says("long"));
    const { reply } = await run({});
    expect(reply.steps[0]?.output).toMatch(/\[cut: the first 16000 of 1000\d\d characters\]$/);
    expect(toldLast()[0]?.length).toBeLessThan(16_200);
  });

  it("estimates the tokens that an endpoint does not tell", async () => {
    model.play(sends('{"choices":[{"message":{"content":"Hi"}}]}'));
    const { reply } = await run({});
    expect(reply).toMatchObject({ output: "Hi", model: "small" });
    expect(reply.usage?.input_tokens).toBeGreaterThan(100);
  });
});

describe("runs of one account at the same time", () => {
  it("are bounded, hinder no other account, and end with their callers", async () => {
    let closed = 0;
    const silent = (response: ServerResponse) => response.on("close", () => (closed += 1));
    model.play(silent, silent, says("Theirs."));
    const waiting = [0, 1].map(() => {
      const headers = { authorization: `Bearer ${key}` };
      const sent = request(`${house.url}${EXECUTE}`, { method: "POST", headers, agent: false });
      sent.on("error", () => undefined).end('{"task":"wait"}');
      return sent;
    });
    await eventually(() => expect(model.asked).toHaveLength(2));
    const third = await run({});
    expect(third.status).toBe(429);
    expect(third.error).toMatchObject({
      code: "rate_limited",
      message: "at most 2 runs of one account go on at the same time",
    });
    expect(third.headers.get("retry-after")).toBe("2");
    const other = await house.issue("gateway", "acc_000000000000000000000002");
    const theirs = await house.execute({ task: "answer" }, { key: other });
    expect(theirs.reply.output).toBe("Theirs.");
    for (const sent of waiting) sent.destroy();
    await eventually(() => expect(closed).toBe(2));
    model.play(says("Mine."));
    await eventually(async () => expect((await run({})).reply.output).toBe("Mine."));
  });
});
