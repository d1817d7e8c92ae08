import { CLOSINGS, OPENINGS } from "../../../../content/arithmetic/operator-words.js";
import { findUnit } from "../../units/find-unit.js";
import { Refusal } from "../calculation.js";
import type { Expression, Question, Rounding } from "../expression.js";
import { CONTINUATIONS, IMPERATIVES } from "../phrases/imperatives.js";
import { NUMBER_QUESTIONS } from "../phrases/number-questions.js";
import { PERCENT_QUESTIONS } from "../phrases/percent-questions.js";
import { PRICE_QUESTIONS } from "../phrases/price-questions.js";
import { BASE_QUESTIONS, UNIT_QUESTIONS } from "../phrases/unit-questions.js";
import { attempt, type Cursor, cursorOf, isAtEnd, take, takeOneOf } from "../templates/cursor.js";
import { indexPhrases, matchTemplate, phrasesAt } from "../templates/template.js";
import type { Token } from "../templates/token.js";
import { parseExpression, READERS } from "./parse-expression.js";

/** Openings before the question itself, as in `ok so please tell me what is`. */
const OPENINGS_MAX = 8;
/** Steps of a sequence: `add 3, then double it, then …`. */
const CONTINUATIONS_MAX = 50;

const questions = indexPhrases<Question>([
  ...PRICE_QUESTIONS,
  ...PERCENT_QUESTIONS,
  ...NUMBER_QUESTIONS,
  ...BASE_QUESTIONS,
  ...UNIT_QUESTIONS,
]);
const imperatives = indexPhrases(IMPERATIVES);
const continuations = indexPhrases(CONTINUATIONS);

/** What joins a step to those before it. */
const JOINTS = [
  ", and then",
  ", then",
  ". then",
  "; then",
  "and then",
  "then",
  ", and",
  ",",
  ";",
  ".",
  "and",
];

const openings = [...OPENINGS].sort((left, right) => right.length - left.length);
const closings = [...CLOSINGS].sort((left, right) => right.length - left.length);

/** What a text asks for, when each word of it was read. */
export function parseQuestion(tokens: readonly Token[]): Question {
  const cursor = cursorOf(tokens);
  for (const start of startsOf(cursor)) {
    cursor.at = start;
    const found = attempt(cursor, questionToEnd);
    if (found) return found;
  }
  throw unknownUnit(tokens) ?? notUnderstood(cursor);
}

/** Where the question may begin: at the start, or behind any openings. */
function startsOf(cursor: Cursor): readonly number[] {
  const starts = [0];
  for (let round = 0; round < OPENINGS_MAX; round += 1) {
    cursor.at = starts.at(-1) ?? 0;
    takeOneOf(cursor, [",", ":", "."]);
    if (!takeOneOf(cursor, openings)) break;
    starts.push(cursor.at);
    while (takeOneOf(cursor, [",", ":"])) starts.push(cursor.at);
  }
  return starts;
}

function questionToEnd(cursor: Cursor): Question | undefined {
  if (isAtEnd(cursor)) return undefined;
  const begin = cursor.at;
  const isRounding = takeOneOf(cursor, ["round off", "round", "rounding"]) !== undefined;
  for (const { template, build } of phrasesAt(cursor, questions)) {
    const found = attempt(cursor, () => {
      const captures = matchTemplate(cursor, template, READERS);
      const question = captures && build(captures);
      return question && closed(cursor, question, isRounding);
    });
    if (found) return found;
  }
  if (isRounding) {
    const rounded = attempt(cursor, () => valueToEnd(cursor, true));
    if (rounded) return rounded;
    cursor.at = begin;
  }
  return valueToEnd(cursor, false);
}

function valueToEnd(cursor: Cursor, isRounding: boolean): Question | undefined {
  const imperative = (): Question | undefined => {
    for (const { template, build } of phrasesAt(cursor, imperatives)) {
      const found = attempt(cursor, () => {
        const captures = matchTemplate(cursor, template, READERS);
        const of = captures && build(captures);
        return of && continued(cursor, of, isRounding);
      });
      if (found) return found;
    }
    return undefined;
  };
  takeOneOf(cursor, ["start with", "starting with", "begin with"]);
  return (
    attempt(cursor, imperative) ??
    attempt(cursor, () => {
      const of = parseExpression(cursor);
      return of && continued(cursor, of, isRounding);
    })
  );
}

/** An expression with what is then done to it, up to the end. */
function continued(cursor: Cursor, first: Expression, isRounding: boolean): Question | undefined {
  let of: Expression = first;
  for (let count = 0; count < CONTINUATIONS_MAX; count += 1) {
    const before: Expression = of;
    const next = attempt(cursor, (): Expression | undefined => {
      if (!takeOneOf(cursor, JOINTS)) return undefined;
      takeOneOf(cursor, ["and", "finally"]);
      for (const { template, build } of phrasesAt(cursor, continuations)) {
        const captures = matchTemplate(cursor, template, READERS);
        if (captures) return build(captures)?.(before);
      }
      return undefined;
    });
    if (!next) break;
    of = next;
  }
  const question: Question = { ask: "value", of };
  const asUnits = attempt(cursor, (): Question | undefined => {
    if (!takeOneOf(cursor, ["in", "to", "into"])) return undefined;
    const units = READERS.units(cursor);
    return units && { ask: "units", of, units };
  });
  return closed(cursor, asUnits ?? question, isRounding);
}

/** The question with its rounding, where nothing but politeness follows. */
function closed(cursor: Cursor, question: Question, isRounding: boolean): Question | undefined {
  const to = attempt(cursor, rounding);
  while (!isAtEnd(cursor)) if (!takeOneOf(cursor, closings)) return undefined;
  if (to) return { ask: "rounded", of: question, to };
  if (!isRounding) return question;
  return { ask: "rounded", of: question, to: { kind: "places", count: 0 } };
}

function rounding(cursor: Cursor): Rounding | undefined {
  take(cursor, ",");
  take(cursor, "and");
  takeOneOf(cursor, [
    "rounded off",
    "rounded",
    "round it",
    "round",
    "correct",
    "accurate",
    "exact",
  ]);
  takeOneOf(cursor, ["the result", "the answer", "it", "your answer", "off"]);
  return READERS.rounding(cursor);
}

const CONVERTING = ["convert", "change", "turn"];

/** `5 blorps in km`: what is wrong is the name of a unit. */
function unknownUnit(tokens: readonly Token[]): Refusal | undefined {
  const words = tokens.filter(({ text }) => !/^[?.!]$/u.test(text));
  const [number, from, to, target, ...more] = CONVERTING.includes(words[0]?.word ?? "")
    ? words.slice(1)
    : words;
  if (number?.kind !== "number" || from?.kind !== "word" || target?.kind !== "word")
    return undefined;
  if (more.length > 0 || !["in", "to", "into"].includes(to?.word ?? "")) return undefined;
  const unknown = [from, target].filter(({ text }) => findUnit(text) === undefined);
  if (unknown.length !== 1) return undefined;
  return new Refusal(
    "unknown_unit",
    `"${unknown[0]?.text.slice(0, 40)}" is no unit that is known here`,
  );
}

/** Names the first word that no reading went past. */
function notUnderstood(cursor: Cursor): Refusal {
  const token = cursor.tokens[Math.min(cursor.furthest, cursor.tokens.length - 1)];
  if (!token) return new Refusal("not_understood", "there is nothing to calculate");
  const where =
    cursor.furthest >= cursor.tokens.length ? "the end" : `"${token.text.slice(0, 40)}"`;
  return new Refusal("not_understood", `the calculation is not understood at ${where}`);
}
