import { multiply, power, type Rational } from "../../../../math/exact-numbers/rational.js";
import { findUnit } from "../../../units/find-unit.js";
import { dimensionOf } from "../../../units/unit.js";
import { type Quantity, whole } from "../quantity.js";

/** What a value counts, as powers of kinds: money, the base dimensions of measures, and nouns. */
export type Dimensions = ReadonlyMap<string, number>;

/** A value in base units. */
export interface Amount {
  readonly value: Rational;
  readonly dimensions: Dimensions;
}

const MONTHS: Readonly<Record<string, number>> = { months: 1, month: 1, years: 12, year: 12 };

/** One unit of a word, such as "hour" or "kg": how much it is, and of what; undefined for words that are no unit. */
export function unitAmount(word: string): Amount | undefined {
  const months = MONTHS[word];
  if (months !== undefined) return { value: whole(months), dimensions: new Map([["#months", 1]]) };
  if (/^(?:evening|morning|night)$/u.test(word)) return unitAmount("day");
  if (!MEASURES.test(word)) return undefined;
  const product = findUnit(word);
  if (!product || product.length === 0) return undefined;
  const value = product.reduce(
    (total, { unit, power: times }) => multiply(total, power(unit.factor, times)),
    whole(1),
  );
  const dimensions = new Map([...dimensionOf(product)].map(([base, times]) => [`#${base}`, times]));
  return { value, dimensions };
}

/** Words that are units wherever they stand; shorter ones are units only behind a figure. */
const MEASURES =
  /^(?:seconds?|minutes?|hours?|days?|weeks?|km|m|cm|mm|g|kg|mg|ml|cl|l|m²|cm²|km²|(?:kilo|centi|milli)?(?:met(?:re|er)|gram|lit(?:re|er))s?|tonnes?|tons?|miles?|yards?|feet|foot|inch(?:es)?|pounds?|ounces?|gallons?|pints?|quarts?|cups?|tablespoons?|teaspoons?|square (?:met(?:re|er)s?|feet|foot|yards?)|km\/h|mph|m\/s)$/u;

/** A quantity of the text in base units; a bare count counts the noun. */
export function amountOf({ kind, value, unit }: Quantity, noun: string | undefined): Amount {
  if (kind === "money") return { value, dimensions: new Map([["#money", 1]]) };
  const one = kind === "measure" ? unitAmount(unit) : undefined;
  if (one) return { value: multiply(value, one.value), dimensions: one.dimensions };
  const name = kind === "measure" ? unit : noun;
  return { value, dimensions: name ? new Map([[name, 1]]) : new Map() };
}

/** The dimensions of a product, the second raised to a power. */
export function combine(first: Dimensions, second: Dimensions, power: number): Dimensions {
  const all = new Map(first);
  for (const [name, exponent] of second) {
    const sum = (all.get(name) ?? 0) + exponent * power;
    if (sum === 0) all.delete(name);
    else all.set(name, sum);
  }
  return all;
}

export const isSame = (first: Dimensions, second: Dimensions) =>
  combine(first, second, -1).size === 0;
