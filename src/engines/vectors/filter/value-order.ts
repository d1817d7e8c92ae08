import type { FieldValue } from "./field-value.js";

/** What a value is compared with, and how. */
export interface Comparison {
  readonly operator: "$gt" | "$gte" | "$lt" | "$lte";
  readonly bound: number | string;
}

/** Sorted at once, and merged at once: less than a millisecond. */
const SORTED_AT_ONCE = 512;
const MERGED_AT_ONCE = 8_192;

type Values = readonly FieldValue[];

/**
 * Places for the codes of a column, from 0 on: first those of numbers and then those of texts, the
 * least first. So all values beyond a bound stand side by side. Codes that came later keep their
 * number for a place.
 */
export class ValueOrder {
  /** The order in which every code has its number for a place. */
  static readonly none = new ValueOrder({
    places: new Uint32Array(),
    sorted: new Uint32Array(),
    numbers: 0,
  });

  readonly #places: Uint32Array;
  readonly #sorted: Uint32Array;
  readonly #numbers: number;

  private constructor(order: { places: Uint32Array; sorted: Uint32Array; numbers: number }) {
    this.#places = order.places;
    this.#sorted = order.sorted;
    this.#numbers = order.numbers;
  }

  /** The order of the first `count` values, made in small steps: a merge sort from the bottom up. */
  static *of(values: Values, count: number): Generator<void, ValueOrder> {
    const numbers: number[] = [];
    const texts: number[] = [];
    const others: number[] = [];
    for (let code = 0; code < count; code += 1) {
      const kind = typeof values[code];
      (kind === "number" ? numbers : kind === "string" ? texts : others).push(code);
      if (code % MERGED_AT_ONCE === MERGED_AT_ONCE - 1) yield;
    }
    const sorted = new Uint32Array(count);
    sorted.set(yield* sort(values, numbers));
    sorted.set(yield* sort(values, texts), numbers.length);
    sorted.set(others, numbers.length + texts.length);
    const places = new Uint32Array(count);
    for (let place = 0; place < count; place += 1) places[sorted[place] ?? 0] = place;
    const ordered = sorted.subarray(0, numbers.length + texts.length);
    return new ValueOrder({ places, sorted: ordered, numbers: numbers.length });
  }

  /** Codes from 0 up to this one have a place in the order. */
  get covered(): number {
    return this.#places.length;
  }

  get bytes(): number {
    return this.#places.byteLength + this.#sorted.buffer.byteLength;
  }

  placeOf(code: number): number {
    return this.#places[code] ?? code;
  }

  /** The places of the values that hold, of the covered ones: from the first up to the second. */
  placesOf(values: Values, { operator, bound }: Comparison): readonly [number, number] {
    const isNumber = typeof bound === "number";
    const kind = isNumber
      ? ([0, this.#numbers] as const)
      : ([this.#numbers, this.#sorted.length] as const);
    // What stands before the bound holds with "$lt", and what is equal to it with "$lte".
    const isBefore = operator === "$gt" || operator === "$lte" ? atMost : below;
    let [low, high] = kind;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(values[this.#sorted[middle] ?? 0], bound)) low = middle + 1;
      else high = middle;
    }
    return operator === "$gt" || operator === "$gte" ? [low, kind[1]] : [kind[0], low];
  }
}

/** Whether a value is beyond a bound of its own type; others never are. */
export function isBeyond(value: FieldValue, { operator, bound }: Comparison): boolean {
  if (typeof value !== typeof bound) return false;
  switch (operator) {
    case "$gt":
      return below(bound, value);
    case "$gte":
      return atMost(bound, value);
    case "$lt":
      return below(value, bound);
    case "$lte":
      return atMost(value, bound);
  }
}

/** Two numbers or two texts; texts by their code units. */
function below(one: FieldValue, other: FieldValue): boolean {
  return (one as number) < (other as number);
}

function atMost(one: FieldValue, other: FieldValue): boolean {
  return (one as number) <= (other as number);
}

function* sort(values: Values, codes: readonly number[]): Generator<void, Uint32Array> {
  let sorted = Uint32Array.from(codes);
  const compare = (one: number, other: number) => (below(values[one], values[other]) ? -1 : 1);
  for (let from = 0; from < sorted.length; from += SORTED_AT_ONCE) {
    sorted.subarray(from, from + SORTED_AT_ONCE).sort(compare);
    yield;
  }
  for (let run = SORTED_AT_ONCE; run < sorted.length; run *= 2) {
    const merged = new Uint32Array(sorted.length);
    for (let from = 0; from < sorted.length; from += 2 * run) {
      yield* merge(
        values,
        { runs: sorted.subarray(from, from + 2 * run), run },
        merged.subarray(from),
      );
    }
    sorted = merged;
  }
  return sorted;
}

/** Merges two sorted runs, of which the first has the length `run`. */
function* merge(
  values: Values,
  { runs, run }: { readonly runs: Uint32Array; readonly run: number },
  merged: Uint32Array,
): Generator<void, void> {
  for (let at = 0, left = 0; at < runs.length; ) {
    const end = Math.min(runs.length, at + MERGED_AT_ONCE);
    left = mergeUpTo(end, { values, runs, run, at, left }, merged);
    at = end;
    yield;
  }
}

/** Merges up to the place `end`, and answers how many are taken of the first run. */
function mergeUpTo(
  end: number,
  from: {
    readonly values: Values;
    readonly runs: Uint32Array;
    readonly run: number;
    readonly at: number;
    readonly left: number;
  },
  merged: Uint32Array,
): number {
  const { values, runs, run } = from;
  let { left } = from;
  for (let { at } = from; at < end; at += 1) {
    const right = run + at - left;
    const isLeft =
      right >= runs.length ||
      (left < run && below(values[runs[left] ?? 0], values[runs[right] ?? 0]));
    merged[at] = runs[isLeft ? left : right] ?? 0;
    if (isLeft) left += 1;
  }
  return left;
}
