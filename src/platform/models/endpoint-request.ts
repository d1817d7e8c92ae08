import { type Dispatcher, Pool } from "undici";
import type { CallLimits } from "./call-limits.js";
import { ModelFailure } from "./model-errors.js";

/** One path of an endpoint, with the connections to it. */
export interface Target {
  readonly pool: Pool;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly clock: () => number;
}

type Body = Dispatcher.ResponseData["body"];

/** What a streamed answer may take, and weigh. */
export const STREAM_MS_MAX = 600_000;
export const STREAM_BYTES_MAX = 32 * 1024 * 1024;
const CONNECTIONS_MAX = 64;
const CONNECT_MS = 5_000;

/**
 * One path under `baseUrl`, which the operator chose and which may therefore be a private address.
 * Redirects are not followed: the key would go where they point.
 */
export function openTarget(options: {
  readonly baseUrl: string;
  readonly path: string;
  readonly apiKey?: string | undefined;
  readonly clock: () => number;
}): Target {
  const url = new URL(options.baseUrl);
  return {
    pool: new Pool(url.origin, {
      connections: CONNECTIONS_MAX,
      connect: { timeout: CONNECT_MS },
      // The limits of a call cover both; undici's own timers only tell whole seconds apart.
      headersTimeout: 0,
      bodyTimeout: 0,
    }),
    path: pathUnder(options.baseUrl, options.path),
    headers: headersFor(options.apiKey),
    clock: options.clock,
  };
}

/** Path and query of what lies at `path` under a base address. */
export function pathUnder(baseUrl: string, path: string): string {
  const { pathname, search } = new URL(baseUrl);
  return `${pathname.replace(/\/+$/, "")}${path}${search}`;
}

interface JsonRequest {
  /** A value to be written as JSON, or JSON that is written. */
  readonly body: Readonly<Record<string, unknown>> | Uint8Array;
  readonly traceparent?: string | undefined;
  readonly limits: CallLimits;
}

/** Sends JSON and answers the body of a 2xx reply; throws `ModelFailure` for any other. */
export async function postJson(
  target: Target,
  { isStream, ...request }: JsonRequest & { readonly isStream: boolean },
): Promise<Body> {
  const response = await sendJson(target, request);
  const failure = failureOf(response, { isStream, now: target.clock() });
  if (failure === undefined) return response.body;
  response.body.destroy();
  throw failure;
}

/** Sends JSON and answers what is replied, whatever its status. */
export async function sendJson(
  target: Target,
  { body, traceparent, limits }: JsonRequest,
): Promise<Dispatcher.ResponseData> {
  const response = await target.pool
    .request({
      method: "POST",
      path: target.path,
      headers: traceparent ? { ...target.headers, traceparent } : target.headers,
      body: body instanceof Uint8Array ? body : JSON.stringify(body),
      signal: limits.signal,
    })
    .catch((error: unknown) => {
      throw asFailure(limits.explain(error));
    });
  // A body that is destroyed unread raises an error, which would end the process unheard.
  response.body.on("error", () => {});
  return response;
}

/** The text of a whole body; throws `ModelFailure` when it is too long or silent for too long. */
export async function readWhole(
  body: Body,
  bounds: { silenceMs: number; bytesMax: number; limits: CallLimits },
): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const bytes of readBytes(body, bounds)) parts.push(bytes);
  return Buffer.concat(parts).toString("utf8");
}

/** The bytes of a body as they come, within a total and with a longest pause. */
export async function* readBytes(
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

/** What a reply means by its status; undefined for one that answers. */
export function failureOf(
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
