import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import type { Dispatcher } from "undici";
import {
  type AnswerHeaders,
  type HeaderList,
  headersForClient,
  mayReachClient,
} from "./header-policy.js";

/** How a forwarded call ended. */
export type Ending =
  /** The whole answer was handed to the client. */
  | { readonly kind: "answered"; readonly status: number }
  /** Nothing of an answer came; the client can still be told why. */
  | { readonly kind: "failed"; readonly error: Error }
  /** The backend broke off in the middle, and so did the answer to the client. */
  | { readonly kind: "cut"; readonly status: number }
  /** The client hung up. */
  | { readonly kind: "abandoned" };

const JOINED_BYTES_MAX = 16_384;

export interface ReplyOptions {
  readonly response: ServerResponse;
  readonly added: HeaderList;
  /** Called once, when the head of an answer was written. */
  readonly begin: () => void;
  /** Called when the request goes out on a connection. */
  readonly start?: () => void;
  /** Called when an answer that began is broken off, before the client can notice. */
  readonly cut: () => void;
  /** Called once. */
  readonly end: (ending: Ending) => void;
}

/**
 * Writes the answer of a dispatched request straight to the client as it arrives. It never throws:
 * what a callback throws would come back as an error of the backend.
 */
export class ClientReply implements Dispatcher.DispatchHandler {
  readonly #response: ServerResponse;
  readonly #options: ReplyOptions;
  #controller: Dispatcher.DispatchController | undefined;
  #status = 0;
  /** Written with the first byte behind it: until then the client can still be told of a failure. */
  #head: (() => void) | undefined;
  #isOver = false;
  /** A body that came in one piece waits for the end, so that it leaves in one write with the head. */
  #whole: Buffer | undefined;
  #contentLength = -1;

  constructor(options: ReplyOptions) {
    this.#options = options;
    this.#response = options.response;
    this.#response.once("close", this.#onClose);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller;
    this.#options.start?.();
    if (this.#isOver) controller.abort(new Error("the client hung up"));
  }

  onResponseStart(
    controller: Dispatcher.DispatchController,
    status: number,
    headers: IncomingHttpHeaders,
    reason?: string,
  ): void {
    if (this.#isOver) return;
    if (status < 200) {
      this.#inform(status, headers);
      return;
    }
    this.#status = status;
    this.#contentLength = headers["content-length"] ? Number(headers["content-length"]) : -1;
    // undici reads header bytes as UTF-8, which is not what every backend writes.
    const asSent = (controller.rawHeaders ?? headers) as AnswerHeaders;
    const list = headersForClient(asSent, this.#options.added);
    this.#head = () => {
      this.#response.sendDate = headers.date === undefined;
      if (reason) this.#response.writeHead(status, reason, list);
      else this.#response.writeHead(status, list);
      this.#options.begin();
    };
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#isOver) return;
    if (chunk.length === this.#contentLength) {
      this.#whole = chunk;
      return;
    }
    this.#writeHead();
    if (this.#response.write(chunk) || controller.paused) return;
    controller.pause();
    this.#response.once("drain", () => controller.resume());
  }

  onResponseEnd(
    _controller: Dispatcher.DispatchController,
    trailers: IncomingHttpHeaders | null | undefined,
  ): void {
    if (this.#isOver) return;
    this.#writeHead();
    for (const name in trailers) {
      const value = String(trailers[name]);
      if (mayReachClient(name, value)) this.#response.addTrailers({ [name]: value });
    }
    if (this.#whole === undefined) this.#response.end();
    // As text of one byte a character, which Node joins to the head: one write instead of two.
    else if (this.#whole.length <= JOINED_BYTES_MAX)
      this.#response.end(this.#whole.toString("latin1"), "latin1");
    else this.#response.end(this.#whole);
    this.#finish({ kind: "answered", status: this.#status });
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    if (this.#isOver) return;
    if (!this.#response.headersSent) {
      this.#finish({ kind: "failed", error });
      return;
    }
    this.#options.cut();
    this.#finish({ kind: "cut", status: this.#status });
    this.#response.destroy();
  }

  /** Gives the request up before or while it runs, as when it waited too long for a connection. */
  giveUp(error: Error): void {
    if (this.#isOver) return;
    this.onResponseError(NO_CONTROLLER, error);
    this.#controller?.abort(error);
  }

  readonly #onClose = (): void => {
    if (this.#isOver) return;
    this.#finish({ kind: "abandoned" });
    this.#controller?.abort(new Error("the client hung up"));
  };

  #writeHead(): void {
    this.#head?.();
    this.#head = undefined;
  }

  #inform(status: number, headers: IncomingHttpHeaders): void {
    const { link } = headers;
    if (status === 103 && link) this.#response.writeEarlyHints({ link });
    if (status === 102) this.#response.writeProcessing();
  }

  #finish(ending: Ending): void {
    this.#isOver = true;
    this.#response.off("close", this.#onClose);
    this.#options.end(ending);
  }
}

const NO_CONTROLLER: Dispatcher.DispatchController = {
  aborted: false,
  paused: false,
  reason: null,
  abort() {},
  pause() {},
  resume() {},
};
