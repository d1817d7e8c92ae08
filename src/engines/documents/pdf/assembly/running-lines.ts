import type { Piece } from "../layout/pieces.js";
import type { Line, Segment } from "../text/lines.js";
import { textOf } from "../text/span.js";

export interface PagePieces {
  readonly number: number;
  readonly height: number;
  readonly pieces: readonly Piece[];
}

/** Running lines stand in these parts of a page, at its top and bottom. */
const ZONE = 0.12;
/** Where wide margins move page numbers to that stand alone. */
const ZONE_OF_NUMBERS = 0.25;
const LINES_OF_ZONE_MAX = 4;
const BAND_POINTS = 6;
const PAGES_MIN = 3;
const PAGES_OF_SHORT_MAX = 3;
const PAGE_NUMBER =
  /^[\s\-–—|]*(?:(?:page|seite|p(?:á|a)gina|p\.|pg\.?|第)\s*)?(\d{1,4}|[ivxlc]{1,7})(?:\s*(?:of|\/|von|de|sur|页|頁|ページ)\s*\d{0,4})?[\s\-–—|]*$/i;

/**
 * Drops what repeats at the same height of several pages, at their tops and bottoms, but for its
 * numbers; and page numbers that stand alone.
 */
export function withoutRunningLines(pages: readonly PagePieces[]): PagePieces[] {
  const counts = new Map<string, number>();
  const candidates = pages.map((page) => candidatesOf(page));
  for (const lines of candidates) {
    const keys = new Set(
      [...lines].flatMap(([line, height]) => line.segments.flatMap((part) => keysOf(part, height))),
    );
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const needed = pages.length <= PAGES_OF_SHORT_MAX ? 2 : PAGES_MIN;
  const left = pages.map((page, index) => {
    const dropped = new Set<Line>();
    for (const [line, height] of candidates[index] ?? []) {
      const isRepeated = line.segments.every((part) =>
        keysOf(part, height).some((key) => (counts.get(key) ?? 0) >= needed),
      );
      if (isRepeated || isLonePageNumber(line, page, pages.length)) dropped.add(line);
    }
    return dropped.size === 0 ? page : { ...page, pieces: without(page.pieces, dropped) };
  });
  const emptied = pages.map((page, index) => hasWords(page) && !hasWords(left[index]));
  // Where most pages are nothing else, what repeats is the text, as on labels and slips.
  const isText = 2 * emptied.filter(Boolean).length > pages.length;
  return isText ? left.map((page, index) => (emptied[index] && pages[index]) || page) : left;
}

/** Whether a page has a line that is more than its number. */
function hasWords(page: PagePieces | undefined): boolean {
  return (page?.pieces ?? []).some(
    (piece) =>
      piece.kind !== "text" || piece.lines.some(({ text }) => !PAGE_NUMBER.test(text.trim())),
  );
}

/** Above this, in parts of the usual size, a line is a heading. */
const SIZE_MAX = 1.2;

/** The outermost lines of a page, with their distance from its top or, negative, from its bottom. */
function candidatesOf({ pieces, height }: PagePieces): Map<Line, number> {
  const lines = pieces
    .flatMap((piece) => (piece.kind === "text" ? piece.lines : []))
    .toSorted((one, other) => one.y - other.y);
  const sizes = lines.map(({ size }) => size).sort((one, other) => one - other);
  const large = (sizes[sizes.length >> 1] ?? 0) * SIZE_MAX;
  const candidates = new Map<Line, number>();
  for (const line of lines.slice(0, LINES_OF_ZONE_MAX)) {
    if (line.size <= large && line.y <= height * zoneOf(line, lines[0]))
      candidates.set(line, line.y);
  }
  for (const line of lines.slice(-LINES_OF_ZONE_MAX)) {
    if (line.y >= height * (1 - zoneOf(line, lines.at(-1)))) candidates.set(line, line.y - height);
  }
  return candidates;
}

function zoneOf(line: Line, outermost: Line | undefined): number {
  return line === outermost && PAGE_NUMBER.test(line.text) ? ZONE_OF_NUMBERS : ZONE;
}

/** The text without its numbers, in two bands of height so that neighbours share one. */
function keysOf({ spans }: Segment, height: number): string[] {
  const text = textOf(spans).trim();
  const plain = PAGE_NUMBER.test(text) ? "#" : text.toLowerCase().replace(/\d+/g, "#");
  const band = height / BAND_POINTS;
  return [`${Math.floor(band)} ${plain}`, `~${Math.floor(band + 0.5)} ${plain}`];
}

/** A document of one page has no line that repeats, but may have its number. */
function isLonePageNumber(line: Line, page: PagePieces, pageCount: number): boolean {
  const number = PAGE_NUMBER.exec(line.text)?.[1];
  if (number === undefined || line.y < page.height * (1 - ZONE)) return false;
  return pageCount === 1 && number === String(page.number) && line.segments.length === 1;
}

function without(pieces: readonly Piece[], dropped: ReadonlySet<Line>): Piece[] {
  return pieces.flatMap((piece): Piece[] => {
    if (piece.kind !== "text") return [piece];
    const lines = piece.lines.filter((line) => !dropped.has(line));
    return lines.length === 0 ? [] : [{ ...piece, lines }];
  });
}
