import { multiply, type Rational, rational, ZERO } from "../../math/exact-numbers/rational.js";
import type { Equation } from "../equation/parse-equation.js";
import type { Species } from "../formula/species.js";

/** The name of the row that conserves electric charge. */
export const CHARGE = "charge";

/** One conserved quantity: an element, a labelled nuclide or the charge, and its amount in every species. */
export interface ConservationRow {
  readonly name: string;
  /** Amounts, left species positive and right species negative, all scaled to integers. */
  readonly integers: readonly bigint[];
}

/** All conserved quantities in order of appearance, the charge last where a species has one. */
export function conservationMatrix({ left, right }: Equation): readonly ConservationRow[] {
  const species = [...left, ...right].map((term) => term.species);
  return conservedNames(species).map((name) => {
    const amounts = species.map((one) => amountOf(one, name));
    const scale = amounts.reduce((least, { denominator }) => leastCommon(least, denominator), 1n);
    const integers = amounts.map((amount, index) => {
      const scaled = multiply(amount, rational(scale)).numerator;
      return index < left.length ? scaled : -scaled;
    });
    return { name, integers };
  });
}

/** Elements and nuclides in order of appearance, then the charge where a species has one. */
export function conservedNames(species: readonly Species[]): readonly string[] {
  const elements = new Set(species.flatMap(({ atoms }) => [...atoms.keys()]));
  const isCharged = species.some(({ charge }) => charge !== 0n);
  return [...elements, ...(isCharged ? [CHARGE] : [])];
}

/** How much of a conserved quantity one formula unit holds. */
export function amountOf(species: Species, name: string): Rational {
  return name === CHARGE ? rational(species.charge) : (species.atoms.get(name) ?? ZERO);
}

function leastCommon(first: bigint, second: bigint): bigint {
  let [large, small] = [first, second];
  while (small !== 0n) [large, small] = [small, large % small];
  return (first / large) * second;
}
