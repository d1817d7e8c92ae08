import { ModelBuilder } from "./binary-model.js";
import { checkAssignment, checkMaxCut, type MaxCutProblem } from "./binary-problem.js";
import { type BinaryOptions, minimize } from "./minimize.js";

export interface SolvedMaxCut {
  /** The weight of the edges between the two sides. */
  readonly cut: number;
  /** The side of each vertex, 0 or 1; the first vertex is on side 0. */
  readonly partition: readonly number[];
  /** No cut is greater. */
  readonly upperBound: number;
  readonly provenOptimal: boolean;
  readonly iterations: number;
}

/** A cut of great weight. Throws `BinaryProblemRefused`. */
export function solveMaxCut(problem: MaxCutProblem, options: BinaryOptions): SolvedMaxCut {
  checkMaxCut(problem);
  const first = firstOf(problem);
  const builder = new ModelBuilder(problem.n);
  for (const [u, v, weight = 1] of problem.edges) {
    if (u === v) continue;
    builder.addPair(u - first, v - first, 2 * weight);
    builder.addLinear(u - first, -weight);
    builder.addLinear(v - first, -weight);
  }
  const solved = minimize(builder.build(), options);
  const side = solved.values[0];
  const partition = Array.from(solved.values, (value) => Number(value !== side));
  const cut = cutOf(problem, partition);
  const { provenOptimal, iterations } = solved;
  // Zero is not given as -0.
  return { cut, partition, upperBound: 0 - solved.lowerBound, provenOptimal, iterations };
}

/** The weight of the edges between two sides of 0 and 1. Throws `BinaryProblemRefused`. */
export function evaluateMaxCut(problem: MaxCutProblem, partition: readonly number[]): number {
  checkMaxCut(problem);
  checkAssignment("partition", partition, problem.n);
  return cutOf(problem, partition);
}

function cutOf(problem: MaxCutProblem, partition: readonly number[]): number {
  const first = firstOf(problem);
  let cut = 0;
  for (const [u, v, weight = 1] of problem.edges) {
    if (partition[u - first] !== partition[v - first]) cut += weight;
  }
  return cut;
}

/** The number of the first vertex. */
const firstOf = ({ oneBased = false }: MaxCutProblem): number => (oneBased ? 1 : 0);
