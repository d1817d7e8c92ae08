import {
  type AssetHistory,
  estimateMoments,
  type MomentsEstimate,
  type MomentsOptions,
} from "./moments/moments.js";
import { optimizePortfolio } from "./optimize.js";
import {
  MomentsRefused,
  type Portfolio,
  PortfolioInfeasible,
  type PortfolioProblem,
} from "./portfolio.js";

/** Prices to take the moments from, or the moments; plain data, as it comes from another thread. */
export type OptimizeTask = Omit<PortfolioProblem, "expectedReturns" | "covariance"> &
  (
    | { readonly histories: readonly AssetHistory[]; readonly options?: MomentsOptions }
    | Pick<PortfolioProblem, "expectedReturns" | "covariance">
  );

export interface OptimizedTask {
  readonly portfolio: Portfolio;
  /** How the moments were estimated; absent when they were given. */
  readonly estimate?: Omit<MomentsEstimate, "covariance">;
}

/** Why there is no portfolio, as data: errors lose their fields between threads. */
export interface RefusedTask {
  readonly refusal: {
    readonly reason: "infeasible" | "moments";
    readonly path: string;
    readonly message: string;
    readonly range?: readonly [number, number];
  };
}

/** Estimates moments where they are not given, and finds the portfolio; what a caller can mend is answered as data. */
export async function runOptimizeTask(task: OptimizeTask): Promise<OptimizedTask | RefusedTask> {
  try {
    if (!("histories" in task)) return { portfolio: await optimizePortfolio(task) };
    const { histories, options, ...problem } = task;
    const { covariance, ...estimate } = estimateMoments(histories, options);
    const moments = { expectedReturns: estimate.expectedReturns, covariance };
    return { portfolio: await optimizePortfolio({ ...problem, ...moments }), estimate };
  } catch (error) {
    if (error instanceof PortfolioInfeasible) {
      const { path, message, range } = error;
      return { refusal: { reason: "infeasible", path, message, ...(range && { range }) } };
    }
    if (error instanceof MomentsRefused) {
      return { refusal: { reason: "moments", path: error.path, message: error.message } };
    }
    throw error;
  }
}
