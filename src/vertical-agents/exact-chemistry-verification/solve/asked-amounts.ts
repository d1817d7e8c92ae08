import { parseEquation } from "../../../engines/chemistry/equation/parse-equation.js";
import { ChemistryError } from "../../../engines/chemistry/errors/chemistry-error.js";
import {
  type AskedSpecies,
  askedSpecies,
  type Task,
} from "../../../engines/chemistry/problem/problem.js";
import type {
  ReactionAmountsAnswer,
  SpeciesAmount,
} from "../../../engines/chemistry/tasks/answers.js";
import { findTerm } from "../../../engines/chemistry/tasks/find-term.js";

/** An amount that is asked about, and what is wanted of it. */
export interface AskedAmount {
  readonly amount: SpeciesAmount;
  readonly asked: AskedSpecies;
}

/**
 * The amounts of a solved reaction that its task asks about, in the order of the equation. Those that are no
 * species of the equation are passed by.
 */
export function askedAmounts(task: Task, answer: ReactionAmountsAnswer): readonly AskedAmount[] {
  const { equation = "" } = task;
  const asked = askedSpecies(task);
  if (asked.length === 0) return [];
  const { left, right } = parseEquation(equation, "/equation");
  const terms = asked.map((one) => ({ one, term: termOf([...left, ...right], one.species) }));
  return answer.amounts.flatMap((amount, index) => {
    const found = terms.find(({ term }) => term === index);
    return found ? [{ amount, asked: found.one }] : [];
  });
}

/** Whether a reaction has to form what was given, so that what it needs is asked for. */
export function isFromProduct({ amounts }: ReactionAmountsAnswer): boolean {
  return amounts.some(({ side, given_mol: given }) => side === "product" && given !== undefined);
}

/** The amounts on the side that a question without species is about. */
export function resultingAmounts(answer: ReactionAmountsAnswer): readonly SpeciesAmount[] {
  const side = isFromProduct(answer) ? "reactant" : "product";
  return answer.amounts.filter((one) => one.side === side && one.mass_g > 0);
}

function termOf(terms: Parameters<typeof findTerm>[0], species: string): number | undefined {
  try {
    return findTerm(terms, { species }, "");
  } catch (error) {
    if (error instanceof ChemistryError) return undefined;
    throw error;
  }
}
