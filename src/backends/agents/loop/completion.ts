import { type Static, Type } from "@sinclair/typebox";
import { TypeCompiler } from "@sinclair/typebox/compiler";
import { ModelFailure } from "../../../platform/models/model-errors.js";

/** A call of a tool as a model wrote it. */
export interface WrittenCall {
  readonly id: string;
  readonly name: string;
  /** Meant to be a JSON object. */
  readonly argumentsText: string;
}

/** One answer of a model. */
export interface Completion {
  readonly text: string;
  /** At most `CALLS_READ_MAX`. */
  readonly calls: readonly WrittenCall[];
  /** How many calls were left out because there were more. */
  readonly callsDropped: number;
  readonly ending: "answered" | "cut" | "refused";
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** The model that the endpoint says it used. */
  readonly model: string | undefined;
}

/** Calls of one answer that are looked at. */
export const CALLS_READ_MAX = 32;
const ID_CHARS_MAX = 128;
/** Where an endpoint does not tell what it used: what English text has on average. */
const CHARS_PER_TOKEN = 4;

const Call = Type.Object({
  id: Type.Optional(Type.Unknown()),
  function: Type.Object({ name: Type.String(), arguments: Type.Optional(Type.Unknown()) }),
});

const Nullable = (schema: ReturnType<typeof Type.String>) =>
  Type.Optional(Type.Union([schema, Type.Null()]));

const Body = Type.Object({
  model: Type.Optional(Type.Unknown()),
  choices: Type.Array(
    Type.Object({
      message: Type.Object({
        content: Nullable(Type.String()),
        refusal: Nullable(Type.String()),
        tool_calls: Type.Optional(Type.Union([Type.Array(Type.Unknown()), Type.Null()])),
      }),
      finish_reason: Nullable(Type.String()),
    }),
    { minItems: 1 },
  ),
  usage: Type.Optional(Type.Unknown()),
});

const Usage = Type.Object({
  prompt_tokens: Type.Integer({ minimum: 0 }),
  completion_tokens: Type.Integer({ minimum: 0 }),
});

const body = TypeCompiler.Compile(Body);
const call = TypeCompiler.Compile(Call);
const tokenUsage = TypeCompiler.Compile(Usage);

/**
 * Reads the answer to a chat completion with tools. Throws `ModelFailure` when it is none, or says
 * nothing and calls nothing.
 */
export function readCompletion(text: string, charsAsked: number): Completion {
  const read = parse(text);
  if (!body.Check(read)) throw new ModelFailure("bad_answer");
  const [choice] = read.choices;
  if (!choice) throw new ModelFailure("bad_answer");
  const { content, refusal, tool_calls: written } = choice.message;
  const calls = (written ?? []).slice(0, CALLS_READ_MAX).map(readCall);
  const answer = content ?? "";
  const isRefused = choice.finish_reason === "content_filter" || Boolean(refusal);
  const isCut = choice.finish_reason === "length";
  if (calls.length === 0 && answer.trim() === "" && !isRefused && !isCut) {
    throw new ModelFailure("bad_answer");
  }
  return {
    text: isRefused ? refusal || answer : answer,
    calls: isRefused ? [] : calls,
    callsDropped: Math.max(0, (written ?? []).length - CALLS_READ_MAX),
    ending: isRefused ? "refused" : isCut ? "cut" : "answered",
    ...tokensOf(read.usage, { asked: charsAsked, answered: text.length }),
    model: typeof read.model === "string" && NAME.test(read.model) ? read.model : undefined,
  };
}

const NAME = /^[\w.:/@+-]{1,128}$/;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the text, which must not reach a log.
    throw new ModelFailure("bad_answer");
  }
}

function readCall(written: unknown, place: number): WrittenCall {
  if (!call.Check(written)) return { id: `call_${place}`, name: "", argumentsText: "" };
  const { id, function: called } = written satisfies Static<typeof Call>;
  const isId = typeof id === "string" && id !== "" && id.length <= ID_CHARS_MAX;
  const { arguments: args = "" } = called;
  return {
    id: isId ? id : `call_${place}`,
    name: called.name,
    argumentsText: typeof args === "string" ? args : JSON.stringify(args),
  };
}

function tokensOf(usage: unknown, chars: { readonly asked: number; readonly answered: number }) {
  if (tokenUsage.Check(usage)) {
    return { inputTokens: usage.prompt_tokens, outputTokens: usage.completion_tokens };
  }
  return {
    inputTokens: Math.ceil(chars.asked / CHARS_PER_TOKEN),
    outputTokens: Math.ceil(chars.answered / CHARS_PER_TOKEN),
  };
}
