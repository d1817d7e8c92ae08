import type { FlightProblem } from "../../engines/flight/problem/flight-problem.js";
import type { Solved, Work } from "../method.js";
import { fieldsOf } from "./solve/fields.js";
import { flyRuns } from "./solve/fly-runs.js";
import { issuesOf } from "./solve/issues.js";
import type { Judged } from "./solve/judged.js";
import { provenGap } from "./solve/proven-gap.js";
import { tidy } from "./solve/tidy.js";
import { moreAssumptions, warningsOf } from "./solve/words.js";
import { summarize } from "./summary/summarize.js";

/** The whole answer about a solution and its alternatives. */
export function solved(
  sent: FlightProblem,
  judged: Judged,
  alternatives: readonly Judged[],
  work: Work,
): Solved {
  const { solution, problem, places, missing } = judged;
  const issues = tidy(issuesOf(problem, solution, places));
  const simulation = work.runSimulation
    ? flyRuns(
        solution,
        alternatives.flatMap(({ solution: { plan } }) => plan ?? []),
        work,
      )
    : null;
  const { text, figures } = summarize(judged, issues);
  return {
    summary: text,
    keyFigures: figures,
    fields: fieldsOf(judged, { issues, alternatives, workflow: work.workflow }),
    checks: judged.checks,
    simulation,
    assumptions: [...solution.assumptions, ...moreAssumptions(judged)],
    warnings: warningsOf(sent, judged, { isSimulated: simulation !== null, work }),
    ...provenGap(judged),
    ...(missing.length === 0 ? {} : { missing }),
  };
}
