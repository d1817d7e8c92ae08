import { type Arena, BATCH_SLOTS } from "./arena.js";
import type { Metric } from "./vector-index.js";

export interface Selection {
  readonly metric: Metric;
  readonly query: Float32Array;
  readonly topK: number;
  /** By slot, for those that are selected from. */
  readonly ids: readonly (string | undefined)[];
}

export interface Selected {
  readonly slot: number;
  readonly score: number;
}

/** Components that are summed up in one step, about 0.5 ms. */
const COMPONENTS_AT_ONCE = 524_288;

/**
 * The best `topK` of some slots by sums in double precision over the vectors as they were put,
 * highest score first, ties by id in the order of code units. A vector has the cosine 1 with itself
 * exactly. Between two steps the arena may be used for something else.
 */
export function* selectTop(
  arena: Arena,
  slots: Uint32Array,
  selection: Selection,
): Generator<void, Selected[]> {
  const { metric, query, ids } = selection;
  const top = new Top(selection.topK, ids);
  arena.setQuery(query);
  const querySquare = arena.querySquare();
  const slotsAtOnce = Math.max(BATCH_SLOTS, COMPONENTS_AT_ONCE / query.length);
  let summed = 0;
  for (let from = 0; from < slots.length; from += BATCH_SLOTS) {
    if (summed >= slotsAtOnce) {
      yield;
      arena.setQuery(query);
      summed = 0;
    }
    summed += BATCH_SLOTS;
    const batch = slots.subarray(from, from + BATCH_SLOTS);
    arena.batch.set(batch);
    const isDistance = metric === "euclidean";
    const sums = isDistance
      ? arena.exactDistances(batch.length)
      : arena.exactProducts(batch.length);
    for (let position = 0; position < batch.length; position += 1) {
      const sum = sums[2 * position] ?? 0;
      const square = sums[2 * position + 1] ?? 0;
      top.offer(batch[position] ?? 0, scoreOf(metric, sum, querySquare * square));
    }
  }
  return top.list();
}

/** The root of the product of two equal squares is that square exactly, so equal vectors give 1. */
function scoreOf(metric: Metric, sum: number, squares: number): number {
  switch (metric) {
    case "cosine":
      return Math.max(-1, Math.min(1, sum / Math.sqrt(squares)));
    case "dot":
      return sum;
    case "euclidean":
      return 0 - Math.sqrt(sum);
  }
}

/** Slots with their scores, the best first and at most `topK` of them. */
class Top {
  readonly #ids: readonly (string | undefined)[];
  readonly #slots: Uint32Array;
  readonly #scores: Float64Array;
  #size = 0;

  constructor(topK: number, ids: readonly (string | undefined)[]) {
    this.#ids = ids;
    this.#slots = new Uint32Array(topK);
    this.#scores = new Float64Array(topK);
  }

  offer(slot: number, score: number): void {
    const isFull = this.#size === this.#slots.length;
    if (isFull && !this.#isBetter(slot, score, this.#size - 1)) return;
    let place = isFull ? this.#size - 1 : this.#size;
    while (place > 0 && this.#isBetter(slot, score, place - 1)) {
      this.#slots[place] = this.#slots[place - 1] ?? 0;
      this.#scores[place] = this.#scores[place - 1] ?? 0;
      place -= 1;
    }
    this.#slots[place] = slot;
    this.#scores[place] = score;
    if (!isFull) this.#size += 1;
  }

  list(): Selected[] {
    return Array.from(this.#slots.subarray(0, this.#size), (slot, place) => ({
      slot,
      score: this.#scores[place] ?? 0,
    }));
  }

  #isBetter(slot: number, score: number, place: number): boolean {
    const other = this.#scores[place] ?? 0;
    if (score !== other) return score > other;
    return (this.#ids[slot] ?? "") < (this.#ids[this.#slots[place] ?? 0] ?? "");
  }
}
