import type { BlockItem, DocumentBlock } from "./block.js";

const INDENT = "  ";

/** Blocks as plain text: empty lines between them, tabs between cells, and form feeds between pages. */
export function writeText(blocks: readonly DocumentBlock[]): string {
  let page = blocks[0]?.page;
  const written = blocks.map((block, index) => {
    const feeds = Math.max(0, (block.page ?? 0) - (page ?? 0));
    page = block.page;
    const between = index === 0 ? "" : feeds > 0 ? `\n${"\f".repeat(feeds)}` : "\n\n";
    return between + textOf(block);
  });
  return written.join("");
}

function textOf(block: DocumentBlock): string {
  const { text, items, rows } = block;
  if (items) return itemLines(block, items).join("\n");
  if (rows) return rows.map((row) => row.join("\t")).join("\n");
  return text ?? "";
}

/** Items under their marks, each list counted by itself. */
function itemLines(list: DocumentBlock, items: readonly BlockItem[]): string[] {
  let open: { readonly isOrdered: boolean; readonly number: number }[] = [];
  return items.map(({ level, text, ordered, start }, index) => {
    const isOrdered = ordered ?? list.ordered ?? false;
    const known = open[level];
    const goesOn = known?.isOrdered === isOrdered && start === undefined;
    const first = start ?? (index === 0 ? list.start : undefined) ?? 1;
    const number = goesOn ? known.number + 1 : first;
    open = open.slice(0, level);
    open[level] = { isOrdered, number };
    return `${INDENT.repeat(level)}${isOrdered ? `${number}.` : "-"} ${text}`;
  });
}
