import { rational } from "../../../math/exact-numbers/rational.js";
import {
  addReals,
  compareReals,
  divideReals,
  exact,
  integer,
  multiplyReals,
  negateReal,
  type Real,
  signOf,
  smallInteger,
} from "../../../math/exact-numbers/real.js";
import { factorBetween, fromBase, toBase } from "../../units/convert.js";
import { factorsOf } from "../../units/find-unit.js";
import { dimensionKey, dimensionOf, productSymbol, type UnitProduct } from "../../units/unit.js";
import { unitOfCode } from "../../units/unit-table.js";
import { Refusal } from "../calculation.js";
import { incompatible, inUnit, type Meter, type Value } from "./value.js";

/** Sum or difference; the second is converted to the unit of the first. */
export function addValues(left: Value, right: Value, direction: 1 | -1, meter: Meter): Value {
  meter.spend(left.real, right.real);
  const signed = (real: Real) => (direction === 1 ? real : negateReal(real));
  if (hasOffset(left.unit) || hasOffset(right.unit)) return addTemperatures(left, right, direction);
  const other = inUnit(right, left.unit);
  const shown = left.shown ?? right.shown;
  return {
    real: addReals(left.real, signed(other.real)),
    unit: left.unit,
    ...(left.isPercent && right.isPercent ? { isPercent: true } : {}),
    ...(shown ? { shown } : {}),
  };
}

/** A temperature on a scale with an offset takes a difference in kelvin; two of them only subtract. */
function addTemperatures(left: Value, right: Value, direction: 1 | -1): Value {
  const kelvin = kelvins();
  if (hasOffset(left.unit) && hasOffset(right.unit)) {
    if (direction === 1) throw temperature("two temperatures are not added: is one a difference?");
    const difference = addReals(
      toBase(left.real, left.unit),
      negateReal(toBase(right.real, right.unit)),
    );
    return { real: difference, unit: kelvin };
  }
  if (!hasOffset(left.unit)) throw temperature("a temperature is not added to another quantity");
  const step = inUnit(right, kelvin).real;
  const base = toBase(left.real, left.unit);
  return {
    real: fromBase(addReals(base, direction === 1 ? step : negateReal(step)), left.unit),
    unit: left.unit,
  };
}

function temperature(message: string): Refusal {
  return new Refusal("incompatible_units", message);
}

function kelvins(): UnitProduct {
  const unit = unitOfCode("K");
  return unit ? [{ unit, power: 1 }] : [];
}

export function hasOffset(product: UnitProduct): boolean {
  return product.some(({ unit }) => unit.offset !== undefined);
}

export function multiplyValues(left: Value, right: Value, meter: Meter): Value {
  meter.spend(left.real, right.real);
  refuseOffsets(left, right);
  const real = multiplyReals(left.real, right.real);
  const product = simplified({ real, unit: [...left.unit, ...right.unit] });
  if (product.unit.some(({ unit, power }) => unit.decimals !== undefined && power > 1)) {
    throw new Refusal("incompatible_units", "money is not multiplied by money");
  }
  return left.isPercent && right.isPercent ? { ...product, isPercent: true } : product;
}

export function divideValues(left: Value, right: Value, meter: Meter): Value {
  meter.spend(left.real, right.real);
  refuseOffsets(left, right);
  const real = divideReals(left.real, right.real);
  if (!real) throw new Refusal("undefined", "division by zero is undefined");
  const below = right.unit.map(({ unit, power }) => ({ unit, power: -power }));
  return simplified({ real, unit: [...left.unit, ...below] });
}

function refuseOffsets(left: Value, right: Value): void {
  for (const { unit } of [left, right]) {
    if (hasOffset(unit)) {
      throw temperature(`a temperature in ${productSymbol(unit)} is not multiplied or divided`);
    }
  }
}

/** One factor for each dimension, in the unit that came first; kilometres absorb metres. */
export function simplified(value: Value): Value {
  let real = value.real;
  const factors: UnitProduct[number][] = [];
  const all =
    value.unit.length < 2
      ? value.unit
      : value.unit.flatMap((part) =>
          factorsOf(part.unit).map(({ unit, power }) => ({ unit, power: power * part.power })),
        );
  for (const { unit, power } of all) {
    const key = dimensionKey(unit.dimension);
    const place = factors.findIndex(({ unit: other }) => dimensionKey(other.dimension) === key);
    const first = factors[place];
    if (!first) {
      factors.push({ unit, power });
      continue;
    }
    if (first.unit.code !== unit.code) {
      real = multiplyReals(real, factorBetween([{ unit, power }], [{ unit: first.unit, power }]));
    }
    factors[place] = { unit: first.unit, power: first.power + power };
  }
  return inBaseUnit({ real, unit: factors.filter(({ power }) => power !== 0) });
}

/** `J/W` is seconds, and `m/km` is a plain number. */
function inBaseUnit(value: Value): Value {
  const dimension = dimensionOf(value.unit);
  const [base, ...more] = dimension;
  if (value.unit.length < 2 || more.length > 0) return value;
  if (!base) return { real: multiplyReals(value.real, factorBetween(value.unit, [])), unit: [] };
  const [code, power] = base;
  const unit = unitOfCode(code === "g" ? "kg" : code);
  if (!unit || power !== 1) return value;
  return inUnit(value, [{ unit, power }]);
}

/** Both numbers in one unit, for comparison and remainders. */
export function alike(left: Value, right: Value): readonly [Real, Real] {
  if (hasOffset(left.unit) && right.unit.length === 0) throw incompatible(left.unit, right.unit);
  return [left.real, inUnit(right, left.unit).real];
}

export function compareValues(left: Value, right: Value, meter: Meter): -1 | 0 | 1 {
  meter.spend(left.real, right.real);
  const [one, other] = alike(left, right);
  const order = compareReals(one, other);
  if (order !== undefined) return order;
  throw new Refusal("undefined", "the two numbers are too close to be told apart");
}

/** Division that is rounded down, and what it leaves, which has the sign of the divisor. */
export function divideWithRemainder(
  left: Value,
  right: Value,
  meter: Meter,
): { readonly quotient: Value; readonly remainder: Value } {
  meter.spend(left.real, right.real);
  const [dividend, divisor] = alike(left, right);
  if (dividend.kind !== "exact" || divisor.kind !== "exact") {
    throw new Refusal("undefined", "remainders are taken of fractions and integers only");
  }
  if (signOf(divisor) === 0) throw new Refusal("undefined", "division by zero is undefined");
  const { numerator, denominator } = dividend.value;
  const top = numerator * divisor.value.denominator;
  const bottom = denominator * divisor.value.numerator;
  const quotient = floorDivide(top, bottom);
  const remainder = addReals(
    dividend,
    negateReal(multiplyReals(exact(rational(quotient)), divisor)),
  );
  return {
    quotient: { real: integer(quotient), unit: [] },
    remainder: { real: remainder, unit: left.unit },
  };
}

function floorDivide(top: bigint, bottom: bigint): bigint {
  const quotient = top / bottom;
  return top % bottom !== 0n && top < 0n !== bottom < 0n ? quotient - 1n : quotient;
}

/** An integer that a value is, within bounds; else a refusal that names what takes it. */
export function integerOf(
  value: Value,
  bounds: { readonly name: string; readonly least: number; readonly most: number },
): number {
  const number = value.unit.length === 0 ? smallInteger(value.real) : undefined;
  if (number !== undefined && number >= bounds.least && number <= bounds.most) return number;
  const isLarge = number !== undefined && number > bounds.most;
  const range = `integers from ${bounds.least}${isLarge ? ` to ${bounds.most}` : ""}`;
  throw new Refusal(isLarge ? "too_large" : "undefined", `${bounds.name} takes ${range}`);
}
