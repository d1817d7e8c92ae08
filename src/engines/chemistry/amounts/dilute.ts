import { compare, divide, multiply, type Rational } from "../../math/exact-numbers/rational.js";

/** Concentrations in mol/L and volumes in L of a stock solution and what is made of it. */
export interface Dilution {
  readonly stockMolL: Rational;
  readonly stockL: Rational;
  readonly finalMolL: Rational;
  readonly finalL: Rational;
}

/**
 * The fourth of `c1 V1 = c2 V2` from three of them, for conserved amount of solute; undefined unless exactly one is
 * missing, or where the stock would have to be the weaker solution.
 */
export function dilute(known: Partial<Dilution>): Dilution | undefined {
  const { stockMolL, stockL, finalMolL, finalL } = known;
  const full = complete({ stockMolL, stockL, finalMolL, finalL });
  return full && compare(full.stockMolL, full.finalMolL) >= 0 ? full : undefined;
}

function complete(
  known: { readonly [Key in keyof Dilution]: Rational | undefined },
): Dilution | undefined {
  const { stockMolL, stockL, finalMolL, finalL } = known;
  if (stockMolL && stockL && finalMolL && !finalL) {
    return { stockMolL, stockL, finalMolL, finalL: divide(multiply(stockMolL, stockL), finalMolL) };
  }
  if (stockMolL && stockL && finalL && !finalMolL) {
    return { stockMolL, stockL, finalL, finalMolL: divide(multiply(stockMolL, stockL), finalL) };
  }
  if (finalMolL && finalL && stockMolL && !stockL) {
    return { stockMolL, finalMolL, finalL, stockL: divide(multiply(finalMolL, finalL), stockMolL) };
  }
  if (finalMolL && finalL && stockL && !stockMolL) {
    return { stockL, finalMolL, finalL, stockMolL: divide(multiply(finalMolL, finalL), stockL) };
  }
  return undefined;
}
