import { multiply, ONE, powerOfTen, type Rational } from "../../math/exact-numbers/rational.js";
import { exactValue } from "../elements/decimal-text.js";
import { ChemistryError } from "../errors/chemistry-error.js";

export type Dimension =
  | "mass"
  | "amount"
  | "volume"
  | "concentration"
  | "percent"
  | "molar_mass"
  | "number";

/** Units by name: what they measure, and the power of ten to g, mol, L, mol/L, %, g/mol and 1. */
const UNITS: Readonly<Record<string, readonly [Dimension, number]>> = {
  ...{ g: ["mass", 0], mg: ["mass", -3], kg: ["mass", 3], ug: ["mass", -6], µg: ["mass", -6] },
  ...{ t: ["mass", 6] },
  ...{ mol: ["amount", 0], mmol: ["amount", -3], umol: ["amount", -6], µmol: ["amount", -6] },
  ...{ kmol: ["amount", 3] },
  ...{ L: ["volume", 0], l: ["volume", 0], mL: ["volume", -3], ml: ["volume", -3] },
  ...{ uL: ["volume", -6], µL: ["volume", -6], dm3: ["volume", 0], cm3: ["volume", -3] },
  ...{ m3: ["volume", 3] },
  ...{ "mol/L": ["concentration", 0], M: ["concentration", 0], "mmol/L": ["concentration", -3] },
  ...{ mM: ["concentration", -3], uM: ["concentration", -6], µM: ["concentration", -6] },
  ...{ molecules: ["number", 0], "formula units": ["number", 0], atoms: ["number", 0] },
  ...{ "%": ["percent", 0], "g/mol": ["molar_mass", 0], "kg/mol": ["molar_mass", 3] },
};

const VALUE_MIN = 1e-30;
const VALUE_MAX = 1e30;

/** A value in g, mol, L, mol/L, %, g/mol or, of particles, 1. */
export interface Measured {
  readonly dimension: Dimension;
  readonly value: Rational;
}

/** What a unit measures and the factor to the base unit; throws `invalid` for a unit that is not known. */
export function unitOf(
  unit: string,
  path: string,
): { readonly dimension: Dimension; readonly factor: Rational } {
  const known = Object.hasOwn(UNITS, unit.trim()) ? UNITS[unit.trim()] : undefined;
  if (!known) {
    const message = `unit must be one of ${Object.keys(UNITS).join(", ")}`;
    throw new ChemistryError("invalid", path, message);
  }
  return { dimension: known[0], factor: powerOfTen(known[1]) };
}

/** The exact value of a quantity in its base unit; throws `invalid` for a value outside 1e-30 to 1e30. */
export function measured(
  { value, unit }: { readonly value: number; readonly unit: string },
  path: string,
): Measured {
  const { dimension, factor } = unitOf(unit, `${path}/unit`);
  return { dimension, value: multiply(positive(value, `${path}/value`), factor) };
}

/** A number from 1e-30 to 1e30, exactly; throws `invalid` for another. */
export function positive(value: number, path: string): Rational {
  if (!(value >= VALUE_MIN && value <= VALUE_MAX)) {
    const message = `${path.split("/").at(-1)} must be above 0, from 1e-30 to 1e30`;
    throw new ChemistryError("invalid", path, message);
  }
  return exactValue(value);
}

/** A share above 0 to 100, as a part of 1; 1 where none is given. Throws `invalid`. */
export function partOfWhole(percent: number | undefined, path: string): Rational {
  if (percent === undefined) return ONE;
  if (!(percent >= VALUE_MIN && percent <= 100)) {
    const message = `${path.split("/").at(-1)} must be above 0 and at most 100`;
    throw new ChemistryError("invalid", path, message);
  }
  return multiply(exactValue(percent), powerOfTen(-2));
}
