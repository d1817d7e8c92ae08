import type { FlightProblem } from "../../engines/flight/problem/flight-problem.js";
import type { Solved, Work } from "../method.js";
import { ALTERNATIVES_MAX } from "./solve/alternatives.js";
import { judge } from "./solve/judged.js";
import { type OpenPlaces, openPlaces } from "./solve/open-places.js";
import { type DiversionFlight, solveDiversion } from "./solve/solve-diversion.js";
import { solved } from "./solved.js";

/** Ranks the airports that an aircraft may divert to from where it is, and plans the way to the best. */
export function answerDiversion(sent: FlightProblem, work: Work): Solved {
  const places = openAirports(sent);
  const { best, others, ...found } = solveDiversion(places.problem, work.isOver);
  const judgedOf = ({ problem, solution }: DiversionFlight) =>
    judge({ problem, solution, places, missing: [] });
  const solution = {
    ...best.solution,
    assumptions: [...best.solution.assumptions, ...found.assumptions],
  };
  const judged = judgedOf({ problem: best.problem, solution });
  const checks = [...judged.checks, found.check];
  const isFeasible = judged.feasible && found.check.ok;
  return solved(
    sent,
    { ...judged, checks, feasible: isFeasible, diversions: found },
    others.slice(0, ALTERNATIVES_MAX).map(judgedOf),
    work,
  );
}

/** Closed airports are left out; where all are closed, they stay, so that the answer says so. */
function openAirports(sent: FlightProblem): OpenPlaces {
  const { alternates, origin } = sent;
  if (origin === undefined) return openPlaces(sent);
  const { problem, closed } = openPlaces({ ...sent, destination: origin });
  const { destination: _, ...open } = problem;
  const isAnyOpen = (open.alternates?.length ?? 0) > 0;
  const kept = isAnyOpen || alternates === undefined ? open : { ...open, alternates };
  return { problem: kept, closed, areAllClosed: false };
}
