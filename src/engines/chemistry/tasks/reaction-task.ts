import {
  divide,
  multiply,
  type Rational,
  rational,
  subtract,
  toDouble,
  ZERO,
} from "../../math/exact-numbers/rational.js";
import { amountOfSubstance } from "../amounts/amount-of-substance.js";
import { type GivenAmount, reactionExtent } from "../amounts/reaction-extent.js";
import { measured, partOfWhole } from "../amounts/units.js";
import { balance } from "../balance/balance.js";
import { primitive } from "../balance/null-space.js";
import { type Equation, parseEquation, type Term } from "../equation/parse-equation.js";
import { ChemistryError } from "../errors/chemistry-error.js";
import type { Species } from "../formula/species.js";
import { molarMass } from "../masses/molar-mass.js";
import type { Quantity, Task } from "../problem/problem.js";
import type { ReactionAmountsAnswer, SpeciesAmount } from "./answers.js";
import { withAsked } from "./asked-sizes.js";
import { equationText, fractionJson, unequalOf, writtenCoefficients } from "./balance-task.js";
import { findTerm } from "./find-term.js";
import { finiteAmount } from "./finite-amount.js";
import { percentYieldOf } from "./percent-yield.js";
import { needed, neededQuantities } from "./task-text.js";

/**
 * Amounts of all species of a reaction that runs to its end. `stoichiometry` takes one quantity, of a reactant or
 * product, beside volumes of solutions whose molarity follows, as in a titration; `limiting_reagent` one or more, of
 * reactants. Coefficients as written count where they balance the equation, which settles equations that have several
 * balances.
 */
export function reactionAmounts(
  task: Task & { readonly kind: "stoichiometry" | "limiting_reagent" },
  path: string,
  isOver: () => boolean,
): ReactionAmountsAnswer {
  const equation = parseEquation(needed(task, "equation", path), `${path}/equation`);
  const given = givenAmounts(task, equation, path);
  const open = openVolumes(task, equation, path);
  const found = coefficientsOf(equation, isOver);
  const nothing = { balanced_equation: null, extent_mol: null, limiting: [], amounts: [] };
  if (typeof found === "string") {
    return { kind: task.kind, status: found, ...nothing, taken_as_enough: [] };
  }
  const coefficients = found.map((one) => rational(one));
  const isProduct = (term: number) => term >= equation.left.length;
  const share = partOfWhole(task.yield_percent, `${path}/yield_percent`);
  // What is wanted of a product takes a reaction that promises more.
  const promised = given.map(({ term, amount }) => ({
    term,
    amount: isProduct(term) ? divide(amount, share) : amount,
  }));
  const reaction = reactionExtent(coefficients, promised);
  if (!reaction) throw new ChemistryError("missing", `${path}/quantities`, "no quantity was given");
  const terms = [...equation.left, ...equation.right];
  const nameOf = (term: number) => terms[term]?.species.text ?? "";
  const isGiven = new Set(given.map(({ term }) => term));
  const isMissing = (_: Term, index: number) =>
    task.kind === "limiting_reagent" && !isGiven.has(index);
  const amounts = terms.map(({ species }, index) =>
    speciesAmount(species, {
      coefficient: coefficients[index] ?? ZERO,
      extent: reaction.extent,
      isReactant: !isProduct(index),
      given: given.find(({ term }) => term === index)?.amount,
      ...(task.yield_percent === undefined ? {} : { share }),
    }),
  );
  const percentYield = percentYieldOf(task, { equation, coefficients, given, path, ...reaction });
  return {
    kind: task.kind,
    status: "solved",
    balanced_equation: equationText(equation, found),
    extent_mol: finiteAmount(reaction.extent),
    limiting: task.kind === "limiting_reagent" ? reaction.limiting.map(nameOf) : [],
    amounts: withAsked(
      task,
      amounts.map((amount, index) =>
        withMolarity(
          amount,
          open.find(({ term }) => term === index),
        ),
      ),
      { terms, path },
    ),
    taken_as_enough: equation.left.filter(isMissing).map(({ species }) => species.text),
    ...(percentYield ? { percent_yield: percentYield } : {}),
  };
}

/** The coefficients to compute with, or why there are none. */
function coefficientsOf(
  equation: Equation,
  isOver: () => boolean,
): readonly bigint[] | "impossible" | "not_unique" {
  const written = writtenCoefficients(equation);
  if (unequalOf(equation, written).length === 0) {
    const scale = written.reduce((product, { denominator }) => product * denominator, 1n);
    return primitive(written.map((one) => multiply(one, rational(scale)).numerator));
  }
  const found = balance(equation, isOver);
  return found.status === "balanced" ? found.coefficients : found.status;
}

function givenAmounts(
  task: Task & { readonly kind: "stoichiometry" | "limiting_reagent" },
  equation: Equation,
  path: string,
): readonly GivenAmount[] {
  const all = neededQuantities(task, 1, path).map((quantity, index) => ({ quantity, index }));
  const isLimiting = task.kind === "limiting_reagent";
  const told = all.filter(({ quantity }) => !isOpenVolume(quantity));
  const quantities = isLimiting || told.length === 0 ? all : told;
  if (!isLimiting && quantities.length > 1) {
    const message = "stoichiometry takes one quantity; limiting_reagent takes several";
    throw new ChemistryError("invalid", `${path}/quantities`, message);
  }
  const taken = new Set<number>();
  return quantities.map(({ quantity, index }) => {
    const at = `${path}/quantities/${index}`;
    const terms = isLimiting ? equation.left : [...equation.left, ...equation.right];
    const term = findTerm(terms, quantity, at);
    if (taken.has(term))
      throw new ChemistryError("invalid", `${at}/species`, "the species is given twice");
    taken.add(term);
    const species = terms[term]?.species;
    if (!species) throw new RangeError("a term was lost");
    return { term, amount: amountOfSubstance(species, quantity, at) };
  });
}

/** The volume of a solution whose molarity is what the reaction tells, as in a titration. */
function isOpenVolume(quantity: Quantity): boolean {
  const {
    unit,
    molarity_mol_l: molarity,
    temperature_k: kelvin,
    pressure_kpa: pressure,
  } = quantity;
  const isVolume = /^(?:[mµu]?[lL]|dm3|cm3|m3)$/u.test(unit.trim());
  return isVolume && molarity === undefined && kelvin === undefined && pressure === undefined;
}

interface OpenVolume {
  readonly term: number;
  readonly litres: Rational;
}

function openVolumes(task: Task, equation: Equation, path: string): readonly OpenVolume[] {
  const quantities = task.quantities ?? [];
  if (task.kind !== "stoichiometry" || quantities.every(isOpenVolume)) return [];
  return quantities.flatMap((quantity, index) => {
    if (!isOpenVolume(quantity)) return [];
    const at = `${path}/quantities/${index}`;
    const term = findTerm([...equation.left, ...equation.right], quantity, at);
    return [{ term, litres: measured(quantity, at).value }];
  });
}

function withMolarity(amount: SpeciesAmount, open: OpenVolume | undefined): SpeciesAmount {
  if (!open) return amount;
  return { ...amount, molarity_mol_l: amount.amount_mol / toDouble(open.litres) };
}

function speciesAmount(
  species: Species,
  reaction: {
    readonly coefficient: Rational;
    readonly extent: Rational;
    readonly isReactant: boolean;
    readonly given: Rational | undefined;
    /** The yield, where one is stated. */
    readonly share?: Rational;
  },
): SpeciesAmount {
  const { coefficient, extent, isReactant, given, share } = reaction;
  const promised = multiply(extent, coefficient);
  const amount = share && !isReactant ? multiply(promised, share) : promised;
  const gramsPerMol = species.atoms.size === 0 ? ZERO : molarMass(species).value;
  const left = given && isReactant ? subtract(given, amount) : undefined;
  return {
    species: species.text,
    side: isReactant ? "reactant" : "product",
    coefficient: fractionJson(coefficient),
    amount_mol: finiteAmount(amount),
    mass_g: finiteAmount(multiply(amount, gramsPerMol)),
    ...(share && !isReactant
      ? {
          theoretical_mol: finiteAmount(promised),
          theoretical_g: finiteAmount(multiply(promised, gramsPerMol)),
        }
      : {}),
    ...(given ? { given_mol: toDouble(given) } : {}),
    ...(left
      ? { left_over_mol: toDouble(left), left_over_g: toDouble(multiply(left, gramsPerMol)) }
      : {}),
  };
}
