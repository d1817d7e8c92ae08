import type { Dispatcher } from "undici";
import { CallLimits } from "./call-limits.js";
import { type Answer, readAnswer, readPiece } from "./completion-format.js";
import {
  openTarget,
  pathUnder,
  postJson,
  readBytes,
  readWhole,
  STREAM_BYTES_MAX,
  STREAM_MS_MAX,
  type Target,
} from "./endpoint-request.js";
import { EventReader } from "./event-stream.js";
import { type ForwardCall, type Forwarded, forward } from "./forward.js";
import { ModelFailure } from "./model-errors.js";
import { type Wait, withRetries } from "./retries.js";

export interface Message {
  readonly role: "system" | "user" | "assistant";
  readonly content: string;
}

export interface EndpointCall {
  readonly model: string;
  readonly messages: readonly Message[];
  readonly maxTokens?: number | undefined;
  readonly temperature?: number | undefined;
  readonly answerSchema?: { readonly name: string; readonly schema: object } | undefined;
  /** The whole call with its retries; of a stream, the time until its first piece. */
  readonly timeoutMs: number;
  readonly signal?: AbortSignal | undefined;
  readonly traceparent?: string | undefined;
}

/** Rejects with `ModelFailure`, or with `ModelAborted` when the caller gave up. */
export interface Endpoint {
  complete(call: EndpointCall): Promise<Answer>;
  /** Pieces as they come. The last one has the finish reason and the usage. */
  stream(call: EndpointCall): AsyncGenerator<Answer, void, void>;
  /** The reply to a request that goes as it is. */
  forward(call: ForwardCall): Promise<Forwarded>;
  close(): Promise<void>;
}

export interface EndpointOptions {
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly clock: () => number;
  readonly wait: Wait;
}

const SILENCE_MS_MAX = 30_000;
const ANSWER_BYTES_MAX = 4 * 1024 * 1024;

/** An OpenAI-compatible endpoint at `baseUrl`. */
export function openEndpoint({ wait, ...options }: EndpointOptions): Endpoint {
  const target = openTarget({ ...options, path: "/chat/completions" });
  const embeddings = { ...target, path: pathUnder(options.baseUrl, "/embeddings") };
  return {
    complete: (call) => complete(target, call, wait),
    stream: (call) => stream(target, call, wait),
    forward: (call) => forward(call.path === "/embeddings" ? embeddings : target, call, wait),
    close: () => target.pool.destroy(),
  };
}

type Body = Dispatcher.ResponseData["body"];

async function complete(target: Target, call: EndpointCall, wait: Wait): Promise<Answer> {
  const limits = new CallLimits({ totalMs: call.timeoutMs, caller: call.signal });
  try {
    return await withRetries(
      async () => {
        const body = await post(target, { call, isStream: false, limits });
        const silenceMs = Math.min(SILENCE_MS_MAX, call.timeoutMs);
        return readAnswer(await readWhole(body, { silenceMs, bytesMax: ANSWER_BYTES_MAX, limits }));
      },
      { limits, wait },
    );
  } finally {
    limits.release();
  }
}

async function* stream(
  target: Target,
  call: EndpointCall,
  wait: Wait,
): AsyncGenerator<Answer, void, void> {
  const limits = new CallLimits({ totalMs: STREAM_MS_MAX, caller: call.signal });
  try {
    const { first, pieces } = await limits.within(call.timeoutMs, () =>
      withRetries(() => openStream(target, call, limits), { limits, wait }),
    );
    if (first.done) return;
    yield first.value;
    yield* pieces;
  } catch (error) {
    throw limits.explain(error);
  } finally {
    limits.release();
  }
}

interface OpenStream {
  readonly first: IteratorResult<Answer, void>;
  readonly pieces: AsyncGenerator<Answer, void, void>;
}

/** A stream that fails before its first piece can be asked for again; after it, it cannot. */
async function openStream(
  target: Target,
  call: EndpointCall,
  limits: CallLimits,
): Promise<OpenStream> {
  const body = await post(target, { call, isStream: true, limits });
  const pieces = readPieces(body, Math.min(SILENCE_MS_MAX, call.timeoutMs), limits);
  return { first: await pieces.next(), pieces };
}

async function* readPieces(
  body: Body,
  silenceMs: number,
  limits: CallLimits,
): AsyncGenerator<Answer, void, void> {
  let last: Answer = { text: "" };
  for await (const data of readEvents(body, silenceMs, limits)) {
    if (data === "[DONE]") break;
    const { text, ...rest } = readPiece(data);
    last = { ...last, ...rest };
    if (text !== "") yield { text, ...(rest.model === undefined ? {} : { model: rest.model }) };
  }
  // Without a finish reason the stream was cut off, even if the connection ended in good order.
  if (last.finishReason === undefined) throw new ModelFailure("interrupted", { isRetryable: true });
  yield last;
}

async function* readEvents(
  body: Body,
  silenceMs: number,
  limits: CallLimits,
): AsyncGenerator<string, void, void> {
  const decoder = new TextDecoder();
  const reader = new EventReader();
  for await (const bytes of readBytes(body, { silenceMs, bytesMax: STREAM_BYTES_MAX, limits })) {
    yield* reader.push(decoder.decode(bytes, { stream: true }));
  }
  // The last event may lack the empty line that ends it.
  yield* reader.push("\n\n");
}

function post(
  target: Target,
  { call, isStream, limits }: { call: EndpointCall; isStream: boolean; limits: CallLimits },
): Promise<Body> {
  const { traceparent } = call;
  return postJson(target, { body: requestBody(call, isStream), isStream, traceparent, limits });
}

function requestBody(call: EndpointCall, isStream: boolean): Record<string, unknown> {
  return {
    model: call.model,
    messages: call.messages,
    max_tokens: call.maxTokens,
    temperature: call.temperature,
    ...(call.answerSchema
      ? { response_format: { type: "json_schema", json_schema: call.answerSchema } }
      : {}),
    ...(isStream ? { stream: true, stream_options: { include_usage: true } } : {}),
  };
}
