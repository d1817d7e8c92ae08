import { errors } from "../../http/api-error.js";
import type { Clock } from "../../platform/clock/clock.js";
import { isoTime } from "../../platform/clock/iso-time.js";
import { commitOnce, type Once } from "../../platform/idempotency/once.js";
import type { Key } from "../../platform/keys/key.js";
import type { Keys } from "../../platform/keys/keys.js";
import { DAY_MS, secondsToNextDay } from "../../platform/quota/days.js";
import { createKeyedMutex } from "../../platform/store/keyed-mutex.js";
import { BY_STATEMENT, type Store, type Transaction } from "../../platform/store/sql.js";
import * as store from "../../services/accounts/store.js";
import { readLine } from "./plain-text.js";
import type { AccountKey, MadeKey, NewKey } from "./schemas.js";

const KEYS_LIVE_MAX = 50;
const KEYS_MADE_PER_DAY_MAX = 200;
/** No other id reaches the store: PostgreSQL cannot even compare a text with U+0000. */
const KEY_ID = /^key_[0-9a-f]{24}$/;

export interface AccountKeys {
  /** The keys that work, newest first. */
  listKeys(accountId: string): Promise<AccountKey[]>;
  /** Makes a key, whose text is in the answer this once. 409 at 50 live keys, 429 at 200 made today. */
  createKey(accountId: string, wanted: NewKey, once?: Once<MadeKey>): Promise<MadeKey>;
  /** Revokes a key; 404 when the account has no such live key. */
  revokeKey(accountId: string, keyId: string): Promise<void>;
  /** Replaces a key, which works for 24 hours more; 404 when the account has no such live key. */
  rotateKey(accountId: string, keyId: string, once?: Once<MadeKey>): Promise<MadeKey>;
}

export interface AccountKeysParts {
  readonly store: Store;
  readonly keys: Keys;
  readonly clock: Clock;
}

interface IssuedKey {
  readonly text: string;
  readonly key: Key;
}

/** The keys of an account, and how many it may have. */
export function createAccountKeys({ store: database, keys, clock }: AccountKeysParts): AccountKeys {
  const mutex = createKeyedMutex(database);

  /** Makes a key within the limits; those of an account are made one after the other. */
  function issueWithinLimits(
    accountId: string,
    issue: (tx: Transaction) => Promise<IssuedKey | undefined>,
    once: Once<MadeKey> | undefined,
  ): Promise<MadeKey> {
    const issueOne = async (tx: Transaction) => {
      if (!(await store.countKeyMade(tx, accountId))) throw errors.notFound("this account");
      const now = clock();
      const midnight = now - (now % DAY_MS);
      const { live, made } = await keys.count(tx, accountId, midnight);
      if (made >= KEYS_MADE_PER_DAY_MAX) {
        const message = `an account makes at most ${KEYS_MADE_PER_DAY_MAX} keys a day, rotations included`;
        throw errors.rateLimited(message, secondsToNextDay(now));
      }
      const issued = await issue(tx);
      if (!issued) throw errors.notFound("this key");
      if (live >= KEYS_LIVE_MAX) {
        throw errors.conflict(
          `an account has at most ${KEYS_LIVE_MAX} live keys; revoke one first`,
        );
      }
      return toMadeKey(issued);
    };
    return mutex.run(accountId, () => commitOnce(database.durable, once, issueOne, BY_STATEMENT));
  }

  return {
    async listKeys(accountId) {
      const now = clock();
      const all = await keys.list({ ownerId: accountId });
      return all.filter((key) => isLive(key, now)).map(toAccountKey);
    },

    async createKey(accountId, wanted, once) {
      const name = readLine(wanted.name, "name");
      const scopes = scopesOf(wanted);
      const days = wanted.expires_in_days;
      const expiresAt = days === undefined ? {} : { expiresAt: clock() + days * DAY_MS };
      const key = { realm: wanted.realm, ownerId: accountId, name, scopes, ...expiresAt };
      return issueWithinLimits(accountId, (tx) => keys.issue(tx, key), once);
    },

    async revokeKey(accountId, keyId) {
      const isRevoked = KEY_ID.test(keyId) && (await keys.revoke(keyId, accountId));
      if (!isRevoked) throw errors.notFound("this key");
    },

    async rotateKey(accountId, keyId, once) {
      if (!KEY_ID.test(keyId)) throw errors.notFound("this key");
      const key = { id: keyId, ownerId: accountId };
      return issueWithinLimits(accountId, (tx) => keys.rotate(tx, key), once);
    },
  };
}

/** Whether a key works at a time. */
export function isLive({ revokedAt, expiresAt }: Key, now: number): boolean {
  return revokedAt === null && (expiresAt === null || expiresAt > now);
}

function scopesOf({ realm, scopes }: NewKey): readonly string[] {
  if (realm === "products") return scopes ?? ["all"];
  if (scopes === undefined) return [];
  const message = "scopes are for keys of the realm products only";
  throw errors.validation(message, { details: [{ path: "/scopes", message }] });
}

function toAccountKey(key: Key): AccountKey {
  return {
    id: key.id,
    name: key.name,
    hint: key.hint,
    realm: key.realm,
    scopes: [...key.scopes],
    created_at: isoTime(key.createdAt),
    last_used: isoTime(key.lastUsedAt),
    expires_at: isoTime(key.expiresAt),
  };
}

function toMadeKey({ text, key }: IssuedKey): MadeKey {
  const { last_used: _none, ...fields } = toAccountKey(key);
  return { ...fields, key: text };
}
