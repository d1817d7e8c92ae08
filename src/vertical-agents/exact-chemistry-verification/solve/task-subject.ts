import type { Task } from "../../../engines/chemistry/problem/problem.js";

/** The text of a task that its answer is about. */
export interface Subject {
  readonly field: "equation" | "formula" | "smiles";
  readonly text: string;
}

/** What a task that was answered is about; undefined for those that have quantities alone. */
export function taskSubject(task: Task): Subject | undefined {
  switch (task.kind) {
    case "balance":
    case "check_balance":
    case "stoichiometry":
    case "limiting_reagent":
      return subject(task, "equation");
    case "molar_mass":
    case "percent_composition":
    case "oxidation_states":
      return subject(task, "formula");
    case "smiles":
      return subject(task, "smiles");
    case "claim":
      return subject(task, "equation") ?? subject(task, "smiles") ?? subject(task, "formula");
    case "empirical_formula":
    case "dilution":
      return undefined;
  }
}

function subject(task: Task, field: Subject["field"]): Subject | undefined {
  const text = task[field]?.trim();
  return text === undefined ? undefined : { field, text };
}
