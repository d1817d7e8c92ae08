import type { AskedSpecies, Quantity, Task } from "../problem/problem.js";
import type { ReactionAmountsAnswer, SpeciesAmount } from "../tasks/answers.js";
import { atMost, type Check } from "./check.js";
import { countFormula } from "./count-formula.js";
import { tableMass } from "./table-mass.js";

/** What a unit measures and its size in g, mol, L and 1. */
export const UNITS: Readonly<
  Record<string, readonly ["mass" | "mol" | "volume" | "number", number]>
> = {
  ...{ t: ["mass", 1e6], kg: ["mass", 1e3], g: ["mass", 1], mg: ["mass", 1e-3] },
  ...{ ug: ["mass", 1e-6], µg: ["mass", 1e-6], kmol: ["mol", 1e3], mol: ["mol", 1] },
  ...{ mmol: ["mol", 1e-3], umol: ["mol", 1e-6], µmol: ["mol", 1e-6] },
  ...{ m3: ["volume", 1e3], L: ["volume", 1], l: ["volume", 1], dm3: ["volume", 1] },
  ...{ mL: ["volume", 1e-3], ml: ["volume", 1e-3], cm3: ["volume", 1e-3] },
  ...{ uL: ["volume", 1e-6], µL: ["volume", 1e-6] },
  ...{ molecules: ["number", 1], "formula units": ["number", 1], atoms: ["number", 1] },
};
/** The gas constant in kPa L/(mol K) as k times N. */
const GAS_CONSTANT = 1.380649e-23 * 6.02214076e23;
const PARTICLES_PER_MOL = 6.02214076e23;
const RELATIVE_LIMIT = 1e-9;

/** What was given, wanted and got in a reaction, computed again from the task with the tables alone. */
export function verifyQuantities(task: Task, answer: ReactionAmountsAnswer): readonly Check[] {
  const find = amountFinder(answer.amounts);
  const given = (task.quantities ?? []).flatMap((quantity) => {
    const stated = find(quantity.species)?.given_mol;
    const moles = molesOf(quantity);
    return stated === undefined || moles === undefined ? [] : [relative(stated, moles)];
  });
  const asked = (task.asked ?? []).flatMap((one) =>
    typeof one === "string" ? [] : askedErrors(one, find(one.species)),
  );
  return [
    ...(given.length === 0
      ? []
      : [atMost("given_amount_error", Math.max(...given), RELATIVE_LIMIT)]),
    ...(asked.length === 0 ? [] : [atMost("asked_size_error", Math.max(...asked), RELATIVE_LIMIT)]),
    ...ofYield(task, answer),
  ];
}

function askedErrors(asked: AskedSpecies, amount: SpeciesAmount | undefined): readonly number[] {
  if (!amount) return [];
  const { volume_l: litres, particles, amount_mol: moles } = amount;
  const [dimension] = UNITS[asked.unit?.trim() ?? ""] ?? [];
  if (dimension === "volume" && litres !== undefined) {
    return [relative(moles, litres * molesPerLitre(asked))];
  }
  if (dimension !== "number" || particles === undefined) return [];
  const perMol = particlesPerMol(amount.species, asked.unit ?? "");
  return perMol === undefined ? [] : [relative(particles, moles * perMol)];
}

function ofYield({ actual }: Task, answer: ReactionAmountsAnswer): readonly Check[] {
  const { percent_yield: found, amounts } = answer;
  if (!found || !actual) return [];
  const promised = amountFinder(amounts)(found.species)?.amount_mol ?? Number.NaN;
  const moles = molesOf(actual) ?? found.actual_mol;
  const error = Math.max(
    relative(found.percent, (100 * moles) / promised),
    relative(found.theoretical_mol, promised),
  );
  return [
    atMost("percent_yield_error", Number.isNaN(error) ? Number.MAX_VALUE : error, RELATIVE_LIMIT),
  ];
}

/** A quantity in mol; undefined for a mass of an ion, whose charge is not known here, and for what is no amount. */
export function molesOf(quantity: Quantity): number | undefined {
  const { value, unit, species, purity_percent: purity = 100 } = quantity;
  const [dimension, scale = 1] = UNITS[unit.trim()] ?? [];
  const pure = (value * scale * purity) / 100;
  if (dimension === "mol") return pure;
  if (dimension === "volume") return pure * molesPerLitre(quantity);
  if (dimension === "number") {
    const perMol = particlesPerMol(species, unit);
    return perMol === undefined ? undefined : pure / perMol;
  }
  const counted = countFormula(species);
  return dimension === "mass" && counted ? pure / tableMass(counted.counts, 0) : undefined;
}

function molesPerLitre({
  molarity_mol_l: molarity,
  temperature_k: kelvin = Number.NaN,
  pressure_kpa: kilopascals = Number.NaN,
}: Omit<AskedSpecies, "species">): number {
  return molarity ?? kilopascals / (GAS_CONSTANT * kelvin);
}

function particlesPerMol(species: string, unit: string): number | undefined {
  if (unit.trim() !== "atoms") return PARTICLES_PER_MOL;
  const counts = countFormula(species)?.counts;
  return counts && Object.values(counts).reduce((sum, one) => sum + one, 0) * PARTICLES_PER_MOL;
}

/** Finds the amount of a species among those of a reaction by its text, else by its atoms counted again. */
export function amountFinder(
  amounts: readonly SpeciesAmount[],
): (species: string) => SpeciesAmount | undefined {
  const byText = new Map(amounts.map((one) => [one.species, one]));
  let byAtoms: ReadonlyMap<string, SpeciesAmount> | undefined;
  return (species) => {
    const exact = byText.get(species.trim());
    const key = exact ? undefined : atomsKey(species);
    if (exact || key === undefined) return exact;
    byAtoms ??= new Map(amounts.map((one) => [atomsKey(one.species) ?? one.species, one]));
    return byAtoms.get(key);
  };
}

function atomsKey(species: string): string | undefined {
  const counts = countFormula(species)?.counts;
  return (
    counts &&
    JSON.stringify(Object.entries(counts).sort(([one], [other]) => (one < other ? -1 : 1)))
  );
}

function relative(first: number, second: number): number {
  const size = Math.max(Math.abs(first), Math.abs(second));
  return size === 0 ? 0 : Math.abs(first - second) / size;
}
