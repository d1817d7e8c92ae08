import { setImmediate as nextTurn } from "node:timers/promises";
import type { Steps } from "../../engines/text/search/steps.js";

const SLICE_MS = 3;

/** Runs some steps of one piece of work. */
export type RunSteps = <T>(steps: Steps<T>) => Promise<T>;

export interface Slices {
  /** Begins a piece of work, which may have many parts; what is short is done at once. */
  begin(): RunSteps;
}

/**
 * Lets long work hold the event loop for about 3 ms at a time. Then it waits for a turn of its own, so
 * that the slices of many do not add up.
 */
export function createSlices(): Slices {
  let lastTurn: Promise<unknown> = Promise.resolve();

  async function waitForTurn(): Promise<number> {
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
          if (performance.now() - sliceStart > SLICE_MS) sliceStart = await waitForTurn();
          if (done) return value;
        }
      };
    },
  };
}

/** A step for what was done outside: yields to the event loop if that took long. */
export function* oneStep(): Steps<void> {}
