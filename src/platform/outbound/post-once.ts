import { type Dispatcher, request } from "undici";
import { causesOf, isTlsCode } from "./error-causes.js";
import { limitTime } from "./limit-time.js";
import { AddressRefused } from "./target-rules.js";

const TIMEOUT_MS = 10_000;
/** An answer with more than this costs the connection, which is not kept for the next call. */
const ANSWER_BYTES_MAX = 2_048;

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
  const limit = limitTime(signal, TIMEOUT_MS);
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
  return codes.some(isTlsCode) ? "tls" : "connection";
}
