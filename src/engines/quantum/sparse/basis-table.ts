/** A basis state as two halves: qubits 0..23 in `low`, 24..47 in `high`. */
export interface Halves {
  readonly low: number;
  readonly high: number;
}

export const HALF_BITS = 24;
const FREE = -1;

/** The bit of a qubit in its half; the other half is 0. */
export function maskOf(qubit: number): Halves {
  return qubit < HALF_BITS
    ? { low: 1 << qubit, high: 0 }
    : { low: 0, high: 1 << (qubit - HALF_BITS) };
}

/**
 * Numbers different basis states from 0 in the order of their coming: open addressing with linear probing
 * over a table that is at most half full.
 */
export class BasisTable {
  readonly low: Int32Array;
  readonly high: Int32Array;
  readonly #slots: Int32Array;
  #count = 0;

  constructor(entriesMax: number) {
    this.low = new Int32Array(entriesMax);
    this.high = new Int32Array(entriesMax);
    let size = 4;
    while (size < 2 * entriesMax) size *= 2;
    this.#slots = new Int32Array(size).fill(FREE);
  }

  get count(): number {
    return this.#count;
  }

  /** The number of a state, new or not. */
  add(low: number, high: number): number {
    const slot = this.#slotOf(low, high);
    const found = this.#slots[slot] as number;
    if (found !== FREE) return found;
    const entry = this.#count;
    this.#count += 1;
    this.low[entry] = low;
    this.high[entry] = high;
    this.#slots[slot] = entry;
    return entry;
  }

  /** The number of a state, or -1. */
  find(low: number, high: number): number {
    return this.#slots[this.#slotOf(low, high)] as number;
  }

  #slotOf(low: number, high: number): number {
    const mask = this.#slots.length - 1;
    let hash = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca77);
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    let slot = (hash ^ (hash >>> 13)) & mask;
    for (;;) {
      const entry = this.#slots[slot] as number;
      if (entry === FREE || (this.low[entry] === low && this.high[entry] === high)) return slot;
      slot = (slot + 1) & mask;
    }
  }
}
