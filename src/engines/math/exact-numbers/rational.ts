/** A fraction in lowest terms; the denominator is positive. */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const ZERO: Rational = { numerator: 0n, denominator: 1n };
export const ONE: Rational = { numerator: 1n, denominator: 1n };

/** The greatest common divisor, by Euclid; not negative. Costs about the product of both lengths. */
export function greatestCommonDivisor(first: bigint, second: bigint): bigint {
  let [large, small] = [magnitude(first), magnitude(second)];
  while (small !== 0n) [large, small] = [small, large % small];
  return large;
}

export function magnitude(integer: bigint): bigint {
  return integer < 0n ? -integer : integer;
}

/** The fraction in lowest terms; the denominator must not be 0. */
export function rational(numerator: bigint, denominator = 1n): Rational {
  if (denominator === 1n) return { numerator, denominator };
  if (denominator === 0n) throw new RangeError("a denominator is not 0");
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

export function isInteger(value: Rational): boolean {
  return value.denominator === 1n;
}

export function negate(value: Rational): Rational {
  return { numerator: -value.numerator, denominator: value.denominator };
}

export function add(left: Rational, right: Rational): Rational {
  if (left.denominator === right.denominator) {
    return rational(left.numerator + right.numerator, left.denominator);
  }
  return rational(
    left.numerator * right.denominator + right.numerator * left.denominator,
    left.denominator * right.denominator,
  );
}

export function subtract(left: Rational, right: Rational): Rational {
  return add(left, negate(right));
}

export function multiply(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.numerator, left.denominator * right.denominator);
}

/** The quotient; the divisor must not be 0. */
export function divide(left: Rational, right: Rational): Rational {
  return rational(left.numerator * right.denominator, left.denominator * right.numerator);
}

/** An integer power; a negative one needs a base that is not 0. The caller bounds the size. */
export function power(base: Rational, exponent: number): Rational {
  if (exponent < 0) return power(divide(ONE, base), -exponent);
  const times = BigInt(exponent);
  return { numerator: base.numerator ** times, denominator: base.denominator ** times };
}

/** Negative, zero or positive, as `left` is less than, equal to or greater than `right`. */
export function compare(left: Rational, right: Rational): -1 | 0 | 1 {
  const difference = left.numerator * right.denominator - right.numerator * left.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

/** The greatest integer that is not above the value. */
export function floor({ numerator, denominator }: Rational): bigint {
  const quotient = numerator / denominator;
  return numerator < 0n && numerator % denominator !== 0n ? quotient - 1n : quotient;
}

export function ceiling(value: Rational): bigint {
  return -floor(negate(value));
}

/** The nearest integer; a half goes away from zero. */
export function round(value: Rational): bigint {
  const half = { numerator: 1n, denominator: 2n };
  return value.numerator < 0n ? -floor(add(negate(value), half)) : floor(add(value, half));
}

/** How many bits the larger part has: the measure of what a step with the value costs. */
export function bitsOf({ numerator, denominator }: Rational): number {
  const hexadecimals = Math.max(numerator.toString(16).length, denominator.toString(16).length);
  return 4 * hexadecimals;
}

/** Ten to an integer power. */
export function powerOfTen(exponent: number): Rational {
  const power10 = 10n ** BigInt(Math.abs(exponent));
  return exponent < 0
    ? { numerator: 1n, denominator: power10 }
    : { numerator: power10, denominator: 1n };
}

/** The exponent of the leading decimal digit: 2 for 123, -1 for 0.5. The value is not 0. */
export function leadingExponent(value: Rational): number {
  const { numerator, denominator } = { ...value, numerator: magnitude(value.numerator) };
  const guess = numerator.toString().length - denominator.toString().length;
  const scaled = powerOfTen(guess);
  const isBelow = numerator * scaled.denominator < denominator * scaled.numerator;
  return isBelow ? guess - 1 : guess;
}

/** The nearest double; infinite beyond its range. */
export function toDouble(value: Rational): number {
  if (value.numerator === 0n) return 0;
  const exponent = leadingExponent(value);
  if (exponent > 309) return value.numerator < 0n ? -Infinity : Infinity;
  if (exponent < -330) return 0;
  // Forty digits, and a last one that is not 0 where digits were cut, round as the whole would.
  const scaled = multiply(value, powerOfTen(40 - exponent));
  const digits = scaled.numerator / scaled.denominator;
  const isCut = scaled.numerator % scaled.denominator !== 0n;
  return Number(`${digits}${isCut ? "1" : "0"}e${exponent - 41}`);
}
