import { exponential, realPower, root } from "../../../math/exact-numbers/elementary.js";
import {
  bitsOf,
  isInteger,
  magnitude,
  multiply,
  power,
  type Rational,
  toDouble,
} from "../../../math/exact-numbers/rational.js";
import {
  boundsOf,
  exact,
  integer,
  multiplyReals,
  type Real,
  realToDouble,
  reciprocal,
  signOf,
  smallInteger,
} from "../../../math/exact-numbers/real.js";
import { Refusal } from "../calculation.js";
import { hasOffset } from "./combine.js";
import { incompatible, type Meter, tooLarge, type Value } from "./value.js";

/** Powers of irrational numbers multiply so often at most. */
const IRRATIONAL_POWER_MAX = 1_000;
/** Degrees of roots. */
const ROOT_MAX = 1_000;
/** Decimal digits before the point of an irrational result. */
const MAGNITUDE_MAX = 10_000;

/** A power; 0^0 is left undefined. */
export function raise(base: Value, exponent: Value, meter: Meter): Value {
  if (exponent.unit.length > 0) throw incompatible(exponent.unit, []);
  if (hasOffset(base.unit)) throw incompatible(base.unit, []);
  const times = smallInteger(exponent.real);
  const unit = base.unit.map((factor) => ({ ...factor, power: factor.power * (times ?? 0) }));
  if (base.unit.length > 0 && (times === undefined || Math.abs(times) > 12 || times === 0)) {
    throw new Refusal("undefined", "a quantity is raised to integers from 1 to 12 only");
  }
  return { real: raiseReal(base.real, exponent.real, meter), unit };
}

function raiseReal(base: Real, exponent: Real, meter: Meter): Real {
  const sign = signOf(base);
  const times = smallInteger(exponent);
  const ofEuler = powerOfEuler(base, exponent, meter);
  if (ofEuler) return ofEuler;
  if (sign === 0) return powerOfZero(exponent);
  if (times !== undefined) return integerPower(base, times, meter);
  if (exponent.kind === "exact" && isInteger(exponent.value))
    return hugePower(base, exponent.value.numerator);
  if (sign !== 1) {
    throw new Refusal("undefined", "a negative number has no real power that is no integer");
  }
  meter.spendIrrational();
  const rooted =
    exponent.kind === "exact" ? exactFractionalPower(base, exponent.value, meter) : undefined;
  if (rooted) return rooted;
  const digits = Math.abs(Math.log10(Math.abs(realToDouble(base))) * realToDouble(exponent));
  if (!(digits < MAGNITUDE_MAX)) throw tooLarge();
  return realPower(base, exponent, meter.digits);
}

/** `e^3` stays known as one, so that its logarithm is 3. */
function powerOfEuler(base: Real, exponent: Real, meter: Meter): Real | undefined {
  if (base.kind === "exact" || base.known?.form !== "e" || exponent.kind !== "exact")
    return undefined;
  const power = multiply(base.known.power, exponent.value);
  if (Math.abs(toDouble(power)) > 2 * MAGNITUDE_MAX) throw tooLarge();
  meter.spendIrrational();
  return exponential(exact(power), meter.digits);
}

function powerOfZero(exponent: Real): Real {
  const sign = signOf(exponent);
  if (sign === 0) throw new Refusal("undefined", "0^0 is left undefined");
  if (sign !== 1)
    throw new Refusal("undefined", "zero has no negative power: that divides by zero");
  return integer(0);
}

function integerPower(base: Real, times: number, meter: Meter): Real {
  if (base.kind === "exact") {
    const isUnit =
      bitsOf(base.value) <= 4 &&
      Math.abs(Number(base.value.numerator)) === 1 &&
      isInteger(base.value);
    if (isUnit) return times % 2 === 0 ? integer(1) : base;
    // The bound on length, before anything so long is made.
    if (leastBits(base.value) * Math.abs(times) > 40_000) throw tooLarge();
    meter.spend(base, base);
    const result = exact(power(base.value, times));
    meter.spend(result);
    return result;
  }
  if (Math.abs(times) > IRRATIONAL_POWER_MAX) throw tooLarge();
  if (times === 0) return integer(1);
  let product: Real = integer(1);
  let square: Real = base;
  for (let left = Math.abs(times); left > 0; left = Math.floor(left / 2)) {
    meter.spend(product, square);
    if (left % 2 === 1) product = multiplyReals(product, square);
    if (left > 1) square = multiplyReals(square, square);
  }
  if (times > 0) return product;
  const inverse = reciprocal(product);
  if (!inverse) throw new Refusal("undefined", "division by zero is undefined");
  return inverse;
}

function leastBits({ numerator, denominator }: Rational): number {
  const lengths = [magnitude(numerator), denominator].map((part) => part.toString(2).length - 1);
  return Math.max(...lengths);
}

/** An exponent beyond what a double counts: only 1 and -1 have such powers. */
function hugePower(base: Real, exponent: bigint): Real {
  if (base.kind === "exact" && isInteger(base.value) && base.value.numerator ** 2n === 1n) {
    return exponent % 2n === 0n ? integer(1) : base;
  }
  throw tooLarge();
}

/** `8^(2/3)` is 4: a root that is a fraction, raised. */
function exactFractionalPower(
  base: Real,
  exponent: { readonly numerator: bigint; readonly denominator: bigint },
  meter: Meter,
): Real | undefined {
  const degree = Number(exponent.denominator);
  if (base.kind !== "exact" || degree > 60) return undefined;
  const rooted = root(base, degree, meter.digits);
  const isUseful = rooted.kind === "exact" || degree === 2;
  return isUseful ? raiseReal(rooted, exact({ ...exponent, denominator: 1n }), meter) : undefined;
}

/** A root of any degree; one of even degree needs a number that is not negative. */
export function takeRoot(value: Value, degree: number, meter: Meter): Value {
  if (degree < 1 || degree > ROOT_MAX) {
    throw new Refusal("undefined", `roots have degrees from 1 to ${ROOT_MAX}`);
  }
  const unit = value.unit.map((factor) => ({ ...factor, power: factor.power / degree }));
  if (hasOffset(value.unit) || unit.some(({ power: exponent }) => !Number.isInteger(exponent))) {
    throw incompatible(value.unit, []);
  }
  if (degree % 2 === 0 && boundsOf(value.real).low.numerator < 0n) {
    throw new Refusal("undefined", "a negative number has no real root of even degree");
  }
  meter.spend(value.real, value.real);
  meter.spendIrrational();
  return { real: root(value.real, degree, meter.digits), unit };
}
