import type { Steps } from "../../engines/text/search/steps.js";
import { ownTurn } from "../../platform/threads/own-turn.js";

const SLICE_MS = 3;

/** Runs some steps of one piece of work. */
export type RunSteps = <T>(steps: Steps<T>) => Promise<T>;

/**
 * Begins a piece of work, which may have many parts, and which holds the event loop for about 3 ms at
 * a time. Then it waits for a turn of its own; what is short is done at once.
 */
export function beginSlices(owner: string): RunSteps {
  let sliceStart = performance.now();
  return async (steps) => {
    for (;;) {
      const { done, value } = steps.next();
      if (performance.now() - sliceStart > SLICE_MS) {
        await ownTurn(owner);
        sliceStart = performance.now();
      }
      if (done) return value;
    }
  };
}

/** A step for what was done outside: yields to the event loop if that took long. */
export function* oneStep(): Steps<void> {}
