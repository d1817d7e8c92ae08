/** A square matrix of doubles, row by row in one array. Indexes outside of it read as 0. */
export class SquareMatrix {
  readonly values: Float64Array;

  constructor(
    readonly size: number,
    entry: (row: number, column: number) => number,
  ) {
    this.values = new Float64Array(size * size);
    for (let row = 0; row < size; row++) {
      for (let column = 0; column < size; column++) {
        this.values[row * size + column] = entry(row, column);
      }
    }
  }

  at(row: number, column: number): number {
    return this.values[row * this.size + column] ?? 0;
  }

  set(row: number, column: number, value: number): void {
    this.values[row * this.size + column] = value;
  }

  row(index: number): Float64Array {
    return this.values.subarray(index * this.size, (index + 1) * this.size);
  }

  diagonal(): number[] {
    return Array.from({ length: this.size }, (_, index) => this.at(index, index));
  }

  times(vector: ArrayLike<number>): number[] {
    return Array.from({ length: this.size }, (_, row) => dot(this.row(row), vector));
  }

  toRows(): number[][] {
    return Array.from({ length: this.size }, (_, row) => Array.from(this.row(row)));
  }
}

/** The scalar product of two vectors of the same length. */
export function dot(left: ArrayLike<number>, right: ArrayLike<number>): number {
  let total = 0;
  for (let index = 0; index < left.length; index++) {
    total += (left[index] ?? 0) * (right[index] ?? 0);
  }
  return total;
}

/** The sum of numbers from left to right. */
export function sum(values: Iterable<number>): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/**
 * Whether a symmetric matrix is positive definite, by Cholesky's factorisation: a pivot that is not
 * above `relative` of its diagonal entry counts as none. Costs n^3 / 6 multiplications.
 */
export function isPositiveDefinite(matrix: SquareMatrix, relative: number): boolean {
  const { size } = matrix;
  const factor = new SquareMatrix(size, () => 0);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = matrix.at(row, column);
      for (let k = 0; k < column; k++) rest -= factor.at(row, k) * factor.at(column, k);
      if (row !== column) factor.set(row, column, rest / factor.at(column, column));
      else if (rest > relative * matrix.at(row, row)) factor.set(row, row, Math.sqrt(rest));
      else return false;
    }
  }
  return true;
}

const PIVOT_LEAST = 1e-11;

/**
 * Solves a square system by elimination with row pivoting after each row was scaled to a greatest
 * entry of 1; undefined when a pivot falls under 1e-11, which is a singular matrix here. The
 * arguments stay as they are. Costs n^3 / 3 multiplications.
 */
export function solveLinearSystem(
  matrix: SquareMatrix,
  right: readonly number[],
): number[] | undefined {
  const { size } = matrix;
  const rows = right.map((value, index) => Float64Array.from([...matrix.row(index), value]));
  for (const row of rows) {
    const scale = row.subarray(0, size).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    if (scale === 0) return undefined;
    for (let column = 0; column <= size; column++) row[column] = (row[column] ?? 0) / scale;
  }
  for (let column = 0; column < size; column++) {
    const pivot = movePivot(rows, column);
    if (pivot === undefined) return undefined;
    for (let below = column + 1; below < size; below++) {
      const row = rows[below] ?? pivot;
      const share = (row[column] ?? 0) / (pivot[column] ?? 1);
      if (share === 0) continue;
      for (let k = column; k <= size; k++) row[k] = (row[k] ?? 0) - share * (pivot[k] ?? 0);
    }
  }
  const solution = new Array<number>(size).fill(0);
  for (let index = size - 1; index >= 0; index--) {
    const row = rows[index] ?? new Float64Array();
    let rest = row[size] ?? 0;
    for (let k = index + 1; k < size; k++) rest -= (row[k] ?? 0) * (solution[k] ?? 0);
    solution[index] = rest / (row[index] ?? 1);
  }
  return solution;
}

/** Brings the row with the greatest entry of a column up to the diagonal. */
function movePivot(rows: Float64Array[], column: number): Float64Array | undefined {
  let best = column;
  for (let index = column; index < rows.length; index++) {
    if (Math.abs(rows[index]?.[column] ?? 0) > Math.abs(rows[best]?.[column] ?? 0)) best = index;
  }
  const [pivot, displaced] = [rows[best], rows[column]];
  if (pivot === undefined || displaced === undefined) return undefined;
  if (!(Math.abs(pivot[column] ?? 0) > PIVOT_LEAST)) return undefined;
  rows[best] = displaced;
  rows[column] = pivot;
  return pivot;
}
