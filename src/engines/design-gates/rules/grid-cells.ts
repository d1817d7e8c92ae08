import type { Accessibility } from "../accessibility/accessibility.js";
import type { TableCell } from "../accessibility/table-grid.js";
import type { PageElement } from "../page/element.js";

const ROWS_MAX = 5_000;
const SPAN_MAX = 100;

/** The cells of a table that roles make, row after row; columns follow `aria-colindex`, else their order. */
export function cellsOfGrid(grid: PageElement, accessibility: Accessibility): TableCell[] {
  const { ownership, role } = accessibility;
  const rows = ownership
    .children(grid)
    .flatMap((child) => (role(child) === "rowgroup" ? ownership.children(child) : [child]))
    .filter((child) => role(child) === "row")
    .slice(0, ROWS_MAX);
  return rows.flatMap((line, row) => cellsOfRow(ownership.children(line), row));
}

function cellsOfRow(elements: readonly PageElement[], row: number): TableCell[] {
  const cells: TableCell[] = [];
  let column = 0;
  for (const element of elements) {
    const index = numberIn(element, "aria-colindex");
    if (index !== undefined) column = index - 1;
    const columnEnd = column + Math.min(numberIn(element, "aria-colspan") ?? 1, SPAN_MAX);
    const rowEnd = row + Math.min(numberIn(element, "aria-rowspan") ?? 1, SPAN_MAX);
    cells.push({ element, column, columnEnd, row, rowEnd });
    column = columnEnd;
  }
  return cells;
}

function numberIn(element: PageElement, attribute: string): number | undefined {
  const number = Number.parseInt(element.attributes.get(attribute) ?? "", 10);
  return number > 0 ? number : undefined;
}
