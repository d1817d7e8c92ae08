import { solveWithHighs } from "./highs-solver.js";
import { isPositiveDefinite } from "./linear-algebra.js";
import type { Portfolio } from "./portfolio.js";
import { solveWithQuadprog } from "./quadprog-solver.js";
import { greatestWeights } from "./reach.js";
import { refineShares } from "./refine-shares.js";
import {
  addRidge,
  isOptimal,
  type SimplexProblem,
  toQuadraticProgram,
  toShares,
} from "./simplex-problem.js";

export type SolverName = Portfolio["solver"];

/** Up to so many assets quadprog is asked first; it is the faster one there. */
const QUADPROG_ASSETS_MAX = 40;
/** A pivot below this part of its variance makes a matrix singular. */
const SINGULAR = 1e-12;
const RIDGE = 1e-8;

type Solver = (problem: SimplexProblem) => Promise<number[]>;

const solvers: Readonly<Record<SolverName, Solver>> = {
  quadprog: async (problem) => toShares(solveWithQuadprog(toQuadraticProgram(problem))),
  highs: async (problem) => toShares(await solveWithHighs(toQuadraticProgram(problem))),
  // Shares of the greatest return, which refinement leads to the optimum where the others fail.
  direct: async ({ upper, goal }) => {
    const returns = goal.name === "sharpe" ? goal.excess : (goal.surplus ?? upper);
    return greatestWeights(returns, { lower: upper.map(() => 0), upper });
  },
};

export interface SimplexSolution {
  readonly shares: readonly number[];
  readonly solver: SolverName;
  readonly ridge: number;
}

/**
 * Solves the problem with one program, refines its answer to the exact one and checks it; with
 * another where this fails. A singular matrix is solved with a ridge of 1e-8 of the mean
 * variance, so that of several solutions the evenest is found; `ridge` tells it unless the solution
 * could be refined without it.
 */
export async function solveSimplex(
  problem: SimplexProblem,
  first: SolverName = problem.upper.length > QUADPROG_ASSETS_MAX ? "highs" : "quadprog",
): Promise<SimplexSolution> {
  const ridge = isPositiveDefinite(problem.covariance, SINGULAR) ? 0 : RIDGE;
  const regular = ridge === 0 ? problem : addRidge(problem, ridge);
  const faults: unknown[] = [];
  for (const solver of new Set<SolverName>([first, "quadprog", "highs", "direct"])) {
    try {
      const shares = refineToOptimum(regular, await solvers[solver](regular));
      if (ridge === 0) return { shares, solver, ridge };
      const exact = refineShares(problem, shares);
      const isExact = exact !== undefined && isOptimal(problem, exact);
      return isExact ? { shares: exact, solver, ridge: 0 } : { shares, solver, ridge };
    } catch (error) {
      faults.push(error);
    }
  }
  throw new AggregateError(faults, "no solver found the portfolio");
}

/** The refined shares, or those of the solver where the equations of an optimum at a corner have no single solution. */
function refineToOptimum(
  problem: SimplexProblem,
  approximate: readonly number[],
): readonly number[] {
  for (const shares of [refineShares(problem, approximate), approximate]) {
    if (shares !== undefined && isOptimal(problem, shares)) return shares;
  }
  throw new Error("the answer of the solver is not optimal");
}
