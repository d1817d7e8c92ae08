import { WHYS } from "../../../content/air-traffic-advice/air-traffic-advice.js";
import { AirTrafficRefused } from "../../../engines/air-traffic/picture/traffic-picture.js";
import type { Solved, Work } from "../../method.js";
import type { Assumption } from "../../understanding.js";
import type { AirTrafficProblem, Question } from "../air-traffic-problem.js";
import { arrivalsOf, inFieldsOfProblem } from "../problem/arrivals-of.js";
import { checkShape } from "../problem/check-shape.js";
import { pictureOf } from "../problem/picture-of.js";
import { solveBands } from "./solve-bands.js";
import { solveSequence } from "./solve-sequence.js";
import { solveTraffic } from "./solve-traffic.js";

/** Answers what a problem asks. Throws `AirTrafficRefused` for one that cannot be used, of whatever shape. */
export function solveAirTraffic(sent: AirTrafficProblem, work: Work): Solved {
  const problem = checkShape(sent);
  const { question, assumed } = questionOf(problem);
  if (question === "sequence") return sequenced(problem, assumed, work);
  const { picture, assumptions, strangers } = pictureOf(problem);
  const asked = { picture, strangers, assumptions: [...assumed, ...assumptions] };
  if (question !== "bands") return solveTraffic(question, asked, work);
  if (problem.bands === undefined) {
    const message =
      "bands must name the aircraft whose clear headings, speeds and levels are asked";
    throw new AirTrafficRefused("invalid", "/bands", message);
  }
  return solveBands(asked, problem.bands.aircraft, work);
}

const SPEEDS_ONLY = "of the constraints, a sequence keeps min_gs_kt and max_gs_kt alone";

function sequenced(problem: AirTrafficProblem, assumed: readonly Assumption[], work: Work): Solved {
  try {
    const { sequence, assumptions } = arrivalsOf(problem);
    const solved = solveSequence({ sequence, assumptions: [...assumed, ...assumptions] }, work);
    const { no_turn = [], no_change = [], only } = problem.constraints ?? {};
    const isKept = no_turn.length === 0 && no_change.length === 0 && only === undefined;
    return isKept ? solved : { ...solved, warnings: [...solved.warnings, SPEEDS_ONLY] };
  } catch (error) {
    throw inFieldsOfProblem(error);
  }
}

function questionOf({ question, aircraft }: AirTrafficProblem): {
  readonly question: Question;
  readonly assumed: readonly Assumption[];
} {
  if (question !== undefined) return { question, assumed: [] };
  const isSequence = aircraft.some(({ distance_nm }) => distance_nm !== undefined);
  const value = isSequence ? "sequence" : "detect";
  const why = isSequence ? WHYS.sequenceQuestion : WHYS.question;
  return { question: value, assumed: [{ field: "question", value, unit: null, why }] };
}
