import { errors } from "../api-error.js";
import { clientOf } from "../caller/client-address.js";

/** Smaller bodies come in one read of a socket, and are bounded by the connections there are. */
const SMALL_BYTES_MAX = 65_536;
const RETRY_SECONDS = 1;

/** How many bytes of bodies may be in flight at once. */
export interface BodyBounds {
  readonly serverBytes: number;
  readonly addressBytes: number;
  /** For one key, or all keys of its account. */
  readonly callerBytes: number;
  /** For the requests of an address that need no key. */
  readonly keylessBytes: number;
}

/** Whom a body is counted for. */
export interface BodyOwner {
  readonly address: string;
  /** Undefined on routes without a key. */
  readonly caller: string | undefined;
}

/** What one body holds of the memory for bodies. */
export interface BodyShare {
  /**
   * Makes room for a body of so many bytes in all. Throws 429 `rate_limited` when its caller has too
   * much in flight, 503 `unavailable` when the server has, and 413 when it could never fit.
   */
  reserve(bytes: number): void;
  readonly isHeld: boolean;
  release(): void;
}

/** Bounds the memory that bodies take while they arrive and until their requests are answered. */
export interface BodyMemory {
  /** The bytes that all bodies hold now. */
  bytesHeld(): number;
  /** The owner is asked for only when the body is no small one. */
  share(owner: () => BodyOwner): BodyShare;
}

/** Memory for bodies that all servers of a process share. */
export function createBodyMemory(bounds: BodyBounds): BodyMemory {
  const held: Held = { total: 0, byName: new Map() };
  return {
    bytesHeld: () => held.total,
    share: (owner) => new Share(owner, bounds, held),
  };
}

/** What all bodies hold, and those of each account. */
interface Held {
  total: number;
  readonly byName: Map<string, number>;
}

/** A class, since each literal with a getter has a shape of its own, which keeps what the getter sees. */
class Share implements BodyShare {
  readonly #owner: () => BodyOwner;
  readonly #bounds: BodyBounds;
  readonly #held: Held;
  #own = 0;
  #accounts: readonly Account[] | undefined;

  constructor(owner: () => BodyOwner, bounds: BodyBounds, held: Held) {
    this.#owner = owner;
    this.#bounds = bounds;
    this.#held = held;
  }

  get isHeld(): boolean {
    return this.#own > 0;
  }

  reserve(bytes: number): void {
    const before = this.#accounts ? this.#own : 0;
    const asked = this.#accounts ?? this.#accountsFor(bytes);
    const { byName } = this.#held;
    for (const account of asked) check(account, byName.get(account.name) ?? 0, bytes - before);
    if (this.#held.total + bytes - this.#own > this.#bounds.serverBytes) {
      throw errors.unavailable("the server holds as many bodies as it can; try again", {
        retrySeconds: RETRY_SECONDS,
      });
    }
    for (const { name } of asked) this.#hold(name, bytes - before);
    if (asked.length > 0) this.#accounts = asked;
    this.#count(bytes);
  }

  release(): void {
    for (const { name } of this.#accounts ?? []) this.#hold(name, -this.#own);
    this.#accounts = undefined;
    this.#count(0);
  }

  #accountsFor(bytes: number): readonly Account[] {
    return bytes > SMALL_BYTES_MAX ? accountsOf(this.#owner(), this.#bounds) : [];
  }

  #count(bytes: number): void {
    this.#held.total += bytes - this.#own;
    this.#own = bytes;
  }

  #hold(name: string, bytes: number): void {
    const { byName } = this.#held;
    const after = (byName.get(name) ?? 0) + bytes;
    if (after > 0) byName.set(name, after);
    else byName.delete(name);
  }
}

interface Account {
  readonly name: string;
  readonly of: string;
  readonly bytesMax: number;
}

function accountsOf({ address, caller }: BodyOwner, bounds: BodyBounds): Account[] {
  const client = clientOf(address);
  const own =
    caller === undefined
      ? {
          name: `keyless ${client}`,
          of: "this address without a key",
          bytesMax: bounds.keylessBytes,
        }
      : { name: `caller ${caller}`, of: "this key", bytesMax: bounds.callerBytes };
  return [own, { name: `address ${client}`, of: "this address", bytesMax: bounds.addressBytes }];
}

function check({ of, bytesMax }: Account, before: number, more: number): void {
  if (more > bytesMax) throw errors.payloadTooLarge(`the body must have at most ${bytesMax} bytes`);
  if (before + more <= bytesMax) return;
  const message = `requests of ${of} have ${before} bytes of bodies in flight, and ${bytesMax} are the most; try again`;
  throw errors.rateLimited(message, RETRY_SECONDS);
}
