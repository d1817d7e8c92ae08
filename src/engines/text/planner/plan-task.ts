import { calculate } from "../calculator/calculate.js";
import { answerDate } from "../dates/answer-date.js";
import { matchOperation } from "./operations/match-operation.js";
import { planMemory } from "./operations/memory.js";
import { cutQuotes } from "./request/literals.js";
import type { Plan, PlanContext } from "./request/plan.js";
import {
  CannotDo,
  type Done,
  type Request,
  readRequest,
  stripPoliteness,
  type Tool,
} from "./request/request.js";
import { needsPrevious, splitSteps, withPrevious } from "./request/split-steps.js";
import { answerConversion } from "./tools/conversions.js";
import { answerExtraction } from "./tools/extraction.js";
import { answerSorting } from "./tools/sorting.js";
import { answerStatistics } from "./tools/statistics.js";
import { answerText } from "./tools/text-tools.js";
import { solveProblem } from "./word-problems/solve-problem.js";

export type { Plan, PlanContext, PlannedOperation, PlanStep } from "./request/plan.js";

const TASK_LENGTH_MAX = 20_000;

/** What can be computed without a language model, as a person is told. */
export const ABILITIES: readonly string[] = [
  "exact arithmetic, percentages and units in plain English",
  "word problems of prices, discounts, change, speed, work, shares, ages, mixtures, recipes, interest, areas and percentages",
  "dates, times, time zones, durations and Unix timestamps",
  "statistics over given numbers: mean, median, mode, deviation, quartiles, correlation, regression",
  "conversions: number bases, Roman numerals, colours, base64, hex, URL encoding, letter case, JSON and CSV",
  "sorting, counting, grouping and removing duplicates of given lists and records",
  "finding addresses, amounts, dates, numbers, words and fields in a given text, and changing it",
  "stored corrections: what governs an action, and remembering a new one",
  "calls of this server's operations whose arguments are in the task",
];

const computeTool: Tool = ({ raw, asked, literals }) => {
  if (literals.some(({ kind }) => kind === "quoted")) return undefined;
  const text = stripPoliteness(raw);
  if (
    !/\d/u.test(text) &&
    !/\b(?:half|double|twice|square|cube|sum|plus|minus|times|divided|root|dozen|percent)\b/iu.test(
      text,
    )
  )
    return undefined;
  if (/^[\d.,\s]*$/u.test(text)) return undefined;
  const isOfRow = literals.some(({ kind }) => kind === "numbers");
  if (isOfRow && /\b(?:mean|average|median|mode|deviation|variance|first|last)\b/u.test(asked))
    return undefined;
  const found = calculate(text);
  if (found.kind !== "answer") {
    if (found.code !== "not_understood") throw new CannotDo(found.message);
    return undefined;
  }
  const { answer } = found;
  return {
    output: answer.text,
    value: answer.text,
    steps: [{ tool: "calculator", input: answer.expression, output: answer.text }],
  };
};

const dateTool: Tool = ({ raw, plan }) => {
  const text = stripPoliteness(raw);
  const found = answerDate(text, plan);
  if (found.kind === "refused") {
    if (found.code !== "not_understood") throw new CannotDo(found.message);
    return undefined;
  }
  return {
    output: found.text,
    value: String(found.value),
    steps: [{ tool: "dates", input: found.reading, output: found.text }],
  };
};

const problemTool: Tool = ({ raw, literals }) =>
  literals.some(({ kind }) => kind === "quoted") ? undefined : solveProblem(raw);

const TOOLS: readonly Tool[] = [
  answerConversion,
  answerExtraction,
  answerStatistics,
  answerSorting,
  answerText,
  dateTool,
  computeTool,
  problemTool,
];

/** Asks each tool in turn. A tool that understands, and cannot, is heard only when no other understands. */
function runTools(request: Request): Done | undefined {
  let refusal: CannotDo | undefined;
  for (const tool of TOOLS)
    try {
      const done = tool(request);
      if (done) return done;
    } catch (error) {
      if (!(error instanceof CannotDo)) throw error;
      refusal ??= error;
    }
  if (refusal) throw refusal;
  return undefined;
}

const unsupported = (message: string): Plan => ({
  kind: "unsupported",
  message,
  abilities: ABILITIES,
  steps: [],
});

/**
 * Plans and computes a task by rules, without a language model: it answers what it can compute, names
 * the operation that a task plainly asks for, and otherwise says what it can do. Texts in the context
 * are data. A usual task takes a few milliseconds.
 */
export function planTask(task: string, context: PlanContext): Plan {
  if (task.length > TASK_LENGTH_MAX)
    return unsupported(`a task has at most ${TASK_LENGTH_MAX} characters`);
  const cut = cutQuotes(task.trim());
  if (cut.text === "") return unsupported("the task is empty");
  try {
    const request = readRequest(cut, context);
    const memory = planMemory(request);
    if (memory === "unavailable")
      return unsupported("stored corrections are not among the tools of this call");
    if (memory) return memory;
    const call = matchOperation(request);
    if (call) return call;
    const whole = runWhole(request) ?? runSteps(cut, context);
    if (whole) return { kind: "answer", output: whole.output, steps: whole.steps };
  } catch (error) {
    if (error instanceof CannotDo) return unsupported(error.message);
    throw error;
  }
  return unsupported("this is none of the tasks that are computed without a language model");
}

function runWhole(request: Request): Done | undefined {
  const done = runTools(request);
  return done;
}

/** Runs the steps of a task one after the other; all have to be understood. */
function runSteps(cut: ReturnType<typeof cutQuotes>, context: PlanContext): Done | undefined {
  const parts = splitSteps(cut.text);
  if (parts.length < 2) return undefined;
  const results: Done[] = [];
  let shown: string[] = [];
  for (const part of parts) {
    const previous = results.at(-1);
    const done = runStep({ text: part, literals: cut.literals }, context, previous);
    if (!done) return undefined;
    if (previous && needsPrevious(part)) shown = shown.slice(0, -1);
    shown.push(done.output);
    results.push(done);
  }
  const last = results.at(-1);
  if (!last) return undefined;
  return {
    output: shown.join("\n"),
    value: last.value,
    steps: results.flatMap(({ steps }) => steps),
  };
}

function runStep(
  cut: ReturnType<typeof cutQuotes>,
  context: PlanContext,
  previous: Done | undefined,
): Done | undefined {
  if (previous) {
    const filled = withPrevious(cut, previous.value);
    const done = filled ? runTools(readRequest(filled, { ...context, context: [] })) : undefined;
    if (done) return done;
  }
  return runTools(readRequest(cut, context, previous));
}
