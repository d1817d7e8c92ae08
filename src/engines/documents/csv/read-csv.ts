import Papa from "papaparse";
import { escapeText } from "../../pages/markdown/escape-text.js";
import { type ConvertedDocument, DocumentRefused } from "../document.js";
import { isFormula } from "./formulas.js";
import { hasHeader } from "./header-row.js";

const CELLS_MAX = 1_000_000;
const COLUMNS_MAX = 1_000;
const DELIMITERS = [",", ";", "\t", "|"];

/** Rows as long as their columns, and what was done to them. */
interface Table {
  readonly rows: readonly (readonly string[])[];
  readonly columns: number;
  readonly warnings: string[];
}

/**
 * A table of delimited text as a table of Markdown: RFC 4180 with the delimiters comma, semicolon, tab
 * and bar, found by what splits rows alike. The first row is the head where it names the columns, else
 * the head is empty. Cells are text: what a spreadsheet would compute has an apostrophe before it, which
 * spreadsheets read as "this is text". At most 1,000,000 cells and 1,000 columns, gaps counted.
 */
export function readCsv(text: string, delimiter?: string): ConvertedDocument {
  const { rows, columns, warnings } = readTable(text, delimiter);
  if (rows.length === 0) return { markdown: "", title: null, pages: null, warnings };
  const isHeaded = hasHeader(rows);
  if (!isHeaded) warnings.push("the first row names no columns, so the head of the table is empty");
  const head = isHeaded ? (rows[0] ?? []) : Array.from({ length: columns }, () => "");
  let formulas = 0;
  const cellOf = (value: string) => {
    if (!isFormula(value)) return escapeCell(value);
    formulas += 1;
    return `'${escapeCell(value)}`;
  };
  const line = (cells: readonly string[]) => `| ${cells.map(cellOf).join(" | ")} |`;
  const body = (isHeaded ? rows.slice(1) : rows).map(line);
  const rule = `|${" --- |".repeat(columns)}`;
  const markdown = [line(head), rule, ...body].join("\n");
  if (formulas > 0) {
    warnings.push(
      `${formulas === 1 ? "one cell begins" : `${formulas} cells begin`} like a formula; nothing is computed, and an apostrophe stands before it`,
    );
  }
  return { markdown, title: null, pages: null, warnings };
}

function readTable(text: string, given: string | undefined): Table {
  // Excel writes the delimiter into a line of its own.
  const said = /^sep=(.)\n/.exec(text);
  const delimiter = said?.[1] ?? given;
  const read = Papa.parse<string[]>(said ? text.slice(said[0].length) : text, {
    newline: "\n",
    skipEmptyLines: "greedy",
    delimitersToGuess: DELIMITERS,
    ...(delimiter === undefined ? {} : { delimiter }),
  });
  const rows = withoutEmptyEdge(read.data);
  const columns = rows.reduce((most, row) => Math.max(most, row.length), 0);
  if (columns > COLUMNS_MAX) {
    throw new DocumentRefused("too_large", `the table has more than ${COLUMNS_MAX} columns`);
  }
  if (columns * rows.length > CELLS_MAX) {
    throw new DocumentRefused("too_large", `the table has more than ${CELLS_MAX} cells`);
  }
  const warnings: string[] = [];
  const short = rows.filter((row) => row.length < columns).length;
  if (short > 0) {
    warnings.push(
      `${short} of ${rows.length} rows have fewer cells than the longest; the rest is empty`,
    );
  }
  if (read.errors.some(({ type }) => type === "Quotes")) {
    warnings.push("a quotation mark is not closed or stands in the middle of a cell");
  }
  return {
    rows: rows.map((row) => [...row, ...Array.from({ length: columns - row.length }, () => "")]),
    columns,
    warnings,
  };
}

/** Rows that all end with a delimiter have no column behind it. */
function withoutEmptyEdge(rows: readonly string[][]): readonly string[][] {
  const isEdged = rows.length > 0 && rows.every((row) => row.length > 1 && row.at(-1) === "");
  return isEdged ? rows.map((row) => row.slice(0, -1)) : rows;
}

/** A cell has one line, and bars do not end it. */
function escapeCell(text: string): string {
  return escapeText(text.trim())
    .replaceAll("|", "\\|")
    .replace(/\s*\n\s*/g, " ");
}
