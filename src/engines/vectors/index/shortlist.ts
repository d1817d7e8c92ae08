const FIRST_CAPACITY = 1024;

/**
 * Slots that may be among the best `topK` by scores that are known up to an error. It forgets those
 * that `topK` others are better than for certain.
 */
export class Shortlist {
  #slots = new Uint32Array(FIRST_CAPACITY);
  /** The most that each score may be. */
  #highest = new Float64Array(FIRST_CAPACITY);
  #size = 0;
  /** The best `topK` of the least that each score may be; a heap with the lowest first. */
  readonly #lowest: Float64Array;
  #threshold = Number.NEGATIVE_INFINITY;

  constructor(topK: number) {
    this.#lowest = new Float64Array(topK).fill(Number.NEGATIVE_INFINITY);
  }

  /** A score that is no finite number says nothing: its sum went out of range. */
  offer(slot: number, score: number, error: number): void {
    const highest = score + error;
    if (highest < this.#threshold && highest > Number.NEGATIVE_INFINITY) return;
    if (this.#size === this.#slots.length) this.#makeRoom();
    const isKnown = Number.isFinite(highest);
    this.#slots[this.#size] = slot;
    this.#highest[this.#size] = isKnown ? highest : Number.POSITIVE_INFINITY;
    this.#size += 1;
    if (isKnown && score - error > this.#threshold) this.#raise(score - error);
  }

  /** What is left at the end. */
  take(): Uint32Array {
    this.#forget();
    return this.#slots.slice(0, this.#size);
  }

  #makeRoom(): void {
    this.#forget();
    if (this.#size * 2 <= this.#slots.length) return;
    const slots = new Uint32Array(this.#slots.length * 2);
    slots.set(this.#slots);
    this.#slots = slots;
    const highest = new Float64Array(this.#highest.length * 2);
    highest.set(this.#highest);
    this.#highest = highest;
  }

  #forget(): void {
    let kept = 0;
    for (let position = 0; position < this.#size; position += 1) {
      const highest = this.#highest[position] ?? 0;
      if (highest < this.#threshold) continue;
      this.#slots[kept] = this.#slots[position] ?? 0;
      this.#highest[kept] = highest;
      kept += 1;
    }
    this.#size = kept;
  }

  /** Replaces the lowest of the heap, and sets the threshold to what is now the lowest. */
  #raise(lowest: number): void {
    const heap = this.#lowest;
    let at = 0;
    for (let child = 1; child < heap.length; child = 2 * at + 1) {
      if (child + 1 < heap.length && (heap[child + 1] ?? 0) < (heap[child] ?? 0)) child += 1;
      const below = heap[child] ?? 0;
      if (below >= lowest) break;
      heap[at] = below;
      at = child;
    }
    heap[at] = lowest;
    this.#threshold = heap[0] ?? lowest;
  }
}
