import type { Glyph } from "../page/page-content.js";
import { isUnspaced } from "./characters.js";
import { type Fragment, fragmentWith } from "./fragments.js";
import { type Span, textOf } from "./span.js";
import { spansOfGlyphs } from "./spans-of-glyphs.js";
import { isRightToLeft } from "./visual-order.js";

/** A stretch of a line without a wide gap. */
export interface Segment {
  readonly left: number;
  readonly right: number;
  readonly spans: readonly Span[];
  readonly glyphs: readonly Glyph[];
}

export interface Line {
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  /** From left to right. */
  readonly segments: readonly Segment[];
  readonly spans: readonly Span[];
  readonly text: string;
  readonly isBold: boolean;
  readonly isMonospace: boolean;
  /** Mean width of its glyphs, for the columns of monospace text. */
  readonly glyphWidth: number;
  readonly isRightToLeft: boolean;
}

const ASCENT = 0.72;
const DESCENT = 0.2;
const OVERLAP_MIN = 0.5;
/** How many of the last lines a fragment may still belong to. */
const OPEN_LINES = 4;
/** How many of the last fragments of a line a fragment is held against. */
const LOOK_BACK = 40;
/** A wider gap, in parts of the font's height, parts a line into segments. */
const SEGMENT_GAP = 0.8;

/** Joins the fragments of one column into its lines, from top to bottom. */
export function linesOf(fragments: readonly Fragment[]): Line[] {
  const lines: Fragment[][] = [];
  for (const fragment of fragments.toSorted((one, other) => one.y - other.y)) {
    const home = lines.slice(-OPEN_LINES).findLast((line) => isOnLine(line, fragment));
    if (home === undefined) lines.push([fragment]);
    else home.push(fragment);
  }
  return lines
    .map((parts) => lineOf(parts))
    .filter(({ text }) => text !== "")
    .sort((one, other) => one.y - other.y);
}

function isOnLine(line: readonly Fragment[], fragment: Fragment): boolean {
  const height = (ASCENT + DESCENT) * fragment.size;
  let shares = false;
  for (const { y, size, left, right } of line.slice(-LOOK_BACK)) {
    const top = Math.max(y - ASCENT * size, fragment.y - ASCENT * fragment.size);
    const bottom = Math.min(y + DESCENT * size, fragment.y + DESCENT * fragment.size);
    if (bottom - top >= OVERLAP_MIN * Math.min(height, (ASCENT + DESCENT) * size)) shares = true;
    const overlap = Math.min(right, fragment.right) - Math.max(left, fragment.left);
    const narrower = Math.min(right - left, fragment.right - fragment.left);
    const isSameBaseline = Math.abs(y - fragment.y) < 0.15 * size;
    if (overlap > narrower / 2 && !isSameBaseline) return false;
  }
  return shares;
}

function lineOf(all: readonly Fragment[]): Line {
  const parts = withoutStrayMarks(all);
  const { glyphs, left, right, y, size } = fragmentWith(parts.flatMap((part) => part.glyphs));
  const isRtl = glyphs.some(({ text }) => isRightToLeft(text));
  const segments = segmentsOf(parts).map((segment) => segmentOf(segment, { y, size }));
  const spans = spansOfGlyphs(glyphs, { y, size });
  const written = glyphs.filter(({ isSpace }) => !isSpace);
  const width = written.reduce((sum, glyph) => sum + glyph.width, 0);
  return {
    left,
    right,
    y,
    size,
    segments,
    spans,
    text: textOf(spans).trim(),
    isBold: written.every(({ style }) => style.isBold),
    isMonospace: isCode(written),
    glyphWidth: width / Math.max(1, written.length),
    isRightToLeft: isRtl && textOf(spans).length > 0 && mostlyRightToLeft(glyphs),
  };
}

/** A part of a line, written on the baseline of that. */
export function segmentOf(
  { left, right, glyphs }: Fragment,
  line: { readonly y: number; readonly size: number },
): Segment {
  return { left, right, glyphs, spans: spansOfGlyphs(glyphs, line) };
}

/** Letters of one width are usual in scripts without spaces, and mean nothing there. */
function isCode(written: readonly Glyph[]): boolean {
  const spaced = written.filter(({ text }) => !isUnspaced(text));
  return spaced.length > 0 && spaced.every(({ style }) => style.isMonospace);
}

function mostlyRightToLeft(glyphs: readonly Glyph[]): boolean {
  let balance = 0;
  for (const { text } of glyphs) {
    if (isRightToLeft(text)) balance += 1;
    else if (/\p{L}/u.test(text)) balance -= 1;
  }
  return balance >= 0;
}

/** A drawn dot is a bullet at the beginning of a line, and part of a picture elsewhere. */
function withoutStrayMarks(parts: readonly Fragment[]): readonly Fragment[] {
  const hasMarks = parts.some(({ glyphs }) => glyphs.some(({ isDrawn }) => isDrawn));
  if (!hasMarks) return parts;
  const glyphs = parts.flatMap((part) => part.glyphs).sort((one, other) => one.x - other.x);
  const texts = glyphs.filter(({ isDrawn }) => !isDrawn);
  if (texts.length === 0) return parts;
  const marks = glyphs.length - texts.length;
  const isOuter = glyphs[0]?.isDrawn === true || glyphs.at(-1)?.isDrawn === true;
  if (marks === 1 && isOuter) return parts;
  return [fragmentWith(texts)];
}

/** Fragments that stand close together are one segment. */
function segmentsOf(parts: readonly Fragment[]): Fragment[] {
  const groups: Fragment[][] = [];
  let right = -Infinity;
  for (const part of parts.toSorted((one, other) => one.left - other.left)) {
    const last = groups.at(-1);
    if (last !== undefined && part.left - right <= SEGMENT_GAP * part.size) last.push(part);
    else groups.push([part]);
    right = Math.max(right, part.right);
  }
  return groups.map((group) => fragmentWith(group.flatMap(({ glyphs }) => glyphs)));
}

/** Joins fragments that follow one another on a line; lines stay in the order in which they are drawn. */
export function linesInOrder(fragments: readonly Fragment[]): Line[] {
  const lines: Fragment[][] = [];
  for (const fragment of fragments) {
    const last = lines.at(-1);
    if (last !== undefined && isOnLine(last, fragment)) last.push(fragment);
    else lines.push([fragment]);
  }
  return lines.map((parts) => lineOf(parts)).filter(({ text }) => text !== "");
}
