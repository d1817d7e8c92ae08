import { type Static, Type } from "@sinclair/typebox";
import { CHAT_KINDS } from "../../content/chat-kind/kinds.js";
import { StringEnum } from "../../http/openapi/string-enum.js";

export const MESSAGE_LENGTH_MAX = 32_000;
export const HISTORY_MAX = 200;
/** Of all messages of a history together. */
export const HISTORY_LENGTH_MAX = 200_000;
const MODELS = 12;

const Kind = (description: string) => StringEnum(CHAT_KINDS, { description });

const exampleModel = {
  model: "claude-opus-5",
  rank: 1,
  available: false,
  reason: "no model of this name is configured",
};

export const ChatBody = Type.Object(
  {
    message: Type.String({
      minLength: 1,
      maxLength: MESSAGE_LENGTH_MAX,
      description: "what is to be answered",
    }),
    history: Type.Optional(
      Type.Array(
        Type.Object({
          role: StringEnum(["user", "assistant", "system"], { description: "who said it" }),
          content: Type.String({ maxLength: MESSAGE_LENGTH_MAX }),
        }),
        {
          maxItems: HISTORY_MAX,
          description: `what was said before, oldest first; at most ${HISTORY_LENGTH_MAX} characters together. Nothing is kept between calls`,
        },
      ),
    ),
    kind: Type.Optional(Kind("the kind of the message, where you know it better")),
    model: Type.Optional(
      Type.String({
        pattern: "^[ -~]{1,200}$",
        description:
          "a model that is to answer, rather than the first one that is available: one that is configured answers or fails with 503. In place of any other name the first one answers, and `x-model-substituted` says so",
      }),
    ),
    conversation_id: Type.Optional(
      Type.String({
        pattern: "^[\\w.:-]{1,128}$",
        description: "given back as it is, for your own records",
      }),
    ),
  },
  { examples: [{ message: "What is 15 % of 240?", history: [] }] },
);
export type ChatBody = Static<typeof ChatBody>;

const RankedModel = Type.Object({
  model: Type.String(),
  rank: Type.Integer({ minimum: 1, maximum: MODELS }),
  available: Type.Boolean(),
  reason: Type.String({ description: "why it is there or not, and why it stands here" }),
});
export type RankedModel = Static<typeof RankedModel>;

export const ChatReply = Type.Object(
  {
    reply: Type.String(),
    kind: Kind("what kind the message was taken for"),
    model: Type.String({ description: "what produced the reply" }),
    ranked_models: Type.Array(RankedModel, {
      minItems: MODELS,
      maxItems: MODELS,
      description: "the best for this kind first; the first that is available answers",
    }),
    confidence: Type.Number({
      minimum: 0,
      maximum: 1,
      description: "how likely the kind is; 1 for one that you gave",
    }),
    conversation_id: Type.String(),
  },
  {
    examples: [
      {
        reply: "36",
        kind: "reasoning",
        model: "builtin/calculate",
        ranked_models: [
          exampleModel,
          ...Array.from({ length: MODELS - 1 }, (_, at) => ({ ...exampleModel, rank: at + 2 })),
        ],
        confidence: 0.97,
        conversation_id: "cnv_0123456789abcdef01234567",
      },
    ],
  },
);
export type ChatReply = Static<typeof ChatReply>;

const Ranks = Type.Object({
  reasoning: Type.Integer(),
  code: Type.Integer(),
  chat: Type.Integer(),
});

export const ModelsReply = Type.Object(
  {
    models: Type.Array(
      Type.Object({
        name: Type.String(),
        vendor: Type.String(),
        why: Type.String({ description: "what the source says of it" }),
        source: Type.String(),
        available: Type.Boolean(),
        ranks: Ranks,
      }),
      { minItems: MODELS, maxItems: MODELS },
    ),
    configured: Type.Array(Type.String(), {
      description: "the models of the endpoint of this server, ranked or not",
    }),
    sources_read_on: Type.String({ description: "the day on which the sources were read" }),
  },
  {
    examples: [
      {
        models: Array.from({ length: MODELS }, (_, at) => ({
          name: "claude-opus-5",
          vendor: "Anthropic",
          why: "described as strongest at agentic coding",
          source: "https://vercel.com/ai-gateway/models/claude-opus-5/about",
          available: false,
          ranks: { reasoning: at + 1, code: at + 1, chat: at + 1 },
        })),
        configured: [],
        sources_read_on: "2026-11-24",
      },
    ],
  },
);
export type ModelsReply = Static<typeof ModelsReply>;
