import type { Task } from "../problem/problem.js";
import type { ClaimAnswer } from "../tasks/answers.js";
import { atMost, type Check } from "./check.js";
import { differences } from "./count-differences.js";
import { type Counted, countFormula } from "./count-formula.js";
import { countSmiles } from "./count-smiles.js";
import { tableMass } from "./table-mass.js";

/** Units of a molar mass that are checked, in g/mol. */
const MOLAR_MASS_UNITS: Readonly<Record<string, number>> = { "g/mol": 1, "kg/mol": 1_000 };

/**
 * Counts again what a claim about a SMILES text or a formula without charge is about: its molar mass, share or formula.
 * Empty for other claims.
 */
export function verifySubject(task: Task, { correct, verdict }: ClaimAnswer): readonly Check[] {
  const subject = subjectOf(task);
  if (!subject || !correct || !task.claim) return [];
  const { value, unit } = correct;
  if (typeof value === "string") {
    const claimed = countFormula(String(task.claim.value));
    if (!claimed) return [];
    const isSame =
      differences(claimed.counts, subject.counts) === 0 && claimed.charge === subject.charge;
    return [atMost("verdict_against_counts", isSame === (verdict === "true") ? 0 : 1, 0)];
  }
  const total = tableMass(subject.counts, subject.charge);
  const scale = MOLAR_MASS_UNITS[unit];
  if (scale !== undefined) return [valueCheck(value, total / scale)];
  const key = task.claim.species ?? "";
  const count = subject.counts[key];
  if (unit !== "%" || count === undefined) return [];
  const part = tableMass({ [key]: count }, 0);
  return [valueCheck(value, (100 * part) / tableMass(subject.counts, 0))];
}

function subjectOf({ equation, smiles, formula }: Task): Counted | undefined {
  if (equation !== undefined) return undefined;
  return smiles === undefined ? countFormula(formula ?? "") : countSmiles(smiles.trim());
}

/** The value is rounded to 12 decimals, which shows in the shares of trace elements. */
function valueCheck(stated: number, recomputed: number): Check {
  const limit = 1e-11 + 1e-9 * Math.abs(recomputed);
  return atMost("correct_value_error", Math.abs(stated - recomputed), limit);
}
