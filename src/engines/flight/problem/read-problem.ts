import { FlightError } from "../flight-error.js";
import type { Position } from "../geodesic/geodesic.js";
import type { Wind } from "../wind/wind-triangle.js";
import { type PlannedAircraft, readAircraft } from "./aircraft.js";
import { findAirport } from "./airports.js";
import {
  type Assumption,
  type FlightProblem,
  LIMITS,
  type Place,
  type RouteGraph,
} from "./flight-problem.js";

/** A place with what it is called in the answer. */
export interface NamedPosition extends Position {
  readonly id: string;
}

/** A checked problem, with its places found. */
export interface FlightTask {
  readonly problem: FlightProblem;
  readonly aircraft: PlannedAircraft;
  readonly origin: NamedPosition | null;
  readonly destination: NamedPosition | null;
  readonly alternates: readonly NamedPosition[];
  readonly etopsAlternates: readonly NamedPosition[];
  readonly assumptions: readonly Assumption[];
}

/** Checks a problem; throws a `FlightError` that names the field and the bound. */
export function readProblem(problem: FlightProblem): FlightTask {
  const { planned, assumptions } = readAircraft(problem.aircraft);
  checkGraph(problem);
  checkWind(problem);
  checkClosures(problem);
  checkFuelRules(problem);
  const isSingleLeg = problem.track_deg !== undefined || problem.distance_nm !== undefined;
  if (isSingleLeg) checkSingleLeg(problem);
  const waypoints = new Map(
    (problem.graph?.waypoints ?? []).map(([id, lat, lon]) => [id, { lat, lon }]),
  );
  const locate = (place: Place | undefined, path: string): NamedPosition => {
    if (place === undefined) throw new FlightError("invalid", path, `${path.slice(1)} is needed`);
    return locatePlace(place, path, waypoints);
  };
  const many = (places: readonly Place[] | undefined, path: string): NamedPosition[] => {
    atMost(places?.length ?? 0, LIMITS.alternates, path);
    return (places ?? []).map((place, at) => locate(place, `${path}/${at}`));
  };
  const alternates = many(problem.alternates, "/alternates");
  return {
    problem,
    aircraft: planned,
    origin: isSingleLeg ? null : locate(problem.origin, "/origin"),
    destination: isSingleLeg ? null : locate(problem.destination, "/destination"),
    alternates,
    etopsAlternates: problem.etops_alternates
      ? many(problem.etops_alternates, "/etops_alternates")
      : alternates,
    assumptions,
  };
}

function locatePlace(
  place: Place,
  path: string,
  waypoints: ReadonlyMap<string, Position>,
): NamedPosition {
  if (typeof place !== "string") {
    checkPosition(place.lat, place.lon, path);
    return { id: `${place.lat},${place.lon}`, lat: place.lat, lon: place.lon };
  }
  const waypoint = waypoints.get(place);
  if (waypoint !== undefined) return { id: place, ...waypoint };
  const airport = findAirport(place);
  if (airport === undefined) {
    throw new FlightError(
      "unknown_airport",
      path,
      `${place} is no known airport or waypoint; give lat and lon`,
    );
  }
  return { id: airport.icao, lat: airport.lat, lon: airport.lon };
}

/** What has no place on a leg without positions, and must not be passed over in silence. */
const NEEDS_PLACES = [
  "origin",
  "destination",
  "graph",
  "closed",
  "alternates",
  "etops_alternates",
] as const;

function checkSingleLeg(problem: FlightProblem): void {
  const { track_deg, distance_nm, aircraft } = problem;
  const field = NEEDS_PLACES.find((name) => problem[name] !== undefined);
  if (field !== undefined) {
    throw new FlightError(
      "invalid",
      `/${field}`,
      `a leg by track_deg and distance_nm has no ${field}`,
    );
  }
  if (aircraft.etops_min !== undefined) {
    throw new FlightError(
      "invalid",
      "/aircraft/etops_min",
      "etops_min needs an origin and a destination",
    );
  }
  between(track_deg, -360, 360, "/track_deg");
  between(distance_nm, 0, 21_600, "/distance_nm");
}

const FUEL_RULES_MAX = {
  contingency_percent: 100,
  final_reserve_min: 600,
  taxi_kg: 20_000,
  extra_kg: 300_000,
  holding_min: 600,
} as const;

function checkFuelRules({ fuel_rules: rules = {} }: FlightProblem): void {
  for (const [name, most] of Object.entries(FUEL_RULES_MAX)) {
    const value = rules[name as keyof typeof FUEL_RULES_MAX];
    if (value !== undefined) between(value, 0, most, `/fuel_rules/${name}`);
  }
}

function checkWind({ wind = [], graph }: FlightProblem): void {
  if (!Array.isArray(wind)) {
    checkOneWind(wind as Wind, "/wind");
    return;
  }
  atMost(wind.length, LIMITS.legWinds, "/wind");
  const names = edgeNames(graph);
  for (const [at, entry] of wind.entries()) {
    checkOneWind(entry, `/wind/${at}`);
    const { leg } = entry;
    const isNumber = Number.isInteger(leg) && leg >= 0 && leg <= LIMITS.leg;
    if (names === null ? isNumber : names.has(leg)) continue;
    const message = `leg is "A-B", an edge of the graph, or without one a number from 0 to ${LIMITS.leg}`;
    throw new FlightError("invalid", `/wind/${at}/leg`, message);
  }
}

function edgeNames(graph: RouteGraph | undefined): ReadonlySet<string> | null {
  if (graph === undefined) return null;
  const idOf = (node: number) => graph.waypoints[node]?.[0];
  return new Set(
    graph.edges.flatMap(([from, to]) => [`${idOf(from)}-${idOf(to)}`, `${idOf(to)}-${idOf(from)}`]),
  );
}

function checkOneWind(wind: Wind, path: string): void {
  if ("tailwind_kt" in wind) {
    between(wind.tailwind_kt, -500, 500, `${path}/tailwind_kt`);
    return;
  }
  between(wind.from_deg, -360, 360, `${path}/from_deg`);
  between(wind.kt, 0, 500, `${path}/kt`);
}

function checkGraph({ graph }: FlightProblem): void {
  if (graph === undefined) return;
  atMost(graph.waypoints.length, LIMITS.waypoints, "/graph/waypoints");
  atMost(graph.edges.length, LIMITS.edges, "/graph/edges");
  const ids = new Set<string>();
  for (const [at, [id, lat, lon]] of graph.waypoints.entries()) {
    checkPosition(lat, lon, `/graph/waypoints/${at}`);
    if (ids.has(id))
      throw new FlightError("invalid", `/graph/waypoints/${at}`, `waypoint ${id} stands twice`);
    ids.add(id);
  }
  for (const [at, [from, to]] of graph.edges.entries()) {
    const isInside = [from, to].every(
      (end) => Number.isInteger(end) && end >= 0 && end < graph.waypoints.length,
    );
    if (!isInside || from === to) {
      throw new FlightError(
        "invalid",
        `/graph/edges/${at}`,
        "an edge joins two different waypoints by their indices",
      );
    }
  }
}

function checkClosures({ closed = [], graph }: FlightProblem): void {
  atMost(closed.length, LIMITS.closures, "/closed");
  const ids = new Set((graph?.waypoints ?? []).map(([id]) => id));
  const polygons = closed.flatMap((closure) => ("polygon" in closure ? [closure.polygon] : []));
  atMost(polygons.length, LIMITS.polygons, "/closed", "closed areas");
  const corners = polygons.reduce((sum, { length }) => sum + length, 0);
  atMost(corners, LIMITS.corners, "/closed", "corners of closed areas");
  for (const [at, closure] of closed.entries()) {
    if ("waypoint" in closure) {
      if (ids.has(closure.waypoint) || findAirport(closure.waypoint) !== undefined) continue;
      throw new FlightError(
        "invalid",
        `/closed/${at}/waypoint`,
        `${closure.waypoint} is no waypoint of the graph and no known airport`,
      );
    }
    if (closure.polygon.length < 3) {
      throw new FlightError("invalid", `/closed/${at}/polygon`, "a polygon has at least 3 corners");
    }
    for (const [corner, [lat, lon]] of closure.polygon.entries()) {
      checkPosition(lat, lon, `/closed/${at}/polygon/${corner}`);
    }
  }
}

function checkPosition(lat: number, lon: number, path: string): void {
  if (Math.abs(lat) <= 90 && Math.abs(lon) <= 540) return;
  throw new FlightError(
    "invalid",
    path,
    "a position has a latitude of -90 to 90 and a longitude of -540 to 540",
  );
}

function between(value: number | undefined, least: number, most: number, path: string): void {
  if (value !== undefined && value >= least && value <= most) return;
  throw new FlightError(
    "invalid",
    path,
    `${path.split("/").at(-1)} must be from ${least} to ${most}`,
  );
}

function atMost(count: number, most: number, path: string, what = ""): void {
  if (count <= most) return;
  const things = what === "" ? `${most}` : `${most} ${what}`;
  throw new FlightError("too_large", path, `at most ${things} are taken; these are ${count}`);
}
