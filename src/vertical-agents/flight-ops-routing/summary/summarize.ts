import type { FlightProblem, Place } from "../../../engines/flight/problem/flight-problem.js";
import type { FlightPlan } from "../../../engines/flight/solve-flight.js";
import type { KeyFigure } from "../../method.js";
import { createSummaryFigures, type SummaryFigures } from "../../summary.js";
import { NOTICE } from "../notice.js";
import type { Issue } from "../solve/issues.js";
import type { Judged } from "../solve/judged.js";
import { hasNoReturn, unchecked } from "../solve/words.js";
import { diversionSentences } from "./diversion-sentences.js";
import { brokenPhrase, coverPhrase, marginPhrase } from "./limit-phrases.js";
import { showDistance, showHours } from "./show-quantities.js";

const BROKEN_MAX = 3;
const VIA_MAX = 4;
const THE_LEG = "the leg";
/** Less is the cutting of a straight way into legs. */
const DETOUR_NM = 0.01;
const ROUNDING = 1e-6;

/** Two to five sentences: whether it can be flown, what decides it, when and where, and what it is not for. */
export function summarize(
  judged: Judged,
  issues: readonly Issue[],
): { text: string; figures: readonly KeyFigure[] } {
  const figures = createSummaryFigures();
  const { plan } = judged.solution;
  if (judged.diversions) {
    const sentences = [...diversionSentences(judged, issues, figures), NOTICE];
    return { text: sentences.join(" "), figures: figures.figures };
  }
  const sentences = judged.feasible
    ? [lead(judged, figures), decisive(judged, issues, figures)]
    : [broken(judged, issues, figures), wayOut(judged, figures)];
  if (plan !== null) sentences.push(turningPoints(judged, plan, figures), schedule(plan, figures));
  sentences.push(NOTICE);
  return { text: sentences.filter((one) => one !== "").join(" "), figures: figures.figures };
}

function lead(judged: Judged, figures: SummaryFigures): string {
  const plan = judged.solution.plan as FlightPlan;
  const [gap] = unchecked(judged.solution);
  const verdict = `can be flown${gap === undefined ? "" : " as far as is known"}`;
  const start = `${opening(basisOf(judged), routeOf(judged))} ${verdict}`;
  return `${start}: ${wayOf(judged, plan, figures)}${fuelOf(judged, plan, figures)}.`;
}

/** What the caller did not say and all figures depend on. */
function basisOf({ problem, solution: { aircraft, assumptions } }: Judged): string {
  const isTypical = assumptions.some(
    ({ field }) => field.startsWith("aircraft.") && field !== "aircraft.payload_kg",
  );
  const bases = [
    ...(isTypical && aircraft.type !== undefined
      ? [`by figures that are typical of the ${aircraft.type}`]
      : []),
    ...(problem.wind === undefined ? ["in still air"] : []),
  ];
  return bases.length === 0 ? "" : `${bases.join(" and ")}, `;
}

/** Names of places keep their letters. */
function opening(basis: string, route: string): string {
  return basis === "" && route !== THE_LEG ? route : sentence(basis + route);
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function broken(judged: Judged, issues: readonly Issue[], figures: SummaryFigures): string {
  const { reasons } = judged;
  const breaking = issues.filter(({ severity }) => severity === "breaks").slice(0, BROKEN_MAX);
  const phrases = breaking.map((issue) => brokenPhrase(issue, figures));
  const why = phrases.length > 0 ? phrases : reasons.slice(0, BROKEN_MAX);
  const isUnknown = phrases.length === 0 && judged.missing.length > 0;
  const { plan, isComplete } = judged.solution;
  const isUnfinished = plan === null && !isComplete;
  const judgement = isUnknown ? "cannot be judged yet" : "cannot be flown as asked";
  const verdict = isUnfinished ? "was not planned" : judgement;
  const basis = plan === null || isUnknown ? "" : basisOf(judged);
  return `${opening(basis, routeOf(judged))} ${verdict}: ${why.join("; ")}.`;
}

function routeOf({ problem, solution: { plan } }: Judged): string {
  const [from, to] = [
    plan?.waypoints[0]?.id ?? nameOf(problem.origin),
    plan?.waypoints.at(-1)?.id ?? nameOf(problem.destination),
  ];
  if (from === undefined || to === undefined) return THE_LEG;
  const inner = problem.graph === undefined ? [] : (plan?.waypoints.slice(1, -1) ?? []);
  const via = inner.slice(0, VIA_MAX).map(({ id }) => id);
  if (inner.length > VIA_MAX) via.push("...");
  return `${from} to ${to}${via.length > 0 ? ` by ${via.join("-")}` : ""}`;
}

const nameOf = (place: Place | undefined): string | undefined =>
  typeof place === "object" ? `${place.lat},${place.lon}` : place;

function wayOf(judged: Judged, { total }: FlightPlan, figures: SummaryFigures): string {
  const way = showDistance("distance", total.distance_nm, figures);
  const hours = total.time_h;
  const time = hours === null ? "" : ` in ${showHours("flight time", hours, figures)}`;
  return `${way}${clearOf(judged, total.distance_nm, figures)}${time}`;
}

/** How closed areas bear on the way. */
function clearOf(
  { problem: { closed = [] }, solution: { bounds } }: Judged,
  nm: number,
  figures: SummaryFigures,
): string {
  if (bounds === null || !closed.some((closure) => "polygon" in closure)) return "";
  const extra = nm - bounds.lower.distance_nm;
  if (extra < DETOUR_NM) return " (the direct way, clear of what is closed)";
  return ` (${showDistance("detour", extra, figures)} more than the direct way)`;
}

function fuelOf(
  { solution: { alternates } }: Judged,
  { fuel }: FlightPlan,
  figures: SummaryFigures,
): string {
  if (fuel === null) return "";
  // Rounded up, as what is more than a limit is.
  const block = figures.show("planned fuel", Math.ceil(fuel.total - ROUNDING), "kg");
  const trip = `${figures.show("trip fuel", fuel.trip, "kg")} for the trip`;
  const [alternate] = alternates;
  if (alternate === undefined) return ` with ${block} of fuel (${trip}, the rest in reserve)`;
  const further = figures.show("alternate fuel", fuel.alternate, "kg");
  return ` with ${block} of fuel (${trip}, ${further} to the alternate ${alternate.id}, the rest in reserve)`;
}

/** The limit that is nearest to breaking, or what could not be looked at. */
function decisive(judged: Judged, issues: readonly Issue[], figures: SummaryFigures): string {
  const [gap] = unchecked(judged.solution);
  if (gap !== undefined) {
    const isWind = ({ kind, severity }: Issue) =>
      severity === "tight" && (kind === "ground_speed" || kind === "crosswind");
    const wind = issues.find(isWind);
    const phrase = wind === undefined ? null : marginPhrase(wind, figures);
    return phrase === null ? `${sentence(gap)}.` : `${phrase}. ${sentence(gap)}.`;
  }
  let nearest: string | null = null;
  for (const issue of issues) nearest ??= marginPhrase(issue, figures);
  const cover = issues.find(({ kind }) => kind === "etops");
  const isCoverSaid = cover === undefined || nearest?.includes("ETOPS");
  const etops = isCoverSaid ? "" : `; ${coverPhrase(cover, figures)}`;
  return nearest === null ? "" : `${nearest}${etops}${nextRoute(judged, figures)}.`;
}

function nextRoute({ solution }: Judged, figures: SummaryFigures): string {
  const { ranking, plan, plans } = solution;
  const next = ranking.find(({ feasible, rank }) => feasible && plans[rank - 1] !== plan);
  const [own, other] = [plan?.total.time_h, next?.time_h];
  if (typeof own !== "number" || typeof other !== "number" || other < own) return "";
  const minutes = (other - own) * 60;
  const extra = figures.show("next route, extra time", minutes, "min", minutes < 10 ? 1 : 0);
  return `; the next route takes ${extra} more`;
}

/** What the flight would be, or where else it might go. */
function wayOut(judged: Judged, figures: SummaryFigures): string {
  const { plan, alternates, bounds, isComplete } = judged.solution;
  if (plan === null && !isComplete && bounds !== null) {
    const least = showDistance("least distance", bounds.lower.distance_nm, figures);
    return `It is ${least} at least; a plan may take more time than a triage.`;
  }
  if (plan === null) {
    const [nearest] = alternates;
    if (nearest === undefined) return "";
    const away = showDistance("soonest alternate", nearest.distance_nm, figures);
    return `The soonest open alternate is ${nearest.id}, ${away} from the destination.`;
  }
  if (plan.total.time_h === null) return "";
  return `The way is ${wayOf(judged, plan, figures)}${fuelOf(judged, plan, figures)}.`;
}

function turningPoints(judged: Judged, plan: FlightPlan, figures: SummaryFigures): string {
  const { etp_nm: etp, etp_oei_nm: oei, pnr_nm: pnr, total } = plan;
  if (hasNoReturn(plan)) return "The wind leaves no way back along the track.";
  if (etp === null || total.distance_nm === 0) return "";
  const { aircraft } = judged.problem;
  const equal = showDistance("equal-time point", etp, figures);
  const isOeiAsked = aircraft.oei_tas_kt !== undefined && oei !== null;
  const out = isOeiAsked ? showDistance("equal-time point, one engine out", oei, figures) : "";
  const engines = isOeiAsked ? ` with all engines, ${out} with one out` : "";
  if (pnr === null) return `The equal-time point lies ${equal} from the start${engines}.`;
  const last = showDistance("point of no return", pnr, figures);
  const beyond = pnr > total.distance_nm ? ", beyond the end" : "";
  const basis = pnrBasis(aircraft);
  return `The equal-time point lies ${equal} from the start${engines}, the point of no return ${basis} ${last}${beyond}.`;
}

function pnrBasis({ endurance_h, fuel_on_board_kg }: FlightProblem["aircraft"]): string {
  if (endurance_h !== undefined) return "by the endurance";
  return fuel_on_board_kg === undefined ? "on the planned fuel" : "on the fuel on board";
}

function schedule({ times }: FlightPlan, figures: SummaryFigures): string {
  if (times === null) return "";
  const [leaves, lands] = [times.departure_utc, times.arrival_utc].map((utc) =>
    utc.includes("T") ? utc.slice(11, 16) : utc,
  );
  const days = times.arrival_day;
  const later =
    days === 0 ? "" : `, ${figures.show("days later", days, days === 1 ? "day" : "days")} later`;
  return `Off at ${leaves} UTC, it lands at ${lands} UTC${later}.`;
}
