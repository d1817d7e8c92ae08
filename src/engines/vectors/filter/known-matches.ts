import type { BitSet } from "./bit-set.js";

const BYTES_MAX = 16 * 2 ** 20;
const CHARACTER_BYTES = 2;

/**
 * The slots that passed what was asked so far, for the searches of one call: those with the same
 * filter, or with a part of it, find the answer. What would take more than 16 MiB is asked again.
 */
export class KnownMatches {
  /** Slots from 0 that the answers are about. */
  readonly slots: number;
  readonly #answers = new Map<string, BitSet>();
  #bytes = 0;

  constructor(slots: number) {
    this.slots = slots;
  }

  get(question: string): BitSet | undefined {
    return this.#answers.get(question);
  }

  set(question: string, matches: BitSet): void {
    const bytes = matches.bytes + CHARACTER_BYTES * question.length;
    if (this.#bytes + bytes > BYTES_MAX) return;
    this.#bytes += bytes;
    this.#answers.set(question, matches);
  }
}
