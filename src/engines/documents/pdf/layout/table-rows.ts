import type { Line } from "../text/lines.js";
import type { TableRows } from "./flow.js";

type Cells = readonly (Line | undefined)[];

/** Pitches that differ by more than this part rows from the lines of one row. */
const ROW_PITCH = 1.12;
/** The same where the pitch of the lines of one cell is known. */
const ROW_PITCH_BESIDE_KNOWN = 1.04;
/** Lines closer together than this part of their height stand beside each other. */
const OVERLAP_PITCH = 0.9;
/** A number as it stands in a cell, with its unit. */
export const FIGURE = /^[\p{Sc}(+−–-]*\d[\d.,:/\s]*[\p{Sc}%)]?$/u;

/** Whether two lines, from top to bottom, are partly at one height, as in cells centred downwards. */
export function overlapsDownwards(upper: Line, lower: Line): boolean {
  return lower.y - upper.y < OVERLAP_PITCH * Math.min(upper.size, lower.size);
}

/**
 * Joins the lines of a table into its rows: those at one height, and those closer together than rows
 * are, where a table has both pitches.
 */
export function rowsOfGrid(
  lines: readonly Line[],
  grid: readonly Cells[],
  columns: number,
): TableRows {
  const limit = linePitchMax(lines, grid, columns);
  const rows: Line[][][] = [];
  grid.forEach((cells, index) => {
    const [before, line] = [lines[index - 1], lines[index]];
    const last = rows.at(-1);
    const goesOn =
      before !== undefined &&
      line !== undefined &&
      last !== undefined &&
      (overlapsDownwards(before, line) ||
        (line.y - before.y <= limit(cells) && !repeatsFigures(last, cells)));
    if (!goesOn) {
      rows.push(cells.map((cell) => (cell === undefined ? [] : [cell])));
      return;
    }
    cells.forEach((cell, column) => {
      if (cell !== undefined) last[column]?.push(cell);
    });
  });
  return rows;
}

/** The pitch up to which a line goes on with the row before it. */
function linePitchMax(
  lines: readonly Line[],
  grid: readonly Cells[],
  columns: number,
): (cells: Cells) => number {
  const known = pitchWithinCells(lines, grid);
  if (known !== undefined) return () => known * ROW_PITCH_BESIDE_KNOWN;
  const pitches = lines.slice(1).map((line, index) => line.y - (lines[index]?.y ?? line.y));
  const least = pitches.reduce((low, pitch) => Math.min(low, pitch), Infinity);
  const wide = pitches.filter((pitch) => pitch > least * ROW_PITCH).length;
  const isTwofold = wide >= Math.max(1, pitches.length * 0.3) && wide < pitches.length;
  const hasGaps = grid.some(
    (cells, index) =>
      (pitches[index - 1] ?? Infinity) <= least * ROW_PITCH &&
      cells.some((cell) => cell === undefined),
  );
  return (cells) => {
    const isSparse = cells.filter((cell) => cell !== undefined).length * 2 <= columns;
    const isInner = isSparse && cells[0] === undefined && columns === 2;
    return (isTwofold && hasGaps) || isInner ? least * ROW_PITCH : -1;
  };
}

/** The least pitch of lines of one cell, which the line of another cell between them shows to be one. */
function pitchWithinCells(lines: readonly Line[], grid: readonly Cells[]): number | undefined {
  let least = Infinity;
  for (let at = 2; at < lines.length; at += 1) {
    const [first, middle, last] = [lines[at - 2], lines[at - 1], lines[at]];
    if (first === undefined || middle === undefined || last === undefined) continue;
    if (!overlapsDownwards(first, middle) || !overlapsDownwards(middle, last)) continue;
    const isOneCell = grid[at]?.some(
      (cell, column) => cell !== undefined && grid[at - 2]?.[column] !== undefined,
    );
    if (isOneCell === true) least = Math.min(least, last.y - first.y);
  }
  return Number.isFinite(least) ? least : undefined;
}

/** Figures below figures are those of two rows. */
function repeatsFigures(row: readonly (readonly Line[])[], cells: Cells): boolean {
  return cells.some((cell, column) => {
    const above = row[column]?.at(-1);
    return (
      cell !== undefined && above !== undefined && FIGURE.test(cell.text) && FIGURE.test(above.text)
    );
  });
}
