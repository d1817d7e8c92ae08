import { type Accessibility, accessibilityOf } from "../accessibility/accessibility.js";
import { byIdFrom } from "../accessibility/flat-tree.js";
import { tableOf } from "../accessibility/roles.js";
import { cellsOfTable, type TableCell } from "../accessibility/table-grid.js";
import { closestAncestor, filledAttribute, isHtml, tokensOf } from "../accessibility/tree-walk.js";
import type { Finding, GateDefinition } from "../gate.js";
import type { PageElement } from "../page/element.js";
import type { Page } from "../page/page.js";
import { finding } from "./findings.js";
import { cellsOfGrid } from "./grid-cells.js";

const headersRefer = ["a25f45"];
const headerHasCells = ["d0f69e"];
const headerRoles = new Set(["columnheader", "rowheader"]);
const tableRoles = new Set(["grid", "table", "treegrid"]);

/** Gates about the header cells of tables. */
export const tableGates: readonly GateDefinition[] = [
  { id: "table-headers-attribute", wcag: "1.3.1", actRules: headersRefer, check: checkHeaders },
  { id: "table-header-cells", wcag: "1.3.1", actRules: headerHasCells, check: checkAssigned },
  { id: "table-header-text", wcag: "1.3.1", actRules: [], check: checkText },
];

function* checkHeaders(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  for (const cell of page.elements) {
    if (!isHtml(cell, "td", "th")) continue;
    const ids = tokensOf(cell, "headers");
    const table = ids.length === 0 ? undefined : tableOf(cell);
    if (table === undefined || !tableRoles.has(accessibility.role(table) ?? "")) continue;
    if (!accessibility.isIncluded(table) || !accessibility.isExposed(cell)) continue;
    const wrong = ids.find((id) => !refersToHeader(id, cell, table, accessibility));
    yield finding(wrong === undefined ? "pass" : "fail", cell, {
      rules: headersRefer,
      measured: wrong ?? ids.join(" "),
      required: "ids of header cells of the same table",
      message:
        wrong === undefined
          ? "Its headers are header cells of its table."
          : `headers names "${wrong}", which is no header cell of this table.`,
    });
  }
}

function refersToHeader(
  id: string,
  cell: PageElement,
  table: PageElement,
  { page, role }: Accessibility,
): boolean {
  const target = byIdFrom(page, id, cell)[0];
  if (target === undefined || target === cell || !isHtml(target, "td", "th")) return false;
  return tableOf(target) === table && headerRoles.has(role(target) ?? "");
}

function* checkAssigned(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  for (const table of page.elements) {
    if (!tableRoles.has(accessibility.role(table) ?? "")) continue;
    if (!accessibility.isIncluded(table)) continue;
    const cells = isHtml(table, "table") ? cellsOfTable(table) : cellsOfGrid(table, accessibility);
    yield* judgeTable(
      cells.filter(({ element }) => accessibility.isExposed(element)),
      accessibility,
    );
  }
}

function* judgeTable(cells: readonly TableCell[], accessibility: Accessibility): Iterable<Finding> {
  const reach = reachOf(cells);
  const data = dataOf(cells);
  for (const cell of cells) {
    const role = accessibility.role(cell.element);
    if (role === undefined || !headerRoles.has(role)) continue;
    const direction = directionOf(cell, accessibility, data);
    const isAssigned =
      reach.named.has(cell.element.attributes.get("id") ?? "") ||
      (direction !== "row" && hasCellBelow(cell, reach)) ||
      (direction !== "column" && hasCellBeside(cell, reach));
    yield finding(isAssigned ? "pass" : "fail", cell.element, {
      rules: headerHasCells,
      measured: isAssigned ? "heads cells" : "heads no cell",
      required: "a cell that it heads",
      message: isAssigned
        ? "There are cells that it heads."
        : "No cell belongs to this header: make it a plain cell, or fill its row or column.",
    });
  }
}

interface Reach {
  /** By column, the end of its last cell. */
  readonly rowEnds: ReadonlyMap<number, number>;
  /** By row, the end of its last cell, and the start of its first. */
  readonly columnEnds: ReadonlyMap<number, number>;
  /** Ids in `headers` attributes. */
  readonly named: ReadonlySet<string>;
}

/** How far the cells go that take the headers of their row and column, and which headers the others name. */
function reachOf(cells: readonly TableCell[]): Reach {
  const rowEnds = new Map<number, number>();
  const columnEnds = new Map<number, number>();
  const named = new Set<string>();
  for (const cell of cells) {
    const ids = tokensOf(cell.element, "headers");
    for (const id of ids) named.add(id);
    if (ids.length > 0) continue;
    for (let { column } = cell; column < cell.columnEnd; column += 1) {
      rowEnds.set(column, Math.max(rowEnds.get(column) ?? 0, cell.rowEnd));
    }
    for (let { row } = cell; row < cell.rowEnd; row += 1) {
      columnEnds.set(row, Math.max(columnEnds.get(row) ?? 0, cell.columnEnd));
    }
  }
  return { rowEnds, columnEnds, named };
}

function hasCellBelow(cell: TableCell, { rowEnds }: Reach): boolean {
  for (let { column } = cell; column < cell.columnEnd; column += 1) {
    if ((rowEnds.get(column) ?? 0) > cell.rowEnd) return true;
  }
  return false;
}

function hasCellBeside(cell: TableCell, { columnEnds }: Reach): boolean {
  for (let { row } = cell; row < cell.rowEnd; row += 1) {
    if ((columnEnds.get(row) ?? 0) > cell.columnEnd) return true;
  }
  return false;
}

interface DataPlaces {
  readonly rows: ReadonlySet<number>;
  readonly columns: ReadonlySet<number>;
}

function dataOf(cells: readonly TableCell[]): DataPlaces {
  const rows = new Set<number>();
  const columns = new Set<number>();
  for (const cell of cells) {
    if (!isHtml(cell.element, "td")) continue;
    for (let { row } = cell; row < cell.rowEnd; row += 1) rows.add(row);
    for (let { column } = cell; column < cell.columnEnd; column += 1) columns.add(column);
  }
  return { rows, columns };
}

/** Whether a header heads its row or its column (HTML, "Algorithms for header cells"); both where nothing decides. */
function directionOf(
  cell: TableCell,
  { explicitRole }: Accessibility,
  { rows, columns }: DataPlaces,
): "row" | "column" | "both" {
  const { element } = cell;
  const role = explicitRole(element);
  if (role === "columnheader") return "column";
  if (role === "rowheader") return "both";
  const scope = filledAttribute(element, "scope")?.toLowerCase();
  if (scope === "col" || scope === "colgroup") return "column";
  if (scope === "row") return "row";
  if (scope === "rowgroup") return "both";
  if (!anyIn(rows, cell.row, cell.rowEnd)) return "column";
  return anyIn(columns, cell.column, cell.columnEnd) ? "both" : "row";
}

function anyIn(places: ReadonlySet<number>, from: number, end: number): boolean {
  for (let at = from; at < end; at += 1) if (places.has(at)) return true;
  return false;
}

function* checkText(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  for (const header of page.elements) {
    if (!isHtml(header, "th") || !headerRoles.has(accessibility.role(header) ?? "")) continue;
    if (!accessibility.isExposed(header)) continue;
    if (closestAncestor(header, (one) => isHtml(one, "table")) === undefined) continue;
    const { text } = accessibility.name(header);
    yield finding(text === "" ? "cannot_tell" : "pass", header, {
      rules: [],
      measured: text,
      required: "words",
      message:
        text === ""
          ? "This header cell has no words: where it heads nothing, make it a plain cell."
          : "The header cell has words.",
    });
  }
}
