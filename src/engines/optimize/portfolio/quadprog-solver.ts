/// <reference path="./solver-modules.d.ts" />
import quadprog from "quadprog";
import type { QuadraticProgram } from "./simplex-problem.js";

/** Steps for each variable and constraint; about one for each is usual. */
const STEPS_EACH = 20;

/**
 * Solves a quadratic program with quadprog, the dual method of Goldfarb and Idnani; the matrix must be
 * positive definite. Throws what quadprog says when it fails, or after 20 steps for each variable and
 * constraint. Costs about n^3 multiplications.
 */
export function solveWithQuadprog(program: QuadraticProgram): number[] {
  const { hessian, equation, rows, upper } = program;
  const size = hessian.size;
  const bounded = upper.flatMap((most, index) => (Number.isFinite(most) ? [{ most, index }] : []));
  const matrix = fromOne(size, (row) => fromOne(size, (column) => hessian.at(row, column)));
  const columns = fromOne(size, (variable) => [
    0,
    equation[variable] ?? 0,
    ...rows.map((row) => row[variable] ?? 0),
    ...equation.map((_, index) => (index === variable ? 1 : 0)),
    ...bounded.map(({ index }) => (index === variable ? -1 : 0)),
  ]);
  const limits = [
    0,
    1,
    ...rows.map(() => 0),
    ...equation.map(() => 0),
    ...bounded.map(({ most }) => -most),
  ];
  limitSteps(limits, STEPS_EACH * (size + limits.length));
  const { message, solution } = quadprog.solveQP(
    matrix,
    new Array<number>(size + 1).fill(0),
    columns,
    limits,
    1,
  );
  if (message !== "") throw new Error(message);
  return solution.slice(1);
}

/** An array that starts at 1, as in Fortran; the unused place keeps it a plain array of one kind. */
function fromOne<Item>(count: number, item: (index: number) => Item): Item[] {
  const items = Array.from({ length: count }, (_, index) => item(index));
  return items.length === 0 ? items : [item(0), ...items];
}

/** quadprog has no bound on its steps, but it reads the first limit once in each. */
function limitSteps(limits: number[], stepsMax: number): void {
  let first = limits[1] ?? 0;
  let steps = 0;
  Object.defineProperty(limits, 1, {
    get: () => {
      steps++;
      if (steps > stepsMax) throw new Error(`no solution after ${stepsMax} steps`);
      return first;
    },
    set: (value: number) => {
      first = value;
    },
  });
}
