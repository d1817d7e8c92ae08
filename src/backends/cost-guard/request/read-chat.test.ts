import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readChat } from "./read-chat.js";

const NAMES = ["big", "small"];
const question = { model: "big", messages: [{ role: "user", content: "Hi" }] };

const read = (body: unknown, names: readonly string[] = NAMES) =>
  readChat({ bytes: Buffer.from(JSON.stringify(body)), names });

function accepted(body: unknown, names?: readonly string[]) {
  const chat = read(body, names);
  if (chat.outcome !== "read") throw new Error(chat.message);
  return chat;
}

const digestOf = (body: unknown) => accepted(body).digest;

function forwarded(body: unknown): unknown {
  const { to } = accepted(body);
  if (to.kind !== "endpoint") throw new Error("it goes to a builtin");
  return JSON.parse(Buffer.from(to.body).toString());
}

const tool = (name: string, parameters: object = { type: "object" }) => ({
  type: "function",
  function: { name, description: "a tool", parameters },
});

const asked = fc.record(
  {
    model: fc.constantFrom("big", "small", "other"),
    messages: fc.array(
      fc.oneof(
        fc.record({ role: fc.constantFrom("user", "system", "assistant"), content: fc.string() }),
        fc.record({
          role: fc.constant("user"),
          content: fc.array(
            fc.oneof(
              fc.record({ type: fc.constant("text"), text: fc.string() }),
              fc.record({
                type: fc.constant("image_url"),
                image_url: fc.record({ url: fc.constant("data:image/png;base64,AA==") }),
              }),
            ),
            { minLength: 1, maxLength: 3 },
          ),
        }),
      ),
      { minLength: 1, maxLength: 4 },
    ),
    temperature: fc.double({ min: 0, max: 2, noNaN: true }),
    seed: fc.maxSafeInteger(),
    n: fc.integer({ min: 1, max: 128 }),
    tools: fc.array(
      fc.constantFrom("a", "b", "c").map((name) => tool(name)),
      { maxLength: 3 },
    ),
    stop: fc.oneof(fc.string(), fc.array(fc.string(), { maxLength: 4 })),
    // Names that reach a prototype are refused before anything is asked.
    x_extension: fc
      .jsonValue({ maxDepth: 3 })
      .filter((value) => !/"(?:__proto__|constructor)"/.test(JSON.stringify(value))),
  },
  { requiredKeys: ["messages", "model"] },
);

/** The same value with the members of every object in another order. */
function permuted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(permuted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, member]) => [name, permuted(member)]),
  );
}

describe("the key of a question", () => {
  it("is the SHA-256 of its RFC 8785 form", () => {
    // printf '%s' '{"messages":[{"content":"Hi","role":"user"}],"model":"big"}' | sha256sum
    expect(digestOf(question)).toBe(
      "12aecd5f2ae0107016c907e0135380ff2428953fae9bb9c8fdd2e302e0ab978c",
    );
  });

  it("is one whatever the order of members, and whatever is no part of the question", () => {
    fc.assert(
      fc.property(asked, fc.boolean(), (body, stream) => {
        const other = permuted({
          ...body,
          stream,
          ...(stream ? { stream_options: { include_usage: true } } : {}),
          user: "someone",
          metadata: { run: "7" },
        });
        expect(digestOf(other)).toBe(digestOf(body));
      }),
    );
  });

  it("is another one with any other character, role, order, tool or number", () => {
    fc.assert(
      fc.property(asked, fc.string({ minLength: 1 }), (body, text) => {
        const [first] = body.messages;
        const changed: object[] = [
          { ...body, messages: [...body.messages, first] },
          { ...body, messages: [{ role: "developer", content: "x" }, ...body.messages] },
          { ...body, messages: [{ ...first, role: "developer" }, ...body.messages.slice(1)] },
          { ...body, messages: [{ ...first, name: text }, ...body.messages.slice(1)] },
          { ...body, seed: body.seed === undefined ? 0 : body.seed === 0 ? 1 : -body.seed },
          { ...body, n: body.n === 1 ? 2 : 1 },
          { ...body, temperature: body.temperature === 1 ? 0.999 : 1 },
          { ...body, model: `${body.model}-2` },
          { ...body, tools: [...(body.tools ?? []), tool("d")] },
          { ...body, tools: [tool("a", { type: "object", properties: {} })] },
          { ...body, response_format: { type: "json_object" } },
          { ...body, x_other: null },
        ];
        if (typeof first?.content === "string") {
          const content = first.content + text;
          changed.push({ ...body, messages: [{ ...first, content }, ...body.messages.slice(1)] });
        }
        const digests = changed.map(digestOf);
        expect(digests).not.toContain(digestOf(body));
      }),
    );
  });
});

describe("what the endpoint gets", () => {
  it("is the request as it is, with the model that answers", () => {
    const body = {
      ...question,
      messages: [
        { role: "system", content: [{ type: "text", text: "Be brief" }] },
        {
          role: "user",
          content: [
            { type: "text", text: "What is this?" },
            { type: "image_url", image_url: { url: "https://example.com/a.png", detail: "low" } },
            { type: "part_of_tomorrow", anything: [1] },
          ],
        },
        {
          role: "assistant",
          content: null,
          tool_calls: [{ id: "c1", type: "function", function: { name: "f", arguments: "{}" } }],
        },
        { role: "tool", tool_call_id: "c1", content: "42" },
      ],
      tools: [tool("f")],
      tool_choice: { type: "function", function: { name: "f" } },
      parallel_tool_calls: false,
      response_format: { type: "json_schema", json_schema: { name: "s", schema: {} } },
      n: 2,
      stop: ["a", "b"],
      temperature: 0.5,
      top_p: 1,
      seed: 7,
      presence_penalty: -2,
      frequency_penalty: 2,
      max_tokens: 5,
      max_completion_tokens: 5,
      logprobs: true,
      top_logprobs: 20,
      reasoning_effort: "low",
      thinking_budget: 500,
      user: "u",
      metadata: { a: "b" },
      anything_else: { nested: [null, 1.5] },
    };
    expect(forwarded(body)).toEqual(body);
    expect(forwarded({ ...body, stream: false, stream_options: { include_usage: true } })).toEqual(
      body,
    );
  });

  it("always asks for the usage of a stream, and keeps other options", () => {
    const options = { include_usage: false, include_obfuscation: false };
    expect(forwarded({ ...question, stream: true, stream_options: options })).toEqual({
      ...question,
      stream: true,
      stream_options: { include_usage: true, include_obfuscation: false },
    });
  });

  it.each([
    ["small", "small"],
    ["unheard-of", "big"],
    [undefined, "big"],
    [null, "big"],
  ])("names the model that answers for %s", (model, expected) => {
    expect(forwarded({ ...question, model })).toMatchObject({ model: expected });
  });
});

describe("a body that is refused", () => {
  const message = question.messages[0];
  it.each<[string, unknown, string | undefined, string]>([
    ["no messages", { model: "big" }, "/messages", "messages is required"],
    ["messages that are null", { messages: null }, "/messages", "messages is required"],
    ["messages that are a text", { messages: "Hi" }, "/messages", "messages must be an array"],
    ["no message", { messages: [] }, "/messages", "messages must not be empty"],
    [
      "a message that is a text",
      { messages: ["Hi"] },
      "/messages/0",
      "messages[0] must be an object",
    ],
    [
      "no role",
      { messages: [{ content: "Hi" }] },
      "/messages/0/role",
      "messages[0].role is required",
    ],
    [
      "another role",
      { messages: [{ role: "robot", content: "Hi" }] },
      "/messages/0/role",
      "messages[0].role must be one of developer, system, user, assistant, tool, function",
    ],
    [
      "no content",
      { messages: [message, { role: "user" }] },
      "/messages/1/content",
      "messages[1].content is required",
    ],
    [
      "an answer of nothing",
      { messages: [{ role: "assistant", content: null }] },
      "/messages/0/content",
      "messages[0].content is required",
    ],
    [
      "content that is a number",
      { messages: [{ role: "user", content: 5 }] },
      "/messages/0/content",
      "messages[0].content must be a string or an array of parts",
    ],
    [
      "a part without a type",
      { messages: [{ role: "user", content: [{ text: "a" }] }] },
      "/messages/0/content/0/type",
      "messages[0].content[0].type is required",
    ],
    [
      "a picture without an address",
      { messages: [{ role: "user", content: [{ type: "image_url", image_url: {} }] }] },
      "/messages/0/content/0/image_url/url",
      "messages[0].content[0].image_url.url is required",
    ],
    [
      "a result of no call",
      { messages: [{ role: "tool", content: "a" }] },
      "/messages/0/tool_call_id",
      "messages[0].tool_call_id is required",
    ],
    [
      "a tool without a name",
      { ...question, tools: [{ type: "function", function: {} }] },
      "/tools/0/function/name",
      "tools[0].function.name is required",
    ],
    [
      "a choice of tools that is none",
      { ...question, tool_choice: "any" },
      "/tool_choice",
      "tool_choice must be one of none, auto, required",
    ],
    [
      "a stream that is a text",
      { ...question, stream: "true" },
      "/stream",
      "stream must be a boolean",
    ],
    [
      "a temperature of 3",
      { ...question, temperature: 3 },
      "/temperature",
      "temperature must be 0 to 2",
    ],
    [
      "a temperature that is a text",
      { ...question, temperature: "1" },
      "/temperature",
      "temperature must be a number",
    ],
    ["no choices", { ...question, n: 0 }, "/n", "n must be 1 to 128"],
    ["half a choice", { ...question, n: 1.5 }, "/n", "n must be an integer"],
    [
      "a seed that no double holds",
      { ...question, seed: 2 ** 53 },
      "/seed",
      "seed must be an integer",
    ],
    [
      "17 stops",
      { ...question, stop: Array(17).fill("a") },
      "/stop",
      "stop must have at most 16 items",
    ],
    ["a list", [], undefined, "the body must be an object"],
    ["a text", "Hi", undefined, "the body must be an object"],
  ])("has %s", (_name, body, path, text) => {
    expect(read(body)).toEqual({
      outcome: "refused",
      status: 400,
      message: text,
      ...(path === undefined ? {} : { path }),
    });
  });

  it.each([
    ["", 400, "the body is required"],
    ["{", 400, "the body is not valid JSON"],
    ['{"messages":1e999}', 400, "the body holds a number out of range"],
    [`${'{"a":'.repeat(70)}1${"}".repeat(70)}`, 400, "the body is nested over 64 levels deep"],
    [
      `{"messages":[${Array(100_001).fill("{}").join(",")}]}`,
      413,
      "the body holds more than 100000 objects, lists and members",
    ],
  ])("is no body that can be read: %#", (text, status, message) => {
    expect(readChat({ bytes: Buffer.from(text), names: NAMES })).toMatchObject({
      outcome: "refused",
      status,
      message,
    });
  });

  it.each([
    "budget",
    "max_budget",
    "maxBudget",
    "max_cost",
    "cost_limit",
    "costLimit",
    "spend_limit",
    "spend-limit",
    "max_price",
    "budget_usd",
    "MAX_COST",
  ])("would bound the cost by %s, which nothing here does", (name) => {
    expect(read({ ...question, [name]: 1 })).toEqual({
      outcome: "refused",
      status: 400,
      message: `${name} is not supported: this service bounds no cost, so it refuses it`,
      path: `/${name}`,
    });
    expect(read({ ...question, [name]: null }).outcome).toBe("read");
  });

  it.each(["thinking_budget", "reasoning_token_budget", "service_tier", "costume", "priceless"])(
    "has no part in %s, which is about something else",
    (name) => {
      expect(forwarded({ ...question, [name]: 1 })).toMatchObject({ [name]: 1 });
    },
  );
});

describe("large bodies", () => {
  it("of 10,000 messages and of 1 MB are read", () => {
    const messages = Array.from({ length: 10_000 }, (_, at) => ({
      role: at % 2 === 0 ? "user" : "assistant",
      content: `Message ${at}`,
    }));
    expect(accepted({ messages }).to.kind).toBe("endpoint");
    expect(
      accepted({ messages: [{ role: "user", content: "x".repeat(1_048_576) }] }).digest,
    ).toHaveLength(64);
  });

  it("with schemas that refer to themselves go on as they are", () => {
    const node = {
      type: "object",
      properties: { children: { type: "array", items: { $ref: "#/$defs/node" } } },
    };
    const parameters = { $defs: { node }, $ref: "#/$defs/node" };
    expect(forwarded({ ...question, tools: [tool("walk", parameters)] })).toMatchObject({
      tools: [{ function: { parameters } }],
    });
  });
});
