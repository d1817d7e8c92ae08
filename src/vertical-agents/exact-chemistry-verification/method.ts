import type { ChemistryProblem } from "../../engines/chemistry/problem/problem.js";
import type { AgentMethod } from "../method.js";
import { missingInChemistry, readChemistry } from "./read/read-chemistry.js";
import { faultOfProblem, solveProblem } from "./solve-problem.js";

/** A problem that was sent and one that was read are treated alike: a task that cannot be used spoils no other. */
export const method: AgentMethod<ChemistryProblem> = {
  read: readChemistry,
  missingIn: missingInChemistry,
  solve: solveProblem,
  faultOf: faultOfProblem,
  solvesInPart: true,
  notice:
    "Checks what follows from formulas and numbers: a balanced equation need not be a reaction that happens.",
};
