export interface BatcherOptions {
  /** How many items wait. */
  readonly waiting: () => number;
  /** Whether enough wait to fill a batch. */
  readonly isFull: () => boolean;
  /** Starts a batch of what waits. */
  readonly start: () => void;
}

/** Ticks of the event loop without a new item after which a batch starts. */
const QUIET_TICKS = 2;
/** A steady stream of items delays a batch no longer than this. */
const DELAY_MS_MAX = 8;

/**
 * Makes the function that starts a batch once no more items arrive. What many callers send at once
 * arrives over several ticks, and half as many batches cost half as many commits.
 */
export function createBatcher({ waiting, isFull, start }: BatcherOptions): () => void {
  let isScheduled = false;
  return () => {
    if (isScheduled || waiting() === 0) return;
    isScheduled = true;
    const startedAt = performance.now();
    let seen = 0;
    let ticksLeft = QUIET_TICKS;
    const check = () => {
      ticksLeft = waiting() > seen ? QUIET_TICKS : ticksLeft - 1;
      seen = waiting();
      const isLate = performance.now() - startedAt > DELAY_MS_MAX;
      if (ticksLeft > 0 && !isFull() && !isLate) {
        setImmediate(check);
        return;
      }
      isScheduled = false;
      start();
    };
    setImmediate(check);
  };
}
