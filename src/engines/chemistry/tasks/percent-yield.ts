import {
  divide,
  multiply,
  type Rational,
  rational,
  toDouble,
  ZERO,
} from "../../math/exact-numbers/rational.js";
import { amountOfSubstance } from "../amounts/amount-of-substance.js";
import type { GivenAmount } from "../amounts/reaction-extent.js";
import type { Equation } from "../equation/parse-equation.js";
import { ChemistryError } from "../errors/chemistry-error.js";
import type { Task } from "../problem/problem.js";
import type { PercentYield } from "./answers.js";
import { findTerm } from "./find-term.js";
import { finiteAmount } from "./finite-amount.js";

/**
 * What formed of a product in per cent of what its reactants can form; undefined where a task does not say what formed.
 * Throws `invalid` beside a stated yield, or where the product itself sets how far the reaction runs.
 */
export function percentYieldOf(
  { actual, yield_percent: stated }: Task,
  reaction: {
    readonly equation: Equation;
    readonly coefficients: readonly Rational[];
    readonly extent: Rational;
    readonly given: readonly GivenAmount[];
    readonly path: string;
  },
): PercentYield | undefined {
  if (!actual) return undefined;
  const { equation, coefficients, extent, given, path } = reaction;
  const { left, right } = equation;
  const at = `${path}/actual`;
  if (stated !== undefined || given.some(({ term }) => term >= left.length)) {
    const message =
      "actual is compared with what quantities of reactants give, without yield_percent";
    throw new ChemistryError("invalid", at, message);
  }
  const term = findTerm(right, actual, at);
  const species = right[term]?.species;
  if (!species) throw new RangeError("a term was lost");
  const amount = amountOfSubstance(species, actual, at);
  const promised = multiply(extent, coefficients[left.length + term] ?? ZERO);
  return {
    species: species.text,
    actual_mol: toDouble(amount),
    theoretical_mol: finiteAmount(promised),
    percent: finiteAmount(multiply(divide(amount, promised), rational(100n))),
  };
}
