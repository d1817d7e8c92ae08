import type { LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import {
  completionOf,
  json,
  type ScriptedEndpoint,
  startScriptedEndpoint,
} from "../../../test/helpers/servers/scripted-endpoint.js";
import { backend } from "./index.js";

const OWNER = "acc_0123456789abcdef01234567";
const DAY_MS = 86_400_000;
const NOON = Date.parse("2026-11-24T12:00:00.000Z");

let house: BackendTestApp;
let endpoint: ScriptedEndpoint;
let now = NOON;

beforeAll(async () => {
  endpoint = await startScriptedEndpoint();
  house = await buildBackendApp(backend, { clock: () => now });
});
afterAll(async () => {
  await house.close();
  await endpoint.close();
});
beforeEach(() => {
  now = NOON;
});

function post(path: string, payload: object, app = house.app, account = OWNER) {
  return app.inject({ method: "POST", url: path, headers: onBehalfOf(account), payload });
}

const chat = (payload: object, app = house.app) => post("/v1/chat/completions", payload, app);
const say = (content: unknown, more: object = {}) => ({
  messages: [{ role: "user", content }],
  ...more,
});
const errorOf = (response: LightMyRequestResponse) => [
  response.statusCode,
  response.json<{ error: { param: string; message: string } }>().error.param,
  response.json<{ error: { message: string } }>().error.message,
];

describe("without an endpoint", () => {
  it("a builtin answers, says so, and names the model that was asked for", async () => {
    const answer = await chat(say("Hello", { model: "gpt-4o mini" }));
    expect(answer.headers).toMatchObject({
      "x-cache": "miss",
      "x-model-substituted": "gpt-4o%20mini",
    });
    const body = answer.json<Record<string, unknown>>();
    expect(body).toMatchObject({
      id: expect.stringMatching(/^chatcmpl-[0-9a-f]{24}$/),
      object: "chat.completion",
      created: NOON / 1000,
      model: expect.stringMatching(/^builtin\//),
      choices: [{ index: 0, message: { role: "assistant", refusal: null }, finish_reason: "stop" }],
    });
    const usage = body.usage as Record<string, number>;
    expect(usage.total_tokens).toBe((usage.prompt_tokens ?? 0) + (usage.completion_tokens ?? 0));
    const again = await chat(say("Hello", { model: "gpt-4o mini" }));
    expect([again.headers["x-cache"], again.body]).toEqual(["hit", answer.body]);
    // What it says may depend on the date.
    now += DAY_MS / 2;
    expect((await chat(say("Hello", { model: "gpt-4o mini" }))).headers["x-cache"]).toBe("miss");
  });

  it("a builtin that is named answers, as a stream too", async () => {
    const answer = await chat(say("Good morning", { model: "builtin/auto", stream: true }));
    expect(answer.headers).not.toHaveProperty("x-model-substituted");
    expect(answer.headers["content-type"]).toBe("text/event-stream; charset=utf-8");
    expect(answer.body.endsWith("data: [DONE]\n\n")).toBe(true);
    expect(answer.body).not.toContain("usage");
  });

  it("a builtin computes one answer for each choice, and keeps to its stops", async () => {
    const one = (await chat(say("Describe the sea"))).json<{ choices: { message: object }[] }>();
    const three = (await chat(say("Describe the sea", { n: 3 }))).json<typeof one>();
    expect(three.choices).toHaveLength(3);
    for (const { message } of three.choices) expect(message).toEqual(one.choices[0]?.message);
    const [first] = JSON.stringify(one.choices[0]?.message).match(/(?<="content":".)./) ?? [];
    const cut = await chat(say("Describe the sea", { stop: [first] }));
    expect(
      cut.json<{ choices: { message: { content: string } }[] }>().choices[0]?.message.content,
    ).toHaveLength(1);
  });

  it("tools that need not be called may stay uncalled", async () => {
    const tools = [{ type: "function", function: { name: "f" } }];
    expect((await chat(say("Hello", { tools, tool_choice: "auto" }))).statusCode).toBe(200);
  });

  it.each([
    [
      "to call a tool",
      say("Hi", { tools: [], tool_choice: "required" }),
      "tool_choice",
      "tool_choice must not ask for a call of a tool: the builtin models call none",
    ],
    [
      "to follow a schema",
      say("Hi", { response_format: { type: "json_schema", json_schema: { name: "a" } } }),
      "response_format",
      "response_format must be text or json_object: the builtin models follow no schema",
    ],
    [
      "to speak",
      say("Hi", { modalities: ["text", "audio"] }),
      "modalities",
      "modalities must be text: the builtin models write nothing else",
    ],
    [
      "to look at a picture",
      say([{ type: "image_url", image_url: { url: "https://example.com/a.png" } }]),
      "messages[0].content",
      "messages[0].content must be text: the builtin models read nothing else",
    ],
    [
      "to write JSON where the answer is none",
      say("Good evening", { response_format: { type: "json_object" } }),
      "response_format",
      "the builtin models do not answer this request in JSON",
    ],
  ])("a builtin is not asked %s", async (_name, body, param, message) => {
    expect(errorOf(await chat(body))).toEqual([400, param, message]);
  });

  it("a builtin that is not there is 404", async () => {
    const answer = await chat(say("Hi", { model: "builtin/oracle" }));
    expect(errorOf(answer)).toEqual([
      404,
      "model",
      "no model has this name; GET v1/models lists them",
    ]);
  });
});

describe("embeddings", () => {
  const embed = (payload: object, app = house.app) => post("/v1/embeddings", payload, app);

  it("are computed here without an endpoint, the same for the same text", async () => {
    const answer = await embed({ model: "text-embedding-3-small", input: "a tide", dimensions: 8 });
    expect(answer.headers["x-model-substituted"]).toBe("text-embedding-3-small");
    const body = answer.json<{ data: { embedding: number[] }[]; usage: object }>();
    expect(body).toMatchObject({
      object: "list",
      model: "builtin/hash-embedding",
      data: [{ object: "embedding", index: 0 }],
      usage: { prompt_tokens: 2, total_tokens: 2 },
    });
    expect(body.data[0]?.embedding).toHaveLength(8);
    expect((await embed({ input: ["a tide", "b"], dimensions: 8 })).json()).toMatchObject({
      data: [{ embedding: body.data[0]?.embedding }, { index: 1 }],
    });
  });

  it.each([
    [{}, "input", "input is required"],
    [{ input: "" }, "input", "input must not be empty"],
    [{ input: [] }, "input", "input must not be empty"],
    [{ input: ["a", 5] }, "input[1]", "input[1] must be a string"],
    [{ input: 5 }, "input", "input must be a string or an array"],
    [{ input: [1, 2] }, "input", "input must be text: the builtin model reads no token numbers"],
    [{ input: Array(2_049).fill("a") }, "input", "input must have at most 2048 items"],
    [{ input: "a", dimensions: 0 }, "dimensions", "dimensions must be 1 to 65536"],
    [{ input: "a", dimensions: 5_000 }, "dimensions", "dimensions must be at most 4096"],
    [
      { input: "a", encoding_format: "hex" },
      "encoding_format",
      "encoding_format must be one of float, base64",
    ],
    [
      { input: "a", max_cost: 1 },
      "max_cost",
      "max_cost is not supported: this service bounds no cost, so it refuses it",
    ],
    [{ input: "a".repeat(32_769) }, "input", "input must have texts of at most 32768 characters"],
    [
      { input: Array(33).fill("a".repeat(32_768)) },
      "input",
      "input must have at most 1048576 characters in all",
    ],
    [
      { input: Array(200).fill("a"), dimensions: 4_096 },
      "input",
      "input must ask for at most 524288 numbers: send fewer texts or ask for fewer dimensions",
    ],
  ])("refuse %j", async (body, param, message) => {
    expect(errorOf(await embed(body))).toEqual([400, param, message]);
  });

  it("of a builtin that is not there are 404", async () => {
    expect((await embed({ input: "a", model: "builtin/other" })).statusCode).toBe(404);
  });

  it("are the endpoint's where it has such a model", async () => {
    const environment = { MODEL_BASE_URL: endpoint.url, MODEL_NAMES: "big" };
    const other = await buildBackendApp(backend, { environment });
    try {
      const said = {
        object: "list",
        data: [{ object: "embedding", index: 0, embedding: [1] }],
        model: "text-embedding-9",
        usage: { prompt_tokens: 3, total_tokens: 3 },
      };
      endpoint.script(json(said));
      const body = { model: "text-embedding-9", input: [[1, 2]], dimensions: 1 };
      const answer = await embed(body, other.app);
      expect([answer.statusCode, answer.json(), answer.headers["x-cache"]]).toEqual([
        200,
        said,
        "bypass",
      ]);
      expect(endpoint.asked).toMatchObject([{ url: "/v1/embeddings", body }]);
      expect((await embed({ input: "a" }, other.app)).json()).toMatchObject({
        model: "builtin/hash-embedding",
      });
      endpoint.script(json({ data: [5] }));
      expect((await embed(body, other.app)).statusCode).toBe(502);
      endpoint.script((response) => response.writeHead(429, { "retry-after": "3" }).end());
      const limited = await embed(body, other.app);
      expect([limited.statusCode, limited.headers["retry-after"]]).toEqual([429, "3"]);
      const usage = await other.app.inject({ url: "/v1/usage", headers: onBehalfOf(OWNER) });
      expect(usage.json()).toMatchObject({
        models: [{ model: "text-embedding-9", bypasses: 1, input_tokens: 3, output_tokens: 0 }],
      });
    } finally {
      await other.close();
    }
  });
});

describe("usage", () => {
  it("counts calls and tokens by period and model, and what was saved at list prices", async () => {
    const environment = { MODEL_BASE_URL: endpoint.url, MODEL_NAMES: "gpt-4o-mini,own-model" };
    const counted = await buildBackendApp(backend, { environment, clock: () => now });
    try {
      endpoint.script(json(completionOf("Hello")));
      const ask = (model: string, content: string, headers = {}) =>
        counted.app.inject({
          method: "POST",
          url: "/v1/chat/completions",
          headers: { ...onBehalfOf(OWNER), ...headers },
          payload: say(content, { model }),
        });
      const usage = async (account = OWNER) =>
        (await counted.app.inject({ url: "/v1/usage", headers: onBehalfOf(account) })).json<{
          periods: Record<string, object>;
          models: object[];
          cache: object;
          hits: number;
        }>();
      now -= 10 * DAY_MS;
      await ask("gpt-4o-mini", "one");
      now = NOON;
      await ask("gpt-4o-mini", "one");
      await ask("gpt-4o-mini", "one");
      await ask("gpt-4o-mini", "one");
      await ask("own-model", "two", { "cache-control": "no-store" });
      endpoint.script(json({}, { status: 400 }));
      await ask("own-model", "three");
      const { periods, models, cache, ...totals } = await usage();
      // 9 and 4 tokens a call, at 0.15 and 0.60 dollars for a million.
      expect(periods.today).toEqual({
        hits: 2,
        misses: 1,
        bypasses: 1,
        failures: 1,
        tokens_used: 26,
        input_tokens: 18,
        output_tokens: 8,
        tokens_saved: 26,
        saved_input_tokens: 18,
        saved_output_tokens: 8,
        spent_usd: 0.000004,
        saved_usd: 0.000008,
        price_unknown: true,
      });
      expect(periods.last_7_days).toEqual(periods.today);
      expect(periods.last_30_days).toMatchObject({ hits: 2, misses: 2 });
      expect(totals).toMatchObject(periods.last_30_days ?? {});
      expect(models).toMatchObject([
        { model: "gpt-4o-mini", misses: 2, price: { input_usd: 0.15, output_usd: 0.6 } },
        { model: "own-model", bypasses: 1, failures: 1, price_unknown: true },
      ]);
      expect(models[1]).not.toHaveProperty("price");
      expect(cache).toMatchObject({
        answers: 1,
        bytes: expect.any(Number),
        bytes_max: 67_108_864,
        kept_seconds: 86_400,
      });
      expect(await usage("acc_76543210fedcba9876543210")).toMatchObject({
        hits: 0,
        misses: 0,
        models: [],
        cache: { answers: 0, bytes: 0 },
      });
      now += 401 * DAY_MS;
      await counted.runSchedule();
      expect((await usage()).models).toEqual([]);
    } finally {
      await counted.close();
    }
  });
});
