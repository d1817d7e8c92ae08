import { bitsOf } from "../../../math/exact-numbers/rational.js";
import { BOUND_DIGITS, boundsOf, type Real } from "../../../math/exact-numbers/real.js";
import { convert, nameDimension } from "../../units/convert.js";
import { productSymbol, type Unit, type UnitProduct } from "../../units/unit.js";
import { unitOfCode } from "../../units/unit-table.js";
import { Refusal } from "../calculation.js";

/** A number with its unit, as it comes out of an expression. */
export interface Value {
  readonly real: Real;
  readonly unit: UnitProduct;
  readonly isPercent?: boolean;
  /** The units in which it is shown, largest first: feet and inches. */
  readonly shown?: readonly UnitProduct[];
}

/** About 10,000 decimal digits. */
const BITS_MAX = 34_000;
/** What a calculation may cost, in products of lengths in bits; some 30 ms. */
const WORK_MAX = 300_000_000;
/** What an irrational function of the usual precision costs. */
const IRRATIONAL_WORK = 5_000_000;

/** Counts what a calculation costs, so that it ends in time. */
export class Meter {
  #work = 0;
  /** Significant digits within which irrational numbers are bounded. */
  readonly digits: number;
  /** The units that were chosen where a name has several meanings. */
  readonly notes = new Set<string>();

  constructor(digits = BOUND_DIGITS) {
    this.digits = digits;
  }

  /** Before an irrational function is computed. */
  spendIrrational(): void {
    this.spendWork(IRRATIONAL_WORK * (this.digits / BOUND_DIGITS) ** 2.5);
  }

  /** Before two numbers are combined. */
  spend(...reals: readonly Real[]): void {
    const bits = reals.map((real) => {
      const { low, high } = boundsOf(real);
      return Math.max(bitsOf(low), bitsOf(high));
    });
    if (bits.some((size) => size > BITS_MAX)) throw tooLarge();
    this.spendWork(2 * bits.reduce((product, size) => product * (size + 64), 1));
  }

  /** Another meaning was taken of a name. */
  noteOtherwise(usual: UnitProduct, taken: UnitProduct): void {
    for (const { unit } of usual) if (unit.takenFor) this.notes.delete(unit.takenFor);
    this.note(taken);
  }

  note(product: UnitProduct): void {
    for (const { unit } of product) if (unit.takenFor) this.notes.add(unit.takenFor);
  }

  spendWork(work: number): void {
    this.#work += work;
    if (this.#work > WORK_MAX) throw new Refusal("too_large", "the calculation takes too long");
  }
}

export function tooLarge(): Refusal {
  return new Refusal("too_large", "the numbers of this calculation grow beyond 10,000 digits");
}

export function plainValue(real: Real): Value {
  return { real, unit: [] };
}

/** The number of a value in another unit; the meter notes which meaning an ambiguous name then has. */
export function inUnit(value: Value, unit: UnitProduct, meter?: Meter): Value {
  if (value.unit.length === 0 && unit.length === 0) return { real: value.real, unit };
  const converted = convert(value.real, value.unit, unit);
  if (converted.kind === "converted") return { real: converted.value, unit };
  for (const source of alternatives(value.unit)) {
    const again = convert(value.real, source, unit);
    if (again.kind !== "converted") continue;
    meter?.noteOtherwise(value.unit, source);
    return { real: again.value, unit };
  }
  for (const target of alternatives(unit)) {
    const again = convert(value.real, value.unit, target);
    if (again.kind !== "converted") continue;
    meter?.noteOtherwise(unit, target);
    return { real: again.value, unit: target };
  }
  throw incompatible(value.unit, unit);
}

export function incompatible(from: UnitProduct, to: UnitProduct): Refusal {
  const isMoney = [from, to].every((product) =>
    product.some(({ unit }) => unit.decimals !== undefined),
  );
  if (isMoney) {
    return new Refusal(
      "incompatible_units",
      `${productSymbol(from)} is not converted to ${productSymbol(to)}: there are no exchange rates here`,
    );
  }
  return new Refusal(
    "incompatible_units",
    `${described(from)} and ${described(to)} do not measure the same`,
  );
}

function described(product: UnitProduct): string {
  const name = nameDimension(product);
  const symbol = productSymbol(product);
  return product.length === 0 || symbol === name ? name : `${name} (${symbol})`;
}

/** The product with what else its ambiguous names mean: an ounce of volume. */
function alternatives(product: UnitProduct): readonly UnitProduct[] {
  return product.flatMap((factor, place) => {
    const other: Unit | undefined =
      factor.unit.otherwise === undefined ? undefined : unitOfCode(factor.unit.otherwise);
    return other ? [product.with(place, { ...factor, unit: other })] : [];
  });
}
