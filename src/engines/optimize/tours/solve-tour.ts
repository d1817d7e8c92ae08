import { seededRandom } from "../../math/seeded-random/seeded-random.js";
import { CLOSE_GAP, CLOSE_MAX, isShortest } from "./close-tour.js";
import { costBetween, type SymmetricProblem, symmetricProblem } from "./distances.js";
import { EXACT_MAX, exactTour } from "./exact-tour.js";
import { type OneTreeBound, oneTreeBound } from "./one-tree-bound.js";
import { closedLength } from "./tour-length.js";
import { checkTourProblem, type TourProblem } from "./tour-problem.js";
import { TourSearch } from "./tour-search.js";

export interface TourOptions {
  readonly seed: string;
  /** Whether the time is up; asked every so often. */
  readonly isOver: () => boolean;
  /** Kicks of the search at most; without a bound it goes on until it is over or the tour is proven. */
  readonly maxIterations?: number;
}

export interface SolvedTour {
  /** In the unit of the costs, taken from the problem anew. */
  readonly length: number;
  /** Each city once, numbered from 0. */
  readonly tour: readonly number[];
  /** No tour is shorter. */
  readonly lowerBound: number;
  /** The tour came of an exact method, or its length is the lower bound; rounding would not hide the least cost. */
  readonly provenOptimal: boolean;
  /** Kicks that were made; 0 for tours that were solved exactly. */
  readonly iterations: number;
}

/** Kicks for each node before a closer bound and a proof: the tour is often the shortest by then. */
const KICKS_BEFORE_BOUND = 150;
/** Rounding of the lower bound, relative to the size of its terms: of each in a sum of them, and at most. */
const TERM_ROUNDING = 2 * Number.EPSILON;
const BOUND_ROUNDING_MAX = 1e-12;

/**
 * A short tour through all cities and back. Up to 13 cities are solved exactly, and a tour of up to 130 is often
 * proven. Throws `TourRefused` for a problem that cannot be used. The same problem, seed and number of kicks give the
 * same tour.
 */
export function solveTour(problem: TourProblem, options: TourOptions): SolvedTour {
  checkTourProblem(problem);
  const cost = costBetween(problem);
  const symmetric = symmetricProblem(problem);
  if (symmetric.cities <= EXACT_MAX) return solveExactly(symmetric, cost);
  const search = new TourSearch(symmetric, seededRandom(options.seed));
  search.descend(options.isOver);
  const { distances } = symmetric;
  let tree = oneTreeBound(distances, search.length(), options.isOver);
  if (!options.isOver()) search.restart(tree.penalties, options.isOver);
  const most = options.maxIterations ?? Number.POSITIVE_INFINITY;
  const before = Math.min(most, KICKS_BEFORE_BOUND * distances.size);
  let bound = boundOf(symmetric, Math.max(tree.bound, search.bound), search.length());
  let iterations = search.iterate(options.isOver, before, targetOf(symmetric, bound));
  if (!options.isOver() && search.length() > targetOf(symmetric, bound)) {
    tree = oneTreeBound(distances, search.length(), options.isOver, tree);
    bound = Math.max(bound, boundOf(symmetric, tree.bound, search.length()));
    search.follow(tree.penalties);
  }
  const isClosed = isProven(
    symmetric,
    search,
    { bound, penalties: tree.penalties },
    options.isOver,
  );
  if (!isClosed) {
    const target = targetOf(symmetric, bound);
    iterations += search.iterate(options.isOver, most - iterations, target);
  }
  const tour = search.cities();
  const length = closedLength(tour, cost);
  const lowerBound = isClosed ? length : Math.min(bound, length);
  const provenOptimal = symmetric.isIntegral && length <= lowerBound;
  return { length, tour, lowerBound, provenOptimal, iterations };
}

/** Up to rounding, where costs are not integers: it is taken off the bound, and must not hide a cost. */
function solveExactly(
  { cities, isIntegral, scale, least }: SymmetricProblem,
  cost: (from: number, to: number) => number,
): SolvedTour {
  const tour = exactTour(cities, cost);
  const length = closedLength(tour, cost);
  const rounding = isIntegral ? 0 : 4 * Number.EPSILON * cities ** 2 * scale;
  const provenOptimal = rounding < least;
  return { length, tour, lowerBound: length - rounding, provenOptimal, iterations: 0 };
}

/** The length between nodes that needs no search for a shorter one. */
const targetOf = ({ isIntegral, shift }: SymmetricProblem, bound: number): number =>
  isIntegral ? bound - shift : Number.NEGATIVE_INFINITY;

/** Whether the tour has the length of its bound, or branch and bound closes what little there is between. */
function isProven(
  problem: SymmetricProblem,
  search: TourSearch,
  { bound, penalties }: OneTreeBound,
  isOver: () => boolean,
): boolean {
  const { distances, isIntegral, shift } = problem;
  const between = search.length();
  const length = between + shift;
  if (!isIntegral) return false;
  if (length <= bound) return true;
  if (distances.size > CLOSE_MAX || length - bound > CLOSE_GAP * Math.abs(length)) return false;
  const isEnough = (other: number) => boundOf(problem, other, between) >= length;
  return isShortest(distances, { length: between, penalties }, isEnough, isOver);
}

/** The bound on the length through the cities, rounded up where lengths are integers. */
function boundOf(problem: SymmetricProblem, treeBound: number, length: number): number {
  const { cities, isIntegral, scale, shift } = problem;
  const terms = Math.abs(length) + Math.abs(shift) + cities * scale;
  const rounding = Math.min(TERM_ROUNDING * cities, BOUND_ROUNDING_MAX);
  const bound = treeBound + shift - rounding * terms;
  return isIntegral ? Math.ceil(bound) : bound;
}
