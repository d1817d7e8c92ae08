import { findType } from "../../engines/flight/problem/aircraft.js";
import type { FlightProblem } from "../../engines/flight/problem/flight-problem.js";
import { solveFlight } from "../../engines/flight/solve-flight.js";
import type { Solved, Work } from "../method.js";
import type { MissingField } from "../understanding.js";
import { answerDiversion } from "./answer-diversion.js";
import { isDiversion } from "./is-diversion.js";
import { alternativesOf } from "./solve/alternatives.js";
import { checkShape } from "./solve/check-shape.js";
import { judge, judgeAlternative } from "./solve/judged.js";
import { openPlaces } from "./solve/open-places.js";
import { tidy } from "./solve/tidy.js";
import { solved } from "./solved.js";

/** Answers a flight problem; throws a `FlightError` for what the caller can mend. */
export function answerFlight(asked: object, work: Work): Solved {
  const sent = checkShape(asked);
  if (isDiversion(sent)) return answerDiversion(sent, work);
  const places = openPlaces(sent);
  const { problem, missing } = withoutUnknownEtops(places.problem);
  const solution = tidy(solveFlight(problem, work.isOver));
  const judged = judge({ problem, solution, places, missing });
  const isThorough = work.workflow === "plan";
  const alternatives = alternativesOf(problem, solution, { isThorough, isOver: work.isOver }).map(
    (alternative) => judgeAlternative(judged, alternative),
  );
  return solved(sent, judged, alternatives, work);
}

/** ETOPS needs an airspeed with one engine out; the rest can be told without. */
function withoutUnknownEtops(problem: FlightProblem): {
  problem: FlightProblem;
  missing: MissingField[];
} {
  const { etops_min: minutes, ...aircraft } = problem.aircraft;
  const isKnown = aircraft.oei_tas_kt !== undefined || findType(aircraft.type ?? "") !== undefined;
  // A leg without places takes no ETOPS at all, which the solver says.
  const isLeg = problem.origin === undefined;
  if (minutes === undefined || isKnown || isLeg) return { problem, missing: [] };
  const ask = "Which true airspeed, in knots, does the aircraft hold with one engine out?";
  return { problem: { ...problem, aircraft }, missing: [{ field: "aircraft.oei_tas_kt", ask }] };
}
