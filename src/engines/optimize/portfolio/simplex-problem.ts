import { dot, SquareMatrix, sum } from "./linear-algebra.js";

/**
 * The problem that solvers see: shares that are >= 0, sum to 1 and stay under `upper`, of assets whose
 * mean variance is 1. Every portfolio problem can be brought to it.
 */
export interface SimplexProblem {
  readonly covariance: SquareMatrix;
  /** Greatest share of each asset, 0 to 1. */
  readonly upper: readonly number[];
  readonly goal: SharpeGoal | VarianceGoal;
}

export interface SharpeGoal {
  readonly name: "sharpe";
  /** Return over the risk-free rate of each asset; the greatest that can be reached is 1. */
  readonly excess: readonly number[];
}

/** Least variance among shares whose mean surplus is >= 0. */
export interface VarianceGoal {
  readonly name: "variance";
  /** Return over the target of each asset, the greatest being 1 in size; undefined without a target. */
  readonly surplus: readonly number[] | undefined;
}

/** min x'Hx / 2 with `equation`'x = 1, each of `rows`'x >= 0 and 0 <= x <= `upper`. */
export interface QuadraticProgram {
  readonly hessian: SquareMatrix;
  readonly equation: readonly number[];
  readonly rows: readonly (readonly number[])[];
  /** Infinity where a variable has no upper bound. */
  readonly upper: readonly number[];
}

/**
 * The quadratic program whose solution, divided by its sum, solves the problem. A greatest Sharpe
 * ratio is a least variance at an excess return of 1 with free leverage (Cornuejols and Tütüncü,
 * Optimization Methods in Finance, 8.2), where an upper share is a row: upper * sum(x) - x >= 0.
 */
export function toQuadraticProgram({ covariance, upper, goal }: SimplexProblem): QuadraticProgram {
  const hessian = covariance;
  if (goal.name === "variance") {
    return {
      hessian,
      equation: upper.map(() => 1),
      rows: goal.surplus === undefined ? [] : [goal.surplus],
      upper: upper.map((most) => (most < 1 ? most : Number.POSITIVE_INFINITY)),
    };
  }
  const rows = upper.flatMap((most, asset) =>
    most < 1 ? [upper.map((_, index) => (index === asset ? most - 1 : most))] : [],
  );
  return {
    hessian,
    equation: goal.excess,
    rows,
    upper: upper.map(() => Number.POSITIVE_INFINITY),
  };
}

/** A solution of the quadratic program as shares of 1; throws when it is none. */
export function toShares(solution: readonly number[]): number[] {
  const total = sum(solution);
  if (!(total > 0 && Number.isFinite(total))) throw new Error("the solution has no finite sum");
  return solution.map((value) => value / total);
}

/** The problem with `ridge` added to each variance. */
export function addRidge(problem: SimplexProblem, ridge: number): SimplexProblem {
  const { covariance } = problem;
  return {
    ...problem,
    covariance: new SquareMatrix(
      covariance.size,
      (row, column) => covariance.at(row, column) + (row === column ? ridge : 0),
    ),
  };
}

const FEASIBILITY = 1e-10;
const STATIONARITY = 1e-7;
const ROUNDING = 1e-13;
const STEPS_MAX = 200;

/**
 * Whether shares meet the conditions of Karush, Kuhn and Tucker, which are sufficient here: feasible
 * within 1e-10, and no shift of share from one asset to another lowers the variance (raises the Sharpe
 * ratio) at a rate above 1e-7 of the variance. The multipliers are sought from the shares alone, so
 * that the check owes nothing to the solver. A target that is not binding has the multiplier 0.
 */
export function isOptimal(problem: SimplexProblem, shares: readonly number[]): boolean {
  const { covariance, upper, goal } = problem;
  if (!(Math.abs(sum(shares) - 1) <= FEASIBILITY)) return false;
  if (
    shares.some((share, asset) => share < -FEASIBILITY || share > (upper[asset] ?? 0) + FEASIBILITY)
  ) {
    return false;
  }
  const gradient = covariance.times(shares);
  const variance = dot(gradient, shares);
  const widest = covariance.diagonal().reduce((most, value) => Math.max(most, value), 0);
  const tolerance = STATIONARITY * Math.max(variance, 0) + ROUNDING * widest;
  const slopeAt = slopes(shares, upper, gradient);
  if (goal.name === "sharpe") {
    const excess = dot(goal.excess, shares);
    return excess > 0 && slopeAt(goal.excess, variance / excess) <= tolerance;
  }
  if (goal.surplus === undefined) return slopeAt(gradient, 0) <= tolerance;
  const surplus = dot(goal.surplus, shares);
  if (surplus < -FEASIBILITY) return false;
  if (slopeAt(goal.surplus, 0) <= tolerance) return true;
  return surplus <= FEASIBILITY && leastSlope(slopeAt, goal.surplus, tolerance) <= tolerance;
}

type Slope = (returns: readonly number[], multiplier: number) => number;

/** The steepest descent that is left when share may go from any asset that has some to any with room. */
function slopes(
  shares: readonly number[],
  upper: readonly number[],
  gradient: readonly number[],
): Slope {
  return (returns, multiplier) => {
    let dearest = Number.NEGATIVE_INFINITY;
    let cheapest = Number.POSITIVE_INFINITY;
    for (const [asset, share] of shares.entries()) {
      const price = (gradient[asset] ?? 0) - multiplier * (returns[asset] ?? 0);
      if (share > FEASIBILITY) dearest = Math.max(dearest, price);
      if (share < (upper[asset] ?? 0) - FEASIBILITY) cheapest = Math.min(cheapest, price);
    }
    return dearest - cheapest;
  };
}

/** The least slope over all multipliers >= 0: it is convex in them, so thirds are cut off. */
function leastSlope(slope: Slope, returns: readonly number[], enough: number): number {
  let high = 1;
  for (let step = 0; step < STEPS_MAX && slope(returns, high * 2) < slope(returns, high); step++) {
    high *= 2;
  }
  high *= 2;
  let low = 0;
  for (let step = 0; step < STEPS_MAX; step++) {
    const [left, right] = [low + (high - low) / 3, high - (high - low) / 3];
    const [atLeft, atRight] = [slope(returns, left), slope(returns, right)];
    if (Math.min(atLeft, atRight) <= enough) return Math.min(atLeft, atRight);
    if (atLeft < atRight) high = right;
    else low = left;
  }
  return slope(returns, (low + high) / 2);
}
