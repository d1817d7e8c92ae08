import { ORDINALS } from "../../../../content/arithmetic/number-words.js";
import { powerOfTen, rational } from "../../../math/exact-numbers/rational.js";
import { type Expression, numberOf, type Rounding } from "../expression.js";
import { attempt, type Cursor, peek, take, takeOneOf } from "../templates/cursor.js";
import type { Held, Readers } from "../templates/template.js";
import { readNumber } from "./read-number-words.js";
import { readUnit } from "./read-unit.js";

type Core = Pick<Readers, "sum" | "term" | "tight" | "list">;

/** The readers of all kinds of gaps, over those of expressions. */
export function readersOf(core: Core): Readers {
  return {
    sum: (cursor) => core.sum(cursor),
    term: (cursor) => core.term(cursor),
    tight: (cursor) => core.tight(cursor),
    list: (cursor) => core.list(cursor),
    amount: (cursor) => attempt(cursor, core.sum) ?? oneOfUnit(cursor),
    unit: (cursor) => readUnit(cursor, { mayBeInch: true }),
    units: readUnits,
    ordinal: readOrdinal,
    base: readBase,
    digits: readDigits,
    rounding: readRounding,
  };
}

function oneOfUnit(cursor: Cursor): Expression | undefined {
  takeOneOf(cursor, ["a", "an", "one", "each"]);
  const unit = readUnit(cursor, { mayBeInch: true });
  return unit && { type: "quantity", of: numberOf(rational(1n)), unit };
}

/** `feet and inches`, `hours, minutes and seconds`. */
function readUnits(cursor: Cursor): Held["units"] | undefined {
  if (peek(cursor)?.text !== "A") takeOneOf(cursor, ["the", "a", "an"]);
  const units: Held["units"][number][] = [];
  const readNext = () => {
    if (units.length > 0 && !takeOneOf(cursor, [", and", "and", ","])) return undefined;
    return readUnit(cursor, { mayBeInch: true });
  };
  for (;;) {
    const unit = attempt(cursor, readNext);
    if (!unit) return units.length > 0 ? units : undefined;
    units.push(unit);
  }
}

function readOrdinal(cursor: Cursor): Expression | undefined {
  const token = peek(cursor);
  if (token?.kind === "number" && /^\d{1,4}$/u.test(token.text)) {
    cursor.at += 1;
    const suffix = peek(cursor);
    if (suffix?.isApart || !/^(?:st|nd|rd|th)$/u.test(suffix?.word ?? "")) return undefined;
    cursor.at += 1;
    return numberOf(token.value);
  }
  const place = takeOneOf(cursor, Object.keys(ORDINALS));
  return place === undefined ? undefined : numberOf(rational(BigInt(ORDINALS[place] ?? 1)));
}

const BASES: Readonly<Record<string, number>> = {
  hexadecimal: 16,
  hex: 16,
  binary: 2,
  octal: 8,
  oct: 8,
  decimal: 10,
  denary: 10,
  ternary: 3,
};

function readBase(cursor: Cursor): number | undefined {
  takeOneOf(cursor, ["a", "the"]);
  const name = takeOneOf(cursor, Object.keys(BASES));
  if (name !== undefined) {
    takeOneOf(cursor, ["number", "form", "notation", "representation", "digits"]);
    return BASES[name];
  }
  if (!take(cursor, "base")) return undefined;
  take(cursor, "-");
  const base = Number(readNumber(cursor)?.value.numerator ?? 0n);
  return base >= 2 && base <= 36 ? base : undefined;
}

/** The digits and letters of `1A3F`, however the tokens fell. */
function readDigits(cursor: Cursor): string | undefined {
  let digits = "";
  for (;;) {
    const token = peek(cursor);
    const isNext = digits === "" || token?.isApart === false;
    if (!token || !isNext || !/^[\da-z]+$/iu.test(token.text)) {
      return digits === "" ? undefined : digits;
    }
    digits += token.text;
    cursor.at += 1;
  }
}

const NEAREST: Readonly<Record<string, number>> = {
  "whole number": 0,
  integer: 0,
  whole: 0,
  unit: 0,
  one: 0,
  dollar: 0,
  euro: 0,
  ten: 1,
  tens: 1,
  hundred: 2,
  thousand: 3,
  "ten thousand": 4,
  "hundred thousand": 5,
  million: 6,
  tenth: -1,
  hundredth: -2,
  cent: -2,
  penny: -2,
  thousandth: -3,
};
const PLACES = [
  "decimal places",
  "decimal place",
  "decimal digits",
  "decimal points",
  "decimals",
  "decimal",
  "places",
  "d . p .",
  "d . p",
  "dp",
];
const DIGITS = [
  "significant figures",
  "significant figure",
  "significant digits",
  "significant digit",
  "sig figs",
  "sig fig",
  "sig . figs",
  "s . f .",
  "sf",
  "digits",
  "figures",
];

/** `to 2 decimal places`, `to three significant figures`, `to the nearest hundred`. */
function readRounding(cursor: Cursor): Rounding | undefined {
  takeOneOf(cursor, ["to", "with", "at"]);
  if (take(cursor, "the", "nearest") || take(cursor, "nearest")) {
    const names = Object.keys(NEAREST).sort((left, right) => right.length - left.length);
    const name = takeOneOf(cursor, names);
    if (name !== undefined) return { kind: "nearest", step: powerOfTen(NEAREST[name] ?? 0) };
    const step = readNumber(cursor)?.value;
    return step && step.numerator > 0n ? { kind: "nearest", step } : undefined;
  }
  takeOneOf(cursor, ["a", "an"]);
  const count = readNumber(cursor)?.value;
  if (count?.denominator !== 1n || count.numerator > 10_000n) return undefined;
  if (takeOneOf(cursor, PLACES)) return { kind: "places", count: Number(count.numerator) };
  if (takeOneOf(cursor, DIGITS)) return { kind: "digits", count: Number(count.numerator) };
  return undefined;
}
