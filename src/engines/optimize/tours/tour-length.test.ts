import { describe, expect, it } from "vitest";
import { solveTour } from "./solve-tour.js";
import { tourLength } from "./tour-length.js";
import type { TourProblem } from "./tour-problem.js";

const twoOf = (metric: "EUC_2D" | "CEIL_2D" | "ATT" | "GEO" | "geodesic", ...coords: number[][]) =>
  tourLength({ coords, metric }, [0, 1]) / 2;

describe("tourLength", () => {
  it("rounds as TSPLIB does", () => {
    expect(twoOf("EUC_2D", [0, 0], [1, 1])).toBe(1);
    expect(twoOf("EUC_2D", [0, 0], [0, 2.5])).toBe(3);
    expect(twoOf("CEIL_2D", [0, 0], [1, 1])).toBe(2);
    expect(twoOf("CEIL_2D", [0, 0], [3, 4])).toBe(5);
    // sqrt(10 / 10) is 1; sqrt(11^2 / 10) is 3.48, whose nearest integer lies below it.
    expect(twoOf("ATT", [0, 0], [3, 1])).toBe(1);
    expect(twoOf("ATT", [0, 0], [11, 0])).toBe(4);
  });

  it("takes the coordinates of GEO as degrees and minutes, and distances in whole kilometres", () => {
    // Ithaca and Troy, the first two cities of ulysses16.
    expect(twoOf("GEO", [38.24, 20.42], [39.57, 26.15])).toBe(509);
    // With more digits of pi than TSPLIB's, this is a kilometre more.
    expect(twoOf("GEO", [9.27, -142.69], [-83.25, -71.78])).toBe(10825);
  });

  it("follows the direction of a matrix", () => {
    const matrix = [
      [0, 1, 10],
      [10, 0, 1],
      [1, 10, 0],
    ];
    expect(tourLength({ matrix }, [0, 1, 2])).toBe(3);
    expect(tourLength({ matrix }, [2, 1, 0])).toBe(30);
  });

  it.each([
    [[0, 1, 1], "/tour/2", "tour has city 1 twice, at positions 1 and 2"],
    [[0, 1], "/tour", "tour must have each city once; city 2 is missing"],
    [[0, 1, 3], "/tour/2", "tour must have integers from 0 to 2; position 2 has 3"],
    [[0, 1, 1.5], "/tour/2", "tour must have integers from 0 to 2; position 2 has 1.5"],
    [[-1, 1, 2], "/tour/0", "tour must have integers from 0 to 2; position 0 has -1"],
    [[0, 1, 2, 0], "/tour/3", "tour has city 0 twice, at positions 0 and 3"],
  ])("refuses the tour %j", (tour, path, message) => {
    const problem: TourProblem = {
      coords: [
        [0, 0],
        [1, 0],
        [0, 1],
      ],
      metric: "EUC_2D",
    };
    expect(refusalOf(() => tourLength(problem, tour))).toEqual({ code: "invalid", path, message });
  });

  const numbers = "each of coords must be two finite numbers of at most 1e12 in size";
  it.each<[string, TourProblem, string, string]>([
    [
      "NaN",
      {
        coords: [
          [0, 0],
          [Number.NaN, 1],
        ],
        metric: "EUC_2D",
      },
      "/coords/1",
      `${numbers}; city 1 is not`,
    ],
    [
      "three numbers",
      { coords: [[0, 0, 0]], metric: "ATT" },
      "/coords/0",
      `${numbers}; city 0 is not`,
    ],
    [
      "a latitude above 90",
      { coords: [[91, 0]], metric: "geodesic" },
      "/coords/0",
      "each of coords must be [latitude, longitude] in degrees; city 0 is not",
    ],
    [
      "a latitude above 90 in GEO",
      { coords: [[91, 0]], metric: "GEO" },
      "/coords/0",
      "each of coords must be [latitude, longitude] in degrees and minutes (DDD.MM); city 0 is not",
    ],
    [
      "rows of different lengths",
      { matrix: [[0, 1], [1]] },
      "/matrix/1",
      "matrix must have 2 numbers in each of its rows; row 1 has 1",
    ],
    [
      "an infinite cost",
      {
        matrix: [
          [0, 1],
          [Number.POSITIVE_INFINITY, 0],
        ],
      },
      "/matrix/1/0",
      "costs must be finite and at most 1e12 in size; not so at row 1, column 0",
    ],
  ])("refuses a problem with %s", (_, problem, path, message) => {
    const refusal = { code: "invalid", path, message };
    expect(refusalOf(() => solveTour(problem, { seed: "", isOver: () => true }))).toEqual(refusal);
    expect(refusalOf(() => tourLength(problem, []))).toEqual(refusal);
  });

  it.each<[TourProblem, string, string]>([
    [
      { coords: Array.from({ length: 5001 }, () => [0, 0]), metric: "EUC_2D" },
      "/coords",
      "coords may have 5000 cities at most; there are 5001",
    ],
    [
      { matrix: Array.from({ length: 1001 }, () => []) },
      "/matrix",
      "matrix may have 1000 cities at most; there are 1001",
    ],
  ])("refuses more cities than it computes with", (problem, path, message) => {
    expect(refusalOf(() => tourLength(problem, []))).toEqual({ code: "too_large", path, message });
  });
});

function refusalOf(work: () => unknown) {
  try {
    work();
  } catch (error) {
    const { code, path, message } = error as { code: string; path: string; message: string };
    return { code, path, message };
  }
  return "not refused";
}
