import type { Equation } from "../equation/parse-equation.js";
import { type ConservationRow, conservationMatrix } from "./conservation-matrix.js";
import { minimalReactions } from "./minimal-reactions.js";
import { nullSpace, primitive } from "./null-space.js";
import { positiveSolution } from "./positive-solution.js";

/** What stands in the way: a weighted sum of conserved quantities that one side has and the other cannot. */
export interface Block {
  readonly name: string;
  readonly weight: bigint;
}

/** How an equation can be balanced; coefficients are in order of the species, left then right. */
export type Balance =
  | { readonly status: "balanced"; readonly nullity: 1; readonly coefficients: readonly bigint[] }
  | { readonly status: "impossible"; readonly nullity: number; readonly blocks: readonly Block[] }
  | {
      readonly status: "not_unique";
      readonly nullity: number;
      /** Undefined where they are too many to list. */
      readonly minimal?: readonly (readonly bigint[])[];
    };

/**
 * Balances by exact integer arithmetic: the null space of the conservation matrix. One dimension with entries of one
 * sign is the balance; without a strictly positive vector it is impossible, with several dimensions not unique.
 * Throws `timeout` when the time is over.
 */
export function balance(equation: Equation, isOver: () => boolean): Balance {
  const matrix = conservationMatrix(equation);
  const columns = equation.left.length + equation.right.length;
  const rows = matrix.map(({ integers }) => integers);
  const basis = nullSpace(rows, columns, isOver);
  const nullity = basis.length;
  const [only = []] = basis;
  if (nullity === 1) {
    const sign = (only[0] ?? 0n) < 0n ? -1n : 1n;
    const coefficients = only.map((entry) => sign * entry);
    if (coefficients.every((entry) => entry > 0n)) {
      return { status: "balanced", nullity, coefficients };
    }
  }
  const blocks = blocksOf(matrix, columns, isOver);
  if (blocks) return { status: "impossible", nullity, blocks };
  const minimal = minimalReactions(rows, columns, isOver);
  return { status: "not_unique", nullity, ...(minimal ? { minimal } : {}) };
}

/** Why no balance has every species; undefined where one has. */
function blocksOf(
  matrix: readonly ConservationRow[],
  columns: number,
  isOver: () => boolean,
): readonly Block[] | undefined {
  // A quantity on one side alone says it best, and needs no search.
  const oneSided = matrix.filter(({ integers }) => isOneSided(integers));
  if (oneSided.length > 0) {
    return oneSided.map(({ name, integers }) => ({
      name,
      weight: integers.some((entry) => entry > 0n) ? 1n : -1n,
    }));
  }
  const solution = positiveSolution(
    matrix.map(({ integers }) => integers),
    columns,
    isOver,
  );
  if (solution.isPossible) return undefined;
  return primitive(solution.weights).flatMap((weight, index) => {
    const name = matrix[index]?.name;
    return weight === 0n || name === undefined ? [] : [{ name, weight }];
  });
}

function isOneSided(integers: readonly bigint[]): boolean {
  const hasAbove = integers.some((entry) => entry > 0n);
  const hasBelow = integers.some((entry) => entry < 0n);
  return hasAbove !== hasBelow;
}
