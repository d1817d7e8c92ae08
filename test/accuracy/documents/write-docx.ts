import { strToU8, zipSync } from "fflate";
import {
  type KnownBlock,
  type KnownDocument,
  type KnownItem,
  withMarks,
} from "./known-document.js";
import { escapeXml } from "./write-html.js";

const MAIN = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const BULLETS = 1;
const NUMBERS = 2;

/** Parts of a DOCX beside its text, which stand in the place of the usual ones. */
export interface DocxParts {
  readonly relationships?: string;
  readonly numbering?: string;
  readonly styles?: string;
  readonly others?: Readonly<Record<string, string>>;
}

/** A DOCX as Word stores it, of the XML of its body. */
export function packDocx(body: string, parts: DocxParts = {}): Uint8Array {
  const files = {
    "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/></Types>`,
    "_rels/.rels": relationships(
      `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/>`,
    ),
    "word/document.xml": `<w:document xmlns:w="${MAIN}" xmlns:r="${OFFICE}" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><w:body>${body}<w:sectPr/></w:body></w:document>`,
    "word/_rels/document.xml.rels": relationships(parts.relationships ?? ""),
    "word/styles.xml": `<w:styles xmlns:w="${MAIN}">${parts.styles ?? STYLES}</w:styles>`,
    "word/numbering.xml": `<w:numbering xmlns:w="${MAIN}">${parts.numbering ?? NUMBERING}</w:numbering>`,
    ...parts.others,
  };
  const bytes = Object.entries(files).map(([name, xml]) => [name, strToU8(xml)] as const);
  return zipSync(Object.fromEntries(bytes));
}

/** A known document as the XML that Word writes for it. */
export function writeDocx({ title, blocks }: KnownDocument): Uint8Array {
  const addresses: string[] = [];
  const body = blocks.map((block) => blockXml(block, addresses)).join("");
  return packDocx(body, {
    relationships: addresses
      .map(
        (address, index) =>
          `<Relationship Id="link${index}" Type="${OFFICE}/hyperlink" Target="${address}" TargetMode="External"/>`,
      )
      .join(""),
    others: {
      "docProps/core.xml": `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title></cp:coreProperties>`,
    },
  });
}

function relationships(entries: string): string {
  return `<Relationships xmlns="${PACKAGE}/relationships">${entries}</Relationships>`;
}

const style = (id: string, name: string, more = "") =>
  `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`;
const STYLES = [
  style("Normal", "Normal"),
  ...[1, 2, 3, 4, 5, 6].map((level) =>
    style(
      `berschrift${level}`,
      `heading ${level}`,
      `<w:pPr><w:outlineLvl w:val="${level - 1}"/></w:pPr>`,
    ),
  ),
  style("Zitat", "Quote"),
  style("Quelltext", "HTML Preformatted"),
].join("");

const level = (format: string) => (index: number) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/></w:lvl>`;
const definition = (id: number, format: string) =>
  `<w:abstractNum w:abstractNumId="${id}">${[0, 1, 2].map(level(format)).join("")}</w:abstractNum>`;
const NUMBERING = [
  definition(BULLETS, "bullet"),
  definition(NUMBERS, "decimal"),
  ...[BULLETS, NUMBERS].map(
    (id) => `<w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`,
  ),
].join("");

/** Runs of text; Word parts them wherever somebody wrote, so that words are in two runs now and then. */
export function runs(text: string, properties = ""): string {
  const cut = Math.floor(text.length / 2);
  return [text.slice(0, cut), text.slice(cut)]
    .filter((part) => part !== "")
    .map((part) => `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${part}</w:t></w:r>`)
    .join("");
}

export function paragraph(content: string, properties = ""): string {
  return `<w:p><w:pPr>${properties}</w:pPr>${content}</w:p>`;
}

function inline(text: string, addresses: string[]): string {
  const part = (plain: string) => (plain.startsWith("<w:") ? plain : runs(plain));
  const written = withMarks(text, {
    escape: escapeXml,
    bold: (bold) => `\u0001${runs(bold, "<w:b/>")}\u0001`,
    link: (shown, address) =>
      `\u0001<w:hyperlink r:id="link${addresses.push(address) - 1}">${runs(shown)}</w:hyperlink>\u0001`,
  });
  return written.split("\u0001").map(part).join("");
}

function blockXml(block: KnownBlock, addresses: string[]): string {
  const styled = (id: string) => `<w:pStyle w:val="${id}"/>`;
  if ("heading" in block) {
    return paragraph(runs(escapeXml(block.heading)), styled(`berschrift${block.level}`));
  }
  if ("paragraph" in block) return paragraph(inline(block.paragraph, addresses));
  if ("list" in block) {
    return itemsXml(block.list, { list: block.isOrdered ? NUMBERS : BULLETS, depth: 0, addresses });
  }
  if ("table" in block) return tableXml(block.table);
  if ("code" in block) {
    return block.code
      .split("\n")
      .map((line) => paragraph(runs(escapeXml(line)), styled("Quelltext")))
      .join("");
  }
  return paragraph(inline(block.quote, addresses), styled("Zitat"));
}

interface ListPlace {
  readonly list: number;
  readonly depth: number;
  readonly addresses: string[];
}

function itemsXml(items: readonly KnownItem[], place: ListPlace): string {
  const { list, depth, addresses } = place;
  return items
    .map(
      ({ text, items: inner = [] }) =>
        paragraph(
          inline(text, addresses),
          `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${list}"/></w:numPr>`,
        ) + itemsXml(inner, { ...place, list: BULLETS, depth: depth + 1 }),
    )
    .join("");
}

function tableXml(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => `<w:tc>${paragraph(runs(escapeXml(text)))}</w:tc>`;
  const row = (cells: readonly string[]) => `<w:tr>${cells.map(cell).join("")}</w:tr>`;
  return `<w:tbl>${rows.map(row).join("")}</w:tbl>`;
}
