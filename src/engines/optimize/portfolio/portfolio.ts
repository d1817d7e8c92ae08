/** Annual moments of assets: what a portfolio is computed from. */
export interface Moments {
  /** Expected annual returns as fractions, one for each asset. */
  readonly expectedReturns: readonly number[];
  /** Annual covariance, row by row in the order of the returns. */
  readonly covariance: readonly (readonly number[])[];
}

export interface PortfolioProblem extends Moments {
  /** Annual, as a fraction. */
  readonly riskFreeRate: number;
  /** Least expected annual return; the maximum Sharpe ratio is sought without one. */
  readonly targetReturn?: number;
  /** Least and greatest weight of each asset; 0 and 1 unless given. */
  readonly weightBounds?: readonly (readonly [number, number])[];
}

export type PortfolioMethod = "max_sharpe" | "min_variance_at_target" | "min_variance";

export interface Portfolio {
  /** In the order of the assets: within the bounds, sum 1 within 1e-9. */
  readonly weights: readonly number[];
  readonly expectedReturn: number;
  /** Annual standard deviation. */
  readonly volatility: number;
  /** (expected return - risk-free rate) / volatility; null when the volatility is 0. */
  readonly sharpeRatio: number | null;
  readonly method: PortfolioMethod;
  /** Which program solved it. */
  readonly solver: "quadprog" | "highs" | "direct";
  /** Added to the diagonal of a covariance that is not positive definite, relative to its mean variance; 0 mostly. */
  readonly ridge: number;
}

/** No portfolio meets the problem; `path` is a JSON Pointer into a problem, the message is for the caller. */
export class PortfolioInfeasible extends Error {
  constructor(
    readonly path: "/target_return" | "/weight_bounds",
    message: string,
    /** Least and greatest expected return that can be reached. */
    readonly range?: readonly [number, number],
  ) {
    super(message);
    this.name = "PortfolioInfeasible";
  }
}

/** Moments, or prices to take them from, that no portfolio can be computed from; the message is for the caller. */
export class MomentsRefused extends Error {
  constructor(
    /** A JSON Pointer into what was given: `/covariance`, `/expected_returns`, `/prices/ASSET`, `/assets`. */
    readonly path: string,
    message: string,
  ) {
    super(message);
    this.name = "MomentsRefused";
  }
}
