import type { Line } from "../text/lines.js";
import { markerOf } from "../text/list-markers.js";
import type { Column } from "./flow.js";

/** Lines further apart than this, in pitches usual for their column, are paragraphs of their own. */
const PITCH_MAX = 1.3;
const PITCH_MAX_UNKNOWN = 1.75;
const CODE_PITCH_MAX = 4;
/** Wider pitches than this, in parts of the font's height, are none of one paragraph. */
const REGULAR_PITCH_MAX = 2.2;
const REGULAR_SLACK = 0.05;
const INDENT_MIN = 0.85;
const SIZE_CHANGE = 0.12;
const CENTRED_MAX = 1.5;
/** What an estimated word may be too narrow by, in parts of the font's height. */
const SLACK = 0.6;

/** Parts the lines of a column into paragraphs, headings, list items and stretches of code. */
export function paragraphsOf(lines: readonly Line[], column: Column): Line[][] {
  const pitches = usualPitches(lines);
  const edges = edgesOf(lines, column);
  const groups: Line[][] = [];
  for (const [index, line] of lines.entries()) {
    const group = groups.at(-1);
    const before = group?.at(-1);
    const goesOn =
      group !== undefined &&
      before !== undefined &&
      isSameKind(before, line) &&
      (line.y - before.y <= pitchMax(before, pitches.get(sizeKey(line))) ||
        isRegular(lines, index)) &&
      (line.isMonospace || isSameParagraph(group, before, line, edges));
    if (goesOn) group.push(line);
    else groups.push([line]);
  }
  return groups;
}

function isSameKind(before: Line, line: Line): boolean {
  const change = Math.abs(before.size - line.size) / Math.max(before.size, line.size);
  return (
    before.isMonospace === line.isMonospace &&
    before.isBold === line.isBold &&
    change <= SIZE_CHANGE
  );
}

function sizeKey({ size }: Line): number {
  return Math.round(size * 2);
}

/** The median distance of consecutive lines of one size. */
function usualPitches(lines: readonly Line[]): ReadonlyMap<number, number> {
  const bySize = new Map<number, number[]>();
  lines.forEach((line, index) => {
    const next = lines[index + 1];
    if (next === undefined || sizeKey(next) !== sizeKey(line)) return;
    const pitch = next.y - line.y;
    if (pitch > 2.6 * line.size || pitch <= 0) return;
    const known = bySize.get(sizeKey(line));
    if (known === undefined) bySize.set(sizeKey(line), [pitch]);
    else known.push(pitch);
  });
  const usual = new Map<number, number>();
  for (const [key, pitches] of bySize) {
    pitches.sort((one, other) => one - other);
    const low = pitches[Math.floor(pitches.length * 0.3)];
    if (low !== undefined) usual.set(key, low);
  }
  return usual;
}

function pitchMax(before: Line, usual: number | undefined): number {
  if (before.isMonospace) return CODE_PITCH_MAX * before.size;
  return usual === undefined ? PITCH_MAX_UNKNOWN * before.size : PITCH_MAX * usual;
}

/** Whether a line is as far from the one before it as that, or the next one, is from its neighbour. */
function isRegular(lines: readonly Line[], index: number): boolean {
  const [upper, before] = [lines[index - 2], lines[index - 1]];
  const [line, next] = [lines[index], lines[index + 1]];
  if (before === undefined || line === undefined) return false;
  const pitch = line.y - before.y;
  if (pitch > REGULAR_PITCH_MAX * line.size) return false;
  const isAlike = (one: Line | undefined, other: Line | undefined) =>
    one !== undefined &&
    other !== undefined &&
    isSameKind(one, other) &&
    Math.abs(other.y - one.y - pitch) < REGULAR_SLACK * line.size;
  return isAlike(upper, before) || isAlike(line, next);
}

/** Where lines of one size begin and end at most. */
function edgesOf(lines: readonly Line[], column: Column): (line: Line) => Column {
  const bySize = new Map<number, Column>();
  for (const line of lines) {
    const known = bySize.get(sizeKey(line));
    bySize.set(sizeKey(line), {
      left: Math.min(line.left, known?.left ?? line.left),
      right: Math.max(line.right, known?.right ?? line.right),
    });
  }
  return (line) => bySize.get(sizeKey(line)) ?? column;
}

function isSameParagraph(
  group: readonly Line[],
  before: Line,
  line: Line,
  edges: (line: Line) => Column,
): boolean {
  if (markerOf(line.text) !== undefined && !isMidSentence(before, line)) return false;
  if (isCentred(before, line)) return true;
  const { left, right } = edges(line);
  const word = line.text.split(" ", 1)[0]?.length ?? 0;
  const needed = word * line.glyphWidth + (0.25 + SLACK) * line.size;
  const room = line.isRightToLeft ? before.left - left : right - before.right;
  if (room > needed) return false;
  const indent = line.isRightToLeft ? before.right - line.right : line.left - before.left;
  const step = INDENT_MIN * line.size;
  if (group.length === 1) return indent <= step || !/[.!?:。]["”’)]?$/.test(before.text);
  return Math.abs(indent) <= step;
}

/** A number at the beginning of a line can be the end of a sentence: “… in the year / 1999. It …”. */
function isMidSentence(before: Line, line: Line): boolean {
  const marker = markerOf(line.text);
  return (
    marker !== undefined &&
    (marker.ordinal !== undefined
      ? marker.ordinal > 1 || /^\p{Lu}$/u.test(marker.letters ?? "")
      : /^[-–—*·]$/.test(marker.kind)) &&
    Math.abs(line.left - before.left) < 1 &&
    markerOf(before.text) === undefined &&
    /[\p{Ll},]$/u.test(before.text) &&
    marker.kind !== "-"
  );
}

function isCentred(before: Line, line: Line): boolean {
  const middles = Math.abs((before.left + before.right - line.left - line.right) / 2);
  const isRagged = Math.abs(before.left - line.left) > 2 * CENTRED_MAX;
  return middles <= CENTRED_MAX && isRagged;
}
