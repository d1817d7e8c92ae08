import type { Clock } from "../../platform/clock/clock.js";
import type { Reader } from "../../platform/store/sql.js";
import { countWaiting } from "./delivery/queue-store.js";

const SAMPLE_EVERY_MS = 10_000;

/** How many deliveries wait, in all processes on a store. */
export interface OutboxDepth {
  /** As it was at most about ten seconds ago. */
  readonly last: number;
  /** Looks, unless it did so within ten seconds. */
  sample(): Promise<void>;
}

export function createOutboxDepth(reader: Reader, clock: Clock): OutboxDepth {
  let last = 0;
  let sampledAt = Number.NEGATIVE_INFINITY;
  return {
    get last() {
      return last;
    },
    async sample() {
      const now = clock();
      if (now - sampledAt < SAMPLE_EVERY_MS) return;
      sampledAt = now;
      last = await countWaiting(reader);
    },
  };
}
