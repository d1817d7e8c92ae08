import { AS_IT_FLIES, THIS_PLAN } from "../../../content/air-traffic-advice/air-traffic-advice.js";
import type { PairReport } from "../../../engines/air-traffic/detection/detect-conflicts.js";
import type { Action, Aircraft } from "../../../engines/air-traffic/picture/traffic-picture.js";
import { conflictBands } from "../../../engines/air-traffic/resolution/conflict-bands.js";
import { type PlanCost, planCost } from "../../../engines/air-traffic/resolution/plan-cost.js";
import { RESPONSES } from "../../../engines/air-traffic/resolution/responses.js";
import { flyPicture } from "../../../engines/air-traffic/verification/fly-picture.js";
import type { Check, Solved, Work } from "../../method.js";
import { nearestFree } from "../plan/nearest-free.js";
import type { TrafficPlan } from "../plan/plan-of.js";
import { stepsOf } from "../plan/steps-of.js";
import { tidyNumbers } from "../plan/tidy.js";
import type { WholePicture } from "../problem/picture-of.js";
import { summarizeBands } from "../summary/summarize-bands.js";
import { flightAssumptions, pictureAssumptions } from "./assume.js";
import { detectTraffic } from "./detect-traffic.js";
import { simulateTraffic } from "./simulate-traffic.js";
import type { AskedTraffic } from "./solve-traffic.js";
import { isTooMuchToFly } from "./triage-bounds.js";

/** A change of the aircraft to the nearest value of a band that is clear, flown again. */
export interface BandPlan extends PlanCost {
  readonly rank: number;
  readonly actions: readonly Action[];
  /** No pair loses separation, also none without this aircraft. */
  readonly clear: boolean;
  /** This aircraft loses separation from nobody. */
  readonly clear_of_own: boolean;
  /** The least distance of a pair while it is below the vertical minimum; null for no such pair. */
  readonly min_separation_nm: number | null;
}

/** Finds the headings, speeds and levels that keep one aircraft clear, and the nearest of them. */
export function solveBands(
  { picture, strangers, assumptions }: AskedTraffic,
  id: string,
  work: Work,
): Solved {
  const found = detectTraffic(picture);
  const bands = conflictBands(picture, id, work);
  const own = found.fields.conflicts.filter(({ pair, conflict }) => conflict && pair.includes(id));
  const aircraft = picture.aircraft.find((one) => one.id === id) as Aircraft;
  const nearest = nearestFree(bands, aircraft);
  const isUnflown = own.length > 0 && isTooMuchToFly(picture, work);
  const ranking = own.length > 0 && !isUnflown ? flownChanges(picture, nearest, own, work) : [];
  const plan = isUnflown ? undefined : bandPlan(picture, ranking, own);
  const isOfPlan = plan !== undefined && plan.rank !== null;
  const flown = isOfPlan ? ranking.filter(comparable(ranking)) : [{ actions: [] }];
  const simulated = work.runSimulation
    ? simulateTraffic(picture, flown, work)
    : { simulation: null, simulated: [], warnings: [] };
  const { summary, keyFigures } = summarizeBands({
    picture,
    bands,
    nearest,
    own,
    plan,
    simulation: simulated.simulation,
    flown: isOfPlan ? THIS_PLAN : AS_IT_FLIES,
    strangers,
    byResponse: found.byResponse.filter(({ pair }) => pair.includes(id)),
    failed: found.checks.filter(({ ok }) => !ok),
  });
  return {
    summary,
    keyFigures,
    fields: {
      bands,
      ...found.fields,
      ...(plan === undefined ? {} : { ranking: ranking.map(tidyNumbers), plan }),
      ...(simulated.simulated.length > 0 ? { simulated_plans: simulated.simulated } : {}),
    },
    checks: [
      ...found.checks,
      ...(plan?.status === "clear" ? [] : found.responseChecks),
      ...(isUnflown ? [] : bandChecks(picture, id, own, ranking)),
    ],
    simulation: simulated.simulation,
    assumptions: [
      ...assumptions,
      ...pictureAssumptions(picture, found.fields.plane),
      ...flightAssumptions(),
    ],
    warnings: [
      ...found.warnings,
      ...(bands.complete ? [] : [CUT]),
      ...(isUnflown ? [UNFLOWN] : []),
      ...simulated.warnings,
    ],
    optimal: bands.complete,
    gap: bands.complete ? 0 : null,
  };
}

const CUT = "the time was up before all values were tried: the bands end where it was";
const UNFLOWN = "clear changes were not flown again: a triage has no time for so many aircraft";

/** Changes are simulated beside the best one if they are as clear as it. */
const comparable =
  ([best]: readonly BandPlan[]) =>
  ({ clear, clear_of_own }: BandPlan): boolean =>
    clear === best?.clear && clear_of_own === best.clear_of_own;

/** Flies the nearest clear value of each kind and side against all aircraft, the cheaper first. */
function flownChanges(
  picture: WholePicture,
  nearest: readonly Action[],
  own: readonly PairReport[],
  { isOver }: Work,
): BandPlan[] {
  const { aircraft, lookahead_s } = picture;
  const byId = new Map(aircraft.map((one) => [one.id, one]));
  const past_s = Math.min(lookahead_s, Math.max(...own.map(({ t_cpa_s }) => t_cpa_s)));
  const flown: Omit<BandPlan, "rank">[] = [];
  for (const action of nearest) {
    if (flown.length > 0 && isOver()) break;
    const flights = Object.values(RESPONSES).map((one) => flyPicture(picture, [action], one));
    const losses = flights.flatMap((flight) => flight.losses);
    const least = flights.flatMap(({ min_separation_nm }) => min_separation_nm ?? []);
    flown.push({
      actions: [action],
      ...planCost([action], byId, { past_s, lookahead_s }),
      clear: losses.length === 0,
      clear_of_own: losses.every(({ pair }) => !pair.includes(action.aircraft)),
      min_separation_nm: least.length === 0 ? null : Math.min(...least),
    });
  }
  const grade = (one: Omit<BandPlan, "rank">) => Number(one.clear) + Number(one.clear_of_own);
  return flown
    .sort((one, other) => grade(other) - grade(one) || one.cost - other.cost)
    .map((one, at) => ({ rank: at + 1, ...one }));
}

function bandPlan(
  picture: WholePicture,
  ranking: readonly BandPlan[],
  own: readonly PairReport[],
): TrafficPlan {
  const none = { rank: null, actions: [], steps: [] };
  if (own.length === 0) {
    const why = "the aircraft loses separation from nobody within the look-ahead";
    return { status: "no_action", why, ...none };
  }
  const best = ranking[0];
  if (!best?.clear_of_own) {
    const why = "no change of this aircraft alone was found that clears all of its conflicts";
    return { status: "infeasible", why, ...none };
  }
  const { rank, actions, clear } = best;
  const pairs = own.map(({ pair }) => pair);
  const why = clear
    ? "the least costly change that is clear"
    : "the least costly change that clears this aircraft; others lose separation whatever it does";
  const status = clear ? "clear" : "clear_of_own";
  return { status, why, rank, actions, steps: stepsOf(picture, actions, pairs) };
}

/** Counts what the aircraft itself loses with the best change. */
function bandChecks(
  picture: WholePicture,
  id: string,
  own: readonly PairReport[],
  [best]: readonly BandPlan[],
): readonly Check[] {
  if (own.length === 0) return [];
  if (!best?.clear_of_own) {
    return [{ name: "clear_change", ok: false, value: 0, limit: 1, unit: "changes" }];
  }
  return Object.entries(RESPONSES).map(([name, response]) => {
    const { losses } = flyPicture(picture, best.actions, response);
    const value = losses.filter(({ pair }) => pair.includes(id)).length;
    return { name: `losses_of_its_own_${name}`, ok: value === 0, value, limit: 0, unit: "pairs" };
  });
}
