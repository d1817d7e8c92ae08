import { toDouble } from "../../math/exact-numbers/rational.js";
import { ChemistryError } from "../errors/chemistry-error.js";
import type { Atoms } from "../formula/species.js";
import { hillOrder } from "../masses/hill-formula.js";
import type { Quantity, Task } from "../problem/problem.js";
import { QUANTITIES_MAX } from "../problem/problem.js";

/** A text of a task that its kind needs; throws `missing`. */
export function needed(task: Task, field: "equation" | "formula" | "smiles", path: string): string {
  const text = task[field];
  if (text !== undefined && text.trim() !== "") return text;
  throw new ChemistryError("missing", `${path}/${field}`, `${task.kind} needs ${field}`);
}

/** The quantities of a task, at least `least` and at most 100; throws `missing` or `too_large`. */
export function neededQuantities(task: Task, least: number, path: string): readonly Quantity[] {
  const quantities = task.quantities ?? [];
  if (quantities.length < least) {
    const message = `${task.kind} needs at least ${least} of quantities`;
    throw new ChemistryError("missing", `${path}/quantities`, message);
  }
  if (quantities.length > QUANTITIES_MAX) {
    const message = `there are at most ${QUANTITIES_MAX} quantities`;
    throw new ChemistryError("too_large", `${path}/quantities`, message);
  }
  return quantities;
}

/** Counts of atoms as JSON, in the order of Hill. */
export function compositionJson(atoms: Atoms): Readonly<Record<string, number>> {
  return Object.fromEntries(hillOrder(atoms).map(([key, count]) => [key, toDouble(count)]));
}
