import { FlightError } from "../flight-error.js";
import { METRES_PER_NM, type Position } from "../geodesic/geodesic.js";
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
  /** Of each corner, whether a route round the area may have to turn at it: one in many along a latitude. */
  readonly isTurn: readonly boolean[];
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  /** The sine of the radius of a circle about the middle that lies deep in the area; 0 where there is none. */
  readonly coreSine: number;
}

/** A side of a latitude is cut at least each so many degrees, and into at most so many pieces. */
const PARALLEL_STEP_DEG = 1;
const PARALLEL_PIECES_MAX = 360;
/** A side of a latitude bends by so much at most between two corners that routes may turn at. */
const BEND_MAX_NM = 0.5;
/** A geodesic of less than 120 degrees and the great circle between its ends are nearer to each other. */
const GEODESIC_OFF_NM = 30;
const RADIANS = Math.PI / 180;
const EARTH_NM = 6_371_008.8 / METRES_PER_NM;
/** The plane stretches to infinity at 90 degrees. */
const RADIUS_MAX_COSINE = Math.cos((75 * Math.PI) / 180);

/** Lays out a polygon; throws `invalid` when it reaches further than 75 degrees from its middle or has no area. */
export function closedArea(
  polygon: readonly (readonly [number, number])[],
  path: string,
): ClosedArea {
  const outline = withParallels(withoutSeam(polygon));
  const corners = outline.map(({ place }) => sphere(place));
  const isTurn = outline.map((corner) => corner.isTurn);
  const middle = unit(corners.reduce((sum, corner) => along(sum, 1, corner), [0, 0, 0]));
  const cosine = Math.min(...corners.map((corner) => dot(corner, middle)));
  if (!(cosine >= RADIUS_MAX_COSINE)) {
    throw new FlightError("invalid", path, "a polygon reaches at most 75 degrees from its middle");
  }
  const east = unit(cross(Math.abs(middle[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0], middle));
  const axes: [Vector, Vector] = [east, cross(middle, east)];
  const area = { middle, axes, cosine };
  if (turning(plane(area, corners)) < 0) {
    corners.reverse();
    isTurn.reverse();
  }
  const [xs, ys] = plane(area, corners);
  if (Math.abs(turning([xs, ys])) < 1e-12)
    throw new FlightError("invalid", path, "the polygon has no area");
  const outlined = { ...area, corners, isTurn, xs, ys, coreSine: 0 };
  return { ...outlined, coreSine: coreSineOf(outlined) };
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

/** Whether a great circle of less than 120 degrees passes so deep in the area that the geodesic beside it does, too. */
export function meetsCore({ middle, coreSine }: ClosedArea, from: Vector, to: Vector): boolean {
  if (coreSine === 0 || dot(from, to) < -0.5) return false;
  const normal = cross(from, to);
  const off = Math.abs(dot(normal, middle)) / Math.hypot(...normal);
  if (!(off < coreSine)) return false;
  return dot(cross(normal, from), middle) > 0 && dot(cross(to, normal), middle) > 0;
}

/** In the plane about the middle, the distance of a side is the tangent of its angle. */
function coreSineOf(area: ClosedArea): number {
  if (!holdsPoint(area, area.middle)) return 0;
  const { xs, ys } = area;
  let nearest = Infinity;
  for (let at = 0, before = xs.length - 1; at < xs.length; before = at, at += 1) {
    const [x, y] = [xs[at] as number, ys[at] as number];
    const [alongX, alongY] = [(xs[before] as number) - x, (ys[before] as number) - y];
    const share = -(x * alongX + y * alongY) / Math.max(alongX ** 2 + alongY ** 2, 1e-300);
    const part = Math.min(1, Math.max(0, share));
    nearest = Math.min(nearest, Math.hypot(x + part * alongX, y + part * alongY));
  }
  return Math.sin(Math.max(0, Math.atan(nearest) - GEODESIC_OFF_NM / EARTH_NM));
}

/** Whether two sides of an area cross each other; such as touch do not. */
export function crossesItself({ xs, ys }: ClosedArea): boolean {
  const corners = Array.from(xs, (x, at): Point => [x, ys[at] as number]);
  const after = (at: number) => corners[(at + 1) % corners.length] as Point;
  return corners.some((a, one) => {
    const b = after(one);
    const [west, east] = [Math.min(a[0], b[0]), Math.max(a[0], b[0])];
    for (let other = one + 2; other < corners.length; other += 1) {
      const [c, d] = [corners[other] as Point, after(other)];
      if (Math.max(c[0], d[0]) < west || Math.min(c[0], d[0]) > east) continue;
      const isApart = side(a, b, c) * side(a, b, d) >= 0 || side(c, d, a) * side(c, d, b) >= 0;
      if (!isApart) return true;
    }
    return false;
  });
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
  return meetsSide(area, onto(area, from), onto(area, to));
}

/** Looks closely only at sides whose ends do not both lie on one side of the segment. */
function meetsSide({ xs, ys }: ClosedArea, start: Point, end: Point): boolean {
  const corner = (at: number): Point => [xs[at] as number, ys[at] as number];
  const [startX, startY] = start;
  const [alongX, alongY] = [end[0] - startX, end[1] - startY];
  const sideAt = (at: number) =>
    alongX * ((ys[at] as number) - startY) - alongY * ((xs[at] as number) - startX);
  let before = xs.length - 1;
  let sideBefore = sideAt(before);
  for (let at = 0; at < xs.length; at += 1) {
    const own = sideAt(at);
    if (sideBefore * own <= 0 && segmentsMeet(start, end, corner(before), corner(at))) return true;
    before = at;
    sideBefore = own;
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

/** A box that goes all the way round up to its pole is the cap within its latitude: the meridian it is cut at is no side. */
function withoutSeam(
  polygon: readonly (readonly [number, number])[],
): readonly (readonly [number, number])[] {
  const [one, other, ...more] = polygon.filter(([lat]) => Math.abs(lat) !== 90);
  if (one === undefined || other === undefined || more.length > 0) return polygon;
  const [lat, lon] = one;
  const isRound = lat === other[0] && Math.abs(lon - other[1]) === 360;
  const isNearPole = polygon.every(([corner]) => Math.sign(corner) === Math.sign(lat));
  if (!isRound || !isNearPole) return polygon;
  return [0, 120, 240].map((turn): [number, number] => [lat, lon + turn]);
}

interface OutlineCorner {
  readonly place: Position;
  readonly isTurn: boolean;
}

/** Adds corners to sides that follow a latitude: the short way round, or all the way where they span 360 degrees. */
function withParallels(polygon: readonly (readonly [number, number])[]): OutlineCorner[] {
  const corners: OutlineCorner[] = [];
  for (const [at, [lat, lon]] of polygon.entries()) {
    const [nextLat, nextLon] = polygon[(at + 1) % polygon.length] as readonly [number, number];
    corners.push({ place: { lat, lon }, isTurn: true });
    if (lat !== nextLat || Math.abs(lat) === 90) continue;
    const whole = nextLon - lon;
    const turn = Math.abs(whole) === 360 ? whole : (((whole % 360) + 540) % 360) - 180;
    const pieces = Math.min(PARALLEL_PIECES_MAX, Math.ceil(Math.abs(turn) / PARALLEL_STEP_DEG));
    const turns = Math.ceil(Math.abs(turn) / turnStepDeg(lat));
    for (let piece = 1; piece < pieces; piece += 1) {
      const isTurn =
        Math.floor((piece * turns) / pieces) > Math.floor(((piece - 1) * turns) / pieces);
      corners.push({ place: { lat, lon: lon + (turn * piece) / pieces }, isTurn });
    }
  }
  return corners;
}

/** Between two points of a latitude, the great circle lies off it by step^2 / 8 sin(lat) cos(lat) of the radius. */
function turnStepDeg(lat: number): number {
  const bend = Math.abs(Math.sin(lat * RADIANS) * Math.cos(lat * RADIANS));
  return Math.min(90, Math.sqrt((8 * BEND_MAX_NM) / (EARTH_NM * Math.max(bend, 1e-9))) / RADIANS);
}
