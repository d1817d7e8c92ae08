/** Variables of a problem at most. */
export const VARIABLES_MAX = 10_000;
/** Terms, edges, or entries of a matrix at most. */
export const TERMS_MAX = 1_000_000;
const MAGNITUDE_MAX = 1e12;

/** Two indexes and the weight of their product. */
export type Term = readonly [number, number, number];

/**
 * Variables x of 0 or 1; the energy is the sum of w x_i x_j over the terms, or over all entries of the matrix. A term
 * of a variable with itself is linear. Terms may repeat, and each counts.
 */
export type QuboProblem = (
  | { readonly n: number; readonly terms: readonly Term[] }
  | { readonly matrix: readonly (readonly number[])[] }
) & { readonly sense?: "min" | "max" };

/** Spins s of -1 or 1; the energy is the sum of h_i s_i, and of w s_i s_j over the couplings; it is minimised. */
export interface IsingProblem {
  readonly n: number;
  readonly h: readonly number[];
  readonly J: readonly Term[];
}

/** Two vertices, and the weight of their edge; 1 without it. */
export type Edge = readonly [number, number] | Term;

/** The cut is the weight of the edges between the two sides. */
export interface MaxCutProblem {
  readonly n: number;
  readonly edges: readonly Edge[];
  /** Whether the first vertex of the edges is 1 instead of 0. */
  readonly oneBased?: boolean;
}

/** A problem, or an assignment of it, that cannot be used; the message is for the caller. */
export class BinaryProblemRefused extends Error {
  override readonly name = "BinaryProblemRefused";

  constructor(
    readonly code: "invalid" | "too_large",
    /** A JSON Pointer: `/terms/3`, `/matrix/2/7`, `/h/1`, `/J/0`, `/edges/5`, `/x/4`, `/partition/4`. */
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}

/** How many variables there are. Throws `BinaryProblemRefused` for a problem that cannot be used. */
export function checkQubo(problem: QuboProblem): number {
  if ("terms" in problem) {
    checkSize("/n", problem.n);
    checkTerms("terms", problem.terms, problem.n);
    return problem.n;
  }
  checkMatrix(problem.matrix);
  return problem.matrix.length;
}

/** Calls back with each term of a checked problem, from whichever form it has, in one order. */
export function eachTerm(
  problem: QuboProblem,
  use: (one: number, other: number, weight: number) => void,
): void {
  if ("terms" in problem) {
    for (const [one, other, weight] of problem.terms) use(one, other, weight);
    return;
  }
  for (const [row, weights] of problem.matrix.entries()) {
    for (const [column, weight] of weights.entries()) use(row, column, weight);
  }
}

/** Throws `BinaryProblemRefused` for a problem that cannot be used. */
export function checkIsing({ n, h, J }: IsingProblem): void {
  checkSize("/n", n);
  if (h.length !== n) {
    refuse("/h", `h must have ${n} numbers, one for each spin; it has ${h.length}`);
  }
  const wrong = h.findIndex((field) => !isFigure(field));
  if (wrong >= 0) refuse(`/h/${wrong}`, figures("h", `number ${wrong} is not`));
  checkTerms("J", J, n);
}

/** Throws `BinaryProblemRefused` for a problem that cannot be used. */
export function checkMaxCut({ n, edges, oneBased = false }: MaxCutProblem): void {
  checkSize("/n", n);
  checkTerms("edges", edges, n, oneBased ? 1 : 0);
}

/** Throws `BinaryProblemRefused` unless there are `n` values, each one of the two. */
export function checkAssignment(
  name: "x" | "partition",
  values: readonly number[],
  n: number,
): void {
  if (values.length !== n) {
    refuse(`/${name}`, `${name} must have ${n} values; it has ${values.length}`);
  }
  const wrong = values.findIndex((value) => value !== 0 && value !== 1);
  if (wrong >= 0) {
    refuse(
      `/${name}/${wrong}`,
      `${name} must have values of 0 and 1; value ${wrong} is ${values[wrong]}`,
    );
  }
}

function checkSize(path: string, n: number): void {
  if (!Number.isInteger(n) || n < 0) refuse(path, `n must be an integer from 0; it is ${n}`);
  if (n <= VARIABLES_MAX) return;
  tooLarge(path, `there may be ${VARIABLES_MAX} variables at most; there are ${n}`);
}

function checkTerms(
  name: "terms" | "J" | "edges",
  terms: readonly Edge[],
  n: number,
  first = 0,
): void {
  const path = `/${name}`;
  if (terms.length > TERMS_MAX) {
    tooLarge(path, `${name} may have ${TERMS_MAX} entries at most; there are ${terms.length}`);
  }
  const last = n - 1 + first;
  const isIndex = (index: number) => Number.isInteger(index) && index >= first && index <= last;
  for (let at = 0; at < terms.length; at += 1) {
    const [one, other, weight = name === "edges" ? 1 : Number.NaN] = terms[at] as Edge;
    if (!isIndex(one) || !isIndex(other)) {
      const range = `indexes of ${name} must be integers from ${first} to ${last}`;
      const message = `${range}; entry ${at} has ${isIndex(one) ? other : one}`;
      refuse(`${path}/${at}`, n === 0 ? `${name} must be empty when n is 0` : message);
    }
    if (!isFigure(weight)) {
      refuse(`${path}/${at}`, figures(`weights of ${name}`, `that of entry ${at} is not`));
    }
  }
}

function checkMatrix(matrix: readonly (readonly number[])[]): void {
  const n = matrix.length;
  if (n * n > TERMS_MAX) {
    tooLarge("/matrix", `matrix may have ${TERMS_MAX} entries at most; it has ${n * n}`);
  }
  for (const [row, weights] of matrix.entries()) {
    if (weights.length !== n) {
      const found = `row ${row} has ${weights.length}`;
      refuse(`/matrix/${row}`, `matrix must have ${n} numbers in each of its rows; ${found}`);
    }
    const wrong = weights.findIndex((weight) => !isFigure(weight));
    if (wrong < 0) continue;
    const where = `that at row ${row}, column ${wrong} is not`;
    refuse(`/matrix/${row}/${wrong}`, figures("entries of matrix", where));
  }
}

const isFigure = (value: number): boolean => Math.abs(value) <= MAGNITUDE_MAX;

const figures = (what: string, where: string): string =>
  `${what} must be finite and at most 1e12 in size; ${where}`;

function refuse(path: string, message: string): never {
  throw new BinaryProblemRefused("invalid", path, message);
}

function tooLarge(path: string, message: string): never {
  throw new BinaryProblemRefused("too_large", path, message);
}
