import type { Logger } from "pino";
import { definePart } from "../parts/part.js";
import { type Counts, createCounts } from "./counts.js";
import { createMetrics, type Metrics } from "./metrics.js";

declare module "../parts/part.js" {
  interface Parts {
    /** Given by whoever builds the house. */
    readonly log: Logger;
    readonly metrics: Metrics;
    /** What `/health` counts. */
    readonly counts: Counts;
  }
}

export const part = definePart({
  name: "metrics",
  create: () => createMetrics({ processMetrics: false }),
});

export const counts = definePart({ name: "counts", create: createCounts });
