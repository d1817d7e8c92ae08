import {
  add,
  divide,
  multiply,
  powerOfTen,
  type Rational,
  rational,
} from "../../math/exact-numbers/rational.js";

const DECIMAL = /^([+-]?)(\d{0,400})(?:\.(\d{0,400}))?(?:[eE]([+-]?\d{1,3}))?$/u;

/** The exact value of a decimal text such as `-1.25e-3`; undefined for anything else. */
export function decimalValue(text: string): Rational | undefined {
  const match = DECIMAL.exec(text);
  const [, sign = "", whole = "", decimals = "", exponent = "0"] = match ?? [];
  if (!match || whole + decimals === "") return undefined;
  const digits = rational(BigInt(`${whole}${decimals}`));
  const scaled = multiply(digits, powerOfTen(Number(exponent) - decimals.length));
  return sign === "-" ? { ...scaled, numerator: -scaled.numerator } : scaled;
}

/** The exact value of the shortest decimal that reads as this double; the number must be finite. */
export function exactValue(number: number): Rational {
  const value = decimalValue(String(number));
  if (!value) throw new RangeError(`${number} is not finite`);
  return value;
}

/** The middle of two values. */
export function middleOf(low: Rational, high: Rational): Rational {
  return divide(add(low, high), rational(2n));
}
