import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../math/seeded-random/seeded-random.js";
import { identity, type Matrix, scaled, squareNorm, times, timesAdjoint, zeros } from "./matrix.js";
import { orthogonalizeRows } from "./orthogonalize.js";
import { truncateRows } from "./truncate.js";

function randomMatrix(rows: number, cols: number, seed: string): Matrix {
  const random = seededRandom(seed);
  const matrix = zeros(rows, cols);
  for (const part of [matrix.re, matrix.im]) {
    for (const at of part.keys()) part[at] = random.next() - 0.5;
  }
  return matrix;
}

function distance(one: Matrix, other: Matrix): number {
  expect([one.rows, one.cols]).toEqual([other.rows, other.cols]);
  const minus = scaled(other, -1);
  return Math.sqrt(
    squareNorm({
      ...one,
      re: one.re.map((x, at) => x + minus.re[at]!),
      im: one.im.map((y, at) => y + minus.im[at]!),
    }),
  );
}

/** A matrix with these singular values. */
function withValues(rows: number, cols: number, values: readonly number[], seed: string): Matrix {
  const left = orthogonalizeRows(randomMatrix(values.length, rows, `${seed} left`)).right;
  const right = orthogonalizeRows(randomMatrix(values.length, cols, `${seed} right`)).right;
  const middle = zeros(values.length, values.length);
  for (const [at, value] of values.entries()) middle.re[at * (values.length + 1)] = value;
  return times(timesAdjoint(identity(rows), left), times(middle, right));
}

const shape = fc.record({
  rows: fc.integer({ min: 1, max: 24 }),
  cols: fc.integer({ min: 1, max: 24 }),
  seed: fc.string(),
  values: fc.array(fc.double({ min: 1e-6, max: 1, noNaN: true }), { minLength: 1, maxLength: 24 }),
});

describe("truncateRows", () => {
  it("gives back a matrix of any shape and rank with orthonormal rows", () => {
    fc.assert(
      fc.property(shape, ({ rows, cols, seed, values }) => {
        const rank = Math.min(rows, cols, values.length);
        const matrix = withValues(rows, cols, values.slice(0, rank), seed);
        const norm = Math.sqrt(squareNorm(matrix));
        const { left, right, discarded } = truncateRows(matrix, 24);
        expect(right.rows).toBe(rank);
        expect(discarded).toBeLessThan(1e-24);
        expect(distance(timesAdjoint(right, right), identity(rank))).toBeLessThan(1e-12);
        expect(distance(scaled(times(left, right), norm), matrix)).toBeLessThan(1e-12);
      }),
      { numRuns: 200, seed: 1 },
    );
  });

  it.each([
    [12, 20],
    [20, 12],
    [12, 12],
  ])("gives up the least that a rank allows, for %i rows and %i columns", (rows, cols) => {
    const values = Array.from({ length: 12 }, (_, at) => 2 ** -at);
    const { left, discarded } = truncateRows(withValues(rows, cols, values, "known"), 5);
    // The sum of 4^-k from 5 to 11 over that from 0 to 11.
    expect(discarded).toBeCloseTo((4 ** -5 - 4 ** -12) / (1 - 4 ** -12), 14);
    expect(left.cols).toBe(5);
    expect(squareNorm(left)).toBeCloseTo(1, 13);
  });

  it("converges where values are equal, far apart or 0", () => {
    const cases = [
      Array.from({ length: 40 }, () => 1),
      Array.from({ length: 40 }, (_, at) => 10 ** -(at / 4)),
      Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? 1 : 0)),
    ];
    for (const values of cases) {
      const matrix = withValues(40, 48, values, "hard");
      const { left, right } = truncateRows(matrix, 40);
      expect(right.rows).toBe(values.filter((value) => value > 0).length);
      const norm = Math.sqrt(squareNorm(matrix));
      expect(distance(scaled(times(left, right), norm), matrix)).toBeLessThan(1e-12);
    }
  });
});
