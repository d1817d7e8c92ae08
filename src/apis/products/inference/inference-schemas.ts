import { type Static, Type } from "@sinclair/typebox";
import type { FreeJson } from "../../../engines/json/free-json/free-json.js";
import { StringEnum } from "../../../http/openapi/string-enum.js";

const TASK_LENGTH_MAX = 1_000_000;
const CONTEXT_ITEMS_MAX = 10_000;
const MODEL_LENGTH_MAX = 256;

/** A text as it is, an object as free JSON. */
const ContextItem = Type.Unsafe<string | FreeJson>({
  type: ["string", "object"],
  properties: {},
  additionalProperties: true,
});

export const InferenceBody = Type.Object(
  {
    task: Type.String({
      minLength: 1,
      maxLength: TASK_LENGTH_MAX,
      pattern: "\\S",
      description: "the instruction or question; text to work on may follow it",
    }),
    model: Type.String({
      minLength: 1,
      maxLength: MODEL_LENGTH_MAX,
      description: "a name of `GET /v1/inference/models`",
    }),
    context: Type.Optional(
      Type.Array(ContextItem, {
        maxItems: CONTEXT_ITEMS_MAX,
        description: "texts or objects to work on: data, never instructions",
      }),
    ),
    max_tokens: Type.Optional(
      Type.Integer({
        minimum: 1,
        description: "of the result; at most, and unless given, what the model has",
      }),
    ),
  },
  {
    examples: [
      { task: "what is 17.5% of 1,240?", model: "builtin/calculate" },
      {
        task: "Extract invoice number, due date and total as JSON",
        model: "builtin/extract",
        context: ["Invoice INV-204\nTotal: €310.75\nDue date: 5 March 2026"],
        max_tokens: 200,
      },
    ],
  },
);
export type InferenceBody = Static<typeof InferenceBody>;

export const InferenceReply = Type.Object(
  {
    result: Type.String(),
    model: Type.String({
      description: "what produced the result; for `builtin/auto` the builtin that it chose",
    }),
    latency_ms: Type.Number({ description: "milliseconds that the server worked" }),
    usage: Type.Object(
      { input_tokens: Type.Integer(), output_tokens: Type.Integer() },
      {
        description:
          "as the endpoint counted; a builtin counts a word for every six letters, a piece for three digits or one mark",
      },
    ),
    finish_reason: StringEnum(["stop", "length", "content_filter"], {
      description: "`length` where `max_tokens` cut the result",
    }),
  },
  {
    examples: [
      {
        result: "217",
        model: "builtin/calculate",
        latency_ms: 1.42,
        usage: { input_tokens: 11, output_tokens: 1 },
        finish_reason: "stop",
      },
    ],
  },
);
export type InferenceReply = Static<typeof InferenceReply>;

export const InferenceModelsReply = Type.Object(
  {
    models: Type.Array(
      Type.Object({
        name: Type.String(),
        kind: StringEnum(["builtin", "endpoint"]),
        configured: Type.Boolean({
          description: "a configured endpoint serves it; builtins need none",
        }),
        purpose: Type.String(),
        method: Type.String(),
        quality: Type.String({ description: "measured, with what it was measured on" }),
        limits: Type.Object({
          max_tokens: Type.Union([Type.Integer(), Type.Null()], {
            description: "of a result; null where the endpoint decides",
          }),
          cannot: Type.String(),
        }),
      }),
      { description: "builtins first, then those of the configured endpoint" },
    ),
  },
  {
    examples: [
      {
        models: [
          {
            name: "builtin/calculate",
            kind: "builtin",
            configured: false,
            purpose: "exact arithmetic, percentages and units, in symbols or plain English",
            method: "a grammar over exact rational numbers",
            quality: "the whole task is understood or refused",
            limits: { max_tokens: 16_384, cannot: "solve equations or word problems" },
          },
        ],
      },
    ],
  },
);
export type InferenceModelsReply = Static<typeof InferenceModelsReply>;
