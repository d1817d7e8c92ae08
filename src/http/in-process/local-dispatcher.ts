import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { Dispatcher } from "undici";
import { fromLegacyHandler, isLegacyHandler } from "./legacy-handler.js";
import { LocalController } from "./local-controller.js";
import { type CoveringCall, LocalRequest, readdress, type Sender } from "./local-request.js";
import { LocalResponse } from "./local-response.js";

/** The routing function of a backend's server. */
export type Routing = (request: IncomingMessage, response: ServerResponse) => void;

/** A call that still has the message it came with, which the backend may then read itself. */
export interface LiveDispatchOptions extends Dispatcher.DispatchOptions {
  readonly live?: IncomingMessage;
  /** Without that: the message that the request is part of, whose address counts. */
  readonly from?: Sender;
  /** Without that, too: the call that the request is counted with. */
  readonly coveredBy?: CoveringCall;
}

/** What the gateway uses of a dispatcher of undici, wherever the backend is. */
export type BackendDispatcher = Pick<Dispatcher, "dispatch" | "close" | "destroy">;

/**
 * Reaches a backend in this process as undici reaches one elsewhere. The request of a live message
 * is that message under another head; any other is made from its parts. Only the answer is emulated,
 * and it streams both ways, with back-pressure and aborts.
 */
export class LocalDispatcher implements BackendDispatcher {
  readonly #open: () => Promise<Routing>;
  #routing: Routing | undefined;

  /** `open` starts the server; it is asked at the first call, and again after it failed. */
  constructor(open: () => Promise<Routing>) {
    this.#open = open;
  }

  dispatch(options: LiveDispatchOptions, given: Dispatcher.DispatchHandler): boolean {
    const handler = isLegacyHandler(given) ? fromLegacyHandler(given) : given;
    const controller = new LocalController();
    handler.onRequestStart?.(controller, null);
    if (controller.aborted) {
      handler.onResponseError?.(controller, controller.reason ?? new Error("aborted"));
      return true;
    }
    const request = requestOf(options);
    const response = new LocalResponse(request, controller, handler);
    controller.attach(response);
    const route = (routing: Routing): void => {
      // Both are what a Fastify server uses of their types, and nothing else is behind this seam.
      routing(request as IncomingMessage, response as unknown as ServerResponse);
    };
    if (this.#routing) {
      route(this.#routing);
      return true;
    }
    this.#open().then(
      (routing) => {
        this.#routing = routing;
        if (!controller.aborted) route(routing);
      },
      (error: Error) => handler.onResponseError?.(controller, error),
    );
    return true;
  }

  close(): Promise<void>;
  close(closed: () => void): void;
  close(closed?: () => void): Promise<void> | void {
    return settle(closed);
  }

  destroy(error?: Error | null): Promise<void>;
  destroy(done: () => void): void;
  destroy(error: Error | null, done: () => void): void;
  destroy(first?: Error | null | (() => void), second?: () => void): Promise<void> | void {
    return settle(typeof first === "function" ? first : second);
  }
}

/** A backend here has nothing to close; its server belongs to whoever made it. */
function settle(closed: (() => void) | undefined): Promise<void> | void {
  if (!closed) return Promise.resolve();
  queueMicrotask(closed);
}

function requestOf(options: LiveDispatchOptions) {
  const { live, from, coveredBy, method, path, headers, body } = options;
  const { named, raw } = readHeaders(headers);
  if (live) return readdress(live, { path, headers: named, rawHeaders: raw });
  if (body instanceof Readable && named["content-length"] === undefined) {
    named["transfer-encoding"] = "chunked";
  } else if (typeof body === "string" || body instanceof Uint8Array) {
    named["content-length"] ??= String(Buffer.byteLength(body));
  }
  const bytes =
    typeof body === "string" || body instanceof Uint8Array || body instanceof Readable
      ? body
      : null;
  return new LocalRequest({ method, path, headers: named, body: bytes, from, coveredBy });
}

/** Names that a message has once: what comes later is dropped, as Node's own parser does. */
const ONCE = new Set([
  "age",
  "authorization",
  "content-length",
  "content-type",
  "etag",
  "expires",
  "from",
  "host",
  "if-modified-since",
  "if-unmodified-since",
  "last-modified",
  "location",
  "max-forwards",
  "proxy-authorization",
  "referer",
  "retry-after",
  "server",
  "user-agent",
]);

/** Headers by lower-case name, and as the flat list they may have come in. */
function readHeaders(headers: Dispatcher.DispatchOptions["headers"]): {
  named: IncomingHttpHeaders;
  raw: string[];
} {
  const raw = flatten(headers);
  const named: IncomingHttpHeaders = {};
  for (let at = 0; at + 1 < raw.length; at += 2) {
    const name = raw[at]?.toLowerCase() ?? "";
    const value = raw[at + 1] ?? "";
    const before = named[name];
    if (name === "set-cookie") named[name] = [...(named[name] ?? []), value];
    else if (before === undefined) named[name] = value;
    else if (name === "cookie") named[name] = `${before}; ${value}`;
    else if (!ONCE.has(name)) named[name] = `${before}, ${value}`;
  }
  return { named, raw };
}

function flatten(headers: Dispatcher.DispatchOptions["headers"]): string[] {
  if (!headers) return [];
  if (Array.isArray(headers)) return headers as string[];
  const entries =
    Symbol.iterator in headers ? [...headers] : Object.entries(headers as IncomingHttpHeaders);
  return entries.flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((one) => [name, String(one)]),
  );
}
