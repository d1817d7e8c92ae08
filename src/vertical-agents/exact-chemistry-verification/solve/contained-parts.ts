import { unitOf } from "../../../engines/chemistry/amounts/units.js";
import { ChemistryError } from "../../../engines/chemistry/errors/chemistry-error.js";
import { parseFormula } from "../../../engines/chemistry/formula/parse-formula.js";
import type { Species } from "../../../engines/chemistry/formula/species.js";
import { hillFormula } from "../../../engines/chemistry/masses/hill-formula.js";
import { molarMass } from "../../../engines/chemistry/masses/molar-mass.js";
import { askedSpecies, type Task } from "../../../engines/chemistry/problem/problem.js";
import type { ChemistryAnswer } from "../../../engines/chemistry/tasks/answers.js";
import { type Rational, rational, toDouble } from "../../../engines/math/exact-numbers/rational.js";
import type { SampleAmount } from "./sample-amounts.js";
import { taskSubstance } from "./task-substance.js";

/** An element or a part, such as the water of a hydrate, that a task asks about. */
export interface ContainedPart {
  readonly species: string;
  /** Atoms or molecules of it in one formula unit. */
  readonly per_formula_unit: number;
  readonly mass_percent: number;
  /** How much of it is in each quantity that was given. */
  readonly samples?: readonly SampleAmount[];
}

/**
 * What a substance holds of the elements and parts that its task asks about; undefined for tasks of other kinds and
 * where nothing of the kind is asked. What the substance does not hold is passed by. Throws `invalid` below the path for a
 * unit that is not known.
 */
export function containedParts(
  task: Task,
  answer: ChemistryAnswer,
  {
    samples = [],
    path,
  }: { readonly samples?: readonly SampleAmount[] | undefined; readonly path: string },
): readonly ContainedPart[] | undefined {
  const { kind } = answer;
  if (kind !== "molar_mass" && kind !== "smiles" && kind !== "percent_composition")
    return undefined;
  if (askedSpecies(task).length === 0) return undefined;
  for (const [index, { unit }] of askedSpecies(task).entries()) {
    if (unit !== undefined) unitOf(unit, `${path}/asked/${index}/unit`);
  }
  const whole = taskSubstance(task, answer);
  const total = toDouble(molarMass({ atoms: whole.atoms, charge: 0n }).value);
  const found = askedSpecies(task).flatMap(({ species }) => {
    const part = partOf(whole, species);
    if (!part) return [];
    const count = toDouble(part.count);
    const gramsPerMol = toDouble(molarMass({ atoms: part.atoms, charge: 0n }).value);
    const held = samples.map(({ amount_mol: amount, particles }) => ({
      amount_mol: amount * count,
      mass_g: amount * count * gramsPerMol,
      particles: particles * count,
    }));
    return [
      {
        species,
        per_formula_unit: count,
        mass_percent: (100 * count * gramsPerMol) / total,
        ...(held.length > 0 ? { samples: held } : {}),
      },
    ];
  });
  return found.length > 0 ? found : undefined;
}

interface Part extends Pick<Species, "atoms"> {
  readonly count: Rational;
}

/** Undefined for the substance itself and for what it does not hold. */
function partOf(whole: Pick<Species, "atoms" | "parts">, species: string): Part | undefined {
  const asked = parsed(species);
  if (!asked || hillFormula(asked.atoms) === hillFormula(whole.atoms)) return undefined;
  const part = whole.parts?.find((one) => hillFormula(one.atoms) === hillFormula(asked.atoms));
  if (part) return { atoms: part.atoms, count: part.factor };
  const [key = ""] = asked.atoms.keys();
  const count = whole.atoms.get(key);
  if (asked.atoms.size !== 1 || !count || asked.charge !== 0n) return undefined;
  return { atoms: new Map([[key, rational(1n)]]), count };
}

function parsed(species: string): Species | undefined {
  try {
    return parseFormula(species, "");
  } catch (error) {
    if (error instanceof ChemistryError) return undefined;
    throw error;
  }
}
