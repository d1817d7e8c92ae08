import { type BinaryModel, ModelBuilder } from "./binary-model.js";
import { checkAssignment, checkQubo, eachTerm, type QuboProblem } from "./binary-problem.js";
import { type BinaryOptions, minimize } from "./minimize.js";

export interface SolvedQubo {
  /** 0 or 1 for each variable. */
  readonly x: readonly number[];
  /** The sum over the caller's own terms. */
  readonly energy: number;
  /** No energy is better: a lower bound under `min`, an upper one under `max`. */
  readonly bound: number;
  readonly provenOptimal: boolean;
  readonly iterations: number;
}

/** Minimises the energy, or maximises it under `max`. Throws `BinaryProblemRefused`. */
export function solveQubo(problem: QuboProblem, options: BinaryOptions): SolvedQubo {
  const n = checkQubo(problem);
  const sign = problem.sense === "max" ? -1 : 1;
  const solved = minimize(quboModel(n, problem, sign), options);
  const x = Array.from(solved.values);
  const energy = energyOf(problem, x);
  const { lowerBound, provenOptimal, iterations } = solved;
  // Zero is not given as -0.
  return { x, energy, bound: sign * lowerBound + 0, provenOptimal, iterations };
}

/** The energy of an assignment of 0 and 1. Throws `BinaryProblemRefused`. */
export function evaluateQubo(problem: QuboProblem, x: readonly number[]): number {
  checkAssignment("x", x, checkQubo(problem));
  return energyOf(problem, x);
}

function quboModel(n: number, problem: QuboProblem, sign: 1 | -1): BinaryModel {
  const builder = new ModelBuilder(n);
  eachTerm(problem, (one, other, weight) => {
    if (one === other) builder.addLinear(one, sign * weight);
    else builder.addPair(one, other, sign * weight);
  });
  return builder.build();
}

function energyOf(problem: QuboProblem, x: readonly number[]): number {
  let energy = 0;
  eachTerm(problem, (one, other, weight) => {
    if (x[one] === 1 && x[other] === 1) energy += weight;
  });
  return energy;
}
