import { setImmediate as nextTurn } from "node:timers/promises";
import { splitRows } from "./row-insert.js";
import type { RowInsert, Writer } from "./sql.js";

const SLICE_MS = 3;
const SLICE_ROWS = 64;

/**
 * Adds many rows within a transaction on SQLite, which holds the thread while it writes, and lets the
 * event loop turn about every 3 ms. Answers how many were added.
 */
export async function insertInSlices(tx: Writer, insert: RowInsert): Promise<number> {
  let inserted = 0;
  let sliceStart = performance.now();
  for (const part of splitRows(insert, SLICE_ROWS)) {
    if (performance.now() - sliceStart > SLICE_MS) {
      await nextTurn();
      sliceStart = performance.now();
    }
    inserted += await tx.run(part);
  }
  return inserted;
}
