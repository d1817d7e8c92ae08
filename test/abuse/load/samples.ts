/** What the sampling process is asked to do. */
export type SampleTask =
  | { readonly kind: "start"; readonly ports: readonly number[]; readonly everyMs: number }
  | { readonly kind: "stop" };

/** Milliseconds of every answer, and by how much the sampler itself was late. */
export interface Times {
  readonly livez: readonly number[];
  readonly health: readonly number[];
  readonly lag: readonly number[];
  /** Questions without a 200. */
  readonly failed: number;
}

/** The shape of some times, in milliseconds. */
export interface Summary {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

/** The quantiles of some times; zeros without any. */
export function summarise(times: readonly number[]): Summary {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? 0 };
}
