import { solveProblem } from "../../../../src/vertical-agents/exact-chemistry-verification/solve-problem.js";

/** Tasks for tests, and their answers in the workflow plan without a simulation. */
export const work = {
  workflow: "plan",
  seed: 1,
  runSimulation: false,
  isOver: () => false,
} as const;
export const solve = (...tasks: object[]) => solveProblem({ tasks }, work);

export const WATER = "H2 + O2 -> H2O";
export const balance = (equation: string) => ({ kind: "balance", equation });
export const claim = (formula: string, value: number | string, more = {}) => ({
  kind: "claim",
  formula,
  claim: { value, ...more },
});
export const amounts = (
  kind: string,
  equation: string,
  ...quantities: (readonly [string, number, string])[]
) => ({
  kind,
  equation,
  quantities: quantities.map(([species, value, unit]) => ({ species, value, unit })),
});
