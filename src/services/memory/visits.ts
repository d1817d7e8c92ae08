import { inOneCommit } from "../../platform/store/one-commit.js";
import type { Store } from "../../platform/store/sql.js";
import { setVisited } from "./memory-store.js";

/** More are written at once, so that the bits take no more than this in memory. */
const NOTED_MAX = 20_000;

/** Uses of entries that the store does not know of yet. */
export interface Visits {
  note(owner: string, place: number): void;
  isNoted(owner: string, place: number): boolean;
  /** Forgets what the hand has used up. */
  clear(owner: string, places: Iterable<number>): void;
  /** Tells the store. */
  flush(): Promise<void>;
}

/**
 * Keeps the bit of each use in memory, so that a read costs no write. The hand looks here, too;
 * other processes see a bit once it is flushed, and a kill loses those that were not.
 */
export function createVisits(store: Store, onFailure: (error: unknown) => void): Visits {
  let noted = new Map<string, Set<number>>();
  let size = 0;
  let flushing: Promise<void> = Promise.resolve();

  function take(): Map<string, Set<number>> {
    const taken = noted;
    noted = new Map();
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
    note(owner, place) {
      const places = noted.get(owner) ?? new Set();
      noted.set(owner, places);
      const before = places.size;
      places.add(place);
      size += places.size - before;
      if (size > NOTED_MAX) void flush();
    },
    isNoted: (owner, place) => noted.get(owner)?.has(place) ?? false,
    clear(owner, cleared) {
      const places = noted.get(owner);
      if (!places) return;
      for (const place of cleared) if (places.delete(place)) size -= 1;
      if (places.size === 0) noted.delete(owner);
    },
    flush,
  };
}
