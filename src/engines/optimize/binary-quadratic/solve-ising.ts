import { ModelBuilder } from "./binary-model.js";
import { checkIsing, type IsingProblem } from "./binary-problem.js";
import { type BinaryOptions, minimize } from "./minimize.js";

export interface SolvedIsing {
  /** -1 or 1 for each spin. */
  readonly spins: readonly number[];
  /** The sum over the caller's own terms. */
  readonly energy: number;
  /** No energy is below it. */
  readonly lowerBound: number;
  readonly provenOptimal: boolean;
  readonly iterations: number;
}

/** Spins of least energy. Throws `BinaryProblemRefused`. */
export function solveIsing(problem: IsingProblem, options: BinaryOptions): SolvedIsing {
  checkIsing(problem);
  const { n, h, J } = problem;
  const builder = new ModelBuilder(n);
  // s = 2x - 1, so that h s = 2 h x - h, and w s t = 4 w x y - 2 w x - 2 w y + w.
  let constant = 0;
  for (const [spin, field] of h.entries()) {
    builder.addLinear(spin, 2 * field);
    constant -= field;
  }
  for (const [one, other, weight] of J) {
    constant += weight;
    if (one === other) continue;
    builder.addPair(one, other, 4 * weight);
    builder.addLinear(one, -2 * weight);
    builder.addLinear(other, -2 * weight);
  }
  const solved = minimize(builder.build(), options);
  const spins = Array.from(solved.values, (value) => 2 * value - 1);
  const energy = energyOf(problem, spins);
  const { provenOptimal, iterations } = solved;
  return { spins, energy, lowerBound: solved.lowerBound + constant, provenOptimal, iterations };
}

function energyOf({ h, J }: IsingProblem, spins: readonly number[]): number {
  let energy = 0;
  for (const [spin, field] of h.entries()) energy += field * (spins[spin] as number);
  for (const [one, other, weight] of J) {
    energy += weight * (spins[one] as number) * (spins[other] as number);
  }
  return energy;
}
