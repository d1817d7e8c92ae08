import { detectConflicts, type PairReport } from "../detection/detect-conflicts.js";
import { type PlanePicture, planePicture } from "../picture/local-plane.js";
import { type Action, SEPARATION, type TrafficPicture } from "../picture/traffic-picture.js";
import { flyPicture } from "../verification/fly-picture.js";
import { type PlanCost, planCost } from "./plan-cost.js";
import { PlannedTraffic } from "./planned-traffic.js";
import { RESPONSES } from "./responses.js";
import { searchPlans, type TriedPlan } from "./search-plans.js";

export interface RankedPlan extends PlanCost {
  /** From 1. */
  readonly rank: number;
  readonly actions: readonly Action[];
  /** No pair loses separation within the look-ahead, in closed form and in flights of each response. */
  readonly clear: boolean;
  /** The least distance of a pair while it is below the vertical minimum; null for no such pair. */
  readonly min_separation_nm: number | null;
  /** What that is above the lateral minimum. */
  readonly margin_nm: number | null;
  /** The pairs that lose separation in a flight. */
  readonly losses: readonly (readonly [string, string])[];
  /** How late all of it may begin and still be clear, in steps of 10 s; null for a plan that is not. */
  readonly latest_start_s: number | null;
}

export interface Resolution {
  /**
   * Infeasible where no plan that was tried is clear. It is so for certain if a pair has lost separation already;
   * otherwise a plan may exist that is none of the changes tried, or that there was no time for.
   */
  readonly status: "no_conflict" | "resolved" | "infeasible";
  /** Pairs that have lost separation already, which nothing can undo: no plan is clear with any. */
  readonly lost_already: readonly (readonly [string, string])[];
  readonly conflicts: readonly PairReport[];
  /** Clear plans first, the cheaper first; then those with fewer losses. Up to 10; fewer if the time is up. */
  readonly ranking: readonly RankedPlan[];
}

export interface ResolveOptions {
  /** Whether the time is up; asked before each trial, and before each plan but the first is flown. */
  readonly isOver: () => boolean;
  /** Plans to rank at most; 10 unless said. */
  readonly most?: number;
}

const RANKED_MAX = 10;
/** Plans of the same aircraft and kinds of actions, at most. */
const ALIKE_MAX = 2;
/** Pairs by seconds that all flights may look at. */
const FLOWN_MAX = 200_000_000;
const START_STEP_S = 10;

/**
 * Ranks what could be done about the conflicts of a picture. Each plan is flown again against all aircraft by
 * `flyPicture`. Throws `AirTrafficRefused` for a picture that cannot be used.
 */
export function resolveConflicts(picture: TrafficPicture, options: ResolveOptions): Resolution {
  const plane = planePicture(picture);
  const conflicts = detectConflicts(picture).conflicts.filter(({ conflict }) => conflict);
  const lost_already = conflicts
    .filter(({ t_los_in_s }) => t_los_in_s === 0)
    .map(({ pair }) => pair);
  if (conflicts.length === 0)
    return { status: "no_conflict", lost_already, conflicts, ranking: [] };
  const aircraft = new Map(picture.aircraft.map((one) => [one.id, one]));
  const { lookahead_s } = plane;
  const past_s = Math.min(lookahead_s, Math.max(...conflicts.map(({ t_cpa_s }) => t_cpa_s)));
  const costs = (actions: readonly Action[]) =>
    planCost(actions, aircraft, { past_s, lookahead_s });
  const costOf = (actions: readonly Action[]) => costs(actions).cost;
  const tried = searchPlans({
    picture,
    plane,
    costOf,
    isOver: options.isOver,
  });
  const pairs = (plane.aircraft.length * (plane.aircraft.length - 1)) / 2;
  const most = Math.floor(FLOWN_MAX / (pairs * lookahead_s * Object.keys(RESPONSES).length));
  const ranked = Math.min(options.most ?? RANKED_MAX, RANKED_MAX, Math.max(1, most));
  const flown: Omit<RankedPlan, "rank" | "latest_start_s">[] = [];
  for (const plan of chosen(tried, costOf, ranked)) {
    if (flown.length > 0 && options.isOver()) break;
    flown.push({ ...costs(plan.actions), ...flownPlan(picture, plan) });
  }
  flown.sort(
    (one, other) =>
      Number(other.clear) - Number(one.clear) ||
      one.losses.length - other.losses.length ||
      one.cost - other.cost,
  );
  const traffic = new PlannedTraffic(plane);
  const ranking = flown.map((plan, at) => {
    const latest_start_s = plan.clear ? latestStart(traffic, plan.actions, plane, options) : null;
    return { rank: at + 1, ...plan, latest_start_s };
  });
  const status = ranking[0]?.clear ? "resolved" : "infeasible";
  return { status, lost_already, conflicts, ranking };
}

/** The best plans that differ in more than a figure. */
function chosen(
  tried: readonly TriedPlan[],
  costOf: (actions: readonly Action[]) => number,
  most: number,
): TriedPlan[] {
  const costs = new Map(tried.map((plan) => [plan, costOf(plan.actions)]));
  const sorted = [...tried].sort(
    (one, other) =>
      one.losses - other.losses || (costs.get(one) as number) - (costs.get(other) as number),
  );
  const alike = new Map<string, number>();
  const seen = new Set<string>();
  const kept = sorted.filter(({ actions, losses }) => {
    if (losses > (sorted[0]?.losses ?? 0)) return false;
    if (seen.has(JSON.stringify(actions))) return false;
    seen.add(JSON.stringify(actions));
    const key = actions.map(({ aircraft, kind }) => `${aircraft} ${kind}`).join(",");
    alike.set(key, (alike.get(key) ?? 0) + 1);
    return (alike.get(key) as number) <= ALIKE_MAX;
  });
  return kept.slice(0, most);
}

function flownPlan(picture: TrafficPicture, { actions, losses: foreseen }: TriedPlan) {
  const flights = Object.values(RESPONSES).map((response) =>
    flyPicture(picture, actions, response),
  );
  const losses = new Map(flights.flatMap((one) => one.losses).map(({ pair }) => [`${pair}`, pair]));
  const least = Math.min(
    ...flights.map(({ min_separation_nm }) => min_separation_nm ?? Number.POSITIVE_INFINITY),
  );
  const min_separation_nm = Number.isFinite(least) ? least : null;
  const minimum = picture.separation?.lateral_nm ?? SEPARATION.lateral_nm;
  const margin_nm = min_separation_nm === null ? null : min_separation_nm - minimum;
  const clear = foreseen === 0 && losses.size === 0;
  return { actions, clear, min_separation_nm, margin_nm, losses: [...losses.values()] };
}

/** The actions are put off together until the first delay that is not clear any more. */
function latestStart(
  traffic: PlannedTraffic,
  actions: readonly Action[],
  { aircraft, lookahead_s }: PlanePicture,
  { isOver }: ResolveOptions,
): number {
  const told = new Map<number, Action[]>();
  for (const action of actions) {
    const at = aircraft.findIndex(({ id }) => id === action.aircraft);
    told.set(at, [...(told.get(at) ?? []), action]);
  }
  let latest_s = 0;
  for (let by = START_STEP_S; by <= lookahead_s && !isOver(); by += START_STEP_S) {
    for (const [at, changes] of told) {
      const later = changes.map((change) => ({ ...change, at_s: change.at_s + by }));
      traffic.take(traffic.attempt(at, later));
    }
    if (traffic.losses > 0) break;
    latest_s = by;
  }
  for (const at of told.keys()) traffic.take(traffic.attempt(at, []));
  return latest_s;
}
