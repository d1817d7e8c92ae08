import { ChemistryError } from "../../engines/chemistry/errors/chemistry-error.js";
import type { Check, ProblemFault, Solved, Work } from "../method.js";
import type { Assumption, MissingField } from "../understanding.js";
import { simulateTasks } from "./simulation/simulate-tasks.js";
import {
  type AnsweredTask,
  answerTasks,
  isAnswered,
  type RefusedTask,
} from "./solve/answer-tasks.js";
import { rankTasks } from "./solve/rank-tasks.js";
import { askAbout } from "./solve/refused-tasks.js";
import { taskAssumptions } from "./solve/task-assumptions.js";
import { unusedFields } from "./solve/unused-fields.js";
import { workedSteps } from "./steps/worked-steps.js";
import { writeSummary } from "./summary/write-summary.js";

/**
 * Answers the tasks of a problem, each by itself: one that cannot be used stands among the answers as `refused`, with a
 * warning and, where its sender can mend it, a question. Throws a ChemistryError where none can be used.
 */
export function solveProblem(problem: object, work: Work): Solved {
  const outcomes = answerTasks(problem, work.isOver);
  const answered = outcomes.filter(isAnswered);
  const refused = outcomes.filter((one): one is RefusedTask => !isAnswered(one));
  const { ranking, issues } = rankTasks(outcomes);
  const checks = answered.flatMap(namedChecks);
  const simulation = work.runSimulation ? simulateTasks(answered, work) : null;
  const { summary, keyFigures } = writeSummary(outcomes, ranking, simulation);
  const isProven = refused.length === 0 && checks.every(({ ok }) => ok);
  const missing = refused.map(askAbout).filter((one): one is MissingField => one !== undefined);
  return {
    summary,
    keyFigures,
    fields: {
      answers: outcomes.map(({ answer }) => answer),
      ranking,
      issues,
      plan: { steps: workedSteps(answered), alternatives: answered.flatMap(alternativesOf) },
    },
    checks,
    simulation,
    assumptions: assumptionsOf(answered),
    warnings: [
      ...refused.map(({ index, answer }) => `tasks[${index}] was not answered: ${answer.message}`),
      ...answered.flatMap(unusedFields),
      ...checks.filter(({ ok }) => !ok).map(({ name }) => `the check ${name} failed`),
      ...(work.runSimulation && !simulation
        ? ["nothing was simulated: no task asks for a mass or another measured value"]
        : []),
    ],
    optimal: isProven,
    gap: isProven ? 0 : null,
    ...(missing.length > 0 ? { missing } : {}),
  };
}

/** What is wrong with a problem that cannot be used; undefined for errors that are not its fault. */
export function faultOfProblem(error: unknown): ProblemFault | undefined {
  if (!(error instanceof ChemistryError)) return undefined;
  const { code, path, message } = error;
  const isLimit = code === "too_large" || code === "timeout";
  return { code: isLimit ? "too_large" : "invalid", path, message };
}

function namedChecks({ index, checks }: AnsweredTask): readonly Check[] {
  return checks.map((check) => ({ ...check, name: `tasks[${index}].${check.name}` }));
}

function alternativesOf({ index, completions }: AnsweredTask) {
  return completions.map((completion) => ({ task: index, ...completion }));
}

const WEIGHTS: Assumption = {
  field: "atomic_weights",
  value: "IUPAC 2021",
  unit: null,
  why: "standard atomic weights; of an interval the middle",
};

function assumptionsOf(answered: readonly AnsweredTask[]): readonly Assumption[] {
  const hasMasses = answered.some(({ answer }) =>
    answer.kind === "claim" ? answer.difference !== null : WEIGHED.has(answer.kind),
  );
  return [...answered.flatMap(taskAssumptions), ...(hasMasses ? [WEIGHTS] : [])];
}

const WEIGHED: ReadonlySet<string> = new Set([
  "molar_mass",
  "percent_composition",
  "empirical_formula",
  "smiles",
  "stoichiometry",
  "limiting_reagent",
]);
