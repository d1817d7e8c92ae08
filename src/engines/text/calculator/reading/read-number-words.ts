import {
  FRACTION_WORDS,
  GROUPS,
  SCALES,
  SMALL_NUMBERS,
} from "../../../../content/arithmetic/number-words.js";
import {
  add,
  divide,
  isInteger,
  multiply,
  ONE,
  powerOfTen,
  type Rational,
  rational,
  ZERO,
} from "../../../math/exact-numbers/rational.js";
import { type Cursor, peek } from "../templates/cursor.js";
import { fractionValue, takeFraction } from "./digit-fraction.js";
import { numeralValue } from "./split-tokens.js";

export interface WordedNumber {
  readonly value: Rational;
  readonly isFraction: boolean;
}

/**
 * A number that stands next in digits, words or both: `1.5 million`, `two hundred and five`,
 * `twenty-three point five`, `two thirds`, `three and a half`, `half a dozen`.
 */
export function readNumber(cursor: Cursor): WordedNumber | undefined {
  const { at } = cursor;
  const isDenominator = peek(cursor, -1)?.text === "/" && peek(cursor)?.isApart === false;
  const whole = readWhole(cursor);
  if (!whole) {
    cursor.at = at;
    return readFraction(cursor, ONE);
  }
  const parts = isInteger(whole.value) ? readFraction(cursor, whole.value) : undefined;
  if (parts) return parts;
  const mayBeMixed = isInteger(whole.value) && !isDenominator;
  const mixed = mayBeMixed ? readMixed(cursor, whole.value) : undefined;
  return mixed ?? whole;
}

function wordAt(cursor: Cursor, ahead = 0): string {
  const token = peek(cursor, ahead);
  return token?.kind === "word" ? token.word : "";
}

/** Passes the hyphen of `twenty-three` and `one-third`, which has no spaces. */
function hyphen(cursor: Cursor): number {
  const [sign, next] = [peek(cursor), peek(cursor, 1)];
  return sign?.text === "-" && !sign.isApart && next?.isApart === false ? 1 : 0;
}

function own<Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

function readWhole(cursor: Cursor): WordedNumber | undefined {
  const token = peek(cursor);
  if (token?.kind === "number") {
    cursor.at += 1;
    const value = scaled(cursor, numeralValue(token));
    return { value, isFraction: token.isFraction };
  }
  const isPoint = wordAt(cursor) === "point";
  const start = isPoint ? ZERO : readIntegerWords(cursor);
  if (!start) return undefined;
  const value = readPoint(cursor, start);
  return isPoint && value === start ? undefined : { value, isFraction: false };
}

/** `3 million`, `2 dozen`, `five hundred thousand`. */
function scaled(cursor: Cursor, value: Rational): Rational {
  let product = value;
  for (;;) {
    const word = wordAt(cursor);
    const scale = own(SCALES, word) ?? own(SCALES, word.replace(/s$/u, ""));
    if (scale !== undefined) product = multiply(product, powerOfTen(scale));
    else if (own(GROUPS, word) !== undefined) product = multiply(product, groupOf(word));
    else return product;
    cursor.at += 1;
  }
}

/** Counting words; `a` begins one only before a word that multiplies. */
function readIntegerWords(cursor: Cursor): Rational | undefined {
  const { at } = cursor;
  const isArticle = ["a", "an"].includes(wordAt(cursor));
  if (isArticle) cursor.at += 1;
  const startsWithScale = isScale(wordAt(cursor));
  let total = 0n;
  let group: bigint | undefined = startsWithScale ? 1n : undefined;
  if (isArticle && !startsWithScale) {
    cursor.at = at;
    return undefined;
  }
  for (;;) {
    const below = readBelowHundred(cursor, group);
    if (below !== undefined) {
      group = (group ?? 0n) + below;
      continue;
    }
    const scale = own(SCALES, wordAt(cursor));
    if (scale === undefined || group === undefined) break;
    cursor.at += 1;
    if (scale === 2) {
      if (group >= 100n) return undefined;
      group *= 100n;
    } else {
      // Scales come in falling order: two million three thousand.
      if (total > 0n && 10n ** BigInt(scale) > total) return undefined;
      total += group * 10n ** BigInt(scale);
      group = undefined;
      if (!mayGoOn(cursor)) return rational(total);
    }
  }
  if (group === undefined && total === 0n) {
    cursor.at = at;
    return undefined;
  }
  const size = groupOf(wordAt(cursor));
  if (size !== ONE) cursor.at += 1;
  return multiply(rational(total + (group ?? 0n)), size);
}

function isScale(word: string): boolean {
  return own(SCALES, word) !== undefined || own(GROUPS, word) !== undefined;
}

function groupOf(word: string): Rational {
  const size = own(GROUPS, word);
  return size === undefined ? ONE : rational(BigInt(size));
}

/** Whether counting goes on behind `thousand` or `million`. */
function mayGoOn(cursor: Cursor): boolean {
  const isAnd = wordAt(cursor) === "and" && !cursor.isList ? 1 : 0;
  return own(SMALL_NUMBERS, wordAt(cursor, isAnd)) !== undefined;
}

/** `twenty-three` or `seven`, where the group before it ends in hundreds. */
function readBelowHundred(cursor: Cursor, group: bigint | undefined): bigint | undefined {
  const { at } = cursor;
  if (group !== undefined && (group === 0n || group % 100n !== 0n)) return undefined;
  const mayJoin = !cursor.isList && (group !== undefined || follows(cursor));
  if (mayJoin && wordAt(cursor) === "and") cursor.at += 1;
  const first = own(SMALL_NUMBERS, wordAt(cursor));
  if (first === undefined) {
    cursor.at = at;
    return undefined;
  }
  cursor.at += 1;
  if (first < 20) return BigInt(first);
  const joint = hyphen(cursor);
  const unit = own(SMALL_NUMBERS, wordAt(cursor, joint));
  if (unit === undefined || unit < 1 || unit > 9) return BigInt(first);
  cursor.at += joint + 1;
  return BigInt(first + unit);
}

/** Stands right behind a word that multiplies. */
function follows(cursor: Cursor): boolean {
  return own(SCALES, wordAt(cursor, -1)) !== undefined;
}

/** The decimals of `two point five zero`. */
function readPoint(cursor: Cursor, whole: Rational): Rational {
  if (wordAt(cursor) !== "point") return whole;
  let digits = "";
  for (let ahead = 1; ; ahead += 1) {
    const digit = own(SMALL_NUMBERS, wordAt(cursor, ahead));
    if (digit === undefined || digit > 9) break;
    digits += String(digit);
  }
  if (digits === "") return whole;
  cursor.at += 1 + digits.length;
  const decimals = multiply(rational(BigInt(digits)), powerOfTen(-digits.length));
  return scaled(cursor, add(whole, decimals));
}

/** `half`, `a third`, `two thirds`, `3 quarters`, `half a million`. */
function readFraction(cursor: Cursor, count: Rational): WordedNumber | undefined {
  const part = readPart(cursor, count);
  if (!part) return undefined;
  const article = ["a", "an"].includes(wordAt(cursor)) ? 1 : 0;
  if (!isScale(wordAt(cursor, article))) return part;
  cursor.at += article;
  return { value: scaled(cursor, part.value), isFraction: false };
}

function readPart(cursor: Cursor, count: Rational): WordedNumber | undefined {
  const { at } = cursor;
  if (count === ONE && ["a", "an"].includes(wordAt(cursor))) cursor.at += 1;
  cursor.at += hyphen(cursor);
  const word = wordAt(cursor);
  const parts = own(FRACTION_WORDS, word === "halves" ? "half" : word.replace(/s$/u, ""));
  if (parts === undefined) {
    cursor.at = at;
    return undefined;
  }
  cursor.at += 1;
  return { value: divide(count, rational(BigInt(parts))), isFraction: true };
}

/** The fraction of `three and a half`, `2 and 3/4`, `two and two thirds million`. */
function readMixed(cursor: Cursor, whole: Rational): WordedNumber | undefined {
  if (wordAt(cursor) !== "and" || cursor.isList) return undefined;
  const { at } = cursor;
  cursor.at += 1;
  const digits = fractionInDigits(cursor);
  const fraction = digits ?? readPart(cursor, readIntegerWords(cursor) ?? ONE);
  const value = fraction ? fraction.value : ZERO;
  if (!fraction || value.numerator >= value.denominator) {
    cursor.at = at;
    return undefined;
  }
  return { value: scaled(cursor, add(whole, value)), isFraction: true };
}

/** The `3/4` of `2 and 3/4`. */
function fractionInDigits(cursor: Cursor): WordedNumber | undefined {
  const fraction = takeFraction(cursor);
  return fraction && { value: fractionValue(fraction), isFraction: true };
}
