import type { IncomingHttpHeaders } from "node:http";
import type { Readable } from "node:stream";
import { type ApiError, errors } from "../api-error.js";
import type { BodyShare } from "./body-memory.js";
import { readInTurns } from "./read-in-turns.js";
import type { UploadPace } from "./upload-pace.js";

const CAPACITY_BYTES_FIRST = 65_536;
/** One read of a socket brings as much, and bodies that take a turn of their own are larger. */
const AT_HAND_BYTES_MAX = 65_535;

/** A message with a body, as it came. */
export type Message = Readable & {
  readonly headers: IncomingHttpHeaders;
  /** Whether all of it has come. */
  readonly complete?: boolean;
};

export interface CollectOptions {
  readonly bytesMax: number;
  /** Where its room is taken; it stays taken when the body is whole, and not when it fails. */
  readonly share: BodyShare;
  readonly pace: UploadPace;
  /** Whose body it is: large ones are taken in by turns. */
  readonly owner: string;
  /** Called when the body is awaited. */
  readonly begin?: () => void;
}

/**
 * The whole body of a message that came along with its head, as a small one mostly does: there is
 * nothing to wait for and no room to take. Undefined for any other.
 */
export function bodyAtHand(message: Message, bytesMax: number): Buffer | undefined {
  if (!message.complete || message.destroyed) return undefined;
  const announced = announcedLength(message.headers) ?? 0;
  const isWhole = announced > 0 && message.readableLength === announced;
  if (!isWhole || announced > Math.min(bytesMax, AT_HAND_BYTES_MAX)) return undefined;
  return message.read() as Buffer;
}

/**
 * The whole body of a message. Rejects with 413 when it is over its limit, with 429 or 503 when there
 * is no room for it, with 408 when it comes too slowly and with 400 when it is cut off; what still
 * comes of it is then thrown away.
 */
export function collectBody(message: Message, options: CollectOptions): Promise<Buffer> {
  const { bytesMax, share, pace, owner } = options;
  const announced = announcedLength(message.headers);
  if (announced !== undefined && announced > bytesMax) return Promise.reject(tooLarge());
  // Who hung up while the key was looked up: nothing more is heard of such a message.
  if (message.destroyed) return Promise.reject(cutOff());
  options.begin?.();
  const body = new GrowingBody(announced, bytesMax, share);
  return new Promise((resolve, reject) => {
    const upload = {
      arrived: 0,
      isPaused: () => false,
      giveUp: (reason: ApiError) => fail(reason),
    };
    const unwatch = pace.watch(upload);
    const takeTurns = readInTurns(message, owner);
    const stop = () => {
      unwatch();
      message.off("data", onData).off("end", onEnd).off("error", onCut).off("close", onCut);
    };
    const fail = (error: unknown) => {
      stop();
      share.release();
      message.resume();
      reject(error);
    };
    const onData = (chunk: Buffer) => {
      upload.arrived += chunk.length;
      try {
        body.add(chunk);
        takeTurns(chunk);
      } catch (error) {
        fail(error);
      }
    };
    const onCut = () => fail(cutOff());
    const onEnd = () => {
      if (body.length !== (announced ?? body.length)) return fail(notAsLong());
      stop();
      resolve(body.whole());
    };
    message.on("data", onData).once("end", onEnd).once("error", onCut).once("close", onCut);
  });
}

/** The length that a message says its body has; undefined where it says none. */
export function announcedLength({ "content-length": length }: IncomingHttpHeaders) {
  return length === undefined ? undefined : Number(length);
}

function cutOff(): ApiError {
  return errors.invalidRequest("the body was cut off");
}

function notAsLong(): ApiError {
  return errors.invalidRequest("the body is not as long as its content-length");
}

function tooLarge(): ApiError {
  return errors.payloadTooLarge("the body is too large for this route");
}

/**
 * Bytes that arrive in pieces, copied at once to where they stay: pieces can be of one byte each, and
 * keeping them would cost far more than their bytes. A body of one piece is that piece.
 */
class GrowingBody {
  length = 0;
  readonly #announced: number | undefined;
  readonly #bytesMax: number;
  readonly #share: BodyShare;
  #bytes: Buffer | undefined;

  constructor(announced: number | undefined, bytesMax: number, share: BodyShare) {
    this.#announced = announced;
    this.#bytesMax = bytesMax;
    this.#share = share;
  }

  add(chunk: Buffer): void {
    const length = this.length + chunk.length;
    if (length > this.#bytesMax) throw tooLarge();
    if (length > (this.#announced ?? length)) throw notAsLong();
    if (this.length === 0 && (length === this.#announced || this.#announced === undefined)) {
      this.#bytes = chunk;
    } else {
      this.#roomFor(length).set(chunk, this.length);
    }
    this.length = length;
  }

  /** All that arrived, in memory that holds nothing else. */
  whole(): Buffer {
    const bytes = this.#bytes ?? Buffer.alloc(0);
    if (bytes.length === this.length) return bytes;
    const exact = Buffer.allocUnsafeSlow(this.length);
    exact.set(bytes.subarray(0, this.length));
    if (this.#share.isHeld) this.#share.reserve(this.length);
    return exact;
  }

  /** The system gives memory as it is written, so that a large body that never comes takes none. */
  #roomFor(length: number): Buffer {
    const before = this.#bytes;
    if (before && before.length >= length) return before;
    const doubled = Math.max(length, 2 * (before?.length ?? 0), CAPACITY_BYTES_FIRST);
    const capacity = this.#announced ?? Math.min(doubled, this.#bytesMax);
    this.#share.reserve(capacity);
    const grown = Buffer.allocUnsafeSlow(capacity);
    if (before) grown.set(before.subarray(0, this.length));
    this.#bytes = grown;
    return grown;
  }
}
