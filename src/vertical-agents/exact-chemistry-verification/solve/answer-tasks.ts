import {
  ChemistryError,
  type ChemistryErrorCode,
} from "../../../engines/chemistry/errors/chemistry-error.js";
import { TASKS_MAX, type Task } from "../../../engines/chemistry/problem/problem.js";
import type { ChemistryAnswer } from "../../../engines/chemistry/tasks/answers.js";
import { solveTask } from "../../../engines/chemistry/tasks/solve-tasks.js";
import type { Check } from "../../../engines/chemistry/verify/check.js";
import { verifyChemistry } from "../../../engines/chemistry/verify/verify-answers.js";
import { checkContained, checkSamples } from "./check-samples.js";
import { type Completion, completeEquation } from "./complete-equation.js";
import { type ContainedPart, containedParts } from "./contained-parts.js";
import { readTask } from "./read-task.js";
import { type SampleAmount, sampleAmounts } from "./sample-amounts.js";
import { TASK_KINDS } from "./task-kinds.js";

const TIMEOUT = "the time for the tasks is over";

/** Stands among the answers for a task that cannot be used. */
export interface RefusedAnswer {
  readonly kind: string;
  readonly status: "refused";
  readonly code: ChemistryErrorCode;
  /** A JSON Pointer into the problem. */
  readonly path: string;
  readonly message: string;
}

/** A task with its answer and what a verifier says of it. */
export interface AnsweredTask {
  /** Of the task, from 0. */
  readonly index: number;
  readonly task: Task;
  /** What the engine answers and, of a substance, how much quantities are and what they hold of what is asked. */
  readonly answer: ChemistryAnswer & {
    readonly samples?: readonly SampleAmount[];
    readonly contained?: readonly ContainedPart[];
  };
  readonly checks: readonly Check[];
  /** How an equation that has no balance could be meant. */
  readonly completions: readonly Completion[];
}

/** A task that has no answer; of what was sent only the kind is known. */
export interface RefusedTask {
  readonly index: number;
  readonly answer: RefusedAnswer;
}

export type TaskOutcome = AnsweredTask | RefusedTask;

/**
 * Answers each task of a problem of any shape by itself, at most 50: one that cannot be used, or for which no time is
 * left, does not spoil the others. Throws a ChemistryError where there is no task, too many, or none that can be used.
 */
export function answerTasks(problem: object, isOver: () => boolean): readonly TaskOutcome[] {
  const tasks = "tasks" in problem ? problem.tasks : undefined;
  if (!Array.isArray(tasks)) throw new ChemistryError("invalid", "/tasks", "tasks must be a list");
  if (tasks.length === 0 || tasks.length > TASKS_MAX) {
    const code = tasks.length === 0 ? "missing" : "too_large";
    throw new ChemistryError(code, "/tasks", `there are 1 to ${TASKS_MAX} tasks`);
  }
  let first: ChemistryError | undefined;
  const outcomes = tasks.map((value: unknown, index): TaskOutcome => {
    const path = `/tasks/${index}`;
    try {
      const task = readTask(value, path);
      // Only balancing asks for the time by itself.
      if (index > 0 && isOver()) throw new ChemistryError("timeout", path, TIMEOUT);
      return answerTask(task, index, isOver);
    } catch (error) {
      if (!(error instanceof ChemistryError)) throw error;
      first ??= error;
      return { index, answer: refusedAnswer(value, error, path) };
    }
  });
  if (first && outcomes.every((one) => !isAnswered(one))) throw first;
  return outcomes;
}

function answerTask(task: Task, index: number, isOver: () => boolean): AnsweredTask {
  const path = `/tasks/${index}`;
  const answer = solveTask(task, path, isOver);
  const samples = sampleAmounts(task, answer, path);
  const [{ checks } = { checks: [] }] = verifyChemistry({ tasks: [task] }, [answer]);
  const completions = completeEquation(task, answer, isOver);
  const contained = containedParts(task, answer, { samples, path });
  return {
    index,
    task,
    answer: { ...answer, ...(samples ? { samples } : {}), ...(contained ? { contained } : {}) },
    checks: [
      ...checks,
      ...(samples ? checkSamples(task, answer, samples) : []),
      ...(contained ? checkContained(answer, contained) : []),
    ],
    completions,
  };
}

/** Whether a task has an answer, rather than a refusal. */
export function isAnswered(outcome: TaskOutcome): outcome is AnsweredTask {
  return "task" in outcome;
}

function refusedAnswer(value: unknown, error: ChemistryError, path: string): RefusedAnswer {
  const kind = typeof value === "object" && value !== null && "kind" in value ? value.kind : null;
  return {
    kind: TASK_KINDS.find((one) => one === kind) ?? "unknown",
    status: "refused",
    code: error.code,
    path: error.path.startsWith(path) ? error.path : path,
    message: error.message,
  };
}
