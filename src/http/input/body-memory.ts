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
  let total = 0;
  const held = new Map<string, number>();

  const hold = (name: string, bytes: number) => {
    const after = (held.get(name) ?? 0) + bytes;
    if (after > 0) held.set(name, after);
    else held.delete(name);
  };

  return {
    bytesHeld: () => total,
    share(owner) {
      let mine = 0;
      let accounts: readonly Account[] | undefined;
      return {
        get isHeld() {
          return mine > 0;
        },
        reserve(bytes) {
          const before = accounts ? mine : 0;
          const asked = accounts ?? (bytes > SMALL_BYTES_MAX ? accountsOf(owner(), bounds) : []);
          for (const account of asked) check(account, held.get(account.name) ?? 0, bytes - before);
          if (total + bytes - mine > bounds.serverBytes) {
            throw errors.unavailable("the server holds as many bodies as it can; try again", {
              retrySeconds: RETRY_SECONDS,
            });
          }
          total += bytes - mine;
          for (const { name } of asked) hold(name, bytes - before);
          if (asked.length > 0) accounts = asked;
          mine = bytes;
        },
        release() {
          total -= mine;
          for (const { name } of accounts ?? []) hold(name, -mine);
          accounts = undefined;
          mine = 0;
        },
      };
    },
  };
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
