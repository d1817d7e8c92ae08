import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { Readable } from "node:stream";

/** What a request without a live message has for a socket: enough to say where it came from. */
function socketAt(remoteAddress: string) {
  const socket = {
    remoteAddress,
    remotePort: 0,
    encrypted: false,
    destroyed: false,
    writable: true,
    on: () => socket,
    once: () => socket,
    off: () => socket,
    removeListener: () => socket,
    setTimeout: () => socket,
  };
  return Object.freeze(socket);
}

const NO_SOCKET = socketAt("127.0.0.1");

/** Where a request came from: all of a message that requests within it go on with. */
export interface Sender {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/** A call through the gateway whose service makes calls of its own that are counted with it. */
export interface CoveringCall {
  /** The id of the key that the call was counted on. */
  readonly keyId: string;
}

export interface LocalRequestParts {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string | Uint8Array | Readable | null;
  /** The message that it is part of, whose address is its own; that of this machine unless given. */
  readonly from?: Sender | undefined;
  readonly coveredBy?: CoveringCall | undefined;
}

/** As much of `http.IncomingMessage` as a Fastify server reads, made from its parts. */
export class LocalRequest extends Readable {
  readonly method: string;
  url: string;
  headers: IncomingHttpHeaders;
  rawHeaders: string[];
  readonly httpVersion = "1.1";
  readonly httpVersionMajor = 1;
  readonly httpVersionMinor = 1;
  readonly socket: typeof NO_SOCKET;
  readonly connection: typeof NO_SOCKET;
  readonly trailers = {};
  /** Nothing that arrives over a connection can have it, since a message from outside is of another class. */
  readonly coveredBy: CoveringCall | undefined;
  complete = false;
  aborted = false;
  readonly #body: Readable | undefined;

  constructor({ method, path, headers, body, from, coveredBy }: LocalRequestParts) {
    super();
    this.coveredBy = coveredBy;
    this.socket = from ? socketAt(from.socket.remoteAddress ?? "") : NO_SOCKET;
    this.connection = this.socket;
    this.method = method;
    this.url = path;
    this.headers = headers;
    this.rawHeaders = listHeaders(headers);
    if (body instanceof Readable) this.#body = this.#follow(body);
    else {
      if (body !== null && body.length > 0) this.push(body);
      this.#end();
    }
  }

  override _read(): void {
    this.#body?.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.aborted = !this.complete;
    this.#body?.destroy();
    done(error);
  }

  #follow(body: Readable): Readable {
    body.on("data", (chunk: Buffer) => {
      if (!this.push(chunk)) body.pause();
    });
    body.on("end", () => this.#end());
    body.on("error", (error) => this.destroy(error));
    body.on("close", () => {
      if (!this.complete) this.destroy(new Error("the body was cut off"));
    });
    return body;
  }

  #end(): void {
    this.complete = true;
    this.push(null);
  }
}

/** The call that a message is counted with; undefined for every message from outside. */
export function coveringCallOf(message: unknown): CoveringCall | undefined {
  return message instanceof LocalRequest ? message.coveredBy : undefined;
}

function listHeaders(headers: IncomingHttpHeaders): string[] {
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((one) => [name, one]),
  );
}

/** Turns a live message into the request that a backend sees: the same body under another head. */
export function readdress(
  message: IncomingMessage,
  head: { path: string; headers: IncomingHttpHeaders; rawHeaders: string[] },
): IncomingMessage {
  message.url = head.path;
  message.headers = head.headers;
  message.rawHeaders = head.rawHeaders;
  return message;
}
