import {
  currencyCodes,
  currencySymbols,
  currencyWords,
  multipliers,
} from "../../../content/extraction/currencies.js";
import { measuredUnits, unitsOnlyJoined } from "../../../content/extraction/measured-units.js";
import type { Claims } from "./claims.js";
import type { Entity } from "./entity.js";
import { NUMBER_SOURCE, parseNumber } from "./parse-number.js";

const NUMBER = new RegExp(
  `(?<![\\p{L}\\p{N}_.,]|\\p{L}-)(?:[-−+](?=\\d))?(?:${NUMBER_SOURCE})`,
  "gu",
);
const SYMBOL = "[\\p{L}]{0,2}[$€£¥￥₹₩₽₺₴₫₪₱₦฿]|zł|Kč";
const SYMBOL_BEFORE = new RegExp(`(${SYMBOL})\\s?[-−]?$`, "u");
const CODE_BEFORE = /(?<!\p{L})([A-Z]{3})\s?$/u;
const SYMBOL_AFTER = new RegExp(`^\\s?(${SYMBOL})`, "u");
const CODE_AFTER = /^\s?([A-Z]{3})(?!\p{L})/u;
const WORD_AFTER = /^\s?(?:US |U\.S\. )?(\p{L}{1,12})(?!\p{L})/u;
const MULTIPLIER_AFTER =
  /^(?:(\s?)(k|m|mn|mio|bn|b)(?!\p{L})|\s(thousand|millions?|billions?|trillion)(?!\p{L}))/iu;
const PERCENT_AFTER = /^\s?(?:%|percent(?!\p{L})|per cent(?!\p{L})|pct(?!\p{L}))/iu;
const UNIT_AFTER =
  /^([\s-]?)(°[CF]|℃|℉|km\/h|m\/s|Mbit\/s|[a-zµ]{1,2}[²³]|[\p{L}Ω]{1,12}2?)(?![\p{L}\p{N}])/u;

/**
 * Amounts of money with their ISO 4217 code, percentages, and quantities with a unit; a bare number
 * is none of them. $ alone counts as USD and ¥ as JPY. Linear.
 */
export function* findAmounts(text: string, claims: Claims): Generator<Entity> {
  for (const match of text.matchAll(NUMBER)) {
    const start = match.index;
    const end = start + match[0].length;
    const value = parseNumber(match[0]);
    if (value === undefined || claims.has(start, end)) continue;
    const before = text.slice(Math.max(0, start - 6), start);
    const after = text.slice(end, end + 24);
    const found = readMoney(value, before, after) ?? readMeasure(value, after);
    if (!found) continue;
    const from = start - found.before;
    const to = end + found.after;
    if (claims.take(from, to)) yield { ...found.entity, start: from, end: to };
  }
}

type Measured =
  | { readonly kind: "amount"; readonly value: { amount: number; currency: string } }
  | { readonly kind: "percentage"; readonly value: number }
  | { readonly kind: "quantity"; readonly value: { value: number; unit: string } };

/** What a number is together with so many characters around it. */
interface Found {
  readonly entity: Measured;
  readonly before: number;
  readonly after: number;
}

function readMoney(value: number, before: string, after: string): Found | undefined {
  const scale = readMultiplier(after);
  const rest = after.slice(scale.length);
  const ahead = currencyBefore(before);
  const behind = ahead ? undefined : currencyAfter(rest);
  const currency = ahead ?? behind;
  if (!currency) return undefined;
  const amount = Number((value * scale.factor).toPrecision(15));
  return {
    entity: { kind: "amount", value: { amount, currency: currency.code } },
    before: ahead?.length ?? 0,
    after: scale.length + (behind?.length ?? 0),
  };
}

function readMultiplier(after: string): { readonly factor: number; readonly length: number } {
  const match = MULTIPLIER_AFTER.exec(after);
  const word = (match?.[2] ?? match?.[3])?.toLowerCase();
  const factor = word === undefined ? undefined : multipliers[word];
  return match && factor ? { factor, length: match[0].length } : { factor: 1, length: 0 };
}

interface Currency {
  readonly code: string;
  readonly length: number;
}

function currencyBefore(before: string): Currency | undefined {
  const symbol = SYMBOL_BEFORE.exec(before);
  if (symbol?.[1]) return ofSymbol(symbol[1], symbol[0].length);
  const code = CODE_BEFORE.exec(before);
  return code?.[1] && currencyCodes.has(code[1])
    ? { code: code[1], length: code[0].length }
    : undefined;
}

function ofSymbol(symbol: string, length: number): Currency | undefined {
  const exact = currencySymbols[symbol];
  if (exact) return { code: exact, length };
  const last = symbol.slice(-1);
  const code = currencySymbols[last];
  return code ? { code, length: length - symbol.length + 1 } : undefined;
}

function currencyAfter(after: string): Currency | undefined {
  const symbol = SYMBOL_AFTER.exec(after);
  const bySymbol = symbol?.[1] ? currencySymbols[symbol[1]] : undefined;
  if (symbol && bySymbol) return { code: bySymbol, length: symbol[0].length };
  const code = CODE_AFTER.exec(after);
  if (code?.[1] && currencyCodes.has(code[1])) return { code: code[1], length: code[0].length };
  const word = WORD_AFTER.exec(after);
  const byWord = word?.[1] ? currencyWords[word[1].toLowerCase()] : undefined;
  return word && byWord ? { code: byWord, length: word[0].length } : undefined;
}

function readMeasure(value: number, after: string): Found | undefined {
  const percent = PERCENT_AFTER.exec(after);
  if (percent)
    return { entity: { kind: "percentage", value }, before: 0, after: percent[0].length };
  const match = UNIT_AFTER.exec(after);
  const [whole = "", gap = "", word = ""] = match ?? [];
  const known = measuredUnits.get(word) ?? measuredUnits.get(word.toLowerCase());
  if (gap === "-" && word.length < 3) return undefined;
  const isWord = gap !== "" && unitsOnlyJoined.has(word) && word !== "m" && word !== "A";
  if (!known || (isWord && !/^\s(?:t|h|s)$/.test(whole))) return undefined;
  const unit = known.symbol;
  return { entity: { kind: "quantity", value: { value, unit } }, before: 0, after: whole.length };
}
