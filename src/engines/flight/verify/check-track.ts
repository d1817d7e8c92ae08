import { geodesicMetres } from "../../optimize/tours/geodesic.js";
import type { FlightProblem } from "../problem/flight-problem.js";
import type { FlightPlan } from "../solve-flight.js";
import { atMost, type Check } from "./check.js";
import { type Spot, startTrack, vincentyDirect } from "./vincenty-direct.js";

const RADIANS = Math.PI / 180;
const NM = 1852;
/** How far apart the track is sampled against areas, and against airports. */
const AREA_STEP_NM = 2;
const AIRPORT_STEP_NM = 5;
/** On routes that go round the Earth many times, the samples lie further apart. */
const POINTS_MAX = 20_000;
const PARALLEL_STEP_DEG = 0.25;

type Vector = readonly [number, number, number];

/** Checks closed waypoints and edges of the graph by their names, and closed areas by points along the track. */
export function checkClosures({ closed = [], graph }: FlightProblem, plan: FlightPlan): Check[] {
  const names = plan.waypoints.map(({ id }) => id);
  const shut = new Set(
    closed.flatMap((closure) => ("waypoint" in closure ? [closure.waypoint] : [])),
  );
  const areas = closed.flatMap((closure) =>
    "polygon" in closure ? [outline(closure.polygon)] : [],
  );
  const checks: Check[] = [];
  if (shut.size > 0) {
    checks.push(
      atMost(
        "closed_waypoints_flown",
        names.filter((name) => shut.has(name)).length,
        0,
        "waypoints",
      ),
    );
  }
  if (areas.length > 0) {
    const inside = trackPoints(plan, AREA_STEP_NM, graph !== undefined).filter((spot) =>
      areas.some((area) => winds(area, spot)),
    );
    checks.push(atMost("track_points_in_closed_areas", inside.length, 0, "points"));
  }
  if (graph !== undefined) {
    const ids = graph.waypoints.map(([id]) => id);
    const edges = new Set(
      graph.edges.flatMap(([a, b]) => [`${ids[a]}\n${ids[b]}`, `${ids[b]}\n${ids[a]}`]),
    );
    const missing = plan.legs.filter(({ from, to }) => !edges.has(`${from}\n${to}`));
    checks.push(atMost("legs_off_the_graph", missing.length, 0, "legs"));
  }
  return checks;
}

/** Checks the ways to the alternates by points along them. */
export function checkAlternateWays(
  { closed = [] }: FlightProblem,
  alternates: readonly { readonly to: Spot; readonly via: readonly Spot[] }[],
  destination: Spot,
): Check[] {
  const areas = closed.flatMap((closure) =>
    "polygon" in closure ? [outline(closure.polygon)] : [],
  );
  if (areas.length === 0 || alternates.length === 0) return [];
  const spots = alternates.flatMap(({ to, via }) => {
    const way = [destination, ...via, to];
    return way.slice(1).flatMap((next, at) => {
      const from = way[at] as Spot;
      const metres = geodesicMetres(from.lat, from.lon, next.lat, next.lon);
      return pointsOn(from, startTrack(from, next, metres), metres / NM, AREA_STEP_NM);
    });
  });
  const inside = spots.filter((spot) => areas.some((area) => winds(area, spot)));
  return [atMost("alternate_points_in_closed_areas", inside.length, 0, "points")];
}

/** Checks the minutes to the nearest of the airports from points along the track. */
export function checkEtops(
  plan: FlightPlan,
  isGraph: boolean,
  airports: readonly Spot[],
  limitMin: number,
  oeiTasKt: number,
): Check {
  let furthest = 0;
  for (const spot of trackPoints(plan, AIRPORT_STEP_NM, isGraph)) {
    const metres = airports.map((airport) =>
      geodesicMetres(spot.lat, spot.lon, airport.lat, airport.lon),
    );
    furthest = Math.max(furthest, Math.min(...metres));
  }
  return atMost(
    "etops_minutes_to_nearest_airport",
    (furthest / NM / oeiTasKt) * 60,
    limitMin,
    "min",
  );
}

/** Points along the geodesics of a plan; only the edges of a graph tell their tracks at the start. */
function trackPoints(
  { legs, waypoints, total }: FlightPlan,
  leastNm: number,
  isGraph: boolean,
): Spot[] {
  const spots: Spot[] = [];
  const stepNm = Math.max(leastNm, total.distance_nm / POINTS_MAX);
  for (const [at, leg] of legs.entries()) {
    const [from, to] = [waypoints[at] as Spot, waypoints[at + 1] as Spot];
    const track = isGraph ? leg.track_deg : startTrack(from, to, leg.distance_nm * NM);
    spots.push(...pointsOn(from, track, leg.distance_nm, stepNm));
  }
  return spots;
}

function pointsOn(from: Spot, track: number, nm: number, stepNm: number): Spot[] {
  const pieces = Math.max(1, Math.ceil(nm / stepNm));
  return Array.from({ length: pieces + 1 }, (_, at) =>
    vincentyDirect(from, track, (nm * NM * at) / pieces),
  );
}

interface Outline {
  readonly corners: readonly Vector[];
  readonly middle: Vector;
  /** No point inside is further from the middle than a corner: this is the least of their products with it. */
  readonly least: number;
}

function outline(polygon: readonly (readonly [number, number])[]): Outline {
  const corners: Vector[] = [];
  for (const [at, [lat, lon]] of polygon.entries()) {
    const [nextLat, nextLon] = polygon[(at + 1) % polygon.length] as readonly [number, number];
    const whole = nextLon - lon;
    let turn = Math.abs(whole) === 360 ? whole : whole % 360;
    if (Math.abs(whole) !== 360 && turn > 180) turn -= 360;
    if (Math.abs(whole) !== 360 && turn < -180) turn += 360;
    const isAlong = lat === nextLat && Math.abs(lat) !== 90;
    const pieces = isAlong ? Math.max(1, Math.ceil(Math.abs(turn) / PARALLEL_STEP_DEG)) : 1;
    for (let piece = 0; piece < pieces; piece += 1)
      corners.push(toVector(lat, lon + (turn * piece) / pieces));
  }
  // A corner that stands twice would move the middle off that of a cap.
  const places = new Map(corners.map((corner) => [corner.map((x) => x.toFixed(9)).join(), corner]));
  const sums = [0, 1, 2].map((axis) =>
    [...places.values()].reduce((sum, corner) => sum + (corner[axis] as number), 0),
  );
  const middle = sums as unknown as Vector;
  return { corners, middle, least: Math.min(...corners.map((corner) => inner(corner, middle))) };
}

/** Whether the outline winds round a spot: the angles at which its sides are seen add up to a full turn. */
function winds({ corners, middle, least }: Outline, { lat, lon }: Spot): boolean {
  const spot = toVector(lat, lon);
  // Beyond, on the opposite side of the Earth, the sides are seen to go round, too.
  if (inner(spot, middle) < least) return false;
  let turned = 0;
  for (const [at, corner] of corners.entries()) {
    const next = corners[(at + 1) % corners.length] as Vector;
    const adjacent = inner(corner, next) - inner(corner, spot) * inner(next, spot);
    turned += Math.atan2(volume(spot, corner, next), adjacent);
  }
  return Math.abs(turned) > Math.PI;
}

function toVector(lat: number, lon: number): Vector {
  const [phi, lambda] = [lat * RADIANS, lon * RADIANS];
  return [Math.cos(phi) * Math.cos(lambda), Math.cos(phi) * Math.sin(lambda), Math.sin(phi)];
}

const inner = ([a, b, c]: Vector, [d, e, f]: Vector): number => a * d + b * e + c * f;

const volume = ([a, b, c]: Vector, [d, e, f]: Vector, [g, h, i]: Vector): number =>
  a * (e * i - f * h) + b * (f * g - d * i) + c * (d * h - e * g);
