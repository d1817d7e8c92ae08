import {
  add,
  divide,
  multiply,
  ONE,
  type Rational,
  rational,
  ZERO,
} from "../../math/exact-numbers/rational.js";
import { decimalValue } from "../elements/decimal-text.js";
import { ChemistryError } from "../errors/chemistry-error.js";
import type { Species } from "../formula/species.js";
import { molarMass } from "../masses/molar-mass.js";
import type { Quantity } from "../problem/problem.js";
import { measured, partOfWhole, positive } from "./units.js";

/** Particles in a mole: exact since the SI of 2019. */
const AVOGADRO = decimalValue("6.02214076e23") ?? rational(0n);

/** The molar gas constant in kPa L/(mol K): exact since the SI of 2019, as k and the Avogadro constant are. */
const GAS_CONSTANT = decimalValue("8.31446261815324") ?? rational(0n);

/**
 * Amount of substance in mol of a mass, an amount, a number of molecules or atoms, a volume of a solution with a
 * molarity, or a volume of an ideal gas with a temperature and pressure, each as far as it is pure. Throws `missing`
 * for a volume without either, `invalid` for other units.
 */
export function amountOfSubstance(
  species: Pick<Species, "atoms" | "charge">,
  quantity: Quantity,
  path: string,
): Rational {
  const pure = partOfWhole(quantity.purity_percent, `${path}/purity_percent`);
  return multiply(amountOfAll(species, quantity, path), pure);
}

function amountOfAll(
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
      return divide(value, litresPerMol(quantity, path));
    case "number":
      return divide(value, particlesPerMol(species, quantity.unit));
    case "concentration":
    case "percent":
    case "molar_mass":
      throw new ChemistryError(
        "invalid",
        `${path}/unit`,
        "unit must be one of mass, amount, number or volume",
      );
  }
}

/** Molecules, or formula units, in a mole of a substance; with `atoms` the atoms of all its elements. */
export function particlesPerMol({ atoms }: Pick<Species, "atoms">, unit: string): Rational {
  if (unit.trim() !== "atoms" || atoms.size === 0) return AVOGADRO;
  return multiply(AVOGADRO, [...atoms.values()].reduce(add, ZERO));
}

/** What is known of a volume beside its size. */
export type Conditions = Pick<Quantity, "molarity_mol_l" | "temperature_k" | "pressure_kpa">;

/** Litres of a solution, or of an ideal gas, that hold one mole. Throws `missing` for neither. */
export function litresPerMol(
  { molarity_mol_l: molarity, temperature_k: kelvin, pressure_kpa: kilopascals }: Conditions,
  path: string,
): Rational {
  if (molarity !== undefined) return divide(ONE, positive(molarity, `${path}/molarity_mol_l`));
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
  const energy = multiply(GAS_CONSTANT, positive(kelvin, `${path}/temperature_k`));
  return divide(energy, positive(kilopascals, `${path}/pressure_kpa`));
}
