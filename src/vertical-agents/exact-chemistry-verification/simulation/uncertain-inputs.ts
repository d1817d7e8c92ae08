import { ELECTRON_MASS } from "../../../content/atomic-weights/nuclide-masses.js";
import { atomicWeight } from "../../../engines/chemistry/elements/elements.js";
import type { Atoms } from "../../../engines/chemistry/formula/species.js";
import { toDouble } from "../../../engines/math/exact-numbers/rational.js";
import type { Random } from "../../../engines/math/seeded-random/seeded-random.js";
import { relativeReadingError } from "./reading-error.js";

/** A value of one run. */
export type Drawn = () => number;

/** Values that differ from run to run: readings and atomic weights, each drawn once in a run. */
export interface UncertainInputs {
  /** Whether anything is uncertain. */
  readonly hasAny: () => boolean;
  /** A number that was read off, positive. */
  reading(value: number): Drawn;
  /** The molar mass of a composition, in g/mol. */
  molarMass(species: { readonly atoms: Atoms; readonly charge: bigint }): Drawn;
  /** The value, computed once in a run however often it is asked for. */
  once(compute: Drawn): Drawn;
  /** Draws all values of the next run. */
  draw(random: Random): void;
}

interface Uncertain {
  readonly value: number;
  /** Half of the width of the uniform distribution. */
  readonly error: number;
  drawn: number;
}

export function createUncertainInputs(): UncertainInputs {
  let run = 0;
  const all: Uncertain[] = [];
  const weights = new Map<string, Uncertain>();
  const add = (value: number, error: number) => {
    const one = { value, error, drawn: value };
    all.push(one);
    return one;
  };
  const weightOf = (key: string) => {
    const known = weights.get(key);
    if (known) return known;
    const weight = atomicWeight(key);
    if (!weight) throw new RangeError(`${key} has no weight`);
    const { value, uncertainty } = weight;
    const one = add(toDouble(value), uncertainty ? toDouble(uncertainty) : 0);
    weights.set(key, one);
    return one;
  };
  return {
    hasAny: () => all.some(({ error }) => error > 0),
    reading(value) {
      const one = add(value, value * relativeReadingError(value));
      return () => one.drawn;
    },
    molarMass({ atoms, charge }) {
      const parts = [...atoms].map(([key, count]) => [weightOf(key), toDouble(count)] as const);
      const electrons = Number(charge) * Number(ELECTRON_MASS);
      return () => parts.reduce((sum, [weight, count]) => sum + count * weight.drawn, -electrons);
    },
    once(compute) {
      let kept = { run: -1, value: Number.NaN };
      return () => {
        if (kept.run !== run) kept = { run, value: compute() };
        return kept.value;
      };
    },
    draw(random) {
      run += 1;
      for (const one of all) one.drawn = one.value + one.error * (2 * random.next() - 1);
    },
  };
}
