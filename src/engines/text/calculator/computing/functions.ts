import { roundToPlaces } from "../../../math/exact-numbers/decimals.js";
import {
  ANGLE_MAX,
  exactLogarithm,
  exponential,
  hyperbolic,
  inverseAngle,
  naturalLogarithm,
  sineOrCosine,
} from "../../../math/exact-numbers/elementary.js";
import { productOfRange } from "../../../math/exact-numbers/integers.js";
import {
  ceiling,
  floor,
  type Rational,
  rational,
  round,
} from "../../../math/exact-numbers/rational.js";
import {
  compareReals,
  divideReals,
  exact,
  integer,
  negateReal,
  type Real,
  realToDouble,
  signOf,
} from "../../../math/exact-numbers/real.js";
import { unitOfCode } from "../../units/unit-table.js";
import { Refusal } from "../calculation.js";
import { divideWithRemainder, integerOf } from "./combine.js";
import { raise, takeRoot } from "./raise.js";
import { incompatible, inUnit, type Meter, plainValue, tooLarge, type Value } from "./value.js";

/** 3,248! is the last factorial of at most 10,000 digits. */
const FACTORIAL_MAX = 3_248;
const CHOICES_MAX = 1_000_000;
const EXPONENT_MAX = 23_000;

type Single = (value: Value, meter: Meter) => Value;

/** Functions of one value, or of a value and a setting of the function. */
export const SINGLE_FUNCTIONS: Readonly<Record<string, Single>> = {
  sqrt: (value, meter) => takeRoot(value, 2, meter),
  cbrt: (value, meter) => takeRoot(value, 3, meter),
  abs: (value) => (signOf(value.real) === -1 ? { ...value, real: negateReal(value.real) } : value),
  floor: rounding(floor),
  ceil: rounding(ceiling),
  trunc: rounding((value) => value.numerator / value.denominator),
  sign: (value) => {
    const sign = signOf(value.real);
    if (sign === undefined) throw unknownSign();
    return plainValue(integer(sign));
  },
  exp: irrational((real, digits) => {
    if (Math.abs(realToDouble(real)) > EXPONENT_MAX) throw tooLarge();
    return exponential(real, digits);
  }),
  ln: irrational((real, digits) => naturalLogarithm(positive(real), digits)),
  log: (value, meter) => logarithm(value, plainValue(integer(10)), meter),
  log2: (value, meter) => logarithm(value, plainValue(integer(2)), meter),
  sin: ofAngle((real, digits) => sineOrCosine("sin", real, digits)),
  cos: ofAngle((real, digits) => sineOrCosine("cos", real, digits)),
  tan: ofAngle((real, digits) => {
    const tangent = divideReals(
      sineOrCosine("sin", real, digits),
      sineOrCosine("cos", real, digits),
    );
    if (!tangent) throw new Refusal("undefined", "the tangent is undefined there");
    return tangent;
  }),
  asin: toAngle((real, digits) => inverseAngle("asin", withinOne(real), digits)),
  acos: toAngle((real, digits) => inverseAngle("acos", withinOne(real), digits)),
  atan: toAngle((real, digits) => inverseAngle("atan", real, digits)),
  sinh: irrational((real, digits) => hyperbolic("sinh", moderate(real), digits)),
  cosh: irrational((real, digits) => hyperbolic("cosh", moderate(real), digits)),
  tanh: irrational((real, digits) => hyperbolic("tanh", moderate(real), digits)),
  factorial: (value, meter) => {
    const number = integerOf(value, { name: "a factorial", least: 0, most: FACTORIAL_MAX });
    return plainValue(counted(meter, productOfRange(1, number)));
  },
};

/** Functions of two values. */
export const DOUBLE_FUNCTIONS: Readonly<
  Record<string, (a: Value, b: Value, meter: Meter) => Value>
> = {
  log: logarithm,
  mod: (left, right, meter) => divideWithRemainder(left, right, meter).remainder,
  pow: raise,
  root: (value, degree, meter) =>
    takeRoot(value, integerOf(degree, { name: "a root", least: 1, most: 1_000 }), meter),
  round: (value, places) => {
    const count = integerOf(places, { name: "rounding", least: -1_000, most: 1_000 });
    return rounded(value, (real) => roundToPlaces(real, count));
  },
  choose: (left, right, meter) => {
    const { all, some } = choice(left, right);
    const least = Math.min(some, all - some);
    if (least < 0) return plainValue(integer(0));
    checkLength(all, least);
    return plainValue(
      counted(meter, productOfRange(all - least + 1, all) / productOfRange(1, least)),
    );
  },
  permute: (left, right, meter) => {
    const { all, some } = choice(left, right);
    if (some > all) return plainValue(integer(0));
    checkLength(all, some);
    return plainValue(counted(meter, productOfRange(all - some + 1, all)));
  },
  "sum of integers": (left, right) => {
    const bounds = { name: "a sum of integers", least: -1_000_000_000, most: 1_000_000_000 };
    const [low, high] = [BigInt(integerOf(left, bounds)), BigInt(integerOf(right, bounds))];
    return plainValue(integer(low > high ? 0n : ((high - low + 1n) * (low + high)) / 2n));
  },
};

function counted(meter: Meter, value: bigint): Real {
  const real = integer(value);
  meter.spend(real, real);
  return real;
}

function choice(left: Value, right: Value): { readonly all: number; readonly some: number } {
  const name = "a number of choices";
  return {
    all: integerOf(left, { name, least: 0, most: CHOICES_MAX }),
    some: integerOf(right, { name, least: 0, most: CHOICES_MAX }),
  };
}

/** Before a product of so many factors is made. */
function checkLength(factor: number, count: number): void {
  if (count * Math.log10(factor + 1) > 10_000) throw tooLarge();
}

function logarithm(value: Value, base: Value, meter: Meter): Value {
  const [real, under] = [plain(value), plain(base)];
  const [argument, radix] = [positive(real), positive(under)];
  if (compareReals(radix, integer(1)) === 0) {
    throw new Refusal("undefined", "a logarithm has no base 1");
  }
  meter.spend(real, under);
  meter.spendIrrational();
  if (argument.kind === "exact" && radix.kind === "exact") {
    const power = exactLogarithm(argument.value, radix.value);
    if (power) return plainValue(exact(power));
  }
  const quotient = divideReals(
    naturalLogarithm(argument, meter.digits),
    naturalLogarithm(radix, meter.digits),
  );
  if (!quotient) throw new Refusal("undefined", "a logarithm has no base 1");
  return plainValue(quotient);
}

function plain(value: Value): Real {
  if (value.unit.length > 0) throw incompatible(value.unit, []);
  return value.real;
}

function irrational(compute: (real: Real, digits: number) => Real): Single {
  return (value, meter) => {
    meter.spend(value.real, value.real);
    meter.spendIrrational();
    return plainValue(compute(plain(value), meter.digits));
  };
}

const radians = () => {
  const unit = unitOfCode("rad");
  return unit ? [{ unit, power: 1 }] : [];
};

/** A plain number is in radians. */
function ofAngle(compute: (real: Real, digits: number) => Real): Single {
  return (value, meter) => {
    meter.spend(value.real, value.real);
    meter.spendIrrational();
    const { real } = value.unit.length === 0 ? value : inUnit(value, radians());
    if (Math.abs(realToDouble(real)) > ANGLE_MAX) {
      throw new Refusal("too_large", `angles go up to ${ANGLE_MAX} radians`);
    }
    return plainValue(compute(real, meter.digits));
  };
}

function toAngle(compute: (real: Real, digits: number) => Real): Single {
  const toNumber = irrational(compute);
  return (value, meter) => ({ ...toNumber(value, meter), unit: radians() });
}

function rounding(toInteger: (value: Rational) => bigint): Single {
  return (value) => rounded(value, (real) => rational(toInteger(real)));
}

/** A function that steps: both bounds of an irrational number must fall on one step. */
function rounded(value: Value, step: (value: Rational) => Rational): Value {
  if (value.real.kind === "exact") return { ...value, real: exact(step(value.real.value)) };
  const [low, high] = [step(value.real.low), step(value.real.high)];
  if (low.numerator !== high.numerator || low.denominator !== high.denominator) throw unknownSign();
  return { ...value, real: exact(low) };
}

/** The nearest integer; halves go away from zero. */
export function roundToInteger(value: Value): Value {
  return rounded(value, (real) => rational(round(real)));
}

function positive(real: Real): Real {
  if (signOf(real) === 1) return real;
  throw new Refusal("undefined", "only positive numbers have a logarithm");
}

function withinOne(real: Real): Real {
  const isAbove = compareReals(real, integer(1)) === 1;
  if (!isAbove && compareReals(real, integer(-1)) !== -1) return real;
  throw new Refusal("undefined", "arcsine and arccosine take numbers from -1 to 1");
}

function moderate(real: Real): Real {
  if (Math.abs(realToDouble(real)) <= EXPONENT_MAX) return real;
  throw tooLarge();
}

function unknownSign(): Refusal {
  return new Refusal("undefined", "the number is too close to a step to be told apart");
}
