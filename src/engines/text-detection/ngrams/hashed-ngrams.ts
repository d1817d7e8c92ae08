/** The features of a text that are not zero: distinct numbers below a power of two, and their values. */
export interface SparseVector {
  readonly buckets: Int32Array;
  readonly values: Float32Array;
}

export interface NgramOptions {
  /** Features are hashed to so many bits; 1 to 20. */
  readonly bits: number;
  /** Lengths of the groups of characters, in UTF-16 code units; up to 0 for none. */
  readonly characters: readonly [from: number, to: number];
  /** Lengths of the groups of words and marks; up to 0 for none. */
  readonly words: readonly [from: number, to: number];
}

const TOKEN = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}]+)*|[^\s\p{L}\p{M}\p{N}]/gu;
const BLANK = 0x20;
const SEED = 0x811c9dc5;
const WORD_SEED = 0x5bd1e995;
const PRIME = 0x01000193;

/**
 * Groups of characters and of words of a text, hashed to buckets (Weinberger and others, "Feature
 * Hashing", 2009): each counts as 1 + ln(occurrences), and the vector has length 1. The text is
 * taken as it is: normalise and fold case before. Linear in the text times the lengths: about 1 ms for 2,500
 * characters with groups of 2 to 5.
 */
export function hashedNgrams(text: string, options: NgramOptions): SparseVector {
  const counter = new BucketCounter(options.bits);
  countCharacters(text, options.characters, counter);
  if (options.words[1] > 0) countTokens(text.match(TOKEN) ?? [], options.words, counter);
  return counter.vector();
}

function countCharacters(
  text: string,
  [from, to]: readonly [number, number],
  counter: BucketCounter,
): void {
  if (to < 1 || text === "") return;
  const codes = codesWithEdges(text);
  for (let start = 0; start < codes.length; start += 1) {
    let hash = SEED;
    const end = Math.min(to, codes.length - start);
    for (let length = 1; length <= end; length += 1) {
      hash = Math.imul(hash ^ (codes[start + length - 1] ?? 0), PRIME);
      if (length >= from) counter.add(hash + length);
    }
  }
}

/** The code units between blanks. A joined string, read by index, would cost quadratic time. */
function codesWithEdges(text: string): Uint16Array {
  const codes = new Uint16Array(text.length + 2).fill(BLANK);
  for (let at = 0; at < text.length; at += 1) codes[at + 1] = text.charCodeAt(at);
  return codes;
}

/** Groups of the tokens given, hashed as those of `hashedNgrams`: for tokens that are not those of a text. */
export function hashedTokenNgrams(
  tokens: readonly string[],
  bits: number,
  lengths: readonly [from: number, to: number],
): SparseVector {
  const counter = new BucketCounter(bits);
  countTokens(tokens, lengths, counter);
  return counter.vector();
}

function countTokens(
  tokens: readonly string[],
  [from, to]: readonly [number, number],
  counter: BucketCounter,
): void {
  const hashes = new Int32Array(tokens.length);
  for (let at = 0; at < tokens.length; at += 1) hashes[at] = hashOf(tokens[at] ?? "");
  for (let start = 0; start < hashes.length; start += 1) {
    let hash = WORD_SEED;
    const end = Math.min(to, hashes.length - start);
    for (let length = 1; length <= end; length += 1) {
      hash = Math.imul(hash ^ (hashes[start + length - 1] ?? 0), PRIME);
      hash ^= hash >>> 15;
      if (length >= from) counter.add(hash + length);
    }
  }
}

/** FNV-1a (Fowler, Noll, Vo), unfinished. */
function hashOf(token: string): number {
  let hash = SEED;
  for (let at = 0; at < token.length; at += 1) {
    hash = Math.imul(hash ^ token.charCodeAt(at), PRIME);
  }
  return hash;
}

/** Room for all vectors, one after the other: cleared where it was touched, which is much less than all. */
const room = { counts: new Uint32Array(2 ** 16), touched: new Int32Array(2 ** 12) };

class BucketCounter {
  readonly #mask: number;
  readonly #counts: Uint32Array;
  #touched = room.touched;
  #size = 0;

  constructor(bits: number) {
    this.#mask = 2 ** bits - 1;
    if (room.counts.length < 2 ** bits) room.counts = new Uint32Array(2 ** bits);
    this.#counts = room.counts;
  }

  add(hash: number): void {
    let mixed = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
    mixed ^= mixed >>> 13;
    const bucket = mixed & this.#mask;
    const count = this.#counts[bucket] ?? 0;
    this.#counts[bucket] = count + 1;
    if (count > 0) return;
    if (this.#size === this.#touched.length) this.#grow();
    this.#touched[this.#size] = bucket;
    this.#size += 1;
  }

  /** The vector of what was added; the counter is empty then. */
  vector(): SparseVector {
    const buckets = this.#touched.slice(0, this.#size);
    const values = new Float32Array(buckets.length);
    let square = 0;
    for (let at = 0; at < buckets.length; at += 1) {
      const bucket = buckets[at] ?? 0;
      const value = 1 + Math.log(this.#counts[bucket] ?? 1);
      values[at] = value;
      square += value * value;
      this.#counts[bucket] = 0;
    }
    const length = Math.sqrt(square);
    for (let at = 0; at < values.length; at += 1) values[at] = (values[at] ?? 0) / length;
    return { buckets, values };
  }

  #grow(): void {
    room.touched = new Int32Array(2 * this.#touched.length);
    room.touched.set(this.#touched);
    this.#touched = room.touched;
  }
}
