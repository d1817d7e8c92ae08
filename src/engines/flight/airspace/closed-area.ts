import { FlightError } from "../flight-error.js";
import type { Position } from "../geodesic/geodesic.js";
import { along, cross, dot, sphere, unit, type Vector } from "./vector.js";

/**
 * An area of the sphere in the gnomonic plane that touches its middle: there great circles are straight, so that the
 * date line and the poles are places like others.
 */
export interface ClosedArea {
  readonly middle: Vector;
  readonly axes: readonly [Vector, Vector];
  /** The least cosine between the middle and a corner. */
  readonly cosine: number;
  /** The corners, counter-clockwise, on the sphere and in the plane. */
  readonly corners: readonly Vector[];
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

/** A side of a latitude is cut at least each so many degrees, and into at most so many pieces. */
const PARALLEL_STEP_DEG = 1;
const PARALLEL_PIECES_MAX = 90;
/** The plane stretches to infinity at 90 degrees. */
const RADIUS_MAX_COSINE = Math.cos((75 * Math.PI) / 180);

/** Lays out a polygon; throws `invalid` when it reaches further than 75 degrees from its middle or has no area. */
export function closedArea(
  polygon: readonly (readonly [number, number])[],
  path: string,
): ClosedArea {
  const corners = withParallels(polygon).map(sphere);
  const middle = unit(corners.reduce((sum, corner) => along(sum, 1, corner), [0, 0, 0]));
  const cosine = Math.min(...corners.map((corner) => dot(corner, middle)));
  if (!(cosine >= RADIUS_MAX_COSINE)) {
    throw new FlightError("invalid", path, "a polygon reaches at most 75 degrees from its middle");
  }
  const east = unit(cross(Math.abs(middle[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0], middle));
  const axes: [Vector, Vector] = [east, cross(middle, east)];
  const area = { middle, axes, cosine };
  if (turning(plane(area, corners)) < 0) corners.reverse();
  const [xs, ys] = plane(area, corners);
  if (Math.abs(turning([xs, ys])) < 1e-12)
    throw new FlightError("invalid", path, "the polygon has no area");
  return { ...area, corners, xs, ys };
}

/** Whether a point lies in the area; one on a side may count as either. */
export function holdsPoint(area: ClosedArea, point: Vector): boolean {
  if (dot(point, area.middle) < area.cosine - 1e-12) return false;
  const [x, y] = onto(area, point);
  let isInside = false;
  for (let at = 0, before = area.xs.length - 1; at < area.xs.length; before = at, at += 1) {
    const [x1, y1] = [area.xs[before] as number, area.ys[before] as number];
    const [x2, y2] = [area.xs[at] as number, area.ys[at] as number];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) isInside = !isInside;
  }
  return isInside;
}

/** Whether a great circle of less than 60 degrees meets the area, its sides included. */
export function meetsArc(area: ClosedArea, from: Vector, to: Vector): boolean {
  const half = Math.sqrt(Math.max(0, (1 + dot(from, to)) / 2));
  const halfway = unit(along(from, 1, to));
  // The arc lies in the cap about its halfway point, the area in that about its middle.
  const reach = Math.acos(Math.min(1, half)) + Math.acos(Math.min(1, area.cosine)) + 1e-9;
  if (Math.acos(Math.max(-1, Math.min(1, dot(halfway, area.middle)))) > reach) return false;
  if (dot(from, area.middle) <= 0.01 || dot(to, area.middle) <= 0.01) {
    // Beyond the plane: either half of the arc is judged alone until it is near or out of reach.
    if (half > 1 - 1e-10) return false;
    return meetsArc(area, from, halfway) || meetsArc(area, halfway, to);
  }
  if (holdsPoint(area, from) || holdsPoint(area, to)) return true;
  const [start, end] = [onto(area, from), onto(area, to)];
  for (let at = 0, before = area.xs.length - 1; at < area.xs.length; before = at, at += 1) {
    const one: Point = [area.xs[before] as number, area.ys[before] as number];
    const two: Point = [area.xs[at] as number, area.ys[at] as number];
    if (segmentsMeet(start, end, one, two)) return true;
  }
  return false;
}

type Point = readonly [number, number];

function segmentsMeet(a: Point, b: Point, c: Point, d: Point): boolean {
  const [side1, side2] = [side(a, b, c), side(a, b, d)];
  const [side3, side4] = [side(c, d, a), side(c, d, b)];
  if (side1 * side2 > 0 || side3 * side4 > 0) return false;
  if (side1 !== 0 || side2 !== 0) return true;
  // All on one line: they meet where their spans do.
  return [0, 1].every((axis) => {
    const [lower, upper] = [
      Math.min(a[axis] as number, b[axis] as number),
      Math.max(a[axis] as number, b[axis] as number),
    ];
    return (
      Math.max(c[axis] as number, d[axis] as number) >= lower &&
      Math.min(c[axis] as number, d[axis] as number) <= upper
    );
  });
}

function side(a: Point, b: Point, c: Point): number {
  return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
}

function onto(
  { middle, axes }: Pick<ClosedArea, "middle" | "axes">,
  point: Vector,
): [number, number] {
  const scale = 1 / dot(point, middle);
  return [dot(point, axes[0]) * scale, dot(point, axes[1]) * scale];
}

function plane(
  area: Pick<ClosedArea, "middle" | "axes">,
  corners: readonly Vector[],
): [Float64Array, Float64Array] {
  const points = corners.map((corner) => onto(area, corner));
  return [Float64Array.from(points, ([x]) => x), Float64Array.from(points, ([, y]) => y)];
}

/** Twice the signed area: above 0 when the corners go round counter-clockwise. */
function turning([xs, ys]: readonly [Float64Array, Float64Array]): number {
  let sum = 0;
  for (let at = 0, before = xs.length - 1; at < xs.length; before = at, at += 1) {
    sum +=
      (xs[before] as number) * (ys[at] as number) - (xs[at] as number) * (ys[before] as number);
  }
  return sum;
}

/** Adds corners to sides that follow a latitude, the short way round. */
function withParallels(polygon: readonly (readonly [number, number])[]): Position[] {
  const corners: Position[] = [];
  for (const [at, [lat, lon]] of polygon.entries()) {
    const [nextLat, nextLon] = polygon[(at + 1) % polygon.length] as readonly [number, number];
    corners.push({ lat, lon });
    if (lat !== nextLat || Math.abs(lat) === 90) continue;
    const turn = ((((nextLon - lon) % 360) + 540) % 360) - 180;
    const pieces = Math.min(PARALLEL_PIECES_MAX, Math.ceil(Math.abs(turn) / PARALLEL_STEP_DEG));
    for (let piece = 1; piece < pieces; piece += 1) {
      corners.push({ lat, lon: lon + (turn * piece) / pieces });
    }
  }
  return corners;
}
