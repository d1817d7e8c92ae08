export type BreakerState = "closed" | "open" | "half_open";

const FAILURES_MAX = 5;
const OPEN_MS = 30_000;

/**
 * A circuit breaker: 5 failed calls in a row open it, for 30 s unless given, then one call at a time
 * may probe.
 * Each call that was let through ends in exactly one of `succeed`, `fail` and `abandon`.
 */
export class Breaker {
  readonly #clock: () => number;
  readonly #openMs: number;
  #failures = 0;
  #openedAt: number | undefined;
  #isProbing = false;

  constructor(clock: () => number, openMs: number = OPEN_MS) {
    this.#clock = clock;
    this.#openMs = openMs;
  }

  get state(): BreakerState {
    if (this.#openedAt === undefined) return "closed";
    return this.#clock() - this.#openedAt < this.#openMs ? "open" : "half_open";
  }

  /** Failed calls since the last one that succeeded. */
  get failures(): number {
    return this.#failures;
  }

  /** Milliseconds until the next probe is let through; 0 when calls pass. */
  get waitMs(): number {
    if (this.#openedAt === undefined) return 0;
    return Math.max(0, this.#openedAt + this.#openMs - this.#clock());
  }

  /** Whether a call may be made now; in the half-open state this takes the only probe. */
  letThrough(): boolean {
    const state = this.state;
    if (state === "closed") return true;
    if (state === "open" || this.#isProbing) return false;
    this.#isProbing = true;
    return true;
  }

  succeed(): void {
    this.#failures = 0;
    this.#openedAt = undefined;
    this.#isProbing = false;
  }

  fail(): void {
    this.#failures += 1;
    if (this.#isProbing || this.#failures >= FAILURES_MAX) this.#openedAt = this.#clock();
    this.#isProbing = false;
  }

  /** The call said nothing about the endpoint, as when its caller gave up. */
  abandon(): void {
    this.#isProbing = false;
  }
}
