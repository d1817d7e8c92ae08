import { detectConflicts, type PairReport } from "../detection/detect-conflicts.js";
import { type PlanePicture, planePicture } from "../picture/local-plane.js";
import { type Action, SEPARATION, type TrafficPicture } from "../picture/traffic-picture.js";
import { flyPicture } from "../verification/fly-picture.js";
import { chosenPlans } from "./chosen-plans.js";
import { type PlanCost, planCost } from "./plan-cost.js";
import { type Care, PlannedTraffic } from "./planned-traffic.js";
import { BETWEEN, RESPONSES } from "./responses.js";
import { searchPlans } from "./search-plans.js";
import { isSolved, type TriedPlan, tell, toldIn } from "./tried-plans.js";

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
  /**
   * How late all of it may begin and still be clear, in steps of 10 s; null for a plan that is not clear, and where
   * there was no time to find out.
   */
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
  /**
   * Clear plans first, the cheaper first; then those with fewer losses, of which the one that keeps the greatest
   * distance is first. Up to 10; fewer if the time is up.
   */
  readonly ranking: readonly RankedPlan[];
}

export interface ResolveOptions {
  /** Whether the time is up; asked before each trial, and before each plan but the first is flown. */
  readonly isOver: () => boolean;
  /** Whether the search has to end, so that what it found can be flown; `isOver` unless said. */
  readonly isSearchOver?: () => boolean;
  /** Plans to rank at most; 10 unless said. */
  readonly most?: number;
  /** Whether a small picture is searched with large and double changes where the usual ones leave losses. */
  readonly isThorough?: boolean;
}

const RANKED_MAX = 10;
/** Pairs by seconds that all flights may look at. */
const FLOWN_MAX = 200_000_000;
const START_STEP_S = 10;
/** Plans that are looked at until enough of them hold between the responses. */
const LOOKED_AT_MAX = 300;
/** What plans have to keep between the responses that they are searched with. */
const BETWEEN_CARE: Care = { buffer_nm: 0.02, responses: BETWEEN };
/** Plans of which the distance that they keep is looked up, where none is clear. */
const MEASURED_MAX = 5000;

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
    isOver: options.isSearchOver ?? options.isOver,
    // Nothing brings back what is lost already.
    isThorough: options.isThorough === true && lost_already.length === 0,
    // What is intended depends on more of a response than turns do.
    isTight: lost_already.length === 0 && plane.aircraft.every(({ intent }) => intent.length === 0),
  });
  const pairs = (plane.aircraft.length * (plane.aircraft.length - 1)) / 2;
  const most = Math.floor(FLOWN_MAX / (pairs * lookahead_s * Object.keys(RESPONSES).length));
  const ranked = Math.min(options.most ?? RANKED_MAX, RANKED_MAX, Math.max(1, most));
  const orderOf = isSolved(tried)
    ? (plan: TriedPlan) => costOf(plan.actions)
    : distanceLost(plane, options);
  const chosen = chosenPlans(tried, aircraft, orderOf);
  const flown = flyPlans(picture, plane, chosen, { ...options, most: ranked }).map((plan) => ({
    ...costs(plan.actions),
    ...plan,
  }));
  flown.sort(
    (one, other) =>
      Number(other.clear) - Number(one.clear) ||
      one.losses.length - other.losses.length ||
      (one.clear ? 0 : keptBy(other) - keptBy(one)) ||
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

const keptBy = ({ min_separation_nm }: Pick<RankedPlan, "min_separation_nm">): number =>
  min_separation_nm ?? Number.MAX_VALUE;

/** Orders plans that lose separation by the distance that they keep, the greatest first, as far as there is time. */
function distanceLost(
  plane: PlanePicture,
  { isOver }: ResolveOptions,
): (plan: TriedPlan) => number {
  const traffic = new PlannedTraffic(plane);
  let left = MEASURED_MAX;
  return ({ actions }) => {
    left -= 1;
    if (left < 0 || isOver()) return 0;
    const told = toldIn(actions, plane);
    for (const [at, changes] of told) tell(traffic, at, changes);
    const least_nm = traffic.leastLost();
    for (const at of told.keys()) tell(traffic, at, []);
    return -Math.min(least_nm, Number.MAX_VALUE);
  };
}

type FlownPlan = Omit<RankedPlan, "rank" | "latest_start_s" | keyof PlanCost>;

/** Flies plans from the best on; those that do not hold between the responses count only where no other is left. */
function flyPlans(
  picture: TrafficPicture,
  plane: PlanePicture,
  plans: readonly TriedPlan[],
  { isOver, most }: { readonly isOver: () => boolean; readonly most: number },
): FlownPlan[] {
  const between = new PlannedTraffic(plane, BETWEEN_CARE);
  const flown: FlownPlan[] = [];
  const doubtful: FlownPlan[] = [];
  for (const plan of plans.slice(0, LOOKED_AT_MAX)) {
    if (flown.length === most || (flown.length + doubtful.length > 0 && isOver())) break;
    const lost = plan.losses === 0 ? lostBetween(between, plane, plan) : [];
    if (lost.length === 0) flown.push(flownPlan(picture, plan, lost));
    else if (doubtful.length < most) doubtful.push(flownPlan(picture, plan, lost));
  }
  return flown.length > 0 ? flown : doubtful;
}

function lostBetween(
  traffic: PlannedTraffic,
  plane: PlanePicture,
  { actions }: TriedPlan,
): RankedPlan["losses"] {
  const told = toldIn(actions, plane);
  for (const [at, changes] of told) tell(traffic, at, changes);
  const nameOf = (at: number) => plane.aircraft[at]?.id as string;
  const lost = traffic.lostPairs().map(([one, other]) => [nameOf(one), nameOf(other)] as const);
  for (const at of told.keys()) tell(traffic, at, []);
  return lost;
}

function flownPlan(
  picture: TrafficPicture,
  { actions, losses: foreseen }: TriedPlan,
  lostBetween: RankedPlan["losses"],
): FlownPlan {
  const flights = Object.values(RESPONSES).map((response) =>
    flyPicture(picture, actions, response),
  );
  const pairs = [...flights.flatMap((one) => one.losses.map(({ pair }) => pair)), ...lostBetween];
  const losses = [...new Map(pairs.map((pair) => [`${pair}`, pair])).values()];
  const least = Math.min(
    ...flights.map(({ min_separation_nm }) => min_separation_nm ?? Number.POSITIVE_INFINITY),
  );
  const min_separation_nm = Number.isFinite(least) ? least : null;
  const minimum = picture.separation?.lateral_nm ?? SEPARATION.lateral_nm;
  const margin_nm = min_separation_nm === null ? null : min_separation_nm - minimum;
  const clear = foreseen === 0 && losses.length === 0;
  return { actions, clear, min_separation_nm, margin_nm, losses };
}

/** The actions are put off together until the first delay that is not clear any more. */
function latestStart(
  traffic: PlannedTraffic,
  actions: readonly Action[],
  plane: PlanePicture,
  { isOver }: ResolveOptions,
): number | null {
  const told = toldIn(actions, plane);
  let latest_s: number | null = null;
  for (let by = START_STEP_S; by <= plane.lookahead_s && !isOver(); by += START_STEP_S) {
    for (const [at, changes] of told) {
      tell(
        traffic,
        at,
        changes.map((change) => ({ ...change, at_s: change.at_s + by })),
      );
    }
    latest_s = traffic.losses > 0 ? by - START_STEP_S : by;
    if (traffic.losses > 0) break;
  }
  for (const at of told.keys()) tell(traffic, at, []);
  return latest_s;
}
