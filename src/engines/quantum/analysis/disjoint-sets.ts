/** Sets of numbers below a bound that are joined step by step; union-find with path halving. */
export class DisjointSets {
  /** How many sets there are. */
  count = 0;
  /** The next number on the way to the root of the set, plus 1; 0 for a number that is in none. */
  readonly #next: Uint32Array;

  constructor(bound: number) {
    this.#next = new Uint32Array(bound);
  }

  /** Makes a set of its own for a number that is in none. */
  add(number: number): void {
    if (this.#next[number] !== 0) return;
    this.#next[number] = number + 1;
    this.count += 1;
  }

  /** Makes one set of those that the numbers are in. */
  join(numbers: readonly number[]): void {
    const [first, ...others] = numbers;
    if (first === undefined) return;
    let root = this.#rootOf(first);
    for (const other of others) {
      const joined = this.#rootOf(other);
      if (joined === root) continue;
      this.#next[root] = joined + 1;
      root = joined;
      this.count -= 1;
    }
  }

  #rootOf(number: number): number {
    this.add(number);
    const next = this.#next;
    let at = number;
    while (next[at] !== at + 1) {
      const above = (next[at] as number) - 1;
      next[at] = next[above] as number;
      at = above;
    }
    return at;
  }
}
