import { shareOut } from "./cut/share-out.js";
import { bytesAt, type Entry } from "./entries.js";
import { linesOf } from "./lines.js";

/** 50 KB of UTF-8. */
export const SNAPSHOT_BYTES_MAX = 50 * 1_024;

export interface WrittenSnapshot {
  readonly text: string;
  readonly isCut: boolean;
}

/**
 * Writes lines as YAML of at most `bytesMax` bytes, which are 1,024 or more. What fits is written whole. Of
 * what does not, the largest subtrees give way first, so that the outline of a page and its end stay; each
 * place where something is left out is one line that says how much, and by which ref or tool it is reached.
 * Costs n log n of the lines.
 */
export function writeSnapshot(
  entries: readonly Entry[],
  bytesMax = SNAPSHOT_BYTES_MAX,
): WrittenSnapshot {
  // The last line has no end.
  const bytes = entries.reduce((sum, entry) => sum + bytesAt(entry, 0), -1);
  const isCut = bytes > bytesMax;
  const lines = isCut
    ? shareOut(entries, { depth: 0, bytes: bytesMax, owner: undefined })
    : linesOf(entries);
  return { text: lines.join("\n").toWellFormed(), isCut };
}
