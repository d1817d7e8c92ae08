import type { Reader } from "../../platform/store/sql.js";
import { countWaiting } from "./delivery/queue-store.js";

/** How many deliveries wait, in all processes on a store. */
export interface OutboxDepth {
  /** As it was when it was last looked at. */
  readonly last: number;
  sample(): Promise<void>;
}

export function createOutboxDepth(reader: Reader): OutboxDepth {
  let last = 0;
  return {
    get last() {
      return last;
    },
    async sample() {
      last = await countWaiting(reader);
    },
  };
}
