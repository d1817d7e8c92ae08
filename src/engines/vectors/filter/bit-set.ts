const WORD_BITS = 32;
const ALL_BITS = 0xffff_ffff;

/** A set of whole numbers below `size`, a bit for each. */
export class BitSet {
  readonly size: number;
  /** 32 numbers in each, the least in the lowest bit; the bits from `size` on are 0. */
  readonly words: Uint32Array;

  constructor(size: number, words = new Uint32Array(Math.ceil(size / WORD_BITS))) {
    this.size = size;
    this.words = words;
  }

  static full(size: number): BitSet {
    return new BitSet(size).invert();
  }

  get bytes(): number {
    return this.words.byteLength;
  }

  get isEmpty(): boolean {
    return this.words.every((word) => word === 0);
  }

  has(number: number): boolean {
    return (((this.words[number >>> 5] ?? 0) >>> (number & 31)) & 1) === 1;
  }

  add(number: number): void {
    const at = number >>> 5;
    this.words[at] = (this.words[at] ?? 0) | (1 << (number & 31));
  }

  /** Adds the numbers from the first up to the second. */
  addRange([from, to]: readonly [number, number]): void {
    for (let number = from; number < to; ) {
      const end = Math.min(to, (number | 31) + 1);
      const at = number >>> 5;
      const mask = (ALL_BITS >>> (WORD_BITS - (end - number))) << (number & 31);
      this.words[at] = (this.words[at] ?? 0) | mask;
      number = end;
    }
  }

  delete(number: number): void {
    const at = number >>> 5;
    this.words[at] = (this.words[at] ?? 0) & ~(1 << (number & 31));
  }

  /** A set of its own of the same numbers, or of those below another size. */
  copy(size = this.size): BitSet {
    const copy = new BitSet(size);
    copy.words.set(this.words.subarray(0, copy.words.length));
    return copy.cut();
  }

  /** Keeps what is in both; the other has the same size or a larger one. */
  and(other: BitSet): this {
    const { words } = this;
    for (let at = 0; at < words.length; at += 1) {
      words[at] = (words[at] ?? 0) & (other.words[at] ?? 0);
    }
    return this;
  }

  /** Adds what is in the other, which has the same size. */
  or(other: BitSet): this {
    const { words } = this;
    for (let at = 0; at < words.length; at += 1) {
      words[at] = (words[at] ?? 0) | (other.words[at] ?? 0);
    }
    return this;
  }

  invert(): this {
    const { words } = this;
    for (let at = 0; at < words.length; at += 1) words[at] = ~(words[at] ?? 0);
    return this.cut();
  }

  /**
   * Lists the numbers from `from` on, ascending, until `list` is full. Answers how many they are,
   * and where to go on.
   */
  fill(list: Uint32Array, from: number): { readonly filled: number; readonly next: number } {
    const { words, size } = this;
    let filled = 0;
    let number = from;
    while (number < size) {
      const word = (words[number >>> 5] ?? 0) >>> (number & 31);
      if (word === 0) {
        number = (number | 31) + 1;
        continue;
      }
      number += Math.clz32(word & -word) ^ 31;
      if (filled === list.length) break;
      list[filled] = number;
      filled += 1;
      number += 1;
    }
    return { filled, next: Math.min(number, size) };
  }

  /** Leaves nothing from `size` on, after its words were written. */
  cut(): this {
    const { words, size } = this;
    const rest = size % WORD_BITS;
    if (rest > 0) words[words.length - 1] = (words.at(-1) ?? 0) & (ALL_BITS >>> (WORD_BITS - rest));
    return this;
  }
}
