import { seededRandom } from "../../src/engines/math/seeded-random/seeded-random.js";

export interface ClusteredVectors {
  readonly rows: readonly Float32Array[];
  /** Near rows, and equal to none. */
  readonly queries: readonly Float32Array[];
}

/** Vectors in stretched clusters, the first of which has the most; the same ones for a seed. */
export function clusteredVectors(wanted: {
  readonly dimension: number;
  readonly rows: number;
  readonly queries: number;
  readonly seed: string;
}): ClusteredVectors {
  const { dimension, seed } = wanted;
  const random = seededRandom(seed);
  const normal = () =>
    Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next());
  const vector = (at: (component: number) => number) =>
    Float32Array.from({ length: dimension }, (_, component) => at(component));
  const clusters = Array.from({ length: 40 }, () => ({
    center: vector(normal),
    axes: vector(() => 0.3 * random.next() ** 2),
  }));
  const rows = Array.from({ length: wanted.rows }, () => {
    const { center, axes } = random.pick(clusters.slice(0, 1 + random.below(clusters.length)));
    return vector((at) => (center[at] ?? 0) + (axes[at] ?? 0) * normal());
  });
  const queries = Array.from({ length: wanted.queries }, () => {
    const row = random.pick(rows);
    return vector((at) => (row[at] ?? 0) + 0.05 * normal());
  });
  return { rows, queries };
}
