import { BOUND_DIGITS } from "../../math/exact-numbers/real.js";
import { answerQuestion } from "./answering/answer-question.js";
import { printQuestion } from "./answering/print-expression.js";
import { type Calculation, Refusal } from "./calculation.js";
import { Meter } from "./computing/value.js";
import type { Question } from "./expression.js";
import { parseQuestion } from "./reading/parse-question.js";
import { splitTokens } from "./reading/split-tokens.js";

export type { Calculated, Calculation } from "./calculation.js";

/** Longer texts are refused. */
export const CHARACTERS_MAX = 10_000;
/** Digits to which an irrational number can be rounded. */
const ROUNDING_DIGITS_MAX = 300;
/** Digits beyond those that are shown, so that the last one is right. */
const GUARD_DIGITS = 20;

/**
 * Calculates what a text in plain English or symbols asks: exact fractions, percentages, units, bases,
 * comparisons. The whole text must be understood, else `not_understood`. Irrational results are rounded
 * correctly, with `exact: false`. Takes at most 10,000 characters, numbers of 10,000 digits and some
 * 50 ms; a result has at most 1,000 digits.
 */
export function calculate(text: string): Calculation {
  if (text.length > CHARACTERS_MAX) {
    return refused("too_large", `at most ${CHARACTERS_MAX} characters are read`);
  }
  try {
    const question = parseQuestion(splitTokens(text));
    const meter = new Meter(digitsOf(question));
    const answer = answerQuestion(question, meter);
    const notes = meter.notes.size > 0 ? ` (${[...meter.notes].join("; ")})` : "";
    return { kind: "answer", answer: { ...answer, expression: printQuestion(question) + notes } };
  } catch (failure) {
    if (failure instanceof Refusal) return refused(failure.code, failure.message);
    throw failure;
  }
}

function refused(code: Refusal["code"], message: string): Calculation {
  return { kind: "refused", code, message };
}

/** Rounding to many digits needs as many in every step. */
function digitsOf(question: Question): number {
  if (question.ask !== "rounded" || question.to.kind === "nearest") return BOUND_DIGITS;
  if (question.to.count > ROUNDING_DIGITS_MAX) {
    throw new Refusal("too_large", `numbers are rounded to at most ${ROUNDING_DIGITS_MAX} digits`);
  }
  return Math.max(BOUND_DIGITS, question.to.count + GUARD_DIGITS);
}
