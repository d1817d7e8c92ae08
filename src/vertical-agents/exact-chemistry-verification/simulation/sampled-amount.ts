import {
  type Conditions,
  particlesPerMol,
} from "../../../engines/chemistry/amounts/amount-of-substance.js";
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
  const all = amountOfAll(species, quantity, inputs);
  if (quantity.purity_percent === undefined) return all;
  const percent = inputs.reading(quantity.purity_percent);
  return () => (all() * percent()) / 100;
}

function amountOfAll(
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
  if (dimension === "number") {
    const perMol = toDouble(particlesPerMol(species, quantity.unit));
    return () => value() / perMol;
  }
  const litresPerMol = sampledLitresPerMol(quantity, inputs);
  return () => (value() * scale) / litresPerMol();
}

/** Litres of a solution, or of an ideal gas, that hold one mole, of conditions that the engine accepted. */
export function sampledLitresPerMol(
  { molarity_mol_l: molarity, temperature_k: kelvin, pressure_kpa: kilopascals }: Conditions,
  inputs: UncertainInputs,
): Drawn {
  if (molarity !== undefined) {
    const drawn = inputs.reading(molarity);
    return () => 1 / drawn();
  }
  const temperature = inputs.reading(kelvin ?? Number.NaN);
  const pressure = inputs.reading(kilopascals ?? Number.NaN);
  return () => (GAS_CONSTANT * temperature()) / pressure();
}
