import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createVectorIndex } from "./create-vector-index.js";
import type { Hit, IndexRow } from "./vector-index.js";

const TOP = 5;
const group = (row: { metadata: string | null }) => JSON.parse(row.metadata ?? "{}").group;

/** The best by the product with (1), of the rows of a group. */
function best(rows: Iterable<IndexRow>, wanted: number): Hit[] {
  return [...rows]
    .filter((row) => group(row) === wanted)
    .map(({ id, vector }) => ({ id, score: vector[0] ?? 0 }))
    .sort((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
    .slice(0, TOP);
}

const search = (wanted: number) => ({
  query: Float32Array.of(1),
  topK: TOP,
  filter: JSON.stringify({ group: wanted }),
  includeMetadata: false,
});

const put = (from: number, count: number, score = 0) => ({
  isRemoval: false,
  from,
  count,
  score,
});
const remove = (from: number, count: number) => ({ isRemoval: true, from, count, score: 0 });

/** Rows that went before their metadata was read, and rows that moved between two searches. */
const FOUND_ONCE = [
  {
    rows: 3,
    wanted: [0],
    between: [put(0, 61), put(0, 30), put(0, 253), put(34, 169), put(175, 28)],
  },
  {
    rows: 56,
    wanted: [0, 1],
    between: [
      put(0, 250),
      put(0, 88),
      put(0, 174),
      remove(0, 247),
      put(142, 108),
      put(142, 47),
      put(142, 62),
      put(142, 368),
      put(271, 292),
      put(0, 92, 8),
    ],
  },
];

const changes = fc.record({
  isRemoval: fc.boolean(),
  from: fc.nat(400),
  count: fc.integer({ min: 1, max: 400 }),
  score: fc.integer({ min: -50, max: 50 }),
});

describe("searches in steps", () => {
  it("answer what was there at one moment since they began, whatever changes between", () => {
    const courses = fc.record({
      rows: fc.integer({ min: 1, max: 3_000 }),
      wanted: fc.array(fc.nat(3), { minLength: 1, maxLength: 6 }),
      /** One after each step; those that put many rows again bring compactions about. */
      between: fc.array(changes, { maxLength: 12 }),
    });
    fc.assert(
      fc.property(courses, ({ rows, wanted, between }) => {
        const index = createVectorIndex({ dimension: 1, metric: "dot" });
        const present = new Map<string, IndexRow>();
        const put = (from: number, count: number, score: number) => {
          const given = Array.from({ length: count }, (_, at) => ({
            id: `row-${from + at}`,
            vector: Float32Array.of(score + ((from + at) % 7)),
            metadata: JSON.stringify({ group: (from + at + score + 50) % 4 }),
          }));
          index.put(given);
          for (const row of given) present.set(row.id, row);
        };
        const apply = ({ isRemoval, from, count, score }: (typeof between)[number]) => {
          if (!isRemoval) return put(from, count, score);
          const ids = Array.from({ length: count }, (_, at) => `row-${from + at}`);
          index.remove(ids);
          for (const id of ids) present.delete(id);
        };
        put(0, rows, 0);
        const answers = wanted.map((one) => [best(present.values(), one)]);
        const found: (readonly Hit[])[] = [];
        const waiting = [...between];
        for (const hits of index.searchInSteps(wanted.map(search))) {
          if (hits !== undefined) found.push(hits);
          const next = waiting.shift();
          if (next === undefined) continue;
          apply(next);
          for (const [at, one] of wanted.entries()) answers[at]?.push(best(present.values(), one));
        }
        expect(found).toHaveLength(wanted.length);
        for (const [at, hits] of found.entries()) expect(answers[at]).toContainEqual(hits);
      }),
      { numRuns: 150, examples: FOUND_ONCE.map((course) => [course]) },
    );
  });

  it("stop for others while metadata is read, values are sorted and rows are scanned", () => {
    const index = createVectorIndex({ dimension: 512, metric: "cosine" });
    const vector = new Float32Array(512).fill(1);
    index.put(
      Array.from({ length: 6_000 }, (_, at) => ({
        id: `row-${at}`,
        vector,
        metadata: JSON.stringify({ at, text: `t${at}` }),
      })),
    );
    const steps = (filter?: object) =>
      [
        ...index.searchInSteps([
          {
            query: vector,
            topK: 1,
            includeMetadata: false,
            ...(filter ? { filter: JSON.stringify(filter) } : {}),
          },
        ]),
      ].length;
    expect(steps()).toBeGreaterThan(3);
    expect(steps({ at: { $gt: 1 } })).toBeGreaterThan(20);
    const conditions = (count: number) => ({
      $or: Array.from({ length: count }, (_, at) => ({ text: { $gt: `t${at}` } })),
    });
    expect(steps(conditions(256))).toBeGreaterThan(256);
  });

  it("decide a filter once for all searches that share it", () => {
    const index = createVectorIndex({ dimension: 1, metric: "dot" });
    index.put(
      Array.from({ length: 50 }, (_, at) => ({
        id: `row-${at}`,
        vector: Float32Array.of(at),
        metadata: JSON.stringify({ group: at % 4 }),
      })),
    );
    const stepsOf = (count: number) =>
      [...index.searchInSteps(Array.from({ length: count }, () => search(1)))].length;
    stepsOf(1);
    const [one, ten] = [stepsOf(1), stepsOf(10)];
    expect(ten - one).toBe(9);
  });
});
