import { createHash } from "node:crypto";
import { createSieveCache } from "../../../engines/caching/eviction/sieve-cache.js";
import { type ApiError, errors } from "../../../http/api-error.js";
import type { Representation } from "../../../http/representation.js";
import type { Clock } from "../../../platform/clock/clock.js";
import { unlessAborted } from "../../../platform/threads/deadline.js";
import { OwnerTurns } from "../../../platform/threads/owner-turns.js";
import type { StopSignal } from "../../../platform/threads/stop-signal.js";

/** What is to be seen; two that are equal are one picture. */
export interface PictureOrder {
  /** Path of a page. */
  readonly target: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export interface Picture extends Representation {
  /** Epoch milliseconds. */
  readonly takenAt: number;
}

/** Who asks, and until when. */
export interface Asker {
  /** The address that places are counted by. */
  readonly client: string;
  readonly signal: StopSignal;
}

export interface PicturesOptions {
  readonly clock: Clock;
  /** Takes a picture as PNG; called in a turn of the client. */
  readonly take: (order: PictureOrder, signal: AbortSignal) => Promise<Uint8Array>;
}

/** How long a picture is the answer to who asks for it again. */
export const KEPT_MS = 60_000;
const CACHE_BYTES_MAX = 32 * 1024 * 1024;
const CACHE_ENTRIES_MAX = 512;
const AT_ONCE = 2;
/** Pictures that are taken or wait to be. */
const PLACES_MAX = 16;
const PLACES_OF_CLIENT_MAX = 4;
const RETRY_SECONDS = 2;

/** A picture that is being taken for everybody who asks for it meanwhile. */
interface Shot {
  readonly picture: Promise<Picture>;
  readonly stop: AbortController;
  askers: number;
}

/**
 * Answers pictures: one that was taken within 60 s, one that is being taken, or one that is taken now.
 * Rejects with 429 where too many wait already, and with the reason of the signal; a picture that
 * nobody waits for any more is given up.
 */
export function createPictures({ clock, take }: PicturesOptions) {
  const kept = createSieveCache<string, Picture>({
    bytesMax: CACHE_BYTES_MAX,
    entriesMax: CACHE_ENTRIES_MAX,
  });
  const shots = new Map<string, Shot>();
  const turns = new OwnerTurns({ atOnce: AT_ONCE });
  const places = createPlaces();

  function begin(name: string, order: PictureOrder, client: string): Shot {
    places.enter(client);
    const stop = new AbortController();
    const turn = async () => toPicture(await take(order, stop.signal), clock());
    const picture = turns
      .run({ owner: client, signal: stop.signal }, turn)
      .then((taken) => {
        kept.set(name, taken, taken.bytes.length);
        return taken;
      })
      .finally(() => {
        places.leave(client);
        if (shots.get(name) === shot) shots.delete(name);
      });
    const shot = { picture, stop, askers: 0 };
    shots.set(name, shot);
    return shot;
  }

  return async function pictureOf(order: PictureOrder, asker: Asker): Promise<Picture> {
    const name = `${order.width}x${order.height} ${order.target}`;
    const known = kept.get(name);
    if (known && clock() - known.takenAt < KEPT_MS) return known;
    const shot = shots.get(name) ?? begin(name, order, asker.client);
    shot.askers += 1;
    try {
      return await unlessAborted(asker.signal, shot.picture);
    } finally {
      shot.askers -= 1;
      if (shot.askers === 0) {
        // Whoever asks from now on does not get one that was given up.
        if (shots.get(name) === shot) shots.delete(name);
        shot.stop.abort();
      }
    }
  };
}

function toPicture(png: Uint8Array, takenAt: number): Picture {
  const bytes = Buffer.from(png.buffer, png.byteOffset, png.byteLength);
  const etag = `"${createHash("sha256").update(bytes).digest("base64url")}"`;
  return { bytes, contentType: "image/png", etag, takenAt };
}

/** Bounds how many pictures are on their way, in all and for one client. */
function createPlaces() {
  const ofClients = new Map<string, number>();
  let total = 0;
  return {
    /** Throws 429 where no place is free. */
    enter(client: string): void {
      const own = ofClients.get(client) ?? 0;
      if (total >= PLACES_MAX) throw tooManyPictures(`at most ${PLACES_MAX} pictures`);
      if (own >= PLACES_OF_CLIENT_MAX) {
        throw tooManyPictures(`at most ${PLACES_OF_CLIENT_MAX} pictures of one address`);
      }
      total += 1;
      ofClients.set(client, own + 1);
    },
    leave(client: string): void {
      total -= 1;
      const own = ofClients.get(client) ?? 1;
      if (own > 1) ofClients.set(client, own - 1);
      else ofClients.delete(client);
    },
  };
}

/** The refusal of a picture that no place is free for. */
function tooManyPictures(bound: string): ApiError {
  return errors.rateLimited(`${bound} are taken or wait at the same time`, RETRY_SECONDS);
}
