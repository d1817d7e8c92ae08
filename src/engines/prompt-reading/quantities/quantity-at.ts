import { MULTIPLIERS, type PromptUnit } from "../../../content/units/prompt-units.js";
import type { Alternative, Found, Reading } from "../kit/reading.js";
import { spanning } from "../tokens/span.js";
import type { NumberToken, Token } from "../tokens/token.js";
import { type UnitAt, unitAt, unitOfName } from "./unit-spellings.js";

export type Quantity = Reading<number>;

const FLIGHT_LEVEL = /^fl\d{2,3}$/u;
const DENOMINATORS: ReadonlySet<number> = new Set([2, 3, 4, 5, 8, 10]);
const PRICE_OF: Readonly<Record<string, string>> = { "/": "per", per: "per", a: "per", pro: "per" };

/**
 * The number at a token with its unit before or behind it: `120kg`, `3 1/2 t`, `$28/MWh`, `FL350`, `5k lb`.
 * `unit` is null for a plain number.
 */
export function quantityAt(tokens: readonly Token[], at: number): Found<Quantity> | undefined {
  const first = tokens[at];
  if (!first) return undefined;
  if (first.kind === "word" && FLIGHT_LEVEL.test(first.key)) {
    const value = Number(first.key.slice(2));
    return { reading: { value, unit: "fl", span: first.span, alternatives: [] }, next: at + 1 };
  }
  const prefix = unitAt(tokens, at);
  const from = prefix?.unit.isPrefix ? prefix.next : at;
  const number = numberAt(tokens, from);
  if (!number) return undefined;
  const unit = prefix?.unit.isPrefix
    ? unitBehindPrefix(tokens, number.next, prefix)
    : unitBehind(tokens, number.next);
  const next = unit?.next ?? number.next;
  const last = tokens[next - 1] ?? first;
  const name = unit?.unit.unit ?? null;
  const alternatives: Alternative<number>[] = [
    ...number.alternatives.map((value) => ({ value, unit: name })),
    ...(unit?.mayBe ?? []).map((other) => ({ value: number.value, unit: other.unit })),
  ];
  return {
    reading: {
      value: number.value,
      unit: name,
      span: spanning(first.span, last.span),
      alternatives,
    },
    next,
  };
}

interface NumberAt {
  readonly value: number;
  readonly alternatives: readonly number[];
  readonly next: number;
}

/** A number with its fraction and the words that multiply it. */
export function numberAt(tokens: readonly Token[], at: number): NumberAt | undefined {
  const first = tokens[at];
  if (first?.kind !== "number") return undefined;
  const simple = fractionAt(tokens, at, first);
  const mixed = simple ? undefined : mixedAt(tokens, at, first);
  const read = simple ??
    mixed ?? { value: first.value, alternatives: first.alternatives, next: at + 1 };
  const word = tokens[read.next];
  const times =
    word?.kind === "word" && Object.hasOwn(MULTIPLIERS, word.key) ? MULTIPLIERS[word.key] : 1;
  if (times === undefined || times === 1 || (word?.text === "k" && !word.isGlued)) return read;
  return {
    value: read.value * times,
    alternatives: read.alternatives.map((value) => value * times),
    next: read.next + 1,
  };
}

/** `1/2`: small and below one, so that winds and coordinates are not taken for fractions. */
function fractionAt(tokens: readonly Token[], at: number, top: NumberToken): NumberAt | undefined {
  const [slash, bottom] = [tokens[at + 1], tokens[at + 2]];
  if (slash?.text !== "/" || !slash.isGlued || bottom?.kind !== "number") return undefined;
  const isSmall = /^\d$/u.test(top.text) && top.value > 0 && top.value < bottom.value;
  if (!isSmall || !bottom.isGlued || !DENOMINATORS.has(bottom.value)) return undefined;
  if (tokens[at + 3]?.text === "/") return undefined;
  return { value: top.value / bottom.value, alternatives: [], next: at + 3 };
}

function mixedAt(tokens: readonly Token[], at: number, whole: NumberToken): NumberAt | undefined {
  const top = tokens[at + 1];
  if (top?.kind !== "number" || !/^\d+$/u.test(whole.text)) return undefined;
  const fraction = fractionAt(tokens, at + 1, top);
  return fraction ? { ...fraction, value: whole.value + fraction.value } : undefined;
}

/** `/MWh` behind `$28`: the price of one. */
function unitBehindPrefix(tokens: readonly Token[], at: number, prefix: UnitAt): UnitAt {
  const found = { unit: prefix.unit, mayBe: prefix.mayBe, next: at };
  const sign = tokens[at];
  if (prefix.unit.kind !== "money" || !sign || !Object.hasOwn(PRICE_OF, sign.text)) return found;
  const each = unitAt(tokens, at + 1);
  const price = each ? unitOfName(`${prefix.unit.unit}_per_${each.unit.unit}`) : undefined;
  return each && price ? { unit: price, mayBe: [], next: each.next } : found;
}

function unitBehind(tokens: readonly Token[], at: number): UnitAt | undefined {
  const hyphen = tokens[at]?.text === "-" && tokens[at]?.isGlued && tokens[at + 1]?.isGlued;
  const begin = hyphen ? at + 1 : at;
  const found = unitAt(tokens, begin);
  if (!found || !mayFollow(found.unit, tokens[begin], tokens[found.next])) return undefined;
  return found;
}

/** Signs of money behind a number belong to it unless another number follows them directly. */
function mayFollow(unit: PromptUnit, token: Token | undefined, next: Token | undefined): boolean {
  if (unit.unit === "fl" || unit.unit === "mach") return false;
  if (unit.kind !== "money") return true;
  return token?.isGlued === true || !(next?.kind === "number" && next.isGlued);
}
