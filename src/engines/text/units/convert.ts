import { DIMENSION_NAMES } from "../../../content/units/dimension-names.js";
import { pi } from "../../math/exact-numbers/elementary.js";
import {
  add,
  multiply,
  ONE,
  power,
  type Rational,
  subtract,
} from "../../math/exact-numbers/rational.js";
import {
  divideReals,
  exact,
  multiplyReals,
  type Real,
  reciprocal,
} from "../../math/exact-numbers/real.js";
import { findUnit } from "./find-unit.js";
import { dimensionKey, dimensionOf, productSymbol, type UnitProduct } from "./unit.js";

export type Converted =
  | { readonly kind: "converted"; readonly value: Real; readonly isReciprocal: boolean }
  | { readonly kind: "incompatible"; readonly from: string; readonly to: string };

/**
 * A number of one unit in another: exact, except between degrees and radians. Fuel consumption and
 * pace turn into their reciprocals, miles per gallon and speed.
 */
export function convert(value: Real, from: UnitProduct, to: UnitProduct): Converted {
  const [source, target] = [dimensionOf(from), dimensionOf(to)];
  if (dimensionKey(source) === dimensionKey(target)) {
    return { kind: "converted", value: fromBase(toBase(value, from), to), isReciprocal: false };
  }
  if (areReciprocal(from, to)) {
    const turned = reciprocal(toBase(value, from));
    if (turned) return { kind: "converted", value: fromBase(turned, to), isReciprocal: true };
  }
  return { kind: "incompatible", from: nameDimension(from), to: nameDimension(to) };
}

/** What a unit measures, in words; the unit itself where there is no word. */
export function nameDimension(product: UnitProduct): string {
  const key = dimensionKey(dimensionOf(product));
  if (key === "") return "a plain number";
  if (product.some(({ unit }) => unit.decimals !== undefined)) {
    return product.length === 1 ? `money in ${productSymbol(product)}` : productSymbol(product);
  }
  return dimensionNames().get(key) ?? productSymbol(product);
}

/** The number of base units, through the offset of a temperature that stands alone. */
export function toBase(value: Real, product: UnitProduct): Real {
  const offset = offsetOf(product);
  const shifted = offset && value.kind === "exact" ? exact(add(value.value, offset)) : value;
  return scale(shifted, product, 1);
}

export function fromBase(value: Real, product: UnitProduct): Real {
  const scaled = scale(value, product, -1);
  const offset = offsetOf(product);
  return offset && scaled.kind === "exact" ? exact(subtract(scaled.value, offset)) : scaled;
}

function offsetOf(product: UnitProduct): Rational | undefined {
  const [first] = product;
  return product.length === 1 && first?.power === 1 ? first.unit.offset : undefined;
}

function scale(value: Real, product: UnitProduct, direction: 1 | -1): Real {
  let factor = ONE;
  let piPower = 0;
  for (const part of product) {
    factor = multiply(factor, power(part.unit.factor, part.power * direction));
    piPower += part.unit.piPower * part.power * direction;
  }
  const scaled = multiplyReals(value, exact(factor));
  return timesPi(scaled, piPower);
}

function timesPi(value: Real, exponent: number): Real {
  let product = value;
  for (let left = Math.abs(exponent); left > 0; left -= 1) {
    product = exponent > 0 ? multiplyReals(product, pi()) : (divideReals(product, pi()) ?? product);
  }
  return product;
}

/** Reciprocal areas are miles per gallon, and reciprocal speeds are paces; other reciprocals mean nothing. */
function areReciprocal(from: UnitProduct, to: UnitProduct): boolean {
  const turned = from.map(({ unit, power: exponent }) => ({ unit, power: -exponent }));
  const key = dimensionKey(dimensionOf(turned));
  if (key !== dimensionKey(dimensionOf(to))) return false;
  const isPlainArea = (product: UnitProduct) =>
    product.length === 1 && Math.abs(product[0]?.power ?? 0) === 2;
  const isFuel = ["m^2", "m^-2"].includes(key) && !isPlainArea(from) && !isPlainArea(to);
  return isFuel || ["m^1 s^-1", "m^-1 s^1"].includes(key);
}

let names: ReadonlyMap<string, string> | undefined;

function dimensionNames(): ReadonlyMap<string, string> {
  names ??= new Map(
    DIMENSION_NAMES.flatMap(([code, name]) => {
      const product = findUnit(code);
      return product ? [[dimensionKey(dimensionOf(product)), name] as const] : [];
    }),
  );
  return names;
}

/** Whether a quotient of two units is a plain number: the factor between them. */
export function factorBetween(from: UnitProduct, to: UnitProduct): Real {
  const product = [...from, ...to.map(({ unit, power: exponent }) => ({ unit, power: -exponent }))];
  return scale(exact(ONE), product, 1);
}
