import { calculate } from "../calculator/calculate.js";
import { answerDate } from "../dates/answer-date.js";
import { countTokens, cutTokens } from "../tokens/split-tokens.js";
import type { BuiltinAnswer, BuiltinRequest } from "./builtin-answer.js";
import { asksFor, readIntent, type Skill } from "./read-intent.js";
import { type Material, readMaterial } from "./read-material.js";
import { skills, UNTOLD } from "./say.js";

interface Said {
  readonly text: string;
  readonly model: `builtin/${string}`;
}

/** A calculation or a question about dates is short; longer tasks are not read as one. */
const QUESTION_LENGTH_MAX = 1_000;
const TIME_ZONE = "UTC";
const NO_TEXT =
  "There is no text to work on: give it as context, or in the task after the instruction.";
const NOT_ABLE =
  "I am builtin/auto, without a language model, and none of my methods does this task. I can summarize a text, find its keywords, extract facts from it as JSON, tell its sentiment or language, classify it by labels that you name, answer a question from a context, calculate, and reckon with dates.";

/**
 * Runs a task through a builtin: one method, or for `builtin/auto` the one that the task asks for. The
 * answer is cut after `maxTokens` tokens by the count of `countTokens`. Linear in the texts, about a
 * second for a megabyte; the same request has the same answer, but for what "today" is.
 */
export function runBuiltin(request: BuiltinRequest): BuiltinAnswer {
  const { text, model } = answer(request);
  const cut = cutTokens(text, request.maxTokens);
  const inputTokens = [request.task, ...request.context].reduce(
    (sum, part) => sum + countTokens(part),
    0,
  );
  return {
    text: cut.text,
    model,
    finishReason: cut.isWhole ? "stop" : "length",
    usage: { inputTokens, outputTokens: cut.tokens },
  };
}

function answer(request: BuiltinRequest): Said {
  const name = request.model.slice("builtin/".length);
  if (name === "auto") return route(request);
  if (name === "calculate") return { model: request.model, text: sayCalculation(request) };
  if (name === "dates") return { model: request.model, text: sayDate(request) };
  return { model: request.model, text: work(skillOf(name), request) };
}

function skillOf(name: string): Skill {
  const skill = (Object.keys(skills) as Skill[]).find((known) => known === name);
  if (skill === undefined) throw new Error(`no builtin is named ${name}`);
  return skill;
}

function work(skill: Skill, request: BuiltinRequest): string {
  const material = readMaterial(request);
  if (material.texts.length > 0) return skills[skill](material);
  // With the model named, a task that orders nothing is itself the text.
  const isText = skill !== "answer" && skill !== "classify" && !asksFor(skill, request.task);
  return isText ? skills[skill]({ instruction: "", texts: [request.task] }) : NO_TEXT;
}

function route(request: BuiltinRequest): Said {
  const computed = compute(request);
  if (computed) return computed;
  const material = readMaterial(request);
  const { instruction, texts } = material;
  const skill = readIntent({ instruction, hasMaterial: texts.length > 0 });
  if (!skill) return { model: "builtin/auto", text: notAble(material) };
  const text = skills[skill](material);
  // What was said before is not a document: that it does not tell is no answer.
  if (request.isConversation && text === UNTOLD) return { model: "builtin/auto", text: NOT_ABLE };
  return { model: `builtin/${skill}`, text };
}

/** A task that wants a text and has none is told so. */
function notAble({ instruction, texts }: Material): string {
  const skill = texts.length > 0 ? undefined : readIntent({ instruction, hasMaterial: true });
  return skill === undefined || skill === "answer" ? NOT_ABLE : NO_TEXT;
}

function compute({ task, nowMs }: BuiltinRequest): Said | undefined {
  if (task.length > QUESTION_LENGTH_MAX) return undefined;
  const calculation = calculate(task);
  if (calculation.kind === "answer") {
    return { model: "builtin/calculate", text: calculation.answer.text };
  }
  const date = answerDate(task, { nowMs, timeZone: TIME_ZONE });
  if (date.kind === "answer") return { model: "builtin/dates", text: date.text };
  if (calculation.code !== "not_understood") {
    return { model: "builtin/calculate", text: calculation.message };
  }
  return date.code === "not_understood"
    ? undefined
    : { model: "builtin/dates", text: date.message };
}

function sayCalculation({ task, context }: BuiltinRequest): string {
  const first = calculate(task.slice(0, QUESTION_LENGTH_MAX));
  if (first.kind === "answer") return first.answer.text;
  const others = context.filter((text) => text.length <= QUESTION_LENGTH_MAX).slice(0, 100);
  for (const text of others) {
    const other = calculate(text);
    if (other.kind === "answer") return other.answer.text;
  }
  return `This is no calculation that builtin/calculate understands: ${first.message}`;
}

function sayDate({ task, nowMs }: BuiltinRequest): string {
  const date = answerDate(task.slice(0, QUESTION_LENGTH_MAX), { nowMs, timeZone: TIME_ZONE });
  return date.kind === "answer" ? date.text : date.message;
}
