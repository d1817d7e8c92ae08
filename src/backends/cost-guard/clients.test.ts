import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { generateText, jsonSchema, streamText, tool } from "ai";
import fc from "fast-check";
import OpenAI, { APIError } from "openai";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type GatewayTestApp, startGateway } from "../../../test/helpers/apps/gateway-app.js";
import {
  chunkOf,
  chunksOf,
  completionOf,
  json,
  type ScriptedEndpoint,
  startScriptedEndpoint,
  stream,
} from "../../../test/helpers/servers/scripted-endpoint.js";
import { backend } from "./index.js";

const RECORDED_STREAMS = 50;
const weather = {
  name: "weather",
  description: "the weather of a place",
  parameters: { type: "object", properties: { place: { type: "string" } } },
};

let endpoint: ScriptedEndpoint;
let house: GatewayTestApp;
let client: OpenAI;
let independent: ReturnType<typeof createOpenAICompatible>;
let questions = 0;

beforeAll(async () => {
  endpoint = await startScriptedEndpoint();
  house = await startGateway({
    offered: [backend],
    environment: { MODEL_BASE_URL: endpoint.url, MODEL_NAMES: "big", FREE_CALLS_PER_DAY: "1000" },
  });
  const apiKey = (await house.issueKey()).text;
  const baseURL = `${house.url}/v1/api/cost-guard/v1`;
  client = new OpenAI({ apiKey, baseURL, maxRetries: 0 });
  independent = createOpenAICompatible({ name: "house", apiKey, baseURL, includeUsage: true });
});
afterAll(async () => {
  await house.close();
  await endpoint.close();
});
beforeEach(() => endpoint.script(json(completionOf("Hello"))));

function nextQuestion(): { model: string; messages: { role: "user"; content: string }[] } {
  questions += 1;
  return { model: "big", messages: [{ role: "user", content: `Question ${questions}` }] };
}

describe("OpenAI's client", () => {
  it("reads an answer and its replay, with the headers", async () => {
    const body = nextQuestion();
    const first = await client.chat.completions.create(body).withResponse();
    const second = await client.chat.completions.create(body).withResponse();
    expect(first.data.choices[0]?.message.content).toBe("Hello");
    expect(second.data).toEqual(first.data);
    expect(first.response.headers.get("x-cache")).toBe("miss");
    expect(second.response.headers.get("x-cache")).toBe("hit");
    expect(second.response.headers.get("x-gw-calls-remaining")).toMatch(/^\d+$/);
  });

  it("says by cache-control what may be kept, and hears how old an answer is", async () => {
    const body = nextQuestion();
    const told = async (headers: Record<string, string>) => {
      const { response } = await client.chat.completions.create(body, { headers }).withResponse();
      return [response.headers.get("x-cache"), response.headers.get("age")];
    };
    expect(await told({ "cache-control": "no-store" })).toEqual(["bypass", null]);
    expect(await told({})).toEqual(["miss", null]);
    expect(await told({ "cache-control": "max-age=60" })).toEqual(["hit", "0"]);
    expect(await told({ "cache-control": "no-cache" })).toEqual(["bypass", null]);
    expect(endpoint.asked).toHaveLength(3);
  });

  it("shows the model a picture of 4 MiB, as it is", async () => {
    const url = `data:image/png;base64,${"A".repeat(4 * 2 ** 20)}`;
    const content = [
      { type: "text" as const, text: "What is this?" },
      { type: "image_url" as const, image_url: { url } },
    ];
    const messages = [{ role: "user" as const, content }];
    const { choices } = await client.chat.completions.create({ model: "big", messages });
    expect(choices[0]?.message.content).toBe("Hello");
    expect(endpoint.asked[0]?.body).toEqual({ model: "big", messages });
  });

  it("gets the pieces of a stream one by one, as they come", async () => {
    let goOn: () => void = () => {};
    endpoint.script((response) => {
      stream([chunkOf({ content: "one" })], () => {})(response, {} as never);
      goOn = () =>
        response.end(
          `data: ${JSON.stringify(chunkOf({ content: "two" }, { finish_reason: "stop" }))}\n\ndata: [DONE]\n\n`,
        );
    });
    const pieces: unknown[] = [];
    for await (const chunk of await client.chat.completions.create({
      ...nextQuestion(),
      stream: true,
    })) {
      pieces.push(chunk.choices[0]?.delta.content);
      goOn();
    }
    expect(pieces).toEqual(["one", "two"]);
  });

  it("runs a tool and gives its result back", async () => {
    const call = {
      id: "call_1",
      type: "function",
      function: { name: "weather", arguments: '{"place":"Oslo"}' },
    };
    endpoint.script(
      json(completionOf(null, { message: { tool_calls: [call] }, finish_reason: "tool_calls" })),
      json(completionOf("Snow in Oslo")),
    );
    const runner = client.chat.completions.runTools({
      ...nextQuestion(),
      tools: [
        {
          type: "function",
          function: {
            ...weather,
            parse: JSON.parse,
            function: ({ place }: { place: string }) => `snow in ${place}`,
          },
        },
      ],
    });
    expect(await runner.finalContent()).toBe("Snow in Oslo");
    expect(endpoint.asked[1]?.body.messages).toMatchObject([
      { role: "user" },
      { role: "assistant", tool_calls: [call] },
      { role: "tool", tool_call_id: "call_1", content: "snow in Oslo" },
    ]);
  });

  it.each<[string, () => Promise<unknown>, object]>([
    [
      "a wrong field",
      () => client.chat.completions.create({ ...nextQuestion(), temperature: 9 }),
      {
        status: 400,
        message: "400 temperature must be 0 to 2",
        param: "temperature",
        code: "invalid_request",
        type: "invalid_request_error",
      },
    ],
    [
      "messages that are missing",
      () => client.post("/chat/completions", { body: { model: "big" } }),
      { status: 400, param: "messages", code: "invalid_request", type: "invalid_request_error" },
    ],
    [
      "a field that would bound the cost",
      () => client.post("/chat/completions", { body: { ...nextQuestion(), max_cost: 1 } }),
      { status: 400, param: "max_cost", code: "invalid_request", type: "invalid_request_error" },
    ],
    [
      "a body that is too large",
      () => client.post("/chat/completions", { body: { text: "x".repeat(20 * 2 ** 20) } }),
      { status: 413, param: null, code: "payload_too_large", type: "invalid_request_error" },
    ],
    [
      "a path that is not there",
      () => client.post("/audio/speech", { body: {} }),
      { status: 404, param: null, code: "not_found", type: "invalid_request_error" },
    ],
    [
      "the Responses API",
      () => client.responses.create({ model: "big", input: "Hi" }),
      {
        status: 404,
        message: "404 the Responses API is not served here; use chat completions",
        code: "not_found",
        type: "invalid_request_error",
      },
    ],
    [
      "another method",
      () => client.get("/chat/completions"),
      { status: 405, param: null, code: "method_not_allowed", type: "invalid_request_error" },
    ],
    [
      "a model that is not there",
      () => client.models.retrieve("gpt-9"),
      { status: 404, param: "model", code: "model_not_found", type: "invalid_request_error" },
    ],
  ])("understands the refusal of %s", async (_name, call, expected) => {
    const error = await call().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(APIError);
    expect(error).toMatchObject(expected);
    expect(endpoint.asked).toEqual([]);
  });

  it("understands a stream that fails in the middle", async () => {
    endpoint.script(stream([chunkOf({ content: "Hel" })]));
    const pieces: unknown[] = [];
    const reading = (async () => {
      const chunks = await client.chat.completions.create({ ...nextQuestion(), stream: true });
      for await (const chunk of chunks) pieces.push(chunk.choices[0]?.delta.content);
    })();
    await expect(reading).rejects.toMatchObject({ code: "bad_gateway", type: "server_error" });
    expect(pieces).toEqual(["Hel"]);
  });

  it("lists the models", async () => {
    const names: string[] = [];
    for await (const { id } of client.models.list()) names.push(id);
    expect(names).toEqual(
      expect.arrayContaining(["big", "builtin/auto", "builtin/hash-embedding"]),
    );
    for (const name of names) {
      expect(await client.models.retrieve(name)).toMatchObject({ id: name, object: "model" });
    }
  });

  it("reads embeddings, as base64 and as numbers", async () => {
    const input = ["a table of tides", "the tide tables"];
    const packed = await client.embeddings.create({ model: "builtin/hash-embedding", input });
    const plain = await client.embeddings.create({
      model: "builtin/hash-embedding",
      input,
      encoding_format: "float",
    });
    expect(packed.data.map(({ embedding }) => embedding.length)).toEqual([256, 256]);
    for (const [at, { embedding }] of plain.data.entries()) {
      expect(packed.data[at]?.embedding).toEqual(embedding.map(Math.fround));
    }
  });
});

describe("an independent client", () => {
  it("reads an answer, calls a tool, and reads streams", async () => {
    const model = independent("big");
    const prompt = `Question ${questions++} of another client`;
    const [first, second] = [
      await generateText({ model, prompt }),
      await generateText({ model, prompt }),
    ];
    expect([first.text, second.text]).toEqual(["Hello", "Hello"]);
    expect(endpoint.asked).toHaveLength(1);

    endpoint.script(stream(chunksOf("Hello there, you")));
    const streamed = streamText({ model, prompt: `${prompt}, streamed` });
    expect(await streamed.text).toBe("Hello there, you");
    expect(await streamed.usage).toMatchObject({ inputTokens: 9, outputTokens: 4 });

    const called = { name: "weather", arguments: '{"place":"Oslo"}' };
    endpoint.script(
      json(
        completionOf(null, {
          message: { tool_calls: [{ id: "c1", type: "function", function: called }] },
          finish_reason: "tool_calls",
        }),
      ),
    );
    const { toolCalls } = await generateText({
      model,
      prompt: `${prompt}, with a tool`,
      tools: { weather: tool({ inputSchema: jsonSchema<{ place: string }>(weather.parameters) }) },
    });
    expect(toolCalls).toMatchObject([{ toolName: "weather", input: { place: "Oslo" } }]);
  });
});

/** A text in pieces, as a model sends it. */
const pieces = fc.array(fc.string({ unit: "grapheme", minLength: 1, maxLength: 12 }), {
  minLength: 1,
  maxLength: 8,
});
const logprob = fc.record({
  token: fc.string({ minLength: 1, maxLength: 4 }),
  logprob: fc.double({ min: -20, max: 0, noNaN: true }),
  bytes: fc.constant(null),
  top_logprobs: fc.constant([]),
});
const toolCall = fc.record({
  name: fc.constantFrom("weather", "walk"),
  place: fc.string({ unit: "grapheme", maxLength: 30 }),
});

const textStream = fc
  .record({ texts: pieces, logprobs: fc.boolean() })
  .chain(({ texts, logprobs }) =>
    fc
      .array(logprob, { minLength: texts.length, maxLength: texts.length })
      .map((probabilities) => [
        ...texts.map((content, at) =>
          chunkOf(
            { content },
            logprobs ? { logprobs: { content: [probabilities[at]], refusal: null } } : {},
          ),
        ),
        chunkOf({}, { finish_reason: "stop" }),
      ]),
  );
const refusalStream = pieces.map((texts) => [
  ...texts.map((refusal) => chunkOf({ refusal })),
  chunkOf({}, { finish_reason: "stop" }),
]);
const reasoningStream = fc
  .tuple(pieces, pieces)
  .map(([thoughts, texts]) => [
    ...thoughts.map((reasoning_content) => chunkOf({ reasoning_content })),
    ...texts.map((content) => chunkOf({ content })),
    chunkOf({}, { finish_reason: "length" }),
  ]);
const toolStream = fc.array(toolCall, { minLength: 1, maxLength: 3 }).map((calls) => [
  ...calls.flatMap(({ name, place }, index) => {
    const text = JSON.stringify({ place });
    const half = Math.floor(text.length / 2);
    const id = `call_${index}`;
    return [
      chunkOf({ tool_calls: [{ index, id, type: "function", function: { name, arguments: "" } }] }),
      ...[text.slice(0, half), text.slice(half)].map((part) =>
        chunkOf({ tool_calls: [{ index, function: { arguments: part } }] }),
      ),
    ];
  }),
  chunkOf({}, { finish_reason: "tool_calls" }),
]);
const severalStream = fc
  .tuple(pieces, pieces)
  .map(([one, other]) => [
    chunkOf({ role: "assistant", content: "" }, { index: 1 }),
    ...one.map((content) => chunkOf({ content })),
    ...other.map((content) => chunkOf({ content }, { index: 1 })),
    chunkOf({}, { finish_reason: "stop" }),
    chunkOf({}, { finish_reason: "stop", index: 1 }),
  ]);

const recorded = fc.sample(
  fc.oneof(textStream, refusalStream, reasoningStream, toolStream, severalStream),
  { numRuns: RECORDED_STREAMS, seed: 20_261_124 },
);

it(`a replay of ${RECORDED_STREAMS} recorded streams equals them for two clients that are strangers`, async () => {
  const inputSchema = jsonSchema<{ place: string }>(weather.parameters);
  const byOpenAi = async (body: ReturnType<typeof nextQuestion>) => {
    const options = { stream: true, stream_options: { include_usage: true } } as const;
    const read = await client.chat.completions
      .stream({ ...body, ...options })
      .finalChatCompletion();
    // Of fields that it does not know, this client keeps the last piece alone.
    return JSON.parse(JSON.stringify(read), (name, value) =>
      name === "reasoning_content" ? undefined : value,
    );
  };
  const byOther = async (prompt: string) => {
    const read = streamText({
      model: independent("big"),
      prompt,
      tools: { weather: tool({ inputSchema }), walk: tool({ inputSchema }) },
    });
    const { text, reasoningText, toolCalls, finishReason, usage } = read;
    return {
      text: await text,
      reasoning: await reasoningText,
      calls: (await toolCalls).map(({ toolCallId, toolName, input }) => [
        toolCallId,
        toolName,
        input,
      ]),
      reason: await finishReason,
      usage: await usage,
    };
  };
  for (const chunks of recorded) {
    const usage = {
      prompt_tokens: 9,
      completion_tokens: chunks.length,
      total_tokens: 9 + chunks.length,
    };
    const head = chunkOf({ role: "assistant", content: "" });
    endpoint.script(stream([head, ...chunks, { ...head, choices: [], usage }, "[DONE]"]));
    const body = nextQuestion();
    const live = await byOpenAi(body);
    expect(await byOpenAi(body)).toEqual(live);
    const prompt = `Question ${questions} of a stranger`;
    const liveToo = await byOther(prompt);
    expect(await byOther(prompt)).toEqual(liveToo);
    expect(endpoint.asked).toHaveLength(2);
  }
});
