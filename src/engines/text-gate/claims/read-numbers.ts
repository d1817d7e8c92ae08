import {
  lowerBounds,
  roundingWords,
  scaleWords,
  shareWords,
  upperBounds,
} from "../../../content/claim-words/claim-words.js";
import {
  currencyCodes,
  currencySymbols,
  currencyWords,
} from "../../../content/extraction/currencies.js";
import { numberWords } from "../../../content/scripts/model/number-words.js";
import { Claims } from "../../text/extract/claims.js";
import { findDates } from "../../text/extract/find-dates.js";
import { NUMBER_SOURCE, parseNumber } from "../../text/extract/parse-number.js";
import { joinParts } from "./join-parts.js";
import { type Measure, readUnit } from "./read-unit.js";
import { settleDates } from "./settle-dates.js";
import type { Bound, StatedNumber } from "./stated-number.js";

const DIGITS = new RegExp(
  `(?<![\\p{L}\\p{N}_.,/-])(?:[-−](?=\\d))?(?:${NUMBER_SOURCE})(?![\\p{N}/])`,
  "gu",
);
const VERSION =
  /(?<![\p{L}\p{N}.])v?(?!\d{1,3}(?:\.\d{3})+(?!\.?\d))\d{1,4}(?:\.\d{1,5}){2,4}(?![\p{N}])/gu;
const SHARE = new RegExp(
  `(?<!\\p{L})(?:${Object.keys(shareWords)
    .sort((a, b) => b.length - a.length)
    .join("|")})(?= (?:of|its|their|the)\\b)`,
  "giu",
);
const WORD = /\p{L}+/gu;
const SYMBOL_BEFORE = /([A-Z]{0,3}[$€£¥￥₹₩₽₺₴₫₪₱₦฿])\s?$/u;
const CODE_BEFORE = /(?<!\p{L})([A-Z]{3})\s?$/u;
const SCALE = /^[\s-]?(\p{L}{1,9})\.?(?![\p{L}\p{N}])/u;
const CURRENCY_AFTER =
  /^\s?(?:d['’]|de )?(?:(€|£|\$|¥|zł|Kč)|(?:US |U\.S\. )?(\p{L}{2,9})(?!\p{L}))/u;
const PERCENT_AFTER =
  /^[\s-]?(?:%|percent(?:age points?)?(?!\p{L})|per cent|pct|prozent|pour cent|por ciento)/iu;
const LANGUAGES: readonly (readonly [language: string, sign: RegExp])[] = [
  ["de", /(?<!\p{L})(?:der|die|das|und|ist|dem|von)(?!\p{L})/iu],
  ["fr", /(?<!\p{L})(?:le|les|est|des|une|dans)(?!\p{L})/iu],
  ["es", /(?<!\p{L})(?:el|los|las|una|del|con)(?!\p{L})/iu],
];
const HALF_UNIT =
  /(?<!\p{L})(half an? |(?:(?<=(?:over|under|about|around|nearly|almost|than) ))an? |one )(\p{L}{3,9})(?!\p{L})( and a half)?/giu;
const UNIT_AND_HALF = /(?<!\p{L})(an? |one )(\p{L}{3,9})( and a half)(?!\p{L})/giu;
const NUMBERS_MAX = 200;

/** A number in digits or words, before what stands around it is read. */
interface Told {
  readonly start: number;
  readonly end: number;
  readonly value: number;
  /** Half of the last place shown. */
  readonly half: number;
}

/**
 * The numbers that a sentence states, with their units, currencies, scales and bounds; dates and times of
 * day; versions. Units are reckoned into base units, so that 1.2 km and 1,200 m are one. Linear.
 */
export function readNumbers(text: string, isSource: boolean): readonly StatedNumber[] {
  const taken = new Claims(text.length);
  const found: StatedNumber[] = [];
  for (const { index, 0: written } of text.matchAll(VERSION)) {
    taken.take(index, index + written.length);
    const told = written.replace(/^v/u, "");
    found.push(literal("version", told, index, index + written.length));
  }
  const dates = [...findDates(text, taken)].flatMap(({ start, end, kind, value }) =>
    (kind === "date" || kind === "time") && typeof value === "string"
      ? [{ start, end, kind, value }]
      : [],
  );
  for (const { kind, value, start, end } of settleDates(text, dates)) {
    found.push(literal(kind, value, start, end));
  }
  found.push(...readHalves(text, taken));
  for (const match of text.matchAll(SHARE)) {
    const value = shareWords[match[0].toLowerCase()];
    if (value === undefined || !taken.take(match.index, match.index + match[0].length)) continue;
    const told = { start: match.index, end: match.index + match[0].length, value, half: 0.5 };
    found.push(
      measured(text, told, { kind: "percent", unit: "", toBase: same, after: 0, bound: "about" }),
    );
  }
  for (const told of [...digitsOf(text), ...wordsOf(text, isSource)]) {
    if (taken.has(told.start, told.end) || found.length >= NUMBERS_MAX) continue;
    found.push(readAround(text, told));
  }
  return joinParts(
    text,
    found.sort((a, b) => a.start - b.start),
  );
}

/** `half an hour`, `a year and a half`; `an hour` where a bound or rounding stands before it. */
function* readHalves(text: string, taken: Claims): Generator<StatedNumber> {
  for (const match of [...text.matchAll(UNIT_AND_HALF), ...text.matchAll(HALF_UNIT)]) {
    const { index: start, 0: whole, 1: article = "", 2: unit = "", 3: half } = match;
    const measure = readUnit(` ${unit}`);
    if (!measure || !taken.take(start, start + whole.length)) continue;
    const value = /^half/iu.test(article) ? 0.5 : half === undefined ? 1 : 1.5;
    const bound = boundOf(text.slice(Math.max(0, start - 30), start));
    const told = { start, end: start + whole.length, value, half: value === 1 ? 0.5 : 0.05 };
    yield measured(text, told, { ...measure, after: 0, kind: "quantity", bound });
  }
}

function literal(
  kind: "date" | "time" | "version",
  text: string,
  start: number,
  end: number,
): StatedNumber {
  return { kind, text, start, end, value: 0, low: 0, high: 0, told: 0, unit: "", bound: "exact" };
}

function* digitsOf(text: string): Generator<Told> {
  for (const { index, 0: written } of text.matchAll(DIGITS)) {
    const value = parseNumber(written);
    if (value === undefined) continue;
    const decimals = /[.,](\d{1,9})$/u.exec(written)?.[1]?.length ?? 0;
    const isFraction = decimals > 0 && !Number.isInteger(value);
    const half = isFraction || /[.,]0+$/u.test(written) ? 0.5 * 10 ** -decimals : 0.5;
    const isGrouped = Number.isInteger(value) && decimals === 3;
    yield { start: index, end: index + written.length, value, half: isGrouped ? 0.5 : half };
  }
}

/** `one` is more often a pronoun than a number: in a claim it counts before a unit alone. */
function loneWords(isSource: boolean): Readonly<Record<string, number>> {
  return isSource ? { one: 1 } : {};
}

function* wordsOf(text: string, isSource: boolean): Generator<Told> {
  const language = LANGUAGES.find(([, sign]) => sign.test(text))?.[0];
  const words = { ...numberWords[language ?? "en"], ...numberWords.en, ...loneWords(isSource) };
  let run: WordRun | undefined;
  let isAfterArticle = false;
  for (const { index, 0: word } of text.matchAll(WORD)) {
    const end = index + word.length;
    const lower = word.toLowerCase();
    const isUnit = lower === "one" && readUnit(text.slice(end, end + 20)) !== undefined;
    const value = Object.hasOwn(words, lower) ? words[lower] : isUnit ? 1 : undefined;
    if (run && /[^\s-]/u.test(text.slice(run.end, index).replace(/and|und/giu, ""))) {
      yield toldBy(run);
      run = undefined;
    }
    const isJoint = run && /^(?:and|und)$/iu.test(word) && run.whole + run.part >= 100;
    if (value !== undefined && (run !== undefined || value < 100 || isAfterArticle)) {
      run = grow(run ?? { start: index, end, whole: 0, part: 0 }, value, end);
    } else if (run && !isJoint) {
      yield toldBy(run);
      run = undefined;
    }
    isAfterArticle = lower === "a" || lower === "one";
  }
  if (run) yield toldBy(run);
}

/** Number words in a row: what whole thousands have been told, and what has been told since. */
interface WordRun {
  readonly start: number;
  readonly end: number;
  readonly whole: number;
  readonly part: number;
}

function grow(run: WordRun, value: number, end: number): WordRun {
  if (value >= 1000) {
    return { ...run, end, whole: run.whole + Math.max(1, run.part) * value, part: 0 };
  }
  return { ...run, end, part: value === 100 ? Math.max(1, run.part) * value : run.part + value };
}

function toldBy({ start, end, whole, part }: WordRun): Told {
  return { start, end, value: whole + part, half: 0.5 };
}

const same = (value: number) => value;

interface Around extends Measure {
  readonly kind: StatedNumber["kind"];
  readonly bound: Bound;
}

function readAround(text: string, told: Told): StatedNumber {
  const before = text.slice(Math.max(0, told.start - 30), told.start);
  const after = text.slice(told.end, told.end + 40);
  const scaled = readScale(after);
  const rest = after.slice(scaled.after);
  const scale = (value: number) => value * scaled.factor;
  const bound = boundOf(before);
  const grown = { ...told, value: scale(told.value), half: told.half * scaled.factor };
  const money = currencyOf(before, rest);
  if (money) {
    return measured(text, grown, {
      kind: "money",
      unit: money.code,
      toBase: same,
      after: scaled.after + money.after,
      bound,
    });
  }
  const percent = PERCENT_AFTER.exec(rest);
  if (percent) {
    const end = scaled.after + percent[0].length;
    return measured(text, grown, { kind: "percent", unit: "", toBase: same, after: end, bound });
  }
  const unit = readUnit(rest);
  return unit
    ? measured(text, grown, { ...unit, kind: "quantity", after: scaled.after + unit.after, bound })
    : measured(text, grown, { kind: "plain", unit: "", toBase: same, after: scaled.after, bound });
}

function measured(text: string, told: Told, around: Around): StatedNumber {
  const { value, half, start } = told;
  const end = told.end + around.after;
  return {
    kind: around.kind,
    unit: around.unit,
    bound: around.bound,
    told: value,
    value: around.toBase(value),
    low: around.toBase(value - half),
    high: around.toBase(value + half),
    text: text.slice(start, end),
    start,
    end,
  };
}

function readScale(after: string): { readonly factor: number; readonly after: number } {
  const match = SCALE.exec(after);
  const word = match?.[1] ?? "";
  const isShort = word.length === 1 && /^\s/u.test(after);
  const known = Object.hasOwn(scaleWords, word.toLowerCase())
    ? scaleWords[word.toLowerCase()]
    : undefined;
  return match && known !== undefined && !isShort
    ? { factor: known, after: match[0].length }
    : { factor: 1, after: 0 };
}

function currencyOf(
  before: string,
  after: string,
): { readonly code: string; readonly after: number } | undefined {
  const symbol = SYMBOL_BEFORE.exec(before)?.[1];
  const bySymbol = symbol && (currencySymbols[symbol] ?? currencySymbols[symbol.slice(-1)]);
  if (bySymbol) return { code: bySymbol, after: 0 };
  const code = CODE_BEFORE.exec(before)?.[1];
  if (code !== undefined && currencyCodes.has(code)) return { code, after: 0 };
  const match = CURRENCY_AFTER.exec(after);
  if (!match) return undefined;
  const [whole, sign = "", word = ""] = match;
  const lower = word.toLowerCase();
  const byWord = Object.hasOwn(currencyWords, lower) ? currencyWords[lower] : undefined;
  const found = currencySymbols[sign] ?? (currencyCodes.has(word) ? word : byWord);
  return found === undefined ? undefined : { code: found, after: whole.length };
}

function boundOf(before: string): Bound {
  const words =
    before
      .toLowerCase()
      .match(/[\p{L}.~≈]+/gu)
      ?.slice(-3) ?? [];
  const last = words.at(-1) === "than" || words.at(-1) === "als" ? words.at(-2) : words.at(-1);
  const isUpTo = words.at(-1) === "to" && words.at(-2) === "up";
  if (last === undefined) return "exact";
  if (isUpTo || upperBounds.has(last)) return "at-most";
  if (lowerBounds.has(last)) return "at-least";
  return roundingWords.has(last) || /[~≈]\s?$/u.test(before) ? "about" : "exact";
}
