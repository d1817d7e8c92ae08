import { ModelAborted, ModelFailure } from "./model-errors.js";

/** One signal for all that may end a call: its caller, its total time, and silence of the endpoint. */
export class CallLimits {
  readonly #controller = new AbortController();
  readonly #caller: AbortSignal | undefined;
  readonly #endsAt: number;
  readonly #totalTimer: NodeJS.Timeout;

  constructor({ totalMs, caller }: { totalMs: number; caller: AbortSignal | undefined }) {
    this.#caller = caller;
    this.#endsAt = performance.now() + totalMs;
    this.#totalTimer = setTimeout(this.#timeOut, totalMs);
    if (caller?.aborted) this.#abort();
    else caller?.addEventListener("abort", this.#abort, { once: true });
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  get remainingMs(): number {
    return this.#endsAt - performance.now();
  }

  /** Ends the call when the work takes longer than `ms`, however much of the total is left. */
  async within<T>(ms: number, work: () => Promise<T>): Promise<T> {
    const timer = setTimeout(this.#timeOut, ms);
    try {
      return await work();
    } finally {
      clearTimeout(timer);
    }
  }

  /** What really ended the call: the error of a cancelled exchange only says that it was cancelled. */
  explain(error: unknown): unknown {
    return this.signal.aborted ? this.signal.reason : error;
  }

  /** Cancels what may still be under way and lets go of the caller's signal. */
  release(): void {
    clearTimeout(this.#totalTimer);
    this.#caller?.removeEventListener("abort", this.#abort);
    this.#abort();
  }

  readonly #abort = (): void => this.#controller.abort(new ModelAborted());

  readonly #timeOut = (): void => this.#controller.abort(new ModelFailure("timeout"));
}
