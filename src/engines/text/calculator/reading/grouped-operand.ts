import type { OperatorSign } from "../../../../content/arithmetic/operator-words.js";
import { compare } from "../../../math/exact-numbers/rational.js";
import { binary, type Expression, numberOf } from "../expression.js";
import { type Cursor, peek } from "../templates/cursor.js";
import { takeFraction } from "./digit-fraction.js";
import { takePercentSign } from "./parse-percent.js";

type Reader = (cursor: Cursor) => Expression | undefined;

const BINDING: Readonly<Record<string, OperatorSign>> = { "*": "*", "/": "/" };

/**
 * An operand behind words: what has no spaces belongs together in `the square root of 9/16` and
 * `divided by 2/3`. A sum without spaces could end before or behind its sign, and is not read.
 */
export function parseGrouped(cursor: Cursor, read: Reader): Expression | undefined {
  let left = read(cursor);
  while (left && isTightSign(cursor)) {
    const sign = BINDING[peek(cursor)?.text ?? ""];
    if (!sign) return undefined;
    cursor.at += 1;
    const right = read(cursor);
    left = right && binary(sign, left, right);
  }
  return left;
}

/** The operand of an operator in words, as in `divided by 2/3`; of `6/2/3` it is not clear which it is. */
export function parseFractionOperand(cursor: Cursor, read: Reader): Expression | undefined {
  const left = read(cursor);
  if (!left || !isTightSlash(cursor)) return left;
  cursor.at += 1;
  const right = read(cursor);
  return right && !isTightSlash(cursor) ? binary("/", left, right) : undefined;
}

export function isTightSlash(cursor: Cursor): boolean {
  return peek(cursor)?.text === "/" && isTightSign(cursor);
}

/** A sign of arithmetic between two things without spaces. */
function isTightSign(cursor: Cursor): boolean {
  const [sign, next] = [peek(cursor), peek(cursor, 1)];
  if (!sign || sign.isApart || !next || next.isApart) return false;
  return ["*", "/", "+", "-"].includes(sign.text) && !isTrailing(next.text);
}

function isTrailing(text: string): boolean {
  return text === ">" || text === "?" || text === ".";
}

const RAISING_WORDS: ReadonlySet<string> = new Set(["squared", "cubed", "raised", "to"]);

/** The fraction of `2/3 squared` and `1/2%`: what is said of it is not said of its denominator. */
export function parseFractionBeforeWord(cursor: Cursor): Expression | undefined {
  const [before, top] = [peek(cursor, -1), peek(cursor)];
  if (before?.kind === "sign" && !top?.isApart && /^[/^]$/u.test(before.text)) return undefined;
  const fraction = takeFraction(cursor);
  if (!fraction) return undefined;
  const { at } = cursor;
  // Of `80/20%` the percentage is the divisor.
  const isPercent = compare(fraction.top, fraction.bottom) < 0 && takePercentSign(cursor);
  cursor.at = at;
  if (!isPercent && !RAISING_WORDS.has(peek(cursor)?.word ?? "")) return undefined;
  return binary("/", numberOf(fraction.top), numberOf(fraction.bottom));
}
