import { checkTime, pivot, type ScaledMatrix } from "./integer-pivot.js";

/**
 * Whether a matrix has a strictly positive vector that it takes to 0, or else why not (Stiemke's lemma): weights of its
 * rows whose sum is nowhere negative and somewhere positive.
 */
export type PositiveSolution =
  | { readonly isPossible: true }
  | { readonly isPossible: false; readonly weights: readonly bigint[] };

/**
 * Decides it exactly by the first phase of the simplex method on `A y = -A 1, y >= 0`, over integers. The steepest column
 * enters; after a step that gained nothing it is the first one (Bland 1977), so that no cycle is possible.
 */
export function positiveSolution(
  rows: readonly (readonly bigint[])[],
  columns: number,
  isOver: () => boolean,
): PositiveSolution {
  const signs = rows.map((row) => (sum(row) > 0n ? -1n : 1n));
  const body = rows.map((row, index) => {
    const sign = signs[index] ?? 1n;
    const unit = rows.map((_, other) => (other === index ? 1n : 0n));
    return [...row.map((entry) => sign * entry), ...unit, -sign * sum(row)];
  });
  const width = columns + rows.length + 1;
  // The last row holds the reduced costs of the sum of the artificial variables.
  const costs = Array.from({ length: width }, (_, at) => {
    const total = body.reduce((so, row) => so + (row[at] ?? 0n), 0n);
    return at >= columns && at < width - 1 ? 0n : -total;
  });
  const matrix: ScaledMatrix = { rows: [...body, costs], scale: 1n };
  const basis = rows.map((_, index) => columns + index);
  let hasGained = true;
  for (;;) {
    checkTime(isOver);
    const column = enteringColumn(costs, columns, hasGained);
    if (column < 0) break;
    const row = leavingRow(matrix.rows, { basis, column });
    if (row < 0) break;
    hasGained = matrix.rows[row]?.at(-1) !== 0n;
    pivot(matrix, { row, column }, isOver);
    basis[row] = column;
  }
  if (costs[width - 1] === 0n) return { isPossible: true };
  // The dual values stand, less the cost of 1, under the artificial columns.
  const weights = rows.map(
    (_, index) => (signs[index] ?? 1n) * ((costs[columns + index] ?? 0n) - matrix.scale),
  );
  return { isPossible: false, weights };
}

/** The first column with a negative cost, or the one with the most negative cost; -1 where there is none. */
function enteringColumn(costs: readonly bigint[], columns: number, isSteepest: boolean): number {
  let best = -1;
  for (let at = 0; at < columns; at += 1) {
    const cost = costs[at] ?? 0n;
    if (cost >= 0n || (best >= 0 && cost >= (costs[best] ?? 0n))) continue;
    if (!isSteepest) return at;
    best = at;
  }
  return best;
}

/** The row with the least ratio, and of those the least variable of the basis; -1 where the column has no bound. */
function leavingRow(
  rows: readonly (readonly bigint[])[],
  { basis, column }: { readonly basis: readonly number[]; readonly column: number },
): number {
  let best = -1;
  for (const [index, variable] of basis.entries()) {
    const [entry, right] = entriesOf(rows[index], column);
    if (entry <= 0n) continue;
    if (best < 0) {
      best = index;
      continue;
    }
    const [bestEntry, bestRight] = entriesOf(rows[best], column);
    const difference = right * bestEntry - bestRight * entry;
    const isSmaller = difference === 0n && variable < (basis[best] ?? 0);
    if (difference < 0n || isSmaller) best = index;
  }
  return best;
}

function entriesOf(row: readonly bigint[] | undefined, column: number): readonly [bigint, bigint] {
  return [row?.[column] ?? 0n, row?.at(-1) ?? 0n];
}

function sum(row: readonly bigint[]): bigint {
  return row.reduce((total, entry) => total + entry, 0n);
}
