import { availableParallelism } from "node:os";
import { Type } from "@sinclair/typebox";
import { count } from "../config/variables.js";
import { definePart } from "../parts/part.js";
import { createWorkers, type Workers } from "./workers.js";

declare module "../parts/part.js" {
  interface Parts {
    readonly workers: Workers;
  }
}

export const part = definePart({
  name: "workers",
  needs: ["metrics"],
  config: {
    WORKERS: Type.Optional(
      Type.Integer({
        group: "machine",
        minimum: 1,
        maximum: 1024,
        shownDefault: "cores",
        computed: ({ WORKERS }: Readonly<Record<string, unknown>>) =>
          WORKERS ?? availableParallelism(),
        description: "worker threads for computation",
      }),
    ),
    WORKER_MEMORY_MB: count("machine", 512, 64, "heap of one worker"),
  },
  create({ metrics }, { WORKERS: threads = 1, WORKER_MEMORY_MB: memoryMb }) {
    const workers = createWorkers({ threads, memoryMb });
    metrics.gauge("gatehouse_workers_busy", "Worker threads at work", () => workers.stats().busy);
    metrics.gauge("gatehouse_workers_queued", "Tasks that wait", () => workers.stats().queued);
    return workers;
  },
  close: (workers) => workers.close(),
});
