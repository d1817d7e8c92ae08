import type { Entry } from "./entries.js";
import { linesOf } from "./lines.js";
import { SNAPSHOT_BYTES_MAX } from "./write.js";

/** Where something was found: the place of its line, and how far into the line it begins. */
export interface LineMatch {
  readonly line: number;
  readonly at: number;
}

interface Passage {
  readonly start: number;
  /** The last line of it. */
  readonly end: number;
  readonly matches: readonly LineMatch[];
}

const CONTEXT_LINES = 3;
const PATH_LINES_MAX = 20;
const LINE_LENGTH_MAX = 500;
const RESULTS_MAX = 100;
const BETWEEN = "----";

/**
 * The lines of a snapshot that match, each with three lines around it and its path from the root. The first
 * line says how many there are; no more is answered than fits into a snapshot. Linear in the lines.
 */
export function findLines(
  entries: readonly Entry[],
  search: (lines: readonly string[]) => readonly LineMatch[],
  maxResults = RESULTS_MAX,
): string[] {
  const lines = linesOf(entries).map((line) => line.toWellFormed());
  const matches = search(lines);
  if (matches.length === 0) return ["No line of the page matches."];
  const parents = parentsOf(lines);
  const shown: string[] = [];
  let shownCount = 0;
  let bytes = 0;
  for (const passage of passagesOf(matches.slice(0, maxResults), lines.length)) {
    const written = writePassage(passage, lines, parents);
    bytes += Buffer.byteLength([...written, BETWEEN].join("\n")) + 1;
    if (bytes > SNAPSHOT_BYTES_MAX - LINE_LENGTH_MAX) break;
    if (shownCount > 0) shown.push(BETWEEN);
    shown.push(...written);
    shownCount += passage.matches.length;
  }
  return [headline(matches.length, shownCount), ...shown];
}

function headline(count: number, shownCount: number): string {
  const found = count === 1 ? "1 line matches" : `${count} lines match`;
  return shownCount < count ? `${found}; the first ${shownCount} are shown.` : `${found}.`;
}

/** Matches whose surroundings touch are shown together. */
function passagesOf(matches: readonly LineMatch[], lineCount: number): Passage[] {
  const passages: Passage[] = [];
  for (const match of matches) {
    const start = Math.max(0, match.line - CONTEXT_LINES);
    const end = Math.min(lineCount - 1, match.line + CONTEXT_LINES);
    const last = passages.at(-1);
    if (last && start <= last.end + 1) {
      passages[passages.length - 1] = {
        start: last.start,
        end,
        matches: [...last.matches, match],
      };
    } else {
      passages.push({ start, end, matches: [match] });
    }
  }
  return passages;
}

/** What is above the first line is above all of them, or among them. */
function writePassage(
  { start, end, matches }: Passage,
  lines: readonly string[],
  parents: readonly number[],
): string[] {
  const path: string[] = [];
  for (let place = parents[start] ?? -1; place >= 0; place = parents[place] ?? -1) {
    path.unshift(excerpt(lines[place] ?? ""));
  }
  const foundAt = new Map(matches.map(({ line, at }) => [line, at]));
  const body = lines
    .slice(start, end + 1)
    .map((line, offset) => excerpt(line, foundAt.get(start + offset)));
  if (path.length <= PATH_LINES_MAX) return [...path, ...body];
  return ["...", ...path.slice(-PATH_LINES_MAX), ...body];
}

/** The place of the line above each, told by their indentation; -1 at the root. */
function parentsOf(lines: readonly string[]): number[] {
  const open: { place: number; depth: number }[] = [];
  return lines.map((line, place) => {
    const depth = line.length - line.trimStart().length;
    while ((open.at(-1)?.depth ?? -1) >= depth) open.pop();
    const parent = open.at(-1)?.place ?? -1;
    open.push({ place, depth });
    return parent;
  });
}

/** The beginning of a long line, or what is around a place in it. */
function excerpt(line: string, at = 0): string {
  if (line.length <= LINE_LENGTH_MAX) return line;
  const start = at < LINE_LENGTH_MAX ? 0 : at - LINE_LENGTH_MAX / 2;
  const end = start + LINE_LENGTH_MAX;
  const kept = line.slice(start, end).toWellFormed();
  return `${start > 0 ? "..." : ""}${kept}${end < line.length ? "..." : ""}`;
}
