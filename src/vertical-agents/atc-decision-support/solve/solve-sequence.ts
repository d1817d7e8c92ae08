import type { Action } from "../../../engines/air-traffic/picture/traffic-picture.js";
import type { Crossing } from "../../../engines/air-traffic/sequencing/crossing-times.js";
import {
  firstComeFirstServed,
  type Sequence,
  sequenceArrivals,
} from "../../../engines/air-traffic/sequencing/sequence-arrivals.js";
import type { SequenceProblem } from "../../../engines/air-traffic/sequencing/sequence-problem.js";
import { verifySequence } from "../../../engines/air-traffic/verification/verify-sequence.js";
import type { Solved, Work } from "../../method.js";
import { createSummaryFigures } from "../../summary.js";
import type { Assumption } from "../../understanding.js";
import type { Issue } from "../plan/issues-of.js";
import { type Slot, slotsOf } from "../plan/slots-of.js";
import type { Step } from "../plan/steps-of.js";
import { tidy, tidyNumbers, tidyTime } from "../plan/tidy.js";
import { summarizeSequence } from "../summary/summarize-sequence.js";
import { simulateSequences } from "./simulate-sequence.js";

/** An order, in the fields of other rankings: a gap is the separation that counts over a fix. */
export interface RankedOrder {
  readonly rank: number;
  readonly method: "least_delay" | "first_come_first_served";
  readonly order: readonly string[];
  readonly actions: readonly Action[];
  /** Seconds of delays and holds. */
  readonly cost: number;
  readonly total_delay_s: number;
  readonly total_hold_s: number;
  readonly clear: boolean;
  readonly min_separation_nm: number | null;
}

/** A triage of more takes too long to look for the best order. */
const TRIAGE_ARRIVALS_MAX = 60;
const ISSUES_MAX = 30;

/** Puts arrivals in order over a fix, with the time and speed of each. */
export function solveSequence(
  asked: { readonly sequence: SequenceProblem; readonly assumptions: readonly Assumption[] },
  { workflow, runSimulation, seed }: Work,
): Solved {
  const { sequence: problem, assumptions } = asked;
  const first = firstComeFirstServed(problem);
  const isQuick = workflow === "triage" && problem.arrivals.length > TRIAGE_ARRIVALS_MAX;
  const best: Sequence = isQuick ? { ...first, optimal: false } : sequenceArrivals(problem);
  const slots = slotsOf(best.crossings);
  const orders = isQuick || !differs(best, first) ? [best] : [best, first];
  const ranking = orders.map((one, at) => ranked(problem, one, at, isQuick));
  // Of the times as they are given.
  const checks = verifySequence(problem, slots).map(tidyNumbers);
  const simulation = runSimulation
    ? simulateSequences(
        problem,
        orders.map(({ crossings }) => crossings),
        seed,
      )
    : null;
  const { keyFigures, summary } = summarizeSequence({
    slots,
    best,
    first,
    simulation,
    failed: checks.filter(({ ok }) => !ok),
  });
  const warnings = isQuick
    ? [
        `in the order of arrival: more than ${TRIAGE_ARRIVALS_MAX} aircraft are put in the best order by the workflow plan`,
      ]
    : [];
  return {
    summary,
    keyFigures,
    fields: {
      sequence: slots,
      total_delay_s: tidy(best.total_delay_s),
      total_hold_s: tidy(best.total_hold_s),
      ranking,
      plan: {
        status: checks.every(({ ok }) => ok) ? "clear" : "infeasible",
        rank: 1,
        actions: actionsOf(problem, best.crossings),
        steps: stepsOf(problem, slots),
      },
      issues: issuesOf(slots),
    },
    checks,
    simulation,
    assumptions,
    warnings,
    optimal: best.optimal,
    gap: best.optimal ? 0 : null,
  };
}

type Order = Omit<Sequence, "optimal">;

function differs(one: Order, other: Order): boolean {
  return one.crossings.some(({ id }, at) => id !== other.crossings[at]?.id);
}

function ranked(
  problem: SequenceProblem,
  { crossings, total_delay_s, total_hold_s }: Order,
  at: number,
  isQuick: boolean,
): RankedOrder {
  const gaps = slotsOf(crossings).flatMap(({ gap_nm }) => gap_nm ?? []);
  return {
    rank: at + 1,
    method: at > 0 || isQuick ? "first_come_first_served" : "least_delay",
    order: crossings.map(({ id }) => id),
    actions: actionsOf(problem, crossings),
    cost: tidy(total_delay_s + total_hold_s),
    total_delay_s: tidy(total_delay_s),
    total_hold_s: tidy(total_hold_s),
    clear: verifySequence(problem, crossings).every(({ ok }) => ok),
    min_separation_nm: gaps.length === 0 ? null : Math.min(...gaps),
  };
}

/** Those who keep their speed are told nothing. */
function actionsOf({ arrivals }: SequenceProblem, crossings: readonly Crossing[]): Action[] {
  const own = new Map(arrivals.map(({ id, gs_kt }) => [id, gs_kt]));
  return crossings
    .filter(({ id, gs_kt }) => isOther(gs_kt, own.get(id)))
    .map(({ id, gs_kt }) => ({
      aircraft: id,
      kind: "speed",
      value: tidy(gs_kt),
      unit: "kt",
      at_s: 0,
    }));
}

const isOther = (gs_kt: number, own: number | undefined): boolean =>
  own === undefined || Math.abs(gs_kt - own) > 1e-6 * own;

function stepsOf(problem: SequenceProblem, slots: readonly Slot[]): readonly Step[] {
  const own = new Map(problem.arrivals.map(({ id, gs_kt }) => [id, gs_kt]));
  const { show } = createSummaryFigures();
  const told = slots.map(({ id, gs_kt, hold_s }) => {
    const speed = show("ground speed", gs_kt, "kt");
    const what = isOther(gs_kt, own.get(id)) ? `reduce ground speed to ${speed}` : `keep ${speed}`;
    const hold =
      hold_s > 0 ? ` and fly off ${show("hold", hold_s, "s")} by a hold or a longer way` : "";
    return { at_s: 0, aircraft: id, what: `${what}${hold}` };
  });
  const over = slots.map(({ id, at_s, position }) => ({
    at_s: tidyTime(at_s),
    aircraft: id,
    what: `cross the fix as number ${position}`,
  }));
  return [...told, ...over];
}

/** Holds, then the long delays: what an order does to whom. */
function issuesOf(slots: readonly Slot[]): readonly Issue[] {
  const { show } = createSummaryFigures();
  const holds = slots
    .filter(({ hold_s }) => hold_s > 0)
    .sort((one, other) => other.hold_s - one.hold_s)
    .map(({ id, hold_s }) => ({
      issue: `${id} cannot lose enough by slowing down: ${show("hold", hold_s, "s")} have to be flown off`,
      severity: "breaks" as const,
      margin: -hold_s,
      unit: "s",
    }));
  const delays = slots
    .filter(({ delay_s, hold_s }) => delay_s > 1e-6 && hold_s === 0)
    .sort((one, other) => other.delay_s - one.delay_s)
    .map(({ id, delay_s, gs_kt }) => ({
      issue: `${id} comes ${show("delay", delay_s, "s")} later by slowing down to ${show("ground speed", gs_kt, "kt")}`,
      severity: "note" as const,
      margin: -delay_s,
      unit: "s",
    }));
  return [...holds, ...delays].slice(0, ISSUES_MAX).map((one, at) => ({ rank: at + 1, ...one }));
}
