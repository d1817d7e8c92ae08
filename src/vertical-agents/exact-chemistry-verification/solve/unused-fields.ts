import type { Task, TaskKind } from "../../../engines/chemistry/problem/problem.js";
import type { AnsweredTask } from "./answer-tasks.js";

const REACTIONS: readonly TaskKind[] = ["stoichiometry", "limiting_reagent", "claim"];
/** Fields that only tasks of some kinds use. */
const USERS: readonly (readonly [field: "medium" | "yield_percent" | "actual", TaskKind[]])[] = [
  ["medium", ["balance"]],
  ["yield_percent", [...REACTIONS]],
  ["actual", [...REACTIONS]],
];
const WITHOUT_PURITY: readonly TaskKind[] = ["dilution", "empirical_formula"];

/** Warnings of what a task says that its answer does not use. */
export function unusedFields({ index, task }: AnsweredTask): readonly string[] {
  const unused = USERS.filter(
    ([field, kinds]) => task[field] !== undefined && !kinds.includes(task.kind),
  ).map(([field]) => field as string);
  const all = [...unused, ...(hasUnusedPurity(task) ? ["purity_percent"] : [])];
  return all.map((field) => `tasks[${index}].${field} was not used: ${task.kind} does not take it`);
}

function hasUnusedPurity({ kind, quantities = [] }: Task): boolean {
  const hasPurity = quantities.some(({ purity_percent: purity }) => purity !== undefined);
  return hasPurity && WITHOUT_PURITY.includes(kind);
}
