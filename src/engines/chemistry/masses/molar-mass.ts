import { ELECTRON_MASS } from "../../../content/atomic-weights/nuclide-masses.js";
import {
  add,
  divide,
  multiply,
  type Rational,
  rational,
  subtract,
  ZERO,
} from "../../math/exact-numbers/rational.js";
import { decimalValue } from "../elements/decimal-text.js";
import { atomicWeight, nuclideMass } from "../elements/elements.js";
import type { Atoms } from "../formula/species.js";

const ELECTRON = decimalValue(ELECTRON_MASS) ?? ZERO;

/** A mass per amount in g/mol. */
export interface MolarMass {
  readonly value: Rational;
  /** The sum of the uncertainties of all atoms: a bound, as intervals do not average out. Undefined with `unweighted`. */
  readonly uncertainty?: Rational;
  /** Elements without a standard atomic weight, for which the mass number of a well-known isotope stands. */
  readonly unweighted: readonly string[];
}

/** Molar mass of a composition from standard atomic weights, less the mass of the electrons that its charge lacks. */
export function molarMass({
  atoms,
  charge,
}: {
  readonly atoms: Atoms;
  readonly charge: bigint;
}): MolarMass {
  let value = electrons(charge);
  let uncertainty = ZERO;
  const unweighted: string[] = [];
  for (const [key, count] of atoms) {
    const weight = atomicWeight(key);
    if (!weight) throw new RangeError(`${key} has no weight`);
    value = add(value, multiply(count, weight.value));
    if (weight.uncertainty) uncertainty = add(uncertainty, multiply(count, weight.uncertainty));
    else unweighted.push(key);
  }
  return { value, unweighted, ...(unweighted.length === 0 ? { uncertainty } : {}) };
}

/**
 * Mass in daltons of the species made of the most abundant nuclide of each element and of the labelled nuclides;
 * undefined where a nuclide's mass is not known.
 */
export function monoisotopicMass({
  atoms,
  charge,
}: {
  readonly atoms: Atoms;
  readonly charge: bigint;
}): Rational | undefined {
  let value = electrons(charge);
  for (const [key, count] of atoms) {
    const mass = nuclideMass(key);
    if (!mass) return undefined;
    value = add(value, multiply(count, mass));
  }
  return value;
}

/** The share of each element in the mass, in per cent. */
export function massPercents(atoms: Atoms): ReadonlyMap<string, Rational> {
  const total = molarMass({ atoms, charge: 0n }).value;
  return new Map(
    [...atoms].map(([key, count]) => {
      const mass = molarMass({ atoms: new Map([[key, count]]), charge: 0n }).value;
      return [key, divide(multiply(mass, rational(100n)), total)];
    }),
  );
}

function electrons(charge: bigint): Rational {
  return subtract(ZERO, multiply(ELECTRON, rational(charge)));
}
