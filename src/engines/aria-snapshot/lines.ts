import { type Entry, indentOf, lineOf } from "./entries.js";

/** All lines of entries that stand at a depth, indented. */
export function linesOf(entries: readonly Entry[], depth = 0): string[] {
  const lines: string[] = [];
  const visit = (entry: Entry, at: number) => {
    lines.push(indentOf(at) + lineOf(entry));
    for (const child of entry.children) visit(child, at + 1);
  };
  for (const entry of entries) visit(entry, depth);
  return lines;
}
