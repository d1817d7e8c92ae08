/** A cyclic order of nodes that is changed by reversals, which can be taken back to a mark. */
export class ArrayTour {
  readonly order: Int32Array;
  readonly #positions: Int32Array;
  #reversals = new Int32Array(1024);
  #count = 0;

  constructor(order: Int32Array) {
    this.order = new Int32Array(order.length);
    this.#positions = new Int32Array(order.length);
    this.assign(order);
  }

  /** Takes another order of the same nodes, and marks it. */
  assign(order: Int32Array): void {
    this.order.set(order);
    for (const [position, node] of order.entries()) this.#positions[node] = position;
    this.mark();
  }

  get size(): number {
    return this.order.length;
  }

  positionOf(node: number): number {
    return this.#positions[node] as number;
  }

  after(node: number): number {
    const position = (this.#positions[node] as number) + 1;
    return this.order[position === this.order.length ? 0 : position] as number;
  }

  before(node: number): number {
    const position = this.#positions[node] as number;
    return this.order[(position === 0 ? this.order.length : position) - 1] as number;
  }

  /**
   * Replaces the edges (a, b) and (c, d) by (a, c) and (b, d), where one of the two directions of the tour comes
   * by a, b, c and d in this order.
   */
  exchange(a: number, b: number, c: number, d: number): void {
    if (this.after(a) === b && this.after(c) === d)
      this.#reverse(this.positionOf(b), this.positionOf(c));
    else this.#reverse(this.positionOf(c), this.positionOf(b));
  }

  /** Changes up to here are kept. */
  mark(): void {
    this.#count = 0;
  }

  /** Takes back all changes since the mark. */
  restore(): void {
    for (let at = this.#count - 2; at >= 0; at -= 2) {
      this.#swapFrom(this.#reversals[at] as number, this.#reversals[at + 1] as number);
    }
    this.#count = 0;
  }

  /** Reverses the path between two positions, or the rest of the tour when that is shorter: the same cycle. */
  #reverse(from: number, to: number): void {
    const size = this.order.length;
    const inside = (to < from ? to - from + size : to - from) + 1;
    if (2 * inside <= size) this.#keepAndSwap(from, to);
    else this.#keepAndSwap(to + 1 === size ? 0 : to + 1, (from === 0 ? size : from) - 1);
  }

  #keepAndSwap(from: number, to: number): void {
    if (this.#count + 2 > this.#reversals.length) {
      const longer = new Int32Array(2 * this.#reversals.length);
      longer.set(this.#reversals);
      this.#reversals = longer;
    }
    this.#reversals[this.#count] = from;
    this.#reversals[this.#count + 1] = to;
    this.#count += 2;
    this.#swapFrom(from, to);
  }

  #swapFrom(from: number, to: number): void {
    const { order } = this;
    const positions = this.#positions;
    const size = order.length;
    let low = from;
    let high = to;
    const inside = (to < from ? to - from + size : to - from) + 1;
    for (let left = inside >> 1; left > 0; left -= 1) {
      const [one, other] = [order[low] as number, order[high] as number];
      order[low] = other;
      positions[other] = low;
      order[high] = one;
      positions[one] = high;
      low = low + 1 === size ? 0 : low + 1;
      high = (high === 0 ? size : high) - 1;
    }
  }
}
