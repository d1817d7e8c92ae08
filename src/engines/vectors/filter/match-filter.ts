import { BitSet } from "./bit-set.js";
import { type FieldColumn, MISSING } from "./field-column.js";
import type { FieldTest, Filter, Scalar } from "./filter.js";
import type { FilterPlan } from "./filter-plan.js";
import type { KnownMatches } from "./known-matches.js";
import { type Comparison, isBeyond, ValueOrder } from "./value-order.js";

/** Lists that are added in one step, about 0.5 ms. */
const LISTS_AT_ONCE = 65_536;
/** 32 slots in each. */
const WORDS_AT_ONCE = 4_096;
const WORD_BITS = 32;

/** What a filter is evaluated on. */
export interface Matchable {
  /** Of all fields of the filter, each with all slots that `known` is about. */
  readonly columns: ReadonlyMap<string, FieldColumn>;
  /** Takes what passes one column, as other filters may ask it, too. */
  readonly known: KnownMatches;
}

/**
 * The slots whose metadata passes a filter, in steps of less than a millisecond for 100,000 values.
 * Costs a pass over the different values of a field for each comparison with it, next to nothing for
 * an equality, and a pass over the slots for each column of the plan. The set is not the caller's to
 * change.
 */
export function* matchFilter(plan: FilterPlan, matchable: Matchable): Generator<void, BitSet> {
  switch (plan.kind) {
    case "column":
      return yield* matchColumn(plan, matchable);
    case "not":
      return (yield* matchFilter(plan.part, matchable)).copy().invert();
    case "all": {
      const matches = BitSet.full(matchable.known.slots);
      for (const part of plan.parts) {
        matches.and(yield* matchFilter(part, matchable));
        if (matches.isEmpty) break;
      }
      return matches;
    }
    case "any": {
      const matches = new BitSet(matchable.known.slots);
      for (const part of plan.parts) matches.or(yield* matchFilter(part, matchable));
      return matches;
    }
  }
}

function* matchColumn(
  { field, filter }: FilterPlan & { kind: "column" },
  { columns, known }: Matchable,
): Generator<void, BitSet> {
  const question = JSON.stringify(filter);
  const answered = known.get(question);
  if (answered !== undefined) return answered;
  const column = columns.get(field);
  if (column === undefined) throw new RangeError("a field of the filter has no column");
  const order = isOrdered(filter) ? yield* column.order() : ValueOrder.none;
  // Others may add values from here on; no slot that is asked for has one of them.
  const values = { column, order, size: column.values.length };
  const matches = yield* slotsWith(yield* passing(filter, values), values, known.slots);
  known.set(question, matches);
  return matches;
}

/** Whether values are compared by their order. */
function isOrdered(filter: Filter): boolean {
  switch (filter.kind) {
    case "field":
      return "bound" in filter.test;
    case "not":
      return isOrdered(filter.filter);
    case "all":
    case "any":
      return filter.filters.some(isOrdered);
  }
}

/** The first `size` values of a column, which a set has by their places in the order. */
interface Values {
  readonly column: FieldColumn;
  readonly order: ValueOrder;
  readonly size: number;
}

/** The slots with one of the values. */
function* slotsWith(
  wanted: BitSet,
  { column: { codes }, order }: Values,
  slots: number,
): Generator<void, BitSet> {
  const matches = new BitSet(slots);
  if (wanted.isEmpty) return matches;
  const passes = new Uint8Array(wanted.size);
  for (let code = 0; code < passes.length; code += 1) {
    passes[code] = wanted.has(order.placeOf(code)) ? 1 : 0;
  }
  yield;
  const { words } = matches;
  for (let at = 0; at < words.length; at += WORDS_AT_ONCE) {
    putSlots(codes, passes, words.subarray(at, at + WORDS_AT_ONCE), at * WORD_BITS);
    yield;
  }
  return matches.cut();
}

/** Sets the words of the slots from `first` on; those that are not there may be wrong. */
function putSlots(codes: Uint32Array, passes: Uint8Array, words: Uint32Array, first: number): void {
  for (let at = 0; at < words.length; at += 1) {
    const low = first + at * WORD_BITS;
    let word = 0;
    for (let slot = low + WORD_BITS - 1; slot >= low; slot -= 1) {
      word = (word << 1) | (passes[codes[slot] ?? MISSING] ?? 0);
    }
    words[at] = word;
  }
}

/** The values that pass a filter on this field alone. */
function* passing(filter: Filter, values: Values): Generator<void, BitSet> {
  switch (filter.kind) {
    case "field":
      return yield* passingTest(filter.test, values);
    case "not":
      return (yield* passing(filter.filter, values)).invert();
    case "all":
    case "any": {
      const isAll = filter.kind === "all";
      const passingAll = isAll ? BitSet.full(values.size) : new BitSet(values.size);
      for (const part of filter.filters) {
        const ofPart = yield* passing(part, values);
        if (isAll) passingAll.and(ofPart);
        else passingAll.or(ofPart);
      }
      return passingAll;
    }
  }
}

function* passingTest(test: FieldTest, values: Values): Generator<void, BitSet> {
  const set = new BitSet(values.size);
  switch (test.operator) {
    case "$eq":
      addEqual(test.value, values, set);
      break;
    case "$in": {
      let lists = 0;
      for (const value of test.values) {
        lists += addEqual(value, values, set);
        if (lists < LISTS_AT_ONCE) continue;
        lists = 0;
        yield;
      }
      break;
    }
    case "$contains":
      addLists(test.value, values, set);
      break;
    case "$exists":
      set.add(values.order.placeOf(MISSING));
      if (test.present) set.invert();
      break;
    default:
      addBeyond(test, values, set);
  }
  yield;
  return set;
}

/** A list is equal to what one of its elements is equal to; answers how many lists there are. */
function addEqual(value: Scalar, values: Values, set: BitSet): number {
  const code = values.column.scalarCode(value);
  if (code !== undefined && code < values.size) set.add(values.order.placeOf(code));
  return addLists(value, values, set);
}

function addLists(element: Scalar, { column, order, size }: Values, set: BitSet): number {
  const codes = column.listsWith(element);
  const isPlaced = order.covered > 0;
  for (const code of codes) {
    if (code >= size) break;
    set.add(isPlaced ? order.placeOf(code) : code);
  }
  return codes.length;
}

/** The values that came after the order was made are looked at one by one. */
function addBeyond(comparison: Comparison, { column, order, size }: Values, set: BitSet): void {
  const { values } = column;
  set.addRange(order.placesOf(values, comparison));
  for (let code = order.covered; code < size; code += 1) {
    if (isBeyond(values[code], comparison)) set.add(code);
  }
}
