import type { Leg } from "./trajectory.js";

/** What lies between the lowest and the highest point of a flight, and the most that it flies in a second. */
export interface Extent {
  readonly fastest_nm: number;
  readonly low_ft: number;
  readonly high_ft: number;
}

/** The extent of legs up to a time. */
export function extentOf(legs: readonly Leg[], until_s: number): Extent {
  let [squared, low_ft, high_ft] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const [at, { at_s, z, vx, vy, vz }] of legs.entries()) {
    if (at_s > until_s) break;
    const end_s = Math.min(until_s, legs[at + 1]?.at_s ?? until_s);
    const end_ft = z + vz * (end_s - at_s);
    squared = Math.max(squared, vx * vx + vy * vy);
    low_ft = Math.min(low_ft, z, end_ft);
    high_ft = Math.max(high_ft, z, end_ft);
  }
  return { fastest_nm: Math.sqrt(squared), low_ft, high_ft };
}

/** The extent of several flights of one aircraft. */
export function wholeExtent(extents: readonly Extent[]): Extent {
  return {
    fastest_nm: Math.max(...extents.map((one) => one.fastest_nm)),
    low_ft: Math.min(...extents.map((one) => one.low_ft)),
    high_ft: Math.max(...extents.map((one) => one.high_ft)),
  };
}

/** Whether two never come below a vertical minimum. */
export function isAbove(one: Extent, other: Extent, minimum_ft: number): boolean {
  return one.low_ft - other.high_ft >= minimum_ft || other.low_ft - one.high_ft >= minimum_ft;
}
