/** A binary heap of nodes by key, the least first; a node may lie in it several times. */
export class NodeHeap {
  readonly #nodes: number[] = [];
  readonly #keys: number[] = [];

  get size(): number {
    return this.#nodes.length;
  }

  push(node: number, key: number): void {
    let at = this.#nodes.length;
    this.#nodes.push(node);
    this.#keys.push(key);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (!this.#isBefore(at, parent)) break;
      this.#swap(at, parent);
      at = parent;
    }
  }

  /** The node with the least key; the heap must not be empty. */
  pop(): number {
    const first = this.#nodes[0] as number;
    const last = this.#nodes.length - 1;
    this.#swap(0, last);
    this.#nodes.pop();
    this.#keys.pop();
    let at = 0;
    for (;;) {
      const left = at * 2 + 1;
      if (left >= last) break;
      const child = left + 1 < last && this.#isBefore(left + 1, left) ? left + 1 : left;
      if (!this.#isBefore(child, at)) break;
      this.#swap(child, at);
      at = child;
    }
    return first;
  }

  /** Ties go to the lower node, so that an answer does not depend on the order of the edges. */
  #isBefore(one: number, other: number): boolean {
    const [oneKey, otherKey] = [this.#keys[one] as number, this.#keys[other] as number];
    if (oneKey !== otherKey) return oneKey < otherKey;
    return (this.#nodes[one] as number) < (this.#nodes[other] as number);
  }

  #swap(one: number, other: number): void {
    const [node, key] = [this.#nodes[one] as number, this.#keys[one] as number];
    this.#nodes[one] = this.#nodes[other] as number;
    this.#keys[one] = this.#keys[other] as number;
    this.#nodes[other] = node;
    this.#keys[other] = key;
  }
}
