import type { TaskKind } from "../../../engines/chemistry/problem/problem.js";

export const TASK_KINDS = [
  "balance",
  "check_balance",
  "molar_mass",
  "stoichiometry",
  "limiting_reagent",
  "percent_composition",
  "empirical_formula",
  "oxidation_states",
  "smiles",
  "dilution",
  "claim",
] as const satisfies readonly TaskKind[];
