import type { Clock } from "../../platform/clock/clock.js";
import type { Reader } from "../../platform/store/sql.js";
import { countWaiting, findOldestWaiting } from "./delivery/queue-store.js";

const SAMPLE_EVERY_MS = 10_000;

/** How many deliveries wait, in all processes on a store. */
export interface OutboxDepth {
  /** As it was at most about ten seconds ago. */
  readonly last: number;
  /** How long the event has waited that waited longest, in seconds; 0 when none waits. */
  readonly oldestSeconds: number;
  /** Looks, unless it did so within ten seconds. */
  sample(): Promise<void>;
}

export function createOutboxDepth(reader: Reader, clock: Clock): OutboxDepth {
  let last = 0;
  let oldestAt: number | undefined;
  let sampledAt = Number.NEGATIVE_INFINITY;
  return {
    get last() {
      return last;
    },
    get oldestSeconds() {
      return oldestAt === undefined ? 0 : Math.max(clock() - oldestAt, 0) / 1_000;
    },
    async sample() {
      const now = clock();
      if (now - sampledAt < SAMPLE_EVERY_MS) return;
      sampledAt = now;
      last = await countWaiting(reader);
      oldestAt = last > 0 ? await findOldestWaiting(reader) : undefined;
    },
  };
}
