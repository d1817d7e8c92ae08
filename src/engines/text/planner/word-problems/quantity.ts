import { toFixed } from "../../../math/exact-numbers/decimals.js";
import {
  divide,
  multiply,
  power,
  type Rational,
  rational,
} from "../../../math/exact-numbers/rational.js";
import { findUnit } from "../../units/find-unit.js";
import { dimensionKey, dimensionOf } from "../../units/unit.js";
import { show, toRational } from "../tools/numbers.js";

export type QuantityKind = "count" | "money" | "percent" | "measure";

/** A number of a word problem with what it counts. */
export interface Quantity {
  readonly kind: QuantityKind;
  readonly value: Rational;
  /** The sign or code of a currency, the word of a unit; empty for counts and percents. */
  readonly unit: string;
}

export const whole = (number: number): Rational => rational(BigInt(number));

/** Marks of quantities in the text of a problem, by kind; a figure follows each. */
export const SIGNS: Readonly<Record<QuantityKind, string>> = {
  count: "№",
  money: "¤",
  percent: "٪",
  measure: "µ",
};

/** What one unit is in base units of its dimension, and which dimension; undefined for words that are no unit. */
export function unitOf(
  word: string,
): { readonly factor: Rational; readonly dimension: string } | undefined {
  const product = findUnit(word);
  if (!product || product.length === 0) return undefined;
  const factor = product.reduce(
    (total, { unit, power: times }) => multiply(total, power(unit.factor, times)),
    whole(1),
  );
  return { factor, dimension: dimensionKey(dimensionOf(product)) };
}

/** Units whose length in days varies. */
const CALENDAR = new Set(["years", "months"]);

/** A measure in another unit of its dimension; undefined where the dimensions differ. */
export function inUnit(quantity: Quantity, unit: string): Quantity | undefined {
  if (quantity.unit === unit) return quantity;
  if (CALENDAR.has(quantity.unit) !== CALENDAR.has(unit)) return undefined;
  const [from, to] = [unitOf(quantity.unit), unitOf(unit)];
  if (!from || !to || from.dimension !== to.dimension) return undefined;
  return { ...quantity, value: divide(multiply(quantity.value, from.factor), to.factor), unit };
}

/** A quantity of the same kind and unit with another value. */
export const withValue = (quantity: Quantity, value: Rational): Quantity => ({
  ...quantity,
  value,
});

const AFTER = new Set(["cents", "cent", "pence", "p", "dollars", "euros", "pounds", "rupees"]);

/** As a reader writes it: "$12.50", "3.5 hours", "20%". */
export function showQuantity({ kind, value, unit }: Quantity): string {
  if (kind === "money") {
    const places = value.denominator === 1n ? 0 : 2;
    const isExact = value.denominator === 1n || 100n % value.denominator === 0n;
    const amount = toFixed(value, places);
    const shown = AFTER.has(unit)
      ? `${amount} ${unit}`
      : amount.startsWith("-")
        ? `-${unit}${amount.slice(1)}`
        : `${unit}${amount}`;
    return isExact ? shown : `${shown} (rounded from ${show(value)})`;
  }
  if (kind === "percent") return `${show(value)}%`;
  const number = showMixed(value);
  if (unit === "") return number;
  const isOne = value.numerator === value.denominator;
  return `${number} ${isOne && /s$/u.test(unit) && !/\/|per /u.test(unit) ? unit.replace(/(?<=inch)es$|(?<=s)es$|s$/u, "") : unit}`;
}

/** A decimal, and the fraction beside it where the decimals never end. */
function showMixed(value: Rational): string {
  const text = show(value);
  const rest = value.denominator;
  if (rest === 1n || rest > 1000n || 10n ** 8n % rest === 0n) return text;
  const isNegative = value.numerator < 0n;
  const size = isNegative ? -value.numerator : value.numerator;
  const wholePart = size / rest;
  const fraction = `${size % rest}/${rest}`;
  return `${text} (${isNegative ? "-" : ""}${wholePart > 0n ? `${wholePart} ${fraction}` : fraction})`;
}

export { toRational };
