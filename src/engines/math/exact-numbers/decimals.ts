import {
  floor,
  leadingExponent,
  magnitude,
  multiply,
  negate,
  powerOfTen,
  type Rational,
  rational,
  round,
} from "./rational.js";

/** How many decimal places a fraction has; undefined where its decimals never end. */
export function decimalPlaces({ denominator }: Rational): number | undefined {
  let rest = denominator;
  let twos = 0;
  let fives = 0;
  for (; rest % 2n === 0n; twos += 1) rest /= 2n;
  for (; rest % 5n === 0n; fives += 1) rest /= 5n;
  return rest === 1n ? Math.max(twos, fives) : undefined;
}

/** The value with that many decimals, a half away from zero. */
export function toFixed(value: Rational, places: number): string {
  const scaled = round(multiply(value, powerOfTen(places)));
  const digits = magnitude(scaled)
    .toString()
    .padStart(places + 1, "0");
  const whole = digits.slice(0, digits.length - places);
  const sign = scaled < 0n ? "-" : "";
  return places > 0 ? `${sign}${whole}.${digits.slice(-places)}` : `${sign}${whole}`;
}

/** The value rounded to decimal places, which may be negative; a half goes away from zero. */
export function roundToPlaces(value: Rational, places: number): Rational {
  const scaled = round(multiply(value, powerOfTen(places)));
  return multiply(rational(scaled), powerOfTen(-places));
}

/** The value rounded to significant digits; a half goes away from zero. */
export function roundToDigits(value: Rational, digits: number): Rational {
  if (value.numerator === 0n) return value;
  return roundToPlaces(value, digits - 1 - leadingExponent(value));
}

/** The nearest values with so many significant digits that are not above, or not below. */
export function roundOutward(value: Rational, digits: number, side: "down" | "up"): Rational {
  if (value.numerator === 0n) return value;
  const places = digits - 1 - leadingExponent(value);
  const scale = powerOfTen(places);
  const scaled =
    side === "down" ? floor(multiply(value, scale)) : -floor(negate(multiply(value, scale)));
  return multiply(rational(scaled), powerOfTen(-places));
}
