import { measuredUnits } from "../../../content/extraction/measured-units.js";
import { rational, toDouble } from "../../math/exact-numbers/rational.js";
import { exact, type Real } from "../../math/exact-numbers/real.js";
import { toBase } from "../../text/units/convert.js";
import { findUnit } from "../../text/units/find-unit.js";
import { dimensionKey, dimensionOf, type UnitProduct } from "../../text/units/unit.js";

/** What a number is measured in, and how many characters after it say so. */
export interface Measure {
  readonly unit: string;
  readonly toBase: (value: number) => number;
  readonly after: number;
}

const UNIT =
  /^([\s-]?)((?:square|cubic|sq|cu)\.?[ -])?(°\s?[CF]|km\/h|m\/s|[a-zA-Zµ]{1,4}[²³]|light-years?|\p{L}{1,14})(?![\p{L}\p{N}])/u;
/** Words that stand after numbers more often than the units of that name do. */
const OFTEN_WORDS = new Set([
  "in",
  "a",
  "as",
  "at",
  "am",
  "do",
  "h",
  "no",
  "t",
  "d",
  "us",
  "are",
  "min",
  "b",
]);
/** Units that only their symbols name. */
const SYMBOLS = new Set(["K", "Ah", "mAh", "Wh", "mWh"]);
/** Digits of a number that is no fraction of two integers. */
const PLACES = 9;

const known = new Map<string, UnitProduct | undefined>();

/** The unit that follows a number, by the table of the unit converter; undefined where none does. */
export function readUnit(after: string): Measure | undefined {
  const match = UNIT.exec(after);
  if (!match) return undefined;
  const [whole, gap = "", power = "", word = ""] = match;
  if (gap !== "" && OFTEN_WORDS.has(word)) return undefined;
  const product = productOf(`${power}${word}`, word, power === "");
  if (!product) return undefined;
  return {
    unit: dimensionKey(dimensionOf(product)),
    toBase: (value) => baseValue(value, product),
    after: whole.length,
  };
}

function productOf(name: string, word: string, isPlain: boolean): UnitProduct | undefined {
  if (!isPlain || /[²³]|light/u.test(word)) return lookUp(name.replace("-", " "));
  if (SYMBOLS.has(word)) return lookUp(word);
  const symbol = (measuredUnits.get(word) ?? measuredUnits.get(word.toLowerCase()))?.symbol;
  return symbol === undefined ? undefined : lookUp(symbol);
}

const KNOWN_MAX = 2_000;

function lookUp(name: string): UnitProduct | undefined {
  if (known.has(name)) return known.get(name);
  const product = findUnit(name);
  if (known.size < KNOWN_MAX) known.set(name, product);
  return product;
}

function baseValue(value: number, product: UnitProduct): number {
  const scaled = rational(BigInt(Math.round(value * 10 ** PLACES)), 10n ** BigInt(PLACES));
  return doubleOf(toBase(exact(scaled), product));
}

function doubleOf(real: Real): number {
  return real.kind === "exact"
    ? toDouble(real.value)
    : (toDouble(real.low) + toDouble(real.high)) / 2;
}
