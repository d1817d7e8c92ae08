import { bare, type KnownBlock, type KnownDocument, type KnownItem } from "./known-document.js";

const WIDTH = 78;

/** A known document as people type it into a text file. */
export function writeText({ blocks }: KnownDocument): string {
  return `${blocks.map(blockText).join("\n\n")}\n`;
}

function blockText(block: KnownBlock): string {
  if ("heading" in block) return headingText(block.heading, block.level);
  if ("paragraph" in block) return wrap(bare(block.paragraph), "");
  if ("list" in block) return itemsText(block.list, block.isOrdered === true, "").join("\n");
  if ("table" in block) return columnsText(block.table);
  if ("code" in block) return block.code.replace(/^/gm, "    ");
  return wrap(bare(block.quote), "  ");
}

function headingText(heading: string, level: number): string {
  return `${heading}\n${(level === 1 ? "=" : "-").repeat(heading.length)}`;
}

function itemsText(items: readonly KnownItem[], isOrdered: boolean, indent: string): string[] {
  return items.flatMap(({ text, items: inner = [] }, index) => {
    const mark = isOrdered ? `${index + 1}. ` : "- ";
    const first = wrap(bare(text), indent + " ".repeat(mark.length));
    return [
      indent + mark + first.trimStart(),
      ...itemsText(inner, false, indent + " ".repeat(mark.length)),
    ];
  });
}

function columnsText(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd((widths[column] ?? 0) + 4))
        .join("")
        .trimEnd(),
    )
    .join("\n");
}

function wrap(text: string, indent: string): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    if (line !== "" && indent.length + line.length + word.length >= WIDTH) {
      lines.push(indent + line);
      line = "";
    }
    line += line === "" ? word : ` ${word}`;
  }
  return [...lines, indent + line].join("\n");
}
