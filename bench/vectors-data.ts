import { type Random, seededRandom } from "../src/engines/math/seeded-random/seeded-random.js";

/** Vectors like those of texts: clusters of very different sizes, each stretched in its own directions. */
export interface ClusteredData {
  readonly vectors: Float32Array;
  /** Near the vectors, none of them one. */
  readonly queries: readonly Float32Array[];
}

const CLUSTERS = 1_000;
/** Directions in which a cluster is wide. */
const WIDE = 12;
const NOISE = 0.25;

/** Normally distributed numbers (Box and Muller). */
function createNormal({ next }: Random): () => number {
  return () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
}

/** `count` vectors of unit length, and some queries, always the same for a seed. */
export function clusteredData(
  count: number,
  { dimension, queries }: { readonly dimension: number; readonly queries: number },
  seed = "clusters",
): ClusteredData {
  const random = seededRandom(seed);
  const normal = createNormal(random);
  const direction = () => Float32Array.from({ length: dimension }, normal);
  const clusters = Array.from({ length: CLUSTERS }, () => ({
    centre: direction(),
    wide: Array.from({ length: WIDE }, direction),
  }));
  // Zipf: the first cluster has a hundred times the vectors of the hundredth.
  const sums: number[] = [];
  for (let at = 0; at < CLUSTERS; at++) sums.push((sums[at - 1] ?? 0) + 1 / (at + 1));
  const draw = () => {
    const wanted = random.next() * (sums.at(-1) ?? 0);
    const cluster = clusters[sums.findIndex((sum) => sum >= wanted)] ?? clusters[0];
    if (!cluster) throw new Error("there are no clusters");
    const vector = Float32Array.from(cluster.centre);
    for (const axis of cluster.wide) {
      const far = normal() * 0.35;
      for (let at = 0; at < dimension; at++) vector[at] = (vector[at] ?? 0) + far * (axis[at] ?? 0);
    }
    for (let at = 0; at < dimension; at++) vector[at] = (vector[at] ?? 0) + NOISE * normal();
    return unit(vector);
  };
  const vectors = new Float32Array(count * dimension);
  for (let at = 0; at < count; at++) vectors.set(draw(), at * dimension);
  return { vectors, queries: Array.from({ length: queries }, draw) };
}

function unit(vector: Float32Array): Float32Array {
  const norm = Math.hypot(...vector);
  return vector.map((value) => value / norm);
}
