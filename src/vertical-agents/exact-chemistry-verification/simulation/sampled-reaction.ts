import { unitOf } from "../../../engines/chemistry/amounts/units.js";
import { parseEquation } from "../../../engines/chemistry/equation/parse-equation.js";
import type { AskedSpecies, Quantity, Task } from "../../../engines/chemistry/problem/problem.js";
import type {
  ReactionAmountsAnswer,
  SpeciesAmount,
} from "../../../engines/chemistry/tasks/answers.js";
import { findTerm } from "../../../engines/chemistry/tasks/find-term.js";
import { toDouble } from "../../../engines/math/exact-numbers/rational.js";
import { askedAmounts, resultingAmounts } from "../solve/asked-amounts.js";
import { sampledAmount, sampledLitresPerMol } from "./sampled-amount.js";
import type { SampledTask, Sampling } from "./sampled-task.js";
import type { Drawn } from "./uncertain-inputs.js";

/** A reaction whose given amounts differ from run to run. */
export interface SampledExtent {
  /** In mol of formula units. */
  readonly extent: Drawn;
  /** The term that is used up first. */
  readonly limiting: () => number;
  /** Amount in mol and mass in g that react or form of a term. */
  amount(term: number): Drawn;
  mass(term: number): Drawn;
}

/** How far a solved reaction runs. */
export function sampledExtent(
  task: Task,
  answer: ReactionAmountsAnswer,
  { inputs }: Sampling,
): SampledExtent {
  const { left, right } = parseEquation(task.equation ?? "", "/equation");
  const all = [...left, ...right];
  const candidates = answer.kind === "limiting_reagent" ? left : all;
  const coefficients = answer.amounts.map(({ coefficient }) => Number(coefficient));
  const given = knownQuantities(task, answer).map((quantity) => {
    const term = findTerm(candidates, quantity, "/quantities");
    const species = all[term]?.species;
    if (!species) throw new RangeError("a term was lost");
    return { term, amount: sampledAmount(species, quantity, inputs) };
  });
  const share = (task.yield_percent ?? 100) / 100;
  const shareOf = (term: number) => (term < left.length ? 1 : share);
  const extents = given.map(({ term, amount }) =>
    inputs.once(() => amount() / (coefficients[term] ?? Number.NaN) / shareOf(term)),
  );
  const extent = inputs.once(() => Math.min(...extents.map((one) => one())));
  return {
    extent,
    limiting: () => given[extents.findIndex((one) => one() === extent())]?.term ?? -1,
    amount: (term) => () => extent() * (coefficients[term] ?? Number.NaN) * shareOf(term),
    mass(term) {
      const species = all[term]?.species;
      if (!species) throw new RangeError("a term was lost");
      const gramsPerMol = inputs.molarMass(species);
      const factor = (coefficients[term] ?? Number.NaN) * shareOf(term);
      return () => extent() * factor * gramsPerMol();
    },
  };
}

/** All but the volume of a solution whose concentration is what is found. */
function knownQuantities({ quantities = [] }: Task, { amounts }: ReactionAmountsAnswer) {
  const isTitration = amounts.some((one) => one.molarity_mol_l !== undefined);
  return isTitration ? quantities.filter((one) => !isOpenVolume(one)) : quantities;
}

function isOpenVolume({ unit, molarity_mol_l: molarity, temperature_k: kelvin }: Quantity) {
  const { dimension } = unitOf(unit, "/unit");
  return dimension === "volume" && molarity === undefined && kelvin === undefined;
}

/**
 * The molarity that a titration finds, else the yield, or the volume or mass of the first species that is asked about or
 * that was not given on the other side, and whether another reagent limits.
 */
export function sampledReaction(
  task: Task,
  answer: ReactionAmountsAnswer,
  sampling: Sampling,
): SampledTask | undefined {
  if (answer.status !== "solved") return undefined;
  const reaction = sampledExtent(task, answer, sampling);
  const strength = sampledStrength(task, answer, { reaction, sampling });
  if (strength) return strength;
  const [wanted] = askedAmounts(task, answer).filter(
    ({ amount: one }) => one.given_mol === undefined && one.mass_g > 0,
  );
  const amount = wanted?.amount ?? resultingAmounts(answer)[0];
  if (!amount) return undefined;
  const named = answer.limiting.join(" and ");
  const isCompared = (task.quantities ?? []).length > 1;
  const asAnswered = answer.amounts.map(({ species }) => answer.limiting.includes(species));
  return {
    ...(sampledYield(task, answer, { reaction, sampling }) ??
      sampledSize(
        { amount, asked: wanted?.asked, term: answer.amounts.indexOf(amount) },
        { reaction, sampling },
      )),
    ...(isCompared && answer.kind === "limiting_reagent"
      ? {
          breach: {
            constraint: `${sampling.place}: another reactant than ${named} limits`,
            isBroken: () => asAnswered[reaction.limiting()] !== true,
          },
        }
      : {}),
  };
}

interface Run {
  readonly reaction: SampledExtent;
  readonly sampling: Sampling;
}

/** The volume of a species where that is asked for, else its mass. */
function sampledSize(
  {
    amount: { species, volume_l: litres },
    asked,
    term,
  }: {
    readonly amount: SpeciesAmount;
    readonly asked: AskedSpecies | undefined;
    readonly term: number;
  },
  { reaction, sampling }: Run,
): SampledTask {
  if (!asked || litres === undefined) {
    const measure = `mass of ${species} (${sampling.place})`;
    return { measure, unit: "g", value: reaction.mass(term) };
  }
  const amount = reaction.amount(term);
  const litresPerMol = sampledLitresPerMol(asked, sampling.inputs);
  const measure = `volume of ${species} (${sampling.place})`;
  return { measure, unit: "L", value: () => amount() * litresPerMol() };
}

/** What formed of a product in per cent of what was possible. */
function sampledYield(
  { actual, equation = "" }: Task,
  { percent_yield: found, amounts }: ReactionAmountsAnswer,
  { reaction, sampling }: Run,
): SampledTask | undefined {
  if (!actual || !found) return undefined;
  const { left, right } = parseEquation(equation, "/equation");
  const term = left.length + findTerm(right, actual, "/actual");
  const species = right[term - left.length]?.species;
  if (!species) throw new RangeError("a term was lost");
  const formed = sampledAmount(species, actual, sampling.inputs);
  const possible = reaction.amount(term);
  const measure = `yield of ${amounts[term]?.species} (${sampling.place})`;
  return { measure, unit: "%", value: () => (100 * formed()) / possible() };
}

function sampledStrength(
  task: Task,
  answer: ReactionAmountsAnswer,
  { reaction, sampling }: Run,
): SampledTask | undefined {
  const term = answer.amounts.findIndex((one) => one.molarity_mol_l !== undefined);
  const found = answer.amounts[term];
  if (found?.molarity_mol_l === undefined) return undefined;
  const { left, right } = parseEquation(task.equation ?? "", "/equation");
  const isOf = (one: Quantity) => findTerm([...left, ...right], one, "/quantities") === term;
  const volume = (task.quantities ?? []).find((one) => isOpenVolume(one) && isOf(one));
  if (!volume) return undefined;
  const reading = sampling.inputs.reading(volume.value);
  const scale = toDouble(unitOf(volume.unit, "/unit").factor);
  const amount = reaction.amount(term);
  return {
    measure: `molarity of ${found.species} (${sampling.place})`,
    unit: "mol/L",
    value: () => amount() / (reading() * scale),
  };
}
