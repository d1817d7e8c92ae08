import type { Matrix } from "./matrix.js";

/** A = U B V†, where B is real with `diagonal` and, above it, `above`. V is not kept. */
export interface Bidiagonal {
  readonly diagonal: Float64Array;
  /** As long as the diagonal; the last entry is 0. */
  readonly above: Float64Array;
  /** The columns of U, one in each row. */
  readonly vectors: Matrix;
}

/**
 * Householder's reduction of a matrix A with at least as many rows as columns, whose columns are the rows of
 * `columns`, which are used up. (Golub and Van Loan, Matrix Computations, section 5.4.8.)
 */
export function bidiagonalize(columns: Matrix): Bidiagonal {
  const { rows: count, cols: length } = columns;
  const diagonal = { re: new Float64Array(count), im: new Float64Array(count) };
  const above = { re: new Float64Array(count), im: new Float64Array(count) };
  const vector = { re: new Float64Array(count), im: new Float64Array(count) };
  const sum = { re: new Float64Array(length), im: new Float64Array(length) };
  for (let k = 0; k < count; k++) {
    makeReflector(columns, k * length + k, (k + 1) * length, diagonal, k);
    for (let j = k + 1; j < count; j++) reflect(columns, k, columns, j);
    if (k + 1 === count) break;
    for (let j = k + 1; j < count; j++) {
      vector.re[j] = columns.re[j * length + k] as number;
      vector.im[j] = -(columns.im[j * length + k] as number);
    }
    makeReflector(vector, k + 1, count, above, k);
    above.im[k] = -(above.im[k] as number);
    reflectRows(columns, k, vector, sum);
  }
  const vectors = accumulate(columns);
  makeReal(vectors, diagonal, above);
  return { diagonal: absolutes(diagonal), above: absolutes(above), vectors };
}

interface Entries {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

/**
 * Replaces entries x by the unit vector v of the reflection I - 2 v v† that turns them into a multiple of the
 * first, which is put into `result`. Nothing is reflected where all are 0: then v is 0.
 */
function makeReflector({ re, im }: Entries, from: number, to: number, result: Entries, at: number) {
  let square = 0;
  for (let k = from; k < to; k++) square += (re[k] as number) ** 2 + (im[k] as number) ** 2;
  if (square === 0) return;
  const norm = Math.sqrt(square);
  const x = re[from] as number;
  const y = im[from] as number;
  const size = Math.hypot(x, y);
  const c = size === 0 ? 1 : x / size;
  const s = size === 0 ? 0 : y / size;
  result.re[at] = -c * norm;
  result.im[at] = -s * norm;
  re[from] = x + c * norm;
  im[from] = y + s * norm;
  const unit = 1 / Math.sqrt(2 * (square + size * norm));
  for (let k = from; k < to; k++) {
    re[k] = (re[k] as number) * unit;
    im[k] = (im[k] as number) * unit;
  }
}

/** Applies the reflection of column k of A, from row k on, to a column. */
function reflect(reflectors: Matrix, k: number, columns: Matrix, column: number): void {
  const { cols: length } = reflectors;
  const { re, im } = columns;
  const from = column * length + k;
  const end = (column + 1) * length;
  let c = 0;
  let s = 0;
  for (let at = from, v = k * length + k; at < end; at++, v++) {
    const a = reflectors.re[v] as number;
    const ai = reflectors.im[v] as number;
    const x = re[at] as number;
    const y = im[at] as number;
    c += a * x + ai * y;
    s += a * y - ai * x;
  }
  c *= 2;
  s *= 2;
  if (c === 0 && s === 0) return;
  for (let at = from, v = k * length + k; at < end; at++, v++) {
    const a = reflectors.re[v] as number;
    const ai = reflectors.im[v] as number;
    re[at] = (re[at] as number) - (c * a - s * ai);
    im[at] = (im[at] as number) - (c * ai + s * a);
  }
}

/** Applies the reflection of row k of A to the rows after it. */
function reflectRows(
  { rows: count, cols: length, re, im }: Matrix,
  k: number,
  w: Entries,
  sum: Entries,
) {
  sum.re.fill(0);
  sum.im.fill(0);
  for (let j = k + 1; j < count; j++) {
    const a = w.re[j] as number;
    const ai = w.im[j] as number;
    if (a === 0 && ai === 0) continue;
    for (let row = k + 1, at = j * length + row; row < length; row++, at++) {
      const x = re[at] as number;
      const y = im[at] as number;
      sum.re[row] = (sum.re[row] as number) + a * x - ai * y;
      sum.im[row] = (sum.im[row] as number) + a * y + ai * x;
    }
  }
  for (let j = k + 1; j < count; j++) {
    const a = 2 * (w.re[j] as number);
    const ai = -2 * (w.im[j] as number);
    if (a === 0 && ai === 0) continue;
    for (let row = k + 1, at = j * length + row; row < length; row++, at++) {
      const x = sum.re[row] as number;
      const y = sum.im[row] as number;
      re[at] = (re[at] as number) - (a * x - ai * y);
      im[at] = (im[at] as number) - (a * y + ai * x);
    }
  }
}

/** The product of the reflections of the columns, applied to the first columns of the identity. */
function accumulate(reflectors: Matrix): Matrix {
  const { rows, cols } = reflectors;
  const size = rows * cols;
  const vectors = { rows, cols, re: new Float64Array(size), im: new Float64Array(size) };
  for (let k = rows - 1; k >= 0; k--) {
    vectors.re[k * cols + k] = 1;
    for (let j = k; j < rows; j++) reflect(reflectors, k, vectors, j);
  }
  return vectors;
}

/** Moves the phases of the bidiagonal into U and V; B is P |B| S with diagonal P and S. */
function makeReal({ rows, cols, re, im }: Matrix, diagonal: Entries, above: Entries): void {
  let [sRe, sIm] = [1, 0];
  for (let k = 0; k < rows; k++) {
    const [d, di] = phaseOf(diagonal, k);
    const [c, s] = [d * sRe + di * sIm, di * sRe - d * sIm];
    for (let at = k * cols; at < (k + 1) * cols; at++) {
      const x = re[at] as number;
      const y = im[at] as number;
      re[at] = c * x - s * y;
      im[at] = c * y + s * x;
    }
    const [e, ei] = phaseOf(above, k);
    [sRe, sIm] = [e * c + ei * s, ei * c - e * s];
  }
}

function phaseOf({ re, im }: Entries, at: number): readonly [number, number] {
  const [x, y] = [re[at] as number, im[at] as number];
  const size = Math.hypot(x, y);
  return size === 0 ? [1, 0] : [x / size, y / size];
}

function absolutes({ re, im }: Entries): Float64Array {
  return re.map((x, at) => Math.hypot(x, im[at] as number));
}
