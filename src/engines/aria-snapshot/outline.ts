import { type Entry, indentOf, lineOf } from "./entries.js";

/** A line of a snapshot, and where it belongs. */
export interface OutlineLine {
  /** Indented, without its end. */
  readonly text: string;
  readonly role: string;
  /** The place of the line above it in the tree; -1 at the root. */
  readonly parent: number;
  /** The place of the last line below it in the tree; its own where there is none. */
  readonly end: number;
}

/** All lines of a snapshot in their order. Linear in their number. */
export function outlineOf(entries: readonly Entry[]): OutlineLine[] {
  const lines: OutlineLine[] = [];
  const visit = (entry: Entry, depth: number, parent: number) => {
    const place = lines.length;
    const text = (indentOf(depth) + lineOf(entry)).toWellFormed();
    lines.push({ text, role: entry.role, parent, end: place + entry.lineCount - 1 });
    for (const child of entry.children) visit(child, depth + 1, place);
  };
  for (const entry of entries) visit(entry, 0, -1);
  return lines;
}

/** The places above a line in the tree, from the root. */
export function pathTo(lines: readonly OutlineLine[], place: number): number[] {
  const path: number[] = [];
  for (let above = lines[place]?.parent ?? -1; above >= 0; above = lines[above]?.parent ?? -1) {
    path.push(above);
  }
  return path.reverse();
}
