import type { Task } from "../../../engines/chemistry/problem/problem.js";
import type { ChemistryAnswer } from "../../../engines/chemistry/tasks/answers.js";
import { atMost, type Check } from "../../../engines/chemistry/verify/check.js";
import { countFormula } from "../../../engines/chemistry/verify/count-formula.js";
import { tableMass } from "../../../engines/chemistry/verify/table-mass.js";
import { molesOf } from "../../../engines/chemistry/verify/verify-quantities.js";
import type { ContainedPart } from "./contained-parts.js";
import type { SampleAmount } from "./sample-amounts.js";

const LIMIT = 1e-9;

/**
 * The masses and amounts of samples are in the ratio of the molar mass, which has a check of its own, and what is
 * stated of them comes to that by the tables.
 */
export function checkSamples(
  task: Task,
  answer: ChemistryAnswer,
  samples: readonly SampleAmount[],
): readonly Check[] {
  const molarMass = "molar_mass_g_mol" in answer ? answer.molar_mass_g_mol : Number.NaN;
  const formula = "formula" in answer ? (answer.formula ?? "") : "";
  const errors = samples.flatMap(({ amount_mol: amount, mass_g: mass }, at) => {
    const quantity = task.quantities?.[at];
    const isIon = "charge" in answer && Number(answer.charge) !== 0;
    const stated = quantity && !isIon ? molesOf({ ...quantity, species: formula }) : undefined;
    return [
      Math.abs(mass / (amount * molarMass) - 1),
      ...(stated === undefined ? [] : [Math.abs(amount / stated - 1)]),
    ];
  });
  return [atMost("sample_amount_error", Math.max(...errors), LIMIT)];
}

/** The share of a part is that of its atoms counted again; an ion, whose charge only the parser decides, is passed by. */
export function checkContained(
  answer: ChemistryAnswer,
  contained: readonly ContainedPart[],
): readonly Check[] {
  const whole = "formula" in answer ? countFormula(answer.formula ?? "") : undefined;
  if (!whole) return [];
  const total = tableMass(whole.counts, 0);
  const errors = contained.map(({ species, per_formula_unit: count, mass_percent: percent }) => {
    const part = countFormula(species);
    const [key = "", ...others] = Object.keys(part?.counts ?? {});
    const isElement = others.length === 0;
    const grams = isElement
      ? tableMass({ [key]: whole.counts[key] ?? 0 }, 0)
      : count * tableMass(part?.counts ?? {}, 0);
    return Math.abs(percent / ((100 * grams) / total) - 1);
  });
  return [atMost("contained_part_error", Math.max(...errors), LIMIT)];
}
