import { divide, multiply, type Rational, rational } from "../../math/exact-numbers/rational.js";
import { decimalValue } from "../elements/decimal-text.js";
import { ChemistryError } from "../errors/chemistry-error.js";
import type { Species } from "../formula/species.js";
import { molarMass } from "../masses/molar-mass.js";
import type { Quantity } from "../problem/problem.js";
import { measured, positive } from "./units.js";

/** The molar gas constant in kPa L/(mol K): exact since the SI of 2019, as k and the Avogadro constant are. */
const GAS_CONSTANT = decimalValue("8.31446261815324") ?? rational(0n);

/**
 * Amount of substance in mol of a mass, an amount, a volume of a solution with a molarity, or a volume of an ideal gas
 * with a temperature and pressure. Throws `missing` for a volume without either, `invalid` for other units.
 */
export function amountOfSubstance(
  species: Pick<Species, "atoms" | "charge">,
  quantity: Quantity,
  path: string,
): Rational {
  const { dimension, value } = measured(quantity, path);
  switch (dimension) {
    case "amount":
      return value;
    case "mass":
      if (species.atoms.size === 0)
        throw new ChemistryError("invalid", path, "electrons are counted in mol");
      return divide(value, molarMass(species).value);
    case "volume":
      return ofVolume(value, quantity, path);
    case "concentration":
    case "percent":
    case "molar_mass":
      throw new ChemistryError(
        "invalid",
        `${path}/unit`,
        "unit must be one of mass, amount or volume",
      );
  }
}

function ofVolume(litres: Rational, quantity: Quantity, path: string): Rational {
  const { molarity_mol_l: molarity, temperature_k: kelvin, pressure_kpa: kilopascals } = quantity;
  if (molarity !== undefined) return multiply(litres, positive(molarity, `${path}/molarity_mol_l`));
  if (kelvin === undefined && kilopascals === undefined) {
    const message = "a volume needs a molarity, or the temperature and pressure of a gas";
    throw new ChemistryError("missing", `${path}/molarity_mol_l`, message);
  }
  const absent = kelvin === undefined ? "temperature_k" : "pressure_kpa";
  if (kelvin === undefined || kilopascals === undefined) {
    throw new ChemistryError(
      "missing",
      `${path}/${absent}`,
      "a gas needs a temperature and a pressure",
    );
  }
  const energy = multiply(positive(kilopascals, `${path}/pressure_kpa`), litres);
  return divide(energy, multiply(GAS_CONSTANT, positive(kelvin, `${path}/temperature_k`)));
}
