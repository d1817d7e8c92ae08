import type { FastifyBaseLogger } from "fastify";
import { errors } from "../../http/api-error.js";
import type { OperationTable } from "../../http/operations/operations.js";
import type { Needed } from "../../platform/parts/part.js";
import { chooseModel } from "./choose-model.js";
import { askModel } from "./loop/ask-model.js";
import { chatTools } from "./loop/chat.js";
import { openingMessages } from "./loop/opening.js";
import { type LoopEnding, runLoop } from "./loop/run-loop.js";
import { PLANNER, type PlannedEnding, runPlanner } from "./planner/run-planner.js";
import {
  CONTEXT_CHARS_MAX,
  type ExecuteBody,
  type ExecuteReply,
  STEPS,
  type Step,
} from "./schemas.js";
import type { AgentSettings } from "./settings.js";
import type { OperationsCaller } from "./tools/call-operation.js";
import { type ChosenTools, chooseTools } from "./tools/choose-tools.js";
import { openToolbox, type Toolbox } from "./tools/toolbox.js";

export type AgentParts = Needed<
  "models" | "language" | "threads" | "isolates" | "clock" | "operations"
>;

/** One run as its caller asked for it. */
export interface AgentOrder {
  readonly body: ExecuteBody;
  readonly owner: string;
  readonly caller: OperationsCaller;
  readonly traceparent: string | undefined;
  readonly log: FastifyBaseLogger;
  /** Aborted when the caller hung up. */
  readonly gone: AbortSignal;
}

export interface AgentAnswer {
  readonly reply: ExecuteReply;
  /** The model that the caller named, where another one answered. */
  readonly substituted: string | undefined;
}

interface AgentRun {
  readonly order: AgentOrder;
  readonly context: readonly string[];
  readonly table: OperationTable;
  readonly chosen: ChosenTools;
  readonly toolbox: Toolbox;
  readonly maxSteps: number;
  /** Aborted when the caller hung up, and at the end of the time. */
  readonly signal: AbortSignal;
}

/** Runs tasks: a model with tools where there is one, or else the planner. */
export function createAgents(parts: AgentParts, settings: AgentSettings) {
  return async (order: AgentOrder): Promise<AgentAnswer> => {
    const { body, owner, caller, log } = order;
    if (body.task.trim() === "") throw blankTask();
    const context = contextTexts(body.context);
    const table = await parts.operations();
    const chosen = chooseTools(table, body.tools);
    const { model, isNamed, substituted } = chooseModel(parts.models, body.model);
    const time = AbortSignal.timeout(settings.AGENTS_SECONDS * 1000);
    const signal = AbortSignal.any([order.gone, time]);
    const callsMax = settings.AGENTS_TOOL_CALLS;
    const toolbox = openToolbox({ ...parts, table }, { chosen, caller, owner, callsMax, log });
    const maxSteps = body.max_steps ?? STEPS;
    const run: AgentRun = { order, context, table, chosen, toolbox, maxSteps, signal };
    if (model === undefined) {
      const reply = await answerByPlanner(parts, run, { before: [], settings });
      return { reply, substituted };
    }
    const ending = await runModel(parts, run, { model, tokens: settings.AGENTS_TOKENS });
    if (ending.kind === "failed") {
      log.warn({ kind: ending.failure.kind }, "a run cannot go on with its model");
      if (isNamed) throw modelFailed(model);
      const reply = await answerByPlanner(parts, run, { before: ending.steps, settings });
      return { reply, substituted };
    }
    order.gone.throwIfAborted();
    return { reply: answerByModel(ending, { model, settings }), substituted };
  };
}

/** The refusal of a task that says nothing. */
export function blankTask() {
  const message = "task must hold more than spaces";
  return errors.validation(message, { details: [{ path: "/task", message }] });
}

/** The refusal of a model that was named and does not answer. */
export function modelFailed(model: string) {
  return errors.unavailable(`${model} does not answer at the moment`);
}

async function runModel(
  { models, clock }: AgentParts,
  { order, context, toolbox, maxSteps, signal }: AgentRun,
  { model, tokens }: { readonly model: string; readonly tokens: number },
): Promise<LoopEnding> {
  const { body, traceparent } = order;
  return runLoop(
    { ask: askModel(models, { model, traceparent }), callTool: toolbox.call },
    {
      opening: openingMessages({ task: body.task, context }, clock()),
      tools: chatTools(toolbox.tools),
      limits: { steps: maxSteps, tokens },
      signal,
    },
  );
}

function answerByModel(
  ending: Exclude<LoopEnding, { kind: "failed" }>,
  { model, settings }: { readonly model: string; readonly settings: AgentSettings },
): ExecuteReply {
  const isOver = ending.kind === "aborted";
  return {
    output: isOver ? outOfTime(settings.AGENTS_SECONDS) : ending.output,
    harness: "tool-loop",
    model: ending.model ?? model,
    steps: [...ending.steps],
    stop_reason: isOver ? "time" : ending.stopReason,
    usage: ending.usage,
  };
}

const outOfTime = (seconds: number) =>
  `There is no answer: the ${seconds} s of this run were over before.`;

/** What the planner makes of a task, after what a model did before it failed. */
async function answerByPlanner(
  parts: AgentParts,
  { order, ...run }: AgentRun,
  { before, settings }: { readonly before: readonly Step[]; readonly settings: AgentSettings },
): Promise<ExecuteReply> {
  const { task } = order.body;
  const planned = { ...run, task, owner: order.owner };
  const ending = await runPlanner(parts, planned).catch((error: unknown): PlannedEnding => {
    if (!run.signal.aborted || order.gone.aborted) throw error;
    return { output: outOfTime(settings.AGENTS_SECONDS), stopReason: "time", steps: [] };
  });
  return {
    output: ending.output,
    harness: PLANNER,
    model: PLANNER,
    steps: [...before, ...ending.steps],
    stop_reason: ending.stopReason,
  };
}

/** The texts of the context; objects as their JSON. */
function contextTexts(context: ExecuteBody["context"]): string[] {
  if (context === undefined) return [];
  const items = typeof context === "string" ? [context] : context;
  const texts = items.map((item) => (typeof item === "string" ? item : JSON.stringify(item)));
  const chars = texts.reduce((sum, { length }) => sum + length, 0);
  if (chars > CONTEXT_CHARS_MAX) {
    const message = `context must have at most ${CONTEXT_CHARS_MAX} characters in all`;
    throw errors.validation(message, { details: [{ path: "/context", message }] });
  }
  return texts.filter((text) => text.trim() !== "");
}
