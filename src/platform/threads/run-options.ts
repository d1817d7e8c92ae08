import type { Transferable } from "node:worker_threads";
import type { LaneName, Permit } from "./lane.js";
import type { StopSignal } from "./stop-signal.js";

/** How the pool is to run one task. */
export interface RunOptions {
  /** Whose work it is: owners take turns, and none may have more of a lane than is left to others. */
  readonly owner: string;
  /**
   * Time of computing, without the wait and without the first import of an engine.
   * In the quick lane it is at most 250 ms; everywhere at most 10 minutes.
   */
  readonly timeoutMs: number;
  /** Default `long`. */
  readonly lane?: LaneName;
  /**
   * Time of a quick task in the long lane once it took too long: it goes on where a long thread is
   * free, else it is run once more. Of one owner that is one task at a time. Without it, the task has
   * failed.
   */
  readonly overrunMs?: number;
  /** How long the job may wait for a thread before it fails with `WorkersBusy`; default 30 s. */
  readonly waitMs?: number;
  /**
   * Parts of the input that the thread gets instead of a copy; they are gone for the caller. Not for
   * a task with `overrunMs`, which may be run twice.
   */
  readonly transfer?: readonly Transferable[];
  readonly signal?: StopSignal;
  /**
   * Bytes of typed arrays and WebAssembly memory that it may hold, where they are many. All tasks share
   * 768 MiB, and one that finds too little left waits for its turn; default 0.
   */
  readonly bufferBytes?: number;
  /** A place taken before; its lane and its owner count. */
  readonly permit?: Permit;
}
