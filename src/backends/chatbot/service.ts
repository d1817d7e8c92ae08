import {
  type ChatClassification,
  classifyChat,
} from "../../engines/text/chat-kind/classify-chat.js";
import { errors } from "../../http/api-error.js";
import { newId } from "../../platform/ids/ids.js";
import { type FailureKind, ModelUnavailable } from "../../platform/models/model-errors.js";
import type { Message } from "../../platform/models/models.js";
import type { Needed } from "../../platform/parts/part.js";
import type { LanguageAnswer } from "../../services/language/language.js";
import { describeModels, type Placed, placeModels } from "./rank-models.js";
import { type ChatBody, type ChatReply, HISTORY_LENGTH_MAX, type RankedModel } from "./schemas.js";

const BUILTIN = "builtin/auto";
/** An endpoint that fails with one model may serve another; more tries would only take time. */
const TRIES_MAX = 3;
/** The endpoint itself is away, so that no other model of it answers either. */
const ENDPOINT_FAILURES: ReadonlySet<FailureKind> = new Set([
  "connection",
  "timeout",
  "breaker_open",
  "unauthorized",
  "redirect",
]);

export interface ChatCall {
  readonly body: ChatBody;
  readonly owner: string;
  readonly signal: AbortSignal;
  readonly traceparent: string | undefined;
}

export interface ChatAnswer {
  readonly reply: ChatReply;
  /** The model that the caller named, where another one answered. */
  readonly substituted: string | undefined;
}

/** What answered, and which of the configured names did not. */
interface Answered {
  readonly text: string;
  readonly model: string;
  /** The name that it was asked by, where an endpoint may give another one of the same model. */
  readonly askedAs: string;
  readonly failed: ReadonlySet<string>;
}

/** Answers messages by the first model for their kind that is there. Keeps nothing. */
export function createChatbot(parts: Needed<"models" | "language">) {
  const { models } = parts;
  return {
    models: () => describeModels(models.names),

    async chat(call: ChatCall): Promise<ChatAnswer> {
      const { body } = call;
      checkTexts(body);
      const { kind, confidence } = kindOf(body);
      const placed = placeModels(kind, models.names);
      const answered = await answer(parts, call, placed);
      const isSame = [undefined, answered.askedAs, answered.model].includes(body.model);
      const reply = {
        reply: answered.text,
        kind,
        model: answered.model,
        ranked_models: placed.map((one, at) => toRanked(one, at + 1, answered.failed)),
        confidence,
        conversation_id: body.conversation_id ?? newId("cnv"),
      };
      return { reply, substituted: isSame ? undefined : body.model };
    },
  };
}

/** The refusal of a model that was named, is configured and does not answer. */
export function modelIsAway(model: string, cause?: unknown) {
  return errors.unavailable(`${model} does not answer at the moment`, { cause });
}

function checkTexts({ message, history = [] }: ChatBody): void {
  if (message.trim() === "") throw wrong("message", "message must not be blank");
  const length = history.reduce((sum, { content }) => sum + content.length, 0);
  if (length > HISTORY_LENGTH_MAX) {
    throw wrong("history", `history must have at most ${HISTORY_LENGTH_MAX} characters together`);
  }
}

function wrong(field: string, message: string) {
  return errors.validation(message, { details: [{ path: `/${field}`, message }] });
}

function kindOf({ message, history = [], kind }: ChatBody): ChatClassification {
  if (kind !== undefined) return { kind, confidence: 1 };
  return classifyChat(message, history.findLast(({ role }) => role === "user")?.content);
}

async function answer(
  parts: Needed<"models" | "language">,
  call: ChatCall,
  placed: readonly Placed[],
): Promise<Answered> {
  const { names } = parts.models;
  const named = call.body.model;
  if (named !== undefined && names.includes(named)) {
    return { ...(await ask(parts, call, named)), failed: new Set() };
  }
  if (named?.startsWith("builtin/")) {
    return { ...(await askBuiltin(parts, call)), failed: new Set() };
  }
  const ranked = placed.flatMap(({ askedAs }) =>
    askedAs === undefined || askedAs.startsWith("builtin/") ? [] : [askedAs],
  );
  const failed = new Set<string>();
  // Where none of the twelve is configured, what is configured answers before the builtin.
  const candidates = ranked.length > 0 ? ranked : names.slice(0, 1);
  for (const candidate of candidates.slice(0, TRIES_MAX)) {
    try {
      return { ...(await ask(parts, call, candidate)), failed };
    } catch (error) {
      if (!(error instanceof ModelUnavailable)) throw error;
      failed.add(candidate);
      if (ENDPOINT_FAILURES.has(error.kind)) break;
    }
  }
  return { ...(await askBuiltin(parts, call)), failed };
}

/** Asks a configured model, which answers or fails. */
async function ask(
  parts: Needed<"models" | "language">,
  call: ChatCall,
  model: string,
): Promise<Omit<Answered, "failed">> {
  const { signal, traceparent } = call;
  const builtin = builtinFor(parts, call, model);
  const completion = await parts.models.complete(messagesOf(call.body), {
    model,
    signal,
    traceparent,
    builtin,
  });
  const { text } = completion;
  return { text, model: builtin.answered()?.model ?? completion.model, askedAs: model };
}

/** Asks the builtin that was named, or the one that chooses among them. */
function askBuiltin(parts: Needed<"models" | "language">, call: ChatCall) {
  const named = parts.language.models.find(({ name }) => name === call.body.model)?.name;
  return ask(parts, call, named ?? BUILTIN);
}

/** The builtin as the models ask it, which counts its calls; it tells which one of its methods answered. */
function builtinFor(
  { language }: Needed<"language">,
  { body, owner, signal }: ChatCall,
  model: string,
) {
  let answer: LanguageAnswer | undefined;
  return {
    model: BUILTIN,
    answered: () => answer,
    async complete() {
      const context = (body.history ?? []).map(({ content }) => content);
      answer =
        model === BUILTIN
          ? await language.converse(messagesOf(body), { owner, signal })
          : await language.run({ model, task: body.message, context }, { owner, signal });
      return { text: answer.text, usage: answer.usage };
    },
  } as const;
}

function messagesOf({ message, history = [] }: ChatBody): Message[] {
  return [...history, { role: "user", content: message }];
}

function toRanked(
  { name, why, askedAs }: Placed,
  rank: number,
  failed: ReadonlySet<string>,
): RankedModel {
  const hasFailed = askedAs !== undefined && failed.has(askedAs);
  const state =
    askedAs === undefined
      ? "no model of this name is configured"
      : hasFailed
        ? "it did not answer this time"
        : askedAs === name
          ? "available"
          : `available as ${askedAs}`;
  const available = askedAs !== undefined && !hasFailed;
  return { model: name, rank, available, reason: `${state}; ${why}` };
}
