/** What the hand of SIEVE needs to know of an entry. */
export interface Resident {
  readonly bytes: number;
  /** Used since the hand passed it last. */
  readonly isVisited: boolean;
}

/** What has to be freed; nothing once neither is above 0. */
export interface Room {
  readonly bytes: number;
  readonly entries: number;
}

export interface Pass<R extends Resident> {
  /** In the order they go. */
  readonly evicted: R[];
  /** Visited ones that the hand passed: they stay, and count as unvisited from now on. */
  readonly spared: R[];
  /** What is left to free after the hand met the last entry. */
  readonly missing: Room;
}

/** True when nothing has to be freed. */
export function isRoomy({ bytes, entries }: Room): boolean {
  return bytes <= 0 && entries <= 0;
}

/**
 * Moves the hand of SIEVE from older entries to newer ones until enough is free: an entry that was
 * visited is spared once, any other goes. `next` answers the entry the hand comes to, undefined
 * after the newest; the hand then begins again at the oldest, which is up to the caller.
 *
 * Zhang et al., "SIEVE is Simpler than LRU", NSDI 2024, by bytes instead of by count: a use costs
 * one bit and moves nothing. Two rounds free everything; each step costs one call of `next`.
 */
export function passHand<R extends Resident>(next: () => R | undefined, wanted: Room): Pass<R> {
  const evicted: R[] = [];
  const spared: R[] = [];
  let missing = wanted;
  while (!isRoomy(missing)) {
    const met = next();
    if (met === undefined) break;
    if (met.isVisited) {
      spared.push(met);
    } else {
      evicted.push(met);
      missing = { bytes: missing.bytes - met.bytes, entries: missing.entries - 1 };
    }
  }
  return { evicted, spared, missing };
}
