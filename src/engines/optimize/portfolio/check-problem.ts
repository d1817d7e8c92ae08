import { isPositiveDefinite, SquareMatrix, sum } from "./linear-algebra.js";
import { MomentsRefused, PortfolioInfeasible, type PortfolioProblem } from "./portfolio.js";

const MAGNITUDE_MAX = 1e12;
const ASYMMETRY = 1e-9;
const NEGATIVE_EIGENVALUE = 1e-9;
const SUM = 1e-9;

/** A problem that was checked: its matrix symmetric, its bounds complete and possible. */
export interface CheckedProblem {
  readonly means: readonly number[];
  readonly covariance: SquareMatrix;
  readonly lower: readonly number[];
  readonly upper: readonly number[];
}

/**
 * Throws `MomentsRefused` for moments that are none: a matrix is never repaired silently, but for an
 * asymmetry up to 1e-9 of its entries and an eigenvalue down to -1e-9 of the mean variance. Throws
 * `PortfolioInfeasible` for bounds that no weights meet.
 */
export function checkProblem(problem: PortfolioProblem): CheckedProblem {
  const means = problem.expectedReturns;
  if (means.length === 0) refuse("/expected_returns", "at least one asset is needed");
  requireFigures("/expected_returns", means);
  requireFigures("/risk_free_rate", [problem.riskFreeRate]);
  requireFigures("/target_return", [problem.targetReturn ?? 0]);
  const covariance = checkCovariance(problem.covariance, means.length);
  return { means, covariance, ...checkBounds(problem.weightBounds, means.length) };
}

function refuse(path: string, message: string): never {
  throw new MomentsRefused(path, message);
}

function requireFigures(path: string, figures: readonly number[]): void {
  if (figures.every((figure) => Math.abs(figure) <= MAGNITUDE_MAX)) return;
  refuse(path, `${path.slice(1)} must be finite and at most 1e12 in size`);
}

function checkCovariance(rows: PortfolioProblem["covariance"], size: number): SquareMatrix {
  const path = "/covariance";
  if (rows.length !== size || rows.some((row) => row.length !== size)) {
    refuse(
      path,
      `covariance must have ${size} rows of ${size} numbers, as there are ${size} assets`,
    );
  }
  requireFigures(path, rows.flat());
  const given = new SquareMatrix(size, (row, column) => rows[row]?.[column] ?? 0);
  const variances = given.diagonal();
  const negative = variances.findIndex((variance) => variance < 0);
  if (negative >= 0)
    refuse(path, `the variance of asset ${negative + 1} in covariance is negative`);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < row; column++) {
      const [one, other] = [given.at(row, column), given.at(column, row)];
      const size = Math.max(Math.abs(one), Math.abs(other));
      if (Math.abs(one - other) <= ASYMMETRY * size) continue;
      refuse(
        path,
        `covariance must be symmetric; it is not at row ${row + 1}, column ${column + 1}`,
      );
    }
  }
  const covariance = new SquareMatrix(
    size,
    (row, column) => (given.at(row, column) + given.at(column, row)) / 2,
  );
  requireSemidefinite(covariance, sum(variances) / size);
  return covariance;
}

function requireSemidefinite(covariance: SquareMatrix, meanVariance: number): void {
  const message = "covariance must be positive semidefinite: some weights have a negative variance";
  if (meanVariance === 0) {
    if (covariance.values.some((value) => value !== 0)) refuse("/covariance", message);
    return;
  }
  const raised = new SquareMatrix(
    covariance.size,
    (row, column) =>
      covariance.at(row, column) / meanVariance + (row === column ? NEGATIVE_EIGENVALUE : 0),
  );
  if (!isPositiveDefinite(raised, 0)) refuse("/covariance", message);
}

function checkBounds(bounds: PortfolioProblem["weightBounds"], size: number) {
  const lower = Array.from({ length: size }, (_, asset) => bounds?.[asset]?.[0] ?? 0);
  const upper = Array.from({ length: size }, (_, asset) => Math.min(1, bounds?.[asset]?.[1] ?? 1));
  const infeasible = (message: string) => {
    throw new PortfolioInfeasible("/weight_bounds", message);
  };
  if (bounds !== undefined && bounds.length !== size) {
    infeasible(`weight_bounds must have one pair for each of the ${size} assets`);
  }
  for (const [asset, least] of lower.entries()) {
    const most = upper[asset] ?? 1;
    if (least >= 0 && least <= most) continue;
    infeasible(`weight_bounds of asset ${asset + 1} must be 0 <= least <= greatest <= 1`);
  }
  if (sum(lower) > 1 + SUM)
    infeasible(`the least weights in weight_bounds sum to ${sum(lower)}, above 1`);
  if (sum(upper) < 1 - SUM)
    infeasible(`the greatest weights in weight_bounds sum to ${sum(upper)}, below 1`);
  return { lower, upper };
}
