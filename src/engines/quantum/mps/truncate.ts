import { bidiagonalize } from "./bidiagonalize.js";
import { type Matrix, scaled, timesAdjoint, transpose, zeros } from "./matrix.js";
import { type Factors, orthogonalizeRows } from "./orthogonalize.js";
import { singularValues } from "./singular-values.js";

/** Singular values up to this part of the norm are what rounding made. */
const NEGLIGIBLE = 1e-13;

export interface Truncated extends Factors {
  /** The part of the square norm that was given up. */
  readonly discarded: number;
}

/**
 * The best approximation of a matrix with at most `rankMax` singular values, at norm 1: orthonormal rows that
 * are right singular vectors, and what multiplies them. Costs some 40 r^2 c operations for r rows and c columns,
 * or the other way round where there are more rows.
 */
export function truncateRows(matrix: Matrix, rankMax: number): Truncated {
  // The columns of the transpose of a wide matrix are its rows, whose left vectors are what is asked for.
  const wide =
    matrix.rows > matrix.cols ? transpose(orthogonalizeRows(transpose(matrix)).left) : matrix;
  const bidiagonal = bidiagonalize({ ...wide, re: wide.re.slice(), im: wide.im.slice() });
  const values = singularValues(bidiagonal);
  const order = Array.from(values.keys()).sort(
    (one, other) => (values[other] ?? 0) - (values[one] ?? 0),
  );
  let total = 0;
  for (const value of values) total += value * value;
  const least = NEGLIGIBLE * Math.sqrt(total);
  const isKept = (index: number, place: number) =>
    place === 0 || (place < rankMax && (values[index] ?? 0) > least);
  const kept = order.filter(isKept);
  let discarded = 0;
  for (const index of order.slice(kept.length)) discarded += (values[index] ?? 0) ** 2;
  const right = chosenRows(bidiagonal.vectors, kept);
  const left = scaled(timesAdjoint(matrix, right), 1 / Math.sqrt(total - discarded));
  return { left, right, discarded: discarded / total };
}

function chosenRows({ cols, re, im }: Matrix, chosen: readonly number[]): Matrix {
  const result = zeros(chosen.length, cols);
  for (const [row, from] of chosen.entries()) {
    result.re.set(re.subarray(from * cols, (from + 1) * cols), row * cols);
    result.im.set(im.subarray(from * cols, (from + 1) * cols), row * cols);
  }
  return result;
}
