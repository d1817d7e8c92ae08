import type { IncomingHttpHeaders } from "node:http";
import type { Dispatcher } from "undici";
import { errors } from "../api-error.js";
import {
  type LiveDispatchOptions,
  LocalDispatcher,
  type Routing,
} from "../in-process/local-dispatcher.js";
import type { CoveringCall, Sender } from "../in-process/local-request.js";

/** A request of this process to itself, on behalf of one that came from outside. */
export interface InnerRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Whose request it is part of: addresses are counted as that one's. */
  readonly from: Sender;
  /** The call through the gateway that it is counted with; unless given it counts for itself. */
  readonly coveredBy?: CoveringCall;
  readonly signal: AbortSignal;
}

export interface InnerReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** The way from within to the routes of this server, past none of what guards them. */
export interface FrontDoor {
  /** Says where the routes are, once they are there. */
  open(routing: () => Routing): void;
  /** Rejects with an ApiError when the answer is too large, broken off, or nobody waits any more. */
  send(request: InnerRequest): Promise<InnerReply>;
}

/** Larger than every answer that is not a download. */
const REPLY_BYTES_MAX = 8_388_608;
/** What tells whom a request is from, besides its connection. */
const HANDED_ON = [
  "host",
  "user-agent",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "traceparent",
];

/** A door that leads nowhere yet. */
export function createFrontDoor(): FrontDoor {
  let routes: (() => Routing) | undefined;
  const dispatcher = new LocalDispatcher(async () => {
    if (!routes) throw errors.unavailable("the server is starting");
    return routes();
  });
  return {
    open(routing) {
      routes = routing;
    },
    send: (request) =>
      new Promise((resolve, reject) => {
        const options: LiveDispatchOptions = {
          path: request.path,
          method: request.method as Dispatcher.HttpMethod,
          headers: { ...handedOn(request.from), ...request.headers },
          body: request.body ?? null,
          from: request.from,
          ...(request.coveredBy ? { coveredBy: request.coveredBy } : {}),
        };
        dispatcher.dispatch(options, new Collector(request.signal, { resolve, reject }));
      }),
  };
}

/** Where a message came from, to be known when its connection is gone. */
export function senderOf(message: Sender): Sender {
  const { remoteAddress } = message.socket;
  return { headers: handedOn(message), socket: { remoteAddress } };
}

function handedOn({ headers }: Sender): Record<string, string> {
  const entries = HANDED_ON.map((name) => [name, headers[name]]);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
}

interface Settle {
  resolve(reply: InnerReply): void;
  reject(error: unknown): void;
}

/** Keeps an answer until it is whole. */
class Collector implements Dispatcher.DispatchHandler {
  readonly #signal: AbortSignal;
  readonly #settle: Settle;
  readonly #chunks: Buffer[] = [];
  #bytes = 0;
  #status = 0;
  #headers: IncomingHttpHeaders = {};
  #giveUp: (() => void) | undefined;

  constructor(signal: AbortSignal, settle: Settle) {
    this.#signal = signal;
    this.#settle = settle;
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#giveUp = () => controller.abort(errors.timeout("nobody waits for this answer"));
    if (this.#signal.aborted) this.#giveUp();
    else this.#signal.addEventListener("abort", this.#giveUp, { once: true });
  }

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
  ): void {
    this.#status = status;
    this.#headers = headers;
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    this.#bytes += chunk.length;
    if (this.#bytes <= REPLY_BYTES_MAX) this.#chunks.push(chunk);
    else
      controller.abort(errors.payloadTooLarge(`the answer has more than ${REPLY_BYTES_MAX} bytes`));
  }

  onResponseEnd(): void {
    this.#leave();
    const [status, headers] = [this.#status, this.#headers];
    this.#settle.resolve({ status, headers, body: Buffer.concat(this.#chunks) });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.#leave();
    this.#settle.reject(error);
  }

  #leave(): void {
    if (this.#giveUp) this.#signal.removeEventListener("abort", this.#giveUp);
  }
}
