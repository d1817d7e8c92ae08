import { molarMass } from "../../../../engines/chemistry/masses/molar-mass.js";
import { toDouble } from "../../../../engines/math/exact-numbers/rational.js";
import { tryFormula } from "../items/attempts.js";
import type { QuantityItem } from "../items/item.js";
import type { Measured, SpeciesItem } from "../items/measured.js";
import { formulaOf } from "./draft.js";
import { measuredIn, type Scene, type Sentence } from "./scene.js";

/** How much there is of an element. */
export interface Share {
  readonly element: SpeciesItem;
  readonly quantity: QuantityItem;
  readonly at: number;
}

const GRAMS: Readonly<Record<string, number>> = { kg: 1e3, g: 1, mg: 1e-3, ug: 1e-6 };
/** A smaller part of the sample is an error of the balance. */
const OXYGEN_MIN = 0.01;

/**
 * The masses of carbon, hydrogen and oxygen in a sample that burnt to a mass of carbon dioxide and one of water; what
 * they leave of the sample is oxygen. Undefined for other compositions.
 */
export function combustionShares(
  scene: Scene,
  scope: readonly Sentence[],
): { readonly shares: readonly Share[]; readonly why: string } | undefined {
  const masses = scope
    .flatMap((sentence) => measuredIn(scene, sentence))
    .filter(({ quantity }) => GRAMS[quantity.unit] !== undefined);
  const of = (formula: string) =>
    masses.find(({ species }) => species !== undefined && formulaOf(species) === formula);
  const [dioxide, water] = [of("CO2"), of("H2O")];
  if (!dioxide || !water) return undefined;
  const carbon = grams(dioxide) * shareOf("C", "CO2");
  const hydrogen = grams(water) * 2 * shareOf("H", "H2O");
  const sample = masses.find((one) => one !== dioxide && one !== water);
  const rest = sample ? grams(sample) - carbon - hydrogen : 0;
  const isOxide = sample !== undefined && rest > OXYGEN_MIN * grams(sample);
  const shares = [share("C", carbon, dioxide), share("H", hydrogen, water)];
  return {
    shares: isOxide ? [...shares, share("O", rest, sample)] : shares,
    why: `carbon from CO2 and hydrogen from H2O${isOxide ? ", oxygen is what they leave of the sample" : ""}`,
  };
}

function grams({ quantity: { value, unit } }: Measured): number {
  return value * (GRAMS[unit] ?? Number.NaN);
}

function shareOf(element: string, compound: string): number {
  const [part, whole] = [element, compound].map((text) => {
    const species = tryFormula(text).value;
    return species ? toDouble(molarMass(species).value) : Number.NaN;
  });
  return (part ?? Number.NaN) / (whole ?? Number.NaN);
}

function share(formula: string, mass: number, { quantity, at }: Measured): Share {
  const value = Number(mass.toPrecision(8));
  const { span } = quantity;
  const element: SpeciesItem = { type: "symbol", span, written: formula, formula, isName: false };
  const digits = String(value);
  return { element, at, quantity: { ...quantity, value, digits, unit: "g", dimension: "mass" } };
}
