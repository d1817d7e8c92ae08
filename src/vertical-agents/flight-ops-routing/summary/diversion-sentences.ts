import type { SummaryFigures } from "../../summary.js";
import type { Issue } from "../solve/issues.js";
import type { Judged } from "../solve/judged.js";
import type { RankedDiversion } from "../solve/solve-diversion.js";
import { brokenPhrase } from "./limit-phrases.js";
import { showDistance, showHours } from "./show-quantities.js";

const OTHERS_MAX = 3;

/** Where to divert to and what is left there, then the others in their order, then what is not known. */
export function diversionSentences(
  judged: Judged,
  issues: readonly Issue[],
  figures: SummaryFigures,
): string[] {
  const { solution, diversions, reasons, places, checks } = judged;
  const { ranking = [], isFuelKnown = false } = diversions ?? {};
  const id = idOf(solution.plan?.waypoints.map((waypoint) => waypoint.id) ?? []);
  const best = ranking.find((one) => idOf(one.waypoints) === id);
  if (solution.plan === null || best === undefined || best.time_h === null)
    return [`None of the airports can be reached: ${reasons.join("; ")}.`];
  const sentences = [`${verdictOf(best, isFuelKnown)}: ${wayOf(best, id, figures)}.`];
  const broken = issues.filter(({ severity }) => severity === "breaks");
  if (best.in_reach !== false && broken.length > 0) {
    const phrases = broken.map((issue) => brokenPhrase(issue, figures));
    sentences.push(`With the reserves it breaks a limit: ${phrases.join("; ")}.`);
  }
  const others = ranking.filter((one) => one !== best).slice(0, OTHERS_MAX);
  if (others.length > 0)
    sentences.push(`The others: ${others.map((one) => otherOf(one, figures)).join("; ")}.`);
  if (places.closed.length > 0) sentences.push(`Closed and left out: ${places.closed.join(", ")}.`);
  if (!isFuelKnown) sentences.push("The fuel on board is not given, so the reach is not judged.");
  const failed = checks.find(({ name, ok }) => name === "diversions_failed" && !ok);
  if (failed) sentences.push("A check of these figures failed; do not rely on them.");
  return sentences;
}

const idOf = (waypoints: readonly string[]): string => waypoints.at(-1) ?? "";

function verdictOf({ waypoints, in_reach, rank }: RankedDiversion, isFuelKnown: boolean): string {
  const id = idOf(waypoints);
  if (in_reach === false) return `No airport is in reach of the fuel; the best is ${id}`;
  const best = rank === 1 ? "the best diversion" : "the best diversion that keeps the limits";
  return isFuelKnown ? `${id} is ${best}` : `${id} is ${best} by time`;
}

function otherOf(one: RankedDiversion, figures: SummaryFigures): string {
  const id = idOf(one.waypoints);
  if (one.time_h === null) return `${id} cannot be flown to`;
  return `${id} ${wayOf(one, id, figures)}${one.in_reach === false ? ", out of reach" : ""}`;
}

function wayOf(one: RankedDiversion, id: string, figures: SummaryFigures): string {
  const way = showDistance(`${id}, distance`, one.distance_nm, figures);
  const time = showHours(`${id}, time`, one.time_h ?? 0, figures);
  const left =
    one.fuel_left_kg === null || one.in_reach === false
      ? ""
      : ` with ${figures.show(`${id}, fuel left`, one.fuel_left_kg, "kg")} left`;
  return `${way} in ${time}${left}`;
}
