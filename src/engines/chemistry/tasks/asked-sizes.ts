import { multiply } from "../../math/exact-numbers/rational.js";
import { litresPerMol, particlesPerMol } from "../amounts/amount-of-substance.js";
import { unitOf } from "../amounts/units.js";
import { exactValue } from "../elements/decimal-text.js";
import type { Term } from "../equation/parse-equation.js";
import { ChemistryError } from "../errors/chemistry-error.js";
import { type AskedSpecies, askedSpecies, type Task } from "../problem/problem.js";
import type { SpeciesAmount } from "./answers.js";
import { findTerm } from "./find-term.js";
import { finiteAmount } from "./finite-amount.js";

/**
 * Adds the volumes and numbers of particles that a task asks for in such a unit to the amounts of its species. Throws
 * `missing` for a volume without molarity and conditions, `invalid` for other units and for species that are not there.
 */
export function withAsked(
  task: Task,
  amounts: readonly SpeciesAmount[],
  { terms, path }: { readonly terms: readonly Term[]; readonly path: string },
): readonly SpeciesAmount[] {
  const sizes = new Map<number, Pick<SpeciesAmount, "volume_l" | "particles">>();
  for (const [index, asked] of askedSpecies(task).entries()) {
    if (asked.unit === undefined) continue;
    const at = `${path}/asked/${index}`;
    const term = findTerm(terms, asked, at);
    const size = sizeOf(asked, { unit: asked.unit, amount: amounts[term], term: terms[term], at });
    sizes.set(term, { ...sizes.get(term), ...size });
  }
  return sizes.size === 0 ? amounts : amounts.map((one, term) => ({ ...one, ...sizes.get(term) }));
}

function sizeOf(
  asked: AskedSpecies,
  {
    unit,
    amount,
    term,
    at,
  }: {
    readonly unit: string;
    readonly amount: SpeciesAmount | undefined;
    readonly term: Term | undefined;
    readonly at: string;
  },
): Pick<SpeciesAmount, "volume_l" | "particles"> {
  if (!amount || !term) throw new RangeError("a term was lost");
  const moles = exactValue(amount.amount_mol);
  switch (unitOf(unit, `${at}/unit`).dimension) {
    case "mass":
    case "amount":
      return {};
    case "volume":
      return { volume_l: finiteAmount(multiply(moles, litresPerMol(asked, at))) };
    case "number":
      return { particles: finiteAmount(multiply(moles, particlesPerMol(term.species, unit))) };
    default: {
      const message = "unit must be one of mass, amount, number or volume";
      throw new ChemistryError("invalid", `${at}/unit`, message);
    }
  }
}
