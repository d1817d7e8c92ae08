import { costBetween } from "./distances.js";
import { checkTourProblem, cityCount, type TourProblem, TourRefused } from "./tour-problem.js";

/**
 * The length of a closed tour of all cities, which are numbered from 0. Throws `TourRefused` for a problem that
 * cannot be used, and for a tour that repeats a city, misses one or has one that is not in the problem.
 */
export function tourLength(problem: TourProblem, tour: readonly number[]): number {
  checkTourProblem(problem);
  checkTour(tour, cityCount(problem));
  return closedLength(tour, costBetween(problem));
}

/** The sum of the costs from each city to the next, and from the last to the first. */
export function closedLength(
  tour: readonly number[] | Int32Array,
  cost: (from: number, to: number) => number,
): number {
  if (tour.length < 2) return 0;
  let total = 0;
  let last = tour.at(-1) as number;
  for (const city of tour) {
    total += cost(last, city);
    last = city;
  }
  return total;
}

function checkTour(tour: readonly number[], cities: number): void {
  const seenAt = new Int32Array(cities).fill(-1);
  for (const [at, city] of tour.entries()) {
    const path = `/tour/${at}`;
    if (!Number.isInteger(city) || city < 0 || city >= cities) {
      refuse(path, `tour must have integers from 0 to ${cities - 1}; position ${at} has ${city}`);
    }
    const before = seenAt[city] as number;
    if (before >= 0) refuse(path, `tour has city ${city} twice, at positions ${before} and ${at}`);
    seenAt[city] = at;
  }
  const missing = seenAt.indexOf(-1);
  if (missing >= 0) refuse("/tour", `tour must have each city once; city ${missing} is missing`);
}

function refuse(path: string, message: string): never {
  throw new TourRefused("invalid", path, message);
}
