import type { Line, Segment } from "../text/lines.js";
import { markerOf } from "../text/list-markers.js";
import { textOf } from "../text/span.js";
import type { TableRows } from "./flow.js";
import { overlapsDownwards, rowsOfGrid } from "./table-rows.js";

const ROWS_MIN = 3;
const ROWS_MIN_OF_WIDE = 2;
const WIDE_COLUMNS = 3;
const COLUMNS_MAX = 40;
const ROWS_COMPARED_MAX = 60;
const LINE_PITCH_MAX = 3.2;
const LEADERS = /(\s?\.){4,}|…{2,}|_{4,}/;

export type TextPart =
  | { readonly kind: "lines"; readonly lines: readonly Line[] }
  | { readonly kind: "table"; readonly rows: TableRows; readonly top: number };

/** Parts the lines of a column into text and tables that are told by their alignment alone. */
export function alignedTablesOf(lines: readonly Line[]): TextPart[] {
  const parts: TextPart[] = [];
  let text: Line[] = [];
  for (let at = 0; at < lines.length; ) {
    const end = runEnd(lines, at);
    const rows = end - at >= ROWS_MIN_OF_WIDE ? tableOf(lines.slice(at, end)) : undefined;
    const first = lines[at];
    if (first === undefined) break;
    if (rows === undefined) {
      const until = Math.max(at + 1, end);
      text.push(...lines.slice(at, until));
      at = until;
      continue;
    }
    if (text.length > 0) parts.push({ kind: "lines", lines: text });
    text = [];
    parts.push({ kind: "table", rows, top: first.y });
    at = end;
  }
  if (text.length > 0) parts.push({ kind: "lines", lines: text });
  return parts;
}

/** The first line that cannot belong to a table which begins at a line. */
function runEnd(lines: readonly Line[], start: number): number {
  const first = lines[start];
  if (first === undefined || !beginsRow(lines, start)) return start;
  let [left, right] = [first.left, first.right];
  const starts = new Set<number>();
  let end = start + 1;
  let lastRow = end;
  noteStarts(starts, first);
  for (; end < lines.length; end += 1) {
    const line = lines[end];
    const before = lines[end - 1];
    if (line === undefined || before === undefined) break;
    if (line.y - before.y > LINE_PITCH_MAX * Math.max(line.size, before.size)) break;
    if (isRow(line)) {
      left = Math.min(left, line.left);
      right = Math.max(right, line.right);
      lastRow = end + 1;
    } else if (!beginsRow(lines, end) && !isContinuation(line, before, { left, right, starts })) {
      break;
    }
    noteStarts(starts, line);
  }
  // What follows the last row can be its last lines only where it stands under a later column.
  for (; lastRow < end; lastRow += 1) {
    const [before, line] = [lines[lastRow - 1], lines[lastRow]];
    if (before === undefined || line === undefined) break;
    if (line.left <= left + first.size && !overlapsDownwards(before, line)) break;
  }
  return lastRow;
}

/** Whether a line is a row, or the first line of a cell that is taller than those beside it. */
function beginsRow(lines: readonly Line[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  if (line === undefined || isRow(line)) return line !== undefined;
  return next !== undefined && overlapsDownwards(line, next) && isRow(next);
}

function isRow(line: Line): boolean {
  const { segments, text, isMonospace } = line;
  return segments.length >= 2 && !isMonospace && !LEADERS.test(text) && !isStretched(line);
}

/** A justified line of few words has gaps that are wide, and alike. */
function isStretched({ segments, size }: Line): boolean {
  if (segments.length < 3 || segments.some(({ spans }) => textOf(spans).trim().includes(" "))) {
    return false;
  }
  const gaps = segments.slice(1).map(({ left }, index) => left - (segments[index]?.right ?? left));
  return Math.max(...gaps) - Math.min(...gaps) < size * 0.15;
}

/** A further line of one cell: close under a row and far narrower than the table. */
function isContinuation(
  line: Line,
  before: Line,
  table: { readonly left: number; readonly right: number; readonly starts: ReadonlySet<number> },
): boolean {
  const isClose = line.y - before.y <= 1.7 * line.size;
  const isNarrow = line.right - line.left < (table.right - table.left) * 0.6;
  const isUnderCell = table.starts.has(Math.round(line.left)) && line.left > table.left + line.size;
  const isWithin = line.left >= table.left - 2 && line.right <= table.right + 2;
  return isClose && isWithin && (isNarrow || isUnderCell);
}

/** Where cells begin, rounded to points in both ways. */
function noteStarts(starts: Set<number>, { segments }: Line): void {
  for (const { left } of segments) {
    starts.add(Math.floor(left));
    starts.add(Math.ceil(left));
  }
}

interface Slot {
  left: number;
  right: number;
}

function tableOf(lines: readonly Line[]): TableRows | undefined {
  const slots = slotsOf(lines);
  const full = lines.filter(({ segments }) => segments.length >= 2);
  const rowsMin = slots.length >= WIDE_COLUMNS ? ROWS_MIN_OF_WIDE : ROWS_MIN;
  if (slots.length < 2 || slots.length > COLUMNS_MAX || full.length < rowsMin) return undefined;
  if (slots.length === 2 && full.every((line) => isMarked(line))) return undefined;
  const grid = lines.map((line) => placeSegments(line, slots));
  const whole = full.filter(({ segments }) => segments.length >= slots.length * 0.6).length;
  if (whole < Math.max(2, full.length / 2)) return undefined;
  const filled = grid.flat().filter((cell) => cell !== undefined).length;
  if (filled < grid.length * slots.length * 0.35) return undefined;
  return rowsOfGrid(lines, grid, slots.length);
}

function isMarked({ segments }: Line): boolean {
  const first = textOf(segments[0]?.spans ?? []).trim();
  return markerOf(`${first} x`) !== undefined || /^(\D|\d+(\.\d+)+)$/u.test(first);
}

/** The columns: where the segments of all rows lie, after those that run through several columns. */
function slotsOf(lines: readonly Line[]): Slot[] {
  const most = lines.reduce((high, { segments }) => Math.max(high, segments.length), 0);
  const usual = lines.filter(({ segments }) => segments.length >= Math.max(2, most - 1));
  const everywhere = slotsAmong(lines.flatMap(({ segments }) => segments));
  if (everywhere.length >= most) return everywhere;
  const single = usual.flatMap((line) =>
    line.segments.filter((segment) => !isSpanning(segment, line, usual)),
  );
  return slotsAmong(single);
}

/** Whether a segment stands over or under several ones of other rows, as those of wide heads do. */
function isSpanning(segment: Segment, own: Line, rows: readonly Line[]): boolean {
  const among = rows.slice(0, ROWS_COMPARED_MAX).filter((row) => row !== own);
  const spanned = among.filter(({ segments }) => {
    const under = segments.filter(
      ({ left, right }) => Math.min(right, segment.right) - Math.max(left, segment.left) > 1,
    );
    return under.length >= 2;
  }).length;
  return spanned >= Math.max(2, among.length * 0.5);
}

function slotsAmong(segments: readonly Segment[]): Slot[] {
  const slots: Slot[] = [];
  for (const { left, right } of segments.toSorted((one, other) => one.left - other.left)) {
    const last = slots.at(-1);
    if (last !== undefined && left < last.right) last.right = Math.max(last.right, right);
    else slots.push({ left, right });
  }
  return slots;
}

function placeSegments(line: Line, slots: readonly Slot[]): (Line | undefined)[] {
  const cells = new Array<Line | undefined>(slots.length).fill(undefined);
  for (const segment of line.segments) {
    let best = -1;
    let most = -Infinity;
    slots.forEach(({ left, right }, index) => {
      const overlap = Math.min(right, segment.right) - Math.max(left, segment.left);
      if (overlap > most + 1) [best, most] = [index, overlap];
    });
    const cell = cells[best];
    cells[best] = lineOfSegments(
      line,
      cell === undefined ? [segment] : [...cell.segments, segment],
    );
  }
  return cells;
}

function lineOfSegments(line: Line, segments: readonly Segment[]): Line {
  const spans = segments.flatMap((segment, index) => [
    ...(index === 0 ? [] : [{ ...blank(segment), text: " " }]),
    ...segment.spans,
  ]);
  return {
    ...line,
    segments,
    spans,
    text: textOf(spans).trim(),
    left: segments[0]?.left ?? line.left,
    right: segments.at(-1)?.right ?? line.right,
  };
}

function blank({ spans }: Segment) {
  const [first] = spans;
  return {
    link: undefined,
    isBold: first?.isBold ?? false,
    isItalic: first?.isItalic ?? false,
    isMonospace: first?.isMonospace ?? false,
    isRaised: false,
  };
}
