import { unitOf } from "../../../engines/chemistry/amounts/units.js";
import {
  askedSpecies,
  type Quantity,
  type Task,
} from "../../../engines/chemistry/problem/problem.js";
import type {
  DilutionAnswer,
  EmpiricalFormulaAnswer,
  MolarMassAnswer,
  PercentCompositionAnswer,
  SmilesAnswer,
} from "../../../engines/chemistry/tasks/answers.js";
import type { SummaryFigures } from "../../summary.js";
import type { ContainedPart } from "../solve/contained-parts.js";
import { empiricalDoubt } from "../solve/empirical-fit.js";
import type { SampleAmount } from "../solve/sample-amounts.js";
import { listText } from "../words/list-text.js";
import { plainNumber, significantDecimals } from "../words/significant-decimals.js";
import type { Telling } from "./claim-sentence.js";

const SAMPLES_MAX = 4;
/** Of a larger mass the uncertainty is told in per cent. */
const LARGE_MASS = 1e6;

type MassAnswer = (MolarMassAnswer | SmilesAnswer) & {
  readonly samples?: readonly SampleAmount[];
  readonly contained?: readonly ContainedPart[];
};

/** A molar mass with its uncertainty, and how much given quantities are and hold of what is asked. */
export function molarMassSentence(answer: MassAnswer, { task, subject, figures }: Telling): string {
  const mass = molarMassText(answer, figures);
  const { contained = [] } = answer;
  const samples = (answer.samples ?? []).slice(0, SAMPLES_MAX).map((sample, at) => {
    const quantity = task.quantities?.[at] ?? { species: "", value: 1, unit: "mol" };
    return sampleText(quantity, { sample, answer, at, task }, figures);
  });
  const shares =
    samples.length > 0 ? [] : contained.map((one) => `${shareText(one, figures)} by mass`);
  const told = [...samples, ...shares];
  const also = told.length === 0 ? "" : `; ${told.join(", ")}`;
  if (answer.kind === "molar_mass") return `The molar mass of ${answer.formula} is ${mass}${also}.`;
  const { monoisotopic_mass: mono, charge } = answer;
  const exact =
    mono === null ? "" : `, monoisotopic ${figures.show("monoisotopic mass", mono, "Da", 4)}`;
  const ion = Number(charge) === 0 ? "" : ` with charge ${charge}`;
  return `${subject} is ${answer.formula}${ion}: ${mass}${exact}${also}.`;
}

/** What is wanted of the substance itself, as a unit such as `molecules`. */
function wholeAsked(task: Task, contained: readonly ContainedPart[]): string | undefined {
  return askedSpecies(task).find(({ species }) => !contained.some((one) => one.species === species))
    ?.unit;
}

/** Three decimals, and how far samples differ where that shows in them. */
function molarMassText(
  { formula, molar_mass_g_mol: mass, uncertainty }: MolarMassAnswer | SmilesAnswer,
  figures: SummaryFigures,
): string {
  const name = `molar mass of ${formula}`;
  const shown = figures.show(name, plainNumber(mass), "g/mol", 3);
  if (uncertainty === null || uncertainty < 0.0005) return shown;
  if (mass > LARGE_MASS) {
    const percent = (100 * uncertainty) / mass;
    const decimals = significantDecimals(percent, 2);
    return `${shown} ± ${figures.show(`uncertainty of the ${name}`, percent, "%", decimals)}`;
  }
  const around = figures.show(`uncertainty of the ${name}`, uncertainty, "g/mol", 3);
  return `${shown.replace(" g/mol", "")} ± ${around}`;
}

/** A quantity, what it is, and what it holds of the parts that are asked about. */
function sampleText(
  { value, unit, purity_percent: purity }: Quantity,
  {
    sample,
    answer,
    at,
    task,
  }: {
    readonly sample: SampleAmount;
    readonly answer: MassAnswer;
    readonly at: number;
    readonly task: Task;
  },
  figures: SummaryFigures,
): string {
  const counted = value === 1 ? unit.trim().replace(/s$/u, "") : unit;
  const pure = purity === undefined ? "" : ` of ${purity} % purity`;
  const given = `${value} ${counted}${pure}`;
  const { contained = [] } = answer;
  if (contained.length > 0) {
    const parts = contained.map((one) => {
      const part = one.samples?.[at] ?? sample;
      return `${partText(part, partUnit(task, one), figures)} ${one.species}`;
    });
    return `${given} holds ${listText(parts)}`;
  }
  const asked = wholeAsked(task, contained);
  const { dimension } = unitOf(asked ?? "g", "/unit");
  if (asked !== undefined && dimension === "number") {
    const counts = "atoms" in answer ? answer.atoms : answer.composition;
    const atoms = Object.values(counts).reduce((sum, one) => sum + one, 0);
    const particles = sample.particles * (asked.trim() === "atoms" ? atoms : 1);
    return `${given} is ${figures.show(asked.trim(), plainNumber(particles), asked.trim())}`;
  }
  return `${given} is ${sizeText(sample, { value, unit }, figures)}`;
}

/** Their number where that is asked for, else an amount with its mass. */
function partText(
  { amount_mol: amount, mass_g: grams, particles }: SampleAmount,
  unit: string | undefined,
  figures: SummaryFigures,
): string {
  if (unit !== undefined && unitOf(unit, "/unit").dimension === "number") {
    return `${figures.show(`${unit} of the part`, plainNumber(particles), unit)} of`;
  }
  const mass = figures.show("mass of the part", grams, "g", significantDecimals(grams));
  return `${molesText("amount of the part", amount, figures)} (${mass})`;
}

function partUnit(task: Task, { species }: ContainedPart): string | undefined {
  return askedSpecies(task)
    .find((one) => one.species === species)
    ?.unit?.trim();
}

function shareText(
  { species, mass_percent: percent }: ContainedPart,
  figures: SummaryFigures,
): string {
  return `${figures.show(`share of ${species}`, percent, "%", 2)} ${species}`;
}

/** A mass for what was given as an amount or some molecules, an amount for a mass, and both for a volume. */
function sizeText(
  { amount_mol: amount, mass_g: grams }: SampleAmount,
  { value, unit }: Pick<Quantity, "value" | "unit">,
  figures: SummaryFigures,
): string {
  const { dimension } = unitOf(unit, "/unit");
  const mass = () =>
    figures.show("mass of the sample", plainNumber(grams), "g", significantDecimals(grams));
  if (dimension === "amount" || (dimension === "number" && value < LARGE_MASS)) return mass();
  const moles = molesText("amount of the sample", amount, figures);
  return dimension === "mass" ? moles : `${moles} (${mass()})`;
}

function molesText(name: string, amount: number, figures: SummaryFigures): string {
  const [value, shown] = amount >= 1 ? [amount, "mol"] : [amount * 1_000, "mmol"];
  return figures.show(name, plainNumber(value), shown, significantDecimals(value));
}

/** Shares of the elements and of the parts of a formula, or of what is asked about. */
export function percentSentence(
  {
    formula,
    mass_percent: shares,
    parts = [],
    contained = [],
  }: PercentCompositionAnswer & { readonly contained?: readonly ContainedPart[] },
  figures: SummaryFigures,
): string {
  if (contained.length > 0) {
    return `By mass ${formula} is ${listText(contained.map((one) => shareText(one, figures)))}.`;
  }
  const told = (of: readonly (readonly [string, number])[]) =>
    listText(of.map(([key, share]) => `${figures.show(`share of ${key}`, share, "%", 2)} ${key}`));
  const made = parts.map(({ formula: part, mass_percent: share }) => [part, share] as const);
  const also = made.length === 0 ? "" : `; of it ${told(made)}`;
  return `By mass ${formula} is ${told(Object.entries(shares))}${also}.`;
}

/** The formula that shares lead to, and what speaks against it. */
export function empiricalSentence(
  answer: EmpiricalFormulaAnswer,
  { task, figures }: Pick<Telling, "task" | "figures">,
): string {
  const { formula, molecular_formula: molecular, ratios } = answer;
  const doubt = empiricalDoubt(task, answer);
  const sum =
    doubt?.about === "sum"
      ? `the shares add up to ${figures.show("sum of the shares", doubt.sum, "%", 2)}, so check them`
      : "";
  if (formula === null) {
    const also = sum === "" ? "" : `; ${sum}`;
    return `No small whole numbers fit the ratios of ${listText(Object.keys(ratios))}${also}.`;
  }
  const also =
    molecular === null ? "" : `; with the given molar mass the molecular formula is ${molecular}`;
  if (doubt?.about !== "share") {
    return `The empirical formula is ${formula}${also}${sum === "" ? "" : `, but ${sum}`}.`;
  }
  const { element, given, calculated } = doubt;
  const has = figures.show(`calculated share of ${element}`, calculated, "%", 2);
  const measured = figures.show(`given share of ${element}`, given, "%", 2);
  return `The nearest formula is ${formula}${also}, but it has ${has} ${element} where ${measured} is given.`;
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
