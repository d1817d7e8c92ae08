import type { Random } from "../../math/seeded-random/seeded-random.js";
import { ArrayTour } from "./array-tour.js";
import type { SymmetricProblem } from "./distances.js";
import { findNeighbours, type Neighbours, nearestBound } from "./neighbours.js";
import { ThreeOpt } from "./three-opt.js";
import { closedLength } from "./tour-length.js";

/** Nodes that a kick reaches over at most: what it breaks is mended near by. */
const KICK_SPAN = 50;
const TOLERANCE = 1e-13;
const ASK_EVERY = 64;
/** Kicks for each node without a shorter tour, after which one for every so many nodes is kept at any cost. */
const PATIENCE = 10;
const FREE_SHARE = 10;

/**
 * Iterated local search: two short paths that lie side by side at a random place are swapped (a double bridge,
 * Martin, Otto and Felten, 1991), the tour is mended around them, and the change is taken back unless it is no longer.
 */
export class TourSearch {
  readonly #problem: SymmetricProblem;
  readonly #random: Random;
  readonly #tour: ArrayTour;
  #local: ThreeOpt;

  /** No tour of the nodes is shorter: a first bound. */
  readonly bound: number;

  constructor(problem: SymmetricProblem, random: Random) {
    const neighbours = findNeighbours(problem.distances);
    this.bound = nearestBound(problem.distances, neighbours);
    this.#problem = problem;
    this.#random = random;
    this.#tour = new ArrayTour(startOf(problem, neighbours));
    this.#local = this.#localFor(neighbours);
  }

  /** The first local optimum. */
  descend(isOver: () => boolean): void {
    for (const node of this.#tour.order) this.#local.touch(node);
    this.#local.improve(isOver);
    this.#local.clear();
  }

  /** Looks at the nodes that are near under penalties of a 1-tree, from now on. */
  follow(penalties: Float64Array): Neighbours {
    const neighbours = findNeighbours(this.#problem.distances, penalties);
    this.#local = this.#localFor(neighbours);
    return neighbours;
  }

  /** Starts again with the nodes that are near under penalties, unless that leads to a longer local optimum. */
  restart(penalties: Float64Array, isOver: () => boolean): void {
    const before = { order: this.#tour.order.slice(), length: this.length() };
    this.#tour.assign(startOf(this.#problem, this.follow(penalties)));
    this.descend(isOver);
    if (this.length() > before.length) this.#tour.assign(before.order);
  }

  /**
   * Kicks until it is over, or `most` kicks were made, or the length is down to `target`. Where many kicks in a row
   * did not help, some are kept whatever they cost, and the search goes on from there. The tour is left at the best.
   *
   * @returns How many kicks were made.
   */
  iterate(isOver: () => boolean, most: number, target: number): number {
    const { size } = this.#tour;
    let length = this.length();
    let best = length;
    const bestOrder = this.#tour.order.slice();
    let kicks = 0;
    let stale = 0;
    let free = 0;
    while (kicks < most && best > target && !(kicks % ASK_EVERY === 0 && isOver())) {
      kicks += 1;
      stale += 1;
      this.#tour.mark();
      const change = this.#kick() - this.#local.improve(isOver);
      this.#local.clear();
      if (change > 0 && free === 0) this.#tour.restore();
      else length += change;
      if (change < 0) stale = 0;
      free = Math.max(0, free - 1);
      if (length < best) {
        best = length;
        bestOrder.set(this.#tour.order);
      }
      if (stale < PATIENCE * size) continue;
      stale = 0;
      free = Math.ceil(size / FREE_SHARE);
    }
    this.#tour.assign(bestOrder);
    return kicks;
  }

  /** The length between nodes, which is `shift` less than that of the cities. */
  length(): number {
    const { distances } = this.#problem;
    return closedLength(this.#tour.order, (from, to) => distances.at(from, to));
  }

  /** The cities in the order of the tour. */
  cities(): number[] {
    const { cities, isDirected } = this.#problem;
    const left = Array.from(this.#tour.order).filter((node) => node < cities);
    // A city is reached at its node above `cities`: where that comes after the other, the tour is read backwards.
    return !isDirected || this.#tour.before(0) === cities ? left : left.reverse();
  }

  #localFor(neighbours: Neighbours): ThreeOpt {
    const { distances, scale } = this.#problem;
    return new ThreeOpt(this.#tour, distances, neighbours, TOLERANCE * scale);
  }

  /** Swaps two adjacent paths; answers how much longer the tour becomes. */
  #kick(): number {
    const tour = this.#tour;
    const { distances, isDirected, cities } = this.#problem;
    const size = tour.size;
    // The two nodes of a city stay together: only every other edge is broken.
    const stride = isDirected ? 2 : 1;
    const span = Math.min(KICK_SPAN, Math.floor(size / stride) - 2);
    const [first, second, third] = this.#threeBelow(span);
    let start = this.#random.below(size);
    const at = (position: number) => tour.order[(start + position) % size] as number;
    if (isDirected && Math.abs(at(0) - at(1)) === cities) start += 1;
    const a = at(first * stride);
    const b = at(first * stride + 1);
    const c = at(second * stride);
    const d = at(second * stride + 1);
    const e = at(third * stride);
    const f = at(third * stride + 1);
    tour.exchange(a, b, e, f);
    tour.exchange(a, e, d, c);
    tour.exchange(e, c, b, f);
    for (const node of [a, b, c, d, e, f]) this.#local.touch(node);
    const broken = distances.at(a, b) + distances.at(c, d) + distances.at(e, f);
    return distances.at(a, d) + distances.at(e, b) + distances.at(c, f) - broken;
  }

  /** Three different numbers in [0, span], rising. */
  #threeBelow(span: number): [number, number, number] {
    const first = this.#random.below(span - 1);
    const second = first + 1 + this.#random.below(span - 1 - first);
    const third = second + 1 + this.#random.below(span - second);
    return [first, second, third];
  }
}

/** From each city to the nearest that is left, as nodes: a near one, or else the nearest of all. */
function startOf(
  { cities, isDirected, distances }: SymmetricProblem,
  { each, nodes }: Neighbours,
): Int32Array {
  const shift = isDirected ? cities : 0;
  const left = Int32Array.from({ length: cities }, (_, city) => city);
  const places = left.slice();
  const order: number[] = [];
  let city = 0;
  for (let count = cities - 1; count >= 0; count -= 1) {
    const place = places[city] as number;
    const last = left[count] as number;
    [left[place], places[last], places[city]] = [last, place, -1];
    if (isDirected) order.push(city + shift);
    order.push(city);
    const near = nodes.subarray(city * each, (city + 1) * each);
    let nearest = shift;
    const next = near.find((node) => node >= shift && (places[node - shift] ?? -1) >= 0);
    let least = Number.POSITIVE_INFINITY;
    for (let at = 0; next === undefined && at < count; at += 1) {
      const other = (left[at] as number) + shift;
      const distance = distances.atLeast(city, other);
      if (distance >= least) continue;
      least = distance;
      nearest = other;
    }
    city = (next ?? nearest) - shift;
  }
  return Int32Array.from(order);
}
