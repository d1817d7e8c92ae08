import {
  createDedicatedWorker,
  type DedicatedWorker,
  type DedicateOptions,
} from "./dedicated-worker.js";
import type { Dedicated, Task } from "./define-tasks.js";
import type { RunOptions } from "./run-options.js";
import { ThreadPool, type ThreadPoolOptions } from "./thread-pool.js";

export interface ThreadsOptions {
  /** Threads that compute at the same time, at least 2: one is kept for quick tasks. */
  readonly threads: number;
  /**
   * JavaScript heap of one thread in MiB, at least 32: V8 may end the process when a thread has not
   * the room to start. Typed arrays and WebAssembly memory are outside of it.
   */
  readonly memoryMb: number;
  /** Jobs that may wait in each lane; default 64. */
  readonly queueMax?: number;
  /** Hears how long each job waited for a thread. */
  readonly onWait?: ThreadPoolOptions["onWait"];
  /** The folder of the built product; default the one that this file is in. */
  readonly root?: URL;
  /** Modules that threads import instead of the `tasks.js` of a part. */
  readonly overrides?: Readonly<Record<string, URL>>;
}

/** Work on threads, bounded in time, memory and number of waiting jobs. */
export interface Threads
  extends Pick<ThreadPool, "reserve" | "warm" | "stats" | "availability" | "close"> {
  /**
   * Runs a task on a thread of the pool. Rejects with `WorkersBusy`, `TaskTimedOut`,
   * `TaskOutOfMemory`, `TaskFailed` or `TaskAborted`.
   */
  run<Input, Output>(
    task: Task<Input, Output>,
    input: NoInfer<Input>,
    options: RunOptions,
  ): Promise<Output>;
  /** A thread outside of the pool for a service that keeps its state; it is the caller's to close. */
  dedicate<Settings, Service>(
    dedicated: Dedicated<Settings, Service>,
    options: DedicateOptions<NoInfer<Settings>>,
  ): DedicatedWorker<Service>;
}

const QUEUE_MAX = 128;

/**
 * The threads for everything that takes more than about 5 ms of CPU.
 *
 * A task that reaches `memoryMb` loses its thread only, but V8 ends the whole process when one
 * allocation alone overshoots the limit by more than 16 MiB, so engines must bound their inputs.
 */
export function createThreads(options: ThreadsOptions): Threads {
  const { threads, memoryMb, queueMax = QUEUE_MAX, overrides = {}, onWait } = options;
  const start = {
    root: (options.root ?? new URL("../../", import.meta.url)).href,
    overrides: new Map(Object.entries(overrides).map(([part, { href }]) => [part, href])),
  };
  const pool = new ThreadPool({ ...start, threads, memoryMb, queueMax, onWait });
  return {
    async run<Input, Output>(
      { part, name }: Task<Input, Output>,
      input: NoInfer<Input>,
      runOptions: RunOptions,
    ) {
      const output = await pool.run({ part, name }, input, runOptions);
      // The declaration that types the task is the one that the thread loads.
      return output as Output;
    },
    reserve: (lane, owner) => pool.reserve(lane, owner),
    warm: ({ part, name }) => pool.warm({ part, name }),
    stats: () => pool.stats(),
    availability: () => pool.availability(),
    dedicate: (dedicated, given) => createDedicatedWorker(dedicated, given, start),
    close: () => pool.close(),
  };
}
