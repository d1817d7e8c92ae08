import { subtract } from "../../math/exact-numbers/rational.js";
import type { Term } from "../equation/parse-equation.js";
import { ChemistryError } from "../errors/chemistry-error.js";
import { parseFormula } from "../formula/parse-formula.js";
import type { Species } from "../formula/species.js";
import type { Quantity } from "../problem/problem.js";

/** The term that has a formula's atoms and charge; throws `invalid` where none has. */
export function findTerm(
  terms: readonly Term[],
  { species: formula }: Pick<Quantity, "species">,
  path: string,
): number {
  const species = parseFormula(formula, `${path}/species`);
  const term = terms.findIndex((one) => isSame(one.species, species));
  if (term >= 0) return term;
  const names = terms.slice(0, 20).map((one) => one.species.text);
  const message = `species must be one of ${names.join(", ")}`;
  throw new ChemistryError("invalid", `${path}/species`, message);
}

function isSame(first: Species, second: Species): boolean {
  if (first.charge !== second.charge || first.atoms.size !== second.atoms.size) return false;
  if (first.phase !== undefined && second.phase !== undefined && first.phase !== second.phase)
    return false;
  return [...first.atoms].every(([key, count]) => {
    const other = second.atoms.get(key);
    return other && subtract(other, count).numerator === 0n;
  });
}
