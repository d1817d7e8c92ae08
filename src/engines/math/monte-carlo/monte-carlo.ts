import type { Random } from "../seeded-random/seeded-random.js";

/** The mean and the values below which 50, 90 and 95 of 100 runs stay (nearest rank). */
export interface Spread {
  readonly mean: number;
  readonly p50: number;
  readonly p90: number;
  readonly p95: number;
}

/** The spread of at least one value. */
export function spreadOf(values: readonly number[]): Spread {
  const sorted = Float64Array.from(values).sort();
  const rank = (share: number) =>
    sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] as number;
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  return { mean, p50: rank(0.5), p90: rank(0.9), p95: rank(0.95) };
}

/** A draw of the normal distribution with mean 0 and deviation 1 (Box and Muller, 1958). */
export function drawNormal(random: Random): number {
  // The logarithm needs more than 0, and a draw is less than 1.
  const radius = Math.sqrt(-2 * Math.log(1 - random.next()));
  return radius * Math.cos(2 * Math.PI * random.next());
}

/** The two-sided 95 % quantile of the normal distribution. */
const Z95 = 1.959963984540054;

/** The 95 % score interval of a share of runs (Wilson, 1927); without runs it may be anything from 0 to 1. */
export function wilsonInterval(hits: number, runs: number): [number, number] {
  if (runs === 0) return [0, 1];
  const share = hits / runs;
  const square = (Z95 * Z95) / runs;
  const middle = (share + square / 2) / (1 + square);
  const half = (Z95 / (1 + square)) * Math.sqrt((share * (1 - share)) / runs + square / (4 * runs));
  return [hits === 0 ? 0 : middle - half, hits === runs ? 1 : middle + half];
}
