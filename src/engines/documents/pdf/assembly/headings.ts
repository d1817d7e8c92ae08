import type { Line } from "../text/lines.js";
import { markerOf } from "../text/list-markers.js";
import { listedHeadings } from "./listed-headings.js";
import type { PagePieces } from "./running-lines.js";

export interface OutlineEntry {
  readonly title: string;
  /** 1 for the outermost. */
  readonly depth: number;
}

const LENGTH_MAX = 220;
const LENGTH_OF_BOLD_MAX = 120;
const LINES_MAX = 4;
const LARGER = 1.15;
const MUCH_LARGER = 1.45;
const LEVEL_MAX = 6;
const SECTION_NUMBER =
  /^(?:(\d{1,2}(?:\.\d{1,2}){0,4})\.?|[A-Z](?:\.\d{1,2}){0,3}\.?|[IVX]{1,5}\.)\s+\p{Lu}/u;

/** Tells headings from paragraphs by what the whole document looks like. */
export class Headings {
  readonly #bodySize: number;
  readonly #isBodyBold: boolean;
  readonly #outline: ReadonlyMap<string, number>;
  readonly #levels: ReadonlyMap<string, number>;
  /** First lines of bold items of numbered lists that have plain items as well. */
  #listed: ReadonlySet<Line> = new Set();

  constructor(pages: readonly PagePieces[], outline: readonly OutlineEntry[]) {
    const lines = pages.flatMap(({ pieces }) =>
      pieces.flatMap((piece) => (piece.kind === "text" ? piece.lines : [])),
    );
    const body = lines.filter(({ isMonospace }) => !isMonospace);
    this.#bodySize = usualSize(body.length > 0 ? body : lines);
    this.#isBodyBold = isMostlyBold(lines);
    this.#outline = new Map(outline.map(({ title, depth }) => [plain(title), depth]));
    const paragraphs = pages.flatMap(({ pieces }) =>
      pieces.flatMap((piece) =>
        piece.kind === "text" && piece.role === undefined ? [piece.lines] : [],
      ),
    );
    this.#listed = listedHeadings(paragraphs, (group) => this.isHeading(group));
    const groups = pages.flatMap(({ pieces }) =>
      pieces.flatMap((piece) =>
        piece.kind === "text" && piece.role === undefined && this.isHeading(piece.lines)
          ? [piece.lines]
          : [],
      ),
    );
    this.#levels = levelsOf(groups);
  }

  get bodySize(): number {
    return this.#bodySize;
  }

  isHeading(lines: readonly Line[]): boolean {
    const [first] = lines;
    const text = textOf(lines);
    if (first === undefined || lines.length > LINES_MAX || text.length > LENGTH_MAX) return false;
    if (first.isMonospace || !/\p{L}/u.test(text) || isBulleted(text)) return false;
    if (lines.some(({ segments }) => segments.length > 2)) return false;
    if (this.#outline.has(plain(text)) && first.size >= this.#bodySize * 0.98) return true;
    const ratio = first.size / this.#bodySize;
    const endsSentence = /[.,;:]$/.test(text) && !/^\S+\s\S+\.$/.test(text);
    if (ratio >= MUCH_LARGER) return true;
    if (ratio >= LARGER) return !endsSentence;
    if (this.#listed.has(first)) return false;
    const isBold = lines.every((line) => line.isBold) && !this.#isBodyBold && ratio > 0.95;
    if (!isBold || endsSentence || text.length > LENGTH_OF_BOLD_MAX) return false;
    return SECTION_NUMBER.test(text) || markerOf(text)?.ordinal === undefined;
  }

  /** 1 for the most prominent look of headings, up to 6. */
  levelOf(lines: readonly Line[]): number {
    const [first] = lines;
    return first === undefined ? LEVEL_MAX : (this.#levels.get(lookOf(lines)) ?? LEVEL_MAX);
  }
}

function textOf(lines: readonly Line[]): string {
  return lines.map(({ text }) => text).join(" ");
}

function isBulleted(text: string): boolean {
  const marker = markerOf(text);
  return marker !== undefined && marker.ordinal === undefined;
}

function plain(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The size that most characters are set in. */
function usualSize(lines: readonly Line[]): number {
  const counts = new Map<number, number>();
  for (const { size, text } of lines) {
    const key = Math.round(size * 4) / 4;
    counts.set(key, (counts.get(key) ?? 0) + text.length);
  }
  const [usual] = [...counts].sort((one, other) => other[1] - one[1]);
  return usual?.[0] ?? 1;
}

function isMostlyBold(lines: readonly Line[]): boolean {
  const bold = lines.filter(({ isBold }) => isBold).reduce((sum, { text }) => sum + text.length, 0);
  return bold * 2 > lines.reduce((sum, { text }) => sum + text.length, 0);
}

/** Size, weight, and how deep the numbering goes where a heading has one. */
function lookOf(lines: readonly Line[]): string {
  const size = Math.round((lines[0]?.size ?? 0) * 2);
  const isBold = lines.every((line) => line.isBold);
  return `${String(size).padStart(6, "0")} ${isBold ? 1 : 0} ${9 - numberingDepth(lines)}`;
}

function numberingDepth(lines: readonly Line[]): number {
  const number = SECTION_NUMBER.exec(textOf(lines))?.[1];
  return number === undefined ? 0 : number.split(".").length;
}

/**
 * Looks in descending order are levels. Numbered headings of one depth share a level, however they
 * look, and each depth is one level below the one before.
 */
function levelsOf(groups: readonly (readonly Line[])[]): Map<string, number> {
  const looks = [...new Set(groups.map(lookOf))].sort().reverse();
  const levels = new Map<string, number>();
  let level = 0;
  let lastStyle = "";
  const depths = new Map<number, number>();
  for (const look of looks) {
    const style = look.slice(0, -2);
    const depth = 9 - Number(look.slice(-1));
    const known = depth > 0 ? (depths.get(depth) ?? below(depths, depth)) : undefined;
    if (known !== undefined) {
      levels.set(look, Math.min(LEVEL_MAX, known));
      depths.set(depth, known);
      level = Math.max(level, known);
    } else {
      if (style !== lastStyle) level += 1;
      levels.set(look, Math.min(LEVEL_MAX, level));
      if (depth > 0) depths.set(depth, level);
    }
    lastStyle = style;
  }
  return levels;
}

function below(depths: ReadonlyMap<number, number>, depth: number): number | undefined {
  const above = depths.get(depth - 1);
  return above === undefined ? undefined : above + 1;
}
