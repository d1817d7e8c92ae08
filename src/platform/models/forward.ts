import type { Dispatcher } from "undici";
import { CallLimits } from "./call-limits.js";
import {
  failureOf,
  readBytes,
  STREAM_BYTES_MAX,
  STREAM_MS_MAX,
  sendJson,
  type Target,
} from "./endpoint-request.js";
import type { ModelFailure } from "./model-errors.js";
import { type Wait, withRetries } from "./retries.js";

export interface ForwardRequest {
  readonly path: "/chat/completions" | "/embeddings";
  /** A value that is written as JSON, or JSON that is written. Its model is one of the endpoint's. */
  readonly body: Readonly<Record<string, unknown>> | Uint8Array;
  /** The model of a body that is written. */
  readonly writtenModel?: string;
  readonly signal?: AbortSignal | undefined;
  readonly traceparent?: string | undefined;
  /** Only shortens the configured time: until the first byte of the answer, and of each pause. */
  readonly timeoutMs?: number | undefined;
}

/** What the endpoint answered, its first byte having come; at most 32 MiB in 10 minutes. */
export interface ForwardedAnswer {
  readonly status: number;
  /** Without cookies; names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Must be read, or left from within a loop over it: the exchange goes on until then. */
  readonly body: AsyncIterable<Uint8Array>;
}

export interface ForwardCall extends ForwardRequest {
  /** The name that reports and metrics show. */
  readonly model: string;
  readonly timeoutMs: number;
}

/** An answer, and what it says of the endpoint when that is not well. */
export interface Forwarded {
  readonly answer: ForwardedAnswer;
  readonly failure: ModelFailure | undefined;
}

/** Sends a request as it is and answers the reply, whose status may be that of an error. */
export async function forward(target: Target, call: ForwardCall, wait: Wait): Promise<Forwarded> {
  const limits = new CallLimits({ totalMs: STREAM_MS_MAX, caller: call.signal });
  try {
    return await limits.within(call.timeoutMs, () =>
      withRetries(() => exchange(target, call, limits), { limits, wait }),
    );
  } catch (error) {
    const reason = limits.explain(error);
    limits.release();
    throw reason;
  }
}

async function exchange(target: Target, call: ForwardCall, limits: CallLimits): Promise<Forwarded> {
  const response = await sendJson(target, { ...call, limits });
  const failure = failureOf(response, { isStream: false, now: target.clock() });
  if (failure?.kind === "redirect") throw failure;
  const bounds = { silenceMs: call.timeoutMs, bytesMax: STREAM_BYTES_MAX, limits };
  const chunks = readBytes(response.body, bounds);
  const first = await chunks.next();
  return {
    failure,
    answer: {
      status: response.statusCode,
      headers: plainHeaders(response.headers),
      body: followed(first, chunks, limits),
    },
  };
}

async function* followed(
  first: IteratorResult<Uint8Array, void>,
  chunks: AsyncGenerator<Uint8Array, void, void>,
  limits: CallLimits,
): AsyncGenerator<Uint8Array, void, void> {
  try {
    if (first.done) return;
    yield first.value;
    yield* chunks;
  } finally {
    limits.release();
  }
}

function plainHeaders(headers: Dispatcher.ResponseData["headers"]): Record<string, string> {
  const plain: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || name === "set-cookie") continue;
    plain[name] = Array.isArray(value) ? value.join(", ") : value;
  }
  return plain;
}
