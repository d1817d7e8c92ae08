import { bytesAt, type Entry, indentOf, lineOf } from "../entries.js";
import { linesOf } from "../lines.js";
import { chooseSiblings } from "./choose-siblings.js";
import { gaps } from "./gaps.js";
import { leastBytes, type Room, runMark, shortenedLine, subtreeMark } from "./marks.js";

/** So many siblings may be shown in part; where there are more, whole ones are left out instead. */
const PARTS_MAX = 16;

/**
 * The lines of siblings, cut to their room, which holds at least a mark. Small ones are written whole; those
 * that are larger than a fair share get that share, and are cut the same way inside. Where the shares would
 * be too many, or too small to say anything, runs of siblings are left out.
 */
export function shareOut(entries: readonly Entry[], room: Room): string[] {
  const { share, partCount } = fairShare(entries, room);
  return partCount <= PARTS_MAX && share >= leastBytes(room.depth)
    ? writeAll(entries, room).flat()
    : writeSome(entries, room);
}

/** What each may take at most for all together to fill the room, and how many need more. */
function fairShare(entries: readonly Entry[], { depth, bytes }: Room) {
  const sizes = entries.map((entry) => bytesAt(entry, depth)).sort((a, b) => a - b);
  let left = bytes;
  for (const [index, size] of sizes.entries()) {
    const share = left / (sizes.length - index);
    if (size > share) return { share, partCount: sizes.length - index };
    left -= size;
  }
  return { share: Number.POSITIVE_INFINITY, partCount: 0 };
}

/** From the smallest to the largest, so that what one leaves of its share is for the larger ones. */
function writeAll(entries: readonly Entry[], room: Room): string[][] {
  const bySize = entries
    .map((entry, index) => ({ index, entry, size: bytesAt(entry, room.depth) }))
    .sort((a, b) => a.size - b.size || a.index - b.index);
  const written: string[][] = [];
  let left = room.bytes;
  for (const [place, { index, entry, size }] of bySize.entries()) {
    const bytes = Math.floor(left / (bySize.length - place));
    const lines =
      size <= bytes ? linesOf([entry], room.depth) : writePart(entry, { ...room, bytes });
    left -= bytesOf(lines);
    written[index] = lines;
  }
  return written;
}

/** An entry that does not fit as a whole. */
function writePart(entry: Entry, room: Room): string[] {
  if (entry.text !== undefined) return [shortenedLine(entry, room)];
  const opening = indentOf(room.depth) + lineOf(entry);
  const inside: Room = {
    depth: room.depth + 1,
    bytes: room.bytes - Buffer.byteLength(opening) - 1,
    owner: entry.ref ?? room.owner,
  };
  return entry.children.length > 0 && inside.bytes >= leastBytes(inside.depth)
    ? [opening, ...shareOut(entry.children, inside)]
    : [subtreeMark(entry, room)];
}

/** The siblings that were chosen, with a mark for each run of the others. */
function writeSome(entries: readonly Entry[], room: Room): string[] {
  const chosen = chooseSiblings(entries, room);
  const marks = new Map<number, string>();
  for (const { start, end } of gaps(chosen, entries.length)) {
    marks.set(start, runMark(entries.slice(start, end), room));
  }
  const bytes = room.bytes - bytesOf([...marks.values()]);
  const indexes = [...entries.keys()].filter((index) => chosen.has(index));
  const written = writeAll(
    entries.filter((_, index) => chosen.has(index)),
    { ...room, bytes },
  );
  for (const [place, index] of indexes.entries())
    marks.set(index, (written[place] ?? []).join("\n"));
  return [...marks].sort(([a], [b]) => a - b).map(([, lines]) => lines);
}

function bytesOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + Buffer.byteLength(line) + 1, 0);
}
