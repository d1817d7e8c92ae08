import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createVectorIndex } from "./create-vector-index.js";
import type { Hit, IndexRow, Metric } from "./vector-index.js";

const METRICS = ["cosine", "dot", "euclidean"] as const;

/** Numbers from a seed, in [0, 1). */
function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function naiveScore(metric: Metric, query: Float32Array, vector: Float32Array): number {
  let product = 0;
  let square = 0;
  let querySquare = 0;
  let distance = 0;
  query.forEach((left, at) => {
    const right = vector[at] ?? 0;
    product += left * right;
    square += right * right;
    querySquare += left * left;
    distance += (left - right) ** 2;
  });
  if (metric === "dot") return product;
  if (metric === "euclidean") return 0 - Math.sqrt(distance);
  return Math.max(-1, Math.min(1, product / Math.sqrt(square * querySquare)));
}

function naiveSearch(
  rows: Iterable<IndexRow>,
  search: { metric: Metric; query: Float32Array; topK: number },
): Hit[] {
  const hits = Array.from(rows, ({ id, vector }) => ({
    id,
    score: naiveScore(search.metric, search.query, vector),
  }));
  return hits
    .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
    .slice(0, search.topK);
}

/** Small whole numbers: sums are exact in any order, and many are equal. */
function coarseVector(next: () => number, dimension: number): Float32Array {
  const vector = Float32Array.from({ length: dimension }, () => Math.floor(next() * 5) - 2);
  if (vector.every((component) => component === 0)) vector[0] = 1;
  return vector;
}

function fineVector(next: () => number, dimension: number): Float32Array {
  return Float32Array.from({ length: dimension }, () => next() * 2 - 1);
}

function rowsOf(vectors: Float32Array[]): IndexRow[] {
  return vectors.map((vector, at) => ({ id: `row-${at}`, vector, metadata: null }));
}

function filled(metric: Metric, vectors: Float32Array[]) {
  const index = createVectorIndex({ dimension: vectors[0]?.length ?? 1, metric });
  index.put(rowsOf(vectors));
  return index;
}

const groupOf = (metadata: string | null) =>
  metadata === null ? undefined : JSON.parse(metadata).group;

/** A row that compares at once. */
const written = ({ id, vector, metadata }: IndexRow) =>
  `${id} ${metadata} ${Buffer.from(vector.buffer).toString("base64")}`;

interface Course {
  readonly metric: Metric;
  readonly dimension: number;
  readonly topK: number;
  readonly seed: number;
  readonly rounds: number;
}

/** Puts, replaces and removes rows, and searches after each round. */
function expectAgreement({ metric, dimension, topK, seed, rounds }: Course): void {
  const next = sequence(seed);
  const index = createVectorIndex({ dimension, metric });
  const present = new Map<string, IndexRow>();
  const idsMax = dimension > 70 ? 40 : 400;
  for (let round = 0; round < rounds; round += 1) {
    const rows = Array.from({ length: Math.floor(next() * idsMax * 0.8) }, () => ({
      id: `row-${Math.floor(next() * idsMax)}`,
      vector: coarseVector(next, dimension),
      metadata: next() < 0.1 ? null : JSON.stringify({ group: Math.floor(next() * 4) }),
    }));
    const removed = Array.from({ length: idsMax / 20 }, () => `row-${Math.floor(next() * idsMax)}`);
    index.put(rows);
    index.remove(removed);
    for (const row of rows) present.set(row.id, row);
    for (const id of removed) present.delete(id);

    const query = coarseVector(next, dimension);
    const search = { query, topK, includeMetadata: false };
    const inGroup = [...present.values()].filter(({ metadata }) => groupOf(metadata) === 2);
    const asked = { metric, query, topK };
    expect(index.count).toBe(present.size);
    expect(index.search(search)).toEqual(naiveSearch(present.values(), asked));
    expect(index.search({ ...search, filter: JSON.stringify({ group: 2 }) })).toEqual(
      naiveSearch(inGroup, asked),
    );
  }
  expect(Array.from(index.rows(), written).sort()).toEqual(
    [...present.values()].map(written).sort(),
  );
}

describe("an exact index", () => {
  it("finds what a plain search in double precision finds, through changes", () => {
    const courses = fc.record({
      metric: fc.constantFrom(...METRICS),
      dimension: fc.integer({ min: 1, max: 70 }),
      topK: fc.integer({ min: 1, max: 100 }),
      seed: fc.nat(),
      // The most rounds leave enough dead rows behind for a compaction.
      rounds: fc.constantFrom(1, 2, 3, 15),
    });
    fc.assert(fc.property(courses, expectAgreement), { numRuns: 60 });
  });

  it.each(METRICS)("finds the same at the largest dimension, by %s", (metric) => {
    expectAgreement({ metric, dimension: 4096, topK: 10, seed: 7, rounds: 4 });
  });

  it.each(METRICS)("orders scores that single precision cannot tell apart, by %s", (metric) => {
    const next = sequence(11);
    for (const dimension of [1, 2, 7, 8, 9, 33, 128, 4096]) {
      const centre = fineVector(next, dimension);
      const vectors = Array.from({ length: 120 }, () =>
        centre.map((component) => component * (1 + (next() - 0.5) * 2 ** -20)),
      );
      const index = filled(metric, vectors);
      const query = fineVector(next, dimension);
      const hits = index.search({ query, topK: 25, includeMetadata: false });
      const expected = naiveSearch(rowsOf(vectors), { metric, query, topK: 25 });
      const scores = new Map(
        rowsOf(vectors).map(({ id, vector }) => [id, naiveScore(metric, query, vector)]),
      );
      expect(hits.length).toBe(25);
      // Sums in another order differ in the last places, so equal ranks are those of equal scores.
      hits.forEach(({ id, score }, at) => {
        const size = metric === "cosine" ? 1 : Math.max(1, Math.abs(score));
        expect(Math.abs(score - (expected[at]?.score ?? 0))).toBeLessThan(1e-13 * size);
        expect(Math.abs(score - (scores.get(id) ?? 0))).toBeLessThan(1e-13 * size);
      });
    }
  });

  it.each(METRICS)(
    "keeps its order and finite scores from the smallest to the largest numbers, by %s",
    (metric) => {
      const next = sequence(5);
      const largest = 3.4e38;
      for (const scale of [2 ** -149, 1e-44, 1e-30, 1e-20, 1e18, 1e25, largest]) {
        for (const dimension of [1, 3, 40, 4096]) {
          const vectors = Array.from({ length: 30 }, () => {
            const vector = fineVector(next, dimension).map((component) => component * scale);
            return vector.every((component) => component === 0) ? vector.fill(scale) : vector;
          });
          const query = vectors[3]?.slice() ?? new Float32Array(dimension);
          const hits = filled(metric, vectors).search({ query, topK: 10, includeMetadata: false });
          const expected = naiveSearch(rowsOf(vectors), { metric, query, topK: 10 });

          hits.forEach(({ score }, at) => {
            const wanted = expected[at]?.score ?? Number.NaN;
            expect(Number.isFinite(score)).toBe(true);
            expect(Math.abs(score - wanted)).toBeLessThanOrEqual(
              1e-12 * Math.max(Math.abs(wanted), metric === "cosine" ? 1 : 0),
            );
          });
        }
      }
    },
  );

  it("finds a small vector's neighbour among huge ones", () => {
    const huge = Array.from({ length: 200 }, (_, at) => Float32Array.of(3e38, -3e38 + at * 1e36));
    const vectors = [...huge, Float32Array.of(1e-40, 2e-40), Float32Array.of(1, 2)];
    const query = Float32Array.of(1, 2);

    expect(filled("cosine", vectors).search({ query, topK: 2, includeMetadata: false })).toEqual(
      naiveSearch(rowsOf(vectors), { metric: "cosine", query, topK: 2 }),
    );
    expect(filled("euclidean", vectors).search({ query, topK: 2, includeMetadata: false })).toEqual(
      [
        { id: "row-201", score: 0 },
        { id: "row-200", score: expect.closeTo(-Math.sqrt(5), 12) },
      ],
    );
  });

  it("finds a row whose sum leaves single precision on the way, but comes back", () => {
    const huge = 3.4e38;
    const rest = 1.27e38;
    const best = Float32Array.of(-huge, -huge, huge, rest, -huge, -huge, huge, rest);
    const others = [1, 2, 3].map((factor) => new Float32Array(8).fill(factor * -1e38));
    const query = new Float32Array(8).fill(1);
    const index = filled("dot", [...others.slice(0, 1), best, ...others.slice(1)]);

    expect(index.search({ query, topK: 1, includeMetadata: false })).toEqual([
      { id: "row-1", score: naiveScore("dot", query, best) },
    ]);
  });

  it("gives a vector the cosine 1 with itself, and -1 with its opposite", () => {
    const next = sequence(3);
    for (const dimension of [1, 5, 31, 384, 4096]) {
      for (const size of [1e-44, 1e-20, 1, 3e37]) {
        const vector = fineVector(next, dimension).map((component) => (component || 1) * size);
        if (vector.every((component) => component === 0)) vector[0] = 1e-44;
        const opposite = vector.map((component) => -component);
        const hits = filled("cosine", [opposite, vector]).search({
          query: vector,
          topK: 2,
          includeMetadata: false,
        });
        expect(hits).toEqual([
          { id: "row-1", score: 1 },
          { id: "row-0", score: -1 },
        ]);
      }
    }
  });

  it("orders equal scores by id in code units, however many they are", () => {
    const index = createVectorIndex({ dimension: 3, metric: "dot" });
    const ids = Array.from({ length: 5000 }, (_, at) => `${(at * 7919) % 5000}`);
    const odd = ["\u{1f600}", "\uffee", "é", "z", "Z"];
    index.put(
      [...ids, ...odd].map((id) => ({ id, vector: Float32Array.of(1, 2, 3), metadata: null })),
    );
    const found = (query: Float32Array, topK: number) =>
      index.search({ query, topK, includeMetadata: false }).map(({ id }) => id);
    const sorted = [...ids, ...odd].sort((one, other) => (one < other ? -1 : 1));

    expect(found(Float32Array.of(1, 1, 1), 100)).toEqual(sorted.slice(0, 100));
    expect(found(new Float32Array(3), 100)).toEqual(sorted.slice(0, 100));
    index.remove(ids);
    expect(found(Float32Array.of(1, 1, 1), 100)).toEqual(["Z", "z", "é", "\u{1f600}", "\uffee"]);
  });
});
