import { compare, divide, type Rational } from "../../math/exact-numbers/rational.js";

/** How much of a term's species there is. */
export interface GivenAmount {
  readonly term: number;
  readonly amount: Rational;
}

/**
 * How far a reaction runs with the amounts that are there, in mol of formula units, and the terms that end it; all
 * other reactants are taken as enough. Undefined without amounts.
 */
export function reactionExtent(
  coefficients: readonly Rational[],
  given: readonly GivenAmount[],
): { readonly extent: Rational; readonly limiting: readonly number[] } | undefined {
  let least: Rational | undefined;
  let limiting: number[] = [];
  for (const { term, amount } of given) {
    const coefficient = coefficients[term];
    if (!coefficient || coefficient.numerator === 0n) continue;
    const extent = divide(amount, coefficient);
    const order = least ? compare(extent, least) : -1;
    if (order < 0) [least, limiting] = [extent, [term]];
    else if (order === 0) limiting.push(term);
  }
  return least ? { extent: least, limiting } : undefined;
}
