import type { Clock } from "../clock/clock.js";
import { untilLasting } from "../store/lasting-reads.js";
import type { Store } from "../store/sql.js";
import type { Key } from "./key.js";
import { digestsChangedAfter, findKey, latestChange, noteUses } from "./key-store.js";

const KEYS_HELD_MAX = 100_000;
const FOLLOW_EVERY_MS = 300;
/** Older knowledge than this is not trusted: a revocation must bite within one second. */
const TRUSTED_FOR_MS = 900;
const NOTE_USES_EVERY_MS = 60_000;

export interface KeyIndex {
  /** The live key with this digest, from memory while that is known to be current. */
  find(digest: string): Key | undefined | Promise<Key | undefined>;
  forget(digest: string): void;
  close(): Promise<void>;
}

/**
 * The most recently used keys by digest. A change counter in the store tells when another process
 * revoked one; while the counter cannot be read, every look-up asks the store instead.
 */
export function createKeyIndex(store: Store, clock: Clock): KeyIndex {
  const held = new Map<string, Key>();
  const uses = new Map<string, number>();
  let seenChange: number | undefined;
  /** Grows with every change, so that a read that a change overtook is not kept. */
  let epoch = 0;
  let trustedUntil = 0;
  let following: Promise<void> | undefined;

  async function follow(): Promise<void> {
    const startedAt = performance.now();
    const latest = await latestChange(store);
    if (seenChange !== undefined && latest > seenChange) {
      epoch++;
      for (const digest of await digestsChangedAfter(store, seenChange)) held.delete(digest);
      await untilLasting(store);
    }
    seenChange = latest;
    trustedUntil = startedAt + TRUSTED_FOR_MS;
  }

  function followOnce(): void {
    // A failure only lets the trust run out: look-ups then ask the store, which reports it.
    following ??= follow()
      .catch(() => undefined)
      .finally(() => {
        following = undefined;
      });
  }

  async function flushUses(): Promise<void> {
    if (uses.size === 0) return;
    const batch = new Map(uses);
    uses.clear();
    await noteUses(store, batch);
  }

  function live(key: Key | undefined): Key | undefined {
    const now = clock();
    if (!key || key.revokedAt !== null) return undefined;
    if (key.expiresAt !== null && key.expiresAt <= now) return undefined;
    if (uses.size < KEYS_HELD_MAX) uses.set(key.id, now);
    return key;
  }

  async function load(digest: string): Promise<Key | undefined> {
    const epochBefore = epoch;
    const key = await findKey(store, digest);
    if (key && seenChange !== undefined && epochBefore === epoch) {
      held.set(digest, key);
      if (held.size > KEYS_HELD_MAX) held.delete(held.keys().next().value ?? digest);
    }
    return live(key);
  }

  const followTimer = setInterval(followOnce, FOLLOW_EVERY_MS).unref();
  const usesTimer = setInterval(
    () => flushUses().catch(() => undefined),
    NOTE_USES_EVERY_MS,
  ).unref();
  followOnce();

  return {
    find(digest) {
      const key = held.get(digest);
      if (!key || performance.now() > trustedUntil) return load(digest);
      if (held.size > KEYS_HELD_MAX / 2) {
        // Moving it to the end keeps the map in order of use, so that the first is the coldest.
        held.delete(digest);
        held.set(digest, key);
      }
      return live(key);
    },
    forget(digest) {
      held.delete(digest);
      epoch++;
    },
    async close() {
      clearInterval(followTimer);
      clearInterval(usesTimer);
      await following;
      await flushUses().catch(() => undefined);
    },
  };
}
