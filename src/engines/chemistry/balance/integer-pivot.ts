import { ChemistryError } from "../errors/chemistry-error.js";

/** A matrix of integers whose true entries are those divided by `scale`. */
export interface ScaledMatrix {
  readonly rows: bigint[][];
  scale: bigint;
}

/**
 * Makes a column a unit column by a step of Gauss and Jordan that keeps every entry an integer (Bareiss 1968,
 * Edmonds 1967): entries are minors of the first matrix, so they grow no faster than determinants.
 */
export function pivot(
  matrix: ScaledMatrix,
  { row, column }: { readonly row: number; readonly column: number },
  isOver: () => boolean,
): void {
  const source = matrix.rows[row] ?? [];
  const by = source[column] ?? 0n;
  for (const [index, target] of matrix.rows.entries()) {
    if (index === row) continue;
    checkTime(isOver);
    const factor = target[column] ?? 0n;
    for (let at = 0; at < target.length; at += 1) {
      const [mine = 0n, theirs = 0n] = [target[at], source[at]];
      if (mine === 0n && (factor === 0n || theirs === 0n)) continue;
      target[at] = (mine * by - factor * theirs) / matrix.scale;
    }
  }
  matrix.scale = by;
}

/** Throws `timeout` when the time is over. */
export function checkTime(isOver: () => boolean): void {
  if (isOver()) {
    throw new ChemistryError("timeout", "/tasks", "the time for the tasks is over");
  }
}
