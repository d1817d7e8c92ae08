import { type FieldValue, isList } from "./field-value.js";
import type { Scalar } from "./filter.js";
import { ValueOrder } from "./value-order.js";

const FIRST_CAPACITY = 256;
/** An entry of a map and one of a list, roughly. */
const VALUE_BYTES = 64;
const LISTED_BYTES = 8;
/** Fewer values that came later are compared one by one. */
const LATER_MIN = 64;
const LATER_SHARE = 1 / 16;
const NO_CODES: readonly number[] = [];
/** Missing values have this code. */
export const MISSING = 0;

/**
 * The values of one metadata field by slot. Each different value is kept once and has a code, so a
 * test runs once for each different value and not for each row.
 */
export class FieldColumn {
  /** By code; the missing value first. */
  readonly values: FieldValue[] = [undefined];
  readonly #scalarCodes = new Map<Scalar, number>();
  readonly #listCodes = new Map<string, number>();
  /** By element, the codes of the lists that have it, ascending; most often it is one. */
  readonly #listsWith = new Map<Scalar, number | number[]>();
  #order = ValueOrder.none;
  #codesBySlot = new Uint32Array(FIRST_CAPACITY);
  #covered = 0;
  #valueBytes = 0;

  /** Slots from 0 up to this one have been added. */
  get covered(): number {
    return this.#covered;
  }

  get bytes(): number {
    return this.#codesBySlot.byteLength + this.#valueBytes + this.#order.bytes;
  }

  /** The codes by slot, up to `covered` at least. */
  get codes(): Uint32Array {
    return this.#codesBySlot;
  }

  /** The codes of the lists with this element, ascending. */
  listsWith(element: Scalar): readonly number[] {
    const codes = this.#listsWith.get(element) ?? NO_CODES;
    return typeof codes === "number" ? [codes] : codes;
  }

  /** The code of a value, if a slot has it. */
  scalarCode(value: Scalar): number | undefined {
    return this.#scalarCodes.get(value);
  }

  /** An order of nearly all values, made in small steps where there is none yet. */
  *order(): Generator<void, ValueOrder> {
    const { length } = this.values;
    const later = length - this.#order.covered;
    if (later > Math.max(LATER_MIN, this.#order.covered * LATER_SHARE)) {
      this.#order = yield* ValueOrder.of(this.values, length);
    }
    return this.#order;
  }

  /** The value in the next slot. */
  add(value: FieldValue): void {
    if (this.#covered === this.#codesBySlot.length) {
      const codes = new Uint32Array(this.#codesBySlot.length * 2);
      codes.set(this.#codesBySlot);
      this.#codesBySlot = codes;
    }
    this.#codesBySlot[this.#covered] = this.#codeOf(value);
    this.#covered += 1;
  }

  /** The column after rows moved: the one now in slot `i` was in `kept[i]`. */
  compacted(kept: Uint32Array): FieldColumn {
    const column = new FieldColumn();
    for (const slot of kept) {
      if (slot >= this.#covered) break;
      column.add(this.values[this.#codesBySlot[slot] ?? MISSING]);
    }
    return column;
  }

  #codeOf(value: FieldValue): number {
    if (value === undefined) return MISSING;
    if (isList(value)) {
      const next = this.values.length;
      const code = this.#codeIn(this.#listCodes, JSON.stringify(value), value);
      if (code === next) this.#noteElements(value, code);
      return code;
    }
    return this.#codeIn(this.#scalarCodes, value, value);
  }

  #codeIn<Key extends Scalar>(codes: Map<Key, number>, key: Key, value: FieldValue): number {
    const present = codes.get(key);
    if (present !== undefined) return present;
    const code = this.values.length;
    codes.set(key, code);
    this.values.push(value);
    this.#valueBytes += VALUE_BYTES + (typeof key === "string" ? 2 * key.length : 0);
    return code;
  }

  #noteElements(elements: readonly Scalar[], code: number): void {
    for (const element of elements) {
      const codes = this.#listsWith.get(element);
      if (codes === undefined) {
        this.#listsWith.set(element, code);
        this.#valueBytes += VALUE_BYTES;
      } else if (typeof codes === "number") {
        if (codes !== code) this.#listsWith.set(element, [codes, code]);
      } else if (codes.at(-1) !== code) codes.push(code);
    }
    this.#valueBytes += 2 * LISTED_BYTES * elements.length;
  }
}
