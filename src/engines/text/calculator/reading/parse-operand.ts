import { FUNCTIONS, LIST_FUNCTIONS } from "../../../../content/arithmetic/function-names.js";
import { SCALE_LETTERS } from "../../../../content/arithmetic/number-words.js";
import {
  compare,
  multiply,
  powerOfTen,
  type Rational,
  rational,
} from "../../../math/exact-numbers/rational.js";
import { findSingleUnit } from "../../units/find-unit.js";
import { dimensionKey, dimensionOf, type UnitProduct } from "../../units/unit.js";
import {
  type ConstantName,
  call,
  type Expression,
  numberOf,
  type Quantity,
} from "../expression.js";
import { NOUN_PHRASES } from "../phrases/noun-phrases.js";
import { attempt, type Cursor, nested, peek, take, takeOneOf } from "../templates/cursor.js";
import { indexPhrases, matchTemplate, phrasesAt } from "../templates/template.js";
import { fractionValue, takeFraction } from "./digit-fraction.js";
import type { Grammar } from "./grammar.js";
import { parseCall, parseListCall } from "./parse-call.js";
import { readNumber } from "./read-number-words.js";
import { continueUnit, readRate, readUnit } from "./read-unit.js";

const nounPhrases = indexPhrases(NOUN_PHRASES);

const CONSTANTS: Readonly<Record<string, ConstantName>> = {
  pi: "pi",
  π: "pi",
  e: "e",
  tau: "tau",
  τ: "tau",
  phi: "phi",
};

const CONSTANT_WORDS = Object.keys(CONSTANTS);

/** A number, quantity, amount of money, constant, call, phrase or parenthesis. */
export function parseOperand(cursor: Cursor, grammar: Grammar): Expression | undefined {
  if (peek(cursor)?.kind === "number") {
    return attempt(cursor, () => nounPhrase(cursor, grammar)) ?? attempt(cursor, numberWithUnit);
  }
  return (
    attempt(cursor, () => parenthesis(cursor, grammar)) ??
    attempt(cursor, () => nounPhrase(cursor, grammar)) ??
    attempt(cursor, () => parseCall(cursor, grammar)) ??
    attempt(cursor, () => parseListCall(cursor, grammar)) ??
    attempt(cursor, constant) ??
    attempt(cursor, money) ??
    attempt(cursor, numberWithUnit) ??
    attempt(cursor, oneOfUnit)
  );
}

/** Whether a factor may follow without an operator: `2(3)`, `2 pi`, `2 sqrt(9)`, `(2)3`. */
export function mayStartFactor(cursor: Cursor): boolean {
  const next = peek(cursor);
  if (!next) return false;
  if (next.text === "(" || next.text === "√") return true;
  if (next.kind === "number") return peek(cursor, -1)?.text === ")";
  if (next.kind !== "word") return false;
  const isName = Object.hasOwn(FUNCTIONS, next.word) || Object.hasOwn(LIST_FUNCTIONS, next.word);
  return Object.hasOwn(CONSTANTS, next.word) || (isName && peek(cursor, 1)?.text === "(");
}

function parenthesis(cursor: Cursor, grammar: Grammar): Expression | undefined {
  const closing = take(cursor, "(")
    ? ")"
    : take(cursor, "[")
      ? "]"
      : take(cursor, "|")
        ? "|"
        : undefined;
  if (!closing) return undefined;
  cursor.isList = false;
  const inside = nested(cursor, () => grammar.sum(cursor));
  if (!inside || !take(cursor, closing)) return undefined;
  if (closing === "|") return call("abs", inside);
  const unit = attempt(cursor, readUnit);
  return unit ? { type: "quantity", of: inside, unit } : inside;
}

function nounPhrase(cursor: Cursor, grammar: Grammar): Expression | undefined {
  takeOneOf(cursor, ["the", "a", "an"]);
  const [next, suffix] = [peek(cursor), peek(cursor, 1)];
  const isOrdinal = suffix?.isApart === false && /^(?:st|nd|rd|th)$/u.test(suffix.word);
  if (next?.kind !== "word" && !isOrdinal) return undefined;
  return nested(cursor, () => {
    for (const { template, build } of phrasesAt(cursor, nounPhrases)) {
      const captures = matchTemplate(cursor, template, grammar.readers);
      const built = captures && build(captures);
      if (built) return built;
    }
    return undefined;
  });
}

function constant(cursor: Cursor): Expression | undefined {
  take(cursor, "the");
  if (take(cursor, "golden", "ratio")) return { type: "constant", name: "phi" };
  const name = takeOneOf(cursor, CONSTANT_WORDS);
  const constantName = name === undefined ? undefined : CONSTANTS[name];
  if (!constantName) return undefined;
  const of: Expression = { type: "constant", name: constantName };
  const unit = constantName === "e" ? undefined : attempt(cursor, readUnit);
  return unit ? { type: "quantity", of, unit } : of;
}

/** `$4.50`, `US$ 3k`, `EUR 12 per kg`, `-€3`. */
function money(cursor: Cursor): Expression | undefined {
  const unit = currencyAhead(cursor);
  if (!unit) return undefined;
  const number = readNumber(cursor);
  if (!number) return undefined;
  const value = scaledByLetter(cursor, number.value, SCALE_LETTERS);
  const of = numberOf(value, number.isFraction);
  return { type: "quantity", of, unit: continueUnit(cursor, unit) };
}

function currencyAhead(cursor: Cursor): UnitProduct | undefined {
  for (const count of [2, 1]) {
    const tokens = cursor.tokens.slice(cursor.at, cursor.at + count);
    const isTight = count === 1 || (tokens[1]?.isApart === false && tokens[1].kind !== "number");
    const unit = isTight ? findSingleUnit(tokens.map(({ text }) => text).join("")) : undefined;
    if (unit?.[0]?.unit.decimals === undefined) continue;
    cursor.at += count;
    return unit;
  }
  return undefined;
}

function scaledByLetter(
  cursor: Cursor,
  value: Rational,
  letters: Readonly<Record<string, number>>,
): Rational {
  const next = peek(cursor);
  if (next?.kind !== "word" || next.isApart || !Object.hasOwn(letters, next.text)) return value;
  cursor.at += 1;
  return multiply(value, powerOfTen(letters[next.text] ?? 0));
}

function numberWithUnit(cursor: Cursor): Expression | undefined {
  const fraction = attempt(cursor, fractionOfUnit);
  if (fraction) return fraction;
  const isDigits = peek(cursor)?.kind === "number";
  const number = readNumber(cursor);
  if (!number) return undefined;
  const value = isDigits ? scaledByLetter(cursor, number.value, { k: 3 }) : number.value;
  if (/^(?:st|nd|rd|th)$/u.test(peek(cursor)?.word ?? "") && !peek(cursor)?.isApart)
    return undefined;
  // `half an hour`, `a quarter of a mile`.
  if (number.isFraction) attempt(cursor, () => articleOfUnit(cursor));
  const of = numberOf(value, number.isFraction);
  const unit =
    attempt(cursor, () => readUnit(cursor, { mayBeInch: isInch(cursor) })) ??
    attempt(cursor, readRate);
  if (!unit) return of;
  return parts(cursor, { type: "quantity", of, unit });
}

/** `in` behind a number is the inch where it cannot lead to what comes next. */
function isInch(cursor: Cursor): boolean {
  const after = peek(cursor, 1);
  if (!after || after.kind === "sign") return true;
  return after.kind === "word" && INCH_BEFORE.has(after.word);
}

const INCH_BEFORE: ReadonlySet<string> = new Set(
  "in to into as is plus minus times divided multiplied per and equals squared cubed converted".split(
    " ",
  ),
);

function articleOfUnit(cursor: Cursor): true | undefined {
  take(cursor, "of");
  if (!takeOneOf(cursor, ["a", "an"])) return undefined;
  const { at } = cursor;
  const unit = readUnit(cursor);
  cursor.at = at;
  return unit && true;
}

/** `3/4 cup`: a fraction without spaces before a unit is one number. */
function fractionOfUnit(cursor: Cursor): Expression | undefined {
  const fraction = takeFraction(cursor);
  if (!fraction) return undefined;
  attempt(cursor, () => articleOfUnit(cursor));
  const unit = readUnit(cursor, { mayBeInch: isInch(cursor) });
  if (!unit) return undefined;
  return { type: "quantity", of: numberOf(fractionValue(fraction), true), unit };
}

/** `5 ft 11 in`, `2 hours and 30 minutes`, `5'11"`: smaller and smaller units of one dimension. */
function parts(cursor: Cursor, first: Quantity): Expression {
  const quantities: Quantity[] = [first];
  for (;;) {
    const last = quantities.at(-1);
    const next = last && attempt(cursor, () => smallerPart(cursor, last));
    if (!next) break;
    quantities.push(next);
  }
  return quantities.length === 1 ? first : { type: "parts", quantities };
}

function smallerPart(cursor: Cursor, before: Quantity): Quantity | undefined {
  const mark = peek(cursor, -1)?.text;
  if (!cursor.isList) takeOneOf(cursor, [", and", "and", ","]);
  if (peek(cursor)?.kind === "sign") return undefined;
  const number = readNumber(cursor);
  if (!number) return undefined;
  const isFeet = before.unit.length === 1 && before.unit[0]?.unit.code === "[ft_i]";
  const isConverted = isFeet && /^(?:in|to|into|as)$/u.test(peek(cursor)?.word ?? "");
  const inches = mark === "'" || isConverted ? findSingleUnit("in") : undefined;
  const unit =
    attempt(cursor, () => minutes(cursor, before)) ??
    attempt(cursor, () => readUnit(cursor, { mayBeInch: !leadsToUnit(cursor) })) ??
    inches;
  const [larger, smaller] = [before.unit[0]?.unit, unit?.[0]?.unit];
  const areSingle = before.unit.length === 1 && unit?.length === 1;
  if (
    !unit ||
    !areSingle ||
    !larger ||
    !smaller ||
    larger.offset ||
    larger.decimals !== undefined
  ) {
    return undefined;
  }
  const isSame = dimensionKey(dimensionOf(before.unit)) === dimensionKey(dimensionOf(unit));
  if (!isSame || compare(smaller.factor, larger.factor) >= 0) return undefined;
  return { type: "quantity", of: numberOf(number.value, number.isFraction), unit };
}

/** The `in` of `5 ft 6 in cm` stands before the unit that is asked for. */
function leadsToUnit(cursor: Cursor): boolean {
  const { at } = cursor;
  const isIn = take(cursor, "in");
  const unit = isIn ? attempt(cursor, () => readUnit(cursor)) : undefined;
  cursor.at = at;
  return unit !== undefined;
}

/** The `m` of `2h 15m`. */
function minutes(cursor: Cursor, before: Quantity): UnitProduct | undefined {
  const isHours = before.unit.length === 1 && before.unit[0]?.unit.code === "h";
  return isHours && take(cursor, "m") ? findSingleUnit("min") : undefined;
}

/** `a mile`, `an hour`. */
function oneOfUnit(cursor: Cursor): Expression | undefined {
  if (!takeOneOf(cursor, ["a", "an"])) return undefined;
  const unit = readUnit(cursor);
  return unit && { type: "quantity", of: numberOf(rational(1n)), unit };
}
