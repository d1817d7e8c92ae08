import { calculate } from "../calculator/calculate.js";
import { answerDate } from "../dates/answer-date.js";
import { answerTable } from "./given-data/answer-table.js";
import { matchOperation } from "./operations/match-operation.js";
import { planMemory } from "./operations/memory.js";
import { planPage } from "./operations/page.js";
import { resolveAmendments } from "./request/amendments.js";
import { stripFraming } from "./request/framing.js";
import { cutQuotes, numbersOf } from "./request/literals.js";
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
import { type AnswerFormat, applyFormat, takeFormat } from "./tools/answer-format.js";
import { answerConversion } from "./tools/conversions.js";
import { answerExtraction } from "./tools/extraction.js";
import { answerListPick } from "./tools/list-picks.js";
import { answerChain } from "./tools/number-chain.js";
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
  "tables, CSV, JSON records and lines of names and values: totals, extremes, conditions, groups and look-ups",
  "finding addresses, amounts, dates, numbers, words and fields in a given text, and changing it",
  "stored corrections: what governs an action, and remembering a new one",
  "calls of this server's operations whose arguments are in the task",
];

/** How a comparison is told. */
const JUDGED: Readonly<Record<string, string>> = {
  true: "yes, that is true",
  false: "no, that is false",
};

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
    output: JUDGED[answer.text] ?? answer.text,
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

/** A list with an item that is not told, which no sum or mean may leave out. */
const UNKNOWN_ITEM =
  /\d,? (?:and|plus|or) (?:the number of|(?:some|another|an unknown|an?other|one more) (?:other )?number|(?:my|your|his|her|our|their) \p{L}+)\b/iu;

const problemTool: Tool = ({ raw, literals }) => {
  if (literals.some(({ kind }) => kind === "quoted") || UNKNOWN_ITEM.test(raw)) return undefined;
  const solved = solveProblem(raw);
  const [number, second] = numbersOf(raw);
  const isEcho = second === undefined && number === solved?.value.replace(/[^\d.-]/gu, "");
  return isEcho ? undefined : solved;
};

const TOOLS: readonly Tool[] = [
  answerConversion,
  answerTable,
  answerExtraction,
  answerStatistics,
  answerListPick,
  answerSorting,
  answerText,
  dateTool,
  answerChain,
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
    const call = planPage(request) ?? matchOperation(request);
    if (call) return call;
    const done = runForms(cut, context);
    if (done) return { kind: "answer", output: done.output, steps: done.steps };
  } catch (error) {
    if (error instanceof CannotDo) return unsupported(error.message);
    throw error;
  }
  return unsupported("this is none of the tasks that are computed without a language model");
}

type Cut = ReturnType<typeof cutQuotes>;

/**
 * Runs a task as it stands, and without what is written around it: manners, what it takes back, the
 * form of the answer. What a refusal said is told only when no form of the task is understood.
 */
function runForms(cut: Cut, context: PlanContext): Done | undefined {
  const amended = resolveAmendments(cut.text);
  if (amended === undefined)
    throw new CannotDo("what the task takes back was not plain; say it once, as it is meant");
  const framed = stripFraming(amended);
  const formatted = takeFormat(framed);
  const own = { text: stripFraming(formatted?.text ?? ""), format: formatted?.format ?? {} };
  const isJson = own.format.form === "json";
  const forms: readonly (readonly [text: string, format: AnswerFormat])[] = isJson
    ? [
        [amended, {}],
        [framed, {}],
        [own.text, own.format],
      ]
    : [
        [own.text, own.format],
        [amended, {}],
        [framed, {}],
      ];
  let refusal: CannotDo | undefined;
  const tried = new Set<string>();
  for (const [text, format] of forms) {
    const key = `${text}\n${JSON.stringify(format)}`;
    if (text === "" || tried.has(key)) continue;
    tried.add(key);
    try {
      const given = { text, literals: cut.literals };
      const done = runTools(readRequest(given, context)) ?? runSteps(given, context);
      const shown = done ? applyFormat(done, format) : undefined;
      if (shown && (!isJson || /^[[{]/u.test(shown.output))) return shown;
    } catch (error) {
      if (!(error instanceof CannotDo)) throw error;
      refusal ??= error;
    }
  }
  if (refusal) throw refusal;
  return undefined;
}

/** Runs the steps of a task one after the other; all have to be understood. */
function runSteps(cut: Cut, context: PlanContext): Done | undefined {
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

function runStep(cut: Cut, context: PlanContext, previous: Done | undefined): Done | undefined {
  if (previous) {
    const filled = withPrevious(cut, previous.value);
    const done = filled ? runTools(readRequest(filled, { ...context, context: [] })) : undefined;
    if (done) return done;
  }
  return runTools(readRequest(cut, context, previous));
}
