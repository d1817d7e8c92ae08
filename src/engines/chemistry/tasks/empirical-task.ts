import {
  add,
  divide,
  multiply,
  type Rational,
  rational,
  round,
  toDouble,
  ZERO,
} from "../../math/exact-numbers/rational.js";
import { measured } from "../amounts/units.js";
import { relativeAmounts, wholeRatios } from "../amounts/whole-ratios.js";
import { ChemistryError } from "../errors/chemistry-error.js";
import { parseFormula } from "../formula/parse-formula.js";
import { massPercents, molarMass } from "../masses/molar-mass.js";
import { usualFormula } from "../masses/usual-formula.js";
import type { Task } from "../problem/problem.js";
import type { EmpiricalFormulaAnswer } from "./answers.js";
import { compositionJson, neededQuantities } from "./task-text.js";

/** How far the molar mass may be from a whole multiple of the empirical formula's. */
const MULTIPLE_TOLERANCE = 0.05;

/**
 * The formula with the smallest whole numbers that has the masses, mass per cents or amounts given for its elements;
 * with a quantity in g/mol also its multiple with that molar mass.
 */
export function empiricalFormulaOf(task: Task, path: string): EmpiricalFormulaAnswer {
  const amounts = new Map<string, Rational>();
  let percents: Rational | undefined = ZERO;
  let target: Rational | undefined;
  for (const [index, quantity] of neededQuantities(task, 1, path).entries()) {
    const at = `${path}/quantities/${index}`;
    const { dimension, value } = measured(quantity, at);
    if (dimension === "molar_mass") {
      target = value;
      continue;
    }
    if (dimension !== "mass" && dimension !== "percent" && dimension !== "amount") {
      throw new ChemistryError("invalid", `${at}/unit`, "unit must be one of g, %, mol or g/mol");
    }
    percents = percents && dimension === "percent" ? add(percents, value) : undefined;
    const [key, ...others] = parseFormula(quantity.species, `${at}/species`).atoms.keys();
    if (key === undefined || others.length > 0 || amounts.has(key)) {
      throw new ChemistryError("invalid", `${at}/species`, "species must be an element, each once");
    }
    const weight = molarMass({ atoms: new Map([[key, rational(1n)]]), charge: 0n }).value;
    amounts.set(key, dimension === "amount" ? value : divide(value, weight));
  }
  const answer = empiricalFormula(amounts, target);
  return percents && amounts.size > 0 ? { ...answer, percent_sum: toDouble(percents) } : answer;
}

function empiricalFormula(
  amounts: ReadonlyMap<string, Rational>,
  target: Rational | undefined,
): EmpiricalFormulaAnswer {
  const keys = [...amounts.keys()];
  const relative = relativeAmounts([...amounts.values()]);
  const ratios = Object.fromEntries(
    keys.map((key, at) => [key, toDouble(relative[at] ?? rational(0n))]),
  );
  const whole = wholeRatios([...amounts.values()]);
  const nothing = {
    formula: null,
    composition: {},
    molecular_formula: null,
    ratios,
    mass_percent: {},
  };
  if (!whole || keys.length === 0) {
    return { kind: "empirical_formula", status: "not_decidable", ...nothing };
  }
  const atoms = new Map(keys.map((key, at) => [key, rational(whole[at] ?? 0n)]));
  return {
    kind: "empirical_formula",
    status: "found",
    formula: usualFormula(atoms),
    composition: compositionJson(atoms),
    ratios,
    mass_percent: Object.fromEntries(
      [...massPercents(atoms)].map(([key, percent]) => [key, toDouble(percent)]),
    ),
    molecular_formula: target ? multipleOf(atoms, target) : null,
  };
}

function multipleOf(atoms: ReadonlyMap<string, Rational>, target: Rational): string | null {
  const times = divide(target, molarMass({ atoms, charge: 0n }).value);
  const whole = round(times);
  const error = Math.abs(toDouble(times) - Number(whole));
  if (whole < 1n || error > MULTIPLE_TOLERANCE * Number(whole)) return null;
  return usualFormula(
    new Map([...atoms].map(([key, count]) => [key, multiply(count, rational(whole))])),
  );
}
