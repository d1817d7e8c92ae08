import { FlightError } from "./flight-error.js";
import { geodesicLeg } from "./geodesic/geodesic.js";
import { type EtopsCover, etopsCover } from "./plan/etops-cover.js";
import { type FlightTimes, flightTimes } from "./plan/flight-times.js";
import { type FuelPlan, fuelPlan, safeEndurance } from "./plan/fuel-plan.js";
import { planAssumptions } from "./plan/plan-assumptions.js";
import { type Diversion, rankDiversions } from "./plan/rank-diversions.js";
import { type Leg, type RouteLegs, routeLegs, singleLeg } from "./plan/route-legs.js";
import type { PlannedAircraft } from "./problem/aircraft.js";
import type { Assumption, FlightProblem } from "./problem/flight-problem.js";
import { type FlightTask, type NamedPosition, readProblem } from "./problem/read-problem.js";
import { findRoutes } from "./routes/find-routes.js";
import { isLegWinds } from "./routes/graph-routes.js";
import { equalTimePoint, pointOfNoReturn } from "./wind/turning-points.js";
import { CALM, type Wind, windSpeed } from "./wind/wind-triangle.js";

export interface Totals {
  readonly distance_nm: number;
  /** Null when a leg cannot be flown. */
  readonly time_h: number | null;
  readonly fuel_kg: number | null;
}

export interface FlightPlan {
  readonly waypoints: readonly NamedPosition[];
  readonly legs: readonly Leg[];
  readonly total: Totals;
  /** Null when the fuel flow is not known or a leg cannot be flown. */
  readonly fuel: FuelPlan | null;
  readonly etp_nm: number | null;
  readonly pnr_nm: number | null;
  readonly etops: EtopsCover | null;
  readonly times: FlightTimes | null;
}

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
    return solutionOf(task, [singleLeg(task)], { isComplete: true, reason: null });
  }
  const found = findRoutes(task, isOver);
  const routes = found.routes.map((route) => routeLegs(task, route));
  return solutionOf(task, routes, found);
}

function solutionOf(
  task: FlightTask,
  routes: readonly RouteLegs[],
  { isComplete, reason }: { readonly isComplete: boolean; readonly reason: string | null },
): FlightSolution {
  const alternates = alternatesOf(task);
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
  const endurance = safeEndurance(aircraft);
  const ends = [task.origin, task.destination].filter((end) => end !== null);
  const isEtops = etopsMin !== undefined && route.points.length > 1;
  return {
    waypoints: route.points,
    legs: route.legs,
    total,
    fuel: isFuelled ? fuelPlan(total.time_h, alternateH, flow) : null,
    etp_nm: equalTimePoint(route.stretches),
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

function brokenLimits(
  { aircraft }: FlightTask,
  { legs, total, fuel, etops }: FlightPlan,
): string[] {
  const broken: string[] = [];
  const stopped = legs.find(({ time_h }) => time_h === null);
  if (stopped !== undefined)
    broken.push(`the wind is too strong to fly from ${stopped.from} to ${stopped.to}`);
  const { endurance_h: endurance, max_fuel_kg: tank } = aircraft;
  if (endurance !== undefined && total.time_h !== null && total.time_h > endurance) {
    broken.push(`the flight takes ${total.time_h.toFixed(2)} h; the endurance is ${endurance} h`);
  }
  if (fuel !== null && tank !== undefined && fuel.total > tank) {
    broken.push(`the fuel is ${Math.ceil(fuel.total)} kg; the tanks hold ${tank} kg`);
  }
  const { mtow_kg: mtow = Infinity, oew_kg: empty = 0, payload_kg: payload = 0 } = aircraft;
  const takeOff = empty + payload + (fuel?.total ?? 0);
  if (takeOff > mtow) {
    broken.push(`the take-off mass is ${Math.ceil(takeOff)} kg; the highest is ${mtow} kg`);
  }
  if (fuel === null && aircraft.fuel_flow_kg_h !== undefined && stopped === undefined) {
    broken.push("the wind is too strong to reach an alternate");
  }
  if (etops !== null && !etops.is_covered) {
    broken.push(
      `the track is up to ${Math.ceil(etops.furthest.time_min)} min from an airport; ${etops.limit_min} min are allowed`,
    );
  }
  return broken;
}

function alternatesOf({ alternates, aircraft, destination, problem }: FlightTask): Diversion[] {
  if (destination === null) return [];
  const { wind = CALM } = problem;
  const last = isLegWinds(wind) ? (wind.at(-1) ?? CALM) : wind;
  return rankDiversions(
    destination,
    alternates,
    aircraft,
    problem.graph !== undefined && isLegWinds(wind) ? CALM : last,
  );
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
