import {
  codeBlock,
  codeSpan,
  escapeLineStart,
  escapeText,
} from "../../../pages/markdown/escape-text.js";
import type { Block, PageBlocks } from "../assembly/block.js";
import { type Span, textOf } from "../text/span.js";

/** Markdown of all pages; a comment opens each page. */
export function writePages(pages: readonly PageBlocks[]): string {
  const parts: string[] = [];
  for (const { number, blocks } of pages) {
    parts.push(`<!-- page ${number} -->`, ...writeBlocks(blocks));
  }
  return `${parts.join("\n\n")}\n`;
}

function writeBlocks(blocks: readonly Block[]): string[] {
  const parts: string[] = [];
  const written = blocks.filter((block) => !isStrayBullet(block));
  const order = [
    ...written.filter(({ kind }) => kind !== "footnote"),
    ...written.filter(({ kind }) => kind === "footnote"),
  ];
  let list: string[] = [];
  let widths: number[] = [];
  const flush = () => {
    if (list.length > 0) parts.push(list.join("\n"));
    list = [];
    widths = [];
  };
  for (const block of order) {
    if (block.kind !== "item") {
      flush();
      parts.push(writeBlock(block));
      continue;
    }
    const depth = Math.min(block.depth, widths.length);
    const marker = block.ordinal === undefined ? "-" : `${block.ordinal}.`;
    widths = [...widths.slice(0, depth), marker.length + 1];
    const indent = widths.slice(0, depth).reduce((sum, width) => sum + width, 0);
    list.push(`${" ".repeat(indent)}${marker} ${writeSpans(block.spans)}`);
  }
  flush();
  return parts.filter((part) => part !== "");
}

/** A bullet whose item stands elsewhere. */
function isStrayBullet(block: Block): boolean {
  return block.kind === "item" && /^[•◦▪\s]*$/u.test(textOf(block.spans));
}

function writeBlock(block: Exclude<Block, { kind: "item" }>): string {
  switch (block.kind) {
    case "heading":
      return `${"#".repeat(block.level)} ${writeSpans(block.spans)}`;
    case "paragraph":
      return escapeLineStart(writeSpans(block.spans));
    case "footnote":
      return `[^${block.label}]: ${writeSpans(block.spans)}`;
    case "table":
      return writeTable(block.rows);
    case "code":
      return codeBlock(block.text);
  }
}

function writeTable(rows: readonly (readonly (readonly Span[])[])[]): string {
  const columns = rows.reduce((most, cells) => Math.max(most, cells.length), 0);
  const lines = rows.map((cells) => {
    const texts = Array.from({ length: columns }, (_, column) =>
      writeSpans(cells[column] ?? []).replaceAll("|", "\\|"),
    );
    return `| ${texts.join(" | ")} |`;
  });
  const [header = "", ...rest] = lines;
  return [header, `|${" --- |".repeat(columns)}`, ...rest].join("\n");
}

/** The inline Markdown of spans: links, code, marks of footnotes, and text with its marks escaped. */
export function writeSpans(spans: readonly Span[]): string {
  const parts: string[] = [];
  for (let at = 0; at < spans.length; ) {
    const link = spans[at]?.link;
    let end = at + 1;
    while (end < spans.length && spans[end]?.link === link) end += 1;
    const linked = spans.slice(at, end);
    parts.push(link === undefined ? writeUnlinked(linked) : writeLink(linked, link));
    at = end;
  }
  return parts.join("").replace(/\s+/g, " ").trim();
}

function writeLink(spans: readonly Span[], link: string): string {
  const text = writeUnlinked(spans);
  const inner = text.trim();
  if (inner === "") return text;
  const [before, after] = [/^\s*/.exec(text)?.[0] ?? "", /\s*$/.exec(text)?.[0] ?? ""];
  const plain = textOf(spans).trim();
  const isItself = plain === link || `mailto:${plain}` === link;
  const address = link.replace(/[\s<>()\\]/g, (mark) => `%${hex(mark)}`);
  return isItself && /^\S+$/.test(plain)
    ? `${before}<${plain}>${after}`
    : `${before}[${inner}](${address})${after}`;
}

function hex(mark: string): string {
  return mark.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0");
}

function writeUnlinked(spans: readonly Span[]): string {
  const isAllCode = spans.every(({ isMonospace }) => isMonospace);
  return spans
    .map((span) => {
      if (span.footnote !== undefined) return writeMark(span.text, span.footnote);
      if (span.isMonospace && !isAllCode) return writeInlineCode(span.text);
      return escapeText(span.text);
    })
    .join("");
}

/** The mark of a footnote between the spaces that are raised with it. */
function writeMark(text: string, label: string): string {
  const [before, after] = [/^\s*/.exec(text)?.[0] ?? "", /\s*$/.exec(text)?.[0] ?? ""];
  return `${before}[^${label}]${after}`;
}

function writeInlineCode(text: string): string {
  const inner = text.trim();
  return inner === "" ? text : text.replace(inner, () => codeSpan(inner));
}
