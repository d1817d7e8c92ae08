import { type CheckedProblem, checkProblem } from "./check-problem.js";
import { dot, SquareMatrix, sum } from "./linear-algebra.js";
import {
  type Portfolio,
  PortfolioInfeasible,
  type PortfolioMethod,
  type PortfolioProblem,
} from "./portfolio.js";
import { type Bounds, boundsOfGreatest, reachableMeans } from "./reach.js";
import type { SharpeGoal, VarianceGoal } from "./simplex-problem.js";
import { type SolverName, solveSimplex } from "./solve-simplex.js";

/** Differences of returns below this part of their size are none. */
const EQUAL = 1e-12;
const ROOM = 1e-9;
const DUST = 1e-12;

/** How a portfolio is sought, for benchmarks and tests; the default is what callers want. */
export interface OptimizeOptions {
  /** Which program is asked first; by the number of assets unless given. */
  readonly firstSolver?: SolverName;
}

/**
 * The portfolio of greatest Sharpe ratio, or with `targetReturn` that of least variance among those
 * with at least this expected return; long only, weights sum to 1 and keep their bounds. Where no
 * weights within the bounds return more than the risk-free rate, the least variance is answered and
 * `method` says so. Weights are within 1e-6 of the exact ones where those are the only ones; of several
 * equally good ones the evenest is taken. Throws `PortfolioInfeasible` or `MomentsRefused`. 200 assets
 * take about 0.1 s.
 */
export async function optimizePortfolio(
  problem: PortfolioProblem,
  options: OptimizeOptions = {},
): Promise<Portfolio> {
  const checked = checkProblem(problem);
  const { means } = checked;
  const reachable = reachableMeans(means, checked);
  const equal = EQUAL * Math.max(...means.map(Math.abs), Math.abs(problem.riskFreeRate));
  const target = problem.targetReturn;
  if (target !== undefined && target > reachable[1] + equal)
    throw targetInfeasible(target, reachable);
  const method = chooseMethod(problem, reachable[1] - equal);
  const isGreatest = target !== undefined && target >= reachable[1] - equal;
  const bounds = isGreatest ? boundsOfGreatest(means, checked, equal) : checked;
  const only = onlyWeights(bounds);
  if (only !== undefined) {
    return describe(checked, problem.riskFreeRate, {
      weights: only,
      method,
      solver: "direct",
      ridge: 0,
    });
  }
  const base = baseAssets({ ...checked, ...bounds });
  const goal = goalOf(base, {
    method: isGreatest ? "min_variance" : method,
    riskFreeRate: problem.riskFreeRate,
    target: target ?? 0,
    greatest: reachable[1],
  });
  const { shares, solver, ridge } = await solveSimplex({ ...base, goal }, options.firstSolver);
  const weights = toWeights(shares, bounds);
  return describe(checked, problem.riskFreeRate, { weights, method, solver, ridge });
}

function targetInfeasible(target: number, range: readonly [number, number]): PortfolioInfeasible {
  return new PortfolioInfeasible(
    "/target_return",
    `target_return ${target} cannot be reached: expected returns within the bounds go from ${range[0]} to ${range[1]}`,
    range,
  );
}

function chooseMethod(
  { targetReturn, riskFreeRate }: PortfolioProblem,
  greatest: number,
): PortfolioMethod {
  if (targetReturn !== undefined) return "min_variance_at_target";
  return greatest > riskFreeRate ? "max_sharpe" : "min_variance";
}

/** The weights where the bounds leave no choice: one asset, or bounds that sum to 1. */
function onlyWeights({ lower, upper }: Bounds): readonly number[] | undefined {
  if (sum(lower) >= 1 - ROOM * EQUAL) return lower;
  if (sum(upper) <= 1 + ROOM * EQUAL) return upper;
  return undefined;
}

interface BaseAssets {
  readonly covariance: SquareMatrix;
  readonly means: readonly number[];
  readonly upper: readonly number[];
}

/**
 * Assets without lower bounds: each is the least weights of all with the rest in one asset. Shares of
 * them that sum to 1 are exactly the weights that keep the lower bounds, so that solvers see only
 * upper ones. Their mean variance is brought to 1.
 */
function baseAssets({ means, covariance, lower, upper }: CheckedProblem): BaseAssets {
  const rest = 1 - sum(lower);
  const prices = covariance.times(lower);
  const variance = dot(prices, lower);
  const entry = (row: number, column: number) =>
    rest * rest * covariance.at(row, column) +
    rest * ((prices[row] ?? 0) + (prices[column] ?? 0)) +
    variance;
  const base = new SquareMatrix(means.length, entry);
  const scale = sum(base.diagonal()) / means.length || 1;
  const mean = dot(means, lower);
  return {
    covariance: new SquareMatrix(means.length, (row, column) => base.at(row, column) / scale),
    means: means.map((value) => rest * value + mean),
    upper: upper.map((most, asset) => Math.min(1, (most - (lower[asset] ?? 0)) / rest)),
  };
}

interface Aim {
  readonly method: PortfolioMethod;
  readonly riskFreeRate: number;
  readonly target: number;
  readonly greatest: number;
}

function goalOf(
  { means }: BaseAssets,
  { method, riskFreeRate, target, greatest }: Aim,
): SharpeGoal | VarianceGoal {
  if (method === "max_sharpe") {
    const scale = greatest - riskFreeRate;
    return { name: "sharpe", excess: means.map((mean) => (mean - riskFreeRate) / scale) };
  }
  const isBound = method === "min_variance_at_target" && means.some((mean) => mean < target);
  if (!isBound) return { name: "variance", surplus: undefined };
  const scale = Math.max(...means.map((mean) => Math.abs(mean - target)));
  return { name: "variance", surplus: means.map((mean) => (mean - target) / scale) };
}

/** Shares of the base assets as weights: dust cut off, within the bounds, the rounded rest where room is. */
function toWeights(shares: readonly number[], { lower, upper }: Bounds): number[] {
  const rest = 1 - sum(lower);
  const weights = shares.map((share, asset) => {
    const least = lower[asset] ?? 0;
    return share < DUST ? least : Math.min(upper[asset] ?? 1, least + rest * share);
  });
  const missing = 1 - sum(weights);
  const room = weights.map((weight, asset) =>
    missing > 0 ? (upper[asset] ?? 1) - weight : weight - (lower[asset] ?? 0),
  );
  const widest = room.indexOf(Math.max(...room));
  return weights.map((weight, asset) => (asset === widest ? weight + missing : weight));
}

function describe(
  { means, covariance }: CheckedProblem,
  riskFreeRate: number,
  found: Pick<Portfolio, "weights" | "method" | "solver" | "ridge">,
): Portfolio {
  const { weights } = found;
  const expectedReturn = dot(means, weights);
  const variance = dot(covariance.times(weights), weights);
  const sizes = new SquareMatrix(means.length, (row, column) =>
    Math.abs(covariance.at(row, column)),
  );
  const rounding = 4 * means.length * Number.EPSILON * dot(sizes.times(weights), weights);
  const volatility = variance <= rounding ? 0 : Math.sqrt(variance);
  const sharpeRatio = volatility === 0 ? null : (expectedReturn - riskFreeRate) / volatility;
  return { ...found, expectedReturn, volatility, sharpeRatio };
}
