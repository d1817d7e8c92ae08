import { decimalPlaces, toFixed } from "../../../math/exact-numbers/decimals.js";
import {
  add,
  compare,
  divide,
  multiply,
  type Rational,
  rational,
  toDouble,
} from "../../../math/exact-numbers/rational.js";
import { CannotDo } from "../request/request.js";

const NUMBERS_MAX = 100_000;
const DIGITS_MAX = 40;
const SHOWN_PLACES = 6;

/** A decimal numeral as a fraction. */
export function toRational(text: string): Rational {
  const found = /^(-?)(\d*)(?:\.(\d+))?(?:[eE]([-+]?\d{1,3}))?$/u.exec(text.trim());
  if (!found || text.length > DIGITS_MAX)
    throw new CannotDo(`${text.slice(0, 50)} is no number that is read here`);
  const [, sign, whole = "", decimals = "", exponent = "0"] = found;
  const digits = BigInt(`${whole}${decimals}` || "0") * (sign === "-" ? -1n : 1n);
  const shift = Number(exponent) - decimals.length;
  if (Math.abs(shift) > 100) throw new CannotDo("numbers have at most a hundred digits");
  return shift >= 0
    ? rational(digits * 10n ** BigInt(shift))
    : rational(digits, 10n ** BigInt(-shift));
}

/** Reads numerals; too many are refused. */
export function readNumbers(texts: readonly string[]): Rational[] {
  if (texts.length > NUMBERS_MAX)
    throw new CannotDo(`at most ${NUMBERS_MAX} numbers are worked on, not ${texts.length}`);
  return texts.map(toRational);
}

/** Adds over one denominator, so that long rows of decimals stay linear. */
export function sumOf(numbers: readonly Rational[]): Rational {
  const scale = numbers.reduce(
    (largest, { denominator }) => (denominator > largest ? denominator : largest),
    1n,
  );
  let whole = 0n;
  let rest = rational(0n);
  for (const { numerator, denominator } of numbers)
    if (scale % denominator === 0n) whole += numerator * (scale / denominator);
    else rest = add(rest, { numerator, denominator });
  return add(rational(whole, scale), rest);
}

export function meanOf(numbers: readonly Rational[]): Rational {
  return divide(sumOf(numbers), rational(BigInt(numbers.length)));
}

export function sortNumbers(numbers: readonly Rational[]): Rational[] {
  return [...numbers].sort(compare);
}

/** Exact where the decimals end within eight places; six places otherwise. */
export function show(value: Rational): string {
  const places = decimalPlaces(value);
  if (places !== undefined && places <= 8) return toFixed(value, places);
  return showDouble(toDouble(value));
}

/** Six places, fewer where they are zeros; twelve significant digits for small numbers. */
export function showDouble(value: number): string {
  if (Number.isInteger(value) && Math.abs(value) < 1e15) return String(value);
  if (Math.abs(value) >= 1e15 || (Math.abs(value) < 1e-4 && value !== 0))
    return value.toPrecision(8).replace(/\.?0+(?=e|$)/u, "");
  return String(Number(value.toFixed(SHOWN_PLACES)));
}

export { add, compare, divide, multiply, type Rational, rational, toDouble };
