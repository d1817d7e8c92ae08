import { setImmediate as nextTurn } from "node:timers/promises";
import type { Steps } from "../../engines/text/search/steps.js";

const SLICE_MS = 3;

/** Goes through some steps of one work. */
export type RunSteps = <T>(steps: Steps<T>) => Promise<T>;

export interface Slices {
  /** Begins a work, which may have many parts; what is short is done at once. */
  begin(): RunSteps;
}

/**
 * Lets long works take the event loop for about 3 ms at a time: after that each waits for a turn
 * which no other of them has, so that many do not add up.
 */
export function createSlices(): Slices {
  let lastTurn: Promise<unknown> = Promise.resolve();

  async function takeTurn(): Promise<number> {
    const mine = lastTurn.then(() => nextTurn());
    lastTurn = mine;
    await mine;
    return performance.now();
  }

  return {
    begin() {
      let sliceStart = performance.now();
      return async (steps) => {
        for (;;) {
          const { done, value } = steps.next();
          if (performance.now() - sliceStart > SLICE_MS) sliceStart = await takeTurn();
          if (done) return value;
        }
      };
    },
  };
}

/** A step of what was done outside: time for the event loop to turn if that took long. */
export function* oneStep(): Steps<void> {}
