import type { ChemistryProblem, Task } from "../problem/problem.js";
import type {
  ChemistryAnswer,
  MolarMassAnswer,
  PartJson,
  PercentCompositionAnswer,
  SmilesAnswer,
} from "../tasks/answers.js";
import { atMost, type Check } from "./check.js";
import { countAtoms, PARTS } from "./count-atoms.js";
import { differences } from "./count-differences.js";
import { countSmiles } from "./count-smiles.js";
import { tableMass, tableMonoisotopicMass } from "./table-mass.js";
import {
  verifyClaim,
  verifyDilution,
  verifyEmpirical,
  verifyOxidation,
  verifyReaction,
} from "./verify-amounts.js";
import { verifyBalance, verifyStatement } from "./verify-balance.js";
import { verifyClaimed } from "./verify-claimed.js";
import { verifySubject } from "./verify-subject.js";

/** Floating-point sums of masses agree with exact ones to this many g/mol per g/mol. */
const RELATIVE_LIMIT = 1e-9;

/** The checks of one answer, by the index of its task. */
export interface TaskChecks {
  readonly task: number;
  readonly checks: readonly Check[];
}

/**
 * Checks answers again without the code that found them: atoms are recounted from the texts, masses summed from the
 * tables, and balances, also impossible ones, proved from the counts.
 */
export function verifyChemistry(
  problem: ChemistryProblem,
  answers: readonly ChemistryAnswer[],
): readonly TaskChecks[] {
  return problem.tasks.map((task, index) => {
    const answer = answers[index];
    if (!answer) return { task: index, checks: [atMost("answers_missing", 1, 0)] };
    return { task: index, checks: verifyAnswer(task, answer) };
  });
}

function verifyAnswer(task: Task, answer: ChemistryAnswer): readonly Check[] {
  switch (answer.kind) {
    case "balance":
      return verifyBalance(answer, task.equation ?? "", task.medium);
    case "check_balance":
      return verifyStatement(answer, task.equation ?? "");
    case "molar_mass":
      return ofMolarMass(answer);
    case "percent_composition":
      return ofPercents(answer);
    case "smiles":
      return ofSmiles(answer, task.smiles ?? "");
    case "empirical_formula":
      return verifyEmpirical(answer);
    case "stoichiometry":
    case "limiting_reagent":
      return verifyReaction(task, answer);
    case "oxidation_states":
      return verifyOxidation(answer);
    case "dilution":
      return verifyDilution(answer);
    case "claim":
      return [
        ...verifyClaim(answer),
        ...verifySubject(task, answer),
        ...(answer.reaction ? verifyClaimed(task, answer, answer.reaction) : []),
        ...(answer.balance ? verifyStatement(answer.balance, task.equation ?? "") : []),
      ];
  }
}

function ofMolarMass(answer: MolarMassAnswer): readonly Check[] {
  const counts = countsOf(answer);
  return [
    atMost("atoms_miscounted", differences(counts, answer.composition), 0),
    massCheck(
      "molar_mass_error",
      answer.molar_mass_g_mol,
      tableMass(counts, Number(answer.charge)),
    ),
    ...ofParts(answer.parts, counts),
  ];
}

/** The parts of a formula with dots make up the whole, each with its share. */
function ofParts(
  parts: readonly PartJson[] | undefined,
  whole: Readonly<Record<string, number>>,
): readonly Check[] {
  if (!parts) return [];
  const total = tableMass(whole, 0);
  const errors = parts.map(({ formula, count, mass_percent: percent }) => {
    const counted = countsOf({ formula, charge: 0 });
    return Math.abs(percent - (100 * count * tableMass(counted, 0)) / total);
  });
  const sum = parts.reduce((so, one) => so + one.mass_percent, 0);
  return [atMost("part_percent_error", Math.max(...errors, Math.abs(sum - 100)), 1e-6, "%")];
}

function ofPercents(answer: PercentCompositionAnswer): readonly Check[] {
  const counts = countsOf(answer);
  const total = tableMass(counts, 0);
  const errors = Object.entries(answer.mass_percent).map(([key, percent]) =>
    Math.abs(percent - (100 * tableMass({ [key]: counts[key] ?? 0 }, 0)) / total),
  );
  const sum = Object.values(answer.mass_percent).reduce((so, percent) => so + percent, 0);
  return [
    atMost("percent_error", Math.max(0, ...errors), 1e-6, "%"),
    atMost("percent_sum_error", Math.abs(sum - 100), 1e-6, "%"),
    ...ofParts(answer.parts, counts),
  ];
}

/** Atoms of the formula of an answer, counted again. */
function countsOf(answer: {
  readonly formula: string;
  readonly charge: number | string;
}): Readonly<Record<string, number>> {
  const counted = countAtoms(answer.formula, BigInt(answer.charge)) ?? [];
  return Object.fromEntries(
    [...counted].map(([key, count]) => [key, Number(count) / Number(PARTS)]),
  );
}

function ofSmiles(answer: SmilesAnswer, smiles: string): readonly Check[] {
  const { counts, charge } = countSmiles(smiles.trim());
  const checks = [
    atMost("atoms_miscounted", differences(counts, answer.atoms), 0),
    atMost("charge_error", Math.abs(charge - Number(answer.charge)), 0),
    massCheck("molar_mass_error", answer.molar_mass_g_mol, tableMass(counts, charge)),
  ];
  if (answer.monoisotopic_mass === null) return checks;
  const monoisotopic = tableMonoisotopicMass(counts, charge);
  return [...checks, massCheck("monoisotopic_mass_error", answer.monoisotopic_mass, monoisotopic)];
}

function massCheck(name: string, stated: number, recomputed: number): Check {
  const error = Math.abs(stated - recomputed);
  return atMost(
    name,
    Number.isNaN(error) ? Number.MAX_VALUE : error,
    1e-8 + RELATIVE_LIMIT * recomputed,
    "g/mol",
  );
}
