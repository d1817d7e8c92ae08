import { geodesicMetres } from "./geodesic.js";
import type { TourMetric } from "./tour-problem.js";

/** Pi and the radius of the Earth in kilometres, as TSPLIB95 has them. */
const TSPLIB_PI = 3_141_592 / 1_000_000;
const TSPLIB_RADIUS = 6378.388;

/** Points in the units that a metric computes with. */
export interface Points {
  readonly metric: TourMetric;
  readonly first: Float64Array;
  readonly second: Float64Array;
}

/** Reads coordinate pairs for the metric: GEO turns degrees and minutes (DDD.MM) into radians. */
export function pointsOf(coords: readonly (readonly number[])[], metric: TourMetric): Points {
  const read = metric === "GEO" ? tsplibRadians : (value: number) => value;
  return {
    metric,
    first: Float64Array.from(coords, ([first = 0]) => read(first)),
    second: Float64Array.from(coords, ([, second = 0]) => read(second)),
  };
}

/**
 * The distance of two points. EUC_2D rounds to the nearest integer, CEIL_2D up, ATT is the pseudo-Euclidean one,
 * GEO is in whole kilometres on a sphere, all as in TSPLIB 95 (Reinelt), section 2; geodesic is in metres on WGS84.
 */
export function measure({ metric, first, second }: Points, from: number, to: number): number {
  if (from === to) return 0;
  const x1 = first[from] as number;
  const y1 = second[from] as number;
  const x2 = first[to] as number;
  const y2 = second[to] as number;
  const dx = x1 - x2;
  const dy = y1 - y2;
  switch (metric) {
    case "EUC_2D":
      return Math.floor(Math.sqrt(dx * dx + dy * dy) + 0.5);
    case "CEIL_2D":
      return Math.ceil(Math.sqrt(dx * dx + dy * dy));
    case "ATT": {
      const exact = Math.sqrt((dx * dx + dy * dy) / 10);
      const rounded = Math.floor(exact + 0.5);
      return rounded < exact ? rounded + 1 : rounded;
    }
    case "GEO": {
      const q1 = Math.cos(dy);
      const q2 = Math.cos(dx);
      const q3 = Math.cos(x1 + x2);
      const cosine = 0.5 * ((1 + q1) * q2 - (1 - q1) * q3);
      // Rounding may leave the range of the cosine for two cities in one place.
      return Math.floor(TSPLIB_RADIUS * Math.acos(Math.max(-1, Math.min(1, cosine))) + 1);
    }
    case "geodesic":
      return geodesicMetres(x1, y1, x2, y2);
  }
}

function tsplibRadians(value: number): number {
  const degrees = Math.trunc(value);
  return (TSPLIB_PI * (degrees + (5 * (value - degrees)) / 3)) / 180;
}
