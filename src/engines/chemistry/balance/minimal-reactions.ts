import { checkTime } from "./integer-pivot.js";
import { primitive } from "./null-space.js";

/** Beyond these sizes the list is left out: it may be exponentially long. */
export const MINIMAL_REACTION_TERMS_MAX = 40;
export const MINIMAL_REACTIONS_MAX = 200;

interface Ray {
  readonly vector: readonly bigint[];
  /** A bit per species that takes part. */
  readonly support: bigint;
}

/**
 * The reactions that cannot be split into two others: the extremal rays of `{x >= 0, A x = 0}`, by the double
 * description method (Motzkin 1953) with the combinatorial test of adjacency. Every balance of the equation is a sum of
 * them. Undefined above 40 species, or where more than 200 rays arise on the way.
 */
export function minimalReactions(
  rows: readonly (readonly bigint[])[],
  columns: number,
  isOver: () => boolean,
): readonly (readonly bigint[])[] | undefined {
  if (columns > MINIMAL_REACTION_TERMS_MAX) return undefined;
  let rays: readonly Ray[] = Array.from({ length: columns }, (_, column) => ({
    vector: Array.from({ length: columns }, (_, at) => (at === column ? 1n : 0n)),
    support: 1n << BigInt(column),
  }));
  for (const row of rows) {
    const next = cut(rays, row, isOver);
    if (next.length > MINIMAL_REACTIONS_MAX) return undefined;
    rays = next;
  }
  return rays.map(({ vector }) => vector);
}

/** The extremal rays of the cone's part where the row is 0. */
function cut(rays: readonly Ray[], row: readonly bigint[], isOver: () => boolean): readonly Ray[] {
  const valued = rays.map((ray) => ({ ray, value: product(row, ray.vector) }));
  const kept = valued.filter(({ value }) => value === 0n).map(({ ray }) => ray);
  for (const above of valued.filter(({ value }) => value > 0n)) {
    checkTime(isOver);
    for (const below of valued.filter(({ value }) => value < 0n)) {
      const support = above.ray.support | below.ray.support;
      const isAdjacent = rays.every(
        (other) => other === above.ray || other === below.ray || (other.support & ~support) !== 0n,
      );
      if (!isAdjacent) continue;
      const vector = above.ray.vector.map(
        (entry, at) => entry * -below.value + (below.ray.vector[at] ?? 0n) * above.value,
      );
      kept.push({ vector: primitive(vector), support });
      if (kept.length > MINIMAL_REACTIONS_MAX) return kept;
    }
  }
  return kept;
}

function product(row: readonly bigint[], vector: readonly bigint[]): bigint {
  return row.reduce((total, entry, at) => total + entry * (vector[at] ?? 0n), 0n);
}
