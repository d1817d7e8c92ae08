import {
  divide,
  multiply,
  ONE,
  type Rational,
  rational,
  ZERO,
} from "../../math/exact-numbers/rational.js";
import { amountOfSubstance, particlesPerMol } from "../amounts/amount-of-substance.js";
import { type Dimension, unitOf } from "../amounts/units.js";
import { exactValue } from "../elements/decimal-text.js";
import { parseEquation } from "../equation/parse-equation.js";
import { ChemistryError } from "../errors/chemistry-error.js";
import { parseFormula } from "../formula/parse-formula.js";
import type { FormulaPart, Species } from "../formula/species.js";
import { hillFormula } from "../masses/hill-formula.js";
import { massPercents, molarMass } from "../masses/molar-mass.js";
import { usualFormula } from "../masses/usual-formula.js";
import type { Claim, Quantity, Task } from "../problem/problem.js";
import { readSmiles } from "../smiles/read-smiles.js";
import type { ClaimAnswer, SpeciesAmount } from "./answers.js";
import { checkBalance } from "./balance-task.js";
import { type CorrectValue, judgeNumber, judgeText, numberClaim, undecided } from "./claim-task.js";
import { findTerm } from "./find-term.js";
import { reactionAmounts } from "./reaction-task.js";

/**
 * Judges a claim. Its subject follows from the task: a formula or SMILES text with a number in g/mol (molar mass), with
 * a number in % and a species (share of an element), with one quantity and a number in g or mol (a sample), or with a
 * formula (same atoms); an equation with "balanced" or no value, or with quantities, a species and a number in a unit
 * that its amounts have; with what formed, also the per cent yield.
 */
export function solveClaim(task: Task, path: string, isOver: () => boolean): ClaimAnswer {
  const { claim } = task;
  const at = `${path}/claim`;
  if (task.equation !== undefined) return claimOfEquation(task, path, isOver);
  if (!claim) throw new ChemistryError("missing", at, "claim needs claim");
  const subject = subjectOf(task, path);
  const number = numberClaim(claim, at);
  if (!number) return claimOfAtoms(subject, String(claim.value), `${at}/value`);
  const unit = claim.unit ?? "g/mol";
  const [sample, ...others] = task.quantities ?? [];
  if (sample && others.length === 0) {
    const correct = sampleValue(subject, { sample, unit, path });
    if (correct) return judgeNumber(number, correct, { unit, path: at });
  }
  const percent = unit === "%" ? percentOf(subject, claim, at) : undefined;
  if (unit === "%" && !percent)
    return undecided("the substance does not hold that element or part");
  return judgeNumber(number, percent ?? molarMassValue(subject), { unit, path: at });
}

function claimOfEquation(task: Task, path: string, isOver: () => boolean): ClaimAnswer {
  const { claim, equation = "", quantities = [] } = task;
  const at = `${path}/claim`;
  const number = claim ? numberClaim(claim, at) : undefined;
  if (!claim || !number) {
    const balance = checkBalance(equation, `${path}/equation`, isOver);
    const { is_balanced: isBalanced, unequal, correct } = balance;
    const why = isBalanced
      ? "every element and the charge are equal on both sides"
      : `not equal on both sides: ${unequal.join(", ")}`;
    const right = correct.balanced_equation ?? correct.status;
    return { ...judgeText(isBalanced, right, why), balance };
  }
  const isYield = claim.unit === "%" && task.actual !== undefined;
  const species = claim.species ?? (isYield ? task.actual?.species : undefined);
  if (species === undefined || quantities.length === 0) {
    return undecided("a number about an equation needs quantities and the species it is about");
  }
  const kind = quantities.length > 1 ? "limiting_reagent" : "stoichiometry";
  const answer = reactionAmounts({ ...task, kind }, path, isOver);
  if (answer.status !== "solved") return undecided(`the equation is ${answer.status} to balance`);
  const { left, right } = parseEquation(equation, `${path}/equation`);
  const amount = answer.amounts[findTerm([...left, ...right], { species }, at)];
  const unit = claim.unit ?? "g";
  const { dimension } = unitOf(unit, `${at}/unit`);
  const value =
    dimension === "percent" ? answer.percent_yield?.percent : amount && sizeOf(amount, dimension);
  if (value === undefined) {
    return undecided(
      "the task does not say what a number in this unit needs, such as a volume's conditions",
    );
  }
  const correct = { value: exactValue(value), uncertainty: ZERO, dimension };
  return { ...judgeNumber(number, correct, { unit, path: at }), reaction: answer };
}

/** What an amount is in the base unit of a dimension; undefined where the answer does not have it. */
function sizeOf(amount: SpeciesAmount, dimension: Dimension): number | undefined {
  switch (dimension) {
    case "amount":
      return amount.amount_mol;
    case "mass":
      return amount.mass_g;
    case "volume":
      return amount.volume_l;
    case "number":
      return amount.particles;
    case "concentration":
      return amount.molarity_mol_l;
    case "percent":
    case "molar_mass":
      return undefined;
  }
}

type Subject = Pick<Species, "atoms" | "charge" | "parts">;

function subjectOf(task: Task, path: string): Subject {
  if (task.smiles !== undefined) return readSmiles(task.smiles.trim(), `${path}/smiles`);
  if (task.formula !== undefined) return parseFormula(task.formula, `${path}/formula`);
  const message = "claim needs one of equation, formula or smiles";
  throw new ChemistryError("missing", `${path}/formula`, message);
}

function claimOfAtoms(subject: Subject, formula: string, path: string): ClaimAnswer {
  const claimed = claimedSpecies(formula, path);
  const isSame =
    hillFormula(claimed.atoms) === hillFormula(subject.atoms) && claimed.charge === subject.charge;
  const why = isSame ? "the atoms and the charge are the same" : "the atoms or the charge differ";
  return judgeText(isSame, usualFormula(subject.atoms), why);
}

/** The formula that is claimed; a text that begins like none is no number either. */
function claimedSpecies(formula: string, path: string): Species {
  if (/^\s*[\p{Lu}\p{N}[({^]/u.test(formula)) return parseFormula(formula, path);
  const message = 'value must be a number, a formula or "balanced"';
  throw new ChemistryError("invalid", path, message);
}

/** The amount or mass of a sample; undefined where the claim's unit is of neither. */
function sampleValue(
  subject: Subject,
  {
    sample,
    unit,
    path,
  }: { readonly sample: Quantity; readonly unit: string; readonly path: string },
): CorrectValue | undefined {
  const { dimension } = unitOf(unit, `${path}/claim/unit`);
  if (dimension !== "amount" && dimension !== "mass" && dimension !== "number") return undefined;
  const amount = amountOfSubstance(subject, sample, `${path}/quantities/0`);
  const { value: gramsPerMol, uncertainty = ZERO } = molarMass(subject);
  const perMol = { amount: ONE, mass: gramsPerMol, number: particlesPerMol(subject, unit) };
  const value = multiply(amount, perMol[dimension]);
  const isWeighed = unitOf(sample.unit, `${path}/quantities/0/unit`).dimension === "mass";
  // The molar mass cancels out where a mass is claimed of a mass, and is not used from amount to amount.
  const isConverted = isWeighed !== (dimension === "mass");
  const share = isConverted ? divide(uncertainty, gramsPerMol) : ZERO;
  return { value, uncertainty: multiply(value, share), dimension };
}

function molarMassValue(subject: Subject): CorrectValue {
  const { value, uncertainty } = molarMass(subject);
  return { value, uncertainty: uncertainty ?? ZERO, dimension: "molar_mass" };
}

/** The share of an element, or of a part such as the water of a hydrate. */
function percentOf(subject: Subject, claim: Claim, path: string): CorrectValue | undefined {
  if (claim.species === undefined) {
    throw new ChemistryError("missing", `${path}/species`, "a share needs the element it is about");
  }
  const { atoms } = parseFormula(claim.species, `${path}/species`);
  const part = subject.parts?.find((one) => hillFormula(one.atoms) === hillFormula(atoms));
  const [key = ""] = atoms.keys();
  const value = part
    ? partPercent(subject, part)
    : atoms.size === 1
      ? massPercents(subject.atoms).get(key)
      : undefined;
  return value && { value, uncertainty: ZERO, dimension: "percent" };
}

function partPercent(subject: Subject, part: FormulaPart): Rational {
  const mass = multiply(part.factor, molarMass({ atoms: part.atoms, charge: 0n }).value);
  const total = molarMass({ atoms: subject.atoms, charge: 0n }).value;
  return divide(multiply(mass, rational(100n)), total);
}
