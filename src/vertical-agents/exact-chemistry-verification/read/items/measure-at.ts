import {
  CHEMISTRY_UNITS,
  type ChemistryUnit,
} from "../../../../content/chemistry-words/prompt-units.js";
import { unitOf } from "../../../../engines/chemistry/amounts/units.js";
import { decimalValue, exactValue } from "../../../../engines/chemistry/elements/decimal-text.js";
import {
  add,
  multiply,
  rational,
  toDouble,
} from "../../../../engines/math/exact-numbers/rational.js";
import {
  type NumberLanguage,
  numberWordsAt,
} from "../../../../engines/prompt-reading/quantities/number-words-at.js";
import type { NumberToken, Token } from "../../../../engines/prompt-reading/tokens/token.js";
import type { NumberItem, QuantityItem } from "./item.js";

export interface MeasureAt {
  readonly item: QuantityItem | NumberItem;
  readonly next: number;
}

const bySpelling = new Map<string, ChemistryUnit>();
const byCase = new Map<string, ChemistryUnit>();
for (const unit of CHEMISTRY_UNITS) {
  for (const spelling of unit.spellings) {
    if (unit.hasCase) byCase.set(spelling, unit);
    else bySpelling.set(keyOf(spelling), unit);
  }
}
const SPELLING_MAX = Math.max(
  ...[...bySpelling.keys(), ...byCase.keys()].map(({ length }) => length),
);
const LANGUAGES: readonly NumberLanguage[] = ["en", "de", "fr", "es", "pt"];
const WORDS_MAX = 5;

/** The number at a token with its unit, if it has one; also in words where a unit follows. */
export function measureAt(
  tokens: readonly Token[],
  at: number,
  source: string,
): MeasureAt | undefined {
  const token = tokens[at];
  if (token?.kind === "number") return ofNumber(tokens, at, token, source);
  return token?.kind === "word" ? ofWords(tokens, at, source) : undefined;
}

function ofNumber(
  tokens: readonly Token[],
  at: number,
  token: NumberToken,
  source: string,
): MeasureAt {
  const value = Math.abs(token.value);
  const digits = digitsOf(token, value);
  const unit = unitAt(source, token.span.end);
  if (!unit) {
    return { item: { type: "number", span: token.span, value: token.value, digits }, next: at + 1 };
  }
  const isCold = unit.unit.unit === "degC" || unit.unit.unit === "degF";
  return quantity(tokens, { at, value: isCold ? token.value : value, digits, unit });
}

/** A bare number in a unit that stands elsewhere, such as the header of its column. */
export function quantityOf(
  { span, value, digits }: NumberItem,
  unit: string,
): QuantityItem | undefined {
  const found = unitAt(unit, 0);
  if (!found || value < 0) return undefined;
  return { type: "quantity", span, ...inEngineUnit(digits, value, found.unit) };
}

/** As written where that is a plain decimal, so that its last digit sets the tolerance. */
function digitsOf(token: NumberToken, value: number): string {
  const plain = token.text.replace(/^[+-]/u, "").replace(",", ".");
  return decimalValue(plain) && Number(plain) === value ? plain : String(value);
}

function ofWords(tokens: readonly Token[], at: number, source: string): MeasureAt | undefined {
  for (let to = at + 1; to <= at + WORDS_MAX; to += 1) {
    const last = tokens[to - 1];
    if (last?.kind !== "word" && last?.text !== "-") return undefined;
    const unit = unitAt(source, last.span.end);
    const words = tokens.slice(at, to);
    if (!unit || (isArticle(words) && /^(?:mol\/L|mmol\/L|%|g\/mol)$/u.test(unit.unit.unit)))
      continue;
    if (/^half (?:an? )?$/iu.test(words.map(({ text }) => `${text} `).join(""))) {
      return quantity(tokens, { at, value: 0.5, digits: "0.5", unit });
    }
    for (const language of LANGUAGES) {
      const read = numberWordsAt(words, 0, language);
      if (!read || read.next !== words.length || read.reading.unit !== null) continue;
      const value = read.reading.value;
      return quantity(tokens, { at, value, digits: String(value), unit });
    }
  }
  return undefined;
}

/** `a molar mass` and `a percent yield` are no quantities; `a mole` is one. */
function isArticle(words: readonly Token[]): boolean {
  const [only, other] = words;
  return (
    other === undefined && /^(?:an?|une?|una|eine?|uma?)$/u.test(only?.text.toLowerCase() ?? "")
  );
}

interface UnitAt {
  readonly unit: ChemistryUnit;
  readonly end: number;
}

function quantity(
  tokens: readonly Token[],
  read: {
    readonly at: number;
    readonly value: number;
    readonly digits: string;
    readonly unit: UnitAt;
  },
): MeasureAt {
  const { at, value, unit } = read;
  let next = at + 1;
  while ((tokens[next]?.span.start ?? unit.end) < unit.end) next += 1;
  const span = { start: tokens[at]?.span.start ?? 0, end: unit.end };
  return { item: { type: "quantity", span, ...inEngineUnit(read.digits, value, unit.unit) }, next };
}

function inEngineUnit(digits: string, value: number, { unit, times }: ChemistryUnit) {
  if (unit === "K" || unit === "degC" || unit === "degF") {
    return { value: kelvin(value, unit), digits, unit: "K", dimension: "temperature" as const };
  }
  const factor = times === undefined ? undefined : decimalValue(times);
  const scaled = factor ? toDouble(multiply(exactValue(value), factor)) : value;
  const scaledDigits = factor ? String(scaled) : digits;
  const dimension = unit === "kPa" ? ("pressure" as const) : unitOf(unit, "").dimension;
  return { value: scaled, digits: scaledDigits, unit, dimension };
}

function kelvin(value: number, unit: "K" | "degC" | "degF"): number {
  if (unit === "K") return value;
  const zero = rational(27_315n, 100n);
  if (unit === "degC") return toDouble(add(exactValue(value), zero));
  const offset = add(exactValue(value), rational(45_967n, 100n));
  return toDouble(multiply(offset, rational(5n, 9n)));
}

/** The longest unit that begins behind a number; case matters for `M` and `mM` alone. */
export function unitAt(source: string, from: number): UnitAt | undefined {
  const begin = /^[ \t\u00a0\u202f]{0,2}-?/u.exec(source.slice(from, from + 3))?.[0].length ?? 0;
  const rest = source.slice(from + begin, from + begin + SPELLING_MAX);
  for (let length = rest.length; length > 0; length -= 1) {
    const text = rest.slice(0, length);
    const next = source.charAt(from + begin + length);
    if (/[\p{L}\p{N}]/u.test(next) && /[\p{L}\p{N}]$/u.test(text)) continue;
    if (/^[gml]$/iu.test(text) && /^[·⋅/]\s?\p{L}/u.test(source.slice(from + begin + length)))
      continue;
    const unit =
      byCase.get(text) ?? (text === "m" || text === "mm" ? undefined : bySpelling.get(keyOf(text)));
    if (unit) return { unit, end: from + begin + length };
  }
  return undefined;
}

function keyOf(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}
