import { AIRPORT_LINES } from "../../../content/airports/airport-lines.js";
import { geodesicMetres } from "../../optimize/tours/geodesic.js";
import type { Aircraft, FlightProblem, Place } from "../problem/flight-problem.js";
import type { FlightPlan, FlightSolution } from "../solve-flight.js";
import { atMost, type Check } from "./check.js";
import { checkFuel } from "./check-fuel.js";
import { checkLegs } from "./check-legs.js";
import { checkAlternateWays, checkClosures, checkEtops } from "./check-track.js";
import type { Spot } from "./vincenty-direct.js";

const METRES_PER_NM = 1852;
const PLACE_TOLERANCE_M = 0.01;

/**
 * Checks a plan against its problem anew, by formulas and code of its own: places, geodesics, wind triangles, sums,
 * fuel, closures and ETOPS. A plan is feasible when every check is ok; without a plan the check `route` fails.
 */
export function verifyFlight(
  problem: FlightProblem,
  { plan, aircraft, alternates }: FlightSolution,
): Check[] {
  if (plan === null)
    return [{ name: "route", ok: false, value: null, limit: null, unit: "routes" }];
  // What the caller gave stands; the answer's own figures count only where he gave none.
  const figures = { ...aircraft, ...problem.aircraft };
  const checks = checkLegs(problem, figures.tas_kt ?? Number.NaN, plan);
  checks.push(...checkFuel(figures, problem.fuel_rules ?? {}, plan));
  const { waypoints } = plan;
  if (waypoints.length === 0) return checks;
  const ends = [problem.origin, problem.destination] as [Place, Place];
  const places = ends.map((end) => spotOf(problem, end));
  const misses = [waypoints[0], waypoints.at(-1)].map((waypoint, at) =>
    metresBetween(waypoint, places[at]),
  );
  checks.push(
    atMost("route_ends_residual", Math.max(...misses), PLACE_TOLERANCE_M, "m"),
    ...checkClosures(problem, plan),
  );
  checks.push(...checkAlternate(problem, figures, plan));
  const diversions = alternates.flatMap(({ id, time_h, via = [] }) => {
    const to = spotOf(problem, id) ?? spotNamed(problem, id);
    return time_h === null || to === undefined ? [] : [{ to, via }];
  });
  checks.push(...checkAlternateWays(problem, diversions, waypoints.at(-1) as Spot));
  if (figures.etops_min !== undefined) {
    const airports = [...ends, ...(problem.etops_alternates ?? problem.alternates ?? [])];
    const spots = airports
      .map((place) => spotOf(problem, place))
      .filter((spot) => spot !== undefined);
    checks.push(
      checkEtops(
        plan,
        problem.graph !== undefined,
        spots,
        figures.etops_min,
        figures.oei_tas_kt ?? Number.NaN,
      ),
    );
  }
  return checks;
}

/** No alternate is nearer than the nearest, nor reached faster than with all of the wind behind. */
function checkAlternate(problem: FlightProblem, aircraft: Aircraft, { fuel }: FlightPlan): Check[] {
  const { alternates = [], wind, destination } = problem;
  const { fuel_flow_kg_h: flow, tas_kt: tas } = aircraft;
  if (alternates.length === 0 || fuel === null || flow === undefined) return [];
  const winds = (Array.isArray(wind) ? wind : [wind ?? { kt: 0 }]) as {
    kt?: number;
    tailwind_kt?: number;
  }[];
  const fastest =
    (tas ?? Number.NaN) +
    Math.max(0, ...winds.map(({ kt, tailwind_kt }) => kt ?? tailwind_kt ?? 0));
  const end = spotOf(problem, destination as Place);
  const nearest = Math.min(
    ...alternates.map((place) => metresBetween(end, spotOf(problem, place))),
  );
  const least = (nearest / METRES_PER_NM / fastest) * flow;
  return [atMost("alternate_fuel_below_bound", least - fuel.alternate, 1e-6 + least * 1e-9, "kg")];
}

function metresBetween(one: Spot | undefined, other: Spot | undefined): number {
  if (one === undefined || other === undefined) return Number.NaN;
  return geodesicMetres(one.lat, one.lon, other.lat, other.lon);
}

/** An alternate by its coordinates is called after them. */
function spotNamed({ alternates = [] }: FlightProblem, id: string): Spot | undefined {
  return alternates.find(
    (place): place is Spot => typeof place !== "string" && `${place.lat},${place.lon}` === id,
  );
}

function spotOf({ graph }: FlightProblem, place: Place): Spot | undefined {
  if (typeof place !== "string") return place;
  const waypoint = graph?.waypoints.find(([id]) => id === place);
  if (waypoint !== undefined) return { lat: waypoint[1], lon: waypoint[2] };
  const code = place.trim().toUpperCase();
  for (const line of AIRPORT_LINES.split("\n")) {
    const [icao, iata, lat, lon] = line.split("|");
    if (icao === code || iata === code) return { lat: Number(lat), lon: Number(lon) };
  }
  return undefined;
}
