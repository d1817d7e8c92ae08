import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { Readable } from "node:stream";

/** What a request without a live message has for a socket: enough to say where it came from. */
const NO_SOCKET = Object.freeze({
  remoteAddress: "127.0.0.1",
  remotePort: 0,
  encrypted: false,
  destroyed: false,
  writable: true,
  on: () => NO_SOCKET,
  once: () => NO_SOCKET,
  off: () => NO_SOCKET,
  removeListener: () => NO_SOCKET,
  setTimeout: () => NO_SOCKET,
});

export interface LocalRequestParts {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string | Uint8Array | Readable | null;
}

/** As much of `http.IncomingMessage` as a Fastify server reads, made from its parts. */
export class LocalRequest extends Readable {
  readonly method: string;
  url: string;
  headers: IncomingHttpHeaders;
  readonly httpVersion = "1.1";
  readonly httpVersionMajor = 1;
  readonly httpVersionMinor = 1;
  readonly socket = NO_SOCKET;
  readonly connection = NO_SOCKET;
  readonly trailers = {};
  complete = false;
  aborted = false;
  readonly #body: Readable | undefined;

  constructor({ method, path, headers, body }: LocalRequestParts) {
    super();
    this.method = method;
    this.url = path;
    this.headers = headers;
    if (body instanceof Readable) this.#body = this.#follow(body);
    else {
      if (body !== null && body.length > 0) this.push(body);
      this.#end();
    }
  }

  get rawHeaders(): string[] {
    return Object.entries(this.headers).flatMap(([name, value]) =>
      [value ?? []].flat().flatMap((one) => [name, one]),
    );
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
