import { parseNumber } from "./parse-number.js";

export type Cell = string | number | null;
export type Row = Readonly<Record<string, Cell>>;

const ROWS_MAX = 5_000;
const COLUMNS_MAX = 50;
/** Characters that tell whether a line is one of a table with pipes. */
const LINE_READ_MAX = 4_000;
const SEPARATORS = ["\t", ";", ","] as const;

/**
 * The rows of the first table of a text, as objects by the names of its first line: Markdown with
 * pipes, or lines of equally many cells between tabs, semicolons or commas (with quotes as in
 * RFC 4180), or columns two or more spaces apart. Cells that are numbers become numbers. Linear.
 */
export function readTable(text: string): readonly Row[] {
  const lines = text.split("\n").slice(0, ROWS_MAX * 2);
  return readPiped(lines) ?? readSeparated(lines) ?? readAligned(lines) ?? [];
}

function readPiped(lines: readonly string[]): readonly Row[] | undefined {
  const from = lines.findIndex(
    (line) => line.includes("|") && /^\|?[^|]+\|[^|]/.test(line.slice(0, LINE_READ_MAX).trim()),
  );
  if (from < 0) return undefined;
  const after = lines.slice(from);
  const end = after.findIndex((line) => !line.includes("|"));
  const cells = (end < 0 ? after : after.slice(0, end))
    .filter((line) => !/^[\s|:+-]+$/.test(line))
    .map((line) =>
      line
        .replace(/^\s*\|/, "")
        .replace(/\|\s*$/, "")
        .split("|"),
    );
  return toRows(cells);
}

function readSeparated(lines: readonly string[]): readonly Row[] | undefined {
  for (const separator of SEPARATORS) {
    const split = lines.map((line) => splitCells(line, separator));
    const from = split.findIndex(
      (cells, at) =>
        cells.length > 1 && cells.length === split[at + 1]?.length && cells.every(isHeading),
    );
    const width = split[from]?.length ?? 0;
    if (from < 0 || (separator === "," && !looksLikeData(split[from + 1] ?? []))) continue;
    const after = split.slice(from);
    const end = after.findIndex((cells) => cells.length !== width);
    const rows = toRows(end < 0 ? after : after.slice(0, end));
    if (rows) return rows;
  }
  return undefined;
}

function isHeading(cell: string): boolean {
  const text = cell.trim();
  return text.length > 0 && text.length <= 40 && /\p{L}/u.test(text) && !/[.!?:]$/.test(text);
}

/** Two lines of prose with equally many commas are no table: cells of a table are short. */
function looksLikeData(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim().split(/\s+/).length <= 6);
}

function splitCells(line: string, separator: string): string[] {
  if (!line.includes('"')) return line.split(separator);
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const character = line.charAt(at);
    if (character === '"' && isQuoted && line.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (character === '"') isQuoted = !isQuoted;
    else if (character === separator && !isQuoted) {
      cells.push(cell);
      cell = "";
    } else cell += character;
  }
  return [...cells, cell];
}

function readAligned(lines: readonly string[]): readonly Row[] | undefined {
  const split = lines.map((line) => line.trim().split(/ {2,}/));
  const from = split.findIndex(
    (cells, at) =>
      cells.length > 1 && cells.every(isHeading) && cells.length === split[at + 1]?.length,
  );
  const width = split[from]?.length ?? 0;
  const after = from < 0 ? [] : split.slice(from);
  const end = after.findIndex((cells) => cells.length !== width);
  return toRows(end < 0 ? after : after.slice(0, end));
}

function toRows(cells: readonly (readonly string[])[]): readonly Row[] | undefined {
  const [header, ...body] = cells;
  if (!header || body.length === 0 || header.length > COLUMNS_MAX) return undefined;
  const names = header.map((cell, at) => cell.trim() || `column_${at + 1}`);
  return body
    .slice(0, ROWS_MAX)
    .map((row) => Object.fromEntries(names.map((name, at) => [name, toCell(row[at] ?? "")])));
}

function toCell(text: string): Cell {
  const cell = text.trim();
  if (cell === "") return null;
  const isCode = /^0\d/.test(cell);
  return isCode ? cell : (parseNumber(cell) ?? cell);
}
