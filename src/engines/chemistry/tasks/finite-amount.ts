import { type Rational, toDouble } from "../../math/exact-numbers/rational.js";
import { ChemistryError } from "../errors/chemistry-error.js";

/** Coefficients of hundreds of digits can lead beyond the range of doubles. */
export function finiteAmount(value: Rational): number {
  const number = toDouble(value);
  if (Number.isFinite(number)) return number;
  throw new ChemistryError("too_large", "/tasks", "an amount is beyond 1e308");
}
