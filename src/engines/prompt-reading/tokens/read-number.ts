import { readChain } from "./decimal-chain.js";
import type { NumberStyle } from "./number-style.js";

/** One number, or a dotted code (`value` undefined), at a place of a folded text. */
export interface ReadNumber {
  readonly value: number | undefined;
  readonly alternatives: readonly number[];
  readonly parts: readonly ReadNumber[];
  readonly from: number;
  readonly to: number;
}

const CHAIN = /(?:\d+|(?<![.\d])\.\d+)(?:[.,]\d+)*/uy;
const GROUPED =
  /[1-9]\d{0,2}(?:(?:\u00a0\d{3}){1,5}|(?:'\d{3}){1,5}|(?:_\d{3}){1,5})(?:[.,]\d+)?(?![\d.,'_]\d|\d)/uy;
const SPACED = /[1-9]\d{0,2}(?: \d{3}){1,5},\d+(?![\d.,]\d|\d)/uy;
const SPACED_PLAIN = /[1-9]\d{0,2}(?: \d{3}){1,5}(?![\d.,]\d|\d| \d)/uy;
const EXPONENT = /[eE][+-]?\d{1,2}(?![\p{L}\d])/uy;
const TIMES_TEN = / ?[x×·*] ?10(?:\^([+-]?\d{1,2})|([⁻⁺]?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,2}))(?![\p{L}\d])/uy;
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const VULGAR: ReadonlyMap<string, number> = new Map([
  ["½", 1 / 2],
  ["¼", 1 / 4],
  ["¾", 3 / 4],
  ["⅓", 1 / 3],
  ["⅔", 2 / 3],
  ["⅛", 1 / 8],
  ["⅜", 3 / 8],
  ["⅝", 5 / 8],
  ["⅞", 7 / 8],
]);

/** The numbers that begin at an offset: several where commas divide a list. Empty where none begins. */
export function readNumbersAt(text: string, at: number, style: NumberStyle): readonly ReadNumber[] {
  const signed = signAt(text, at);
  const from = at + signed.length;
  const factor = signed === "-" ? -1 : 1;
  const read = readUnsigned(text, from, style);
  const [first, ...others] = read;
  if (!first) return [];
  return [{ ...scale(first, factor), from: at }, ...others];
}

/** A sign belongs to a number that no word, number or bracket stands directly before. */
function signAt(text: string, at: number): string {
  const sign = text[at] ?? "";
  if (sign !== "-" && sign !== "+") return "";
  return at > 0 && /[\p{L}\p{N}_)\]°%'"-]/u.test(text[at - 1] ?? "") ? "" : sign;
}

function readUnsigned(text: string, from: number, style: NumberStyle): readonly ReadNumber[] {
  const vulgar = VULGAR.get(text[from] ?? "");
  if (vulgar !== undefined) return [plain(vulgar, from, from + 1)];
  const grouped =
    matchAt(GROUPED, text, from) ??
    matchAt(SPACED, text, from) ??
    (style === "comma" ? matchAt(SPACED_PLAIN, text, from) : undefined);
  if (grouped !== undefined) {
    const digits = grouped.replace(/[\u00a0 '_]/gu, "").replace(",", ".");
    return [plain(Number(digits), from, from + grouped.length)];
  }
  const chain = matchAt(CHAIN, text, from);
  if (chain === undefined) return [];
  return withExponent(text, readParts(text, { chain, from, style }));
}

interface Chain {
  readonly chain: string;
  readonly from: number;
  readonly style: NumberStyle;
}

function readParts(text: string, { chain, from, style }: Chain): readonly ReadNumber[] {
  const to = from + chain.length;
  const reading = readChain(chain, {
    style,
    isBracketed: /[([]/.test(text[from - 1] ?? "") && /[)\]]/.test(text[to] ?? ""),
    hasUnit: /^[ \u00a0]?[\p{L}€$%]/u.test(text.slice(to, to + 2)),
  });
  const parts = reading.hasParts ? partsOf(chain, from, style) : [];
  const { value, alternatives } = reading;
  if (value !== undefined) return [{ value, alternatives, parts, from, to }];
  const [first, ...others] = parts;
  if (!first) return [{ value: undefined, alternatives: [], parts: [], from, to }];
  return [{ ...first, alternatives: [...first.alternatives, ...alternatives] }, ...others];
}

function partsOf(chain: string, from: number, style: NumberStyle): readonly ReadNumber[] {
  let at = from;
  return chain.split(",").map((part) => {
    const begin = at;
    at += part.length + 1;
    const { value, alternatives } = readChain(part, { style, isBracketed: false, hasUnit: false });
    return { value, alternatives, parts: [], from: begin, to: begin + part.length };
  });
}

/** `1e3`, `2×10³`, and the fraction of `1½`, belong to the last number. */
function withExponent(text: string, numbers: readonly ReadNumber[]): readonly ReadNumber[] {
  const last = numbers.at(-1);
  if (last?.value === undefined) return numbers;
  const fraction = VULGAR.get(text[last.to] ?? "");
  if (fraction !== undefined && Number.isInteger(last.value))
    return [...numbers.slice(0, -1), plain(last.value + fraction, last.from, last.to + 1)];
  const short = matchAt(EXPONENT, text, last.to);
  const long = short === undefined ? matchAt(TIMES_TEN, text, last.to) : undefined;
  const written = short ?? long;
  if (written === undefined) return numbers;
  const power = short === undefined ? powerOf(written) : Number(short.slice(1));
  const value = Number(`${last.value}e${power}`);
  if (!Number.isFinite(value)) return numbers;
  return [...numbers.slice(0, -1), plain(value, last.from, last.to + written.length)];
}

function powerOf(timesTen: string): number {
  const raised = timesTen.slice(timesTen.indexOf("10") + 2).replace("^", "");
  const plainDigits = [...raised].map((mark) => {
    if (mark === "⁻") return "-";
    const digit = RAISED.indexOf(mark);
    return digit >= 0 ? String(digit) : mark === "⁺" ? "" : mark;
  });
  return Number(plainDigits.join(""));
}

function scale(number: ReadNumber, factor: number): ReadNumber {
  const [first, ...others] = number.parts;
  return {
    ...number,
    value: number.value === undefined ? undefined : number.value * factor,
    alternatives: number.alternatives.map((value) => value * factor),
    parts: first ? [scale(first, factor), ...others] : [],
  };
}

function plain(value: number, from: number, to: number): ReadNumber {
  return { value, alternatives: [], parts: [], from, to };
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
