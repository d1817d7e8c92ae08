import { childElements, type PageElement } from "../page/element.js";
import { isHtml } from "./tree-walk.js";

/** A cell of a table and the slots that it covers; rows and columns count from 0, ends are not included. */
export interface TableCell {
  readonly element: PageElement;
  readonly column: number;
  readonly columnEnd: number;
  readonly row: number;
  readonly rowEnd: number;
}

const COLUMNS_MAX = 1_000;
const ROWS_MAX = 20_000;
const CELLS_MAX = 200_000;
const ROWSPAN_MAX = 1_000;

/**
 * The cells of a `table` element in document order, where they come to lie (HTML, "Forming a table"). What lies
 * beyond 1,000 columns or 20,000 rows is left out.
 */
export function cellsOfTable(table: PageElement): readonly TableCell[] {
  const groups = rowGroupsOf(table);
  const cells: TableCell[] = [];
  let row = 0;
  for (const rows of groups) {
    const groupEnd = row + rows.length;
    // The first row in which each column is free again.
    const freeFrom: number[] = [];
    for (const line of rows) {
      if (row >= ROWS_MAX || cells.length >= CELLS_MAX) return cells;
      placeRow(line, { row, groupEnd, freeFrom, cells });
      row += 1;
    }
  }
  return cells;
}

interface Placing {
  readonly row: number;
  readonly groupEnd: number;
  readonly freeFrom: number[];
  readonly cells: TableCell[];
}

function placeRow(line: PageElement, { row, groupEnd, freeFrom, cells }: Placing): void {
  let column = 0;
  for (const element of childElements(line)) {
    if (!isHtml(element, "td", "th")) continue;
    while ((freeFrom[column] ?? 0) > row) column += 1;
    if (column >= COLUMNS_MAX) return;
    const columnEnd = Math.min(column + span(element, "colspan"), COLUMNS_MAX);
    const rows =
      element.attributes.get("rowspan")?.trim() === "0" ? ROWSPAN_MAX : span(element, "rowspan");
    const rowEnd = Math.min(row + rows, groupEnd);
    cells.push({ element, column, columnEnd, row, rowEnd });
    for (let covered = column; covered < columnEnd; covered += 1) freeFrom[covered] = rowEnd;
    column = columnEnd;
  }
}

function span(cell: PageElement, attribute: string): number {
  const count = Number.parseInt(cell.attributes.get(attribute) ?? "1", 10);
  return count > 0 ? Math.min(count, ROWSPAN_MAX) : 1;
}

/** Rows by their group; rows right below the table are a group of their own. */
function rowGroupsOf(table: PageElement): PageElement[][] {
  const groups: PageElement[][] = [];
  let loose: PageElement[] | undefined;
  for (const child of childElements(table)) {
    if (isHtml(child, "tr")) {
      if (loose === undefined) {
        loose = [];
        groups.push(loose);
      }
      loose.push(child);
    } else if (isHtml(child, "tbody", "thead", "tfoot")) {
      loose = undefined;
      groups.push(childElements(child).filter((row) => isHtml(row, "tr")));
    }
  }
  return groups;
}
