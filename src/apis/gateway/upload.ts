import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";

const WHOLE_BYTES_MAX = 65_536;

/** Largest body that is passed on to a backend elsewhere; those here have limits of their own. */
export const UPLOAD_BYTES_MAX = 33_554_432;

export class UploadTooLarge extends Error {
  constructor() {
    super(`the body is over ${UPLOAD_BYTES_MAX} bytes`);
    this.name = "UploadTooLarge";
  }
}

/**
 * The body of a request: null without one, whole when it is short, which costs less than a stream,
 * and a stream otherwise. Rejects with UploadTooLarge, or when the client hung up.
 */
export async function readUpload(message: IncomingMessage): Promise<Buffer | Readable | null> {
  if (!announcesBody(message)) return null;
  const length = Number(message.headers["content-length"] ?? Number.POSITIVE_INFINITY);
  if (length > UPLOAD_BYTES_MAX && Number.isFinite(length)) throw new UploadTooLarge();
  return length <= WHOLE_BYTES_MAX ? readWhole(message) : new Upload(message);
}

/** Whether a request announces a body. */
function announcesBody({ headers }: IncomingMessage): boolean {
  const length = headers["content-length"];
  return headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
}

function readWhole(message: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    message.on("data", (chunk: Buffer) => chunks.push(chunk));
    message.once("end", () => {
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks));
    });
    message.once("error", reject);
    message.once("close", () => reject(new Error("the client hung up")));
  });
}

/**
 * The body of a live message as a stream of its own. A backend that answers before it has read all
 * of it makes the HTTP client destroy what it was sending; the message itself must live on, because
 * the answer goes out on its connection.
 */
class Upload extends Readable {
  readonly #message: IncomingMessage;
  #bytes = 0;

  constructor(message: IncomingMessage) {
    super();
    this.#message = message;
    message.on("data", this.#onData);
    message.once("end", this.#onEnd);
    message.once("close", this.#onClose);
    // The error of a connection that breaks is followed by its close.
    message.on("error", ignore);
  }

  override _read(): void {
    this.#message.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    const message = this.#message;
    message.off("data", this.#onData).off("end", this.#onEnd).off("close", this.#onClose);
    message.resume();
    done(error);
  }

  readonly #onData = (chunk: Buffer): void => {
    this.#bytes += chunk.length;
    if (this.#bytes > UPLOAD_BYTES_MAX) this.destroy(new UploadTooLarge());
    else if (!this.push(chunk)) this.#message.pause();
  };

  readonly #onEnd = (): void => {
    this.push(null);
  };

  readonly #onClose = (): void => {
    if (!this.#message.complete) this.destroy(new Error("the client hung up"));
  };
}

function ignore(): void {}
