import type { Action } from "../../../engines/air-traffic/picture/traffic-picture.js";
import type {
  RankedPlan,
  Resolution,
} from "../../../engines/air-traffic/resolution/resolve-conflicts.js";
import type { WholePicture } from "../problem/picture-of.js";
import { type Step, stepsOf } from "./steps-of.js";
import { tidyNumbers } from "./tidy.js";

/** What is to be done, if anything is to be or can be. */
export interface TrafficPlan {
  /** `clear_of_own` leaves conflicts of others, where one aircraft alone was asked about. */
  readonly status: "clear" | "clear_of_own" | "no_action" | "infeasible";
  readonly why: string;
  /** Of the plan in the ranking; null where none of it is clear. */
  readonly rank: number | null;
  readonly actions: readonly Action[];
  readonly steps: readonly Step[];
}

/** Another clear plan that tells other aircraft something, or something of another kind. */
export interface AlternativePlan
  extends Pick<RankedPlan, "rank" | "actions" | "cost" | "min_separation_nm" | "margin_nm"> {
  readonly steps: readonly Step[];
  /** How often it loses separation in the runs of a simulation; absent where it was not simulated. */
  readonly breach_probability?: number;
}

/** Those beside the plan. */
const ALTERNATIVES_MAX = 2;
/** Pairs that are named. */
const NAMED_MAX = 3;

/** The best clear plan of a resolution, or why there is none. */
export function planOf(
  picture: WholePicture,
  { status, lost_already, conflicts, ranking }: Resolution,
  wasCut: boolean,
): TrafficPlan {
  const none = { rank: null, actions: [], steps: [] };
  if (status === "no_conflict") {
    return {
      status: "no_action",
      why: "as aircraft usually respond, no pair loses separation within the look-ahead",
      ...none,
    };
  }
  const best = ranking[0];
  if (best?.clear) {
    const { rank, actions } = best;
    const pairs = conflicts.map(({ pair }) => pair);
    const why = "the first of the ranking that keeps all pairs apart in each response";
    return { status: "clear", why, rank, actions, steps: stepsOf(picture, actions, pairs) };
  }
  const isLimited = Object.keys(picture.constraints ?? {}).length > 0;
  return { status: "infeasible", why: whyNone({ lost_already, best, wasCut, isLimited }), ...none };
}

function whyNone({
  lost_already: lost,
  best,
  wasCut,
  isLimited,
}: {
  readonly lost_already: Resolution["lost_already"];
  readonly best: RankedPlan | undefined;
  readonly wasCut: boolean;
  /** Whether the caller has constraints. */
  readonly isLimited: boolean;
}): string {
  if (lost.length > 0) {
    return `separation is lost already between ${named(lost)}, which nothing can undo`;
  }
  if (best === undefined) return "the time was up before anything was tried";
  const left = `the least bad plan leaves ${named(best.losses)} without separation`;
  if (wasCut) return `the time was up before a clear plan was found; ${left}`;
  const within = isLimited ? " within the constraints" : "";
  return `none of the changes that were tried${within} keeps all pairs apart; ${left}`;
}

function named(pairs: readonly (readonly [string, string])[]): string {
  const some = pairs.slice(0, NAMED_MAX).map((pair) => pair.join(" and "));
  const more = pairs.length - some.length;
  return `${some.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

/** Up to two more clear plans that truly differ from the best and from one another, in the order of their ranks. */
export function alternativesOf({ ranking }: Resolution): readonly RankedPlan[] {
  const seen = new Set<string>();
  return ranking
    .filter(({ actions, clear }) => {
      const key = actions.map(({ aircraft, kind }) => `${aircraft} ${kind}`).sort();
      const isNew = clear && !seen.has(key.join());
      seen.add(key.join());
      return isNew;
    })
    .slice(1, 1 + ALTERNATIVES_MAX);
}

/** Alternatives with their steps; those first that lose separation in fewer of the runs, where there are runs. */
export function describeAlternatives(
  picture: WholePicture,
  { conflicts }: Resolution,
  alternatives: readonly RankedPlan[],
  breachByRank: ReadonlyMap<number, number>,
): readonly AlternativePlan[] {
  const pairs = conflicts.map(({ pair }) => pair);
  return alternatives
    .map(({ rank, actions, cost, min_separation_nm, margin_nm }) => {
      const breach = breachByRank.get(rank);
      const figures = tidyNumbers({ rank, cost, min_separation_nm, margin_nm });
      const steps = stepsOf(picture, actions, pairs);
      return {
        ...figures,
        actions,
        steps,
        ...(breach === undefined ? {} : { breach_probability: breach }),
      };
    })
    .sort((one, other) => (one.breach_probability ?? 1) - (other.breach_probability ?? 1));
}
