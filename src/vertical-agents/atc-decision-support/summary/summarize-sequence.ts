import { NOTICE } from "../../../content/air-traffic-advice/air-traffic-advice.js";
import type { Sequence } from "../../../engines/air-traffic/sequencing/sequence-arrivals.js";
import type { Check, Simulation } from "../../method.js";
import { createSummaryFigures, type SummaryFigures } from "../../summary.js";
import type { Slot } from "../plan/slots-of.js";
import { sayFailed } from "./summarize-traffic.js";
import { withoutRepeats } from "./without-repeats.js";

interface SequenceAnswer {
  readonly slots: readonly Slot[];
  readonly best: Sequence;
  /** First come, first served, which the best order is compared with. */
  readonly first: Omit<Sequence, "optimal">;
  readonly simulation: Simulation | null;
  readonly failed: readonly Check[];
}

/** Aircraft whose time and speed are said. */
const SAID_MAX = 6;
/** A gain that is smaller is rounding. */
const TINY_S = 0.5;

/** The order with times and speeds, what it costs, what it gains, then the caution. */
export function summarizeSequence({ slots, best, first, simulation, failed }: SequenceAnswer) {
  const figures = createSummaryFigures();
  const { show } = figures;
  const said = slots.slice(0, SAID_MAX).map(({ id, at_s, gs_kt }) => {
    return `${id} at ${show(`${id} over the fix`, at_s, "s")} (${show(`${id} ground speed`, gs_kt, "kt")})`;
  });
  const more = slots.length - said.length;
  const rest = more > 0 ? ` and ${show("more aircraft", more)} more` : "";
  const sentences = [
    ...sayFailed(failed),
    `Order over the fix: ${said.join(", ")}${rest}.`,
    sayDelays(best, first, figures),
    ...saySpacing(simulation, figures),
    NOTICE,
  ];
  return { summary: sentences.join(" "), keyFigures: withoutRepeats(figures.figures) };
}

function sayDelays(
  best: Sequence,
  first: SequenceAnswer["first"],
  { show }: SummaryFigures,
): string {
  const delay = show("total delay", best.total_delay_s, "s");
  const how =
    best.total_hold_s > 0
      ? `of which slowing down cannot take ${show("total hold", best.total_hold_s, "s")}: hold or vector those`
      : "all by slowing down";
  const [cost, other] = [costOf(best), costOf(first)];
  if (other - cost > TINY_S) {
    const both = `${show("delays plus holds", cost, "s")} against ${show("delays plus holds of first come", other, "s")}`;
    return `Delays are ${delay} in sum, ${how}; delays plus holds, which are least here, are ${both} for first come, first served.`;
  }
  const least = best.optimal ? "; no other order has less delays plus holds" : "";
  return `Delays are ${delay} in sum, ${how}${least}.`;
}

/** What orders are compared by. */
const costOf = (order: Omit<Sequence, "optimal">): number =>
  order.total_delay_s + order.total_hold_s;

function saySpacing(simulation: Simulation | null, { show }: SummaryFigures): string[] {
  if (simulation === null) return [];
  const lack = show("shortfall in 90 of 100 runs", simulation.p90, "s");
  const share = show("share of runs", 90, "%");
  return [`With errors, spacing falls short by up to ${lack} in ${share} of runs: add a buffer.`];
}
