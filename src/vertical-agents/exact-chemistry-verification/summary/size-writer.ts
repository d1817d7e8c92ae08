import { unitOf } from "../../../engines/chemistry/amounts/units.js";
import type { AskedSpecies, Quantity } from "../../../engines/chemistry/problem/problem.js";
import type { SpeciesAmount } from "../../../engines/chemistry/tasks/answers.js";
import { toDouble } from "../../../engines/math/exact-numbers/rational.js";
import type { SummaryFigures } from "../../summary.js";
import { plainNumber, significantDecimals } from "../words/significant-decimals.js";

/** Writes how much of a species there is: a mass, or what is asked for. */
export type SizeWriter = (
  one: SpeciesAmount,
  name: string,
  size: { readonly mol: number; readonly grams: number },
) => string;

/**
 * Writes each size in the unit that is asked for, else as a mass in the unit of mass of a quantity, else in g; the
 * amount as well where an amount is given.
 */
export function sizeWriter(
  first: Quantity | undefined,
  askedOf: (one: SpeciesAmount) => AskedSpecies | undefined,
  figures: SummaryFigures,
): SizeWriter {
  const given = unitOf(first?.unit ?? "g", "/unit").dimension;
  const unit = given === "mass" && first ? first.unit.trim() : "g";
  const show = (name: string, value: number, shown: string) =>
    figures.show(name, plainNumber(value), shown, significantDecimals(value));
  const massIn = (name: string, grams: number, shown: string) =>
    show(name, grams / toDouble(unitOf(shown, "/unit").factor), shown);
  return (one, name, { mol, grams }) => {
    const { species, volume_l: litres, particles } = one;
    const asked = askedOf(one);
    const wanted = asked?.unit?.trim();
    const { dimension, factor } = unitOf(wanted ?? unit, "/unit");
    const scale = toDouble(factor);
    if (wanted !== undefined && dimension === "volume" && litres !== undefined) {
      const volume = show(`volume of ${species}`, litres / scale, wanted);
      return `${volume} ${asked?.molarity_mol_l === undefined ? "" : `of ${asked.molarity_mol_l} mol/L `}${species}`;
    }
    if (wanted !== undefined && dimension === "number" && particles !== undefined) {
      return `${show(`${wanted} of ${species}`, particles, wanted)} of ${species}`;
    }
    if (wanted !== undefined && dimension === "amount") {
      return `${show(`amount of ${species}`, mol / scale, wanted)} ${species}`;
    }
    const mass = massIn(
      `${name} of ${species}`,
      grams,
      dimension === "mass" ? (wanted ?? unit) : unit,
    );
    if (given !== "amount" || wanted !== undefined) return `${mass} ${species}`;
    return `${show(`${name} of ${species}`, mol, "mol")} (${mass}) ${species}`;
  };
}
