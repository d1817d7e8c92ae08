import { inOneCommit } from "../../platform/store/one-commit.js";
import type { Store } from "../../platform/store/sql.js";
import { setVisited } from "./memory-store.js";

/** More are flushed at once, so that the bits stay small in memory. */
const PENDING_MAX = 20_000;

/** Visited bits of SIEVE that are not in the store yet, by owner and place. */
export interface VisitedBits {
  set(owner: string, place: number): void;
  has(owner: string, place: number): boolean;
  /** Clears bits that the hand of SIEVE has consumed. */
  clear(owner: string, places: Iterable<number>): void;
  /** Writes the bits to the store. */
  flush(): Promise<void>;
}

/**
 * Keeps the bits in memory first, so that a read costs no write. The hand looks here too; other
 * processes see a bit once it is flushed, and a kill loses the rest.
 */
export function createVisitedBits(store: Store, onFailure: (error: unknown) => void): VisitedBits {
  let pending = new Map<string, Set<number>>();
  let size = 0;
  let flushing: Promise<void> = Promise.resolve();

  function take(): Map<string, Set<number>> {
    const taken = pending;
    pending = new Map();
    size = 0;
    return taken;
  }

  function flush(): Promise<void> {
    const taken = take();
    if (taken.size > 0) flushing = flushing.then(() => write(taken).catch(onFailure));
    return flushing;
  }

  async function write(taken: Map<string, Set<number>>): Promise<void> {
    for (const [owner, places] of taken) {
      await inOneCommit(store, async (writer) => {
        for (const place of places) await setVisited(writer, owner, place);
      });
    }
  }

  return {
    set(owner, place) {
      const places = pending.get(owner) ?? new Set();
      pending.set(owner, places);
      const before = places.size;
      places.add(place);
      size += places.size - before;
      if (size > PENDING_MAX) void flush();
    },
    has: (owner, place) => pending.get(owner)?.has(place) ?? false,
    clear(owner, cleared) {
      const places = pending.get(owner);
      if (!places) return;
      for (const place of cleared) if (places.delete(place)) size -= 1;
      if (places.size === 0) pending.delete(owner);
    },
    flush,
  };
}
