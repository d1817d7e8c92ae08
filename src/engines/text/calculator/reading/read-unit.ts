import { findSingleUnit } from "../../units/find-unit.js";
import type { UnitProduct } from "../../units/unit.js";
import { type Cursor, countStep, peek } from "../templates/cursor.js";
import type { Token } from "../templates/token.js";

/** The tokens of the longest name of a unit, as in `miles per imperial gallon`. */
const NAME_TOKENS_MAX = 5;
/** Factors of one unit. */
const FACTORS_MAX = 12;
/** Words that are also symbols of units and hardly ever meant so. */
const NEVER_UNITS: ReadonlySet<string> = new Set([
  ..."a an am as at pm in to by is of or and on off per me no so he we us".split(" "),
]);
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  "fl oz sq cu lb lbs ft in yd mi hr hrs min sec gal qt pt tbsp tsp cm mm km kg".split(" "),
);
const POWERS_BEFORE: Readonly<Record<string, number>> = {
  square: 2,
  squared: 2,
  sq: 2,
  cubic: 3,
  cu: 3,
};
const POWERS_AFTER: Readonly<Record<string, number>> = { squared: 2, cubed: 3 };

/** The unit that stands next, such as `km/h`, `metres per second squared` or `kg·m²`. */
export function readUnit(cursor: Cursor, options = { mayBeInch: false }): UnitProduct | undefined {
  const first = readFactor(cursor, options.mayBeInch);
  if (!first) return undefined;
  return continueUnit(cursor, first);
}

/** The unit of `60/min` and `3 per second`. */
export function readRate(cursor: Cursor): UnitProduct | undefined {
  const next = peek(cursor, 1);
  if (!["/", "per"].includes(peek(cursor)?.word ?? "") || next?.kind !== "word") return undefined;
  cursor.at += 1;
  const below = readFactor(cursor, true);
  return below?.map(({ unit, power }) => ({ unit, power: -power }));
}

/** Goes on behind a unit that was read, as with `/kg` behind an amount of money. */
export function continueUnit(cursor: Cursor, first: UnitProduct): UnitProduct {
  let product = first;
  while (product.length < FACTORS_MAX) {
    const { at } = cursor;
    const direction = takeJoint(cursor, at);
    const next = direction && readFactor(cursor, true);
    if (!next) {
      cursor.at = at;
      break;
    }
    product = [...product, ...next.map(({ unit, power }) => ({ unit, power: power * direction }))];
  }
  return product;
}

/** Moves past what joins two units: 1 where they multiply, -1 where they divide. */
function takeJoint(cursor: Cursor, at: number): 1 | -1 | undefined {
  const joint = peek(cursor);
  const next = peek(cursor, 1);
  if (!joint || next?.kind !== "word") return undefined;
  cursor.at = at + 1;
  if (joint.word === "/" || joint.word === "per") {
    if ((next.word === "a" || next.word === "an") && joint.word === "per") cursor.at += 1;
    return -1;
  }
  if (joint.word === "a" || joint.word === "an" || joint.word === "each") return -1;
  if (joint.word === "*") return 1;
  const isTight = !joint.isApart && !next.isApart;
  return isTight && (joint.word === "." || joint.word === "-") ? 1 : undefined;
}

function readFactor(cursor: Cursor, mayBeInch: boolean): UnitProduct | undefined {
  const { at } = cursor;
  const before = POWERS_BEFORE[peek(cursor)?.word ?? ""];
  if (before !== undefined) {
    cursor.at += 1;
    skipPoint(cursor);
  }
  const unit = readName(cursor, mayBeInch || before !== undefined);
  if (!unit) {
    cursor.at = at;
    return undefined;
  }
  skipPoint(cursor);
  const power = before ?? powerAfter(cursor);
  return unit.map((factor) => ({ ...factor, power: factor.power * power }));
}

function readName(cursor: Cursor, mayBeInch: boolean): UnitProduct | undefined {
  countStep(cursor);
  const first = peek(cursor);
  const currency = first?.kind === "sign" ? findSingleUnit(first.text) : undefined;
  if (currency?.[0]?.unit.decimals !== undefined) {
    cursor.at += 1;
    return currency;
  }
  if (first?.kind !== "word") {
    const mark = first?.text === "'" ? "ft" : first?.text === '"' ? "in" : undefined;
    if (mark && !first?.isApart) cursor.at += 1;
    return mark && !first?.isApart ? findSingleUnit(mark) : undefined;
  }
  const isInch = first.word === "in";
  if (isInch && mayBeInch) {
    cursor.at += 1;
    return findSingleUnit("in");
  }
  for (let count = NAME_TOKENS_MAX; count > 0; count -= 1) {
    const tokens = cursor.tokens.slice(cursor.at, cursor.at + count);
    if (tokens.length < count || (count === 1 && NEVER_UNITS.has(first.text))) continue;
    if (isInch || (count > 1 && !mayNameUnit(tokens))) continue;
    const found = findSingleUnit(joined(tokens));
    if (!found) continue;
    cursor.at += count;
    return qualified(cursor, joined(tokens)) ?? found;
  }
  return undefined;
}

/** The unit that `(imperial)` behind a name makes of it. */
function qualified(cursor: Cursor, name: string): UnitProduct | undefined {
  const [open, word, close] = [0, 1, 2].map((ahead) => peek(cursor, ahead));
  if (open?.text !== "(" || word?.kind !== "word" || close?.text !== ")") return undefined;
  const found = findSingleUnit(`${word.text} ${name}`);
  if (found) cursor.at += 3;
  return found;
}

/** Names of several tokens end in a word or a number, and hold no operator but `per` and `/`. */
function mayNameUnit(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1);
  return (
    last?.kind === "word" &&
    tokens.every(({ kind, text }) => kind !== "sign" || /^[/.-]$/u.test(text))
  );
}

function joined(tokens: readonly Token[]): string {
  return tokens
    .map(({ text, isApart }, place) => (isApart && place > 0 ? ` ${text}` : text))
    .join("");
}

function powerAfter(cursor: Cursor): number {
  const next = peek(cursor);
  const word = POWERS_AFTER[next?.word ?? ""];
  if (word !== undefined) {
    cursor.at += 1;
    return word;
  }
  if (next?.text !== "^") return 1;
  const isNegative = peek(cursor, 1)?.text === "-";
  const exponent = peek(cursor, isNegative ? 2 : 1);
  const size = exponent?.kind === "number" ? Number(exponent.text) : Number.NaN;
  if (!Number.isInteger(size) || size < 1 || size > 12) return 1;
  cursor.at += isNegative ? 3 : 2;
  return isNegative ? -size : size;
}

function skipPoint(cursor: Cursor): void {
  const [word, point] = [peek(cursor, -1), peek(cursor)];
  const next = peek(cursor, 1);
  const isWithin = next !== undefined && (next.isApart || next.kind === "sign");
  if (point?.text === "." && !point.isApart && isWithin && ABBREVIATIONS.has(word?.word ?? "")) {
    cursor.at += 1;
  }
}
