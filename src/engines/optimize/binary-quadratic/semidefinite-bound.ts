import type { Random } from "../../math/seeded-random/seeded-random.js";
import type { BinaryModel } from "./binary-model.js";
import { leastEigenvalue } from "./least-eigenvalue.js";

/** Variables at most: the certificate takes a dense matrix of them, 8 MB. */
export const SEMIDEFINITE_MAX = 1000;
/** Products in all sweeps together, and in all factorisations: about 0.1 s each. */
const SWEEP_WORK = 80_000_000;
const FACTOR_WORK = 250_000_000;
/** More than what is lost where figures are too small to have all their digits. */
const SUBNORMAL = 1e-300;
const SWEEPS_MAX = 300;
const CONVERGED = 1e-6;
/** Shifts of the spectrum that are tried, of what the least eigenvalue seems to lack and a small part of the mean. */
const SHIFTS = [1.1, 3, 12, 64];
const SHIFT_LEAST = 1e-6;

/**
 * A lower bound on the energy by the semidefinite relaxation over spins (Goemans and Williamson, 1995), solved by
 * coordinate descent on unit vectors (the mixing method; Wang and Kolter, 2017). Its multipliers make a bound of
 * any quality of solution: the matrix that they complete is shown to be positive semidefinite by a Cholesky
 * factorisation, whose rounding is taken off (Rump, 2006). Minus infinity where it is over before that.
 */
export function semidefiniteBound(
  model: BinaryModel,
  random: Random,
  isOver: () => boolean,
): number {
  const spins = spinsOf(model);
  const multipliers = mix(spins, random, isOver);
  const { size, constant, magnitude } = spins;
  let sum = 0;
  for (const multiplier of multipliers) sum += multiplier;
  const rounding = (spins.columns.length + size) * Number.EPSILON * (magnitude + sum) + SUBNORMAL;
  const least = leastEigenvalue(
    Float64Array.from(multipliers, () => random.next() - 0.5),
    (vector, product) => multiply(spins, multipliers, vector, product),
  );
  const lacking = Math.max(0, -least) + (SHIFT_LEAST * sum) / size;
  const attempts = Math.max(2, Math.floor((6 * FACTOR_WORK) / size ** 3));
  for (const part of SHIFTS.slice(0, attempts)) {
    if (isOver()) break;
    const shift = part * lacking;
    const matrix = denseOf(spins, multipliers, shift);
    const lost = 2 * (size + 2) * Number.EPSILON * (sum + size * shift);
    if (isPositiveDefinite(matrix, size, isOver)) {
      return constant - (sum + size * (shift + lost)) / 2 - rounding;
    }
  }
  return Number.NEGATIVE_INFINITY;
}

/** Spins, of which the last stands for the fields; energies are `constant` and the sum over all pairs. */
interface Spins {
  readonly size: number;
  readonly constant: number;
  /** The sum of all figures in size. */
  readonly magnitude: number;
  readonly starts: Int32Array;
  readonly columns: Int32Array;
  readonly weights: Float64Array;
}

/** With x = (1 + s) / 2: a coupling w is w / 4 between spins, in each of their fields, and in the constant. */
function spinsOf({ size, linear, starts, columns, weights }: BinaryModel): Spins {
  const rows = new Int32Array(size + 2);
  const to = new Int32Array(columns.length + 2 * size);
  const couplings = new Float64Array(to.length);
  const fields = new Float64Array(size);
  let [constant, magnitude, at] = [0, 0, 0];
  for (let row = 0; row < size; row += 1) {
    let total = 0;
    const end = starts[row + 1] as number;
    for (let entry = starts[row] as number; entry < end; entry += 1) {
      const coupling = (weights[entry] as number) / 4;
      total += coupling;
      magnitude += Math.abs(coupling);
      to[at] = columns[entry] as number;
      couplings[at] = coupling;
      at += 1;
    }
    const field = (linear[row] as number) / 2 + total;
    constant += (linear[row] as number) / 2 + total / 2;
    magnitude += Math.abs(linear[row] as number);
    fields[row] = field;
    to[at] = size;
    couplings[at] = field;
    at += 1;
    rows[row + 1] = at;
  }
  for (let row = 0; row < size; row += 1) to[at + row] = row;
  couplings.set(fields, at);
  rows[size + 1] = at + size;
  return { size: size + 1, constant, magnitude, starts: rows, columns: to, weights: couplings };
}

/** Turns each unit vector against its field in turn; answers the sizes of the fields. */
function mix(spins: Spins, random: Random, isOver: () => boolean): Float64Array {
  const { size, starts, columns, weights } = spins;
  const rank = Math.ceil(Math.sqrt(2 * size)) + 1;
  const vectors = Float64Array.from({ length: size * rank }, () => random.next() - 0.5);
  for (let row = 0; row < size; row += 1) {
    turn(vectors.subarray(row * rank, (row + 1) * rank), 1);
  }
  const multipliers = new Float64Array(size);
  const field = new Float64Array(rank);
  const sweeps = Math.min(SWEEPS_MAX, Math.floor(SWEEP_WORK / (columns.length * rank)));
  let last = 0;
  for (let sweep = 0; sweep < sweeps && !isOver(); sweep += 1) {
    let sum = 0;
    for (let row = 0; row < size; row += 1) {
      field.fill(0);
      const end = starts[row + 1] as number;
      for (let entry = starts[row] as number; entry < end; entry += 1) {
        const weight = weights[entry] as number;
        const from = (columns[entry] as number) * rank;
        for (let axis = 0; axis < rank; axis += 1) {
          field[axis] = (field[axis] as number) + weight * (vectors[from + axis] as number);
        }
      }
      const length = turn(field, -1);
      multipliers[row] = length;
      sum += length;
      if (length > 0) vectors.set(field, row * rank);
    }
    if (Math.abs(sum - last) <= CONVERGED * sum) break;
    last = sum;
  }
  return multipliers;
}

/** Makes a vector of length 1, or -1 the other way round, in place, unless it is 0; answers its length. */
function turn(vector: Float64Array, sign: 1 | -1): number {
  let squares = 0;
  for (const part of vector) squares += part * part;
  const length = Math.sqrt(squares);
  if (length === 0) return 0;
  for (let axis = 0; axis < vector.length; axis += 1) {
    vector[axis] = (sign * (vector[axis] as number)) / length;
  }
  return length;
}

/** The couplings, with multipliers on their diagonal, times a vector. */
function multiply(
  { size, starts, columns, weights }: Spins,
  multipliers: Float64Array,
  vector: Float64Array,
  product: Float64Array,
): void {
  for (let row = 0; row < size; row += 1) {
    let total = (multipliers[row] as number) * (vector[row] as number);
    const end = starts[row + 1] as number;
    for (let entry = starts[row] as number; entry < end; entry += 1) {
      total += (weights[entry] as number) * (vector[columns[entry] as number] as number);
    }
    product[row] = total;
  }
}

/** The lower triangle of couplings by rows, with multipliers and the shift on its diagonal. */
function denseOf(spins: Spins, multipliers: Float64Array, shift: number): Float64Array {
  const { size, starts, columns, weights } = spins;
  const matrix = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    const end = starts[row + 1] as number;
    for (let entry = starts[row] as number; entry < end; entry += 1) {
      matrix[row * size + (columns[entry] as number)] = weights[entry] as number;
    }
    matrix[row * size + row] = (multipliers[row] as number) + shift;
  }
  return matrix;
}

/** Whether a symmetric matrix has a Cholesky factor, which takes its place; not when it is over. */
function isPositiveDefinite(matrix: Float64Array, size: number, isOver: () => boolean): boolean {
  for (let row = 0; row < size; row += 1) {
    if (row % 32 === 0 && isOver()) return false;
    const own = row * size;
    for (let column = 0; column <= row; column += 1) {
      const other = column * size;
      let rest = matrix[own + column] as number;
      for (let at = 0; at < column; at += 1) {
        rest -= (matrix[own + at] as number) * (matrix[other + at] as number);
      }
      if (column < row) matrix[own + column] = rest / (matrix[other + column] as number);
      else if (rest > 0) matrix[own + row] = Math.sqrt(rest);
      else return false;
    }
  }
  return true;
}
