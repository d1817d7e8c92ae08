import { PassThrough, type Readable } from "node:stream";
import type { JSONRPCMessage, Transport } from "@modelcontextprotocol/server";
import type { RpcMessage } from "./read-message.js";
import { type AnswerId, RPC } from "./rpc-fault.js";

/** What the client takes: one JSON text, a stream of events, or either. */
export interface Accepted {
  readonly json: boolean;
  readonly events: boolean;
}

/** How a request is answered; a stream goes on after its head was sent. */
export interface Answer {
  readonly status: number;
  readonly body: string | Readable;
}

type Classification = NonNullable<
  NonNullable<Parameters<NonNullable<Transport["onmessage"]>>[1]>["classification"]
>;

export interface ExchangeOptions {
  readonly accepted: Accepted;
  readonly answerId: AnswerId;
  readonly classification: Classification | undefined;
  /** Called once it is over, with an answer or without. */
  readonly onEnd: () => void;
  /** Called with the text of the result that is sent. */
  readonly onResult?: (text: string) => void;
}

const KEEP_ALIVE_MS = 15_000;
/** What waits for a client that does not read; further notifications are dropped. */
const BUFFERED_BYTES_MAX = 1_048_576;

/** Of errors that are found before a handler runs; all others are answers like results. */
const STATUSES: Readonly<Record<number, number>> = {
  [RPC.invalidRequest]: 400,
  [RPC.methodNotFound]: 404,
  [RPC.headerMismatch]: 400,
  [RPC.unsupportedVersion]: 400,
};

/**
 * One request and its answer, as the transport of a server that is made for it. The answer is one JSON
 * text, unless something is to be told before the result to a client that takes a stream of events.
 */
export class Exchange implements Transport {
  onclose?: () => void;
  onerror?: (error: Error) => void;
  onmessage?: NonNullable<Transport["onmessage"]>;

  readonly #options: ExchangeOptions;
  readonly #answered: Promise<Answer | undefined>;
  #answer: (answer: Answer | undefined) => void = () => undefined;
  #stream: PassThrough | undefined;
  #keepAlive: NodeJS.Timeout | undefined;
  #isOver = false;
  /** True while the server looks at the message and has called no handler yet. */
  #isUnhandled = false;
  #replacement: object | undefined;

  constructor(options: ExchangeOptions) {
    this.#options = options;
    this.#answered = new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  async start(): Promise<void> {}

  /** Ends it without an answer, because the client hung up or cancelled; the handler hears of it. */
  abandon(): void {
    if (this.#isOver) return;
    this.#end();
    this.#answer(undefined);
    this.onclose?.();
  }

  async close(): Promise<void> {
    this.abandon();
  }

  /** Hands the message to the server; undefined when the exchange was abandoned before. */
  run(message: RpcMessage): Promise<Answer | undefined> {
    const { classification } = this.#options;
    this.#isUnhandled = true;
    this.onmessage?.(message as JSONRPCMessage, classification ? { classification } : {});
    this.#isUnhandled = false;
    return this.#answered;
  }

  /** Sends another result than the handler's, which the server would not let pass. */
  replaceResult(result: object): void {
    this.#replacement = result;
  }

  async send(message: JSONRPCMessage): Promise<void> {
    if (this.#isOver) return;
    if ("method" in message) {
      // A server that asks its client needs a session; it hears that there is none.
      if ("id" in message) throw new Error("this client cannot be asked");
      this.#notify(message);
    } else {
      this.#finish(message);
    }
  }

  /**
   * The server is not told that an exchange with an answer is over: it was made for it, has nothing left
   * to end, and would make an error for each.
   */
  #end(): void {
    this.#isOver = true;
    clearInterval(this.#keepAlive);
    this.#stream?.end();
    this.#options.onEnd();
  }

  #notify(message: JSONRPCMessage): void {
    if (!this.#options.accepted.events) return;
    const stream = this.#opened();
    if (stream.readableLength < BUFFERED_BYTES_MAX) stream.write(frame(JSON.stringify(message)));
  }

  #finish(message: Extract<JSONRPCMessage, { result: unknown } | { error: unknown }>): void {
    const id = JSON.stringify(this.#options.answerId);
    const text =
      "error" in message
        ? `{"jsonrpc":"2.0","id":${id},"error":${JSON.stringify(message.error)}}`
        : this.#resultText(id, message.result);
    const { json } = this.#options.accepted;
    if (json && !this.#stream) {
      const code = "error" in message ? message.error.code : undefined;
      this.#answer({ status: this.#statusOf(code), body: text });
    } else {
      this.#opened().write(frame(text));
    }
    this.#end();
  }

  #resultText(id: string, result: object): string {
    const text = JSON.stringify(this.#replacement ?? result);
    this.#options.onResult?.(text);
    return resultText(id, text);
  }

  #statusOf(code: number | undefined): number {
    if (code === undefined) return 200;
    if (code === RPC.missingCapability) return 400;
    // The older era answers whatever JSON-RPC answers with 200.
    const isEarly = this.#isUnhandled && this.#options.classification !== undefined;
    return isEarly ? (STATUSES[code] ?? 200) : 200;
  }

  #opened(): PassThrough {
    if (this.#stream) return this.#stream;
    const stream = new PassThrough();
    this.#stream = stream;
    this.#keepAlive = setInterval(() => stream.write(": still at work\n\n"), KEEP_ALIVE_MS).unref();
    this.#answer({ status: 200, body: stream });
    return stream;
  }
}

/** The text of an answer around the text of its result. */
export function resultText(id: string, result: string): string {
  return `{"jsonrpc":"2.0","id":${id},"result":${result}}`;
}

/** A text as an event of a stream. */
export function frame(text: string): string {
  return `event: message\ndata: ${text}\n\n`;
}
