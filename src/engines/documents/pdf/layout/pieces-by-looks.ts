import type { Glyph, Layer } from "../page/page-content.js";
import { fragmentsOf } from "../text/fragments.js";
import { linesOf } from "../text/lines.js";
import { isRightToLeft } from "../text/visual-order.js";
import { alignedTablesOf } from "./aligned-tables.js";
import { withColumnGaps } from "./column-gaps.js";
import { columnsOf } from "./columns.js";
import { type FlowItem, isFragment, itemOf } from "./flow.js";
import { paragraphsOf } from "./paragraphs.js";
import type { Piece } from "./pieces.js";
import { ruledTablesOf } from "./ruled-tables.js";

/**
 * Reads what is written in one direction on a page, in reading order, from where it stands: tables
 * drawn with lines first, then columns, tables by alignment, and paragraphs.
 */
export function piecesByLooks(layer: Layer): Piece[] {
  const glyphs = withoutArtifacts(layer.glyphs);
  const { tables, rest } = ruledTablesOf(glyphs, layer.rules);
  const items = [...fragmentsOf(rest).map(itemOf), ...tables];
  const isRtl = isMostlyRightToLeft(glyphs);
  return columnsOf(items, { isRightToLeft: isRtl }).flatMap((column) => piecesOfColumn(column));
}

/** What is marked as no part of the text is left out, unless the page is marked so as a whole. */
function withoutArtifacts(glyphs: readonly Glyph[]): readonly Glyph[] {
  const content = glyphs.filter(({ isArtifact }) => !isArtifact);
  return content.length * 2 >= glyphs.length ? content : glyphs;
}

function isMostlyRightToLeft(glyphs: readonly Glyph[]): boolean {
  const right = glyphs.filter(({ text }) => isRightToLeft(text)).length;
  return right * 2 > glyphs.filter(({ isSpace }) => !isSpace).length;
}

/** The tables of a column part its text. */
function piecesOfColumn(items: readonly FlowItem[]): Piece[] {
  const sorted = items.toSorted((one, other) => one.top - other.top);
  const pieces: Piece[] = [];
  let fragments: FlowItem[] = [];
  const flush = () => {
    pieces.push(...piecesOfText(fragments));
    fragments = [];
  };
  for (const item of sorted) {
    if (isFragment(item.content)) fragments.push(item);
    else {
      flush();
      pieces.push({ kind: "table", rows: item.content });
    }
  }
  flush();
  return pieces;
}

function piecesOfText(items: readonly FlowItem[]): Piece[] {
  const lines = linesOf(
    items.flatMap(({ content }) => (isFragment(content) ? [content] : [])),
  ).filter(({ text }) => !/^[•◦▪]$/u.test(text));
  const column = {
    left: lines.reduce((low, { left }) => Math.min(low, left), Infinity),
    right: lines.reduce((high, { right }) => Math.max(high, right), -Infinity),
  };
  return alignedTablesOf(withColumnGaps(lines)).flatMap((part): Piece[] =>
    part.kind === "table"
      ? [{ kind: "table", rows: part.rows }]
      : paragraphsOf(part.lines, column).map((group) => ({
          kind: "text",
          lines: group,
          role: undefined,
        })),
  );
}
