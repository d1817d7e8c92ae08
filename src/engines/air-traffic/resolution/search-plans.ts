import type { PlanePicture } from "../picture/local-plane.js";
import type { Action, Change, TrafficPicture } from "../picture/traffic-picture.js";
import { candidatesOf } from "./candidates.js";
import { PlannedTraffic, type Trial } from "./planned-traffic.js";

/** A plan that was tried, with the pairs that lose separation by it. */
export interface TriedPlan {
  readonly actions: readonly Action[];
  readonly losses: number;
}

export interface Search {
  readonly picture: TrafficPicture;
  readonly plane: PlanePicture;
  readonly costOf: (actions: readonly Action[]) => number;
  readonly isOver: () => boolean;
}

/** Pairs whose two aircraft are both told something, at most. */
const PAIRS_MAX = 10;
/** What each aircraft of a pair may be told: the smallest changes of each kind. */
const EACH_KIND = 4;
/** Aircraft whose changes are tried before one is taken, at most. */
const FREE_MAX = 12;
/** Turns to the right that all who are in conflict are tried with, as on a roundabout. */
const ROUNDABOUT_DEG = [0, 20, 40, 60];

/** Plans of one action, of two for a pair in conflict, and of many where those leave losses. */
export function searchPlans(search: Search): TriedPlan[] {
  const traffic = new PlannedTraffic(search.plane);
  const choices = choicesOf(search);
  const singles = traffic
    .losing()
    .filter((at) => traffic.lossesWithout([at]) === 0)
    .flatMap((at) => attempts(search, traffic, at, choices(at)))
    .map((trial) => planOf(search, [trial], trial.losses));
  const doubles = traffic
    .lostPairs()
    .filter((pair) => traffic.lossesWithout(pair) === 0)
    .slice(0, PAIRS_MAX)
    .flatMap((pair) => {
      return pairPlans(search, traffic, pair, choices);
    });
  const tried = [...singles, ...doubles];
  if (tried.some(({ losses }) => losses === 0)) return tried;
  for (const turn of ROUNDABOUT_DEG) {
    if (search.isOver()) break;
    tried.push(repaired(search, turn, choices));
  }
  return tried;
}

type Choices = (at: number) => readonly Change[];

function choicesOf({ picture, plane }: Search): Choices {
  const kept = new Map<number, readonly Change[]>();
  return (at) => {
    const aircraft = picture.aircraft[at];
    const known = kept.get(at);
    if (known !== undefined || aircraft === undefined) return known ?? [];
    const fresh = candidatesOf(aircraft, picture.constraints ?? {}, plane.lookahead_s);
    kept.set(at, fresh);
    return fresh;
  };
}

function attempts(
  { isOver }: Search,
  traffic: PlannedTraffic,
  at: number,
  choices: readonly Change[],
): Trial[] {
  const trials: Trial[] = [];
  for (const change of choices) {
    if (isOver()) break;
    trials.push(traffic.attempt(at, [change]));
  }
  return trials;
}

function pairPlans(
  search: Search,
  traffic: PlannedTraffic,
  [one, other]: readonly [number, number],
  choices: Choices,
): TriedPlan[] {
  const plans: TriedPlan[] = [];
  const before = traffic.attempt(one, []);
  for (const first of attempts(search, traffic, one, smallest(choices(one)))) {
    traffic.take(first);
    for (const second of attempts(search, traffic, other, smallest(choices(other)))) {
      plans.push(planOf(search, [first, second], second.losses));
    }
    traffic.take(before);
  }
  return plans;
}

function smallest(changes: readonly Change[]): Change[] {
  const seen = new Map<string, number>();
  return changes.filter(({ kind }) => {
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count <= EACH_KIND && kind !== "vertical_rate";
  });
}

const planOf = ({ picture }: Search, trials: readonly Trial[], losses: number): TriedPlan => ({
  actions: trials.flatMap(({ at, changes }) =>
    changes.map((change) => ({ aircraft: picture.aircraft[at]?.id as string, ...change })),
  ),
  losses,
});

/**
 * Changes one aircraft after the other, each time the one that leaves the fewest losses and costs least. One that
 * was changed rests for a while, so that a step that gains nothing is not taken back at once.
 */
function repaired(search: Search, roundabout_deg: number, choices: Choices): TriedPlan {
  const traffic = new PlannedTraffic(search.plane);
  if (roundabout_deg > 0) turnAll(search, traffic, roundabout_deg);
  let best = wholePlan(search, traffic);
  const restsUntil = new Map<number, number>();
  const steps = 4 * traffic.losing().length + 8;
  for (let step = 0; step < steps && traffic.losses > 0 && !search.isOver(); step += 1) {
    const free = traffic
      .losing()
      .filter((at) => (restsUntil.get(at) ?? 0) <= step)
      .slice(0, FREE_MAX);
    const trials = free.flatMap((at) => attempts(search, traffic, at, choices(at)));
    const [next] = trials.sort(
      (one, other) => one.losses - other.losses || costOf(search, one) - costOf(search, other),
    );
    if (next === undefined) continue;
    traffic.take(next);
    restsUntil.set(next.at, step + 3);
    if (traffic.losses < best.losses) best = wholePlan(search, traffic);
  }
  if (traffic.losses > best.losses) return best;
  relax(search, traffic, choices);
  return wholePlan(search, traffic);
}

/** Takes back what is not needed, and tells each aircraft the cheapest that leaves no more losses. */
function relax(search: Search, traffic: PlannedTraffic, choices: Choices): void {
  for (let at = 0; at < traffic.size; at += 1) {
    const now = traffic.changesOf(at);
    if (now.length === 0 || search.isOver()) continue;
    const trials = [traffic.attempt(at, []), ...attempts(search, traffic, at, choices(at))];
    const cheapest = trials
      .filter(({ losses }) => losses <= traffic.losses)
      .sort((one, other) => costOf(search, one) - costOf(search, other))[0];
    if (cheapest === undefined) continue;
    const isCheaper = costOf(search, cheapest) < costOf(search, { ...cheapest, changes: now });
    if (isCheaper) traffic.take(cheapest);
  }
}

const costOf = (search: Search, trial: Trial): number =>
  search.costOf(planOf(search, [trial], trial.losses).actions);

function turnAll({ picture }: Search, traffic: PlannedTraffic, by: number): void {
  for (const at of traffic.losing()) {
    const aircraft = picture.aircraft[at];
    const isKept = picture.constraints?.no_turn?.includes(aircraft?.id as string);
    if (aircraft === undefined || aircraft.gs_kt === 0 || isKept) continue;
    const value = ((Math.round(aircraft.track_deg + by) % 360) + 360) % 360;
    traffic.take(traffic.attempt(at, [{ kind: "heading", value, unit: "deg", at_s: 0 }]));
  }
}

function wholePlan({ picture }: Search, traffic: PlannedTraffic): TriedPlan {
  const actions = picture.aircraft.flatMap(({ id }, at) =>
    traffic.changesOf(at).map((change) => ({ aircraft: id, ...change })),
  );
  return { actions, losses: traffic.losses };
}
