import { type Static, Type } from "@sinclair/typebox";

const Count = (description?: string) =>
  Type.Integer({ minimum: 0, ...(description ? { description } : {}) });
const Usd = (description: string) => Type.Number({ minimum: 0, description });
const Free = { additionalProperties: true } as const;

const question = { model: "gpt-4o-mini", messages: [{ role: "user", content: "Say hello" }] };

const Part = Type.Object(
  {
    type: Type.String({ description: "`text`, `image_url`, or what else the model takes" }),
    text: Type.Optional(Type.String()),
    image_url: Type.Optional(
      Type.Object({ url: Type.String({ minLength: 1 }), detail: Type.Optional(Type.String()) }),
    ),
  },
  Free,
);

const Message = Type.Object(
  {
    role: Type.Unsafe<string>({
      type: "string",
      enum: ["developer", "system", "user", "assistant", "tool", "function"],
    }),
    content: Type.Optional(
      Type.Union([Type.String(), Type.Array(Part, { minItems: 1 }), Type.Null()], {
        description: "an answer that calls tools may lack it",
      }),
    ),
    name: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
    tool_calls: Type.Optional(Type.Array(Type.Object({}, Free))),
    tool_call_id: Type.Optional(Type.String({ description: "of a message of the role tool" })),
  },
  Free,
);

export const ChatBody = Type.Object(
  {
    messages: Type.Array(Message, { minItems: 1 }),
    model: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 256,
        description:
          "one of GET v1/models. Any other name is answered by the first model, as `x-model-substituted` then says",
      }),
    ),
    stream: Type.Optional(Type.Boolean({ description: "answer as server-sent events" })),
    stream_options: Type.Optional(
      Type.Object({ include_usage: Type.Optional(Type.Boolean()) }, Free),
    ),
    max_completion_tokens: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 })),
    max_tokens: Type.Optional(Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 })),
    n: Type.Optional(Type.Integer({ minimum: 1, maximum: 128 })),
    temperature: Type.Optional(Type.Number({ minimum: 0, maximum: 2 })),
    top_p: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
    presence_penalty: Type.Optional(Type.Number({ minimum: -2, maximum: 2 })),
    frequency_penalty: Type.Optional(Type.Number({ minimum: -2, maximum: 2 })),
    seed: Type.Optional(
      Type.Integer({ minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }),
    ),
    stop: Type.Optional(Type.Union([Type.String(), Type.Array(Type.String(), { maxItems: 16 })])),
    logprobs: Type.Optional(Type.Boolean()),
    top_logprobs: Type.Optional(Type.Integer({ minimum: 0, maximum: 20 })),
    tools: Type.Optional(
      Type.Array(Type.Object({ type: Type.String({ minLength: 1 }) }, Free), { maxItems: 512 }),
    ),
    parallel_tool_calls: Type.Optional(Type.Boolean()),
    reasoning_effort: Type.Optional(Type.String()),
    user: Type.Optional(Type.String()),
    metadata: Type.Optional(Type.Object({}, Free)),
  },
  {
    ...Free,
    description:
      "The chat-completions request of the OpenAI API. Fields that are not named here, such as `response_format` and `tool_choice`, go to the model as they are; one that would bound the cost (a word such as budget, cost, spend or price in its name) is refused.",
    examples: [question],
  },
);

const chatAnswer = {
  id: "chatcmpl-0f1e2d3c4b5a69788796a5b4",
  object: "chat.completion",
  created: 1_790_000_000,
  model: "gpt-4o-mini-2024-07-18",
  choices: [
    {
      index: 0,
      message: { role: "assistant", content: "Hello", refusal: null },
      logprobs: null,
      finish_reason: "stop",
    },
  ],
  usage: { prompt_tokens: 9, completion_tokens: 1, total_tokens: 10 },
};

const chatAnswerSchema = {
  type: "object",
  additionalProperties: true,
  required: ["choices"],
  properties: {
    choices: { type: "array", items: { type: "object", additionalProperties: true } },
  },
  examples: [chatAnswer],
};
const chatStream = `data: {"id":"chatcmpl-1","object":"chat.completion.chunk","created":1790000000,"model":"gpt-4o-mini","choices":[{"index":0,"delta":{"content":"Hello"},"finish_reason":"stop"}]}

data: [DONE]

`;

/** Sent as the text that the model answered. */
export const ChatReply = Type.Unsafe<string>({
  description:
    "The chat completion of the OpenAI API, or with `stream` its chunks, which end with `[DONE]`; a stream that fails ends with an event `error` instead. `x-cache` is `hit`, `miss` or `bypass`; a hit has its `age` in seconds.",
  content: {
    "application/json": { schema: chatAnswerSchema },
    "text/event-stream": { schema: { type: "string", examples: [chatStream] } },
  },
});

const Model = Type.Object({
  id: Type.String(),
  object: Type.Literal("model"),
  created: Type.Integer(),
  owned_by: Type.String(),
});
const modelExample = { id: "builtin/auto", object: "model", created: 0, owned_by: "gatehouse" };

export const ModelReply = Type.Object(Model.properties, { examples: [modelExample] });
export type ModelReply = Static<typeof ModelReply>;
export const ModelsReply = Type.Object(
  { object: Type.Literal("list"), data: Type.Array(Model) },
  { examples: [{ object: "list", data: [modelExample] }] },
);
/** Names have slashes in them. */
export const ModelParams = Type.Object({
  "*": Type.String({
    maxLength: 256,
    description: "the name of the model, which may have slashes",
  }),
});

const Totals = {
  hits: Count("answered without the model, those under way included"),
  misses: Count("answered by the model"),
  bypasses: Count("answered by the model because `cache-control` asked for it"),
  failures: Count("not answered"),
  tokens_used: Count("as the model counted them"),
  input_tokens: Count("of these, what was asked"),
  output_tokens: Count("of these, what was answered"),
  tokens_saved: Count("that hits did not use"),
  saved_input_tokens: Count(),
  saved_output_tokens: Count(),
  spent_usd: Usd("at list prices, for models whose price is known"),
  saved_usd: Usd("the same for what hits saved"),
  price_unknown: Type.Boolean({ description: "whether models without a known price are left out" }),
};
const Period = Type.Object(Totals);
const totalsExample = {
  hits: 3,
  misses: 1,
  bypasses: 0,
  failures: 0,
  tokens_used: 1_000,
  input_tokens: 900,
  output_tokens: 100,
  tokens_saved: 3_000,
  saved_input_tokens: 2_700,
  saved_output_tokens: 300,
  spent_usd: 0.000195,
  saved_usd: 0.000585,
  price_unknown: false,
};

export const UsageReply = Type.Object(
  {
    ...Totals,
    periods: Type.Object({ today: Period, last_7_days: Period, last_30_days: Period }),
    models: Type.Array(
      Type.Object({
        model: Type.String(),
        ...Totals,
        price: Type.Optional(
          Type.Object(
            { input_usd: Type.Number(), output_usd: Type.Number() },
            { description: "for a million tokens; absent where it is not known" },
          ),
        ),
      }),
    ),
    prices: Type.Object({ source: Type.String(), url: Type.String(), as_of: Type.String() }),
    cache: Type.Object({
      answers: Count(),
      bytes: Count(),
      bytes_max: Count(),
      kept_seconds: Count(),
    }),
  },
  {
    description: "Totals and models are those of 400 days. Days are those of UTC.",
    examples: [
      {
        ...totalsExample,
        periods: {
          today: totalsExample,
          last_7_days: totalsExample,
          last_30_days: totalsExample,
        },
        models: [
          {
            model: "gpt-4o-mini",
            ...totalsExample,
            price: { input_usd: 0.15, output_usd: 0.6 },
          },
        ],
        prices: { source: "the list of LiteLLM", url: "https://example.com", as_of: "2026-07-24" },
        cache: { answers: 1, bytes: 512, bytes_max: 67_108_864, kept_seconds: 86_400 },
      },
    ],
  },
);
export type UsageReply = Static<typeof UsageReply>;

export const EmbeddingsBody = Type.Object(
  {
    input: Type.Union([
      Type.String({ minLength: 1 }),
      Type.Array(Type.String({ minLength: 1 }), { minItems: 1, maxItems: 2_048 }),
    ]),
    model: Type.Optional(Type.String({ minLength: 1, maxLength: 256 })),
    dimensions: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 65_536,
        description: "256 unless given, and at most 4096 of the builtin",
      }),
    ),
    encoding_format: Type.Optional(
      Type.Unsafe<"float" | "base64">({ type: "string", enum: ["float", "base64"] }),
    ),
    user: Type.Optional(Type.String()),
  },
  {
    ...Free,
    description:
      "The embeddings request of the OpenAI API. `builtin/hash-embedding` answers where there is no model endpoint, where it is named, and for a name that is none of an embedding model. It takes texts, at most 32,768 characters each and 1,048,576 together, and at most 524,288 numbers of an answer.",
    examples: [{ input: ["a tide table", "a table of tides"], dimensions: 8 }],
  },
);

/** Sent as text, which a thread wrote. */
export const EmbeddingsReply = Type.Unsafe<string>({
  type: "object",
  additionalProperties: true,
  required: ["data"],
  properties: {
    data: { type: "array", items: { type: "object", additionalProperties: true } },
  },
  description: "The embeddings of the OpenAI API, in the order of the texts.",
  examples: [
    {
      object: "list",
      data: [{ object: "embedding", index: 0, embedding: [0.6, 0, 0, 0.8, 0, 0, 0, 0] }],
      model: "builtin/hash-embedding",
      usage: { prompt_tokens: 3, total_tokens: 3 },
    },
  ],
});
