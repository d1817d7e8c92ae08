import { setImmediate as nextTurn } from "node:timers/promises";
import { StoreUnavailable } from "../sql.js";

const WAITING_MAX = 100_000;
const SLICE_MS = 5;

/** Runs pieces of work one at a time, first come, first served. */
export interface WriteQueue {
  /** True when nothing runs or waits: the caller may then do its work in place, without the queue. */
  isIdle(): boolean;
  run<T>(work: () => T | Promise<T>): Promise<T>;
}

/**
 * A queue of at most 100,000 pieces of work, which tells how long each waited; it yields to the event loop every
 * 5 ms while it drains.
 */
export function createWriteQueue(onWait: (seconds: number) => void = () => {}): WriteQueue {
  let unfinished = 0;
  let sliceStart = 0;
  // Each piece starts when the one before it settles. Waiters that all watch one "busy" promise
  // would wake together and enter the same transaction.
  let last: Promise<unknown> = Promise.resolve();

  async function inTurn<T>(work: () => T | Promise<T>, askedAt: number): Promise<T> {
    onWait((performance.now() - askedAt) / 1000);
    if (performance.now() - sliceStart > SLICE_MS) {
      await nextTurn();
      sliceStart = performance.now();
    }
    return work();
  }

  function finish(): void {
    unfinished -= 1;
  }

  return {
    isIdle: () => unfinished === 0,
    run(work) {
      if (unfinished >= WAITING_MAX) {
        return Promise.reject(new StoreUnavailable("too many writes are waiting"));
      }
      if (unfinished === 0) sliceStart = performance.now();
      unfinished += 1;
      const askedAt = performance.now();
      const mine = last.then(() => inTurn(work, askedAt));
      last = mine.then(finish, finish);
      return mine;
    },
  };
}
