import { roundOutward } from "./decimals.js";
import { exactRoot } from "./integers.js";
import {
  add,
  compare,
  divide,
  isInteger,
  multiply,
  negate,
  type Rational,
  rational,
  subtract,
  toDouble,
  ZERO,
} from "./rational.js";

/** What is known of an irrational number beside its bounds, so that some of its uses are exact. */
export type KnownForm =
  | { readonly form: "pi"; readonly times: Rational }
  | { readonly form: "e"; readonly power: Rational }
  | { readonly form: "root"; readonly square: Rational };

/** A fraction, or an irrational number between two bounds. */
export type Real =
  | { readonly kind: "exact"; readonly value: Rational }
  | {
      readonly kind: "between";
      readonly low: Rational;
      readonly high: Rational;
      readonly known?: KnownForm;
    };

/** Significant digits of the bounds; an answer shows far fewer. */
export const BOUND_DIGITS = 60;

export function exact(value: Rational): Real {
  return { kind: "exact", value };
}

export function integer(value: bigint | number): Real {
  return exact(rational(BigInt(value)));
}

/** A number between two bounds, which are widened to `digits` significant ones. */
export function between(
  bounds: { readonly low: Rational; readonly high: Rational },
  known?: KnownForm,
  digits = BOUND_DIGITS,
): Real {
  return {
    kind: "between",
    low: roundOutward(bounds.low, digits, "down"),
    high: roundOutward(bounds.high, digits, "up"),
    ...(known ? { known } : {}),
  };
}

export function boundsOf(real: Real): { readonly low: Rational; readonly high: Rational } {
  return real.kind === "exact" ? { low: real.value, high: real.value } : real;
}

export function middleOf(real: Real): Rational {
  if (real.kind === "exact") return real.value;
  return divide(add(real.low, real.high), { numerator: 2n, denominator: 1n });
}

export function realToDouble(real: Real): number {
  return toDouble(middleOf(real));
}

export function negateReal(real: Real): Real {
  if (real.kind === "exact") return exact(negate(real.value));
  const known = scaledKnown(real.known, rational(-1n));
  return between({ low: negate(real.high), high: negate(real.low) }, known, digitsOf(real));
}

export function addReals(left: Real, right: Real): Real {
  if (left.kind === "exact" && right.kind === "exact") return exact(add(left.value, right.value));
  const [one, other] = [boundsOf(left), boundsOf(right)];
  const known = sumOfKnown(left, right);
  if (known === "zero") return exact(ZERO);
  return between(
    { low: add(one.low, other.low), high: add(one.high, other.high) },
    known,
    Math.max(digitsOf(left), digitsOf(right)),
  );
}

export function subtractReals(left: Real, right: Real): Real {
  return addReals(left, negateReal(right));
}

export function multiplyReals(left: Real, right: Real): Real {
  if (left.kind === "exact" && right.kind === "exact") {
    return exact(multiply(left.value, right.value));
  }
  if (left.kind === "exact" && left.value.numerator === 0n) return left;
  if (right.kind === "exact" && right.value.numerator === 0n) return right;
  const [one, other] = [boundsOf(left), boundsOf(right)];
  const corners = [one.low, one.high].flatMap((a) =>
    [other.low, other.high].map((b) => multiply(a, b)),
  );
  const known = productOfKnown(left, right);
  const bounds = { low: least(corners), high: greatest(corners) };
  if (known?.form === "root") {
    const root = exactRoot(known.square, 2);
    if (root) return exact(bounds.high.numerator < 0n ? negate(root) : root);
  }
  return between(bounds, known, Math.max(digitsOf(left), digitsOf(right)));
}

/** One over a number; undefined where the number is, or may be, 0. */
export function reciprocal(real: Real): Real | undefined {
  const one = rational(1n);
  const { low, high } = boundsOf(real);
  if (low.numerator <= 0n && high.numerator >= 0n) return undefined;
  if (real.kind === "exact") return exact(divide(one, real.value));
  const known = real.known?.form === "root" ? divide(one, real.known.square) : undefined;
  return between(
    { low: divide(one, high), high: divide(one, low) },
    known && { form: "root", square: known },
    digitsOf(real),
  );
}

/** The quotient; undefined where the divisor is, or may be, 0. */
export function divideReals(left: Real, right: Real): Real | undefined {
  const quotientOfPis = ratioOfPis(left, right);
  if (quotientOfPis) return exact(quotientOfPis);
  const inverse = reciprocal(right);
  return inverse && multiplyReals(left, inverse);
}

/** How two numbers compare; undefined where their bounds overlap. */
export function compareReals(left: Real, right: Real): -1 | 0 | 1 | undefined {
  if (left.kind === "exact" && right.kind === "exact") return compare(left.value, right.value);
  const [one, other] = [boundsOf(left), boundsOf(right)];
  if (compare(one.high, other.low) < 0) return -1;
  if (compare(one.low, other.high) > 0) return 1;
  return undefined;
}

/** The sign; undefined where bounds lie on both sides of 0. */
export function signOf(real: Real): -1 | 0 | 1 | undefined {
  return compareReals(real, exact(ZERO));
}

/** The integer that an exact number is, when it is one within what a double counts exactly. */
export function smallInteger(real: Real): number | undefined {
  if (real.kind !== "exact" || !isInteger(real.value)) return undefined;
  const number = Number(real.value.numerator);
  return Number.isSafeInteger(number) ? number : undefined;
}

/** Bounds of more digits were asked for; what is made of them keeps as many. */
function digitsOf(real: Real): number {
  if (real.kind === "exact") return BOUND_DIGITS;
  const digits = real.low.numerator.toString().length;
  return Math.max(BOUND_DIGITS, digits);
}

function least(values: readonly Rational[]): Rational {
  return values.reduce((low, value) => (compare(value, low) < 0 ? value : low));
}

function greatest(values: readonly Rational[]): Rational {
  return values.reduce((high, value) => (compare(value, high) > 0 ? value : high));
}

function timesKnown(known: { readonly form: "pi"; readonly times: Rational }, factor: Rational) {
  return { form: "pi", times: multiply(known.times, factor) } as const;
}

function sumOfKnown(left: Real, right: Real): KnownForm | "zero" | undefined {
  if (left.kind === "exact" || right.kind === "exact") return undefined;
  if (left.known?.form !== "pi" || right.known?.form !== "pi") return undefined;
  const times = add(left.known.times, right.known.times);
  return times.numerator === 0n ? "zero" : { form: "pi", times };
}

function productOfKnown(left: Real, right: Real): KnownForm | undefined {
  if (left.kind === "exact")
    return right.kind === "exact" ? undefined : scaledKnown(right.known, left.value);
  if (right.kind === "exact") return scaledKnown(left.known, right.value);
  const [one, other] = [left.known, right.known];
  if (one?.form === "root" && other?.form === "root") {
    return { form: "root", square: multiply(one.square, other.square) };
  }
  if (one?.form === "e" && other?.form === "e")
    return { form: "e", power: add(one.power, other.power) };
  return undefined;
}

function scaledKnown(known: KnownForm | undefined, factor: Rational): KnownForm | undefined {
  if (known?.form === "pi") return timesKnown(known, factor);
  if (known?.form === "root") {
    return { form: "root", square: multiply(known.square, multiply(factor, factor)) };
  }
  return undefined;
}

function ratioOfPis(left: Real, right: Real): Rational | undefined {
  if (left.kind === "exact" || right.kind === "exact") return undefined;
  if (left.known?.form !== "pi" || right.known?.form !== "pi") return undefined;
  if (right.known.times.numerator === 0n) return undefined;
  return divide(left.known.times, right.known.times);
}

/** The difference of the bounds, as a measure of what is not known. */
export function widthOf(real: Real): Rational {
  const { low, high } = boundsOf(real);
  return subtract(high, low);
}
