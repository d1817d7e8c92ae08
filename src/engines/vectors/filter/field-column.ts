import type { Scalar } from "./filter.js";

/** A list holds the scalars among its elements; an object is the empty list, as nothing is equal to it. */
export type FieldValue = Scalar | readonly Scalar[] | undefined;

const FIRST_CAPACITY = 256;
/** An entry of a map and one of a list, roughly. */
const VALUE_BYTES = 64;
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
  #numbers = new Float64Array(FIRST_CAPACITY).fill(Number.NaN);
  #codesBySlot = new Uint32Array(FIRST_CAPACITY);
  #covered = 0;
  #valueBytes = 0;

  /** Slots from 0 up to this one have been added. */
  get covered(): number {
    return this.#covered;
  }

  get bytes(): number {
    return this.#codesBySlot.byteLength + this.#numbers.byteLength + this.#valueBytes;
  }

  /** The codes by slot, up to `covered` at least. */
  get codes(): Uint32Array {
    return this.#codesBySlot;
  }

  /** By code, the values that are numbers; NaN for the others. */
  get numbers(): Float64Array {
    return this.#numbers;
  }

  /** The codes of the values that are lists. */
  listCodes(): Iterable<number> {
    return this.#listCodes.values();
  }

  /** The code of a value, if a slot has it. */
  scalarCode(value: Scalar): number | undefined {
    return this.#scalarCodes.get(value);
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
    if (isList(value)) return this.#codeIn(this.#listCodes, JSON.stringify(value), value);
    return this.#codeIn(this.#scalarCodes, value, value);
  }

  #codeIn<Key extends Scalar>(codes: Map<Key, number>, key: Key, value: FieldValue): number {
    const present = codes.get(key);
    if (present !== undefined) return present;
    const code = this.values.length;
    codes.set(key, code);
    this.values.push(value);
    this.#noteNumber(code, value);
    this.#valueBytes += VALUE_BYTES + (typeof key === "string" ? 2 * key.length : 0);
    return code;
  }

  #noteNumber(code: number, value: FieldValue): void {
    if (code === this.#numbers.length) {
      const numbers = new Float64Array(code * 2).fill(Number.NaN);
      numbers.set(this.#numbers);
      this.#numbers = numbers;
    }
    if (typeof value === "number") this.#numbers[code] = value;
  }
}

/** The value of a field in metadata: the key itself, or else a key of the object before a dot. */
export function readField(metadata: unknown, field: string): FieldValue {
  let value = metadata;
  let rest = field;
  while (isObject(value)) {
    const direct = ownValue(value, rest);
    if (direct !== undefined) return fieldValue(direct);
    const dot = rest.indexOf(".");
    if (dot === -1) return undefined;
    value = ownValue(value, rest.slice(0, dot));
    rest = rest.slice(dot + 1);
  }
  return undefined;
}

export function isList(value: FieldValue): value is readonly Scalar[] {
  return Array.isArray(value);
}

function fieldValue(value: unknown): FieldValue {
  if (Array.isArray(value)) return value.filter(isScalar);
  return isScalar(value) ? value : [];
}

function isScalar(value: unknown): value is Scalar {
  return value === null || typeof value !== "object";
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function ownValue(value: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}
