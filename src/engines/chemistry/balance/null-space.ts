import { greatestCommonDivisor } from "../../math/exact-numbers/rational.js";
import { pivot, type ScaledMatrix } from "./integer-pivot.js";

/**
 * A basis of the integer vectors that a matrix takes to 0, each with coprime entries; as many as its columns are more
 * than its rank. Costs rank x rows x columns multiplications of integers.
 */
export function nullSpace(
  rows: readonly (readonly bigint[])[],
  columns: number,
  isOver: () => boolean,
): readonly (readonly bigint[])[] {
  const matrix: ScaledMatrix = { rows: rows.map((row) => [...row]), scale: 1n };
  const pivots: number[] = [];
  for (let column = 0; column < columns && pivots.length < rows.length; column += 1) {
    const row = matrix.rows.findIndex(
      (entries, index) => index >= pivots.length && entries[column] !== 0n,
    );
    if (row < 0) continue;
    const to = pivots.length;
    const [found = [], other = []] = [matrix.rows[row], matrix.rows[to]];
    matrix.rows[to] = found;
    if (row !== to) matrix.rows[row] = other;
    pivot(matrix, { row: to, column }, isOver);
    pivots.push(column);
  }
  const isPivot = new Set(pivots);
  return Array.from({ length: columns }, (_, column) => column)
    .filter((column) => !isPivot.has(column))
    .map((free) => {
      const vector = new Array<bigint>(columns).fill(0n);
      vector[free] = matrix.scale;
      for (const [row, column] of pivots.entries()) {
        vector[column] = -(matrix.rows[row]?.[free] ?? 0n);
      }
      return primitive(vector);
    });
}

/** The vector divided by the greatest common divisor of its entries. */
export function primitive(vector: readonly bigint[]): readonly bigint[] {
  const divisor = vector.reduce((common, entry) => greatestCommonDivisor(common, entry), 0n);
  return divisor > 1n ? vector.map((entry) => entry / divisor) : vector;
}
