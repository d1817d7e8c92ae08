import { type ApiError, errors, type Refusal } from "../../http/api-error.js";
import type { Clock } from "../../platform/clock/clock.js";
import { isoTime } from "../../platform/clock/iso-time.js";
import { type Once, onceFor } from "../../platform/idempotency/once.js";
import type { Key } from "../../platform/keys/key.js";
import { DAY_MS } from "../../platform/quota/days.js";
import { type IssuedKey, KeyRefused, tooManyMade } from "../../services/accounts/account-keys.js";
import type { Accounts } from "../../services/accounts/index.js";
import { readLine } from "./plain-text.js";
import type { AccountKey, MadeKey, NewKey } from "./schemas.js";

export interface AccountKeyService {
  /** The keys that work, newest first. */
  listKeys(accountId: string): Promise<AccountKey[]>;
  /** Makes a key, whose text is in the answer this once. 409 at 50 live keys, 429 at 200 made today. */
  createKey(accountId: string, wanted: NewKey, once?: Once<MadeKey>): Promise<MadeKey>;
  /** Revokes a key; 404 when the account has no such live key. */
  revokeKey(accountId: string, keyId: string): Promise<void>;
  /** Replaces a key, which works for 24 hours more; 404 when the account has no such live key. */
  rotateKey(accountId: string, keyId: string, once?: Once<MadeKey>): Promise<MadeKey>;
}

/** The keys of accounts, as their routes take and answer them. */
export function createAccountKeyService({
  accounts: { keys },
  clock,
}: {
  readonly accounts: Accounts;
  readonly clock: Clock;
}): AccountKeyService {
  return {
    listKeys: async (accountId) => (await keys.listKeys(accountId)).map(toAccountKey),

    async createKey(accountId, wanted, once) {
      const name = readLine(wanted.name, "name");
      const scopes = scopesOf(wanted);
      const days = wanted.expires_in_days;
      const expiresAt = days === undefined ? {} : { expiresAt: clock() + days * DAY_MS };
      const key = { realm: wanted.realm, name, scopes, ...expiresAt };
      const issued = keys.issueKey(accountId, key, onceFor(once, toMadeKey));
      return toMadeKey(await issued.catch(refuse));
    },

    async revokeKey(accountId, keyId) {
      if (!(await keys.revokeKey(accountId, keyId))) throw noKey();
    },

    async rotateKey(accountId, keyId, once) {
      const issued = keys.rotateKey(accountId, keyId, onceFor(once, toMadeKey));
      return toMadeKey(await issued.catch(refuse));
    },
  };
}

function refuse(error: unknown): never {
  throw error instanceof KeyRefused ? asApiError(error) : error;
}

function asApiError({ reason, message, retrySeconds }: KeyRefused): ApiError {
  switch (reason) {
    case "no-account":
      return errors.notFound("this account");
    case "no-key":
      return noKey();
    case "too-many-live":
      return errors.conflict(message);
    case "too-many-made":
      return errors.rateLimited(message, retrySeconds);
  }
}

/** The refusal of a key that the account does not have. */
export const noKey: Refusal = () => errors.notFound("this key");

/** The refusal of a key beyond those of a day. */
export const tooManyKeys: Refusal = () => asApiError(tooManyMade(0));

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
