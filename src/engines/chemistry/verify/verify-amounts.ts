import type { Task } from "../problem/problem.js";
import type {
  ClaimAnswer,
  DilutionAnswer,
  EmpiricalFormulaAnswer,
  OxidationStatesAnswer,
  ReactionAmountsAnswer,
} from "../tasks/answers.js";
import { atMost, type Check } from "./check.js";
import { countAtoms, PARTS } from "./count-atoms.js";
import { tableMass } from "./table-mass.js";
import { verifyQuantities } from "./verify-quantities.js";

const RELATIVE_LIMIT = 1e-9;

/**
 * Amounts follow the coefficients and the yield, what the equation promises conserves mass, no reactant is used beyond
 * what was there, and what the task states comes to the amounts that it is said to.
 */
export function verifyReaction(task: Task, answer: ReactionAmountsAnswer): readonly Check[] {
  if (answer.status !== "solved") return [];
  const extent = answer.extent_mol ?? 0;
  const share = (task.yield_percent ?? 100) / 100;
  const offCoefficient = answer.amounts.map(({ amount_mol: amount, coefficient, side }) =>
    relative(amount, extent * Number(coefficient) * (side === "product" ? share : 1)),
  );
  const massOf = (side: "reactant" | "product") =>
    answer.amounts.reduce(
      (sum, one) => sum + (one.side === side ? (one.theoretical_g ?? one.mass_g) : 0),
      0,
    );
  const overdrawn = answer.amounts.filter(
    ({ side, given_mol: given, amount_mol: used }) =>
      side === "reactant" && given !== undefined && used > given * (1 + RELATIVE_LIMIT),
  );
  return [
    atMost("amount_error", Math.max(0, ...offCoefficient), RELATIVE_LIMIT),
    // Electrons have no mass here, but the charge of ions does: their masses differ by as much.
    atMost("mass_balance_error", relative(massOf("reactant"), massOf("product")), 1e-3),
    atMost("reactants_overdrawn", overdrawn.length, 0),
    ...verifyQuantities(task, answer),
  ];
}

/** The subscripts are in the ratio that was measured. */
export function verifyEmpirical(answer: EmpiricalFormulaAnswer): readonly Check[] {
  if (answer.status !== "found") return [];
  const quotients = Object.entries(answer.composition).map(
    ([key, count]) => count / (answer.ratios[key] ?? Number.NaN),
  );
  const spread = Math.max(...quotients) / Math.min(...quotients) - 1;
  const total = tableMass(answer.composition, 0);
  const shares = Object.entries(answer.composition).map(([key, count]) =>
    Math.abs((answer.mass_percent[key] ?? 0) - (100 * tableMass({ [key]: count }, 0)) / total),
  );
  return [
    atMost("ratio_error", spread, 0.03),
    atMost("percent_error", Math.max(0, ...shares), 1e-6, "%"),
  ];
}

/** The states of all atoms add up to the charge. */
export function verifyOxidation(answer: OxidationStatesAnswer): readonly Check[] {
  if (answer.status !== "decided") return [];
  const charge = BigInt(answer.charge);
  let rest = -Number(charge);
  for (const [key, count] of countAtoms(answer.formula, charge) ?? []) {
    const state = answer.states[key.replace(/^\d+/u, "")] ?? Number.NaN;
    const [over = "", under = "1"] = String(state).split("/");
    rest += (Number(count) / Number(PARTS)) * (Number(over) / Number(under));
  }
  const error = Number.isNaN(rest) ? Number.MAX_VALUE : Math.abs(rest);
  return [atMost("charge_error", error, 1e-9), ...(answer.ions ?? []).map(ofIon)];
}

/** The states in an ion add up to the charge that it is written with. */
function ofIon({
  formula,
  states,
}: {
  readonly formula: string;
  readonly states: OxidationStatesAnswer["states"];
}): Check {
  const [, size = "1", sign = ""] = /(?:\^(\d))?([+-])$/u.exec(formula) ?? [];
  const charge = sign === "" ? 0n : BigInt(`${sign}${size}`);
  const sum = [...(countAtoms(formula, charge) ?? [])].reduce(
    (so, [key, count]) => so + (Number(count) / Number(PARTS)) * Number(states[key] ?? Number.NaN),
    0,
  );
  const error = Math.abs(sum - Number(charge));
  return atMost(`charge_error_in_${formula}`, Number.isNaN(error) ? Number.MAX_VALUE : error, 1e-9);
}

/** The solute before and after is the same. */
export function verifyDilution(answer: DilutionAnswer): readonly Check[] {
  const before = answer.stock_mol_l * answer.stock_l;
  const after = answer.final_mol_l * answer.final_l;
  return [atMost("solute_error", relative(before, after), RELATIVE_LIMIT)];
}

/** The verdict follows from the difference and the tolerance. */
export function verifyClaim(answer: ClaimAnswer): readonly Check[] {
  const { difference, tolerance, verdict } = answer;
  if (difference === null || tolerance === null) return [];
  const isWithin = Math.abs(difference) <= tolerance * (1 + RELATIVE_LIMIT);
  return [atMost("verdict_against_difference", isWithin === (verdict === "true") ? 0 : 1, 0)];
}

function relative(first: number, second: number): number {
  const size = Math.max(Math.abs(first), Math.abs(second));
  return size === 0 ? 0 : Math.abs(first - second) / size;
}
