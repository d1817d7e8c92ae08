import { EventEmitter } from "node:events";
import { type OutgoingHttpHeader, type OutgoingHttpHeaders, STATUS_CODES } from "node:http";
import type { Dispatcher } from "undici";
import type { LocalController } from "./local-controller.js";

type Headers = Record<string, string | string[]>;
type GivenHeaders = OutgoingHttpHeaders | readonly OutgoingHttpHeader[];
type Told = () => void;

/** The request that an answer belongs to, as far as the answer needs it. */
export interface AnsweredRequest {
  readonly method?: string | undefined;
  readonly socket: unknown;
}

/**
 * What a backend answers into: as much of `http.ServerResponse` as a Fastify server uses, turned
 * into the calls of a dispatch handler. Nothing is kept here: each chunk is handed on at once, and
 * while the handler is paused `write` answers false until `drain`, which is all that `pipe` needs.
 */
export class LocalResponse extends EventEmitter {
  readonly req: AnsweredRequest;
  readonly socket: unknown;
  readonly connection: unknown;
  readonly sendDate = false;
  readonly writableObjectMode = false;
  statusCode = 200;
  statusMessage = "";
  headersSent = false;
  writableEnded = false;
  writableFinished = false;
  destroyed = false;
  readonly #controller: LocalController;
  readonly #handler: Dispatcher.DispatchHandler;
  #headers: Record<string, OutgoingHttpHeader> = {};
  #trailers: Headers = {};

  constructor(
    req: AnsweredRequest,
    controller: LocalController,
    handler: Dispatcher.DispatchHandler,
  ) {
    super();
    this.req = req;
    this.socket = req.socket;
    this.connection = req.socket;
    this.#controller = controller;
    this.#handler = handler;
  }

  get finished(): boolean {
    return this.writableEnded;
  }

  get writable(): boolean {
    return !this.writableEnded && !this.destroyed;
  }

  get writableNeedDrain(): boolean {
    return this.#controller.paused;
  }

  get closed(): boolean {
    return this.destroyed;
  }

  setHeader(name: string, value: OutgoingHttpHeader): this {
    this.#headers[name.toLowerCase()] = value;
    return this;
  }

  setHeaders(headers: Iterable<readonly [string, OutgoingHttpHeader]>): this {
    for (const [name, value] of headers) this.setHeader(name, value);
    return this;
  }

  appendHeader(name: string, value: string | string[]): this {
    const before = this.getHeader(name);
    const values = before === undefined ? [] : [before].flat().map(String);
    return this.setHeader(name, [...values, ...[value].flat()]);
  }

  getHeader(name: string): OutgoingHttpHeader | undefined {
    return this.#headers[name.toLowerCase()];
  }

  getHeaders(): OutgoingHttpHeaders {
    return { ...this.#headers };
  }

  getHeaderNames(): string[] {
    return Object.keys(this.#headers);
  }

  hasHeader(name: string): boolean {
    return name.toLowerCase() in this.#headers;
  }

  removeHeader(name: string): void {
    delete this.#headers[name.toLowerCase()];
  }

  addTrailers(trailers: Headers): void {
    this.#trailers = { ...this.#trailers, ...trailers };
  }

  writeProcessing(): void {
    this.#inform(102, {});
  }

  writeEarlyHints(hints: Headers, told?: Told): void {
    this.#inform(103, hints);
    told?.();
  }

  setTimeout(): this {
    return this;
  }

  flushHeaders(): void {
    this.#start();
  }

  writeHead(status: number, reason?: string | GivenHeaders, headers?: GivenHeaders): this {
    if (this.headersSent) {
      const code = "ERR_HTTP_HEADERS_SENT";
      throw Object.assign(new Error("the headers were sent already"), { code });
    }
    this.statusCode = status;
    if (typeof reason === "string") this.statusMessage = reason;
    this.#take(typeof reason === "string" ? headers : reason);
    this.#start();
    return this;
  }

  write(chunk: string | Uint8Array, encoding?: BufferEncoding | Told | null, told?: Told): boolean {
    if (!this.writable) return false;
    this.#start();
    this.#hand(chunk, typeof encoding === "string" ? encoding : "utf8");
    const written = typeof encoding === "function" ? encoding : told;
    if (written) process.nextTick(written);
    return !this.#controller.paused;
  }

  end(
    chunk?: string | Uint8Array | Told | null,
    encoding?: BufferEncoding | Told | null,
    told?: Told | null,
  ): this {
    if (!this.writable) return this;
    this.#start();
    if (chunk && typeof chunk !== "function") {
      this.#hand(chunk, typeof encoding === "string" ? encoding : "utf8");
    }
    this.writableEnded = true;
    // An answer whose handing on failed is over already.
    if (!this.destroyed)
      this.#guard(() => this.#handler.onResponseEnd?.(this.#controller, this.#trailers));
    const done = [chunk, encoding, told].find((argument) => typeof argument === "function");
    process.nextTick(() => this.#finish(done as Told | undefined));
    return this;
  }

  /** Ends the answer in the middle: the caller must not take what it has for the whole. */
  destroy(error?: Error): this {
    if (this.destroyed) return this;
    const isCutOff = !this.writableEnded;
    this.destroyed = true;
    if (isCutOff) {
      const reason = this.#controller.reason ?? error ?? new Error("the backend hung up");
      this.#handler.onResponseError?.(this.#controller, reason);
    }
    process.nextTick(() => this.emit("close"));
    return this;
  }

  #finish(done: Told | undefined): void {
    this.writableFinished = true;
    if (!this.destroyed) {
      this.emit("finish");
      this.destroy();
    }
    done?.();
  }

  #take(headers: GivenHeaders | undefined): void {
    if (Array.isArray(headers)) {
      for (let at = 0; at + 1 < headers.length; at += 2) {
        this.appendHeader(String(headers[at]), headers[at + 1] as string | string[]);
      }
      return;
    }
    const given = headers as OutgoingHttpHeaders | undefined;
    for (const name in given) {
      const value = given[name];
      if (value !== undefined) this.#headers[name.toLowerCase()] = value;
    }
  }

  #start(): void {
    if (this.headersSent) return;
    this.headersSent = true;
    const headers = this.#headers;
    for (const name in headers) {
      if (typeof headers[name] === "number") headers[name] = String(headers[name]);
    }
    const reason = this.statusMessage || (STATUS_CODES[this.statusCode] ?? "");
    const { statusCode } = this;
    this.#guard(() =>
      this.#handler.onResponseStart?.(this.#controller, statusCode, headers as Headers, reason),
    );
  }

  #inform(status: number, headers: Headers): void {
    if (this.headersSent) return;
    this.#guard(() => this.#handler.onResponseStart?.(this.#controller, status, headers));
  }

  #hand(chunk: string | Uint8Array, encoding: BufferEncoding): void {
    if (this.destroyed || this.req.method === "HEAD" || chunk.length === 0) return;
    const bytes = typeof chunk === "string" ? Buffer.from(chunk, encoding) : asBuffer(chunk);
    this.#guard(() => this.#handler.onResponseData?.(this.#controller, bytes));
  }

  /** What a handler throws comes back to its `onResponseError`, as in undici's own dispatchers. */
  #guard(call: () => void): void {
    try {
      call();
    } catch (error) {
      const reason = error instanceof Error ? error : new Error(String(error));
      if (this.writableEnded) this.#handler.onResponseError?.(this.#controller, reason);
      this.destroy(reason);
    }
  }
}

function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
}
