import { availableParallelism } from "node:os";
import { Type } from "@sinclair/typebox";
import { count as number } from "../config/variables.js";
import { definePart } from "../parts/part.js";
import type { LaneName } from "./lane.js";
import { createThreads, type Threads, type ThreadsOptions } from "./threads.js";

declare module "../parts/part.js" {
  interface Parts {
    readonly threads: Threads;
    /** Other code for threads than that of this build, where tests run from sources. */
    readonly threadCode: Pick<ThreadsOptions, "root" | "overrides">;
  }
}

export const threadCode = definePart({ name: "threadCode", create: () => ({}) });

export const part = definePart({
  name: "threads",
  needs: ["metrics", "threadCode"],
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
    WORKER_MEMORY_MB: number("machine", 512, 64, "heap of one worker"),
  },
  create({ metrics, threadCode: code }, { WORKERS: count = 1, WORKER_MEMORY_MB: memoryMb }) {
    const waits = metrics.seriesHistogram<"lane">({
      name: "gatehouse_worker_wait_seconds",
      help: "Time that a task waited for a worker thread, by lane",
    });
    const onWait = (lane: LaneName, seconds: number) => waits.series({ lane }).observe(seconds);
    const threads = createThreads({ threads: count, memoryMb, onWait, ...code });
    metrics.gauge("gatehouse_workers_busy", "Worker threads at work", () => threads.stats().busy);
    metrics.gauge("gatehouse_workers_queued", "Tasks that wait", () => threads.stats().queued);
    return threads;
  },
  close: (threads) => threads.close(),
});
