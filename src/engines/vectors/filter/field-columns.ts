import type { BitSet } from "./bit-set.js";
import { FieldColumn } from "./field-column.js";
import { readField } from "./field-value.js";
import { type FilterText, readFilter } from "./filter.js";
import { fieldsOf, planFilter } from "./filter-plan.js";
import type { KnownMatches } from "./known-matches.js";
import { matchFilter } from "./match-filter.js";

/** As many as a filter may name, so that one filter finds its columns built the next time. */
const COLUMNS_MAX = 16;
/** Metadata that is read in one step, about 0.5 ms. */
const CHARACTERS_AT_ONCE = 65_536;
const ROWS_AT_ONCE = 512;

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

  /**
   * The slots whose metadata passes, in small steps; `metadata` is JSON text by slot, null without.
   * Between two steps rows may come, but not move. The set is not the caller's to change.
   */
  *match(
    filter: FilterText,
    metadata: readonly (string | null)[],
    known: KnownMatches,
  ): Generator<void, BitSet> {
    const answered = known.get(filter);
    if (answered !== undefined) return answered;
    const plan = planFilter(readFilter(JSON.parse(filter)));
    const columns = this.#touch(fieldsOf(plan));
    yield* extend(columns, metadata, known.slots);
    const matches = yield* matchFilter(plan, { columns, known });
    known.set(filter, matches);
    return matches;
  }

  /** Rows moved: the one now in slot `i` was in `kept[i]`. */
  compact(kept: Uint32Array): void {
    for (const [field, column] of this.#columns) this.#columns.set(field, column.compacted(kept));
  }

  /** The columns of some fields, which are now the ones named last. */
  #touch(fields: ReadonlySet<string>): ReadonlyMap<string, FieldColumn> {
    const touched = new Map<string, FieldColumn>();
    for (const field of fields) {
      const column = this.#columns.get(field) ?? new FieldColumn();
      this.#columns.delete(field);
      this.#columns.set(field, column);
      touched.set(field, column);
    }
    for (const field of this.#columns.keys()) {
      if (this.#columns.size <= COLUMNS_MAX) break;
      this.#columns.delete(field);
    }
    return touched;
  }
}

/** Parses each row once for all columns that do not have it yet; others may extend them meanwhile. */
function* extend(
  columns: ReadonlyMap<string, FieldColumn>,
  metadata: readonly (string | null)[],
  slots: number,
): Generator<void, void> {
  for (;;) {
    let first = slots;
    for (const { covered } of columns.values()) first = Math.min(first, covered);
    if (first === slots) return;
    let characters = 0;
    const end = Math.min(slots, first + ROWS_AT_ONCE);
    for (let slot = first; slot < end && characters < CHARACTERS_AT_ONCE; slot += 1) {
      const text = metadata[slot];
      characters += text?.length ?? 0;
      const values: unknown = typeof text === "string" ? JSON.parse(text) : null;
      for (const [field, column] of columns) {
        if (column.covered === slot) column.add(readField(values, field));
      }
    }
    yield;
  }
}
