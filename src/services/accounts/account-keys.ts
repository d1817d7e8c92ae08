import type { Clock } from "../../platform/clock/clock.js";
import { commitOnce, type Once } from "../../platform/idempotency/once.js";
import type { Key } from "../../platform/keys/key.js";
import type { Keys, NewKey } from "../../platform/keys/keys.js";
import { DAY_MS, secondsToNextDay } from "../../platform/quota/days.js";
import { createKeyedMutex } from "../../platform/store/keyed-mutex.js";
import { BY_STATEMENT, type Store, type Transaction } from "../../platform/store/sql.js";
import * as store from "./store.js";

const KEYS_LIVE_MAX = 50;
const KEYS_MADE_PER_DAY_MAX = 200;
/** No other id reaches the store: PostgreSQL cannot even compare a text with U+0000. */
const KEY_ID = /^key_[0-9a-f]{24}$/;

/** A key that was made, with its text, which is shown this once. */
export interface IssuedKey {
  readonly text: string;
  readonly key: Key;
}

/** Why an account gets no key. */
export class KeyRefused extends Error {
  constructor(
    readonly reason: "no-account" | "no-key" | "too-many-live" | "too-many-made",
    message: string,
    /** Seconds until another may be made; 0 where that is not a matter of time. */
    readonly retrySeconds = 0,
  ) {
    super(message);
    this.name = "KeyRefused";
  }
}

/** The keys of accounts, and how many each may have. */
export interface AccountKeys {
  /** The keys that work, newest first. */
  listKeys(accountId: string): Promise<Key[]>;
  /** Makes a key. Throws KeyRefused at 50 live keys, and at 200 made today. */
  issueKey(
    accountId: string,
    wanted: Omit<NewKey, "ownerId">,
    once?: Once<IssuedKey>,
  ): Promise<IssuedKey>;
  /** Revokes a key; false when the account has no such live key. */
  revokeKey(accountId: string, keyId: string): Promise<boolean>;
  /** Replaces a key, which works for 24 hours more. Throws KeyRefused, as where there is none. */
  rotateKey(accountId: string, keyId: string, once?: Once<IssuedKey>): Promise<IssuedKey>;
}

export interface AccountKeysParts {
  readonly store: Store;
  readonly keys: Keys;
  readonly clock: Clock;
}

/** Whether a key works at a time. */
export function isLive({ revokedAt, expiresAt }: Key, now: number): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt > now);
}

export function createAccountKeys({ store: database, keys, clock }: AccountKeysParts): AccountKeys {
  const mutex = createKeyedMutex(database);

  /** Makes a key within the limits; those of an account are made one after the other. */
  function issueWithinLimits(
    accountId: string,
    issue: (tx: Transaction) => Promise<IssuedKey | undefined>,
    once: Once<IssuedKey> | undefined,
  ): Promise<IssuedKey> {
    const issueOne = async (tx: Transaction) => {
      if (!(await store.countKeyMade(tx, accountId))) {
        throw new KeyRefused("no-account", "there is no such account");
      }
      const now = clock();
      const midnight = now - (now % DAY_MS);
      const { live, made } = await keys.count(tx, accountId, midnight);
      if (made >= KEYS_MADE_PER_DAY_MAX) throw tooManyMade(secondsToNextDay(now));
      const issued = await issue(tx);
      if (!issued) throw noKey();
      if (live >= KEYS_LIVE_MAX) {
        const message = `an account has at most ${KEYS_LIVE_MAX} live keys; revoke one first`;
        throw new KeyRefused("too-many-live", message);
      }
      return issued;
    };
    return mutex.run(accountId, () => commitOnce(database.durable, once, issueOne, BY_STATEMENT));
  }

  return {
    async listKeys(accountId) {
      const now = clock();
      const all = await keys.list({ ownerId: accountId });
      return all.filter((key) => isLive(key, now));
    },

    issueKey: (ownerId, wanted, once) =>
      issueWithinLimits(ownerId, (tx) => keys.issue(tx, { ...wanted, ownerId }), once),

    revokeKey: async (accountId, keyId) =>
      KEY_ID.test(keyId) && (await keys.revoke(keyId, accountId)),

    async rotateKey(accountId, keyId, once) {
      if (!KEY_ID.test(keyId)) throw noKey();
      const key = { id: keyId, ownerId: accountId };
      return issueWithinLimits(accountId, (tx) => keys.rotate(tx, key), once);
    },
  };
}

function noKey(): KeyRefused {
  return new KeyRefused("no-key", "there is no such key");
}

/** The refusal of a key beyond those of a day. */
export function tooManyMade(retrySeconds: number): KeyRefused {
  const message = `an account makes at most ${KEYS_MADE_PER_DAY_MAX} keys a day, rotations included`;
  return new KeyRefused("too-many-made", message, retrySeconds);
}
