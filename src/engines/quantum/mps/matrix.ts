import type { Matrix2 } from "../circuit/circuit.js";

/** A complex matrix, row by row. It is never changed once it is part of a state. */
export interface Matrix {
  readonly rows: number;
  readonly cols: number;
  readonly re: Float64Array;
  readonly im: Float64Array;
}

export function zeros(rows: number, cols: number): Matrix {
  return { rows, cols, re: new Float64Array(rows * cols), im: new Float64Array(rows * cols) };
}

export function identity(size: number): Matrix {
  const result = zeros(size, size);
  for (let at = 0; at < size; at++) result.re[at * (size + 1)] = 1;
  return result;
}

/** The same entries in the same order, in rows of another length. */
export function inRows(rows: number, { re, im }: Matrix): Matrix {
  return { rows, cols: re.length / rows, re, im };
}

export function transpose({ rows, cols, re, im }: Matrix): Matrix {
  const result = zeros(cols, rows);
  for (let row = 0, at = 0; row < rows; row++) {
    for (let to = row; to < rows * cols; to += rows, at++) {
      result.re[to] = re[at] as number;
      result.im[to] = im[at] as number;
    }
  }
  return result;
}

/** left · right. */
export function times(left: Matrix, right: Matrix): Matrix {
  const result = zeros(left.rows, right.cols);
  const { re, im } = result;
  const { cols } = right;
  for (let row = 0, at = 0; row < left.rows; row++) {
    const start = row * cols;
    for (let inner = 0; inner < left.cols; inner++, at++) {
      const a = left.re[at] as number;
      const ai = left.im[at] as number;
      if (a === 0 && ai === 0) continue;
      for (let col = 0, from = inner * cols, to = start; col < cols; col++, from++, to++) {
        const b = right.re[from] as number;
        const bi = right.im[from] as number;
        re[to] = (re[to] as number) + a * b - ai * bi;
        im[to] = (im[to] as number) + a * bi + ai * b;
      }
    }
  }
  return result;
}

/** left · right†. */
export function timesAdjoint(left: Matrix, right: Matrix): Matrix {
  const result = zeros(left.rows, right.rows);
  const { cols } = left;
  for (let row = 0, to = 0; row < left.rows; row++) {
    for (let other = 0; other < right.rows; other++, to++) {
      let re = 0;
      let im = 0;
      for (let col = 0, a = row * cols, b = other * cols; col < cols; col++, a++, b++) {
        const x = left.re[a] as number;
        const y = left.im[a] as number;
        const u = right.re[b] as number;
        const v = right.im[b] as number;
        re += x * u + y * v;
        im += y * u - x * v;
      }
      result.re[to] = re;
      result.im[to] = im;
    }
  }
  return result;
}

export function scaled({ rows, cols, re, im }: Matrix, factor: number): Matrix {
  return { rows, cols, re: re.map((x) => x * factor), im: im.map((x) => x * factor) };
}

/** The sum of the squares of all entries. */
export function squareNorm({ re, im }: Matrix): number {
  let sum = 0;
  for (let at = 0; at < re.length; at++) sum += (re[at] as number) ** 2 + (im[at] as number) ** 2;
  return sum;
}

/** The left or the right half of the columns. */
export function columnHalf({ rows, cols, re, im }: Matrix, half: 0 | 1): Matrix {
  const width = cols / 2;
  const result = zeros(rows, width);
  for (let row = 0; row < rows; row++) {
    const from = row * cols + half * width;
    result.re.set(re.subarray(from, from + width), row * width);
    result.im.set(im.subarray(from, from + width), row * width);
  }
  return result;
}

/** A matrix on the two halves of the columns, as if they were the entries of a vector of two. */
export function onHalves(matrix: Matrix2, { rows, cols, re, im }: Matrix): Matrix {
  const [a, ai, b, bi, c, ci, d, di] = matrix;
  const result = zeros(rows, cols);
  const width = cols / 2;
  for (let row = 0; row < rows; row++) {
    for (let col = 0, i = row * cols, j = i + width; col < width; col++, i++, j++) {
      const x = re[i] as number;
      const y = im[i] as number;
      const u = re[j] as number;
      const v = im[j] as number;
      result.re[i] = a * x - ai * y + b * u - bi * v;
      result.im[i] = a * y + ai * x + b * v + bi * u;
      result.re[j] = c * x - ci * y + d * u - di * v;
      result.im[j] = c * y + ci * x + d * v + di * u;
    }
  }
  return result;
}
