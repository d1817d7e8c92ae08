import { dot, isPositiveDefinite, SquareMatrix, sum } from "../linear-algebra.js";
import { symmetricEigen } from "../symmetric-eigen.js";

export interface CovarianceEstimate {
  /** Of one period. */
  readonly covariance: SquareMatrix;
  /** Weight of the target in the mix; null for an estimate that has none. */
  readonly shrinkage: number | null;
}

/**
 * The covariance of Ledoit and Wolf (A well-conditioned estimator for large-dimensional covariance
 * matrices, 2004), as scikit-learn's `ledoit_wolf` computes it: returns centred, their covariance
 * with divisor n mixed with the identity times its mean variance. `columns` holds the returns of each
 * asset at the same dates. Costs assets^2 x dates multiplications.
 */
export function ledoitWolf(columns: readonly Float64Array[]): CovarianceEstimate {
  const count = columns[0]?.length ?? 0;
  const centred = columns.map((column) => {
    const mean = sum(column) / count;
    return column.map((value) => value - mean);
  });
  const size = centred.length;
  const empty = new Float64Array();
  const sample = symmetric(size, (row, column) => {
    return dot(centred[row] ?? empty, centred[column] ?? empty) / count;
  });
  const mean = sum(sample.diagonal()) / size;
  const shrinkage = size === 1 ? 0 : shrinkageOf(centred, sample, mean);
  const covariance = symmetric(
    size,
    (row, column) =>
      (1 - shrinkage) * sample.at(row, column) + (row === column ? shrinkage * mean : 0),
  );
  return { covariance, shrinkage };
}

/** How much of the distance between the sample and its target is noise of the sample, 0 to 1. */
function shrinkageOf(centred: readonly Float64Array[], sample: SquareMatrix, mean: number): number {
  const count = centred[0]?.length ?? 0;
  const size = centred.length;
  const squared = dot(sample.values, sample.values);
  const lengths = new Float64Array(count);
  for (const column of centred) {
    for (let at = 0; at < count; at++) lengths[at] = (lengths[at] ?? 0) + (column[at] ?? 0) ** 2;
  }
  const distance = (squared - size * mean ** 2) / size;
  const noise = (dot(lengths, lengths) / count - squared) / (size * count);
  const bounded = Math.min(noise, distance);
  return bounded > 0 ? bounded / distance : 0;
}

/**
 * A matrix of covariances that were taken pair by pair. From different dates they may have a negative
 * eigenvalue together; the nearest positive semidefinite matrix, with those raised to 0, is answered then.
 */
export function pairwiseCovariance(
  size: number,
  covarianceOf: (row: number, column: number) => number,
): CovarianceEstimate {
  const covariance = symmetric(size, covarianceOf);
  return {
    covariance: isPositiveDefinite(covariance, 0) ? covariance : raiseEigenvalues(covariance),
    shrinkage: null,
  };
}

function raiseEigenvalues(matrix: SquareMatrix): SquareMatrix {
  const { values, vectors } = symmetricEigen(matrix);
  if (values.every((value) => value >= 0)) return matrix;
  const parts = values.map((value, index) => ({
    value: Math.max(value, 0),
    vector: vectors.row(index),
  }));
  return symmetric(matrix.size, (row, column) =>
    sum(parts.map(({ value, vector }) => value * (vector[row] ?? 0) * (vector[column] ?? 0))),
  );
}

function symmetric(size: number, entry: (row: number, column: number) => number): SquareMatrix {
  const matrix = new SquareMatrix(size, () => 0);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      const value = entry(row, column);
      matrix.set(row, column, value);
      matrix.set(column, row, value);
    }
  }
  return matrix;
}
