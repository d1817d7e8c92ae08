import { readAircraft } from "../../../engines/flight/problem/aircraft.js";
import type { Assumption, FlightProblem } from "../../../engines/flight/problem/flight-problem.js";
import {
  type FlightSolution,
  type RankedRoute,
  solveFlight,
} from "../../../engines/flight/solve-flight.js";
import { verifyFlight } from "../../../engines/flight/verify/verify-flight.js";
import type { Check } from "../../method.js";
import { tidy } from "./tidy.js";

/** An airport to divert to, with what a flight there takes of the fuel on board. */
export interface RankedDiversion extends RankedRoute {
  /** On arrival; null when the fuel on board is not known. */
  readonly fuel_left_kg: number | null;
  /** Whether the fuel on board lasts to it, reserves or none; null when it is not known. */
  readonly in_reach: boolean | null;
}

/** A flight to one of the airports. */
export interface DiversionFlight {
  readonly problem: FlightProblem;
  readonly solution: FlightSolution;
}

export interface Diverted {
  /** To the best airport, with the ranking of all. */
  readonly best: DiversionFlight;
  /** The flights to the other airports that there is a way to, the best first. */
  readonly others: readonly DiversionFlight[];
  readonly ranking: readonly RankedDiversion[];
  readonly check: Check;
  readonly assumptions: readonly Assumption[];
  /** Whether anything tells the fuel on board. */
  readonly isFuelKnown: boolean;
}

interface Candidate {
  readonly flight: DiversionFlight;
  readonly ranked: Omit<RankedDiversion, "rank">;
}

/**
 * Flies from the position of a problem to each of its alternates: the soonest first, or the nearest where the
 * distance is asked for. The best is the first that keeps every limit, or else the first in reach.
 */
export function solveDiversion(asked: FlightProblem, isOver: () => boolean): Diverted {
  const { problem, assumptions, isFuelKnown } = withFuelOnBoard(asked);
  const { alternates = [], etops_alternates: _, ...rest } = problem;
  const { etops_min: __, ...aircraft } = rest.aircraft;
  const candidates = alternates
    .map((destination): Candidate => {
      const own = { ...rest, aircraft, destination };
      const flight = { problem: own, solution: tidy(solveFlight(own, isOver)) };
      return { flight, ranked: reachOf(flight, destination, isFuelKnown) };
    })
    .sort((a, b) => measureOf(a, problem) - measureOf(b, problem));
  const chosen =
    candidates.find(({ ranked }) => ranked.feasible) ??
    candidates.find(({ ranked }) => ranked.in_reach === true) ??
    (candidates[0] as Candidate);
  const flights = candidates.map(({ flight }) => flight);
  return {
    best: chosen.flight,
    others: flights.filter((flight) => flight !== chosen.flight && flight.solution.plan !== null),
    ranking: candidates.map(({ ranked }, at) => ({ rank: at + 1, ...ranked })),
    check: checkAll(flights),
    assumptions,
    isFuelKnown,
  };
}

/** Fuel that is told by its mass or by the time that it lasts; a type's full tanks are none of an aircraft that flies. */
function withFuelOnBoard(problem: FlightProblem) {
  const { endurance_h: hours, max_fuel_kg: most, fuel_on_board_kg: onBoard } = problem.aircraft;
  const given = onBoard ?? most;
  const withFuel = (fuel_on_board_kg: number): FlightProblem => {
    const { max_fuel_kg: tank, ...aircraft } = problem.aircraft;
    const tanks = tank === undefined || onBoard === undefined ? {} : { max_fuel_kg: tank };
    return { ...problem, aircraft: { ...aircraft, ...tanks, fuel_on_board_kg } };
  };
  const { fuel_flow_kg_h: flow } = readAircraft(problem.aircraft).planned;
  const assumptions: Assumption[] = [];
  if (given !== undefined) return { problem: withFuel(given), assumptions, isFuelKnown: true };
  if (hours === undefined || flow === undefined)
    return { problem, assumptions, isFuelKnown: hours !== undefined };
  const fuel = hours * flow;
  const why = "the fuel on board: what the fuel flow takes in the endurance";
  assumptions.push({ field: "aircraft.fuel_on_board_kg", value: fuel, unit: "kg", why });
  return { problem: withFuel(fuel), assumptions, isFuelKnown: true };
}

function reachOf(
  { problem, solution }: DiversionFlight,
  destination: unknown,
  isFuelKnown: boolean,
): Omit<RankedDiversion, "rank"> {
  const { plan, aircraft, feasible } = solution;
  if (plan === null) {
    const id = typeof destination === "string" ? destination : JSON.stringify(destination);
    const none = { distance_nm: 0, time_h: null, fuel_kg: null, fuel_left_kg: null };
    return { feasible: false, waypoints: [id], ...none, in_reach: false };
  }
  const { time_h: hours, fuel_kg: burnt } = plan.total;
  const { fuel_on_board_kg: fuel, endurance_h: endurance = Infinity } = aircraft;
  const left = isFuelKnown && burnt !== null && fuel !== undefined ? fuel - burnt : null;
  const lasts = hours !== null && hours <= endurance && (left ?? 0) >= 0;
  return {
    feasible,
    waypoints: plan.waypoints
      .map(({ id }) => id)
      .filter((id) => problem.graph !== undefined || !/^P\d+$/u.test(id)),
    ...plan.total,
    fuel_left_kg: left,
    in_reach: hours === null ? false : isFuelKnown ? lasts : null,
  };
}

/** What is least in the best; what cannot be flown comes last. */
function measureOf({ ranked, flight }: Candidate, { objective }: FlightProblem): number {
  if (flight.solution.plan === null) return Number.MAX_VALUE;
  const { time_h, distance_nm } = ranked;
  if (time_h === null) return Number.MAX_VALUE / 2;
  return objective === "distance" ? distance_nm : time_h;
}

/** Every flight is verified, but for limits, which its ranking tells of. */
function checkAll(flights: readonly DiversionFlight[]): Check {
  const failed = flights
    .filter(({ solution }) => solution.plan !== null && solution.plan.total.time_h !== null)
    .flatMap(({ problem, solution }) => verifyFlight(problem, solution))
    .filter(({ name, ok }) => !ok && /residual|short_of_rules/u.test(name));
  const count = failed.length;
  return { name: "diversions_failed", ok: count === 0, value: count, limit: 0, unit: "checks" };
}
