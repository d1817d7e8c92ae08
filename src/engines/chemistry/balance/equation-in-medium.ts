import { ONE } from "../../math/exact-numbers/rational.js";
import type { Equation, Term } from "../equation/parse-equation.js";
import { parseFormula } from "../formula/parse-formula.js";
import type { Species } from "../formula/species.js";
import type { Medium } from "../problem/problem.js";
import { balance } from "./balance.js";
import { conservationMatrix } from "./conservation-matrix.js";
import { nullSpace } from "./null-space.js";

const IONS = { acid: "H+", base: "OH-" } as const;
/** Trials of sides cost a balance each. */
const TERMS_MAX = 40;

/** An equation with what its medium gives or takes, and what of it was not there before. */
export interface EquationInMedium {
  readonly equation: Equation;
  readonly added: readonly string[];
}

/**
 * Adds to an equation that has no balance what it needs of H2O and of H+ in acid or OH- in base, and electrons only
 * where those do not do; unchanged where it has a balance, or where nothing helps.
 */
export function equationInMedium(
  equation: Equation,
  medium: Medium,
  isOver: () => boolean,
): EquationInMedium {
  const unchanged = { equation, added: [] };
  if (balance(equation, isOver).status !== "impossible") return unchanged;
  const present = [...equation.left, ...equation.right].map(({ species }) => species);
  const other = medium === "acid" ? IONS.base : IONS.acid;
  const hasOther = present.some((one) => isSame(one, parseFormula(other, "")));
  const ions = hasOther ? ["H2O"] : ["H2O", IONS[medium]];
  for (const names of [ions, [...ions, "e-"]]) {
    const absent = names
      .map((name) => parseFormula(name, ""))
      .filter((species) => !present.some((one) => isSame(one, species)));
    const found = withSides(equation, absent, isOver) ?? bySides(equation, absent, isOver);
    if (found) return found;
  }
  return unchanged;
}

/** The sides follow from the signs of a single solution. */
function withSides(
  equation: Equation,
  absent: readonly Species[],
  isOver: () => boolean,
): EquationInMedium | undefined {
  const { left, right } = equation;
  const all = { ...equation, right: [...right, ...absent.map(termOf)] };
  const matrix = conservationMatrix(all).map(({ integers }) => integers);
  const known = left.length + right.length;
  const [vector, ...others] = nullSpace(matrix, known + absent.length, isOver);
  if (!vector || others.length > 0) return undefined;
  const sign = (vector[0] ?? 0n) < 0n ? -1n : 1n;
  const entries = vector.map((entry) => sign * entry);
  if (!entries.slice(0, known).every((entry) => entry > 0n)) return undefined;
  return placed(equation, absent, (index) => entries[known + index] ?? 0n);
}

/** With several solutions: the first sides for few species that leave some balance. */
function bySides(
  equation: Equation,
  absent: readonly Species[],
  isOver: () => boolean,
): EquationInMedium | undefined {
  if (equation.left.length + equation.right.length > TERMS_MAX) return undefined;
  const trials = sidesOf(absent.length).sort((one, other) => addedIn(one) - addedIn(other));
  for (const sides of trials) {
    const found = placed(equation, absent, (index) => sides[index] ?? 0n);
    if (balance(found.equation, isOver).status !== "impossible") return found;
  }
  return undefined;
}

/** All ways to leave out (0), put right (1) or put left (-1) so many species. */
function sidesOf(count: number): (readonly bigint[])[] {
  if (count === 0) return [[]];
  return sidesOf(count - 1).flatMap((sides) => [0n, 1n, -1n].map((side) => [...sides, side]));
}

function addedIn(sides: readonly bigint[]): number {
  return sides.filter((side) => side !== 0n).length;
}

function placed(
  equation: Equation,
  absent: readonly Species[],
  sideOf: (index: number) => bigint,
): EquationInMedium {
  const left = absent.filter((_, index) => sideOf(index) < 0n);
  const right = absent.filter((_, index) => sideOf(index) > 0n);
  return {
    equation: {
      ...equation,
      left: [...equation.left, ...left.map(termOf)],
      right: [...equation.right, ...right.map(termOf)],
    },
    added: [...left, ...right].map(({ text }) => text),
  };
}

function termOf(species: Species): Term {
  return { species, coefficient: ONE };
}

function isSame(one: Species, other: Species): boolean {
  if (one.charge !== other.charge || one.atoms.size !== other.atoms.size) return false;
  return [...one.atoms].every(([key, { numerator, denominator }]) => {
    const count = other.atoms.get(key);
    return count?.numerator === numerator && count.denominator === denominator;
  });
}
