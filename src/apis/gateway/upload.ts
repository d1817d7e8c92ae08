import type { IncomingMessage } from "node:http";
import { Readable } from "node:stream";
import { type ApiError, errors } from "../../http/api-error.js";
import type { BodyIntake } from "../../http/input/body-intake.js";
import type { BodyOwner } from "../../http/input/body-memory.js";
import { announcedLength, collectBody } from "../../http/input/collect-body.js";
import type { UploadPace, WatchedUpload } from "../../http/input/upload-pace.js";

const WHOLE_BYTES_MAX = 65_536;

/** Largest body that is passed on to a backend elsewhere; those here have limits of their own. */
export const UPLOAD_BYTES_MAX = 33_554_432;

/** How an upload comes in, and whom it is counted for. */
export interface UploadOptions {
  readonly intake: BodyIntake;
  readonly owner: BodyOwner;
}

/**
 * The body of a request: null without one, whole when it is short, which costs less than a stream,
 * and a stream otherwise. Rejects with an ApiError when it is too large, too slow or cut off, or the
 * stream fails with that.
 */
export async function readUpload(
  message: IncomingMessage,
  { intake: { memory, pace }, owner }: UploadOptions,
): Promise<Buffer | Readable | null> {
  if (!announcesBody(message)) return null;
  const length = announcedLength(message.headers);
  if (length !== undefined && length > UPLOAD_BYTES_MAX) throw tooLarge();
  if (length === undefined || length > WHOLE_BYTES_MAX) return new Upload(message, pace);
  const share = memory.share(() => owner);
  const turns = owner.caller ?? owner.address;
  const options = { bytesMax: WHOLE_BYTES_MAX, share, pace, owner: turns };
  const whole = await collectBody(message, options);
  share.release();
  return whole;
}

function tooLarge(): ApiError {
  return errors.payloadTooLarge(`the body must have at most ${UPLOAD_BYTES_MAX} bytes`);
}

/** Whether a request announces a body. */
function announcesBody({ headers }: IncomingMessage): boolean {
  const length = headers["content-length"];
  return headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
}

/**
 * The body of a live message as a stream of its own. A backend that answers before it has read all
 * of it makes the HTTP client destroy what it was sending; the message itself must live on, because
 * the answer goes out on its connection.
 */
class Upload extends Readable {
  readonly #message: IncomingMessage;
  readonly #watched: WatchedUpload;
  readonly #unwatch: () => void;
  #bytes = 0;

  constructor(message: IncomingMessage, pace: UploadPace) {
    super();
    this.#message = message;
    this.#watched = {
      arrived: 0,
      // A backend that reads slowly holds the sender up.
      isPaused: () => message.isPaused(),
      giveUp: (reason) => this.destroy(reason),
    };
    this.#unwatch = pace.watch(this.#watched);
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
    this.#unwatch();
    message.off("data", this.#onData).off("end", this.#onEnd).off("close", this.#onClose);
    message.resume();
    done(error);
  }

  readonly #onData = (chunk: Buffer): void => {
    this.#bytes += chunk.length;
    this.#watched.arrived += chunk.length;
    if (this.#bytes > UPLOAD_BYTES_MAX) this.destroy(tooLarge());
    else if (!this.push(chunk)) this.#message.pause();
  };

  readonly #onEnd = (): void => {
    this.#unwatch();
    this.push(null);
  };

  readonly #onClose = (): void => {
    if (!this.#message.complete) this.destroy(new Error("the client hung up"));
  };
}

function ignore(): void {}
