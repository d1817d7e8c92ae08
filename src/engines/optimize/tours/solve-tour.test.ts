import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type SolvedTour, solveTour } from "./solve-tour.js";
import { tourLength } from "./tour-length.js";
import type { TourProblem } from "./tour-problem.js";

const solve = (problem: TourProblem, maxIterations = 2000, seed = "tours"): SolvedTour =>
  solveTour(problem, { seed, isOver: () => false, maxIterations });

/** The least length over all orders, which shares nothing with the engine but the matrix. */
function leastOf(matrix: readonly (readonly number[])[]): number {
  const visit = (at: number, left: readonly number[]): number =>
    left.length === 0
      ? matrix[at]![0]!
      : Math.min(
          ...left.map(
            (next) =>
              matrix[at]![next]! +
              visit(
                next,
                left.filter((city) => city !== next),
              ),
          ),
        );
  return matrix.length < 2
    ? 0
    : visit(
        0,
        Array.from({ length: matrix.length - 1 }, (_, at) => at + 1),
      );
}

const squareMatrix = (least: number, most: number) =>
  fc.integer({ min: least, max: most }).chain((size) =>
    fc.array(fc.array(fc.integer({ min: -9, max: 60 }), { minLength: size, maxLength: size }), {
      minLength: size,
      maxLength: size,
    }),
  );

const grid = (columns: number, rows: number, step: number): number[][] =>
  Array.from({ length: columns * rows }, (_, at) => [
    step * (at % columns),
    step * Math.floor(at / columns),
  ]);

describe("solveTour", () => {
  it("finds what trying all orders finds, in matrices that differ by direction", () => {
    fc.assert(
      fc.property(squareMatrix(0, 7), (matrix) => {
        const solved = solve({ matrix });
        expect(solved.length).toBe(leastOf(matrix));
        expect(solved).toMatchObject({ provenOptimal: true, lowerBound: solved.length });
        expect(tourLength({ matrix }, solved.tour)).toBe(solved.length);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ["nothing", [], [], 0],
    ["one city", [[3, 4]], [0], 0],
    [
      "two cities",
      [
        [0, 0],
        [3, 4],
      ],
      [0, 1],
      10,
    ],
    [
      "three cities",
      [
        [0, 0],
        [3, 4],
        [3, 0],
      ],
      [0, 1, 2],
      12,
    ],
  ])("goes through %s", (_, coords, tour, length) => {
    expect(solve({ coords, metric: "EUC_2D" })).toMatchObject({
      tour,
      length,
      provenOptimal: true,
    });
  });

  it("goes round the points of a circle in their order", () => {
    const coords = Array.from({ length: 40 }, (_, at) => {
      const angle = (2 * Math.PI * ((at * 17) % 40)) / 40;
      return [1e5 * Math.cos(angle), 1e5 * Math.sin(angle)];
    });
    const { tour } = solve({ coords, metric: "EUC_2D" });
    const places = tour.map((city) => (city * 17) % 40);
    const steps = places.map((place, at) => Math.abs(place - places[(at + 1) % 40]!));
    expect(steps.every((step) => step === 1 || step === 39)).toBe(true);
  });

  it("goes through a grid with an even side in steps of one cell, which is proven", () => {
    const solved = solve({ coords: grid(8, 7, 100), metric: "EUC_2D" });
    expect(solved).toMatchObject({ length: 5600, lowerBound: 5600, provenOptimal: true });
  });

  it("goes there and back along a line", () => {
    const coords = Array.from({ length: 30 }, (_, at) => [((at * 7) % 30) * 11, 0]);
    expect(solve({ coords, metric: "EUC_2D" }).length).toBe(2 * 29 * 11);
  });

  it("goes through cities that all lie in one place", () => {
    const coords = Array.from({ length: 20 }, () => [5, 5]);
    expect(solve({ coords, metric: "EUC_2D" })).toMatchObject({ length: 0, provenOptimal: true });
  });

  it("crosses from crowd to crowd twice where they are far apart", () => {
    const crowd = grid(6, 4, 10);
    const coords = [...crowd, ...crowd.map(([x = 0, y = 0]) => [x + 10_000, y])];
    // Each crowd has a Hamiltonian path of 23 steps between two neighbours on the side that faces the other.
    expect(solve({ coords, metric: "EUC_2D" }).length).toBe(2 * 23 * 10 + 2 * (10_000 - 50));
  });

  it("follows the one cheap direction of an asymmetric matrix", () => {
    const size = 60;
    const place = (city: number) => (city * 23) % size;
    const matrix = Array.from({ length: size }, (_, from) =>
      Array.from({ length: size }, (_, to) => {
        const ahead = (place(to) - place(from) + size) % size;
        return ahead === 1 ? 1 : 10 + ((from * 31 + to * 17) % 50);
      }),
    );
    const solved = solve({ matrix });
    expect(solved).toMatchObject({ length: size, lowerBound: size, provenOptimal: true });
    const [first, second] = [place(solved.tour[0]!), place(solved.tour[1]!)];
    expect((second - first + size) % size).toBe(1);
  });

  it("answers a tour of all cities, within its bound, for any matrix above the exact size", () => {
    fc.assert(
      fc.property(squareMatrix(14, 20), (matrix) => {
        const solved = solve({ matrix }, 50);
        expect(tourLength({ matrix }, solved.tour)).toBe(solved.length);
        expect(solved.lowerBound).toBeLessThanOrEqual(solved.length);
      }),
      { numRuns: 40 },
    );
  });

  it("finds what trying all orders finds where each place has three cities", () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 }));
    fc.assert(
      fc.property(fc.array(place, { minLength: 7, maxLength: 7 }), (places) => {
        // Streets obey the triangle inequality, so that cities in one place are best visited together.
        const matrixOf = (points: readonly (readonly [number, number])[]) =>
          points.map(([x, y]) => points.map(([u, v]) => Math.abs(x - u) + Math.abs(y - v)));
        const solved = solve({ matrix: matrixOf([...places, ...places, ...places]) }, 500);
        expect(solved.length).toBe(leastOf(matrixOf(places)));
        expect(solved.lowerBound).toBeLessThanOrEqual(solved.length);
      }),
      { numRuns: 25 },
    );
  });

  it("gives the same tour for the same seed, and stops when it is over", () => {
    const coords = Array.from({ length: 50 }, (_, at) => [
      (at * 7919) % 1000,
      (at * 104_729) % 997,
    ]);
    const problem: TourProblem = { coords, metric: "CEIL_2D" };
    expect(solve(problem, 300, "a")).toEqual(solve(problem, 300, "a"));
    const stopped = solveTour(problem, { seed: "a", isOver: () => true });
    expect(stopped.iterations).toBe(0);
    expect(tourLength(problem, stopped.tour)).toBe(stopped.length);
  });
});
