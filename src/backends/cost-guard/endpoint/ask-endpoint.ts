import {
  ChunkFault,
  CompletionDraft,
} from "../../../engines/http/chat-completion/completion-draft.js";
import {
  areComplete,
  type JudgedCompletion,
  judgeCompletion,
  usageOf,
} from "../../../engines/http/chat-completion/judge-completion.js";
import { EventReader } from "../../../platform/models/event-stream.js";
import type { ForwardedAnswer } from "../../../platform/models/forward.js";
import { ModelFailure } from "../../../platform/models/model-errors.js";
import type { Needed } from "../../../platform/parts/part.js";
import type { Answer } from "../cache/answer-seal.js";
import { isObject } from "../request/checks.js";
import type { EndpointAsk } from "../request/read-chat.js";
import { tasks } from "../tasks.js";
import { type ChatEvent, chatEvent } from "./chat-event.js";
import { asRefusal, brokenAnswer, cutOff, refusalOf } from "./endpoint-errors.js";

const ANSWER_BYTES_MAX = 8 * 1_048_576;
/** To judge more takes over about 2 ms. */
const JUDGED_HERE_MAX = 262_144;
const QUICK_MS = 250;
const OVERRUN_MS = 10_000;
const DONE = "[DONE]";

/** An answer, and whether it may be kept. */
export interface FreshAnswer extends Answer {
  readonly isComplete: boolean;
}

export interface EndpointCall {
  readonly accountId: string;
  readonly ask: EndpointAsk;
  readonly isStream: boolean;
  readonly traceparent: string | undefined;
  readonly signal: AbortSignal;
  readonly push: (event: ChatEvent) => void;
}

/**
 * Asks the endpoint, and hands on the events of a streamed answer as they come. Throws `ApiError` for
 * whatever is no whole answer.
 */
export async function askEndpoint(
  parts: Needed<"models" | "threads">,
  call: EndpointCall,
): Promise<FreshAnswer> {
  const { ask, signal, traceparent } = call;
  let hasBegun = false;
  try {
    const answer = await parts.models.forward({
      path: "/chat/completions",
      body: ask.body,
      writtenModel: ask.model,
      signal,
      traceparent,
    });
    if (answer.status >= 300) throw await refusalOf(answer);
    hasBegun = true;
    return call.isStream
      ? await readStream(answer, call)
      : await readWhole(answer, { call, threads: parts.threads });
  } catch (error) {
    throw asRefusal(error, { hasBegun });
  }
}

async function readWhole(
  { headers, body }: ForwardedAnswer,
  { call, threads }: { readonly call: EndpointCall } & Needed<"threads">,
): Promise<FreshAnswer> {
  const type = headers["content-type"];
  if (type !== undefined && !type.toLowerCase().includes("json")) throw await leave(body);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of body) {
    length += bytes.length;
    if (length > ANSWER_BYTES_MAX) throw new ModelFailure("too_large");
    parts.push(bytes);
  }
  const text = decode(Buffer.concat(parts));
  const judged = await judge(text, { owner: call.accountId, threads });
  if (!judged) throw brokenAnswer();
  return { text, model: call.ask.model, ...judged };
}

function judge(
  text: string,
  { owner, threads }: { readonly owner: string } & Needed<"threads">,
): JudgedCompletion | undefined | Promise<JudgedCompletion | undefined> {
  if (text.length <= JUDGED_HERE_MAX) return judgeCompletion(text);
  const options = { owner, timeoutMs: QUICK_MS, overrunMs: OVERRUN_MS, lane: "quick" } as const;
  return threads.run(tasks["judge-completion"], text, options);
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw brokenAnswer();
  }
}

/** Lets go of a body that is not read; answers why. */
async function leave(body: AsyncIterable<Uint8Array>): Promise<Error> {
  for await (const _ of body) break;
  return brokenAnswer();
}

async function readStream(
  { headers, body }: ForwardedAnswer,
  { ask, push }: EndpointCall,
): Promise<FreshAnswer> {
  if (!headers["content-type"]?.toLowerCase().startsWith("text/event-stream")) {
    throw await leave(body);
  }
  const draft = new CompletionDraft();
  let isDone = false;
  for await (const data of readEvents(body)) {
    isDone = data === DONE;
    if (isDone) break;
    const chunk = readChunk(data);
    addChunk(draft, chunk);
    push(chatEvent(data, chunk));
  }
  const { finishReasons } = draft;
  // Without its reason an answer was cut off, even if the connection ended in good order.
  if (finishReasons.length === 0 || finishReasons.includes(undefined)) throw cutOff();
  return {
    text: JSON.stringify(draft.completion()),
    model: ask.model,
    usage: usageOf(draft.usage),
    isComplete: isDone && areComplete(finishReasons),
  };
}

async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder();
  const reader = new EventReader();
  for await (const bytes of body) yield* reader.push(decoder.decode(bytes, { stream: true }));
  // The last event may lack the empty line that ends it.
  yield* reader.push("\n\n");
}

function readChunk(data: string): Readonly<Record<string, unknown>> {
  let chunk: unknown;
  try {
    chunk = JSON.parse(data);
  } catch {
    throw brokenAnswer();
  }
  if (!isObject(chunk)) throw brokenAnswer();
  if (chunk.error !== undefined && chunk.error !== null) throw cutOff();
  return chunk;
}

function addChunk(draft: CompletionDraft, chunk: unknown): void {
  try {
    draft.add(chunk);
  } catch (error) {
    throw error instanceof ChunkFault ? brokenAnswer() : error;
  }
}
