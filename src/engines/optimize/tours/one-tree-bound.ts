import type { Distances } from "./distances.js";

/** Pairs of nodes in all steps together: about 0.05 s for a first bound, 0.2 s for a closer one. */
const WORK = { first: 25_000_000, closer: 100_000_000 };
const STEPS_MAX = 3000;
const ASK_EVERY = 512;

/** Of all steps, so many without a better bound make the next half as long. */
const IMPATIENCE = 1 / 15;

/** No tour is shorter than `bound`; `penalties` are those of the nodes that gave it. */
export interface OneTreeBound {
  readonly bound: number;
  readonly penalties: Float64Array;
}

/**
 * A lower bound on the length of tours of at least three nodes: the greatest minimum 1-tree found by subgradient
 * ascent (Held and Karp, 1971; steps of Held, Wolfe and Crowder, 1974). Any penalties give a valid bound, so that it
 * may end early.
 *
 * @param length The length of a known tour, which sets the size of the steps and ends them once it is reached.
 * @param before What was found before, to be made closer with more work.
 */
export function oneTreeBound(
  distances: Distances,
  length: number,
  isOver: () => boolean,
  before?: OneTreeBound,
): OneTreeBound {
  const { size } = distances;
  const work = before ? WORK.closer : WORK.first;
  const steps = Math.max(1, Math.min(STEPS_MAX, Math.floor(work / size ** 2)));
  const from = before?.penalties ?? new Float64Array(size);
  const found = ascend(new OneTree(distances), from, length, steps, isOver);
  return before && before.bound > found.bound ? before : found;
}

/** Steps of the ascent from some penalties on. */
export function ascend(
  tree: OneTree,
  from: Float64Array,
  length: number,
  steps: number,
  isOver: () => boolean,
): OneTreeBound {
  const size = from.length;
  const penalties = from.slice();
  const before = new Float64Array(size);
  const best = { bound: Number.NEGATIVE_INFINITY, penalties: penalties.slice() };
  let [factor, lastBetter] = [2, 0];
  for (let step = 0; step < steps; step += 1) {
    const bound = tree.grow(penalties, isOver);
    if (bound > best.bound) {
      best.bound = bound;
      best.penalties.set(penalties);
      lastBetter = step;
    } else if (step - lastBetter >= IMPATIENCE * steps) {
      factor /= 2;
      lastBetter = step;
      penalties.set(best.penalties);
    }
    let excesses = 0;
    for (const degree of tree.degrees) excesses += (degree - 2) ** 2;
    if (bound >= length || excesses === 0 || isOver()) break;
    const stride = (factor * (length - bound)) / excesses;
    for (let node = 0; node < size; node += 1) {
      const excess = (tree.degrees[node] as number) - 2;
      const direction = 0.6 * excess + 0.4 * (before[node] as number);
      before[node] = excess;
      penalties[node] = (penalties[node] as number) + stride * direction;
    }
  }
  return best;
}

/** The minimum spanning tree of all nodes but the first, and the two shortest edges of the first. */
export class OneTree {
  readonly degrees: Int32Array;
  readonly #distances: Distances;
  readonly #costs: Float64Array;
  readonly #parents: Int32Array;
  readonly #outside: Int32Array;
  #firstEnds: [number, number] = [1, 1];

  constructor(distances: Distances) {
    this.#distances = distances;
    this.degrees = new Int32Array(distances.size);
    this.#costs = new Float64Array(distances.size);
    this.#parents = new Int32Array(distances.size);
    this.#outside = new Int32Array(distances.size);
  }

  /** Its weight under penalties of the nodes, less those of a tour: no tour is shorter. Minus infinity when over. */
  grow(penalties: Float64Array, isOver: () => boolean): number {
    this.degrees.fill(0);
    let total = this.#span(penalties, isOver) + this.#closeFirst(penalties);
    for (const penalty of penalties) total -= 2 * penalty;
    return total;
  }

  /** Prim's algorithm from the node 1 on. */
  #span(penalties: Float64Array, isOver: () => boolean): number {
    const { size } = this.#distances;
    const distances = this.#distances;
    const [costs, parents, outside] = [this.#costs, this.#parents, this.#outside];
    costs.fill(Number.POSITIVE_INFINITY);
    let left = size - 2;
    for (let at = 0; at < left; at += 1) outside[at] = at + 2;
    let [total, joined] = [0, 1];
    while (left > 0) {
      if (left % ASK_EVERY === 0 && isOver()) return Number.NEGATIVE_INFINITY;
      const own = penalties[joined] as number;
      let nearest = 0;
      let least = Number.POSITIVE_INFINITY;
      for (let at = 0; at < left; at += 1) {
        const node = outside[at] as number;
        const penalty = own + (penalties[node] as number);
        if (distances.atLeast(joined, node) + penalty < (costs[node] as number)) {
          const cost = distances.at(joined, node) + penalty;
          if (cost < (costs[node] as number)) {
            costs[node] = cost;
            parents[node] = joined;
          }
        }
        if ((costs[node] as number) >= least) continue;
        least = costs[node] as number;
        nearest = at;
      }
      joined = outside[nearest] as number;
      left -= 1;
      outside[nearest] = outside[left] as number;
      total += least;
      this.#count(joined);
      this.#count(parents[joined] as number);
    }
    return total;
  }

  #closeFirst(penalties: Float64Array): number {
    let [nearest, second] = [-1, -1];
    let [least, next] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let node = 1; node < penalties.length; node += 1) {
      const penalty = (penalties[0] as number) + (penalties[node] as number);
      if (this.#distances.atLeast(0, node) + penalty >= next) continue;
      const cost = this.#distances.at(0, node) + penalty;
      if (cost < least) {
        [second, next] = [nearest, least];
        [nearest, least] = [node, cost];
      } else if (cost < next) [second, next] = [node, cost];
    }
    this.#firstEnds = [nearest, second];
    for (const node of [0, 0, nearest, second]) this.#count(node);
    return least + next;
  }

  /** Its edges, when it was grown last. */
  edges(): [number, number][] {
    const others = Array.from(this.#parents.subarray(2), (parent, at): [number, number] => [
      at + 2,
      parent,
    ]);
    return [...others, [0, this.#firstEnds[0]], [0, this.#firstEnds[1]]];
  }

  #count(node: number): void {
    this.degrees[node] = (this.degrees[node] as number) + 1;
  }
}
