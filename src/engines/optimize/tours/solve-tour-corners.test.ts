import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { exactTour } from "./exact-tour.js";
import { geodesicMetres, leastGeodesicMetres } from "./geodesic.js";
import { solveTour } from "./solve-tour.js";
import { tourLength } from "./tour-length.js";
import type { TourMetric, TourProblem } from "./tour-problem.js";

const solve = (problem: TourProblem, maxIterations = 300, isOver = () => false) =>
  solveTour(problem, { seed: "corners", isOver, maxIterations });

const metrics: TourMetric[] = ["EUC_2D", "CEIL_2D", "ATT", "GEO", "geodesic"];

/** The least length by dynamic programming over subsets in another form than the engine's: by maps. */
function leastOf(matrix: readonly (readonly number[])[]): number {
  let paths = new Map([["1,0", 0]]);
  for (let step = 1; step < matrix.length; step += 1) {
    const longer = new Map<string, number>();
    for (const [key, cost] of paths) {
      const [set = 0, end = 0] = key.split(",").map(Number);
      for (let next = 1; next < matrix.length; next += 1) {
        if (set & (1 << next)) continue;
        const reached = `${set | (1 << next)},${next}`;
        const total = cost + matrix[end]![next]!;
        longer.set(reached, Math.min(total, longer.get(reached) ?? Number.POSITIVE_INFINITY));
      }
    }
    paths = longer;
  }
  const closed = [...paths].map(([key, cost]) => cost + matrix[Number(key.split(",")[1])]![0]!);
  return Math.min(...closed);
}

const symmetricMatrix = (size: number, cost: fc.Arbitrary<number>) =>
  fc
    .array(fc.array(cost, { minLength: size, maxLength: size }), {
      minLength: size,
      maxLength: size,
    })
    .map((rows) => rows.map((row, at) => row.map((own, to) => (to < at ? own : rows[to]![at]!))));

describe("solveTour at its corners", () => {
  it.each(metrics)("goes through 0 to 3 cities and many in one place by %s", (metric) => {
    const places = [
      [10, 20],
      [11, 20],
      [12, 21],
    ];
    for (const count of [0, 1, 2, 3]) {
      const problem: TourProblem = { coords: places.slice(0, count), metric };
      const solved = solve(problem);
      expect([...solved.tour].sort()).toEqual([0, 1, 2].slice(0, count));
      expect(solved).toMatchObject({
        length: tourLength(problem, solved.tour),
        provenOptimal: true,
      });
    }
    const crowd: TourProblem = { coords: Array.from({ length: 30 }, () => [10, 20]), metric };
    // GEO counts a kilometre for two cities in one place: its formula adds 1 before it is cut.
    expect(solve(crowd).length).toBe(metric === "GEO" ? 30 : 0);
  });

  it("never looks at the diagonal of a matrix", () => {
    for (const size of [1, 2, 3, 9, 20]) {
      const costs = (diagonal: number) =>
        Array.from({ length: size }, (_, from) =>
          Array.from({ length: size }, (_, to) =>
            from === to ? diagonal : ((from * 7 + to * 13) % 31) + 1,
          ),
        );
      const zero = solve({ matrix: costs(0) });
      expect(solve({ matrix: costs(-1e12) })).toEqual(zero);
      expect(solve({ matrix: costs(1e12) })).toEqual(zero);
    }
  });

  it("proves no tour of 14 and 15 cities but the shortest, negative costs included", () => {
    const cases = fc.tuple(fc.integer({ min: 14, max: 15 }), fc.integer({ min: -9, max: 0 }));
    fc.assert(
      fc.property(
        cases.chain(([size, min]) => symmetricMatrix(size, fc.integer({ min, max: 40 }))),
        (matrix) => {
          const least = leastOf(matrix);
          const { length, lowerBound, provenOptimal } = solve({ matrix }, 4000);
          expect(lowerBound).toBeLessThanOrEqual(least);
          expect(length).toBeGreaterThanOrEqual(least);
          if (provenOptimal) expect(length).toBe(least);
        },
      ),
      { numRuns: 6 },
    );
  });

  it("keeps its bound below the shortest tour of asymmetric matrices", () => {
    const row = fc.array(fc.integer({ min: -9, max: 60 }), { minLength: 14, maxLength: 14 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 14, maxLength: 14 }), (matrix) => {
        const least = leastOf(matrix);
        const { length, lowerBound, provenOptimal } = solve({ matrix }, 3000);
        expect(lowerBound).toBeLessThanOrEqual(least);
        expect(length).toBeGreaterThanOrEqual(least);
        if (provenOptimal) expect(length).toBe(least);
      }),
      { numRuns: 6 },
    );
  });

  it("proves by branch and bound that a grid of an odd number of cities takes one diagonal step", () => {
    // Steps of one cell alternate between two colours, so that 53 cities need 52 of them and a diagonal of 14.14.
    const cells = Array.from({ length: 54 }, (_, at) => [10 * (at % 9), 10 * Math.floor(at / 9)]);
    const solved = solve({ coords: cells.slice(1), metric: "EUC_2D" }, 20_000);
    expect(solved).toMatchObject({ length: 534, lowerBound: 534, provenOptimal: true });
  });

  it("takes rounding off the bound of fractional costs, and proves none that it may hide", () => {
    const matrix = (least: number) =>
      Array.from({ length: 8 }, (_, from) =>
        Array.from({ length: 8 }, (_, to) => ((from * to) % 5) * 0.1 + (from === to ? 0 : least)),
      );
    const solved = solve({ matrix: matrix(0.3) });
    expect(solved.provenOptimal).toBe(true);
    expect(solved.length - solved.lowerBound).toBeGreaterThan(0);
    expect(solved.length - solved.lowerBound).toBeLessThan(1e-12);
    const hidden = matrix(0.3).map((row, from) =>
      row.map((cost, to) => ((from + to) % 2 === 0 ? 1e12 : cost * 1e-6)),
    );
    expect(solve({ matrix: hidden }).provenOptimal).toBe(false);
  });

  it("claims no exact sums of distances that are too large for them", () => {
    const coords = Array.from({ length: 2000 }, (_, at) => [(at % 2) * 2e12 - 1e12, 0]);
    expect(solve({ coords, metric: "EUC_2D" }, 0).provenOptimal).toBe(false);
  });

  it("has a bound and a tour of everything when it is over at once, however many cities there are", () => {
    for (const count of [14, 300, 1001]) {
      const coords = Array.from({ length: count }, (_, at) => [
        (at * 7919) % 1009,
        (at * 31) % 997,
      ]);
      const solved = solve({ coords, metric: "EUC_2D" }, 10, () => true);
      expect(new Set(solved.tour).size).toBe(count);
      expect(solved.lowerBound).toBeGreaterThan(0);
      expect(solved.lowerBound).toBeLessThanOrEqual(solved.length);
    }
  });

  it("finds neighbours in the plane along either axis, on a line and in one place", () => {
    const size = 1100;
    const lines: TourProblem[] = [
      { coords: Array.from({ length: size }, (_, at) => [(at * 7) % size, 3]), metric: "EUC_2D" },
      { coords: Array.from({ length: size }, (_, at) => [3, (at * 7) % size]), metric: "EUC_2D" },
    ];
    for (const line of lines) expect(solve(line, 0).length).toBe(2 * (size - 1));
    const place: TourProblem = {
      coords: Array.from({ length: size }, () => [3, 3]),
      metric: "EUC_2D",
    };
    expect(solve(place, 0)).toMatchObject({ length: 0, provenOptimal: true });
  });

  it("lets no figure for a geodesic be above its length", () => {
    const latitude = fc.double({ min: -90, max: 90, noNaN: true });
    const longitude = fc.double({ min: -360, max: 360, noNaN: true });
    fc.assert(
      fc.property(latitude, longitude, latitude, longitude, (lat1, lon1, lat2, lon2) => {
        const below = leastGeodesicMetres(Float64Array.of(lat1, lat2), Float64Array.of(lon1, lon2))(
          0,
          1,
        );
        const length = geodesicMetres(lat1, lon1, lat2, lon2);
        expect(below).toBeLessThanOrEqual(length);
        expect(below).toBeGreaterThanOrEqual(0.99 * length - 1e-5);
      }),
      { numRuns: 2000 },
    );
  });

  it("is exact with 13 cities of any direction", () => {
    const size = 13;
    const matrix = Array.from({ length: size }, (_, from) =>
      Array.from({ length: size }, (_, to) => ((from * 37 + to * 101) % 89) - 20),
    );
    const tour = exactTour(size, (from, to) => matrix[from]![to]!);
    expect(tourLength({ matrix }, tour)).toBe(leastOf(matrix));
  });
});
