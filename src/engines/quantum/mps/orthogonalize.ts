import { type Matrix, zeros } from "./matrix.js";

/** A matrix as `left` · `right`, where the rows of `right` are orthonormal. */
export interface Factors {
  readonly left: Matrix;
  readonly right: Matrix;
}

/** What is left of a row counts as nothing at this part of the norm of the matrix. */
const RESIDUE = 1e-15;
/** A row that lost more than this part of itself lost digits too, and is done a second time. */
const LOST = 0.5;

/** Factors a matrix by Gram and Schmidt, twice where once is not enough; rows that depend on others add none. */
export function orthogonalizeRows(matrix: Matrix): Factors {
  const { rows, cols } = matrix;
  const most = Math.min(rows, cols);
  const basis = zeros(most, cols);
  const weights = zeros(rows, most);
  const row = zeros(1, cols);
  const least = RESIDUE * RESIDUE * squareOf(matrix.re, matrix.im, 0, rows * cols);
  let rank = 0;
  for (let index = 0; index < rows; index++) {
    row.re.set(matrix.re.subarray(index * cols, (index + 1) * cols));
    row.im.set(matrix.im.subarray(index * cols, (index + 1) * cols));
    let before = squareOf(row.re, row.im, 0, cols);
    let after = before;
    for (let pass = 0; pass < 2; pass++) {
      for (let at = 0; at < rank; at++) takeOut(row, basis, at, weights, index * most + at);
      after = squareOf(row.re, row.im, 0, cols);
      if (after > LOST * before || after <= least) break;
      before = after;
    }
    if (after <= least || rank === most) continue;
    const norm = Math.sqrt(after);
    weights.re[index * most + rank] = norm;
    for (let col = 0, to = rank * cols; col < cols; col++, to++) {
      basis.re[to] = (row.re[col] as number) / norm;
      basis.im[to] = (row.im[col] as number) / norm;
    }
    rank += 1;
  }
  return { left: firstColumns(weights, rank), right: firstRows(basis, rank) };
}

/** Takes the part along a row of the basis out of a row, and adds it to its weight. */
function takeOut(row: Matrix, basis: Matrix, at: number, weights: Matrix, weight: number): void {
  const { cols } = basis;
  const start = at * cols;
  let re = 0;
  let im = 0;
  for (let col = 0, b = start; col < cols; col++, b++) {
    const x = row.re[col] as number;
    const y = row.im[col] as number;
    const u = basis.re[b] as number;
    const v = basis.im[b] as number;
    re += x * u + y * v;
    im += y * u - x * v;
  }
  if (re === 0 && im === 0) return;
  for (let col = 0, b = start; col < cols; col++, b++) {
    const u = basis.re[b] as number;
    const v = basis.im[b] as number;
    row.re[col] = (row.re[col] as number) - (re * u - im * v);
    row.im[col] = (row.im[col] as number) - (re * v + im * u);
  }
  weights.re[weight] = (weights.re[weight] as number) + re;
  weights.im[weight] = (weights.im[weight] as number) + im;
}

function squareOf(re: Float64Array, im: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let at = from; at < to; at++) sum += (re[at] as number) ** 2 + (im[at] as number) ** 2;
  return sum;
}

function firstRows({ cols, re, im }: Matrix, rows: number): Matrix {
  return { rows, cols, re: re.slice(0, rows * cols), im: im.slice(0, rows * cols) };
}

function firstColumns(matrix: Matrix, cols: number): Matrix {
  if (cols === matrix.cols) return matrix;
  const result = zeros(matrix.rows, cols);
  for (let row = 0; row < matrix.rows; row++) {
    const from = row * matrix.cols;
    result.re.set(matrix.re.subarray(from, from + cols), row * cols);
    result.im.set(matrix.im.subarray(from, from + cols), row * cols);
  }
  return result;
}
