import {
  amountOfSubstance,
  particlesPerMol,
} from "../../../engines/chemistry/amounts/amount-of-substance.js";
import { molarMass } from "../../../engines/chemistry/masses/molar-mass.js";
import type { Task } from "../../../engines/chemistry/problem/problem.js";
import type { ChemistryAnswer } from "../../../engines/chemistry/tasks/answers.js";
import { multiply, toDouble } from "../../../engines/math/exact-numbers/rational.js";
import { taskSubstance } from "./task-substance.js";

/** How much a sample of a substance is. */
export interface SampleAmount {
  readonly amount_mol: number;
  readonly mass_g: number;
  /** Molecules, or formula units. */
  readonly particles: number;
}

/**
 * The quantities of a task that asks for a molar mass, as amounts and masses; undefined for tasks of other kinds and
 * without quantities. Throws a ChemistryError below the path for a quantity that cannot be used.
 */
export function sampleAmounts(
  task: Task,
  answer: ChemistryAnswer,
  path: string,
): readonly SampleAmount[] | undefined {
  const { kind, quantities = [] } = task;
  if ((kind !== "molar_mass" && kind !== "smiles") || quantities.length === 0) return undefined;
  const species = taskSubstance(task, answer);
  const gramsPerMol = molarMass(species).value;
  return quantities.map((quantity, index) => {
    const amount = amountOfSubstance(species, quantity, `${path}/quantities/${index}`);
    return {
      amount_mol: toDouble(amount),
      mass_g: toDouble(multiply(amount, gramsPerMol)),
      particles: toDouble(multiply(amount, particlesPerMol(species, "molecules"))),
    };
  });
}
