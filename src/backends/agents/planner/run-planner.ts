import type { Plan } from "../../../engines/text/planner/plan-task.js";
import type { Operation } from "../../../http/operations/operation.js";
import type { OperationTable } from "../../../http/operations/operations.js";
import type { Needed } from "../../../platform/parts/part.js";
import { resultText } from "../loop/result-text.js";
import type { Step, StopReason } from "../schemas.js";
import { tasks } from "../tasks.js";
import { OWN_FAMILY, whyNotAllowed } from "../tools/allowed-operations.js";
import {
  type ChosenTools,
  EMBEDDED_TOOLS,
  type EmbeddedTool,
  PLANNER_NAMES,
} from "../tools/choose-tools.js";
import type { Toolbox } from "../tools/toolbox.js";
import { wordAnswer } from "./word-answer.js";

/** The harness that needs no model, by which its answers are marked. */
export const PLANNER = "builtin/planner";

export interface PlannedRun {
  readonly task: string;
  readonly context: readonly string[];
  readonly table: OperationTable;
  readonly chosen: ChosenTools;
  readonly toolbox: Toolbox;
  readonly maxSteps: number;
  readonly owner: string;
  readonly signal: AbortSignal;
}

export interface PlannedEnding {
  readonly output: string;
  readonly stopReason: StopReason;
  readonly steps: readonly Step[];
}

const PLANNING_MS = 5_000;
const WAIT_MS = 15_000;
const ZONE = "UTC";

/** What the planner notes of its reading, which is no call of a tool. */
const READING = "read task";

/** Answers a task by rules; an operation that the plan comes to is called, and its answer worded. */
export async function runPlanner(
  parts: Needed<"threads" | "clock">,
  run: PlannedRun,
): Promise<PlannedEnding> {
  const startedAt = performance.now();
  const plan = await planOf(parts, run);
  const steps = stepsOf(plan, performance.now() - startedAt);
  const unnamed = steps
    .map(({ tool }) => embeddedOf(tool))
    .find((one) => !run.chosen.embedded.has(one));
  if (unnamed !== undefined) {
    const output = `It needs ${unnamed}, which is not among the tools of this run.`;
    return { output, stopReason: "unsupported", steps: [] };
  }
  const needed = steps.length + (plan.kind === "call" ? 1 : 0);
  if (needed > run.maxSteps) return tooManySteps(steps, { needed, maxSteps: run.maxSteps });
  switch (plan.kind) {
    case "answer":
      return { output: plan.output, stopReason: "finished", steps };
    case "unsupported":
      return { output: unsupportedText(plan), stopReason: "unsupported", steps };
    case "call":
      return callPlanned(plan, steps, run);
  }
}

/** The plan for a task, which may come to any operation: one that the run may not call is refused then. */
function planOf(
  { threads, clock }: Needed<"threads" | "clock">,
  { task, context, table, owner, signal }: PlannedRun,
): Promise<Plan> {
  const operations = table.all
    .filter(({ family }) => family !== OWN_FAMILY)
    .map(({ name, summary, description, input }) => ({ name, summary, description, input }));
  const order = { task, context: { nowMs: clock(), timeZone: ZONE, context, operations } };
  const options = { owner, timeoutMs: PLANNING_MS, waitMs: WAIT_MS, signal };
  return threads.run(tasks.plan, order, options);
}

/** The tool of this run that does what a step of the planner does. */
function embeddedOf(tool: string): EmbeddedTool {
  return EMBEDDED_TOOLS.find((one) => one === tool) ?? PLANNER_NAMES[tool] ?? "calculate";
}

/** A plan is computed in one piece, whose time its steps share. */
function stepsOf({ steps }: Plan, ms: number): Step[] {
  const calls = steps.filter(({ tool }) => tool !== READING);
  const share = Math.round((ms / Math.max(1, calls.length)) * 100) / 100;
  return calls.map(({ tool, input, output }) => ({ tool, input, output, ms: share }));
}

function tooManySteps(
  steps: readonly Step[],
  { needed, maxSteps }: { readonly needed: number; readonly maxSteps: number },
): PlannedEnding {
  return {
    output: `There is no answer: the task takes ${needed} steps, and max_steps is ${maxSteps}.`,
    stopReason: "max_steps",
    steps: steps.slice(0, maxSteps),
  };
}

function unsupportedText({
  message,
  abilities,
}: {
  readonly message: string;
  readonly abilities: readonly string[];
}): string {
  const able = abilities.length > 0 ? ` Without a model it can: ${abilities.join("; ")}.` : "";
  return `${message.replace(/([^.!?])$/, "$1.")}${able}`;
}

async function callPlanned(
  plan: Extract<Plan, { kind: "call" }>,
  steps: readonly Step[],
  { table, chosen, toolbox, signal }: PlannedRun,
): Promise<PlannedEnding> {
  const operation = table.find(plan.operation);
  if (!operation) throw new Error("the plan comes to an operation that is not in the table");
  if (!chosen.operations.includes(operation)) {
    return { output: `${whyNotAllowed(operation)}.`, stopReason: "unsupported", steps };
  }
  const startedAt = performance.now();
  const outcome = await toolbox.callOperation(operation, plan.arguments, signal);
  const { isError, value } = outcome;
  const result = resultText(outcome);
  const step: Step = {
    tool: operation.name,
    input: plan.arguments,
    output: result.isCut ? result.text : value,
    ms: Math.round((performance.now() - startedAt) * 100) / 100,
    ...(isError ? { is_error: true } : {}),
  };
  return {
    output: isError ? failureText(operation, value) : wordAnswer(value),
    stopReason: isError ? "tool_error" : "finished",
    steps: [...steps, step],
  };
}

function failureText({ name }: Operation, value: unknown): string {
  const { message } = (value ?? {}) as { readonly message?: unknown };
  const why = typeof value === "string" ? value : String(message ?? "it failed");
  return `${why.startsWith(name) ? why : `${name}: ${why}`}.`.replace(/\.\.$/, ".");
}
