const SAMPLES_MAX = 200_000;

/** How fast something went. */
export interface Rate {
  readonly per_second: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
  /** How many times it was done. */
  readonly measured: number;
}

/** Collects how long each of many equal steps took, in milliseconds; the first 200,000 are kept. */
export class Latencies {
  readonly #kept: number[] = [];
  #count = 0;

  add(ms: number): void {
    this.#count += 1;
    if (this.#kept.length < SAMPLES_MAX) this.#kept.push(ms);
  }

  get count(): number {
    return this.#count;
  }

  /** The rate over a time in milliseconds; percentiles by the nearest rank. */
  rate(elapsedMs: number): Rate {
    const sorted = Float64Array.from(this.#kept).sort();
    const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
    return {
      per_second: elapsedMs > 0 ? Math.round((this.#count * 1000) / elapsedMs) : 0,
      p50_ms: round(at(0.5)),
      p99_ms: round(at(0.99)),
      measured: this.#count,
    };
  }
}

function round(ms: number): number {
  return Number(ms.toPrecision(3));
}
