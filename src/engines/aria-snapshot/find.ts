import type { Entry } from "./entries.js";
import { type OutlineLine, outlineOf, pathTo } from "./outline.js";
import { columnHeadings, type LineRange, placesOf, wholeItem } from "./whole-items.js";
import { SNAPSHOT_BYTES_MAX } from "./write.js";

/** Where something was found: the place of its line, and how far into the line it begins. */
export interface LineMatch {
  readonly line: number;
  readonly at: number;
}

interface Passage extends LineRange {
  readonly matches: readonly LineMatch[];
}

const CONTEXT_LINES = 3;
const PATH_LINES_MAX = 20;
const LINE_LENGTH_MAX = 500;
const RESULTS_MAX = 100;
const BETWEEN = "----";

/**
 * The lines of a snapshot that match, each with three lines around it, all of the row or item that it is in, the
 * headings of its table and its path from the root. The first line says how many there are; no more is answered
 * than fits into a snapshot. Linear in the lines.
 */
export function findLines(
  entries: readonly Entry[],
  search: (lines: readonly string[]) => readonly LineMatch[],
  maxResults = RESULTS_MAX,
): string[] {
  const lines = outlineOf(entries);
  const matches = search(lines.map(({ text }) => text));
  if (matches.length === 0) return ["No line of the page matches."];
  const shown: string[] = [];
  let shownCount = 0;
  let bytes = 0;
  for (const passage of passagesOf(matches.slice(0, maxResults), lines)) {
    const written = writePassage(passage, lines);
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
function passagesOf(matches: readonly LineMatch[], lines: readonly OutlineLine[]): Passage[] {
  const passages: Passage[] = [];
  for (const match of matches) {
    let passage: Passage = { ...surroundings(match.line, lines), matches: [match] };
    // A row may begin before what is around an earlier match.
    for (
      let last = passages.at(-1);
      last && passage.start <= last.end + 1;
      last = passages.at(-1)
    ) {
      passages.pop();
      passage = {
        start: Math.min(last.start, passage.start),
        end: Math.max(last.end, passage.end),
        matches: [...last.matches, ...passage.matches],
      };
    }
    passages.push(passage);
  }
  return passages;
}

function surroundings(place: number, lines: readonly OutlineLine[]): LineRange {
  const item = wholeItem(lines, place) ?? { start: place, end: place };
  return {
    start: Math.max(0, Math.min(place - CONTEXT_LINES, item.start)),
    end: Math.min(lines.length - 1, Math.max(place + CONTEXT_LINES, item.end)),
  };
}

/** What is above the first line is above all of them, or among them. */
function writePassage({ start, end, matches }: Passage, lines: readonly OutlineLine[]): string[] {
  const path = pathTo(lines, start);
  const headings = matches.flatMap(({ line }) => columnHeadings(lines, line));
  const shown = new Set([...path.slice(-PATH_LINES_MAX), ...headings, ...placesOf({ start, end })]);
  const foundAt = new Map(matches.map(({ line, at }) => [line, at]));
  const written = [...shown]
    .sort((a, b) => a - b)
    .map((place) => excerpt(lines[place]?.text ?? "", foundAt.get(place)));
  return path.length <= PATH_LINES_MAX ? written : ["...", ...written];
}

/** The beginning of a long line, or what is around a place in it. */
function excerpt(line: string, at = 0): string {
  if (line.length <= LINE_LENGTH_MAX) return line;
  const start = at < LINE_LENGTH_MAX ? 0 : at - LINE_LENGTH_MAX / 2;
  const end = start + LINE_LENGTH_MAX;
  const kept = line.slice(start, end).toWellFormed();
  return `${start > 0 ? "..." : ""}${kept}${end < line.length ? "..." : ""}`;
}
