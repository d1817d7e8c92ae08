import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BinaryProblemRefused, type QuboProblem, type Term } from "./binary-problem.js";
import { evaluateQubo, solveQubo } from "./solve-qubo.js";

const options = { seed: "qubo", isOver: () => false, maxIterations: 20 };

/** The best over all assignments, which shares nothing with the engine. */
function bestOf(
  n: number,
  terms: readonly Term[],
  better: (...values: number[]) => number,
): number {
  const energies = Array.from({ length: 2 ** n }, (_, bits) =>
    terms.reduce((sum, [i, j, w]) => sum + w * ((bits >> i) & 1) * ((bits >> j) & 1), 0),
  );
  return energies.reduce((one, other) => better(one, other));
}

const problems = fc.integer({ min: 1, max: 9 }).chain((n) =>
  fc.record({
    n: fc.constant(n),
    terms: fc.array(
      fc.tuple(
        fc.integer({ min: 0, max: n - 1 }),
        fc.integer({ min: 0, max: n - 1 }),
        fc.integer({ min: -20, max: 20 }),
      ),
      { maxLength: 30 },
    ),
  }),
);

describe("solveQubo", () => {
  it("finds and proves what trying all assignments finds, with repeated terms in either order", () => {
    fc.assert(
      fc.property(
        problems,
        fc.constantFrom("min" as const, "max" as const),
        ({ n, terms }, sense) => {
          const solved = solveQubo({ n, terms, sense }, options);
          expect(solved.energy).toBe(bestOf(n, terms, sense === "min" ? Math.min : Math.max));
          expect(solved).toMatchObject({ provenOptimal: true, bound: solved.energy });
          expect(evaluateQubo({ n, terms }, solved.x)).toBe(solved.energy);
        },
      ),
      { numRuns: 150 },
    );
  });

  it("proves 28 variables that are all coupled", () => {
    // (sum of the chosen figures)^2 less how many are chosen: for each sum, the most that reach it are best.
    const figures = Array.from({ length: 28 }, (_, at) => 3 * ((at * at) % 17) - 20);
    const terms = figures.flatMap((one, i) =>
      figures.map((other, j): Term => [i, j, one * other - (i === j ? 1 : 0)]),
    );
    let most = new Map([[0, 0]]);
    for (const figure of figures) {
      const next = new Map(most);
      for (const [sum, count] of most) {
        next.set(sum + figure, Math.max(next.get(sum + figure) ?? 0, count + 1));
      }
      most = next;
    }
    const least = Math.min(...[...most].map(([sum, count]) => sum * sum - count));
    expect(solveQubo({ n: 28, terms }, options)).toMatchObject({
      energy: least,
      provenOptimal: true,
    });
  });

  it("counts both halves of a matrix that is not symmetric, and its diagonal once", () => {
    const matrix = [
      [1, 2, 0],
      [5, 0, 0],
      [0, -3, 0],
    ];
    expect(evaluateQubo({ matrix }, [1, 1, 0])).toBe(8);
    expect(evaluateQubo({ matrix }, [0, 1, 1])).toBe(-3);
    expect(solveQubo({ matrix }, options)).toMatchObject({
      x: [0, 1, 1],
      energy: -3,
      provenOptimal: true,
    });
    expect(solveQubo({ matrix, sense: "max" }, options)).toMatchObject({ energy: 8, x: [1, 1, 0] });
  });

  it("solves parts that nothing joins apart, and proves them all", () => {
    const pairs = Array.from({ length: 200 }, (_, at): Term[] => [
      [3 * at, 3 * at + 1, -5],
      [3 * at + 1, 3 * at + 2, 4],
      [3 * at + 2, 3 * at + 2, -3],
    ]);
    // Of each three, the first two are taken: -5; adding the third gives -5 + 4 - 3 = -4.
    const solved = solveQubo({ n: 600, terms: pairs.flat() }, options);
    expect(solved).toMatchObject({ energy: -1000, bound: -1000, provenOptimal: true });
  });

  it("keeps its bound below any assignment of a large problem", () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 300, maxLength: 300 }),
        (w) => {
          const terms = w.map((weight, at): Term => [(at * 7) % 40, (at * 11 + 3) % 40, weight]);
          const { energy, bound } = solveQubo({ n: 40, terms }, { ...options, maxIterations: 2 });
          expect(bound).toBeLessThanOrEqual(energy);
        },
      ),
      { numRuns: 20 },
    );
  });

  it("answers nothing for no variables, and a first assignment when it is over at once", () => {
    const nothing = { x: [], energy: 0, bound: 0, provenOptimal: true };
    expect(solveQubo({ n: 0, terms: [] }, options)).toMatchObject(nothing);
    const terms: Term[] = [
      [0, 1, -2],
      [1, 2, 3],
      [0, 0, 1],
    ];
    const stopped = solveQubo({ n: 3, terms }, { seed: "", isOver: () => true });
    expect(stopped).toMatchObject({ x: [0, 0, 0], energy: 0, provenOptimal: false, iterations: 0 });
  });

  it("gives the same answer for the same seed", () => {
    const terms = Array.from(
      { length: 600 },
      (_, at): Term => [(at * 17) % 60, (at * 29 + 5) % 60, ((at * 7919) % 41) - 20],
    );
    expect(solveQubo({ n: 60, terms }, options)).toEqual(solveQubo({ n: 60, terms }, options));
  });

  const refusals: [string, QuboProblem, string, string, string][] = [
    [
      "an index out of range",
      {
        n: 3,
        terms: [
          [0, 1, 1],
          [1, 3, 1],
        ],
      },
      "invalid",
      "/terms/1",
      "indexes of terms must be integers from 0 to 2; entry 1 has 3",
    ],
    [
      "a term without variables",
      { n: 0, terms: [[0, 0, 1]] },
      "invalid",
      "/terms/0",
      "terms must be empty when n is 0",
    ],
    [
      "NaN",
      { n: 2, terms: [[0, 1, Number.NaN]] },
      "invalid",
      "/terms/0",
      "weights of terms must be finite and at most 1e12 in size; that of entry 0 is not",
    ],
    [
      "half a variable",
      { n: 1.5, terms: [] },
      "invalid",
      "/n",
      "n must be an integer from 0; it is 1.5",
    ],
    [
      "too many variables",
      { n: 10_001, terms: [] },
      "too_large",
      "/n",
      "there may be 10000 variables at most; there are 10001",
    ],
    [
      "too many terms",
      { n: 1, terms: new Array<Term>(1_000_001).fill([0, 0, 1]) },
      "too_large",
      "/terms",
      "terms may have 1000000 entries at most; there are 1000001",
    ],
    [
      "too large a matrix",
      { matrix: new Array<number[]>(1001).fill([]) },
      "too_large",
      "/matrix",
      "matrix may have 1000000 entries at most; it has 1002001",
    ],
    [
      "rows of different lengths",
      { matrix: [[1, 2], [1]] },
      "invalid",
      "/matrix/1",
      "matrix must have 2 numbers in each of its rows; row 1 has 1",
    ],
    [
      "an infinite entry",
      {
        matrix: [
          [1, 2],
          [Number.NEGATIVE_INFINITY, 1],
        ],
      },
      "invalid",
      "/matrix/1/0",
      "entries of matrix must be finite and at most 1e12 in size; that at row 1, column 0 is not",
    ],
  ];
  it.each(refusals)("refuses %s", (_, problem, code, path, message) => {
    expect(refusalOf(() => solveQubo(problem, options))).toMatchObject({ code, path, message });
    expect(refusalOf(() => evaluateQubo(problem, []))).toMatchObject({ code, path, message });
  });

  it.each([
    [[0, 1, 1], "/x", "x must have 2 values; it has 3"],
    [[0, 2], "/x/1", "x must have values of 0 and 1; value 1 is 2"],
  ])("refuses to evaluate %j", (x, path, message) => {
    const refusal = refusalOf(() => evaluateQubo({ n: 2, terms: [] }, x));
    expect(refusal).toMatchObject({ code: "invalid", path, message });
  });
});

function refusalOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    if (error instanceof BinaryProblemRefused) return error;
    throw error;
  }
  return "not refused";
}
