import { parseEquation } from "../../../engines/chemistry/equation/parse-equation.js";
import { parseFormula } from "../../../engines/chemistry/formula/parse-formula.js";
import type { Task } from "../../../engines/chemistry/problem/problem.js";
import type {
  ClaimAnswer,
  ReactionAmountsAnswer,
} from "../../../engines/chemistry/tasks/answers.js";
import { unequalOf, writtenCoefficients } from "../../../engines/chemistry/tasks/balance-task.js";
import type { Assumption } from "../../understanding.js";
import type { AnsweredTask } from "./answer-tasks.js";
import { taskSubject } from "./task-subject.js";

/** What an answer rests on that its task does not say: readings of ambiguous charges, defaults and conventions. */
export function taskAssumptions(answered: AnsweredTask): readonly Assumption[] {
  const { task, index, answer } = answered;
  const field = `tasks[${index}]`;
  return [
    ...readings(task, field),
    ...(answer.kind === "claim" ? ofClaim(task, answer, field) : []),
    ...(answer.kind === "stoichiometry" || answer.kind === "limiting_reagent"
      ? ofReaction(task, answer, field)
      : []),
    ...(answer.kind === "molar_mass"
      ? answer.without_standard_weight.map((key) =>
          assumed(`${field}.formula`, key, "has no standard weight: a well-known isotope counts"),
        )
      : []),
    ...(answer.kind === "dilution"
      ? [assumed(`${field}.quantities`, "volumes add", "the solvent is the rest of the volume")]
      : []),
  ];
}

function readings(task: Task, field: string): readonly Assumption[] {
  const subject = taskSubject(task);
  if (!subject || subject.field === "smiles") return [];
  const path = `/${field}/${subject.field}`;
  const found =
    subject.field === "formula"
      ? parseFormula(subject.text, path).readings
      : allTerms(subject.text, path).flatMap(({ species }) => species.readings);
  return [...new Set(found)].map((reading) =>
    assumed(`${field}.${subject.field}`, reading, "the notation of the charge has two meanings"),
  );
}

function ofClaim(task: Task, { tolerance, correct }: ClaimAnswer, field: string) {
  if (tolerance === null || correct === null) return [];
  const { claim } = task;
  return [
    ...(claim?.unit === undefined
      ? [assumed(`${field}.claim.unit`, correct.unit, "no unit is given")]
      : []),
    ...(claim?.tolerance === undefined
      ? [
          {
            ...assumed(`${field}.claim.tolerance`, tolerance, "half a unit of the last digit"),
            unit: correct.unit,
          },
        ]
      : []),
  ];
}

function ofReaction(task: Task, answer: ReactionAmountsAnswer, field: string) {
  if (answer.status !== "solved") return [];
  const { equation = "", quantities = [] } = task;
  const parsed = parseEquation(equation, `/${field}/equation`);
  const isRebalanced =
    parsed.hasCoefficients && unequalOf(parsed, writtenCoefficients(parsed)).length > 0;
  return [
    assumed(
      `${field}.equation`,
      "complete",
      quantities.some(({ purity_percent: purity }) => purity !== undefined)
        ? "the stated shares of the substances react until one is used up"
        : "pure substances react until one is used up",
    ),
    ...(isRebalanced
      ? [
          assumed(
            `${field}.equation`,
            answer.balanced_equation,
            "the coefficients as written do not balance",
          ),
        ]
      : []),
    ...answer.taken_as_enough.map((species) =>
      assumed(`${field}.quantities`, species, "is taken as enough, as no quantity is given"),
    ),
    ...quantities.flatMap(({ temperature_k: kelvin, molarity_mol_l: molarity }, at) =>
      kelvin === undefined || molarity !== undefined
        ? []
        : [assumed(`${field}.quantities[${at}]`, "ideal gas", "its volume gives the amount")],
    ),
  ];
}

function allTerms(equation: string, path: string) {
  const { left, right } = parseEquation(equation, path);
  return [...left, ...right];
}

function assumed(field: string, value: Assumption["value"], why: string): Assumption {
  return { field, value, unit: null, why };
}
