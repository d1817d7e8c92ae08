import { roundToPlaces } from "../../math/exact-numbers/decimals.js";
import {
  divide,
  multiply,
  type Rational,
  rational,
  toDouble,
} from "../../math/exact-numbers/rational.js";
import { ChemistryError } from "../errors/chemistry-error.js";
import { parseFormula } from "../formula/parse-formula.js";
import type { Species } from "../formula/species.js";
import { hillFormula, hillOrder } from "../masses/hill-formula.js";
import { massPercents, molarMass, monoisotopicMass } from "../masses/molar-mass.js";
import { readSmiles } from "../smiles/read-smiles.js";
import type {
  MolarMassAnswer,
  PartJson,
  PercentCompositionAnswer,
  SmilesAnswer,
} from "./answers.js";
import { integerJson } from "./integer-json.js";
import { compositionJson } from "./task-text.js";

/** No standard atomic weight has more decimals. */
const MASS_DECIMALS = 9;

/** Molar mass, its uncertainty and the atoms of a formula. */
export function molarMassOf(formula: string, path: string): MolarMassAnswer {
  const species = withAtoms(formula, path);
  const { value, uncertainty, unweighted } = molarMass(species);
  return {
    kind: "molar_mass",
    formula: species.text,
    molar_mass_g_mol: massJson(value),
    uncertainty: uncertainty ? massJson(uncertainty) : null,
    composition: compositionJson(species.atoms),
    ...partsJson(species),
    charge: integerJson(species.charge),
    without_standard_weight: unweighted,
    readings: species.readings,
  };
}

/** Share of each element in the mass of a formula. */
export function percentCompositionOf(formula: string, path: string): PercentCompositionAnswer {
  const species = withAtoms(formula, path);
  const { text, atoms, charge } = species;
  const percents = massPercents(atoms);
  return {
    kind: "percent_composition",
    formula: text,
    charge: integerJson(charge),
    mass_percent: Object.fromEntries(
      hillOrder(percents).map(([key, percent]) => [key, massJson(percent)]),
    ),
    ...partsJson(species),
  };
}

/** Formula, masses, atoms and charge of a SMILES text; the formula is in the order of Hill, without the charge. */
export function smilesAnswer(smiles: string, path: string): SmilesAnswer {
  const substance = readSmiles(smiles.trim(), path);
  const monoisotopic = monoisotopicMass(substance);
  const { value, uncertainty } = molarMass(substance);
  return {
    kind: "smiles",
    formula: hillFormula(substance.atoms),
    monoisotopic_mass: monoisotopic ? massJson(monoisotopic) : null,
    molar_mass_g_mol: massJson(value),
    uncertainty: uncertainty ? massJson(uncertainty) : null,
    atoms: compositionJson(substance.atoms),
    charge: integerJson(substance.charge),
    canonical: substance.canonical,
  };
}

function partsJson({ atoms, parts }: Species): { readonly parts?: readonly PartJson[] } {
  if (!parts) return {};
  const total = molarMass({ atoms, charge: 0n }).value;
  return {
    parts: parts.map((part) => {
      const mass = multiply(part.factor, molarMass({ atoms: part.atoms, charge: 0n }).value);
      const percent = divide(multiply(mass, rational(100n)), total);
      return { formula: part.text, count: toDouble(part.factor), mass_percent: massJson(percent) };
    }),
  };
}

function withAtoms(formula: string, path: string): Species {
  const species = parseFormula(formula, path);
  if (species.atoms.size > 0) return species;
  throw new ChemistryError("invalid", path, "the formula has no atoms");
}

function massJson(mass: Rational): number {
  return toDouble(roundToPlaces(mass, MASS_DECIMALS));
}
