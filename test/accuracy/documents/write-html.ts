import {
  type KnownBlock,
  type KnownDocument,
  type KnownItem,
  withMarks,
} from "./known-document.js";

const STYLE = `body{font:11pt/1.4 serif;margin:0}table{margin:1em 0}
pre{font:9pt monospace;background:#eee;padding:6px}blockquote{margin:1em 2em}`;

const RULED = `<style>table{border-collapse:collapse}
td,th{border:1px solid #999;padding:3px 8px;text-align:left;vertical-align:top}</style>`;

/** Looks of tables without lines: with the narrow gaps of a browser, flush right, and centred over several lines. */
export const plainTables = {
  narrow: "",
  right:
    "<style>table{border-spacing:0}td,th{padding:1px 3px;text-align:right}td:first-child{text-align:left}</style>",
  centred: "<style>table{width:60%}td,th{padding:1px 3px;text-align:center}</style>",
};

/** A known document as a page; its tables have lines unless it is told how they look without. */
export function writeHtml(
  { title, language, columns, blocks }: KnownDocument,
  tableLook?: keyof typeof plainTables,
): string {
  const shape = columns ? `<style>.text{columns:2;column-gap:9mm}</style>` : "";
  const look = tableLook === undefined ? RULED : plainTables[tableLook];
  const attributes = tableLook === undefined ? 'border="1" cellspacing="0" cellpadding="4"' : "";
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeXml(title)}</title><style>${STYLE}</style>${look}${shape}</head>
<body><div class="text">
${blocks.map((block) => blockHtml(block, attributes)).join("\n")}
</div></body></html>
`;
}

export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

const inline = (text: string) =>
  withMarks(text, {
    escape: escapeXml,
    bold: (bold) => `<strong>${bold}</strong>`,
    link: (shown, address) => `<a href="${address}">${shown}</a>`,
  });

function blockHtml(block: KnownBlock, attributes: string): string {
  if ("heading" in block) return `<h${block.level}>${escapeXml(block.heading)}</h${block.level}>`;
  if ("paragraph" in block) return `<p>${inline(block.paragraph)}</p>`;
  if ("list" in block) return listHtml(block.list, block.isOrdered ? "ol" : "ul");
  if ("table" in block) return tableHtml(block.table, attributes);
  if ("code" in block) return `<pre><code>${escapeXml(block.code)}</code></pre>`;
  return `<blockquote><p>${inline(block.quote)}</p></blockquote>`;
}

function listHtml(items: readonly KnownItem[], tag: "ol" | "ul"): string {
  const written = items.map(
    ({ text, items: inner }) => `<li>${inline(text)}${inner ? listHtml(inner, "ul") : ""}</li>`,
  );
  return `<${tag}>${written.join("")}</${tag}>`;
}

function tableHtml(
  [head = [], ...rows]: readonly (readonly string[])[],
  attributes: string,
): string {
  const row = (tag: string) => (cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeXml(cell)}</${tag}>`).join("")}</tr>`;
  return `<table ${attributes}><thead>${row("th")(head)}</thead><tbody>${rows.map(row("td")).join("")}</tbody></table>`;
}
