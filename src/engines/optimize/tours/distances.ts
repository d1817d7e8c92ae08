import { leastGeodesicMetres } from "./geodesic.js";
import { measure, type Points, pointsOf } from "./metrics.js";
import { cityCount, MATRIX_MAX, type TourProblem } from "./tour-problem.js";

/** Sums of integers below it are exact. */
const EXACT_SUMS = 2 ** 52;

/** Costs between the nodes that tours are searched over: symmetric. */
export class Distances {
  /** By rows; what is still to be computed has less than its distance there, negated. */
  readonly #matrix: Float64Array | undefined;
  readonly #points: Points | undefined;

  private constructor(
    readonly size: number,
    matrix: Float64Array | undefined,
    points: Points | undefined,
  ) {
    this.#matrix = matrix;
    this.#points = points;
  }

  /** Distances of points; those of up to 1,000 are kept. Geodesic ones are computed when they are asked for. */
  static between(points: Points): Distances {
    const size = points.first.length;
    if (size > MATRIX_MAX) return new Distances(size, undefined, points);
    const matrix = new Float64Array(size * size);
    const isLazy = points.metric === "geodesic";
    const below = isLazy ? leastGeodesicMetres(points.first, points.second) : undefined;
    for (let from = 0; from < size; from += 1) {
      for (let to = 0; to < from; to += 1) {
        const distance = below ? -below(from, to) : measure(points, from, to);
        matrix[from * size + to] = distance;
        matrix[to * size + from] = distance;
      }
    }
    return new Distances(size, matrix, isLazy ? points : undefined);
  }

  /** The costs of a matrix, row by row, that is symmetric. */
  static of(size: number, matrix: Float64Array): Distances {
    return new Distances(size, matrix, undefined);
  }

  /** The points, where there are too many for their distances to be kept. */
  get plane(): Points | undefined {
    return this.#matrix === undefined ? this.#points : undefined;
  }

  at(from: number, to: number): number {
    const matrix = this.#matrix;
    if (matrix === undefined) return measure(this.#points as Points, from, to);
    const kept = matrix[from * this.size + to] as number;
    return kept >= 0 || this.#points === undefined ? kept : this.#keep(matrix, from, to);
  }

  /** The distance, or less where that is still to be computed. */
  atLeast(from: number, to: number): number {
    const matrix = this.#matrix;
    if (matrix === undefined) return measure(this.#points as Points, from, to);
    const kept = matrix[from * this.size + to] as number;
    return this.#points === undefined ? kept : Math.abs(kept);
  }

  #keep(matrix: Float64Array, from: number, to: number): number {
    const distance = measure(this.#points as Points, from, to);
    matrix[from * this.size + to] = distance;
    matrix[to * this.size + from] = distance;
    return distance;
  }
}

/**
 * The problem as one of symmetric costs. Where its matrix is not symmetric, each city becomes two nodes that every
 * good tour has side by side: the city is left by node `city`, and reached by node `city + cities`
 * (Jonker and Volgenant, 1983).
 */
export interface SymmetricProblem {
  readonly cities: number;
  readonly isDirected: boolean;
  readonly distances: Distances;
  /** What a tour of the nodes is shorter than the tour of the cities. */
  readonly shift: number;
  /** All costs are integers whose sums are exact. */
  readonly isIntegral: boolean;
  /** The greatest cost in size, for tolerances. */
  readonly scale: number;
  /** The least cost in size but 0 of a matrix; infinite without one. */
  readonly least: number;
}

/** The problem that the search works on; the problem must have been checked. */
export function symmetricProblem(problem: TourProblem): SymmetricProblem {
  const cities = cityCount(problem);
  if ("coords" in problem) {
    const points = pointsOf(problem.coords, problem.metric);
    const distances = Distances.between(points);
    const scale = spread(points);
    const isIntegral = problem.metric !== "geodesic" && cities * scale < EXACT_SUMS;
    const least = Number.POSITIVE_INFINITY;
    return { cities, isDirected: false, distances, shift: 0, isIntegral, scale, least };
  }
  const { matrix } = problem;
  let [scale, least] = [0, Number.POSITIVE_INFINITY];
  let isIntegral = true;
  let isDirected = false;
  for (let from = 0; from < cities; from += 1) {
    for (let to = 0; to < cities; to += 1) {
      if (from === to) continue;
      const cost = costAt(matrix, from, to);
      scale = Math.max(scale, Math.abs(cost));
      if (cost !== 0) least = Math.min(least, Math.abs(cost));
      isIntegral &&= Number.isSafeInteger(cost);
      isDirected ||= cost !== costAt(matrix, to, from);
    }
  }
  const pair = 8 * scale + 1;
  const distances = isDirected ? doubled(matrix, pair) : copied(matrix);
  const shift = isDirected ? cities * pair : 0;
  return { cities, isDirected, distances, shift, isIntegral, scale, least };
}

/** What it costs to go from one city to another, in their own problem. */
export function costBetween(problem: TourProblem): (from: number, to: number) => number {
  if ("matrix" in problem) return (from, to) => costAt(problem.matrix, from, to);
  const points = pointsOf(problem.coords, problem.metric);
  return (from, to) => measure(points, from, to);
}

const costAt = (matrix: readonly (readonly number[])[], from: number, to: number): number =>
  matrix[from]?.[to] ?? 0;

function spread(points: Points): number {
  if (points.metric === "GEO" || points.metric === "geodesic") return 4e7;
  let [low, high] = [0, 0];
  for (const axis of [points.first, points.second]) {
    for (const value of axis) {
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  }
  return 2 * (high - low);
}

function copied(matrix: readonly (readonly number[])[]): Distances {
  const size = matrix.length;
  const costs = new Float64Array(size * size);
  for (const [from, row] of matrix.entries()) costs.set(row, from * size);
  return Distances.of(size, costs);
}

function doubled(matrix: readonly (readonly number[])[], pair: number): Distances {
  const cities = matrix.length;
  const size = 2 * cities;
  const costs = new Float64Array(size * size).fill(pair);
  for (let from = 0; from < cities; from += 1) {
    for (let to = 0; to < cities; to += 1) {
      const cost = from === to ? -pair : costAt(matrix, from, to);
      costs[from * size + cities + to] = cost;
      costs[(cities + to) * size + from] = cost;
    }
  }
  return Distances.of(size, costs);
}
