import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { apiCases } from "../../../test/helpers/api-case.js";
import {
  type BackendTestApp,
  buildBackendApp,
  onBehalfOf,
} from "../../../test/helpers/apps/backend-app.js";
import {
  type Scene,
  type ScriptedModel,
  says,
  sends,
  startScriptedModel,
} from "../../../test/helpers/servers/scripted-model.js";
import { chatModels, rankings } from "../../content/chat-models/chat-models.js";
import { backend } from "./index.js";
import type { ChatReply, ModelsReply } from "./schemas.js";

const headers = onBehalfOf("acc_000000000000000000000001");
const post = (payload: object | string, url = "/api/bot/chat") => ({
  method: "POST" as const,
  url,
  headers,
  payload,
});
const kinds = ["reasoning", "code", "chat"] as const;

describe("the data of the models", () => {
  it("ranks the same twelve for each kind, in orders of their own, the builtin last", () => {
    const names = chatModels.map(({ name }) => name).sort();
    expect(names).toHaveLength(12);
    expect(new Set(chatModels.map(({ vendor }) => vendor)).size).toBe(12);
    for (const kind of kinds) {
      expect([...rankings[kind]].sort()).toEqual(names);
      expect(rankings[kind].at(-1)).toBe("builtin/auto");
    }
    expect(new Set(kinds.map((kind) => rankings[kind].join())).size).toBe(3);
  });
});

describe("a chat without an endpoint", () => {
  let house: BackendTestApp;
  beforeAll(async () => {
    house = await buildBackendApp(backend);
  });
  afterAll(() => house.close());
  const chat = async (body: object) => {
    const reply = await house.app.inject(post(body));
    expect(reply.statusCode, reply.body).toBe(200);
    return { ...reply.json<ChatReply>(), substituted: reply.headers["x-model-substituted"] };
  };

  it("is answered by a builtin, which says so", async () => {
    const answer = await chat({ message: "What is 15 % of 240?" });
    expect(answer.kind).toBe("reasoning");
    expect(answer.model).toMatch(/^builtin\//);
    expect(answer.reply).toContain("36");
    expect(answer.confidence).toBeGreaterThan(0.5);
    expect(answer.substituted).toBeUndefined();
    expect(answer.conversation_id).toMatch(/^cnv_[0-9a-f]{24}$/);
    expect(answer.ranked_models.map(({ model, rank }) => [rank, model])).toEqual(
      rankings.reasoning.map((model, at) => [at + 1, model]),
    );
    expect(answer.ranked_models.map(({ available }) => available)).toEqual([
      ...Array(11).fill(false),
      true,
    ]);
  });

  it.each([
    ["Write a Python function that sorts a list of dates.", "code"],
    ["Hallo, wie geht es dir?", "chat"],
    ["Démontre que la somme de deux nombres impairs est paire.", "reasoning"],
  ])("takes %j for %s and ranks for it", async (message, kind) => {
    const answer = await chat({ message });
    expect(answer.kind).toBe(kind);
    expect(answer.ranked_models.map(({ model }) => model)).toEqual(
      rankings[kind as keyof typeof rankings],
    );
  });

  it("takes the caller's word for the kind, and gives the conversation back", async () => {
    const answer = await chat({ message: "Hello", kind: "code", conversation_id: "my-talk:7" });
    expect(answer).toMatchObject({ kind: "code", confidence: 1, conversation_id: "my-talk:7" });
  });

  it("takes null for absent, and a history for what it is", async () => {
    const answer = await chat({
      message: "and with tests?",
      history: [
        { role: "user", content: "Write a Python function that parses dates." },
        { role: "assistant", content: "def parse(text): ..." },
      ],
      kind: null,
      model: null,
      conversation_id: null,
    });
    expect(answer.kind).toBe("code");
  });

  it.each([
    ["gpt-5.5", "gpt-5.5"],
    ["builtin/none-such", "builtin/none-such"],
  ])("says that %s was asked for and did not answer", async (model, substituted) => {
    const answer = await chat({ message: "Hello", model });
    expect(answer.model).toMatch(/^builtin\//);
    expect(answer.substituted).toBe(substituted);
  });

  it("tells the models and where their places come from", async () => {
    const reply = await house.app.inject({ url: "/api/bot/models", headers });
    const { models, configured, sources_read_on } = reply.json<ModelsReply>();
    expect(models).toHaveLength(12);
    expect(configured).toEqual([]);
    expect(sources_read_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    for (const { name, ranks, available } of models) {
      for (const kind of kinds) expect(rankings[kind][ranks[kind] - 1]).toBe(name);
      expect(available).toBe(name === "builtin/auto");
    }
  });

  const fault = (code: string) => (message: string, path?: string) => ({
    error: { code, message, ...(path === undefined ? {} : { details: [{ path, message }] }) },
  });
  const invalid = fault("invalid_request");
  const wrong = fault("validation_error");
  const long = "m".repeat(32_001);
  const user = (content: string) => ({ role: "user", content });

  apiCases(
    () => house.app,
    [
      ["no message", post({}), 400, invalid("message is required", "/message")],
      ["no body", post(""), 400, { error: { code: "invalid_request" } }],
      ["no JSON", post("{"), 400, invalid("the body is not valid JSON")],
      [
        "an empty message",
        post({ message: "" }),
        422,
        wrong("message must have at least 1 character"),
      ],
      [
        "a blank message",
        post({ message: " " }),
        422,
        wrong("message must not be blank", "/message"),
      ],
      ["a message that is a number", post({ message: 1 }), 422, wrong("message must be a string")],
      [
        "a long message",
        post({ message: long }),
        422,
        wrong("message must have at most 32000 characters"),
      ],
      [
        "an unknown kind",
        post({ message: "a", kind: "poetry" }),
        422,
        wrong("kind must be one of reasoning, code, chat"),
      ],
      [
        "a history of text",
        post({ message: "a", history: "b" }),
        422,
        wrong("history must be an array"),
      ],
      [
        "an unknown role",
        post({ message: "a", history: [{ role: "robot", content: "b" }] }),
        422,
        wrong("history.0.role must be one of user, assistant, system"),
      ],
      [
        "a history without content",
        post({ message: "a", history: [{ role: "user" }] }),
        400,
        invalid("history.0.content is required", "/history/0/content"),
      ],
      [
        "201 messages of history",
        post({ message: "a", history: Array(201).fill(user("b")) }),
        422,
        { error: { code: "validation_error" } },
      ],
      [
        "a history that is too long together",
        post({ message: "a", history: Array(7).fill(user("b".repeat(30_000))) }),
        422,
        wrong("history must have at most 200000 characters together", "/history"),
      ],
      [
        "a model that no header could name",
        post({ message: "a", model: "é" }),
        422,
        wrong('model must match pattern "^[ -~]{1,200}$"'),
      ],
      [
        "a conversation with spaces",
        post({ message: "a", conversation_id: "a b" }),
        422,
        { error: { code: "validation_error" } },
      ],
      [
        "a body over 1 MiB",
        post({ message: "a", pad: "p".repeat(1_048_576) }),
        413,
        { error: { code: "payload_too_large" } },
      ],
    ].map(([name, request, status, body]) => ({ name, request, status, body }) as never),
  );
});

describe("a chat with an endpoint", () => {
  let model: ScriptedModel;
  const houses: BackendTestApp[] = [];
  beforeAll(async () => {
    model = await startScriptedModel();
  });
  afterEach(async () => {
    for (const house of houses.splice(0)) await house.close();
  });
  afterAll(() => model.close());

  async function open(names: string, url = model.url) {
    const house = await buildBackendApp(backend, {
      environment: { MODEL_BASE_URL: url, MODEL_NAMES: names, MODEL_TIMEOUT_SECONDS: "2" },
    });
    houses.push(house);
    return async (body: object) => {
      const reply = await house.app.inject(post(body));
      return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
    };
  }
  const failing = (...names: string[]): Scene => {
    const refuse = sends('{"error":{"message":"the secret reason"}}', { status: 400 });
    return (response, asked) =>
      names.includes(asked.body.model)
        ? refuse(response, asked)
        : says(`from ${asked.body.model}`)(response, asked);
  };
  const rankOf = (body: ChatReply, name: string) =>
    body.ranked_models.find((one) => one.model === name);

  it("is answered by the first of the ranking that is configured, under the name it has there", async () => {
    const chat = await open("small,mistralai/mistral-medium-3-5:free,z-ai/glm-5.2-20260616");
    model.play(failing());
    const code = await chat({ message: "Fix this SQL query: SELEC * FROM t", history: [] });
    // The endpoint says what it used.
    expect(code.body).toMatchObject({ kind: "code", model: "small-2026" });
    expect(code.body.reply).toBe("from z-ai/glm-5.2-20260616");
    expect(code.headers["x-model-substituted"]).toBeUndefined();
    expect(rankOf(code.body, "glm-5.2")).toMatchObject({ available: true });
    expect(rankOf(code.body, "glm-5.2")?.reason).toMatch(/^available as z-ai\/glm-5.2-20260616; /);
    expect(rankOf(code.body, "gpt-5.5")?.reason).toMatch(/^no model of this name is configured; /);
    const hello = await chat({ message: "Hello there, how are you?" });
    expect(hello.body.reply).toBe("from mistralai/mistral-medium-3-5:free");
  });

  it("hands the model what was said, in its order", async () => {
    const chat = await open("gpt-5.5");
    model.play(says("Fine."));
    const history = [
      { role: "system", content: "Be brief." },
      { role: "user", content: "Hi" },
      { role: "assistant", content: "Hello" },
    ];
    await chat({ message: "How are you?", history });
    expect(model.asked[0]?.body.messages).toEqual([
      ...history,
      { role: "user", content: "How are you?" },
    ]);
  });

  it("does not take a smaller model for its namesake", async () => {
    const chat = await open("gpt-5.5-mini");
    model.play(failing());
    const { body } = await chat({ message: "Hello" });
    expect(rankOf(body, "gpt-5.5")).toMatchObject({ available: false });
    expect(body.reply).toBe("from gpt-5.5-mini");
  });

  it("goes on to the next of the ranking when one fails, and to the builtin in the end", async () => {
    const chat = await open("claude-opus-5,gpt-5.5");
    model.play(failing("claude-opus-5"));
    const next = await chat({ message: "Hello", kind: "chat" });
    expect(next.body.reply).toBe("from gpt-5.5");
    expect(rankOf(next.body, "claude-opus-5")).toMatchObject({ available: false });
    expect(rankOf(next.body, "claude-opus-5")?.reason).toMatch(/^it did not answer this time; /);
    model.play(failing("claude-opus-5", "gpt-5.5"));
    const last = await chat({ message: "What is 6 times 7?" });
    expect(last.status).toBe(200);
    expect(last.body.model).toMatch(/^builtin\//);
    expect(last.body.reply).toContain("42");
    expect(JSON.stringify(last.body)).not.toContain("secret");
  });

  it("is answered by the builtin when the endpoint is away, unless its model was named", async () => {
    const chat = await open("gpt-5.5", "http://127.0.0.1:9/v1");
    const unnamed = await chat({ message: "What is 6 times 7?" });
    expect(unnamed.body.model).toMatch(/^builtin\//);
    const named = await chat({ message: "What is 6 times 7?", model: "gpt-5.5" });
    expect([named.status, named.body.error]).toEqual([
      503,
      expect.objectContaining({
        code: "unavailable",
        message: "gpt-5.5 does not answer at the moment",
      }),
    ]);
  });

  it("is answered by the model that was named, or by another one that says so", async () => {
    const chat = await open("gpt-5.5,small");
    model.play(failing());
    const named = await chat({ message: "Hello", model: "small" });
    expect(named.body.reply).toBe("from small");
    expect(named.headers["x-model-substituted"]).toBeUndefined();
    const other = await chat({ message: "Hello", model: "large" });
    expect(other.body.reply).toBe("from gpt-5.5");
    expect(other.headers["x-model-substituted"]).toBe("large");
    const builtin = await chat({ message: "What is 6 times 7?", model: "builtin/auto" });
    expect(builtin.body.model).toMatch(/^builtin\//);
    expect(builtin.headers["x-model-substituted"]).toBeUndefined();
  });
});
