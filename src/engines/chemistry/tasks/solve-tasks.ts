import { equationInMedium } from "../balance/equation-in-medium.js";
import { parseEquation } from "../equation/parse-equation.js";
import { ChemistryError } from "../errors/chemistry-error.js";
import { parseFormula } from "../formula/parse-formula.js";
import { oxidationStates } from "../oxidation/oxidation-states.js";
import type { OxidationStates } from "../oxidation/states.js";
import { type ChemistryProblem, TASKS_MAX, type Task } from "../problem/problem.js";
import type { ChemistryAnswer, OxidationStatesAnswer } from "./answers.js";
import { balanceEquation, checkBalance, fractionJson } from "./balance-task.js";
import { dilutionOf } from "./dilution-task.js";
import { empiricalFormulaOf } from "./empirical-task.js";
import { integerJson } from "./integer-json.js";
import { molarMassOf, percentCompositionOf, smilesAnswer } from "./mass-tasks.js";
import { reactionAmounts } from "./reaction-task.js";
import { solveClaim } from "./solve-claim.js";
import { needed } from "./task-text.js";

/**
 * Answers each task of a problem, at most 50, in its order. Stoichiometry is exact; masses follow the standard atomic
 * weights of 2021. Throws a ChemistryError whose path points into the problem; `timeout` when `isOver` says so.
 */
export function solveChemistry(
  problem: ChemistryProblem,
  isOver: () => boolean,
): readonly ChemistryAnswer[] {
  if (problem.tasks.length === 0 || problem.tasks.length > TASKS_MAX) {
    const code = problem.tasks.length === 0 ? "missing" : "too_large";
    throw new ChemistryError(code, "/tasks", `there are 1 to ${TASKS_MAX} tasks`);
  }
  return problem.tasks.map((task, index) => solveTask(task, `/tasks/${index}`, isOver));
}

/** Answers one task; `path` is its JSON Pointer, which those of errors begin with. Throws as `solveChemistry` does. */
export function solveTask(task: Task, path: string, isOver: () => boolean): ChemistryAnswer {
  switch (task.kind) {
    case "balance": {
      const equation = parseEquation(needed(task, "equation", path), `${path}/equation`);
      if (task.medium === undefined) return balanceEquation(equation, isOver);
      const completed = equationInMedium(equation, task.medium, isOver);
      const { added } = completed;
      const answer = balanceEquation(completed.equation, isOver);
      return added.length === 0 ? answer : { ...answer, added };
    }
    case "check_balance":
      return checkBalance(needed(task, "equation", path), `${path}/equation`, isOver);
    case "molar_mass":
      return molarMassOf(needed(task, "formula", path), `${path}/formula`);
    case "percent_composition":
      return percentCompositionOf(needed(task, "formula", path), `${path}/formula`);
    case "empirical_formula":
      return empiricalFormulaOf(task, path);
    case "stoichiometry":
    case "limiting_reagent":
      return reactionAmounts({ ...task, kind: task.kind }, path, isOver);
    case "oxidation_states":
      return oxidationAnswer(needed(task, "formula", path), `${path}/formula`);
    case "smiles":
      return smilesAnswer(needed(task, "smiles", path), `${path}/smiles`);
    case "dilution":
      return dilutionOf(task, path);
    case "claim":
      return solveClaim(task, path, isOver);
  }
}

function oxidationAnswer(formula: string, path: string): OxidationStatesAnswer {
  const species = parseFormula(formula, path);
  if (species.atoms.size === 0)
    throw new ChemistryError("invalid", path, "the formula has no atoms");
  const { status, states, rules, ions } = oxidationStates(species);
  return {
    kind: "oxidation_states",
    formula: species.text,
    charge: integerJson(species.charge),
    status,
    states: statesJson(states),
    ...(ions ? { ions: ions.map((ion) => ({ ...ion, states: statesJson(ion.states) })) } : {}),
    rules,
  };
}

function statesJson(states: OxidationStates["states"]): OxidationStatesAnswer["states"] {
  return Object.fromEntries([...states].map(([key, state]) => [key, fractionJson(state)]));
}
