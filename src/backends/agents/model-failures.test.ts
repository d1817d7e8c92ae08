import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type AgentsTestApp, startAgents } from "../../../test/helpers/apps/agents-app.js";
import {
  calls,
  type Scene,
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
    MODEL_TIMEOUT_SECONDS: "1",
    FREE_CALLS_PER_DAY: "10000",
  });
  key = await house.issue("gateway", ACCOUNT);
});
afterEach(async () => {
  // What is well closes the breaker.
  model.play(says("well"));
  await house.execute({ task: "be well" }, { key });
});
afterAll(async () => {
  await house.close();
  await model.close();
});

const silent: Scene = () => undefined;
const halfJson = sends('{"choices":[{"message":{"content":"It is');
const page: Scene = (response) =>
  response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome</h1>");
const cut: Scene = (response) => {
  response.writeHead(200, { "content-type": "application/json", "content-length": "500" });
  response.write('{"choices":[');
  setTimeout(() => response.destroy(), 20);
};
const empty = sends('{"choices":[{"message":{"content":""}}]}');
const status = (code: number, headers: object = {}) =>
  sends('{"error":{"message":"the secret reason"}}', { status: code, headers });

const tooDeep = sends(`{"choices":${"[".repeat(100_000)}`);
const tooLong = sends(
  JSON.stringify({ choices: [{ message: { content: "x".repeat(1_100_000) } }] }),
);

const failures: [name: string, scene: Scene][] = [
  ["half of a JSON text", halfJson],
  ["a page in place of an answer", page],
  ["an answer that is cut off", cut],
  ["an answer that says nothing", empty],
  ["an answer that is nested too deep", tooDeep],
  ["an answer that is too long", tooLong],
  ["silence", silent],
  ["a refusal of the request", status(400)],
  ["a refusal of its key", status(401)],
  ["a limit that lasts long", status(429, { "retry-after": "60" })],
  ["a server that fails again and again", status(500)],
];

describe("a model that fails", () => {
  it.each(failures)("is stood in for by the planner: %s", async (_name, scene) => {
    model.play(scene);
    const { status: answered, reply, headers } = await house.execute({ task: "xyzzy" }, { key });
    expect(answered).toBe(200);
    expect(reply).toMatchObject({
      harness: "builtin/planner",
      model: "builtin/planner",
      stop_reason: "unsupported",
      steps: [],
    });
    expect(headers.get("x-model-substituted")).toBeNull();
    expect(JSON.stringify(reply)).not.toContain("secret reason");
  });

  it.each<[string, Scene]>([
    ["half of a JSON text", halfJson],
    ["a limit that lasts long", status(429, { "retry-after": "60" })],
  ])("is 503 where it was named: %s", async (_name, scene) => {
    model.play(scene);
    const {
      status: answered,
      error,
      headers,
    } = await house.execute({ task: "xyzzy", model: "large" }, { key });
    expect(answered).toBe(503);
    expect(error.code).toBe("unavailable");
    expect(error.message).toBe("large does not answer at the moment");
    expect(headers.get("retry-after")).toBe("5");
    expect(model.asked[0]?.body.model).toBe("large");
  });

  it("is asked again when it says that it is busy for a moment", async () => {
    model.play(status(429, { "retry-after": "0" }), status(503), says("Now."));
    const { reply } = await house.execute({ task: "xyzzy" }, { key });
    expect(reply).toMatchObject({ output: "Now.", harness: "tool-loop" });
    expect(model.asked).toHaveLength(3);
  });

  it("leaves what it did in the trace of the planner", async () => {
    model.play(calls({ name: "run_code", args: { code: "1" } }), status(400));
    const { reply } = await house.execute({ task: "xyzzy" }, { key });
    expect(reply.harness).toBe("builtin/planner");
    expect(reply.steps).toMatchObject([{ tool: "run_code", output: { result: 1 } }]);
  });
});

describe("a run out of time", () => {
  it("says so, with what was done", async () => {
    const quick = await startAgents({
      MODEL_BASE_URL: model.url,
      MODEL_NAMES: "small",
      AGENTS_SECONDS: "1",
    });
    const theirs = await quick.issue("gateway", ACCOUNT);
    let closed = 0;
    model.play(calls({ name: "search_api", args: { query: "events" } }), (response) =>
      response.on("close", () => (closed += 1)),
    );
    const { status: answered, reply } = await quick.execute({ task: "xyzzy" }, { key: theirs });
    expect(answered).toBe(200);
    expect(reply).toMatchObject({
      output: "There is no answer: the 1 s of this run were over before.",
      harness: "tool-loop",
      stop_reason: "time",
      steps: [{ tool: "search_api" }],
    });
    await eventually(() => expect(closed).toBe(1));
    await quick.close();
  });
});
