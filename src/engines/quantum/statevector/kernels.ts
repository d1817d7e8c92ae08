import type { Matrix2 } from "../circuit/circuit.js";

/** From this bit on, loops over runs of neighbours are faster than those that find each index by itself. */
const RUN_BITS_MIN = 2;

/**
 * Amplitudes 0 … 2^n - 1 as two arrays of their real and imaginary parts. Bit q of an index is the value of
 * qubit q.
 */
export interface Amplitudes {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

/** Bits of an index that are fixed: those of `mask` have the values that `value` has there. */
export interface Fixed {
  readonly mask: number;
  readonly value: number;
}

/**
 * The next index that has the bits of `mask` clear, as this one has. While the one is added they are set, so that
 * they carry it over to the next bit that is free.
 */
export const after = (index: number, mask: number): number => ((index | mask) + 1) & ~mask;

/** How many indices below `length`, a power of two, have given values at the bits of `mask`. */
export const freeCount = (length: number, mask: number): number => {
  let count = length;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count /= 2;
  return count;
};

/** Multiplies the pairs that differ in bit `target` by a matrix. */
export function multiply(
  { re, im }: Amplitudes,
  target: number,
  controls: Fixed,
  matrix: Matrix2,
): void {
  const hasRuns = controls.mask === 0 && target >= RUN_BITS_MIN;
  if (hasRuns) multiplyAll(re, im, target, matrix);
  else multiplyWhere(re, im, target, controls, matrix);
}

function multiplyAll(re: Float64Array, im: Float64Array, target: number, matrix: Matrix2): void {
  const [a, ai, b, bi, c, ci, d, di] = matrix;
  const stride = 1 << target;
  const isReal = ai === 0 && bi === 0 && ci === 0 && di === 0;
  for (let start = 0; start < re.length; start += 2 * stride) {
    const end = start + stride;
    if (isReal) {
      for (let i = start, j = end; i < end; i++, j++) {
        const x = re[i] as number;
        const y = im[i] as number;
        const u = re[j] as number;
        const v = im[j] as number;
        re[i] = a * x + b * u;
        im[i] = a * y + b * v;
        re[j] = c * x + d * u;
        im[j] = c * y + d * v;
      }
    } else {
      for (let i = start, j = end; i < end; i++, j++) {
        const x = re[i] as number;
        const y = im[i] as number;
        const u = re[j] as number;
        const v = im[j] as number;
        re[i] = a * x - ai * y + b * u - bi * v;
        im[i] = a * y + ai * x + b * v + bi * u;
        re[j] = c * x - ci * y + d * u - di * v;
        im[j] = c * y + ci * x + d * v + di * u;
      }
    }
  }
}

function multiplyWhere(
  re: Float64Array,
  im: Float64Array,
  target: number,
  controls: Fixed,
  [a, ai, b, bi, c, ci, d, di]: Matrix2,
): void {
  const bit = 1 << target;
  const mask = controls.mask | bit;
  for (let left = freeCount(re.length, mask), at = 0; left > 0; left--, at = after(at, mask)) {
    const i = at | controls.value;
    const j = i | bit;
    const x = re[i] as number;
    const y = im[i] as number;
    const u = re[j] as number;
    const v = im[j] as number;
    re[i] = a * x - ai * y + b * u - bi * v;
    im[i] = a * y + ai * x + b * v + bi * u;
    re[j] = c * x - ci * y + d * u - di * v;
    im[j] = c * y + ci * x + d * v + di * u;
  }
}

/** Exchanges the amplitudes of the states with the bits of `one` and those with the bits of `other`. */
export function exchange(
  { re, im }: Amplitudes,
  { mask, value }: Fixed,
  one: number,
  other: number,
): void {
  const fixed = mask | one | other;
  for (let left = freeCount(re.length, fixed), at = 0; left > 0; left--, at = after(at, fixed)) {
    const i = at | value | one;
    const j = at | value | other;
    const x = re[i] as number;
    re[i] = re[j] as number;
    re[j] = x;
    const y = im[i] as number;
    im[i] = im[j] as number;
    im[j] = y;
  }
}

/** Multiplies the amplitudes of the states with the fixed bits by a number. */
export function scale({ re, im }: Amplitudes, { mask, value }: Fixed, c: number, s: number): void {
  for (let left = freeCount(re.length, mask), at = 0; left > 0; left--, at = after(at, mask)) {
    const i = at | value;
    const x = re[i] as number;
    const y = im[i] as number;
    re[i] = c * x - s * y;
    im[i] = c * y + s * x;
  }
}
