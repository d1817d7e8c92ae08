import { parseFormula } from "../../../engines/chemistry/formula/parse-formula.js";
import type { Species } from "../../../engines/chemistry/formula/species.js";
import type { Task } from "../../../engines/chemistry/problem/problem.js";
import { readSmiles } from "../../../engines/chemistry/smiles/read-smiles.js";
import type { ChemistryAnswer } from "../../../engines/chemistry/tasks/answers.js";
import { rational } from "../../../engines/math/exact-numbers/rational.js";
import { taskSubject } from "./task-subject.js";

/** The atoms and the charge of the formula or SMILES text that a task, answered before, is about. */
export function taskSubstance(
  task: Task,
  answer: ChemistryAnswer,
): Pick<Species, "atoms" | "charge" | "parts"> {
  if (answer.kind === "smiles") {
    // To read a large SMILES text takes a hundred times as long as all the rest.
    const atoms = Object.entries(answer.atoms).map(
      ([key, count]) => [key, rational(BigInt(count))] as const,
    );
    return { atoms: new Map(atoms), charge: BigInt(answer.charge) };
  }
  const { field, text } = taskSubject(task) ?? { field: "formula", text: "" };
  return field === "smiles" ? readSmiles(text, "/smiles") : parseFormula(text, "/formula");
}
