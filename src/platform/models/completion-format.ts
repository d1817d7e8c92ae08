import { Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { ModelFailure } from "./model-errors.js";

export type FinishReason = "stop" | "length" | "content_filter";

export interface Usage {
  readonly inputTokens: number;
  readonly outputTokens: number;
}

/** What an endpoint answered, as a whole or as one piece of a stream. */
export interface Answer {
  readonly text: string;
  /** The model that the endpoint says it used. */
  readonly model?: string;
  readonly finishReason?: FinishReason;
  readonly usage?: Usage;
}

const TokenUsage = Type.Object({
  prompt_tokens: Type.Integer({ minimum: 0 }),
  completion_tokens: Type.Integer({ minimum: 0 }),
});

const Finish = Type.Optional(Type.Union([Type.String(), Type.Null()]));

const WholeAnswer = Type.Object({
  model: Type.Optional(Type.Unknown()),
  choices: Type.Array(
    Type.Object({
      message: Type.Object({ content: Type.String() }),
      finish_reason: Finish,
    }),
    { minItems: 1 },
  ),
  usage: Type.Optional(Type.Unknown()),
});

const AnswerPiece = Type.Object({
  model: Type.Optional(Type.Unknown()),
  choices: Type.Array(
    Type.Object({
      delta: Type.Optional(
        Type.Object({ content: Type.Optional(Type.Union([Type.String(), Type.Null()])) }),
      ),
      finish_reason: Finish,
    }),
  ),
  usage: Type.Optional(Type.Unknown()),
});

const wholeAnswer = TypeCompiler.Compile(WholeAnswer);
const answerPiece = TypeCompiler.Compile(AnswerPiece);
const tokenUsage = TypeCompiler.Compile(TokenUsage);

/** Reads the answer to a chat completion; throws `ModelFailure` when it is not one. */
export function readAnswer(text: string): Answer {
  const body = parse(text);
  if (!wholeAnswer.Check(body)) throw new ModelFailure("bad_answer");
  const [choice] = body.choices;
  return {
    text: choice?.message.content ?? "",
    finishReason: readFinish(choice?.finish_reason) ?? "stop",
    ...readOrigin(body),
  };
}

/** Reads one event of a streamed chat completion; throws `ModelFailure` when it is not one. */
export function readPiece(data: string): Answer {
  const body = parse(data);
  if (isErrorEvent(body)) throw new ModelFailure("interrupted");
  if (!answerPiece.Check(body)) throw new ModelFailure("bad_answer");
  const [choice] = body.choices;
  const finishReason = readFinish(choice?.finish_reason);
  return {
    text: choice?.delta?.content ?? "",
    ...(finishReason === undefined ? {} : { finishReason }),
    ...readOrigin(body),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the text, which must not reach a log.
    throw new ModelFailure("bad_answer");
  }
}

function isErrorEvent(body: unknown): boolean {
  return typeof body === "object" && body !== null && "error" in body && body.error !== null;
}

function readFinish(reason: string | null | undefined): FinishReason | undefined {
  if (reason === undefined || reason === null) return undefined;
  return reason === "length" || reason === "content_filter" ? reason : "stop";
}

/** Model and usage are told apart from the text: a fault in them does not void the answer. */
function readOrigin(body: { model?: unknown; usage?: unknown }): Pick<Answer, "model" | "usage"> {
  const { model, usage } = body;
  const isName = typeof model === "string" && /^[\w.:/@+-]{1,128}$/.test(model);
  return {
    ...(isName ? { model } : {}),
    ...(tokenUsage.Check(usage)
      ? { usage: { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens } }
      : {}),
  };
}
