import { childrenOf, type DomElement, isElement } from "../document/dom.js";
import type { Structure } from "./find-structure.js";
import { inlineChildren, inlineOnOneLine, type MarkdownContext } from "./write-inline.js";

const COLUMNS_MAX = 200;
const SPAN_MAX = 50;
/** Cells of the table that a filler for a span may follow: spans cannot make much of little. */
const FILLERS_PER_CELL = 2;

/** Whether a table holds data: two columns and two rows at least, and nothing that no cell can hold. */
export function isDataTable(table: DomElement, structure: Structure): boolean {
  const role = table.getAttribute("role");
  if (role === "presentation" || role === "none") return false;
  const rows = rowsOf(table);
  const isWide = rows.some((row) => cellsOf(row).length > 1);
  if (!isWide || rows.length < 2) return false;
  if (structure.tableHolders.has(table)) return false;
  return structure.headedTables.has(table) || !structure.layoutHolders.has(table);
}

/** A GFM table whose first row is its head; breaks within cells become spaces, pipes are escaped. */
export function tableMarkdown(table: DomElement, context: MarkdownContext): string {
  const rows = gridOf(rowsOf(table), context);
  const [head, ...body] = rows.filter((row) => row.some((cell) => cell !== ""));
  if (head === undefined) return "";
  const width = Math.max(...[head, ...body.slice(0, 10_000)].map((row) => row.length));
  const padded = [...head, ...Array.from({ length: width - head.length }, () => "")];
  const rule = padded.map(() => "---");
  const caption = captionOf(table, context);
  const lines = [padded, rule, ...body].map((row) => `| ${row.join(" | ")} |`);
  return `${caption}${lines.join("\n")}`;
}

/** Rows of cells, with empty cells where one spans columns or rows. */
function gridOf(
  rows: readonly DomElement[],
  context: MarkdownContext,
): readonly (readonly string[])[] {
  let fillersLeft = 0;
  const reaching: number[] = [];
  return rows.map((row) => {
    const written: string[] = [];
    const fill = () => {
      if (fillersLeft <= 0 || written.length >= COLUMNS_MAX) return false;
      fillersLeft -= 1;
      written.push("");
      return true;
    };
    const passReaching = () => {
      while ((reaching[written.length] ?? 0) > 0) {
        reaching[written.length] = (reaching[written.length] ?? 1) - 1;
        if (!fill()) return;
      }
    };
    for (const cell of cellsOf(row)) {
      passReaching();
      fillersLeft += FILLERS_PER_CELL;
      const rowSpan = spanOf(cell, "rowspan") - 1;
      for (let column = 0; column < spanOf(cell, "colspan"); column += 1) {
        if (rowSpan > 0 && written.length < COLUMNS_MAX) reaching[written.length] = rowSpan;
        if (column === 0) written.push(cellText(cell, context));
        else if (!fill()) break;
      }
    }
    passReaching();
    return written;
  });
}

function cellText(cell: DomElement, context: MarkdownContext): string {
  return inlineOnOneLine(inlineChildren(cell, context)).replaceAll("|", "\\|");
}

function rowsOf(table: DomElement): readonly DomElement[] {
  const rows: DomElement[] = [];
  for (const part of childrenOf(table)) {
    if (!isElement(part)) continue;
    if (part.localName === "tr") rows.push(part);
    else if (/^t(?:head|body|foot)$/u.test(part.localName)) {
      for (const row of childrenOf(part))
        if (isElement(row) && row.localName === "tr") rows.push(row);
    }
  }
  return rows;
}

function cellsOf(row: DomElement): readonly DomElement[] {
  return [...childrenOf(row)]
    .filter(isElement)
    .filter(({ localName }) => localName === "td" || localName === "th");
}

function spanOf(cell: DomElement, name: string): number {
  const span = Number.parseInt(cell.getAttribute(name) ?? "1", 10);
  return span >= 1 ? Math.min(span, SPAN_MAX) : 1;
}

function captionOf(table: DomElement, context: MarkdownContext): string {
  const caption = [...childrenOf(table)]
    .filter(isElement)
    .find((part) => part.localName === "caption");
  if (caption === undefined) return "";
  const text = inlineOnOneLine(cellText(caption, context));
  return text === "" ? "" : `**${text}**\n\n`;
}
