import { compare, divide, type Rational, toDouble } from "../../math/exact-numbers/rational.js";

/** Subscripts of an empirical formula are looked for up to this factor of the least amount. */
const FACTOR_MAX = 8;
/** How far a measured ratio may be from the whole one, relative to it: what rounded percentages allow. */
const RELATIVE_TOLERANCE = 0.015;

/** With more, large whole numbers would lie near any ratio. */
const ABSOLUTE_TOLERANCE = 0.1;

/**
 * The smallest whole numbers in the ratio of measured amounts, each within 1.5 % of it; undefined where no factor up to
 * 8 of the least amount gives any. At most 8 trials.
 */
export function wholeRatios(amounts: readonly Rational[]): readonly bigint[] | undefined {
  const ratios = relativeAmounts(amounts).map(toDouble);
  for (let factor = 1; factor <= FACTOR_MAX; factor += 1) {
    const scaled = ratios.map((ratio) => ratio * factor);
    const isWhole = scaled.every((value) => {
      const whole = Math.round(value);
      const allowed = Math.min(RELATIVE_TOLERANCE * whole, ABSOLUTE_TOLERANCE);
      return whole > 0 && Math.abs(value - whole) <= allowed;
    });
    if (isWhole) return scaled.map((value) => BigInt(Math.round(value)));
  }
  return undefined;
}

/** Amounts divided by the least of them. */
export function relativeAmounts(amounts: readonly Rational[]): readonly Rational[] {
  const [first] = amounts;
  if (!first) return [];
  const least = amounts.reduce((so, amount) => (compare(amount, so) < 0 ? amount : so), first);
  return amounts.map((amount) => divide(amount, least));
}
