import { AIRSPACE_WORDS, CLOSURE_WORDS } from "../../../../content/flight-words/flight-phrases.js";
import type { Box } from "../../../../engines/prompt-reading/coordinates/position.js";
import { boxAt, positionAt } from "../../../../engines/prompt-reading/coordinates/position-at.js";
import { Vocabulary } from "../../../../engines/prompt-reading/kit/vocabulary.js";
import type { Draft } from "../draft.js";
import type { Sheet, Stretch } from "../sheet.js";
import { looseBoxAt } from "./loose-box-at.js";

export const closureWords = new Vocabulary(CLOSURE_WORDS.map((word) => [word, word] as const));
type Corner = readonly [lat: number, lon: number];

/** How far behind a word of closing its area may begin. */
const REACH = 14;
const CORNERS_MIN = 3;

/** Reads closed areas by their bounds or their corners; a box is one wherever it stands, for nothing else is. */
export function readClosures(sheet: Sheet, draft: Draft): void {
  readBoxes(sheet, draft);
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const word = closureWords.termAt(sheet.tokens, at);
    if (!word || word.isMisspelt) continue;
    const end = readCorners(sheet, draft, word.next);
    if (end !== undefined) at = end - 1;
  }
}

/** Whether an airspace is said to be closed of which nothing could be read. */
export function asksForAreas(sheet: Sheet, draft: Draft): boolean {
  if (draft.has("closed")) return false;
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const word = closureWords.termAt(sheet.tokens, at);
    if (!word || word.isMisspelt) continue;
    for (let near = at - 4; near < word.next + 8; near += 1) {
      if (AIRSPACE_WORDS.has(sheet.keyAt(near))) return true;
    }
  }
  return false;
}

function readBoxes(sheet: Sheet, draft: Draft): void {
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (sheet.isCrossed(at)) continue;
    const found = boxAt(sheet.prompt, at);
    const box = found ? { box: found.reading.value, next: found.next } : looseBoxAt(sheet, at);
    if (!box) continue;
    const stretch = { from: at, to: box.next };
    draft.add("closed", { polygon: cornersOf(box.box) }, sheet.spanOf(stretch));
    sheet.cross(stretch);
    at = box.next - 1;
  }
}

function cornersOf(box: Box): readonly Corner[] {
  const { south, north } = box;
  // `55W-60W` is written from the east; more than half the globe apart, the box crosses the antimeridian.
  const isTurned = box.west > box.east && box.west - box.east < 180;
  const [west, east] = isTurned ? [box.east, box.west] : [box.west, box.east];
  return [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
  ];
}

/** Corners as positions in a row, behind a word of closing. */
function readCorners(sheet: Sheet, draft: Draft, from: number): number | undefined {
  for (let at = from; at < from + REACH; at += 1) {
    if (sheet.isCrossed(at)) return undefined;
    const box = oppositeCornersAt(sheet, at);
    if (box) {
      const stretch = { from: at, to: box.next };
      draft.add("closed", { polygon: cornersOf(box.box) }, sheet.spanOf(stretch));
      sheet.cross(stretch);
      return box.next;
    }
    const corners = cornersAt(sheet, at);
    if (!corners) continue;
    const stretch = { from: at, to: corners.to };
    draft.add("closed", { polygon: corners.corners }, sheet.spanOf(stretch));
    sheet.cross(stretch);
    return corners.to;
  }
  return undefined;
}

/** `SW 36N 18E NE 38N 20E`: two corners of a box that lie opposite. */
function oppositeCornersAt(sheet: Sheet, at: number): { box: Box; next: number } | undefined {
  const first = labelledCornerAt(sheet, at);
  if (!first) return undefined;
  const second = labelledCornerAt(sheet, behindSeparators(sheet, first.next));
  const areOpposite = /^(?:swne|nesw|nwse|senw)$/u.test(first.label + (second?.label ?? ""));
  if (!second || !areOpposite) return undefined;
  const [[lat, lon], [otherLat, otherLon]] = [first.corner, second.corner];
  const box = {
    south: Math.min(lat, otherLat),
    north: Math.max(lat, otherLat),
    west: Math.min(lon, otherLon),
    east: Math.max(lon, otherLon),
  };
  return { box, next: second.next };
}

function labelledCornerAt(sheet: Sheet, at: number) {
  const label = sheet.keyAt(at);
  if (!/^(?:sw|ne|nw|se)$/u.test(label)) return undefined;
  let from = at + 1;
  while (from < at + 4 && /^(?:corner|:|=|at|\()$/u.test(sheet.keyAt(from))) from += 1;
  const corner = cornerAt(sheet, sheet.keyAt(from - 1) === "(" ? from - 1 : from);
  return corner && { ...corner, label };
}

function cornersAt(sheet: Sheet, at: number) {
  const corners: Corner[] = [];
  let next = at;
  for (let from = at; from < sheet.tokens.length; ) {
    const corner = cornerAt(sheet, from);
    if (!corner) break;
    corners.push(corner.corner);
    next = corner.next;
    from = behindSeparators(sheet, next);
  }
  const [first, last] = [corners[0], corners.at(-1)];
  // A ring that is closed in writing ends where it begins.
  if (corners.length > CORNERS_MIN && String(first) === String(last)) corners.pop();
  return corners.length >= CORNERS_MIN ? { corners, to: next } : undefined;
}

function cornerAt(sheet: Sheet, at: number): { corner: Corner; next: number } | undefined {
  if (sheet.isCrossed(at) || sheet.tokens[at]?.kind === "break") return undefined;
  const found = positionAt(sheet.prompt, at);
  if (found?.reading.value.kind === "degrees") {
    const { lat, lon } = found.reading.value;
    return { corner: [lat, lon], next: found.next };
  }
  if (found?.reading.value.kind === "pair" && Math.abs(found.reading.value.first) <= 90) {
    const { first, second } = found.reading.value;
    return { corner: [first, second], next: found.next };
  }
  return plainCornerAt(sheet, at);
}

/** `25,60` and `25/60`. */
function plainCornerAt(sheet: Sheet, at: number) {
  const [lat, mark, lon] = [sheet.tokens[at], sheet.keyAt(at + 1), sheet.tokens[at + 2]];
  if (lat?.kind !== "number" || lon?.kind !== "number" || !/^[,/]$/u.test(mark)) return undefined;
  if (!lon.isGlued || Math.abs(lat.value) > 90 || Math.abs(lon.value) > 180) return undefined;
  return { corner: [lat.value, lon.value] as const, next: at + 3 };
}

const SEPARATORS: ReadonlySet<string> = new Set([
  ",",
  ";",
  "-",
  "/",
  "→",
  "|",
  "and",
  "to",
  "then",
  "und",
  "et",
  "y",
  "e",
  "\n",
]);

function behindSeparators(sheet: Sheet, from: number): number {
  let at = from;
  while (at < from + 3 && SEPARATORS.has(sheet.keyAt(at))) at += 1;
  return at;
}

export function isClosing(sheet: Sheet, { from, to }: Stretch): boolean {
  for (let at = from; at < to; at += 1) {
    const word = closureWords.termAt(sheet.tokens, at);
    if (word && !word.isMisspelt) return true;
  }
  return false;
}
