import {
  AS_IT_FLIES,
  LEAST_BAD,
  THIS_PLAN,
} from "../../../content/air-traffic-advice/air-traffic-advice.js";
import {
  type RankedPlan,
  type Resolution,
  resolveConflicts,
} from "../../../engines/air-traffic/resolution/resolve-conflicts.js";
import { RESPONSES } from "../../../engines/air-traffic/resolution/responses.js";
import { verifyPlan } from "../../../engines/air-traffic/verification/verify-plan.js";
import type { Check, Solved, Work } from "../../method.js";
import type { Assumption } from "../../understanding.js";
import { alternativesOf, describeAlternatives, planOf } from "../plan/plan-of.js";
import { tidyNumbers } from "../plan/tidy.js";
import type { WholePicture } from "../problem/picture-of.js";
import { summarizeTraffic } from "../summary/summarize-traffic.js";
import { pictureAssumptions, planAssumptions } from "./assume.js";
import { detectTraffic } from "./detect-traffic.js";
import { type SimulatedTraffic, simulateTraffic } from "./simulate-traffic.js";
import { type DividedTime, timeFor } from "./time-for.js";
import { isTooMuchToFly } from "./triage-bounds.js";

/** What is asked about a picture, with what was assumed on the way to it. */
export interface AskedTraffic {
  readonly picture: WholePicture;
  /** Who must not turn and is not there. */
  readonly strangers: readonly string[];
  readonly assumptions: readonly Assumption[];
}

/** More aircraft than this are not resolved where only conflicts are asked for, in little time. */
const QUICK_AIRCRAFT_MAX = 12;
/** Plans that a triage ranks where conflicts alone are asked for, or where there are more aircraft than those. */
const QUICK_PLANS_MAX = 3;
/** Plans that are simulated beside each other and the alternatives. */
const SIMULATED_MAX = 3;
/** Of more aircraft, the plan alone is simulated. */
const COMPARED_AIRCRAFT_MAX = 40;
/** As flights round. */
const ROUNDING_NM = 1e-6;

/** Finds the conflicts of a picture and, where they are asked for or cheap, what could be done about them. */
export function solveTraffic(
  question: "detect" | "resolve",
  { picture, strangers, assumptions }: AskedTraffic,
  work: Work,
): Solved {
  const found = detectTraffic(picture);
  const time = timeFor(picture, work);
  const { resolution, wasCut, warnings } = resolved(question, picture, work, time);
  const plan = resolution && planOf(picture, resolution, wasCut);
  const alternatives =
    resolution !== undefined && work.workflow === "plan" ? alternativesOf(resolution) : undefined;
  const planned = planChecks(question, picture, resolution, time);
  const flown = simulated(question, picture, { resolution, alternatives }, { ...work, ...time });
  const checks = [
    ...found.checks,
    // A clear plan is so for each response.
    ...(plan?.status === "clear" ? [] : found.responseChecks),
    ...planned,
  ];
  const isNothing = found.fields.conflicts.every(({ conflict }) => !conflict);
  const { keyFigures, summary } = summarizeTraffic({
    picture,
    conflicts: found.fields.conflicts,
    resolution,
    plan,
    isUntried: question === "resolve" && resolution === undefined && !isNothing,
    simulation: flown.simulation,
    flown: flown.flown,
    strangers,
    byResponse: found.byResponse,
    failed: found.checks.filter(({ ok }) => !ok),
  });
  return {
    summary,
    keyFigures,
    fields: {
      ...found.fields,
      ...(resolution === undefined
        ? {}
        : {
            ranking: resolution.ranking.map(tidyNumbers),
            lost_already: resolution.lost_already,
            plan,
          }),
      ...(resolution === undefined || alternatives === undefined
        ? {}
        : {
            alternatives: describeAlternatives(
              picture,
              resolution,
              alternatives,
              breaches(flown.simulated),
            ),
          }),
      ...(flown.simulated.length > 0 ? { simulated_plans: flown.simulated } : {}),
    },
    checks: checks.map(tidyNumbers),
    simulation: flown.simulation,
    assumptions: [
      ...assumptions,
      ...pictureAssumptions(picture, found.fields.plane),
      ...(resolution === undefined || isNothing ? [] : planAssumptions()),
    ],
    warnings: [...found.warnings, ...warnings, ...flown.warnings],
    optimal: question === "detect" || isNothing,
    gap: question === "detect" || isNothing ? 0 : null,
  };
}

/** How often plans lose separation in their runs, by their rank. */
function breaches(plans: SimulatedTraffic["simulated"]): ReadonlyMap<number, number> {
  return new Map(
    plans.flatMap(({ rank, breach: [first] }) =>
      rank === undefined || first === undefined ? [] : [[rank, first.probability]],
    ),
  );
}

interface Resolved {
  readonly resolution: Resolution | undefined;
  /** Whether the time was up before all was tried. */
  readonly wasCut: boolean;
  readonly warnings: readonly string[];
}

function resolved(
  question: "detect" | "resolve",
  picture: WholePicture,
  work: Work,
  time: DividedTime,
): Resolved {
  const count = picture.aircraft.length;
  const isTriage = work.workflow === "triage";
  const isQuick = isTriage && question === "detect";
  if (isQuick && count > QUICK_AIRCRAFT_MAX) {
    return { resolution: undefined, wasCut: false, warnings: [] };
  }
  if (isTooMuchToFly(picture, work)) {
    const warning = `no resolution was tried: ${count} aircraft to ${picture.lookahead_s} s are too many for a triage; ask for the workflow plan`;
    return { resolution: undefined, wasCut: false, warnings: [warning] };
  }
  let wasCut = false;
  const noted = (isOver: () => boolean) => () => {
    const isCut = isOver();
    wasCut ||= isCut;
    return isCut;
  };
  const resolution = resolveConflicts(picture, {
    isOver: noted(time.isOver),
    isSearchOver: noted(time.isSearchOver),
    isThorough: !isTriage,
    ...(isTriage && (isQuick || count > QUICK_AIRCRAFT_MAX) ? { most: QUICK_PLANS_MAX } : {}),
  });
  if (isQuick && wasCut && resolution.ranking.length === 0) {
    return { resolution: undefined, wasCut, warnings: [] };
  }
  const warning = "the time was up: not every change, and not every later start, was tried";
  return { resolution, wasCut, warnings: wasCut ? [warning] : [] };
}

/**
 * The best plan is flown again. Where there is no time for it, what counts are the flights of the ranking, and where
 * no plan is clear, the check says so.
 */
function planChecks(
  question: "detect" | "resolve",
  picture: WholePicture,
  resolution: Resolution | undefined,
  { isOver }: Pick<DividedTime, "isOver">,
): readonly Check[] {
  const best = resolution?.ranking[0];
  if (best?.clear && !isOver()) return verifyPlan(picture, best.actions, RESPONSES);
  if (best?.clear) {
    const { losses, min_separation_nm: least } = best;
    const { lateral_nm: limit } = picture.separation;
    const isApart = least === null || least >= limit - ROUNDING_NM;
    return [
      { name: "losses", ok: losses.length === 0, value: losses.length, limit: 0, unit: "pairs" },
      { name: "separation", ok: isApart, value: least, limit, unit: "nm" },
    ];
  }
  if (question === "detect" || resolution?.status !== "infeasible") return [];
  return [{ name: "clear_plan", ok: false, value: 0, limit: 1, unit: "plans" }];
}

/** The best plans and the alternatives where they are asked for, else the traffic as it flies on. */
function simulated(
  question: "detect" | "resolve",
  picture: WholePicture,
  {
    resolution,
    alternatives = [],
  }: {
    readonly resolution: Resolution | undefined;
    readonly alternatives: readonly RankedPlan[] | undefined;
  },
  { workflow, runSimulation, seed, isOver }: Work,
) {
  const isAsked = question === "resolve" || workflow === "plan";
  const [first, ...others] = isAsked ? (resolution?.ranking ?? []) : [];
  const flown = first === undefined ? AS_IT_FLIES : first.clear ? THIS_PLAN : LEAST_BAD;
  if (!runSimulation) return { simulation: null, simulated: [], warnings: [], flown };
  const compared = new Set([...others.slice(0, SIMULATED_MAX - 1), ...alternatives]);
  const isCompared = picture.aircraft.length <= COMPARED_AIRCRAFT_MAX;
  const plans = first === undefined ? [{ actions: [] }] : [first, ...(isCompared ? compared : [])];
  return { ...simulateTraffic(picture, plans, { seed, isOver }), flown };
}
