import type { ArrayTour } from "./array-tour.js";
import type { Distances } from "./distances.js";
import type { Neighbours } from "./neighbours.js";

/**
 * Shortens a tour by sequential moves of two and three edges (Lin, 1965) between near nodes, with the rule that
 * each partial sum of gains is positive (Lin and Kernighan, 1973). Only nodes that were touched are looked at.
 */
export class ThreeOpt {
  readonly #tour: ArrayTour;
  readonly #distances: Distances;
  readonly #neighbours: Neighbours;
  /** Gains that are not above it are rounding. */
  readonly #tolerance: number;
  readonly #queue: Int32Array;
  readonly #isQueued: Uint8Array;
  #first = 0;
  #queued = 0;

  constructor(tour: ArrayTour, distances: Distances, neighbours: Neighbours, tolerance: number) {
    this.#tour = tour;
    this.#distances = distances;
    this.#neighbours = neighbours;
    this.#tolerance = tolerance;
    this.#queue = new Int32Array(tour.size);
    this.#isQueued = new Uint8Array(tour.size);
  }

  /** Has a node looked at. */
  touch(node: number): void {
    if (this.#isQueued[node] === 1) return;
    this.#isQueued[node] = 1;
    const size = this.#queue.length;
    const at = this.#first + this.#queued;
    this.#queue[at >= size ? at - size : at] = node;
    this.#queued += 1;
  }

  /** Forgets what was to be looked at. */
  clear(): void {
    while (this.#queued > 0) this.#take();
  }

  /** Improves until no move from a touched node does, or until it is over; answers by how much. */
  improve(isOver: () => boolean): number {
    let total = 0;
    for (let taken = 1; this.#queued > 0; taken += 1) {
      if (taken % 1024 === 0 && isOver()) break;
      const node = this.#take();
      let gain = this.#improveAt(node);
      while (gain > 0) {
        total += gain;
        gain = this.#improveAt(node);
      }
    }
    return total;
  }

  #take(): number {
    const node = this.#queue[this.#first] as number;
    this.#first = this.#first + 1 === this.#queue.length ? 0 : this.#first + 1;
    this.#queued -= 1;
    this.#isQueued[node] = 0;
    return node;
  }

  #improveAt(t1: number): number {
    return this.#improveFrom(t1, true) || this.#improveFrom(t1, false);
  }

  /** Tries moves that break the edge after t1 in one direction; names are those of the literature. */
  #improveFrom(t1: number, isForward: boolean): number {
    const tour = this.#tour;
    const { each, nodes } = this.#neighbours;
    const t2 = isForward ? tour.after(t1) : tour.before(t1);
    const broken = this.#distances.at(t1, t2);
    for (let index = 0; index < each; index += 1) {
      const t3 = nodes[t2 * each + index] as number;
      const open = broken - this.#distances.at(t2, t3);
      if (open <= this.#tolerance) break;
      if (t3 === t1) continue;
      const gain =
        this.#closeTwo(t1, t2, t3, open, isForward) || this.#closePure(t1, t2, t3, open, isForward);
      if (gain > 0) return gain;
    }
    return 0;
  }

  /** t4 before t3: a move of two edges, or one more after it. */
  #closeTwo(t1: number, t2: number, t3: number, open: number, isForward: boolean): number {
    const tour = this.#tour;
    const distances = this.#distances;
    const { each, nodes } = this.#neighbours;
    const t4 = isForward ? tour.before(t3) : tour.after(t3);
    if (t4 === t2) return 0;
    const opened = open + distances.at(t3, t4);
    const closed = opened - distances.at(t4, t1);
    if (closed > this.#tolerance) {
      tour.exchange(t1, t2, t4, t3);
      this.#touchAll(t1, t2, t3, t4);
      return closed;
    }
    const turn = this.#rank(t4, t2, isForward);
    for (let index = 0; index < each; index += 1) {
      const t5 = nodes[t4 * each + index] as number;
      const next = opened - distances.at(t4, t5);
      if (next <= this.#tolerance) break;
      if (t5 === t3 || t5 === t4) continue;
      const isTurned = this.#rank(t5, t2, isForward) <= turn;
      const t6 = isTurned === isForward ? tour.after(t5) : tour.before(t5);
      const gain = next + distances.at(t5, t6) - distances.at(t6, t1);
      if (gain <= this.#tolerance || t6 === t4) continue;
      tour.exchange(t1, t2, t4, t3);
      tour.exchange(t1, t4, t6, t5);
      this.#touchAll(t1, t2, t3, t4);
      this.#touchAll(t5, t6, t5, t6);
      return gain;
    }
    return 0;
  }

  /** t4 after t3: a move of three edges that swaps two paths, or reverses both of them. */
  #closePure(t1: number, t2: number, t3: number, open: number, isForward: boolean): number {
    const tour = this.#tour;
    const distances = this.#distances;
    const { each, nodes } = this.#neighbours;
    const t4 = isForward ? tour.after(t3) : tour.before(t3);
    const opened = open + distances.at(t3, t4);
    const end = this.#rank(t3, t2, isForward);
    for (let index = 0; index < each; index += 1) {
      const t5 = nodes[t4 * each + index] as number;
      const next = opened - distances.at(t4, t5);
      if (next <= this.#tolerance) break;
      const rank = this.#rank(t5, t2, isForward);
      if (rank > end) continue;
      for (let side = 0; side < 2; side += 1) {
        const isAfter = side === 0;
        if (t5 === (isAfter ? t3 : t2)) continue;
        const t6 = isAfter === isForward ? tour.after(t5) : tour.before(t5);
        const gain = next + distances.at(t5, t6) - distances.at(t6, t1);
        if (gain <= this.#tolerance) continue;
        if (isAfter) {
          tour.exchange(t1, t2, t3, t4);
          tour.exchange(t1, t3, t6, t5);
          tour.exchange(t3, t5, t2, t4);
        } else {
          tour.exchange(t1, t2, t6, t5);
          tour.exchange(t2, t5, t3, t4);
        }
        this.#touchAll(t1, t2, t3, t4);
        this.#touchAll(t5, t6, t5, t6);
        return gain;
      }
    }
    return 0;
  }

  /** How many steps after the start a node is, in the direction. */
  #rank(node: number, start: number, isForward: boolean): number {
    const steps = this.#tour.positionOf(node) - this.#tour.positionOf(start);
    const along = isForward ? steps : -steps;
    return along < 0 ? along + this.#tour.size : along;
  }

  #touchAll(a: number, b: number, c: number, d: number): void {
    this.touch(a);
    this.touch(b);
    this.touch(c);
    this.touch(d);
  }
}
