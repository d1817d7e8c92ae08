import { type Dispatcher, request } from "undici";
import { AddressRefused } from "./target-rules.js";

const TIMEOUT_MS = 10_000;
/** An answer with more than this costs the connection, which is not kept for the next call. */
const ANSWER_BYTES_MAX = 2_048;
const CAUSES_MAX = 5;

export interface Post {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Gives the call up. */
  readonly signal: AbortSignal;
}

type PostError = "timeout" | "address_refused" | "tls" | "connection" | "aborted";

/** How a call went: `status` is null when there was no answer, `error` when there was one. */
export interface PostResult {
  readonly status: number | null;
  readonly error: PostError | null;
  /** The header Retry-After of the answer. */
  readonly retryAfter?: string;
}

/**
 * Posts bytes once, for at most 10 seconds, and answers how that went; never throws. A redirect is
 * an answer like any other. The body of the answer is read, up to 2 KiB, and dropped.
 */
export async function postOnce(
  dispatcher: Dispatcher,
  { url, headers, body, signal }: Post,
): Promise<PostResult> {
  const limit = limitTime(signal);
  try {
    const answer = await request(url, {
      dispatcher,
      method: "POST",
      headers,
      body,
      signal: limit.signal,
    });
    await drop(answer.body);
    const retryAfter = answer.headers["retry-after"];
    const result = { status: answer.statusCode, error: null };
    return typeof retryAfter === "string" ? { ...result, retryAfter } : result;
  } catch (error) {
    if (signal.aborted) return { status: null, error: "aborted" };
    return { status: null, error: limit.signal.aborted ? "timeout" : errorOf(error) };
  } finally {
    limit.stop();
  }
}

/** Made by hand: what `AbortSignal.any` joins to a signal that lives long is kept for long. */
function limitTime(signal: AbortSignal): { signal: AbortSignal; stop: () => void } {
  const call = new AbortController();
  const abort = () => call.abort();
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort);
  const timer = setTimeout(abort, TIMEOUT_MS);
  return {
    signal: call.signal,
    stop() {
      clearTimeout(timer);
      signal.removeEventListener("abort", abort);
    },
  };
}

/** Reads a small answer to its end, so that its connection serves the next call. */
async function drop(body: Dispatcher.ResponseData["body"]): Promise<void> {
  let bytes = 0;
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > ANSWER_BYTES_MAX) break;
    }
  } catch {
    // The status is the answer: it stands whatever becomes of the rest.
  }
}

function errorOf(error: unknown): PostError {
  const chain = causesOf(error);
  if (chain.some((cause) => cause instanceof AddressRefused)) return "address_refused";
  const codes = chain.map((cause) => String((cause as { code?: unknown }).code));
  if (codes.some((code) => code.includes("TIMEOUT") || code === "ETIMEDOUT")) return "timeout";
  return codes.some((code) => TLS_CODE.test(code)) ? "tls" : "connection";
}

const TLS_CODE = /CERT|TLS|SSL|SIGNATURE|EPROTO/;

/** An error and what caused it, outermost first. */
function causesOf(error: unknown): object[] {
  const chain: object[] = [];
  for (let cause = error; chain.length < CAUSES_MAX; ) {
    if (typeof cause !== "object" || cause === null) break;
    chain.push(cause);
    cause = (cause as { cause?: unknown }).cause;
  }
  return chain;
}
