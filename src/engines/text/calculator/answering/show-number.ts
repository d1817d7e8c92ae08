import { decimalPlaces, roundToDigits, toFixed } from "../../../math/exact-numbers/decimals.js";
import {
  compare,
  leadingExponent,
  magnitude,
  type Rational,
  subtract,
} from "../../../math/exact-numbers/rational.js";
import type { Real } from "../../../math/exact-numbers/real.js";
import { Refusal } from "../calculation.js";

/** Digits of an integer that is shown whole. */
export const DIGITS_MAX = 1_000;
/** Decimals of a number that is shown whole. */
const PLACES_MAX = 60;
/** Significant digits of a fraction whose decimals do not end, and of an irrational number. */
const FRACTION_DIGITS = 12;
const IRRATIONAL_DIGITS = 15;
/** Characters of a fraction beside its rounded decimals. */
const FRACTION_CHARACTERS_MAX = 40;
/** Denominators of quantities are shown up to it: 200/9 °C, but no 1953125/25146 miles. */
const QUANTITY_DENOMINATOR_MAX = 10_000n;

export interface Shown {
  readonly text: string;
  readonly isExact: boolean;
}

/** A number as a person reads it; `suffix` is its unit, which comes before what is in brackets. */
export function showReal(real: Real, suffix = ""): Shown {
  if (real.kind === "exact") return showRational(real.value, suffix);
  const digits = sharedDigits(real, IRRATIONAL_DIGITS);
  if (digits === undefined) return { text: `≈ 0${suffix}`, isExact: false };
  return { text: `≈ ${significant(digits, IRRATIONAL_DIGITS)}${suffix}`, isExact: false };
}

/** The same with decimals alone, rounded where they do not end. */
export function showDecimal(real: Real, suffix = ""): Shown {
  if (real.kind !== "exact" || decimalPlaces(real.value) !== undefined)
    return showReal(real, suffix);
  return { text: `≈ ${significant(real.value, FRACTION_DIGITS)}${suffix}`, isExact: false };
}

function showRational(value: Rational, suffix = ""): Shown {
  const places = decimalPlaces(value);
  if (places === undefined) return showFraction(value, suffix);
  if (magnitude(value.numerator / value.denominator).toString().length > DIGITS_MAX) {
    throw new Refusal("too_large", `the result has more than ${DIGITS_MAX} digits`);
  }
  if (places <= PLACES_MAX) return { text: `${decimal(value, places)}${suffix}`, isExact: true };
  const digits = magnitude(value.numerator).toString().length;
  if (digits <= PLACES_MAX) {
    return { text: `${scientific(value, digits + places)}${suffix}`, isExact: true };
  }
  return { text: `≈ ${significant(value, IRRATIONAL_DIGITS)}${suffix}`, isExact: false };
}

function showFraction(value: Rational, suffix: string): Shown {
  const rounded = significant(roundToDigits(value, FRACTION_DIGITS), FRACTION_DIGITS);
  const fraction = `${value.numerator}/${value.denominator}`;
  const isShort =
    fraction.length <= FRACTION_CHARACTERS_MAX &&
    (suffix === "" || value.denominator <= QUANTITY_DENOMINATOR_MAX);
  if (!isShort) return { text: `≈ ${rounded}${suffix}`, isExact: false };
  return { text: `${fraction}${suffix} (≈ ${rounded}${suffix})`, isExact: true };
}

/** The number to which both bounds round; undefined where they are about 0. */
function sharedDigits(
  real: Extract<Real, { kind: "between" }>,
  digits: number,
): Rational | undefined {
  for (let count = digits; count > 0; count -= 1) {
    const [low, high] = [roundToDigits(real.low, count), roundToDigits(real.high, count)];
    if (compare(low, high) === 0) return low.numerator === 0n ? undefined : low;
  }
  const isAroundZero = real.low.numerator <= 0n && real.high.numerator >= 0n;
  const width = subtract(real.high, real.low);
  if (isAroundZero && width.numerator * 10n ** 30n < width.denominator) return undefined;
  throw new Refusal("undefined", "no digit of the result is certain");
}

/** Up to that many significant digits, in powers of ten where it is very large or small. */
function significant(value: Rational, digits: number): string {
  if (value.numerator === 0n) return "0";
  const exponent = leadingExponent(value);
  if (exponent >= 21 || exponent < -7) return scientific(value, digits);
  const rounded = roundToDigits(value, digits);
  return decimal(rounded, Math.max(0, digits - 1 - exponent));
}

/** `1.5 × 10^30`, with at most that many significant digits. */
export function scientific(value: Rational, digits: number): string {
  if (value.numerator === 0n) return "0 × 10^0";
  const rounded = roundToDigits(value, digits);
  const exponent = leadingExponent(rounded);
  const scale = 10n ** BigInt(Math.abs(exponent));
  const mantissa =
    exponent < 0
      ? { ...rounded, numerator: rounded.numerator * scale }
      : { ...rounded, denominator: rounded.denominator * scale };
  return `${decimal(mantissa, digits - 1)} × 10^${exponent}`;
}

/** The value with at most so many decimals, without zeros at the end. */
export function decimal(value: Rational, places: number): string {
  const text = toFixed(value, places);
  return text.includes(".") ? text.replace(/0+$/u, "").replace(/\.$/u, "") : text;
}
