import { type Dispatcher, Pool } from "undici";
import { CallLimits } from "./call-limits.js";
import { type Answer, readAnswer, readPiece } from "./completion-format.js";
import { EventReader } from "./event-stream.js";
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
  close(): Promise<void>;
}

export interface EndpointOptions {
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  readonly clock: () => number;
  readonly wait: Wait;
}

const CONNECTIONS_MAX = 64;
const CONNECT_MS = 5_000;
const SILENCE_MS_MAX = 30_000;
const STREAM_MS_MAX = 600_000;
const ANSWER_BYTES_MAX = 4 * 1024 * 1024;
const STREAM_BYTES_MAX = 32 * 1024 * 1024;

/**
 * An OpenAI-compatible endpoint at `baseUrl`, which the operator chose and which may therefore be
 * a private address. Redirects are not followed: the key would go where they point.
 */
export function openEndpoint(options: EndpointOptions): Endpoint {
  const url = new URL(options.baseUrl);
  const target: Target = {
    pool: new Pool(url.origin, {
      connections: CONNECTIONS_MAX,
      connect: { timeout: CONNECT_MS },
      // The limits of a call cover both; undici's own timers only tell whole seconds apart.
      headersTimeout: 0,
      bodyTimeout: 0,
    }),
    path: `${url.pathname.replace(/\/+$/, "")}/chat/completions${url.search}`,
    headers: headersFor(options.apiKey),
    clock: options.clock,
  };
  return {
    complete: (call) => complete(target, call, options.wait),
    stream: (call) => stream(target, call, options.wait),
    close: () => target.pool.destroy(),
  };
}

interface Target {
  readonly pool: Pool;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly clock: () => number;
}

type Body = Dispatcher.ResponseData["body"];

function headersFor(apiKey: string | undefined): Record<string, string> {
  // A header that undici refuses blocks one connection of its pool for good.
  if (apiKey !== undefined && !/^[\x21-\x7e]+$/.test(apiKey)) {
    throw new Error("the key of the model endpoint has characters that a header cannot hold");
  }
  return {
    "content-type": "application/json",
    "accept-encoding": "identity",
    ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
  };
}

async function complete(target: Target, call: EndpointCall, wait: Wait): Promise<Answer> {
  const limits = new CallLimits({ totalMs: call.timeoutMs, caller: call.signal });
  try {
    return await withRetries(
      async () => {
        const body = await post(target, { call, isStream: false, limits });
        return readAnswer(await readWhole(body, Math.min(SILENCE_MS_MAX, call.timeoutMs), limits));
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

async function readWhole(body: Body, silenceMs: number, limits: CallLimits): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const bytes of readBytes(body, { silenceMs, bytesMax: ANSWER_BYTES_MAX, limits })) {
    parts.push(bytes);
  }
  return Buffer.concat(parts).toString("utf8");
}

async function* readBytes(
  body: Body,
  { silenceMs, bytesMax, limits }: { silenceMs: number; bytesMax: number; limits: CallLimits },
): AsyncGenerator<Uint8Array, void, void> {
  const chunks: AsyncIterator<Uint8Array> = body[Symbol.asyncIterator]();
  let length = 0;
  try {
    for (;;) {
      const next = await limits.within(silenceMs, () => chunks.next());
      if (next.done) return;
      length += next.value.byteLength;
      if (length > bytesMax) throw new ModelFailure("too_large");
      yield next.value;
    }
  } catch (error) {
    throw asFailure(limits.explain(error));
  }
}

interface Post {
  readonly call: EndpointCall;
  readonly isStream: boolean;
  readonly limits: CallLimits;
}

async function post(target: Target, { call, isStream, limits }: Post): Promise<Body> {
  const response = await target.pool
    .request({
      method: "POST",
      path: target.path,
      headers: call.traceparent
        ? { ...target.headers, traceparent: call.traceparent }
        : target.headers,
      body: JSON.stringify(requestBody(call, isStream)),
      signal: limits.signal,
    })
    .catch((error: unknown) => {
      throw asFailure(limits.explain(error));
    });
  // A body that is destroyed unread raises an error, which would end the process unheard.
  response.body.on("error", () => {});
  const failure = failureOf(response, { isStream, now: target.clock() });
  if (failure === undefined) return response.body;
  response.body.destroy();
  throw failure;
}

function requestBody(call: EndpointCall, isStream: boolean): Record<string, unknown> {
  return {
    model: call.model,
    messages: call.messages,
    max_tokens: call.maxTokens,
    temperature: call.temperature,
    ...(isStream ? { stream: true, stream_options: { include_usage: true } } : {}),
  };
}

function failureOf(
  { statusCode: status, headers }: Dispatcher.ResponseData,
  { isStream, now }: { isStream: boolean; now: number },
): ModelFailure | undefined {
  const retryAfterMs = readRetryAfter(headers["retry-after"], now);
  const retry = {
    status,
    isRetryable: true,
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  };
  if (status === 408) return new ModelFailure("timeout", retry);
  if (status === 429) return new ModelFailure("rate_limited", retry);
  if (status >= 500) return new ModelFailure("server_error", retry);
  if (status === 401 || status === 403) return new ModelFailure("unauthorized", { status });
  if (status >= 400) return new ModelFailure("rejected", { status });
  if (status >= 300) return new ModelFailure("redirect", { status });
  const isEvents = String(headers["content-type"]).startsWith("text/event-stream");
  return isStream && !isEvents ? new ModelFailure("bad_answer", { status }) : undefined;
}

function readRetryAfter(header: string | string[] | undefined, now: number): number | undefined {
  if (typeof header !== "string") return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** Errors with a code come from the system or the client; any other is a defect and stays one. */
function asFailure(error: unknown): unknown {
  if (!(error instanceof Error && "code" in error && typeof error.code === "string")) return error;
  const kind = error.code === "UND_ERR_CONNECT_TIMEOUT" ? "timeout" : "connection";
  return new ModelFailure(kind, { code: error.code, isRetryable: true });
}
