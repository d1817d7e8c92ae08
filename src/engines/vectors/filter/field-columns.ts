import { FieldColumn, readField } from "./field-column.js";
import type { Filter } from "./filter.js";
import { fieldsOf, matchFilter } from "./match-filter.js";

/** As many as a filter may name, so that one filter finds its columns built the next time. */
const COLUMNS_MAX = 16;

/**
 * Columns of the metadata fields that filters named lately, built when a filter needs them and
 * extended by the rows that came since. The least recently named goes first.
 */
export class FieldColumns {
  #columns = new Map<string, FieldColumn>();

  get bytes(): number {
    let bytes = 0;
    for (const column of this.#columns.values()) bytes += column.bytes;
    return bytes;
  }

  /** 1 for each slot whose metadata passes; `metadata` is JSON text by slot, null without. */
  match(filter: Filter, metadata: readonly (string | null)[]): Uint8Array {
    const fields = fieldsOf(filter);
    for (const field of fields) this.#touch(field);
    this.#extend(metadata, fields);
    const matches = matchFilter(filter, this.#columns, metadata.length);
    this.#forget();
    return matches;
  }

  /** Rows moved: the one now in slot `i` was in `kept[i]`. */
  compact(kept: Uint32Array): void {
    for (const [field, column] of this.#columns) this.#columns.set(field, column.compacted(kept));
  }

  #touch(field: string): void {
    const column = this.#columns.get(field) ?? new FieldColumn();
    this.#columns.delete(field);
    this.#columns.set(field, column);
  }

  /** Parses each row once for all columns that do not have it yet. */
  #extend(metadata: readonly (string | null)[], fields: ReadonlySet<string>): void {
    const columns = [...this.#columns].filter(([field]) => fields.has(field));
    const first = Math.min(metadata.length, ...columns.map(([, column]) => column.covered));
    for (let slot = first; slot < metadata.length; slot += 1) {
      const text = metadata[slot];
      const values: unknown = typeof text === "string" ? JSON.parse(text) : null;
      for (const [field, column] of columns) {
        if (column.covered === slot) column.add(readField(values, field));
      }
    }
  }

  #forget(): void {
    for (const field of this.#columns.keys()) {
      if (this.#columns.size <= COLUMNS_MAX) return;
      this.#columns.delete(field);
    }
  }
}
