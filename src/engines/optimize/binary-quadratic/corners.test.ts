import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../math/seeded-random/seeded-random.js";
import { type BinaryModel, ModelBuilder } from "./binary-model.js";
import type { MaxCutProblem, Term } from "./binary-problem.js";
import { energyBound } from "./energy-bound.js";
import { leastEigenvalue } from "./least-eigenvalue.js";
import { semidefiniteBound } from "./semidefinite-bound.js";
import { solveIsing } from "./solve-ising.js";
import { evaluateMaxCut, solveMaxCut } from "./solve-max-cut.js";
import { evaluateQubo, solveQubo } from "./solve-qubo.js";

const options = { seed: "corners", isOver: () => false, maxIterations: 4 };
const never = () => false;

function modelOf(n: number, terms: readonly Term[]): BinaryModel {
  const builder = new ModelBuilder(n);
  for (const [one, other, weight] of terms) {
    if (one === other) builder.addLinear(one, weight);
    else builder.addPair(one, other, weight);
  }
  return builder.build();
}

const leastOf = (n: number, terms: readonly Term[]): number =>
  Math.min(
    ...Array.from({ length: 2 ** n }, (_, bits) =>
      terms.reduce((sum, [i, j, w]) => sum + w * ((bits >> i) & 1) * ((bits >> j) & 1), 0),
    ),
  );

const termsOf = (weight: fc.Arbitrary<number>) =>
  fc.integer({ min: 1, max: 12 }).chain((n) => {
    const index = fc.integer({ min: 0, max: n - 1 });
    const terms = fc.array(fc.tuple(index, index, weight), { maxLength: 50 });
    return terms.map((list) => ({ n, terms: list as Term[] }));
  });

const fraction = fc.double({ min: -10, max: 10, noNaN: true });

describe("bounds of binary problems", () => {
  it.each([
    ["integers", fc.integer({ min: -20, max: 20 })],
    ["fractions", fraction],
    ["sizes far apart", fc.oneof(fc.double({ min: -1e-6, max: 1e-6, noNaN: true }), fraction)],
    ["one sign", fc.integer({ min: 0, max: 9 })],
  ])("stay below the least energy, for %s", (_, weight) => {
    fc.assert(
      fc.property(termsOf(weight), ({ n, terms }) => {
        const least = leastOf(n, terms);
        const model = modelOf(n, terms);
        expect(semidefiniteBound(model, seededRandom("a"), never)).toBeLessThanOrEqual(least);
        expect(energyBound(model) - model.rounding).toBeLessThanOrEqual(least);
      }),
      { numRuns: 150 },
    );
  });

  it("is the known one of an odd cycle, n (1 + cos(pi / n)) / 2 for its greatest cut", () => {
    for (const n of [5, 31, 101]) {
      const builder = new ModelBuilder(n);
      for (let at = 0; at < n; at += 1) {
        builder.addPair(at, (at + 1) % n, 2);
        builder.addLinear(at, -2);
      }
      const bound = -semidefiniteBound(builder.build(), seededRandom("b"), never);
      const known = (n * (1 + Math.cos(Math.PI / n))) / 2;
      expect(bound).toBeGreaterThanOrEqual(known - 1e-9);
      expect(bound).toBeLessThan(known * 1.001);
    }
  });

  it("is nothing when it is over", () => {
    const model = modelOf(3, [[0, 1, -1]]);
    expect(semidefiniteBound(model, seededRandom("c"), () => true)).toBe(Number.NEGATIVE_INFINITY);
  });

  it("takes the least eigenvalue from above", () => {
    // A path's matrix of 2 and -1 has the eigenvalues 2 - 2 cos(k pi / (n + 1)).
    const n = 40;
    const start = Float64Array.from({ length: n }, (_, at) => Math.sin(at * at + 1));
    const found = leastEigenvalue(start, (vector, product) => {
      for (let at = 0; at < n; at += 1) {
        product[at] = 2 * vector[at]! - (vector[at - 1] ?? 0) - (vector[at + 1] ?? 0);
      }
    });
    expect(found).toBeCloseTo(2 - 2 * Math.cos(Math.PI / (n + 1)), 8);
  });
});

describe("binary problems at their corners", () => {
  it.each([0, 1, 2, 3])("solves %d variables without a term", (n) => {
    const zero = Array.from({ length: n }, () => 0);
    expect(solveQubo({ n, terms: [] }, options)).toMatchObject({
      energy: 0,
      bound: 0,
      provenOptimal: true,
      x: zero,
    });
    expect(solveMaxCut({ n, edges: [] }, options)).toMatchObject({
      cut: 0,
      upperBound: 0,
      provenOptimal: true,
      partition: zero,
    });
    expect(solveIsing({ n, h: zero, J: [] }, options)).toMatchObject({
      energy: 0,
      provenOptimal: true,
    });
  });

  it("answers the energy that evaluating gives, and proves fractions up to rounding", () => {
    fc.assert(
      fc.property(termsOf(fraction), fc.constantFrom("min", "max"), ({ n, terms }, sense) => {
        const solved = solveQubo({ n, terms, sense: sense as "min" | "max" }, options);
        expect(solved.energy).toBe(evaluateQubo({ n, terms }, solved.x));
        const sign = sense === "min" ? 1 : -1;
        const least = leastOf(
          n,
          terms.map(([i, j, w]): Term => [i, j, sign * w]),
        );
        expect(sign * solved.energy).toBeCloseTo(least, 9);
        expect(sign * solved.bound).toBeLessThanOrEqual(least);
        expect(sign * solved.bound).toBeCloseTo(least, 9);
      }),
      { numRuns: 100 },
    );
  });

  it("proves nothing where rounding hides a weight", () => {
    const terms: Term[] = [
      [0, 0, -1e12],
      [1, 1, 1e12],
      [2, 2, -1e-6],
      [0, 2, 1e-6],
    ];
    const solved = solveQubo({ n: 3, terms }, options);
    expect(solved.provenOptimal).toBe(false);
    expect(solved.energy).toBe(evaluateQubo({ n: 3, terms }, solved.x));
    expect(solved.bound).toBeLessThanOrEqual(-1e12 - 1e-6);
  });

  it("adds up pairs that cancel, and those of a matrix that turns its sign", () => {
    const terms: Term[] = [
      [0, 1, 3],
      [1, 0, -3],
      [1, 2, -4],
      [2, 1, 1],
      [2, 1, 1],
    ];
    expect(solveQubo({ n: 3, terms }, options)).toMatchObject({ energy: -2, provenOptimal: true });
    const matrix = Array.from({ length: 40 }, (_, i) =>
      Array.from({ length: 40 }, (_, j) => i - j),
    );
    expect(solveQubo({ matrix }, options)).toMatchObject({ energy: 0, provenOptimal: true });
  });

  it("cuts loops, repeated edges and parts as all partitions say", () => {
    const vertex = fc.integer({ min: 0, max: 8 });
    const edge = fc.tuple(vertex, vertex, fc.integer({ min: -6, max: 9 }));
    fc.assert(
      fc.property(fc.array(edge, { maxLength: 25 }), (edges) => {
        const problem: MaxCutProblem = { n: 9, edges };
        const cuts = Array.from({ length: 2 ** 9 }, (_, bits) =>
          evaluateMaxCut(
            problem,
            Array.from({ length: 9 }, (_, at) => (bits >> at) & 1),
          ),
        );
        const solved = solveMaxCut(problem, options);
        const most = Math.max(...cuts);
        expect(solved).toMatchObject({ cut: most, upperBound: most, provenOptimal: true });
        expect(evaluateMaxCut(problem, solved.partition)).toBe(most);
      }),
      { numRuns: 60 },
    );
  });

  it("has a local optimum when it is over at once", () => {
    const terms = Array.from({ length: 500 }, (_, at): Term => [at % 100, at % 100, -1]);
    const solved = solveQubo({ n: 100, terms }, { seed: "", isOver: () => true });
    expect(solved).toMatchObject({ energy: -500, provenOptimal: true });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, 1.1e12])("refuses the weight %d", (weight) => {
    const term: Term = [0, 1, weight];
    expect(() => solveQubo({ n: 2, terms: [term] }, options)).toThrow("weights of terms must be");
    expect(() => solveIsing({ n: 2, h: [0, 0], J: [term] }, options)).toThrow("weights of J must");
    expect(() => solveIsing({ n: 1, h: [weight], J: [] }, options)).toThrow("h must be finite");
    expect(() => solveMaxCut({ n: 2, edges: [term] }, options)).toThrow("weights of edges must");
  });

  it("refuses a term without a weight, and a gap in h", () => {
    const short = [[0, 1]] as unknown as Term[];
    expect(() => solveQubo({ n: 2, terms: short }, options)).toThrow("that of entry 0 is not");
    const h = [1, undefined] as unknown as number[];
    expect(() => solveIsing({ n: 2, h, J: [] }, options)).toThrow("number 1 is not");
  });
});
