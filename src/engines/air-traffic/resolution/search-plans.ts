import type { PlanePicture } from "../picture/local-plane.js";
import type { Change, TrafficPicture } from "../picture/traffic-picture.js";
import { doubleChoices, fewOfEach, singleChoices } from "./choices.js";
import { type Care, PlannedTraffic } from "./planned-traffic.js";
import { repairPlan } from "./repair-plan.js";
import { RESPONSES } from "./responses.js";
import {
  attempts,
  type Choices,
  isSolved,
  planOf,
  type Search,
  type TriedPlan,
  tell,
  toldIn,
  wholePlan,
} from "./tried-plans.js";

export interface SearchOptions {
  readonly picture: TrafficPicture;
  readonly plane: PlanePicture;
  readonly costOf: Search["costOf"];
  readonly isOver: () => boolean;
  /** Whether large and double changes are tried where all others leave losses. */
  readonly isThorough: boolean;
  /** Whether turns that just keep separation are tried where all others leave losses. */
  readonly isTight: boolean;
}

/** Pairs whose two aircraft are both told something, at most. */
const PAIRS_MAX = 10;
/** What each aircraft of a pair may be told at first: the smallest changes of each kind. */
const EACH_KIND = { heading: 4, level: 4, speed: 4, vertical_rate: 0 } as const;
/** Turns to the right that all who are in conflict are tried with, as on a roundabout. */
const ROUNDABOUT_DEG = [0, 20, 40, 60];
/** Pictures of more aircraft are not searched with large and double changes. */
const SMALL_AIRCRAFT_MAX = 12;
/** Pairs that are told large and double changes, at most: some 70,000 plans each. */
const WIDE_PAIRS_MAX = 3;

/** Turns depend on one figure of a response, so that many of it can make up for a small buffer. */
const TIGHT: Care = {
  buffer_nm: 0.03,
  responses: [1.5, 1.6, 1.75, 1.9, 2.1, 2.4, 2.7, 3, 4, 6, Number.POSITIVE_INFINITY].map(
    (turn_deg_s) => ({ ...RESPONSES.usual, turn_deg_s }),
  ),
};

/**
 * Plans of one action, of two for a pair in conflict, and of many where those leave losses. Before nothing is found,
 * all changes of a pair that has part in each conflict are combined.
 */
export function searchPlans(options: SearchOptions): TriedPlan[] {
  const { picture, plane, isOver } = options;
  const traffic = new PlannedTraffic(plane);
  const usual = { ...options, choices: singleChoices(picture, plane.lookahead_s, "usual") };
  const fine = { ...options, choices: singleChoices(picture, plane.lookahead_s, "fine") };
  const small = { ...usual, choices: smallest(usual.choices) };
  const tried = [...singlePlans(fine, traffic), ...pairPlans(small, traffic, PAIRS_MAX)];
  // Two aircraft have no other plans than those of the pair.
  const repaired = isSolved(tried) || traffic.size === 2 ? [] : repairedPlans(usual);
  tried.push(...repaired);
  if (!isSolved(tried)) tried.push(...pairPlans(fine, traffic, PAIRS_MAX));
  if (!isSolved(tried)) tried.push(...repaired.flatMap((plan) => plansUpon(fine, plan)));
  if (!isSolved(tried) && options.isThorough && traffic.size <= SMALL_AIRCRAFT_MAX) {
    tried.push(...widePlans(options, traffic));
  }
  if (!isSolved(tried) && options.isTight) {
    const none = wholePlan(options, traffic);
    tried.push(...[none, ...repaired].flatMap((plan) => tightTurns(fine, plan)));
  }
  return isSolved(tried) || isOver() ? tried : [...tried, wholePlan(options, traffic)];
}

/** Plans that change one or two aircraft of a plan that leaves losses. */
function plansUpon(search: Search, { actions }: TriedPlan, care?: Care): TriedPlan[] {
  if (search.isOver()) return [];
  const traffic = new PlannedTraffic(search.plane, care);
  for (const [at, changes] of toldIn(actions, search.plane)) tell(traffic, at, changes);
  return [...singlePlans(search, traffic), ...pairPlans(search, traffic, WIDE_PAIRS_MAX)];
}

/**
 * Turns of one or two with next to nothing to spare, which hold at all rates of turn that are likely; beside a plan
 * that has nothing but turns.
 */
function tightTurns(search: Search, plan: TriedPlan): TriedPlan[] {
  const isTurn = ({ kind }: Change) => kind === "heading";
  if (!plan.actions.every(isTurn)) return [];
  const choices: Choices = (at) => search.choices(at).filter((changes) => changes.every(isTurn));
  return plansUpon({ ...search, choices }, plan, TIGHT).filter(({ losses }) => losses === 0);
}

/** Large changes, then two of one aircraft together. */
function widePlans(options: SearchOptions, traffic: PlannedTraffic): TriedPlan[] {
  const { picture, plane } = options;
  const wide = { ...options, choices: singleChoices(picture, plane.lookahead_s, "wide") };
  const double = { ...options, choices: doubleChoices(picture, plane.lookahead_s) };
  const stages = [
    () => [...singlePlans(wide, traffic), ...pairPlans(wide, traffic, WIDE_PAIRS_MAX)],
    () => singlePlans(double, traffic),
    () => (traffic.size > 2 ? repairedPlans(wide) : []),
    () => pairPlans(double, traffic, WIDE_PAIRS_MAX),
  ];
  for (const stage of stages) {
    const clear = stage().filter(({ losses }) => losses === 0);
    if (clear.length > 0) return clear;
  }
  return [];
}

/** Plans that tell one aircraft something that has part in each conflict. */
function singlePlans(search: Search, traffic: PlannedTraffic): TriedPlan[] {
  return traffic
    .losing()
    .filter((at) => traffic.lossesWithout([at]) === 0)
    .flatMap((at) => attempts(search, traffic, at))
    .map((trial) => planOf(search, traffic, [trial], trial.losses));
}

/** Plans that tell both of a pair something, where neither of it is enough alone; none worse than another. */
function pairPlans(search: Search, traffic: PlannedTraffic, most: number): TriedPlan[] {
  const pairs = traffic
    .lostPairs()
    .filter((pair) => traffic.lossesWithout(pair) === 0)
    .slice(0, most);
  let fewest = Number.POSITIVE_INFINITY;
  const plans: TriedPlan[] = [];
  for (const [one, other] of pairs) {
    const before = traffic.attempt(traffic.flight(one, []));
    const [firsts, seconds] = [one, other].map((at) =>
      attempts(search, traffic, at).filter(({ losses }) => losses > 0),
    );
    for (const first of firsts ?? []) {
      traffic.take(first);
      for (const second of seconds ?? []) {
        if (search.isOver()) break;
        const { losses } = traffic.attempt(second);
        if (losses > fewest) continue;
        fewest = losses;
        plans.push(planOf(search, traffic, [first, second], losses));
      }
      traffic.take(before);
    }
  }
  return plans.filter(({ losses }) => losses === fewest);
}

/** Plans that change one aircraft after the other. */
function repairedPlans(search: Search): TriedPlan[] {
  return ROUNDABOUT_DEG.flatMap((turn) => {
    const plan = search.isOver() ? undefined : repairPlan(search, turn);
    return plan === undefined ? [] : [plan];
  });
}

const smallest =
  (choices: Choices): Choices =>
  (at) =>
    fewOfEach(choices(at).flat(), EACH_KIND).map((change) => [change]);
