import type { IncomingMessage, ServerResponse } from "node:http";
import type { Readable } from "node:stream";
import { setTimeout as startTimer } from "node:timers";
import type { Dispatcher } from "undici";
import { ApiError } from "../../http/api-error.js";
import { noteForwardedKey } from "../../http/caller/forwarded-key.js";
import type {
  BackendDispatcher,
  LiveDispatchOptions,
} from "../../http/in-process/local-dispatcher.js";
import { sendContinue } from "../../http/input/expect-continue.js";
import { ClientReply, type Ending } from "./client-reply.js";
import type { HeaderList } from "./header-policy.js";
import type { RemoteBackend } from "./remote-backend.js";
import type { RemoteLimits } from "./remote-limits.js";
import { readUpload, type UploadOptions } from "./upload.js";

/** A request on its way to a backend, and the answer on its way back. */
export interface Forwarding {
  readonly upload: UploadOptions;
  readonly message: IncomingMessage;
  /** The id of the key that it came with. */
  readonly keyId: string;
  readonly response: ServerResponse;
  /** The path with the query that the backend sees. */
  readonly path: string;
  readonly requestHeaders: HeaderList;
  /** What the gateway adds to the answer. */
  readonly answerHeaders: HeaderList;
  /** Called once, when the head of an answer was written. */
  readonly begin: () => void;
  /** Called when an answer that began is broken off, before the client can notice. */
  readonly cut: () => void;
}

/** No connection to the backend became free in time. */
export class QueueTimeout extends Error {
  constructor(ms: number) {
    super(`no connection to the backend became free within ${ms} ms`);
    this.name = "QueueTimeout";
  }
}

/** Hands a request to a backend in this process, which reads the live message itself. */
export function forwardHere(dispatcher: BackendDispatcher, call: Forwarding): Promise<Ending> {
  const { message } = call;
  const headers = call.requestHeaders;
  sendContinue(message, call.response);
  // The framing of the body is that of the message, which the backend goes on reading.
  const framing = message.headers["transfer-encoding"];
  if (framing !== undefined) headers.push("transfer-encoding", framing);
  if (message.headers.host !== undefined) headers.push("host", message.headers.host);
  noteForwardedKey(message, call.keyId);
  const options: LiveDispatchOptions = {
    path: call.path,
    method: methodOf(message),
    headers,
    live: message,
  };
  return new Promise((end) => {
    const { response, begin, cut, answerHeaders: added } = call;
    dispatcher.dispatch(options, new ClientReply({ response, added, begin, cut, end }));
  });
}

/** Sends a request to a backend elsewhere. */
export async function forwardAway(
  { pool }: RemoteBackend,
  call: Forwarding,
  limits: RemoteLimits,
): Promise<Ending> {
  let body: Buffer | Readable | null;
  try {
    sendContinue(call.message, call.response);
    body = await readUpload(call.message, call.upload);
  } catch (error) {
    const isThere = error instanceof ApiError && !call.message.destroyed;
    return isThere ? { kind: "failed", error } : { kind: "abandoned" };
  }
  const first = await sendAway(pool, call, body, limits);
  if (first.kind !== "failed" || !mayRepeat(call.message, body, first.error)) return first;
  return sendAway(pool, call, body, limits);
}

function sendAway(
  pool: Dispatcher,
  { message, response, path, requestHeaders, answerHeaders, begin, cut }: Forwarding,
  body: Buffer | Readable | null,
  limits: RemoteLimits,
): Promise<Ending> {
  const wantsEvents = message.headers.accept?.includes("text/event-stream") ?? false;
  return new Promise((resolve) => {
    const end = (ending: Ending) => {
      clearTimeout(queueTimer);
      resolve(ending);
    };
    const start = () => clearTimeout(queueTimer);
    const reply = new ClientReply({ response, added: answerHeaders, begin, start, cut, end });
    // A pool that never takes the request up would keep the client waiting for ever.
    const queueTimer = startTimer(
      () => reply.giveUp(new QueueTimeout(limits.queueMs)),
      limits.queueMs,
    );
    pool.dispatch(
      {
        path,
        method: methodOf(message),
        headers: requestHeaders,
        body,
        ...(wantsEvents ? { bodyTimeout: 0 } : {}),
      },
      reply,
    );
  });
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);
const BROKEN_CONNECTION = new Set(["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"]);

/**
 * A kept connection that the backend was closing just then breaks before any answer; a request
 * that changes nothing may go out once more.
 */
function mayRepeat(message: IncomingMessage, body: unknown, error: Error): boolean {
  const { code } = error as { code?: unknown };
  return (
    body === null &&
    SAFE_METHODS.has(message.method ?? "") &&
    BROKEN_CONNECTION.has(String(code)) &&
    !message.aborted
  );
}

/** Any method goes through, not only those that undici has a type for. */
function methodOf({ method }: IncomingMessage): Dispatcher.HttpMethod {
  return (method ?? "GET") as Dispatcher.HttpMethod;
}
