import { add, divide, type Rational, rational } from "../../../math/exact-numbers/rational.js";
import { Refusal } from "../calculation.js";
import type { NumberToken, Token } from "../templates/token.js";
import { NEVER, readNumeral } from "./read-numeral.js";

/** Signs that are written in several ways. */
const SIGNS: Readonly<Record<string, string>> = {
  "×": "*",
  "✕": "*",
  "∗": "*",
  "⋅": "*",
  "·": "*",
  "•": "*",
  "∕": "/",
  "⁄": "/",
  "−": "-",
  "–": "-",
  "—": "-",
  "％": "%",
  "≤": "<=",
  "≥": ">=",
  "≠": "!=",
};

const FRACTION_MARKS: Readonly<Record<string, readonly [bigint, bigint]>> = {
  "½": [1n, 2n],
  "⅓": [1n, 3n],
  "⅔": [2n, 3n],
  "¼": [1n, 4n],
  "¾": [3n, 4n],
  "⅕": [1n, 5n],
  "⅖": [2n, 5n],
  "⅗": [3n, 5n],
  "⅘": [4n, 5n],
  "⅙": [1n, 6n],
  "⅚": [5n, 6n],
  "⅛": [1n, 8n],
  "⅜": [3n, 8n],
  "⅝": [5n, 8n],
  "⅞": [7n, 8n],
};

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

const GROUPED = /^\d{1,3}(?:([ \u00a0\u202f\u2009'])\d{3})(?:\1\d{3})*(?:[.,]\d+)?(?![\d'])/u;
const NUMERAL = /^(?:\d[\d_]*(?:[.,]\d+)*|\.\d+)(?:[eE][+-]?\d+(?![\d.]))?/u;
const PLAIN_NUMERAL = /^(?:\d[\d_]*(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+(?![\d.]))?/u;
const BASED = /^0(?:x[\da-f]+|b[01]+|o[0-7]+)(?![\p{L}\d])/iu;
const WORD = /^(?:[°º]\s?[CFRK](?!\p{L})|[\p{L}°ºΩ℃℉ℓ]\p{L}*(?:'(?:s|d|ll|re))?)/u;
const BRACKETED = /^\[[A-Za-z_][A-Za-z0-9_']*\]/u;
const PAIRED = /^(?:<=|>=|==|!=|<>)/u;

/** `2024-01-15` and `12/25/2024` are no differences and quotients. */
const DATE = /(?<![\d.,])(?:\d{4}-\d{2}-\d{2}|\d{1,2}\/\d{1,2}\/\d{4})(?![\d.,]*\d)/u;

interface Scan {
  readonly text: string;
  readonly tokens: Token[];
  at: number;
  isApart: boolean;
  /** For each open parenthesis, whether commas in it separate what a function takes. */
  readonly open: boolean[];
}

/** The numbers, words and signs of a text. Costs its length. */
export function splitTokens(original: string): readonly Token[] {
  const text = original
    .replace(/[\u2018\u2019\u02bc]/gu, "'")
    .replace(/[\u201c\u201d]/gu, '"')
    .replace(/\bU\.S\.(?:A\.)?/gu, "US")
    .replace(/\bU\.K\./gu, "UK")
    .replace(/\bper[ -]?cent(?:age)?\b/giu, (found) =>
      /age/iu.test(found) ? "percentage" : "percent",
    );
  if (DATE.test(text)) throw new Refusal("not_understood", "a date is not calculated with");
  const scan: Scan = { text, tokens: [], at: 0, isApart: true, open: [] };
  while (scan.at < text.length) step(scan);
  return scan.tokens;
}

function step(scan: Scan): void {
  const rest = scan.text.slice(scan.at, scan.at + LOOK_AHEAD);
  const blank = /^\s+/u.exec(rest)?.[0];
  if (blank !== undefined) {
    scan.at += blank.length;
    scan.isApart = true;
    return;
  }
  if (numberStep(scan)) return;
  const mark = FRACTION_MARKS[rest[0] ?? ""];
  if (mark) {
    fractionStep(scan, rational(...mark));
    return;
  }
  const superscript = /^⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]+/u.exec(rest)?.[0];
  if (superscript !== undefined) {
    superscriptStep(scan, superscript);
    return;
  }
  const word = BRACKETED.exec(rest)?.[0] ?? WORD.exec(rest)?.[0];
  if (word !== undefined) {
    wordStep(scan, word);
    return;
  }
  const paired = PAIRED.exec(rest)?.[0];
  const [first = ""] = rest;
  const sign = paired ?? first;
  if (sign === "(" || sign === "[") scan.open.push(isCall(scan));
  if (sign === ")" || sign === "]") scan.open.pop();
  push(scan, "sign", SIGNS[sign] ?? sign, sign.length);
}

/** No word or sign is longer; numbers are read from the whole text. */
const LOOK_AHEAD = 64;

function numberStep(scan: Scan): boolean {
  const from = scan.text.slice(scan.at);
  if (!/^\.?\d/u.test(from)) return false;
  const based = BASED.exec(from)?.[0];
  if (based !== undefined) {
    pushNumber(scan, { text: based, length: based.length, value: rational(BigInt(based)) });
    return true;
  }
  const separates = scan.open.at(-1) === true;
  const grouped = separates ? undefined : GROUPED.exec(from)?.[0];
  const isGroup = grouped !== undefined && !isMixed(from, grouped);
  const text = isGroup ? grouped : ((separates ? PLAIN_NUMERAL : NUMERAL).exec(from)?.[0] ?? "");
  const { value, items } = readNumeral(text);
  pushNumber(scan, { text, length: text.length, value, ...(items ? { items } : {}) });
  return true;
}

/** A fraction behind a space is part of a mixed number and no group: `1 100/200`. */
function isMixed(from: string, grouped: string): boolean {
  const top = /^\d{1,3}\s(\d{3})$/u.exec(grouped)?.[1];
  const bottom = /^\/(\d{1,6})/u.exec(from.slice(grouped.length))?.[1];
  return top !== undefined && bottom !== undefined && Number(top) < Number(bottom);
}

interface NumberFound {
  readonly text: string;
  readonly length: number;
  readonly value: Rational;
  readonly items?: readonly Rational[];
  readonly isFraction?: boolean;
}

function pushNumber(scan: Scan, { length, isFraction = false, ...found }: NumberFound): void {
  const token: NumberToken = {
    kind: "number",
    word: found.text,
    isApart: scan.isApart,
    isFraction,
    ...found,
  };
  const mixed = mixedNumber(scan.tokens, token);
  if (mixed) scan.tokens.splice(-3, 3, mixed);
  else scan.tokens.push(token);
  scan.at += length;
  scan.isApart = false;
}

/** `1 1/2` as one number: an integer, a space, and a fraction below one without spaces. */
function mixedNumber(tokens: readonly Token[], bottom: NumberToken): NumberToken | undefined {
  const [whole, top, slash] = tokens.slice(-3);
  if (whole?.kind !== "number" || top?.kind !== "number" || slash?.text !== "/") return undefined;
  const isTight = top.isApart && !slash.isApart && !bottom.isApart;
  const areDigits = [whole, top, bottom].every(({ text }) => /^\d+$/u.test(text));
  if (!isTight || !areDigits || whole.isFraction) return undefined;
  if (top.value.numerator >= bottom.value.numerator) return undefined;
  const value = add(whole.value, divide(top.value, bottom.value));
  return { ...whole, text: `${whole.text} ${top.text}/${bottom.text}`, value, isFraction: true };
}

function fractionStep(scan: Scan, fraction: Rational): void {
  const whole = scan.tokens.at(-1);
  const [mark = ""] = scan.text.slice(scan.at);
  if (whole?.kind === "number" && !whole.isFraction && whole.value.denominator === 1n) {
    scan.tokens.pop();
    const value = add(whole.value, fraction);
    scan.tokens.push({ ...whole, text: whole.text + mark, value, isFraction: true });
    scan.at += 1;
    scan.isApart = false;
    return;
  }
  pushNumber(scan, { text: mark, length: 1, value: fraction, isFraction: true });
}

function superscriptStep(scan: Scan, raised: string): void {
  const digits = [...raised]
    .map((mark) => (mark === "⁻" ? "-" : SUPERSCRIPTS.indexOf(mark)))
    .join("");
  scan.isApart = false;
  push(scan, "sign", "^", 0);
  if (digits.startsWith("-")) push(scan, "sign", "-", 0);
  const text = digits.replace("-", "");
  pushNumber(scan, { text, length: raised.length, value: rational(BigInt(text)) });
}

function wordStep(scan: Scan, word: string): void {
  const before = scan.tokens.at(-1);
  const after = scan.text.slice(scan.at + word.length, scan.at + word.length + LOOK_AHEAD);
  const follows = before?.kind === "number" || before?.text === ")";
  if (follows && /^x$/iu.test(word) && /^\s*[\d(.√π$€£]/u.test(after)) {
    push(scan, "sign", "*", word.length);
    return;
  }
  if (before?.kind === "number" && !scan.isApart && /^[CP]$/u.test(word) && /^\d/u.test(after)) {
    push(scan, "word", word === "C" ? "choose" : "permute", word.length);
    return;
  }
  // Digits belong to names such as log10, and to squares and cubes of units; in 5ft3in they do not.
  const digits = /^(?:2|3)(?![\d.\p{L}])/u.exec(after)?.[0] ?? "";
  const isLogarithm = /^log$/iu.test(word);
  const logDigits = isLogarithm ? (/^_?(?:10|2)(?!\d)/u.exec(after)?.[0] ?? "") : "";
  const attached = isLogarithm ? logDigits : digits;
  push(
    scan,
    "word",
    word.replace(/\s/gu, "") + attached.replace("_", ""),
    word.length + attached.length,
  );
}

function push(scan: Scan, kind: "word" | "sign", text: string, length: number): void {
  scan.tokens.push({ kind, text, word: text.toLowerCase(), isApart: scan.isApart });
  scan.at += length;
  scan.isApart = false;
}

/** A parenthesis right behind a name opens what a function takes; a bracket opens a list. */
function isCall(scan: Scan): boolean {
  const before = scan.tokens.at(-1);
  if (scan.text[scan.at] === "[") return true;
  return before?.kind === "word" && !scan.isApart;
}

/** Refuses a number that can only be a list. */
export function numeralValue(token: NumberToken): Rational {
  if (token.value !== NEVER) return token.value;
  throw new Refusal("not_understood", `${token.text.slice(0, 40)} is not a number in a known form`);
}
