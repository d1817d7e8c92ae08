import type { PlanePicture } from "../picture/local-plane.js";
import type { Action, Change, TrafficPicture } from "../picture/traffic-picture.js";
import type { PlannedTraffic, Trial } from "./planned-traffic.js";

/** A plan that was tried, with the pairs that lose separation by it. */
export interface TriedPlan {
  readonly actions: readonly Action[];
  readonly losses: number;
}

/** What each aircraft, by its place in the picture, may be told: one of these. */
export type Choices = (at: number) => readonly (readonly Change[])[];

export interface Search {
  readonly picture: TrafficPicture;
  readonly plane: PlanePicture;
  readonly choices: Choices;
  readonly costOf: (actions: readonly Action[]) => number;
  readonly isOver: () => boolean;
}

/** What becomes of it when one aircraft is told each of its choices, as far as there is time. */
export function attempts(
  { choices, isOver }: Pick<Search, "choices" | "isOver">,
  traffic: PlannedTraffic,
  at: number,
): Trial[] {
  const trials: Trial[] = [];
  for (const changes of choices(at)) {
    if (isOver()) break;
    trials.push(traffic.attempt(traffic.flight(at, changes)));
  }
  return trials;
}

/** The plan of what is tried of some aircraft, beside what the others of the traffic are told. */
export function planOf(
  { picture }: Pick<Search, "picture">,
  traffic: PlannedTraffic,
  trials: readonly Trial[],
  losses: number,
): TriedPlan {
  const tried = new Map(trials.map(({ at, changes }) => [at, changes]));
  const actions = picture.aircraft.flatMap(({ id }, at) =>
    (tried.get(at) ?? traffic.changesOf(at)).map((change) => ({ aircraft: id, ...change })),
  );
  return { actions, losses };
}

/** The plan of what all aircraft are told. */
export const wholePlan = (search: Pick<Search, "picture">, traffic: PlannedTraffic): TriedPlan =>
  planOf(search, traffic, [], traffic.losses);

/** Actions by the place of their aircraft in the picture. */
export function toldIn(
  actions: readonly Action[],
  { aircraft }: PlanePicture,
): ReadonlyMap<number, readonly Action[]> {
  const told = new Map<number, Action[]>();
  for (const action of actions) {
    const at = aircraft.findIndex(({ id }) => id === action.aircraft);
    told.set(at, [...(told.get(at) ?? []), action]);
  }
  return told;
}

/** Tells an aircraft changes in place of its own. */
export const tell = (traffic: PlannedTraffic, at: number, changes: readonly Change[]): void =>
  traffic.take(traffic.attempt(traffic.flight(at, changes)));

export const isSolved = (tried: readonly TriedPlan[]): boolean =>
  tried.some(({ losses }) => losses === 0);
