import type { Quantity } from "../../../engines/chemistry/problem/problem.js";

/** A quantity as it is given, with what it is of. */
export function quantityText({
  value,
  unit,
  species,
  molarity_mol_l: molarity,
  purity_percent: purity,
}: Quantity): string {
  const share = purity === undefined ? "" : `of ${purity} % `;
  const of = molarity === undefined ? species : `of ${molarity} mol/L ${species}`;
  return `${value} ${unit} ${share}${of}`;
}
