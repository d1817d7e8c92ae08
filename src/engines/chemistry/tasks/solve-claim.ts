import { divide, multiply, type Rational, ZERO } from "../../math/exact-numbers/rational.js";
import { amountOfSubstance } from "../amounts/amount-of-substance.js";
import { unitOf } from "../amounts/units.js";
import { exactValue } from "../elements/decimal-text.js";
import { parseEquation } from "../equation/parse-equation.js";
import { ChemistryError } from "../errors/chemistry-error.js";
import { parseFormula } from "../formula/parse-formula.js";
import type { Species } from "../formula/species.js";
import { hillFormula } from "../masses/hill-formula.js";
import { massPercents, molarMass } from "../masses/molar-mass.js";
import type { Claim, Quantity, Task } from "../problem/problem.js";
import { readSmiles } from "../smiles/read-smiles.js";
import type { ClaimAnswer } from "./answers.js";
import { checkBalance } from "./balance-task.js";
import { type CorrectValue, judgeNumber, judgeText, numberClaim, undecided } from "./claim-task.js";
import { findTerm, reactionAmounts } from "./reaction-task.js";

/**
 * Judges a claim. Its subject follows from the task: a formula or SMILES text with a number in g/mol (molar mass), with
 * a number in % and a species (share of an element), with one quantity and a number in g or mol (a sample), or with a
 * formula (same atoms); an equation with "balanced" or no value, or with quantities, a species and a number in g or mol.
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
  if (unit === "%" && !percent) return undecided("the substance does not hold that element");
  return judgeNumber(number, percent ?? molarMassValue(subject), { unit, path: at });
}

function claimOfEquation(task: Task, path: string, isOver: () => boolean): ClaimAnswer {
  const { claim, equation = "", quantities = [] } = task;
  const at = `${path}/claim`;
  const number = claim ? numberClaim(claim, at) : undefined;
  if (!claim || !number) {
    const {
      is_balanced: isBalanced,
      unequal,
      correct,
    } = checkBalance(equation, `${path}/equation`, isOver);
    const why = isBalanced
      ? "every element and the charge are equal on both sides"
      : `not equal on both sides: ${unequal.join(", ")}`;
    return judgeText(isBalanced, correct.balanced_equation ?? correct.status, why);
  }
  if (claim.species === undefined || quantities.length === 0) {
    return undecided("a number about an equation needs quantities and the species it is about");
  }
  const kind = quantities.length > 1 ? "limiting_reagent" : "stoichiometry";
  const answer = reactionAmounts({ ...task, kind }, path, isOver);
  if (answer.status !== "solved") return undecided(`the equation is ${answer.status} to balance`);
  const { left, right } = parseEquation(equation, `${path}/equation`);
  const amount = answer.amounts[findTerm([...left, ...right], { species: claim.species }, at)];
  const unit = claim.unit ?? "g";
  const isAmount = unit.endsWith("mol");
  const value = exactValue((isAmount ? amount?.amount_mol : amount?.mass_g) ?? 0);
  const dimension = isAmount ? "amount" : "mass";
  return judgeNumber(number, { value, uncertainty: ZERO, dimension }, { unit, path: at });
}

type Subject = Pick<Species, "atoms" | "charge">;

function subjectOf(task: Task, path: string): Subject {
  if (task.smiles !== undefined) return readSmiles(task.smiles.trim(), `${path}/smiles`);
  if (task.formula !== undefined) return parseFormula(task.formula, `${path}/formula`);
  const message = "claim needs one of equation, formula or smiles";
  throw new ChemistryError("missing", `${path}/formula`, message);
}

function claimOfAtoms(subject: Subject, formula: string, path: string): ClaimAnswer {
  const claimed = parseFormula(formula, path);
  const correct = hillFormula(subject.atoms);
  const isSame = hillFormula(claimed.atoms) === correct && claimed.charge === subject.charge;
  const why = isSame ? "the atoms and the charge are the same" : "the atoms or the charge differ";
  return judgeText(isSame, correct, why);
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
  if (dimension !== "amount" && dimension !== "mass") return undefined;
  const amount = amountOfSubstance(subject, sample, `${path}/quantities/0`);
  const { value: gramsPerMol, uncertainty = ZERO } = molarMass(subject);
  const value = dimension === "amount" ? amount : multiply(amount, gramsPerMol);
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

function percentOf(subject: Subject, claim: Claim, path: string): CorrectValue | undefined {
  if (claim.species === undefined) {
    throw new ChemistryError("missing", `${path}/species`, "a share needs the element it is about");
  }
  const [key = ""] = parseFormula(claim.species, `${path}/species`).atoms.keys();
  const value: Rational | undefined = massPercents(subject.atoms).get(key);
  return value && { value, uncertainty: ZERO, dimension: "percent" };
}
