import type { FlightProblem } from "../../../engines/flight/problem/flight-problem.js";
import type { FlightSolution } from "../../../engines/flight/solve-flight.js";
import { verifyFlight } from "../../../engines/flight/verify/verify-flight.js";
import type { Check } from "../../method.js";
import type { MissingField } from "../../understanding.js";
import type { Alternative } from "./alternatives.js";
import { issuesOf } from "./issues.js";
import type { OpenPlaces } from "./open-places.js";
import type { Diverted } from "./solve-diversion.js";
import { tidy } from "./tidy.js";

/** A solution with what was found about it. */
export interface Judged {
  /** What was solved: the problem without what is closed, and without ETOPS where that cannot be told. */
  readonly problem: FlightProblem;
  readonly solution: FlightSolution;
  readonly checks: readonly Check[];
  readonly places: OpenPlaces;
  readonly missing: readonly MissingField[];
  /** Whether every limit that is known is kept, by the solver and by the verifier. */
  readonly feasible: boolean;
  readonly reasons: readonly string[];
  /** The airports that may be diverted to, where that was asked; the solution then is the flight to the best. */
  readonly diversions?: Pick<Diverted, "ranking" | "isFuelKnown">;
}

/** Verifies a solution, and adds what the solver was not told. */
export function judge(found: Pick<Judged, "problem" | "solution" | "places" | "missing">): Judged {
  const { problem, solution, places, missing } = found;
  const checks = tidy(verifyFlight(problem, solution));
  const reasons = [...solution.reasons];
  if (places.areAllClosed) reasons.push("every alternate is closed");
  if (missing.length > 0)
    reasons.push("ETOPS is not checked without the airspeed with one engine out");
  const failed = checks.filter(({ ok }) => !ok);
  if (reasons.length === 0) reasons.push(...failed.map(({ name }) => `the check ${name} failed`));
  return { ...found, checks, reasons, feasible: reasons.length === 0 };
}

/** Judges an alternative as the plan of its solution. */
export function judgeAlternative(judged: Judged, { solution, plan }: Alternative): Judged {
  const { problem, places, missing } = judged;
  const own = tidy({ ...solution, plan });
  const limits = issuesOf(problem, own, places).filter(({ severity }) => severity === "breaks");
  return judge({
    problem,
    places,
    missing,
    solution: { ...own, reasons: limits.map(({ issue }) => issue) },
  });
}
