import {
  BUILTIN_MODEL,
  type ChangePlan,
  type ChangeTask,
  type PlannedStep,
} from "./change-plan.js";
import { type Evidence, gatherEvidence } from "./gather-evidence.js";
import { openQuestionsOf } from "./open-questions.js";
import { PlanSteps } from "./plan-steps.js";
import { plannersByIntent } from "./planners.js";
import { readTask } from "./read-task.js";
import { risksOf } from "./risks.js";

/**
 * Plans a change of a repository from the words of a task and the files that are given: its verb, the
 * names and paths in it, where they are defined, used, tested and described, and how the repository
 * checks itself. Paths are those given, or new ones named as their neighbours are; what is not told
 * becomes a question. Linear in the text of the files times the names of the task, at most twelve.
 */
export function planChange({ task, files = [] }: ChangeTask): ChangePlan {
  const evidence = gatherEvidence(readTask(task), files);
  const plan = stepsOf(evidence, task);
  const touched = plan.map(({ path }) => path).filter((path) => path !== ".");
  return {
    plan,
    filesTouched: [...new Set(touched)],
    risks: risksOf(evidence, plan),
    openQuestions: openQuestionsOf(evidence, task),
    model: BUILTIN_MODEL,
  };
}

function stepsOf(evidence: Evidence, task: string): readonly PlannedStep[] {
  const steps = new PlanSteps(evidence);
  plannersByIntent[evidence.reading.intent](steps, evidence);
  if (steps.all.some(({ path }) => path !== ".")) return steps.all;
  const placeless = new PlanSteps(evidence);
  search(placeless, evidence, task);
  proceed(placeless, evidence, task);
  return placeless.all;
}

/** Where nothing that is given says what to change, the first step is to find it. */
function search(steps: PlanSteps, { reading, files }: Evidence, task: string): void {
  const sought = [...reading.symbols, ...reading.words].slice(0, 4);
  const pattern = sought.map((word) => word.replace(/[^\w]/g, "\\$&")).join("|");
  const why =
    files.length === 0 ? "no files were given" : "no given file has a name or a word of the task";
  steps.add({
    action: `Find where this is to be changed: ${task.replace(/\s+/g, " ").trim().slice(0, 200)}`,
    path: ".",
    reason: why,
    check:
      pattern === ""
        ? "`git ls-files` lists the files to choose from"
        : `\`git grep -niE '${pattern}'\` lists the places, or shows that it is new`,
  });
}

/** The order of the work where no place is known: only what holds for any place. */
function proceed(steps: PlanSteps, { reading, commands }: Evidence, task: string): void {
  const what = task.replace(/\s+/g, " ").trim().slice(0, 200);
  const reason = "it follows from the task; no given file says where";
  if (reading.intent !== "document") {
    steps.add({
      action: "Write a test that holds what the task asks for",
      path: ".",
      reason,
      check: "the new test fails before the change",
    });
  }
  steps.add({
    action: `Carry it out: ${what}`,
    path: ".",
    reason,
    check: reading.intent === "document" ? "`git diff` shows the text" : "the new test passes",
  });
  steps.verify();
  if (commands.test !== null) return;
  steps.add({
    action: "Run all tests of the repository",
    path: ".",
    reason: "no given file tells the command, so it is the first thing to find out",
    check: "all tests pass",
  });
}
