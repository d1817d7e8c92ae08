import { type OutlineLine, pathTo } from "./outline.js";

/** What is read as one: of a part of it, nobody knows what it belongs to. */
const ITEM_ROLES = new Set(["row", "listitem", "option", "treeitem", "article"]);
const TABLE_ROLES = new Set(["table", "grid", "treegrid"]);
const HEADING_ROLES = new Set(["columnheader"]);
const FIELD_ROLES = new Set([
  ...["textbox", "searchbox", "combobox", "listbox", "spinbutton", "slider"],
  ...["checkbox", "radio", "switch"],
]);
const ITEM_LINES_MAX = 60;
/** A label with its field, and what is said about it. */
const FORM_ROW_LINES_MAX = 12;
const HEADER_ROWS_MAX = 3;
const HEADER_LINES_MAX = 40;

/** From one line to another, both included. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The innermost row, item or row of a form that a line is in: the place of its first line and of its last. Undefined
 * where there is none, or where it is too large to be shown as a whole.
 */
export function wholeItem(lines: readonly OutlineLine[], place: number): LineRange | undefined {
  for (const start of [place, ...pathTo(lines, place).reverse()]) {
    const { role = "", end = start } = lines[start] ?? {};
    const count = end - start + 1;
    if (count > ITEM_LINES_MAX) return undefined;
    if (ITEM_ROLES.has(role)) return { start, end };
    const isFormRow = count <= FORM_ROW_LINES_MAX && count > 1;
    if (isFormRow && hasRole(lines, { start, end }, FIELD_ROLES)) return { start, end };
  }
  return undefined;
}

/** The places of the lines that name the columns of a table, for a line in one of its rows; else none. */
export function columnHeadings(lines: readonly OutlineLine[], place: number): number[] {
  const path = [...pathTo(lines, place), place];
  const own = path.findLast((above) => lines[above]?.role === "row");
  const table = path.findLast((above) => TABLE_ROLES.has(lines[above]?.role ?? ""));
  if (own === undefined || table === undefined || table > own) return [];
  const headings = headerRows(lines, table).filter(({ end }) => end < own);
  return headings.flatMap(({ start, end }) => {
    const above = pathTo(lines, start).filter((line) => line > table);
    return [...above, ...placesOf({ start, end: Math.min(end, start + HEADER_LINES_MAX) })];
  });
}

/** The rows with headings of columns that a table begins with. */
function headerRows(lines: readonly OutlineLine[], table: number): LineRange[] {
  const rows: LineRange[] = [];
  const last = lines[table]?.end ?? table;
  for (let start = table + 1; start <= last && rows.length < HEADER_ROWS_MAX; start += 1) {
    const { role, end } = lines[start] ?? { end: start };
    if (role !== "row") continue;
    if (!hasRole(lines, { start, end }, HEADING_ROLES)) break;
    rows.push({ start, end });
    start = end;
  }
  return rows;
}

/** The places of a range, in their order. */
export function placesOf({ start, end }: LineRange): number[] {
  return Array.from({ length: end - start + 1 }, (_, offset) => start + offset);
}

function hasRole(
  lines: readonly OutlineLine[],
  { start, end }: LineRange,
  roles: ReadonlySet<string>,
): boolean {
  return lines.slice(start, end + 1).some(({ role }) => roles.has(role));
}
