import { unitOf } from "../../../engines/chemistry/amounts/units.js";
import type { Species } from "../../../engines/chemistry/formula/species.js";
import type { Quantity } from "../../../engines/chemistry/problem/problem.js";
import { toDouble } from "../../../engines/math/exact-numbers/rational.js";
import type { Drawn, UncertainInputs } from "./uncertain-inputs.js";

/** The molar gas constant in kPa L/(mol K). */
const GAS_CONSTANT = 8.31446261815324;

/** The amount in mol of a quantity that the engine accepted, with the errors of a run. */
export function sampledAmount(
  species: Pick<Species, "atoms" | "charge">,
  quantity: Quantity,
  inputs: UncertainInputs,
): Drawn {
  const { dimension, factor } = unitOf(quantity.unit, "/unit");
  const scale = toDouble(factor);
  const value = inputs.reading(quantity.value);
  if (dimension === "amount") return () => value() * scale;
  if (dimension === "mass") {
    const gramsPerMol = inputs.molarMass(species);
    return () => (value() * scale) / gramsPerMol();
  }
  if (quantity.molarity_mol_l !== undefined) {
    const molarity = inputs.reading(quantity.molarity_mol_l);
    return () => value() * scale * molarity();
  }
  const kelvin = inputs.reading(quantity.temperature_k ?? Number.NaN);
  const kilopascals = inputs.reading(quantity.pressure_kpa ?? Number.NaN);
  return () => (kilopascals() * value() * scale) / (GAS_CONSTANT * kelvin());
}
