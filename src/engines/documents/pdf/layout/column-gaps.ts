import type { Glyph } from "../page/page-content.js";
import { fragmentWith } from "../text/fragments.js";
import { type Line, type Segment, segmentOf } from "../text/lines.js";
import { markerOf } from "../text/list-markers.js";
import { FIGURE } from "./table-rows.js";

/** Narrower gaps, in parts of the font's height, are none between words. */
const GAP_MIN = 0.2;
/** Wider gaps are seldom those between words. */
const WORD_GAP_MAX = 0.6;
/** Gaps with a drawn space for each one without, where the spaces of a text are drawn. */
const SPACES_MIN = 3;
const MARKER_MAX = 6;
/** A line with more gaps, and a table with more columns, are left as they are. */
const GAPS_MAX = 200;
const BOUNDARIES_MAX = 60;
const RAISED_SIZE_MAX = 0.85;
const LINE_PITCH_MAX = 3.2;
const SIZE_CHANGE = 0.15;
/** Lines without a gap of their own that can stand between two rows. */
const LINES_BETWEEN_MAX = 2;
const ROWS_MIN = 2;
/** Edges are told apart in half points; those of one column can differ by two of them. */
const EDGE_STEPS = 2;
const EDGE_SLACK = 2;
/** Tables of one column of text are looked at in parts of so many lines. */
const LINES_MAX = 200;

/** Where a line could be parted: before the glyph of an index. */
interface Gap {
  readonly index: number;
  readonly from: number;
  readonly to: number;
  /** Whether no space is drawn in it, though the text has spaces: it was moved over, as to a cell. */
  readonly isMove: boolean;
}

interface Reading {
  readonly line: Line;
  readonly glyphs: readonly Glyph[];
  readonly gaps: readonly Gap[];
}

interface Interval {
  readonly from: number;
  readonly to: number;
}

/**
 * Parts lines at narrow gaps that are gaps of a column: where most rows around have one at the same
 * place, and the cell behind it begins or ends in line with theirs. O(n × rows of one table).
 */
export function withColumnGaps(lines: readonly Line[]): Line[] {
  const drawn = lines.map(readingOf);
  const readings = drawsSpaces(drawn) ? drawn : drawn.map(withoutMoves);
  const parted: Line[] = [];
  for (let at = 0; at < readings.length; ) {
    const end = groupEnd(readings, at);
    parted.push(...partGroup(readings.slice(at, end)));
    at = end;
  }
  return parted;
}

/** Whether the spaces between words are drawn, so that a gap without one means something else. */
function drawsSpaces(readings: readonly Reading[]): boolean {
  let [spaced, moved] = [0, 0];
  for (const { line, gaps } of readings) {
    for (const { from, to, isMove } of gaps) {
      if (to - from > WORD_GAP_MAX * line.size) continue;
      if (isMove) moved += 1;
      else spaced += 1;
    }
  }
  return spaced > moved * SPACES_MIN;
}

function withoutMoves(reading: Reading): Reading {
  return { ...reading, gaps: reading.gaps.map((gap) => ({ ...gap, isMove: false })) };
}

function readingOf(line: Line): Reading {
  const glyphs = line.segments.flatMap((segment) => segment.glyphs);
  const gaps: Gap[] = [];
  let right = Infinity;
  let spaced = false;
  glyphs.forEach((glyph, index) => {
    if (glyph.isSpace) {
      spaced = true;
      return;
    }
    if (glyph.x - right >= GAP_MIN * line.size && !isMarker(glyphs, index, line)) {
      gaps.push({ index, from: right, to: glyph.x, isMove: !spaced });
    }
    right = Math.max(right === Infinity ? -Infinity : right, glyph.x + glyph.width);
    spaced = false;
  });
  return { line, glyphs, gaps: line.isMonospace || gaps.length > GAPS_MAX ? [] : gaps };
}

/** The mark of a list item or of a footnote. */
function isMarker(all: readonly Glyph[], end: number, { size }: Line): boolean {
  if (end > MARKER_MAX) return false;
  const glyphs = all.slice(0, end);
  const text = glyphs.map((glyph) => glyph.text).join("");
  const isRaised = glyphs.every((glyph) => glyph.isSpace || glyph.size < size * RAISED_SIZE_MAX);
  const isNumber = /^(\P{L}|\d{1,2}(\.\d{1,2})+)$/u.test(text.trim());
  return isRaised || isNumber || markerOf(`${text.trim()} x`) !== undefined;
}

/** The lines from one on that could be one table. */
function groupEnd(readings: readonly Reading[], start: number): number {
  let end = start + 1;
  let without = 0;
  for (; end < readings.length && end - start < LINES_MAX; end += 1) {
    const [before, here] = [readings[end - 1], readings[end]];
    if (before === undefined || here === undefined) break;
    const size = Math.max(before.line.size, here.line.size);
    if (here.line.y - before.line.y > LINE_PITCH_MAX * size) break;
    if (Math.abs(here.line.size - before.line.size) > SIZE_CHANGE * size) break;
    without = partsOf(here).length > 1 ? 0 : without + 1;
    if (without > LINES_BETWEEN_MAX) break;
  }
  return end;
}

/** The parts of a line between gaps that are wide or moved over. */
function partsOf({ line, glyphs, gaps }: Reading): Interval[] {
  const wide = new Set(line.segments.slice(1).map(({ left }) => left));
  const parts: Interval[] = [];
  let from = line.left;
  for (const gap of gaps) {
    if (!gap.isMove && !wide.has(gap.to)) continue;
    parts.push({ from, to: gap.from });
    from = gap.to;
  }
  return glyphs.length === 0 ? [] : [...parts, { from, to: line.right }];
}

function partGroup(readings: readonly Reading[]): Line[] {
  const rows = readings.map(partsOf).filter((parts) => parts.length > 1);
  if (rows.length < ROWS_MIN) return readings.map(({ line }) => line);
  const boundaries = boundariesOf(rows);
  if (boundaries.length > BOUNDARIES_MAX) return readings.map(({ line }) => line);
  const lefts = edgeCounts(rows.flatMap((parts) => parts.slice(1).map(({ from }) => from)));
  const rights = edgeCounts(rows.flatMap((parts) => parts.slice(1).map(({ to }) => to)));
  return readings.map((reading) => {
    const cuts = boundaries.flatMap((boundary) => {
      const gap = gapAt(reading, boundary, { lefts, rights });
      return gap === undefined ? [] : [gap.index];
    });
    return cuts.length === 0 ? reading.line : partedLine(reading, cuts);
  });
}

type EdgeCounts = ReadonlyMap<number, number>;

function edgeCounts(edges: readonly number[]): EdgeCounts {
  const counts = new Map<number, number>();
  for (const edge of edges) {
    const step = Math.round(edge * EDGE_STEPS);
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  return counts;
}

/** Whether rows enough have an edge at a place. */
function isShared(edge: number, counts: EdgeCounts): boolean {
  const middle = Math.round(edge * EDGE_STEPS);
  let count = 0;
  for (let step = middle - EDGE_SLACK; step <= middle + EDGE_SLACK; step += 1) {
    count += counts.get(step) ?? 0;
  }
  return count >= ROWS_MIN;
}

/** Where more rows have a gap than text. */
function boundariesOf(rows: readonly (readonly Interval[])[]): Interval[] {
  const changes: { readonly at: number; readonly gaps: number; readonly texts: number }[] = [];
  for (const parts of rows) {
    parts.forEach(({ from, to }, index) => {
      changes.push({ at: from, gaps: 0, texts: 1 }, { at: to, gaps: 0, texts: -1 });
      const next = parts[index + 1];
      if (next === undefined) return;
      changes.push({ at: to, gaps: 1, texts: 0 }, { at: next.from, gaps: -1, texts: 0 });
    });
  }
  changes.sort((one, other) => one.at - other.at);
  const boundaries: Interval[] = [];
  let [gaps, texts] = [0, 0];
  changes.forEach((change, index) => {
    gaps += change.gaps;
    texts += change.texts;
    const to = changes[index + 1]?.at ?? change.at;
    if (to <= change.at || gaps < ROWS_MIN || gaps <= texts) return;
    const last = boundaries.at(-1);
    if (last?.to === change.at) boundaries[boundaries.length - 1] = { from: last.from, to };
    else boundaries.push({ from: change.at, to });
  });
  return boundaries;
}

/** The gap of a line at a boundary that is one between cells, if there is one. */
function gapAt(
  reading: Reading,
  boundary: Interval,
  edges: { readonly lefts: EdgeCounts; readonly rights: EdgeCounts },
): Gap | undefined {
  const { line, gaps } = reading;
  const wide = line.segments.slice(1).map(({ left }) => left);
  const here = gaps.filter(({ from, to }) => {
    const shared = Math.min(to, boundary.to) - Math.max(from, boundary.from);
    return shared >= Math.min(to - from, boundary.to - boundary.from) * 0.5;
  });
  if (here.some(({ to }) => wide.includes(to))) return undefined;
  const moved = here.find((gap) => gap.isMove);
  // A line of words alone is no row of narrow columns.
  if (moved !== undefined || (wide.length === 0 && !gaps.some((gap) => gap.isMove))) return moved;
  return (
    here.find(({ to }) => isShared(to, edges.lefts)) ??
    here
      .toSorted((one, other) => other.to - other.from - (one.to - one.from))
      .find((gap) => {
        const { text, right } = partBehind(reading, gap);
        return FIGURE.test(text) && isShared(right, edges.rights);
      })
  );
}

/** The text from a gap to the next one that is none between words, and where it ends. */
function partBehind(
  { line, glyphs, gaps }: Reading,
  { index }: Gap,
): { text: string; right: number } {
  const wide = new Set(line.segments.slice(1).map(({ left }) => left));
  const next = gaps.find((gap) => gap.index > index && (gap.isMove || wide.has(gap.to)));
  const part = glyphs.slice(index, next?.index);
  return { text: part.map((glyph) => glyph.text).join(""), right: next?.from ?? line.right };
}

function partedLine({ line, glyphs }: Reading, cuts: readonly number[]): Line {
  const starts = new Set(cuts);
  let end = 0;
  for (const segment of line.segments) {
    starts.add(end);
    end += segment.glyphs.length;
  }
  const groups: Glyph[][] = [];
  glyphs.forEach((glyph, index) => {
    const last = groups.at(-1);
    if (last === undefined || starts.has(index)) groups.push([glyph]);
    else last.push(glyph);
  });
  const segments: Segment[] = groups.map((group) => segmentOf(fragmentWith(group), line));
  return { ...line, segments };
}
