import { NOTICE, UNTRIED } from "../../../content/air-traffic-advice/air-traffic-advice.js";
import type { PairReport } from "../../../engines/air-traffic/detection/detect-conflicts.js";
import type { Action, Aircraft } from "../../../engines/air-traffic/picture/traffic-picture.js";
import type {
  RankedPlan,
  Resolution,
} from "../../../engines/air-traffic/resolution/resolve-conflicts.js";
import type { FlownLoss } from "../../../engines/air-traffic/verification/fly-picture.js";
import type { Check, Simulation } from "../../method.js";
import { createSummaryFigures, type SummaryFigures } from "../../summary.js";
import type { TrafficPlan } from "../plan/plan-of.js";
import { sayAction } from "../plan/say-action.js";
import type { WholePicture } from "../problem/picture-of.js";
import { withoutRepeats } from "./without-repeats.js";

interface TrafficAnswer {
  readonly picture: WholePicture;
  readonly conflicts: readonly PairReport[];
  readonly resolution: Resolution | undefined;
  readonly plan: TrafficPlan | undefined;
  /** Whether there was no time to look for a plan that was asked for. */
  readonly isUntried: boolean;
  readonly simulation: Simulation | null;
  /** What was flown in it, in words. */
  readonly flown: string;
  /** Who must not turn and is not there. */
  readonly strangers: readonly string[];
  /** Pairs without a conflict that lose separation by another response. */
  readonly byResponse: readonly FlownLoss[];
  /** Checks of the detection that failed. */
  readonly failed: readonly Check[];
}

const AS_USUAL = " if all respond as usual";
/** Actions that are said one by one. */
const ACTIONS_SAID_MAX = 6;
/** Names that are said one by one. */
const NAMES_SAID_MAX = 3;
/** What is kept above the lateral minimum is little below it. */
const THIN_NM = 0.5;

/** The conflicts, then what to do, then how sure it is, then the caution. */
export function summarizeTraffic({
  picture,
  conflicts,
  resolution,
  plan,
  isUntried,
  simulation,
  flown,
  strangers,
  byResponse,
  failed,
}: TrafficAnswer) {
  const figures = createSummaryFigures();
  const sentences = [
    ...sayFailed(failed),
    ...sayConflicts(picture, conflicts, byResponse.length > 0 ? AS_USUAL : "", figures),
    ...sayByResponse(byResponse, figures),
    ...(plan === undefined ? [] : sayPlan(picture, plan, resolution?.ranking ?? [], figures)),
    ...(isUntried ? [UNTRIED] : []),
    ...saySimulation(simulation, flown, figures),
    ...sayStrangers(strangers),
    NOTICE,
  ];
  return { summary: sentences.join(" "), keyFigures: withoutRepeats(figures.figures) };
}

/** Whom the answer says nothing of. */
export function sayStrangers(strangers: readonly string[]): readonly string[] {
  if (strangers.length === 0) return [];
  return [`Not in the picture and not covered: ${strangers.slice(0, NAMES_SAID_MAX).join(", ")}.`];
}

/** What a failed check means for who reads on. */
export function sayFailed(failed: readonly Check[]): string[] {
  if (failed.length === 0) return [];
  return [`Do not rely on this: ${failed.map(({ name }) => name).join(" and ")} failed.`];
}

/** How many pairs lose separation, and the first of them; or the pair that passes closest. */
function sayConflicts(
  { aircraft, separation, lookahead_s }: WholePicture,
  conflicts: readonly PairReport[],
  condition: string,
  { show }: SummaryFigures,
): string[] {
  const first = conflicts[0];
  if (first === undefined) return [`${aircraft[0]?.id} is alone: there is no pair to check.`];
  const minima = `${show("lateral minimum", separation.lateral_nm, "nm", 2)} or ${show("vertical minimum", separation.vertical_ft, "ft")}`;
  const lost = conflicts.filter(({ conflict }) => conflict).length;
  const who = first.pair.join(" and ");
  if (lost === 0) {
    const within = show("look-ahead", lookahead_s, "s");
    const later = conflicts.filter((one) => isLostLater(one, separation, lookahead_s));
    const [next] = later.sort((one, other) => one.t_cpa_s - other.t_cpa_s);
    if (next !== undefined) {
      return [
        `No conflict${condition} within the look-ahead of ${within}, but after it: ${next.pair.join(" and ")} come within ${sayClosest(next, show)}.`,
      ];
    }
    return [
      `No conflict${condition}: every pair keeps ${minima} for ${within}.`,
      `${who} pass closest, with ${sayClosest(first, show)}.`,
    ];
  }
  const opening =
    lost === 1
      ? `Conflict: ${who}`
      : `${show("conflicts", lost)} of ${show("pairs", conflicts.length)} pairs are in conflict; first ${who}`;
  const begins =
    first.t_los_in_s === 0
      ? "have lost separation already"
      : `lose separation (${minima}) in ${show("time to loss of separation", first.t_los_in_s ?? 0, "s")}`;
  return [`${opening} ${begins} and are closest with ${sayClosest(first, show)}.`];
}

const isLostLater = (
  { t_cpa_s, d_cpa_nm, vsep_at_cpa_ft }: PairReport,
  { lateral_nm, vertical_ft }: WholePicture["separation"],
  lookahead_s: number,
): boolean => t_cpa_s > lookahead_s && d_cpa_nm < lateral_nm && vsep_at_cpa_ft < vertical_ft;

function sayClosest(
  { d_cpa_nm, vsep_at_cpa_ft, t_cpa_s }: PairReport,
  show: SummaryFigures["show"],
): string {
  const distance = show("distance at closest approach", d_cpa_nm, "nm", 2);
  const height = show("height at closest approach", vsep_at_cpa_ft, "ft");
  return `${distance} and ${height} at ${show("time to closest approach", t_cpa_s, "s")}`;
}

/** What a detection at the usual response does not show. */
export function sayByResponse(
  [first]: readonly FlownLoss[],
  { show }: SummaryFigures,
): readonly string[] {
  if (first === undefined) return [];
  const time = show("time to loss by another response", first.at_s, "s");
  return [
    `${first.pair.join(" and ")} lose separation in ${time} if what is intended is done more slowly or quickly than usual.`,
  ];
}

function sayPlan(
  picture: WholePicture,
  plan: TrafficPlan,
  ranking: readonly RankedPlan[],
  figures: SummaryFigures,
): string[] {
  if (plan.status === "no_action") return [];
  const best = ranking[0];
  if (plan.status === "clear") return best === undefined ? [] : [sayBest(picture, best, figures)];
  const why = `No plan is clear: ${plan.why}.`;
  if (best === undefined || best.actions.length === 0) return [why];
  return [why, `The least bad that was tried: ${sayActions(picture, best.actions, figures)}.`];
}

function sayActions(
  { aircraft }: WholePicture,
  actions: readonly Action[],
  figures: SummaryFigures,
): string {
  const byId = new Map(aircraft.map((one) => [one.id, one]));
  const said = actions.slice(0, ACTIONS_SAID_MAX).map((action) => {
    const one = byId.get(action.aircraft) as Aircraft;
    return `${action.aircraft} ${sayAction(action, one, figures)}`;
  });
  const more = actions.length - said.length;
  const rest = more > 0 ? ` and ${figures.show("more changes of rank one", more)} more` : "";
  return `${said.join(", ")}${rest}`;
}

function sayBest(
  picture: WholePicture,
  { actions, min_separation_nm, margin_nm, latest_start_s }: RankedPlan,
  figures: SummaryFigures,
): string {
  const { show } = figures;
  const what = sayActions(picture, actions, figures);
  const keeps =
    min_separation_nm === null
      ? "all pairs keep the vertical minimum"
      : `below the vertical minimum nobody comes closer than ${show("least separation", min_separation_nm, "nm", 2)}${margin_nm !== null && margin_nm < THIN_NM ? ", which is a thin margin" : ""}`;
  const late =
    latest_start_s === null
      ? ""
      : latest_start_s === 0
        ? "; it has to begin at once"
        : `; it stays clear if it begins up to ${show("latest start", latest_start_s, "s")} late`;
  return `Least costly clear plan that was found: ${what}; ${keeps}${late}.`;
}

/** How often separation is lost in the runs, of what was flown in them. */
export function saySimulation(
  simulation: Simulation | null,
  flown: string,
  { show }: SummaryFigures,
): string[] {
  const breach = simulation?.breach[0];
  if (simulation === null || breach === undefined) return [];
  const runs = show("simulated runs", simulation.n);
  if (breach.probability > 0) {
    const percent = show("runs that lose separation", 100 * breach.probability, "%", 1);
    return [`With errors, ${flown} loses separation in ${percent} of ${runs} runs.`];
  }
  const most = show("most that is likely", 100 * breach.ci95[1], "%", 1);
  return [
    `With errors, ${flown} keeps separation in all ${runs} runs, so that losses are below ${most}.`,
  ];
}
