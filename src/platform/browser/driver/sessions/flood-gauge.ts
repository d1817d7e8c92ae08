/** Counts within windows of time, of which the first begins with the first count. */
export class FloodGauge {
  readonly #countMax: number;
  readonly #windowMs: number;
  #count = 0;
  #since = Number.NEGATIVE_INFINITY;

  constructor(countMax: number, windowMs: number) {
    this.#countMax = countMax;
    this.#windowMs = windowMs;
  }

  /** Counts one more; true once there are too many. */
  count(): boolean {
    const now = performance.now();
    if (now - this.#since > this.#windowMs) {
      this.#count = 0;
      this.#since = now;
    }
    this.#count += 1;
    return this.#count > this.#countMax;
  }
}
