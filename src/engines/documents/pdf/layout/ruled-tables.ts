import type { Glyph, Rule } from "../page/page-content.js";
import { fragmentsOf } from "../text/fragments.js";
import { type Line, linesOf } from "../text/lines.js";
import type { FlowItem, TableRows } from "./flow.js";
import { find, type GridLines, gridsOf, join } from "./grid-lines.js";

export interface RuledTables {
  readonly tables: readonly FlowItem[];
  /** What stands outside of them. */
  readonly rest: readonly Glyph[];
}

const TOLERANCE = 3;
const SIDE_MIN = 8;
/** An edge of a cell is drawn when a line covers so much of it. */
const COVERED_MIN = 0.6;
const CELLS_MAX = 40_000;
const FILLED_CELLS_MIN = 0.25;
const INNER_ROWS_MIN = 3;

/** Takes the tables whose cells are drawn with lines, and the glyphs in them, from a page. */
export function ruledTablesOf(glyphs: readonly Glyph[], rules: readonly Rule[]): RuledTables {
  let rest = glyphs;
  const tables: FlowItem[] = [];
  for (const lines of gridsOf(rules)) {
    const grid = gridOf(lines);
    if (grid === undefined) continue;
    const { inside, outside } = partGlyphs(rest, grid);
    const rows = rowsOf(grid, inside);
    if (rows === undefined) continue;
    rest = outside;
    tables.push({
      left: grid.columns[0] ?? 0,
      right: grid.columns.at(-1) ?? 0,
      top: grid.rows[0] ?? 0,
      bottom: grid.rows.at(-1) ?? 0,
      content: rows,
    });
  }
  return { tables, rest };
}

interface Grid {
  /** Places of the lines, ascending: x of columns, y of rows. */
  readonly columns: readonly number[];
  readonly rows: readonly number[];
  readonly lines: GridLines;
}

function gridOf(lines: GridLines): Grid | undefined {
  const { horizontal, vertical } = lines;
  if (horizontal.length + vertical.length < 3) return undefined;
  if (horizontal.length === 0 || vertical.length === 0) return undefined;
  const columns = placesOf(vertical, horizontal);
  const rows = placesOf(horizontal, vertical);
  const cells = (columns.length - 1) * (rows.length - 1);
  return cells >= 2 && cells <= CELLS_MAX ? { columns, rows, lines } : undefined;
}

/** Tables without lines at their sides end where the lines across end. */
function placesOf(along: readonly Rule[], across: readonly Rule[]): number[] {
  const ends = across.flatMap(({ from, to }) => [from, to]);
  const places = along.map(({ at }) => at);
  const first = ends.reduce((low, end) => Math.min(low, end), Infinity);
  const last = ends.reduce((high, end) => Math.max(high, end), -Infinity);
  if (places.every((place) => place > first + SIDE_MIN)) places.push(first);
  if (places.every((place) => place < last - SIDE_MIN)) places.push(last);
  const distinct: number[] = [];
  for (const place of places.sort((one, other) => one - other)) {
    if (place - (distinct.at(-1) ?? -Infinity) > TOLERANCE) distinct.push(place);
  }
  return distinct;
}

function partGlyphs(glyphs: readonly Glyph[], { columns, rows }: Grid) {
  const inside: Glyph[] = [];
  const outside: Glyph[] = [];
  for (const glyph of glyphs) {
    const isInside =
      between(columns, glyph.x + glyph.width / 2) >= 0 && between(rows, middleOf(glyph)) >= 0;
    (isInside ? inside : outside).push(glyph);
  }
  return { inside, outside };
}

function middleOf({ y, size }: Glyph): number {
  return y - size * 0.3;
}

/** Index of the interval that holds a value, -1 outside of all. */
function between(places: readonly number[], value: number): number {
  let [low, high] = [0, places.length - 1];
  if (value < (places[0] ?? 0) || value >= (places[high] ?? 0)) return -1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) <= value) low = middle;
    else high = middle;
  }
  return low;
}

/** The cells with their lines; undefined when the lines are no table. */
function rowsOf(grid: Grid, glyphs: readonly Glyph[]): TableRows | undefined {
  const width = grid.columns.length - 1;
  const height = grid.rows.length - 1;
  const owners = mergedCells(grid);
  const cells = new Map<number, Glyph[]>();
  for (const glyph of glyphs) {
    const column = between(grid.columns, glyph.x + glyph.width / 2);
    const owner = find(owners, between(grid.rows, middleOf(glyph)) * width + column);
    const cell = cells.get(owner);
    if (cell === undefined) cells.set(owner, [glyph]);
    else cell.push(glyph);
  }
  const written = [...cells].filter(([, cell]) => cell.some(({ isSpace }) => !isSpace));
  const rows = new Set(written.map(([owner]) => Math.floor(owner / width)));
  const columns = new Set(written.map(([owner]) => owner % width));
  const drawn = new Set(owners.map((_, index) => find(owners, index))).size;
  if (rows.size < 2 || columns.size < 2) return undefined;
  if (written.length < drawn * FILLED_CELLS_MIN) return undefined;
  const table = range(height)
    .filter((row) => rows.has(row))
    .map((row) =>
      range(width)
        .filter((column) => columns.has(column))
        .map((column) => linesOf(fragmentsOf(cells.get(row * width + column) ?? []))),
    );
  return isFrame(table.flat()) ? undefined : table;
}

/** Boxes that hold tables of their own are the frame of a page. */
function isFrame(cells: readonly (readonly Line[])[]): boolean {
  const inner = cells.filter(
    (lines) => lines.filter(({ segments }) => segments.length >= 2).length >= INNER_ROWS_MIN,
  );
  const count = (of: readonly (readonly Line[])[]) =>
    of.flat().reduce((sum, { text }) => sum + text.length, 0);
  return count(inner) * 2 > count(cells);
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

/** Cells without a line between them are one, which the upper left of them stands for. */
function mergedCells({ columns, rows, lines }: Grid): number[] {
  const width = columns.length - 1;
  const height = rows.length - 1;
  const owners = range(width * height);
  const upright = linesAt(columns, lines.vertical);
  const level = linesAt(rows, lines.horizontal);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const cell = row * width + column;
      const right = upright[column + 1] ?? [];
      const below = level[row + 1] ?? [];
      if (column + 1 < width && !isDrawn(right, rows[row], rows[row + 1])) {
        join(owners, cell, cell + 1);
      }
      if (row + 1 < height && !isDrawn(below, columns[column], columns[column + 1])) {
        join(owners, cell, cell + width);
      }
    }
  }
  return owners;
}

function linesAt(places: readonly number[], rules: readonly Rule[]): Rule[][] {
  return places.map((place) => rules.filter(({ at }) => Math.abs(at - place) <= TOLERANCE));
}

function isDrawn(rules: readonly Rule[], from = 0, to = 0): boolean {
  const covered = rules.reduce(
    (sum, rule) => sum + Math.max(0, Math.min(to, rule.to) - Math.max(from, rule.from)),
    0,
  );
  return covered >= (to - from) * COVERED_MIN;
}
