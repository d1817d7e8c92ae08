import type { LaneName, Ticket } from "./lane.js";
import { type RunOptions, Scheduler, type WorkersStats } from "./scheduler.js";
import type { ProductTasks, TaskInput, TaskName, TaskOutput, TaskRegistry } from "./tasks.js";

export type { RunOptions, WorkersStats } from "./scheduler.js";

export interface WorkersOptions {
  /** Threads that compute at the same time, at least 2: one is kept for quick tasks. */
  readonly threads: number;
  /**
   * JavaScript heap of one thread in MiB, at least 32: V8 may end the process when a thread has not
   * the room to start. Typed arrays and WebAssembly memory are outside of it.
   */
  readonly memoryMb: number;
  /** Jobs that may wait in each lane; default 64. */
  readonly queueMax?: number;
  /** The file that threads run; default the one with the engines of the product. */
  readonly entry?: URL;
}

/** Engines on threads, bounded in time, memory and number of waiting jobs. */
export interface Workers<Tasks extends TaskRegistry = ProductTasks> {
  /**
   * Runs a task on a thread. Rejects with `WorkersBusy`, `TaskTimedOut`, `TaskOutOfMemory`,
   * `TaskFailed` or `TaskAborted`.
   */
  run<Name extends TaskName<Tasks>>(
    task: Name,
    input: TaskInput<Name, Tasks>,
    options: RunOptions,
  ): Promise<TaskOutput<Name, Tasks>>;
  /** Takes a place in a lane for a later `run`, or throws `WorkersBusy`. */
  reserve(lane: LaneName): Ticket;
  /** Starts the quick thread and loads one engine, so that the first caller does not wait for it. */
  warm(task: TaskName<Tasks>): Promise<void>;
  stats(): WorkersStats;
  /** Whether threads can be had at all; a full queue is `WorkersBusy`, not a reason. */
  availability(): { readonly ok: true } | { readonly ok: false; readonly reason: string };
  /** Ends all threads at once; jobs that wait or run fail with `TaskAborted`. */
  close(): Promise<void>;
}

const QUEUE_MAX = 64;

/**
 * The pool for everything that takes more than about 5 ms of CPU.
 *
 * A task that reaches `memoryMb` loses its thread only, but V8 ends the whole process when one
 * allocation alone overshoots the limit by more than 16 MiB, so engines must bound their inputs.
 */
export function createWorkers<Tasks extends TaskRegistry = ProductTasks>(
  options: WorkersOptions,
): Workers<Tasks> {
  const scheduler = new Scheduler({
    threads: options.threads,
    memoryMb: options.memoryMb,
    queueMax: options.queueMax ?? QUEUE_MAX,
    entry: options.entry ?? new URL("./worker.js", import.meta.url),
  });
  return {
    async run<Name extends TaskName<Tasks>>(
      task: Name,
      input: TaskInput<Name, Tasks>,
      runOptions: RunOptions,
    ) {
      const output = await scheduler.run({ task, input }, runOptions);
      // The registry that types the task is the one that the thread dispatches on.
      return output as TaskOutput<Name, Tasks>;
    },
    reserve: (lane) => scheduler.reserve(lane),
    warm: (task) => scheduler.warm(task),
    stats: () => scheduler.stats(),
    availability: () => scheduler.availability(),
    close: () => scheduler.close(),
  };
}
