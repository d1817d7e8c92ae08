import type { Order } from "./dispatch.js";
import { TaskAborted } from "./worker-errors.js";

export interface JobOptions {
  readonly order: Order;
  readonly timeoutMs: number;
  /** Ends when the engine is loaded, without performing anything. */
  readonly isWarmUp?: boolean;
  readonly signal?: AbortSignal | undefined;
}

/** One task from its place in the queue to its answer. It is answered once; later answers are ignored. */
export class Job {
  readonly order: Order;
  readonly timeoutMs: number;
  readonly isWarmUp: boolean;
  readonly answer: Promise<unknown>;
  /** Set by whoever holds the job at the moment: the queue, then the thread. */
  onAbort: () => void = () => {};
  readonly #signal: AbortSignal | undefined;
  #isSettled = false;
  #timer: NodeJS.Timeout | undefined;
  #resolve: (output: unknown) => void = () => {};
  #reject: (error: Error) => void = () => {};

  constructor({ order, timeoutMs, isWarmUp, signal }: JobOptions) {
    this.order = order;
    this.timeoutMs = timeoutMs;
    this.isWarmUp = isWarmUp ?? false;
    this.#signal = signal;
    this.answer = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
    signal?.addEventListener("abort", this.#abort, { once: true });
  }

  get isSettled(): boolean {
    return this.#isSettled;
  }

  /** Answers the caller; false when somebody did so before. */
  succeed(output: unknown): boolean {
    if (!this.#settle()) return false;
    this.#resolve(output);
    return true;
  }

  /** Fails the caller; false when somebody answered before. */
  fail(error: Error): boolean {
    if (!this.#settle()) return false;
    this.#reject(error);
    return true;
  }

  /** Sets the one deadline of the phase that the job is in; the deadline before it is void. */
  setDeadline(ms: number, onPassed: () => void): void {
    this.clearDeadline();
    this.#timer = setTimeout(onPassed, ms);
  }

  clearDeadline(): void {
    clearTimeout(this.#timer);
  }

  readonly #abort = (): void => {
    if (this.fail(new TaskAborted(this.order.task))) this.onAbort();
  };

  #settle(): boolean {
    if (this.#isSettled) return false;
    this.#isSettled = true;
    this.#signal?.removeEventListener("abort", this.#abort);
    return true;
  }
}
