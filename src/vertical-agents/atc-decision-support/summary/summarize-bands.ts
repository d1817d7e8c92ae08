import { NOTICE } from "../../../content/air-traffic-advice/air-traffic-advice.js";
import type { PairReport } from "../../../engines/air-traffic/detection/detect-conflicts.js";
import type { Action, Aircraft } from "../../../engines/air-traffic/picture/traffic-picture.js";
import type { Band, Bands } from "../../../engines/air-traffic/resolution/conflict-bands.js";
import type { FlownLoss } from "../../../engines/air-traffic/verification/fly-picture.js";
import type { Check, Simulation } from "../../method.js";
import { createSummaryFigures, type SummaryFigures } from "../../summary.js";
import { freeAround, freeHeadingsAround } from "../plan/nearest-free.js";
import type { TrafficPlan } from "../plan/plan-of.js";
import { sayAction, sayLevel } from "../plan/say-action.js";
import type { WholePicture } from "../problem/picture-of.js";
import { sayByResponse, sayFailed, saySimulation, sayStrangers } from "./summarize-traffic.js";
import { withoutRepeats } from "./without-repeats.js";

interface BandsAnswer {
  readonly picture: WholePicture;
  readonly bands: Bands;
  /** The nearest clear changes. */
  readonly nearest: readonly Action[];
  /** The conflicts of the aircraft. */
  readonly own: readonly PairReport[];
  /** Nothing where no change was flown. */
  readonly plan: TrafficPlan | undefined;
  readonly simulation: Simulation | null;
  /** What was flown in it, in words. */
  readonly flown: string;
  /** Who must not turn and is not there. */
  readonly strangers: readonly string[];
  /** Losses of its own by another response, where it is listed without a conflict. */
  readonly byResponse: readonly FlownLoss[];
  readonly failed: readonly Check[];
}

/** Whether the aircraft may fly on, what is free beside that, then the caution. */
export function summarizeBands(answer: BandsAnswer) {
  const { picture, bands, own, plan, simulation, flown, strangers, byResponse, failed } = answer;
  const figures = createSummaryFigures();
  const aircraft = picture.aircraft.find(({ id }) => id === bands.aircraft) as Aircraft;
  const sentences = [
    ...sayFailed(failed),
    ...(own.length === 0
      ? sayRoom(picture, bands, aircraft, figures)
      : sayNearest(answer, aircraft, figures)),
    ...sayByResponse(byResponse, figures),
    ...(plan === undefined ? [] : sayPlan(plan, aircraft, figures)),
    ...saySimulation(simulation, flown, figures),
    ...sayStrangers(strangers),
    NOTICE,
  ];
  return { summary: sentences.join(" "), keyFigures: withoutRepeats(figures.figures) };
}

/** How far one may go that is clear as it flies. */
function sayRoom(
  picture: WholePicture,
  { aircraft: id, heading_deg, gs_kt, level_ft }: Bands,
  aircraft: Aircraft,
  { show }: SummaryFigures,
): string[] {
  const headings = freeHeadingsAround(heading_deg, aircraft.track_deg);
  const heading = (name: string, value: number) =>
    show(name, value, "deg").replace(" deg", "").padStart(3, "0");
  const range = (band: Band | undefined, say: (value: number) => string) =>
    band === undefined ? [] : [`${say(band.from)} to ${say(band.to)}`];
  const room = [
    ...(headings === "all" ? ["any heading"] : []),
    ...(headings !== undefined && headings !== "all"
      ? [
          `headings ${heading("clear heading on the left", headings.left)} to ${heading("clear heading on the right", headings.right)}`,
        ]
      : []),
    ...range(freeAround(gs_kt, aircraft.gs_kt), (value) => show("clear ground speed", value, "kt")),
    ...range(freeAround(level_ft, aircraft.alt_ft), (value) => sayLevel(value, show)),
  ];
  return [
    `${id} is clear as it flies, for ${show("look-ahead", picture.lookahead_s, "s")}.`,
    ...(room.length > 0 ? [`One at a time, it may change to ${room.join(", ")}.`] : []),
  ];
}

function sayNearest(
  { bands, nearest, own }: BandsAnswer,
  aircraft: Aircraft,
  figures: SummaryFigures,
): string[] {
  const [first] = own;
  if (first === undefined) return [];
  const id = bands.aircraft;
  const other = first.pair.find((one) => one !== id);
  const time = figures.show("time to loss of separation", first.t_los_in_s ?? 0, "s");
  const begins =
    first.t_los_in_s === 0
      ? `${id} has lost separation from ${other} already.`
      : `${id} loses separation from ${other} in ${time}.`;
  const { heading_deg, gs_kt, level_ft } = bands;
  if (heading_deg.length + gs_kt.length + level_ft.length === 0 && bands.complete) {
    return [begins, "The constraints allow no change of it."];
  }
  if (nearest.length === 0) return [begins, "No heading, speed or level that was tried is clear."];
  const changes = nearest.map((action) => sayAction(action, aircraft, figures));
  return [begins, `The nearest that keep it clear: ${changes.join(", ")}.`];
}

function sayPlan(plan: TrafficPlan, aircraft: Aircraft, figures: SummaryFigures): string[] {
  if (plan.status === "infeasible") return [`No plan is clear: ${plan.why}.`];
  const [action] = plan.actions;
  if (action === undefined) return [];
  const others = plan.status === "clear_of_own" ? "; other pairs lose separation all the same" : "";
  return [`Least costly: ${sayAction(action, aircraft, figures)}${others}.`];
}
