import {
  add,
  divide,
  multiply,
  negate,
  type Rational,
  rational,
} from "../../../math/exact-numbers/rational.js";

/** A sum of unknowns with factors, and a constant. */
export interface Linear {
  readonly terms: ReadonlyMap<string, Rational>;
  readonly constant: Rational;
}

const ZERO = rational(0n);
const UNKNOWNS_MAX = 8;

export const constant = (value: Rational): Linear => ({ terms: new Map(), constant: value });
export const unknown = (name: string): Linear => ({
  terms: new Map([[name, rational(1n)]]),
  constant: ZERO,
});

export function plus(left: Linear, right: Linear): Linear {
  const terms = new Map(left.terms);
  for (const [name, factor] of right.terms) terms.set(name, add(terms.get(name) ?? ZERO, factor));
  return { terms, constant: add(left.constant, right.constant) };
}

export function scaled(linear: Linear, factor: Rational): Linear {
  const terms = new Map(
    [...linear.terms].map(([name, value]) => [name, multiply(value, factor)] as const),
  );
  return { terms, constant: multiply(linear.constant, factor) };
}

export const difference = (left: Linear, right: Linear) => plus(left, scaled(right, rational(-1n)));

/**
 * The values of all unknowns of equations that each equal 0, by elimination over fractions;
 * undefined where they are not determined, or contradict each other.
 */
export function solveLinear(
  equations: readonly Linear[],
): ReadonlyMap<string, Rational> | undefined {
  const names = [...new Set(equations.flatMap(({ terms }) => [...terms.keys()]))];
  if (names.length === 0 || names.length > UNKNOWNS_MAX) return undefined;
  const rows = equations.map(({ terms, constant: value }) => [
    ...names.map((name) => terms.get(name) ?? ZERO),
    value,
  ]);
  let solved = 0;
  for (let column = 0; column < names.length; column += 1) {
    const pivot = rows.findIndex((row, place) => place >= solved && row[column]?.numerator !== 0n);
    if (pivot < 0) return undefined;
    const [row] = rows.splice(pivot, 1);
    if (!row) return undefined;
    const lead = row[column] ?? ZERO;
    const unit = row.map((value) => divide(value, lead));
    for (const [place, other] of rows.entries()) {
      const factor = negate(other[column] ?? ZERO);
      rows[place] = other.map((value, at) => add(value, multiply(factor, unit[at] ?? ZERO)));
    }
    rows.splice(solved, 0, unit);
    solved += 1;
  }
  if (rows.slice(solved).some((row) => row.some(({ numerator }) => numerator !== 0n)))
    return undefined;
  return new Map(names.map((name, place) => [name, negate(rows[place]?.at(-1) ?? ZERO)]));
}
