import type { Clock } from "../clock/clock.js";
import { newId } from "../ids/ids.js";
import type { Reader, Store, Writer } from "../store/sql.js";
import type { Key } from "./key.js";
import {
  digestOf,
  hintOf,
  isWellFormedKey,
  type KeyFormat,
  makeKey,
  type Realm,
} from "./key-format.js";
import { createKeyIndex } from "./key-index.js";
import * as store from "./key-store.js";

export interface NewKey {
  readonly realm: Realm;
  readonly ownerId: string;
  readonly name: string;
  readonly scopes?: readonly string[];
  readonly tier?: string;
  readonly expiresAt?: number;
  /** The counters that its calls count on; its own unless given. */
  readonly counterId?: string;
}

const REPLACED_KEY_WORKS_FOR_MS = 86_400_000;

interface OwnedKey {
  readonly id: string;
  readonly ownerId: string;
}

interface Grant {
  readonly ownerId: string;
  readonly slug: string;
  readonly granted: boolean;
}

export interface Keys {
  /** Makes a key inside the caller's transaction; its text is shown this once. */
  issue(writer: Writer, wanted: NewKey): Promise<{ text: string; key: Key }>;
  /** The live key of a realm with this text; undefined when malformed, unknown, expired or revoked. */
  find(realm: Realm, text: string): Key | undefined | Promise<Key | undefined>;
  /**
   * Replaces a live key of an owner, inside the caller's transaction: the new one has its name,
   * scopes, tier, end and counters, the old one works for 24 hours more. Undefined without such a key.
   */
  rotate(writer: Writer, key: OwnedKey): Promise<{ text: string; key: Key } | undefined>;
  /** Revokes at once here and within a second elsewhere; false when there was no live key. */
  revoke(id: string, ownerId?: string): Promise<boolean>;
  /** Keys, newest first, those that ended too; `grants` is empty in them. */
  list(filter?: store.KeyFilter): Promise<Key[]>;
  /** How many keys of an owner work, and how many were made since a time. */
  count(reader: Reader, ownerId: string, since: number): Promise<{ live: number; made: number }>;
  /** Grants a service to an owner or takes it back, everywhere within a second; false when it was so. */
  setGrant(writer: Writer, grant: Grant): Promise<boolean>;
  /** The services that were granted to an owner. */
  grantsOf(reader: Reader, ownerId: string): Promise<string[]>;
  /** Stops following changes and writes down the last uses. */
  close(): Promise<void>;
}

/**
 * Keys over a store: issued from a CSPRNG, stored as digests, found through a bounded index in
 * memory that follows the changes other processes make.
 */
export function createKeys(
  database: Store,
  clock: Clock,
  formats: Readonly<Record<Realm, KeyFormat>>,
): Keys {
  const index = createKeyIndex(database, clock);

  async function issue(writer: Writer, wanted: NewKey): Promise<{ text: string; key: Key }> {
    const text = makeKey(formats[wanted.realm]);
    const id = newId("key");
    const key: Key = {
      id,
      realm: wanted.realm,
      ownerId: wanted.ownerId,
      name: wanted.name,
      hint: hintOf(text),
      scopes: wanted.scopes ?? [],
      tier: wanted.tier ?? "free",
      createdAt: clock(),
      expiresAt: wanted.expiresAt ?? null,
      revokedAt: null,
      lastUsedAt: null,
      counterId: wanted.counterId ?? id,
      grants: [],
    };
    await store.insertKey(writer, key, digestOf(text));
    return { text, key };
  }

  return {
    issue,
    async rotate(writer, key) {
      const now = clock();
      const old = await store.findLiveKey(writer, key, now);
      if (!old) return undefined;
      await store.endKeyBy(writer, old.id, now + REPLACED_KEY_WORKS_FOR_MS);
      const { expiresAt, ...same } = old;
      return issue(writer, expiresAt === null ? same : { ...same, expiresAt });
    },
    find(realm, text) {
      if (!isWellFormedKey(formats[realm], text)) return undefined;
      const found = index.find(digestOf(text));
      const ofRealm = (key: Key | undefined) => (key?.realm === realm ? key : undefined);
      return found instanceof Promise ? found.then(ofRealm) : ofRealm(found);
    },
    async revoke(id, ownerId) {
      const digest = await store.revokeKey(database, id, { now: clock(), ownerId });
      if (digest) index.forget(digest);
      return digest !== undefined;
    },
    list: (filter = {}) => store.listKeys(database, filter),
    count: (reader, ownerId, since) => store.countKeys(reader, ownerId, { now: clock(), since }),
    setGrant: (writer, grant) => store.setGrant(writer, grant, clock()),
    grantsOf: store.grantsOf,
    close: () => index.close(),
  };
}
