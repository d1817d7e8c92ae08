import { FlightError } from "../../../engines/flight/flight-error.js";
import type { FlightProblem, RouteGraph } from "../../../engines/flight/problem/flight-problem.js";
import { isLegWinds } from "../../../engines/flight/routes/graph-routes.js";
import {
  type FlightPlan,
  type FlightSolution,
  solveFlight,
} from "../../../engines/flight/solve-flight.js";
import { CALM } from "../../../engines/flight/wind/wind-triangle.js";

export const ALTERNATIVES_MAX = 3;
/** So much of its way at least must be no way of the plan, nor of the alternatives before it. */
const NEW_SHARE = 1 / 3;

/** A route that is worth having beside the plan, as the solution of which it is the plan. */
export interface Alternative {
  readonly solution: FlightSolution;
  readonly plan: FlightPlan;
}

/**
 * Up to three routes that differ from the plan and from each other in a third of their way or more: those of the
 * ranking and, with `isThorough`, the best ones through a graph without the legs that are taken.
 */
export function alternativesOf(
  problem: FlightProblem,
  solution: FlightSolution,
  { isThorough, isOver }: { readonly isThorough: boolean; readonly isOver: () => boolean },
): Alternative[] {
  if (solution.plan === null) return [];
  const taken = [solution.plan];
  const found: Alternative[] = [];
  const offer = (of: FlightSolution, plan: FlightPlan) => {
    if (found.length >= ALTERNATIVES_MAX) return;
    if (taken.some((other) => newShare(plan, other, problem) < NEW_SHARE)) return;
    found.push({ solution: of, plan });
    taken.push(plan);
  };
  for (const plan of solution.plans) offer(solution, plan);
  while (isThorough && problem.graph && found.length < ALTERNATIVES_MAX && !isOver()) {
    const next = solveWithin(withoutLegs(problem, problem.graph, taken), isOver);
    if (!next?.plan) break;
    const before = found.length;
    offer(next, next.plan);
    if (found.length === before) break;
  }
  return found;
}

/** An alternative with more legs than a route may have is none. */
function solveWithin(problem: FlightProblem, isOver: () => boolean): FlightSolution | null {
  try {
    return solveFlight(problem, isOver);
  } catch (error) {
    if (error instanceof FlightError && error.code === "too_large") return null;
    throw error;
  }
}

/** Routes round closed areas pass them on other sides, so that nearly all of their way is new. */
function newShare(plan: FlightPlan, taken: FlightPlan, { graph }: FlightProblem): number {
  if (plan === taken) return 0;
  if (graph === undefined) return 1;
  const flown = legNames([taken]);
  const fresh = plan.legs.filter(({ from, to }) => !flown.has(`${from}-${to}`));
  const nm = fresh.reduce((sum, leg) => sum + leg.distance_nm, 0);
  return plan.total.distance_nm === 0 ? 0 : nm / plan.total.distance_nm;
}

/** The problem without the legs of plans, and without their winds, which would name no edge. */
function withoutLegs(
  problem: FlightProblem,
  { waypoints, edges }: RouteGraph,
  plans: readonly FlightPlan[],
): FlightProblem {
  const flown = legNames(plans);
  const nameOf = ([from, to]: readonly [number, number]) =>
    `${waypoints[from]?.[0]}-${waypoints[to]?.[0]}`;
  const { wind = CALM } = problem;
  return {
    ...problem,
    graph: { waypoints, edges: edges.filter((edge) => !flown.has(nameOf(edge))) },
    wind: isLegWinds(wind) ? wind.filter(({ leg }) => !flown.has(`${leg}`)) : wind,
  };
}

/** The names of legs, either way round. */
function legNames(plans: readonly FlightPlan[]): ReadonlySet<string> {
  const legs = plans.flatMap((plan) => plan.legs);
  return new Set(legs.flatMap(({ from, to }) => [`${from}-${to}`, `${to}-${from}`]));
}
