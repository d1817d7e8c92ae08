export interface GatheringOptions {
  /** How many wait. */
  readonly waiting: () => number;
  /** Whether as many wait as one batch takes. */
  readonly isFull: () => boolean;
  /** Begins a batch of those that wait. */
  readonly begin: () => void;
}

/** Turns of the event loop without a newcomer after which a batch begins. */
const QUIET_TURNS = 2;
/** Newcomers that keep coming hold a batch back no longer than this. */
const GATHERING_MS_MAX = 8;

/**
 * Makes the function that lets a batch begin when nothing more comes for a moment: what many callers
 * send at once arrives over several turns, and half as many batches cost half as many commits.
 */
export function createGathering({ waiting, isFull, begin }: GatheringOptions): () => void {
  let isGathering = false;
  return () => {
    if (isGathering || waiting() === 0) return;
    isGathering = true;
    const startedAt = performance.now();
    let seen = 0;
    let turnsLeft = QUIET_TURNS;
    const look = () => {
      turnsLeft = waiting() > seen ? QUIET_TURNS : turnsLeft - 1;
      seen = waiting();
      const isLate = performance.now() - startedAt > GATHERING_MS_MAX;
      if (turnsLeft > 0 && !isFull() && !isLate) {
        setImmediate(look);
        return;
      }
      isGathering = false;
      begin();
    };
    setImmediate(look);
  };
}
