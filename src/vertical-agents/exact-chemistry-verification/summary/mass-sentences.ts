import { unitOf } from "../../../engines/chemistry/amounts/units.js";
import type {
  DilutionAnswer,
  EmpiricalFormulaAnswer,
  MolarMassAnswer,
  PercentCompositionAnswer,
  SmilesAnswer,
} from "../../../engines/chemistry/tasks/answers.js";
import type { SummaryFigures } from "../../summary.js";
import type { SampleAmount } from "../solve/sample-amounts.js";
import { listText } from "../words/list-text.js";
import { significantDecimals } from "../words/significant-decimals.js";
import type { Telling } from "./claim-sentence.js";

const SAMPLES_MAX = 4;

/** A molar mass with its uncertainty, and how much given quantities are. */
export function molarMassSentence(
  answer: (MolarMassAnswer | SmilesAnswer) & { readonly samples?: readonly SampleAmount[] },
  { task, subject, figures }: Telling,
): string {
  const mass = molarMassText(answer, figures);
  const samples = (answer.samples ?? []).slice(0, SAMPLES_MAX).map((sample, at) => {
    const quantity = task.quantities?.[at];
    return `${quantity?.value} ${quantity?.unit} is ${sampleText(sample, quantity?.unit ?? "", figures)}`;
  });
  const also = samples.length === 0 ? "" : `; ${samples.join(", ")}`;
  if (answer.kind === "molar_mass") return `The molar mass of ${answer.formula} is ${mass}${also}.`;
  const { monoisotopic_mass: mono, charge } = answer;
  const exact =
    mono === null ? "" : `, monoisotopic ${figures.show("monoisotopic mass", mono, "Da", 4)}`;
  const ion = Number(charge) === 0 ? "" : ` with charge ${charge}`;
  return `${subject} is ${answer.formula}${ion}: ${mass}${exact}${also}.`;
}

/** Three decimals, and how far samples differ where that shows in them. */
function molarMassText(
  { formula, molar_mass_g_mol: mass, uncertainty }: MolarMassAnswer | SmilesAnswer,
  figures: SummaryFigures,
): string {
  const name = `molar mass of ${formula}`;
  if (uncertainty === null || uncertainty < 0.0005) return figures.show(name, mass, "g/mol", 3);
  const around = figures.show(`uncertainty of the ${name}`, uncertainty, undefined, 3);
  return `${figures.show(name, mass, undefined, 3)} ± ${around} g/mol`;
}

/** A mass for what was given as an amount, an amount for a mass, and both for a volume. */
function sampleText(
  { amount_mol: amount, mass_g: grams }: SampleAmount,
  unit: string,
  figures: SummaryFigures,
): string {
  const { dimension } = unitOf(unit, "/unit");
  const mass = () => figures.show("mass of the sample", grams, "g", significantDecimals(grams));
  if (dimension === "amount") return mass();
  const [value, shown] = amount >= 1 ? [amount, "mol"] : [amount * 1_000, "mmol"];
  const moles = figures.show("amount of the sample", value, shown, significantDecimals(value));
  return dimension === "mass" ? moles : `${moles} (${mass()})`;
}

export function percentSentence(
  { formula, mass_percent: shares }: PercentCompositionAnswer,
  figures: SummaryFigures,
): string {
  const shown = Object.entries(shares).map(
    ([key, share]) => `${figures.show(`share of ${key}`, share, "%", 2)} ${key}`,
  );
  return `By mass ${formula} is ${listText(shown)}.`;
}

export function empiricalSentence(answer: EmpiricalFormulaAnswer): string {
  const { formula, molecular_formula: molecular, ratios } = answer;
  if (formula === null) {
    return `No small whole numbers fit the ratios of ${listText(Object.keys(ratios))}.`;
  }
  const also =
    molecular === null ? "" : `; with the given molar mass the molecular formula is ${molecular}`;
  return `The empirical formula is ${formula}${also}.`;
}

export function dilutionSentence(answer: DilutionAnswer, figures: SummaryFigures): string {
  const volume = (name: string, litres: number) => {
    const [value, unit] = litres < 1 ? [litres * 1_000, "mL"] : [litres, "L"];
    return figures.show(name, value, unit, significantDecimals(value));
  };
  const molar = (name: string, value: number) =>
    figures.show(name, value, "mol/L", significantDecimals(value));
  const stock = `${volume("stock volume", answer.stock_l)} of ${molar("stock concentration", answer.stock_mol_l)} stock`;
  const final = `${volume("final volume", answer.final_l)} of ${molar("final concentration", answer.final_mol_l)}`;
  return `Take ${stock} and fill up to ${final} (about ${volume("solvent", answer.solvent_l)} of solvent).`;
}
