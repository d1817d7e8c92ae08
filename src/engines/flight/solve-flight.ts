import { FlightError } from "./flight-error.js";
import { geodesicLeg } from "./geodesic/geodesic.js";
import { brokenLimits } from "./plan/broken-limits.js";
import { etopsCover } from "./plan/etops-cover.js";
import type { FlightPlan, Totals } from "./plan/flight-plan.js";
import { flightTimes } from "./plan/flight-times.js";
import { fuelPlan, loadedFuel, turningEndurance } from "./plan/fuel-plan.js";
import { planAssumptions } from "./plan/plan-assumptions.js";
import { type Diversion, rankDiversions } from "./plan/rank-diversions.js";
import { type Leg, type RouteLegs, routeLegs, singleLeg } from "./plan/route-legs.js";
import type { PlannedAircraft } from "./problem/aircraft.js";
import type { Assumption, FlightProblem } from "./problem/flight-problem.js";
import { type FlightTask, readProblem } from "./problem/read-problem.js";
import { alternateWays } from "./routes/alternate-ways.js";
import { closedAreas, findRoutes } from "./routes/find-routes.js";
import { isLegWinds } from "./routes/graph-routes.js";
import { equalTimePoint, pointOfNoReturn } from "./wind/turning-points.js";
import { CALM, type Wind, windSpeed } from "./wind/wind-triangle.js";

export type { FlightPlan, Totals };

export interface RankedRoute extends Totals {
  readonly rank: number;
  readonly feasible: boolean;
  readonly waypoints: readonly string[];
}

/** The answer to a flight problem. */
export interface FlightSolution {
  /** Whether the plan keeps every limit that is known; what breaks one stands in `reasons`. */
  readonly feasible: boolean;
  readonly reasons: readonly string[];
  readonly plan: FlightPlan | null;
  /** The plans of all ranked routes; `plan` is the first that keeps every limit, or else the first. */
  readonly plans: readonly FlightPlan[];
  /** Up to three routes, the best first. */
  readonly ranking: readonly RankedRoute[];
  /** Alternates from the destination, the soonest first. */
  readonly alternates: readonly Diversion[];
  /** No route is shorter, sooner or takes less trip fuel. */
  readonly bounds: { readonly lower: Totals } | null;
  /** The figures that were planned with. */
  readonly aircraft: PlannedAircraft;
  /** Whether the ranking is proven; false when the time was over first. */
  readonly isComplete: boolean;
  readonly assumptions: readonly Assumption[];
}

/**
 * Plans a flight: route, legs by the wind triangle, fuel, turning points, ETOPS cover and times. A planning aid for
 * simulators and offline use. Throws a `FlightError` for what the caller can mend.
 */
export function solveFlight(problem: FlightProblem, isOver: () => boolean): FlightSolution {
  const task = readProblem(problem);
  checkEtops(task);
  // A departure that cannot be read is said before any search.
  if (problem.departure_utc !== undefined) flightTimes(problem.departure_utc, []);
  if (task.origin === null || task.destination === null) {
    return solutionOf(task, [singleLeg(task)], [], { isComplete: true, reason: null });
  }
  const found = findRoutes(task, isOver);
  const routes = found.routes.map((route) => routeLegs(task, route));
  const alternates = alternatesOf(task, isOver);
  // Ways that were not found when the time was over may be there all the same.
  const isCut = alternates.some(({ time_h }) => time_h === null) && isOver();
  const isComplete = found.isComplete && !isCut;
  return solutionOf(task, routes, alternates, { ...found, isComplete });
}

function solutionOf(
  task: FlightTask,
  routes: readonly RouteLegs[],
  alternates: readonly Diversion[],
  { isComplete, reason }: { readonly isComplete: boolean; readonly reason: string | null },
): FlightSolution {
  const plans = routes.map((route) => planOf(task, route, alternates[0]));
  const broken = plans.map((plan) => brokenLimits(task, plan));
  const kept = broken.findIndex((limits) => limits.length === 0);
  const chosen = Math.max(0, kept);
  const plan = plans[chosen] ?? null;
  const reasons = broken[chosen] ?? [reason ?? "there is no route"];
  return {
    feasible: reasons.length === 0,
    reasons,
    plan,
    plans,
    ranking: plans.map(({ waypoints, total }, at) => ({
      rank: at + 1,
      feasible: broken[at]?.length === 0,
      waypoints: waypoints.map(({ id }) => id),
      ...total,
    })),
    alternates,
    bounds: lowerBound(task),
    aircraft: task.aircraft,
    isComplete,
    assumptions: [...task.assumptions, ...planAssumptions(task, alternates[0])],
  };
}

function planOf(task: FlightTask, route: RouteLegs, alternate: Diversion | undefined): FlightPlan {
  const { aircraft, problem } = task;
  const total = totalsOf(route.legs);
  const { fuel_flow_kg_h: flow, etops_min: etopsMin } = aircraft;
  const alternateH = alternate === undefined ? 0 : alternate.time_h;
  const isFuelled = flow !== undefined && total.time_h !== null && alternateH !== null;
  const { fuel_rules: rules } = problem;
  const fuel = isFuelled ? fuelPlan(total.time_h, alternateH, flow, rules) : null;
  const loaded = loadedFuel(aircraft, fuel);
  const endurance = turningEndurance(aircraft, loaded, rules);
  const ends = [task.origin, task.destination].filter((end) => end !== null);
  const isEtops = etopsMin !== undefined && route.points.length > 1;
  return {
    waypoints: route.points,
    legs: route.legs,
    total,
    fuel,
    loaded_kg: loaded,
    etp_nm: equalTimePoint(route.stretches),
    etp_oei_nm: route.oeiStretches === null ? null : equalTimePoint(route.oeiStretches),
    pnr_nm: endurance === null ? null : pointOfNoReturn(route.stretches, endurance),
    etops: isEtops
      ? etopsCover(
          route.points,
          [...ends, ...task.etopsAlternates],
          etopsMin,
          aircraft.oei_tas_kt as number,
        )
      : null,
    times:
      problem.departure_utc === undefined || total.time_h === null
        ? null
        : flightTimes(
            problem.departure_utc,
            route.legs.map((leg) => leg.time_h as number),
          ),
  };
}

function totalsOf(legs: readonly Leg[]): Totals {
  const sum = (figure: (leg: Leg) => number | null): number | null =>
    legs.reduce<number | null>((total, leg) => {
      const value = figure(leg);
      return total === null || value === null ? null : total + value;
    }, 0);
  return {
    distance_nm: legs.reduce((nm, leg) => nm + leg.distance_nm, 0),
    time_h: sum((leg) => leg.time_h),
    fuel_kg: sum((leg) => leg.fuel_kg),
  };
}

function alternatesOf(task: FlightTask, isOver: () => boolean): Diversion[] {
  const { alternates, aircraft, destination, problem } = task;
  if (destination === null || alternates.length === 0) return [];
  const { wind = CALM } = problem;
  const last = isLegWinds(wind) ? (wind.at(-1) ?? CALM) : wind;
  const arrival = problem.graph !== undefined && isLegWinds(wind) ? CALM : last;
  const ways = alternateWays(task, { areas: closedAreas(problem), wind: arrival }, isOver);
  return rankDiversions(destination, alternates, aircraft, arrival, ways);
}

function lowerBound({
  origin,
  destination,
  aircraft,
  problem,
}: FlightTask): { lower: Totals } | null {
  if (origin === null || destination === null) return null;
  const { wind = CALM } = problem;
  const winds: readonly Wind[] = isLegWinds(wind) ? wind : [wind];
  const fastest = aircraft.tas_kt + Math.max(0, ...winds.map(windSpeed));
  const { distanceNm } = geodesicLeg(origin, destination);
  const hours = distanceNm / fastest;
  const flow = aircraft.fuel_flow_kg_h;
  return {
    lower: {
      distance_nm: distanceNm,
      time_h: hours,
      fuel_kg: flow === undefined ? null : hours * flow,
    },
  };
}

function checkEtops({ aircraft }: FlightTask): void {
  if (aircraft.etops_min === undefined || aircraft.oei_tas_kt !== undefined) return;
  throw new FlightError(
    "invalid",
    "/aircraft/oei_tas_kt",
    "etops_min needs oei_tas_kt or a known type",
  );
}
