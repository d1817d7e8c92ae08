import type { Transferable } from "node:worker_threads";
import type { StopSignal } from "./stop-signal.js";
import type { TaskName } from "./thread-entry.js";
import { TaskAborted } from "./thread-errors.js";

export interface JobOptions {
  readonly task: TaskName;
  readonly input?: unknown;
  readonly owner: string;
  readonly timeoutMs: number;
  /** Ends when the engine is loaded, without running anything. */
  readonly isWarmUp?: boolean;
  /** What it may take in the long lane when its time in the quick one is over. */
  readonly overrunMs?: number | undefined;
  readonly transfer?: readonly Transferable[] | undefined;
  readonly bufferBytes?: number | undefined;
  readonly signal?: StopSignal | undefined;
}

/** One run of a task from its place in the queue to its answer; the first answer counts. */
export class Job {
  readonly options: JobOptions;
  readonly answer: Promise<unknown>;
  /** Hears that the caller gave up; set by whoever holds the job at the moment. */
  onAbort: () => void = () => {};
  /** Whether it took too long for the quick lane and has the time of the long one. */
  hasOverrun = false;
  /** Of its wait; it is over when the job is served or answered. */
  waitTimer: NodeJS.Timeout | undefined;
  /** When it was queued, by performance.now(). */
  readonly queuedAt = performance.now();
  #isSettled = false;
  #resolve: (output: unknown) => void = () => {};
  #reject: (error: Error) => void = () => {};

  constructor(options: JobOptions) {
    this.options = options;
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    options.signal?.addEventListener("abort", this.#abort, { once: true });
  }

  get bufferBytes(): number {
    return this.options.bufferBytes ?? 0;
  }

  get isSettled(): boolean {
    return this.#isSettled;
  }

  /** Answers the caller; false when somebody did so before. */
  succeed(output: unknown): boolean {
    return this.#settle(() => this.#resolve(output));
  }

  /** Fails the caller; false when somebody answered before. */
  fail(error: Error): boolean {
    return this.#settle(() => this.#reject(error));
  }

  readonly #abort = (): void => {
    if (this.fail(new TaskAborted(this.options.task.name))) this.onAbort();
  };

  #settle(answer: () => void): boolean {
    if (this.#isSettled) return false;
    this.#isSettled = true;
    clearTimeout(this.waitTimer);
    this.options.signal?.removeEventListener("abort", this.#abort);
    answer();
    return true;
  }
}
