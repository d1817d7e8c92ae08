import { setImmediate as nextTurn } from "node:timers/promises";

const ROWS_AT_FIRST = 64;
/** A slow disk or a far database takes as long for one row as for these. */
const ROWS_MIN = 16;
const ROWS_MAX = 4_096;
/** SQLite deletes on the thread that serves everybody, so a slice takes about this long. */
const SLICE_MS = 5;

/**
 * Deletes rows in slices of a few milliseconds, with a turn of the event loop between two, until
 * `deleteSome` finds fewer than it may delete; answers how many there were.
 */
export async function deleteInSlices(
  deleteSome: (limit: number) => Promise<number>,
): Promise<number> {
  let deleted = 0;
  for (let limit = ROWS_AT_FIRST; ; ) {
    const startedAt = performance.now();
    const count = await deleteSome(limit);
    const tookMs = performance.now() - startedAt;
    deleted += count;
    if (count < limit) return deleted;
    if (tookMs > SLICE_MS) limit = Math.max(ROWS_MIN, Math.floor(limit / 2));
    else if (tookMs < SLICE_MS / 3) limit = Math.min(2 * limit, ROWS_MAX);
    await nextTurn();
  }
}
