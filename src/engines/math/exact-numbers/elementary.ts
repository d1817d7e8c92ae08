import { Decimal } from "decimal.js";
import { exactRoot } from "./integers.js";
import {
  add,
  divide,
  isInteger,
  leadingExponent,
  multiply,
  negate,
  ONE,
  power,
  powerOfTen,
  type Rational,
  rational,
  subtract,
} from "./rational.js";
import {
  BOUND_DIGITS,
  between,
  boundsOf,
  exact,
  type KnownForm,
  middleOf,
  type Real,
  realToDouble,
  signOf,
  widthOf,
} from "./real.js";

/**
 * Elementary functions of real numbers, with bounds. decimal.js computes them with
 * `GUARD_DIGITS` more than the bounds keep, far beyond the unit in the last place that it states as
 * its error; the bounds are widened by that much. Results are exact where the number is rational.
 */
const GUARD_DIGITS = 12;
/** Beyond it, an argument of a trigonometric function would lose the digits that matter. */
export const ANGLE_MAX = 1e15;

const precise = (digits: number) =>
  Decimal.clone({ precision: digits + 2 * GUARD_DIGITS, maxE: 9e15, minE: -9e15 });

/** Pi, within `digits` significant digits (at most 1,000). */
export function pi(digits = BOUND_DIGITS): Real {
  const Precise = precise(digits);
  return around(Precise.acos(-1), digits, { form: "pi", times: ONE });
}

/** Euler's number. */
export function euler(digits = BOUND_DIGITS): Real {
  return exponential(exact(ONE), digits);
}

export function exponential(real: Real, digits = BOUND_DIGITS): Real {
  if (real.kind === "exact" && real.value.numerator === 0n) return exact(ONE);
  const known: KnownForm | undefined =
    real.kind === "exact" ? { form: "e", power: real.value } : undefined;
  return monotone(real, "exp", digits, known);
}

/** The natural logarithm of a positive number. */
export function naturalLogarithm(real: Real, digits = BOUND_DIGITS): Real {
  if (real.kind === "between" && real.known?.form === "e") return exact(real.known.power);
  if (real.kind === "exact" && isOne(real.value)) return exact(rational(0n));
  return monotone(real, "ln", digits);
}

/** The power of a fraction that another one is, where its denominator is small. */
export function exactLogarithm(value: Rational, base: Rational): Rational | undefined {
  const guess =
    realToDouble(naturalLogarithm(exact(value))) / realToDouble(naturalLogarithm(exact(base)));
  for (let denominator = 1; denominator <= 12; denominator += 1) {
    const numerator = Math.round(guess * denominator);
    if (Math.abs(guess * denominator - numerator) > 1e-6 || Math.abs(numerator) > 20_000) continue;
    const [left, right] = [power(base, numerator), power(value, denominator)];
    if (left.numerator === right.numerator && left.denominator === right.denominator) {
      return rational(BigInt(numerator), BigInt(denominator));
    }
  }
  return undefined;
}

/** A root of a positive number, or one of odd degree. */
export function root(real: Real, degree: number, digits = BOUND_DIGITS): Real {
  if (real.kind === "exact") {
    const perfect = exactRoot(real.value, degree);
    if (perfect) return exact(perfect);
  }
  const { low, high } = boundsOf(real);
  const Precise = precise(digits);
  const inverse = new Precise(1).div(degree);
  const rootOf = (value: Rational) => {
    const size = toDecimal(
      { ...value, numerator: value.numerator < 0n ? -value.numerator : value.numerator },
      Precise,
    );
    const found = degree === 2 ? size.sqrt() : size.pow(inverse);
    return value.numerator < 0n ? found.neg() : found;
  };
  const known: KnownForm | undefined =
    degree === 2 && real.kind === "exact" ? { form: "root", square: real.value } : undefined;
  return spanning([rootOf(low), rootOf(high)], digits, known);
}

/** A positive number to a real power. */
export function realPower(base: Real, exponent: Real, digits = BOUND_DIGITS): Real {
  const logarithm = naturalLogarithm(base, digits + GUARD_DIGITS);
  const [one, other] = [boundsOf(logarithm), boundsOf(exponent)];
  const corners = [one.low, one.high].flatMap((a) =>
    [other.low, other.high].map((b) => multiply(a, b)),
  );
  const Precise = precise(digits);
  return spanning(
    corners.map((corner) => toDecimal(corner, Precise).exp()),
    digits,
  );
}

/** Sine or cosine of an angle in radians up to `ANGLE_MAX`. */
export function sineOrCosine(name: "sin" | "cos", real: Real, digits = BOUND_DIGITS): Real {
  const special = specialAngle(name, real);
  if (special) return special;
  const Precise = precise(digits + 16);
  const middle = toDecimal(middleOf(real), Precise);
  const value = name === "sin" ? middle.sin() : middle.cos();
  // Neither function changes faster than its argument.
  const slack = add(widthOf(real), powerOfTen(-digits - 2));
  const found = toRational(value);
  return between({ low: subtract(found, slack), high: add(found, slack) }, undefined, digits);
}

/** An inverse function; arcsine and arccosine take numbers from -1 to 1. */
export function inverseAngle(
  name: "asin" | "acos" | "atan",
  real: Real,
  digits = BOUND_DIGITS,
): Real {
  const times = real.kind === "exact" ? knownAngle(name, real.value) : undefined;
  if (times?.numerator === 0n) return exact(times);
  return monotone(real, name, digits, times && { form: "pi", times });
}

export function hyperbolic(
  name: "sinh" | "cosh" | "tanh",
  real: Real,
  digits = BOUND_DIGITS,
): Real {
  if (real.kind === "exact" && real.value.numerator === 0n) {
    return exact(rational(name === "cosh" ? 1n : 0n));
  }
  const sign = signOf(real);
  if (name === "cosh" && sign === undefined) return between({ low: ONE, high: ONE });
  return monotone(real, name, digits);
}

type Monotone = "exp" | "ln" | "asin" | "acos" | "atan" | "sinh" | "cosh" | "tanh";

/** A function that rises or falls between the bounds takes its own bounds there. */
function monotone(real: Real, name: Monotone, digits: number, known?: KnownForm): Real {
  const Precise = precise(digits);
  const { low, high } = boundsOf(real);
  return spanning(
    [toDecimal(low, Precise)[name](), toDecimal(high, Precise)[name]()],
    digits,
    known,
  );
}

function spanning(values: readonly Decimal[], digits: number, known?: KnownForm): Real {
  const bounds = values.map((value) => boundsOf(around(value, digits)));
  const lows = bounds.map(({ low }) => low).sort(byValue);
  const highs = bounds.map(({ high }) => high).sort(byValue);
  const [low, high] = [lows[0], highs.at(-1)];
  if (!low || !high) throw new RangeError("bounds of no value");
  return between({ low, high }, known, digits);
}

function byValue(left: Rational, right: Rational): number {
  return Number(left.numerator * right.denominator > right.numerator * left.denominator) * 2 - 1;
}

function around(value: Decimal, digits: number, known?: KnownForm): Real {
  const middle = toRational(value);
  if (middle.numerator === 0n) {
    const slack = powerOfTen(-digits - 2);
    return between({ low: negate(slack), high: slack }, known, digits);
  }
  const slack = powerOfTen(leadingExponent(middle) - digits - 2);
  return between({ low: subtract(middle, slack), high: add(middle, slack) }, known, digits);
}

function toDecimal({ numerator, denominator }: Rational, Precise: typeof Decimal): Decimal {
  return new Precise(numerator.toString()).div(denominator.toString());
}

function toRational(value: Decimal): Rational {
  const [digits = "0", exponent = "0"] = value.toExponential().split("e");
  const [whole = "0", decimals = ""] = digits.split(".");
  const shift = Number(exponent) - decimals.length;
  return multiply(rational(BigInt(whole + decimals)), powerOfTen(shift));
}

function isOne(value: Rational): boolean {
  return value.numerator === value.denominator;
}

/** Sines of the multiples of 30 and 45 degrees up to 90, as squares (Niven's theorem has no others that are rational). */
const SQUARED_SINES: readonly (readonly [twelfths: number, square: Rational])[] = [
  [0, rational(0n)],
  [2, rational(1n, 4n)],
  [3, rational(1n, 2n)],
  [4, rational(3n, 4n)],
  [6, ONE],
];

function specialAngle(name: "sin" | "cos", real: Real): Real | undefined {
  const times = timesPi(real);
  if (!times) return undefined;
  const twelfths = multiply(times, rational(12n));
  if (!isInteger(twelfths)) return undefined;
  const turn = Number(((twelfths.numerator % 24n) + 24n) % 24n);
  const angle = name === "sin" ? turn : (turn + 6) % 24;
  const [sign, half] = angle < 12 ? [1n, angle] : [-1n, angle - 12];
  const acute = half <= 6 ? half : 12 - half;
  const square = SQUARED_SINES.find(([at]) => at === acute)?.[1];
  if (!square) return undefined;
  const value = root(exact(square), 2);
  if (value.kind === "exact") return exact(multiply(value.value, rational(sign)));
  return sign > 0n
    ? value
    : between({ low: negate(value.high), high: negate(value.low) }, value.known);
}

function timesPi(real: Real): Rational | undefined {
  if (real.kind === "exact") return real.value.numerator === 0n ? real.value : undefined;
  return real.known?.form === "pi" ? real.known.times : undefined;
}

const HALF = rational(1n, 2n);

/** The angle, in times pi, whose sine, cosine or tangent is 0, 1/2 or 1, or their negatives. */
function knownAngle(name: "asin" | "acos" | "atan", value: Rational): Rational | undefined {
  if (name === "acos") {
    const sine = knownAngle("asin", value);
    return sine && subtract(HALF, sine);
  }
  if (value.numerator < 0n) {
    const positive = knownAngle(name, negate(value));
    return positive && negate(positive);
  }
  if (value.numerator === 0n) return value;
  if (isOne(value)) return name === "asin" ? HALF : divide(HALF, rational(2n));
  const isHalf = value.numerator === 1n && value.denominator === 2n;
  return name === "asin" && isHalf ? rational(1n, 6n) : undefined;
}
