/** How the distance of two coordinate pairs is taken; see `measure`. */
export type TourMetric = "EUC_2D" | "CEIL_2D" | "ATT" | "GEO" | "geodesic";

/** Cities by their coordinates, or by a matrix of costs that need not be symmetric. */
export type TourProblem =
  | { readonly coords: readonly (readonly number[])[]; readonly metric: TourMetric }
  | { readonly matrix: readonly (readonly number[])[] };

/** Cities in the plane at most. */
export const PLANE_MAX = 5000;
/** Cities on the Earth at most, whose distances take longer. */
export const EARTH_MAX = 1000;
/** Rows of a matrix at most. */
export const MATRIX_MAX = 1000;
const MAGNITUDE_MAX = 1e12;

/** A problem, or a tour of it, that cannot be used; the message is for the caller. */
export class TourRefused extends Error {
  override readonly name = "TourRefused";

  constructor(
    readonly code: "invalid" | "too_large",
    /** A JSON Pointer: `/coords/3`, `/matrix/2/7`, `/tour/5`. */
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}

/** How many cities the problem has. */
export const cityCount = (problem: TourProblem): number =>
  "matrix" in problem ? problem.matrix.length : problem.coords.length;

/**
 * Throws `TourRefused` for more cities than are computed with, a matrix that is not square, and numbers
 * that are not finite, above 1e12 in size, or no degrees where the metric needs them.
 */
export function checkTourProblem(problem: TourProblem): void {
  if ("matrix" in problem) checkMatrix(problem.matrix);
  else checkCoords(problem.coords, problem.metric);
}

function checkMatrix(matrix: readonly (readonly number[])[]): void {
  const size = matrix.length;
  requireSize("/matrix", size, MATRIX_MAX);
  for (const [row, costs] of matrix.entries()) {
    if (costs.length !== size) {
      const found = `row ${row} has ${costs.length}`;
      refuse(`/matrix/${row}`, `matrix must have ${size} numbers in each of its rows; ${found}`);
    }
    const wrong = costs.findIndex((cost) => !isFigure(cost, MAGNITUDE_MAX));
    if (wrong < 0) continue;
    const where = `not so at row ${row}, column ${wrong}`;
    refuse(`/matrix/${row}/${wrong}`, `costs must be finite and at most 1e12 in size; ${where}`);
  }
}

function checkCoords(coords: readonly (readonly number[])[], metric: TourMetric): void {
  const isOnEarth = metric === "GEO" || metric === "geodesic";
  requireSize("/coords", coords.length, isOnEarth ? EARTH_MAX : PLANE_MAX);
  const [firstMax, secondMax] = isOnEarth ? [90, 360] : [MAGNITUDE_MAX, MAGNITUDE_MAX];
  const expected = isOnEarth
    ? `[latitude, longitude] in ${metric === "GEO" ? "degrees and minutes (DDD.MM)" : "degrees"}`
    : "two finite numbers of at most 1e12 in size";
  for (const [city, pair] of coords.entries()) {
    const [first, second] = pair;
    if (pair.length === 2 && isFigure(first, firstMax) && isFigure(second, secondMax)) continue;
    refuse(`/coords/${city}`, `each of coords must be ${expected}; city ${city} is not`);
  }
}

function requireSize(path: string, size: number, most: number): void {
  if (size <= most) return;
  const message = `${path.slice(1)} may have ${most} cities at most; there are ${size}`;
  throw new TourRefused("too_large", path, message);
}

const isFigure = (value: number | undefined, most: number): boolean =>
  value !== undefined && Math.abs(value) <= most;

function refuse(path: string, message: string): never {
  throw new TourRefused("invalid", path, message);
}
