import type { Clock } from "../clock/clock.js";
import { newId } from "../ids/ids.js";
import type { Store, Writer } from "../store/sql.js";
import type { Key } from "./key.js";
import { digestOf, hintOf, isWellFormedKey, makeKey, type Realm } from "./key-format.js";
import { createKeyIndex } from "./key-index.js";
import * as store from "./key-store.js";

export interface NewKey {
  readonly realm: Realm;
  readonly ownerId: string;
  readonly name: string;
  readonly scopes?: readonly string[];
  readonly tier?: string;
  readonly expiresAt?: number;
}

export interface Keys {
  /** Makes a key inside the caller's transaction; its text is shown this once. */
  issue(writer: Writer, wanted: NewKey): Promise<{ text: string; key: Key }>;
  /** The live key of a realm with this text; undefined when malformed, unknown, expired or revoked. */
  find(realm: Realm, text: string): Key | undefined | Promise<Key | undefined>;
  /** Revokes at once here and within a second elsewhere; false when there was no live key. */
  revoke(id: string): Promise<boolean>;
  /** Every key, newest first, or those of one realm. */
  list(realm?: Realm): Promise<Key[]>;
  /** Stops following changes and writes down the last uses. */
  close(): Promise<void>;
}

/**
 * Keys over a store: issued from a CSPRNG, stored as digests, found through a bounded index in
 * memory that follows the changes other processes make.
 */
export function createKeys(database: Store, clock: Clock): Keys {
  const index = createKeyIndex(database, clock);
  return {
    async issue(writer, wanted) {
      const text = makeKey(wanted.realm);
      const key: Key = {
        id: newId("key"),
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
      };
      await store.insertKey(writer, key, digestOf(text));
      return { text, key };
    },
    find(realm, text) {
      if (!isWellFormedKey(realm, text)) return undefined;
      const found = index.find(digestOf(text));
      const ofRealm = (key: Key | undefined) => (key?.realm === realm ? key : undefined);
      return found instanceof Promise ? found.then(ofRealm) : ofRealm(found);
    },
    async revoke(id) {
      const digest = await store.revokeKey(database, id, clock());
      if (digest) index.forget(digest);
      return digest !== undefined;
    },
    list: (realm) => store.listKeys(database, realm),
    close: () => index.close(),
  };
}
