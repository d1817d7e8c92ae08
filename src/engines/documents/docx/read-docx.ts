import mammoth from "mammoth";
import { type ConvertedDocument, DocumentRefused } from "../document.js";
import { findLosses } from "./find-losses.js";
import { headingLevels } from "./heading-levels.js";
import { markedHtmlToMarkdown } from "./marks.js";
import { type OfficePackage, openPackage } from "./package.js";
import { prepareBody, prepareNumbering } from "./prepare-xml.js";
import { type DocxElement, shapeDocument } from "./shape-document.js";
import { styleMap } from "./style-map.js";

const TITLE_LENGTH_MAX = 500;
const MAIN = /^word\/document\d*\.xml$/;
/** Parts whose XML is taken as it is. */
const PLAIN_PARTS = /(?:\.rels|\[Content_Types\]\.xml|styles\.xml)$/;

/**
 * A DOCX as Markdown, by mammoth and `htmlToMarkdown`: headings by style and outline level, nested lists
 * with their numbers, tables, links, notes as footnotes, code, quotes, and pictures as places with their
 * alternative text. The archive and its XML are bounded before the converter sees them, and it is handed
 * parts as text: it opens no archive and no file. Costs about 0.1 s for 1 MiB of XML.
 */
export async function readDocx(bytes: Uint8Array): Promise<ConvertedDocument> {
  const parts = openPackage(bytes);
  const main = parts.names.find((name) => MAIN.test(name)) ?? "";
  const headings = headingLevels(parts.xml("word/styles.xml"));
  let images = 0;
  const options = {
    styleMap: [...styleMap],
    includeEmbeddedStyleMap: false,
    externalFileAccess: false,
    convertImage: mammoth.images.imgElement(async ({ contentType }) => {
      images += 1;
      return { src: `image-${images}.${/^image\/(\w+)/.exec(contentType)?.[1] ?? "bin"}` };
    }),
    transformDocument: (document: DocxElement) => shapeDocument(document, headings),
  };
  const { value: html, messages } = await convert(parts, options);
  return {
    markdown: markedHtmlToMarkdown(html),
    title: titleOf(parts),
    pages: null,
    warnings: findLosses(parts, parts.xml(main), { messages, images }),
  };
}

type Options = NonNullable<Parameters<typeof mammoth.convertToHtml>[1]>;

async function convert(parts: OfficePackage, options: Options) {
  // The converter takes an opened archive, which its types leave out: so it never opens one itself.
  const input = { file: archiveOf(parts) } as unknown as Parameters<
    typeof mammoth.convertToHtml
  >[0];
  try {
    return await mammoth.convertToHtml(input, options);
  } catch (error) {
    if (error instanceof DocumentRefused) throw error;
    throw new DocumentRefused("damaged", "the XML of the document cannot be read");
  }
}

function archiveOf(parts: OfficePackage) {
  return {
    exists: (name: string) => parts.has(name),
    read: async (name: string) => {
      const xml = parts.xml(name);
      if (PLAIN_PARTS.test(name)) return xml;
      return name.endsWith("numbering.xml") ? prepareNumbering(xml) : prepareBody(xml);
    },
  };
}

function titleOf(parts: OfficePackage): string | null {
  const written = /<dc:title(?:\s[^<>]*)?>([^<]*)</.exec(parts.xml("docProps/core.xml"))?.[1];
  const title = decodeEntities(written ?? "")
    .replace(/\s+/g, " ")
    .trim();
  return title === "" ? null : title.slice(0, TITLE_LENGTH_MAX);
}

const NAMED: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi,
    (all, ...parts) => {
      const [name, decimal, hex] = parts as (string | undefined)[];
      if (name) return NAMED[name.toLowerCase()] ?? all;
      const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : all;
    },
  );
}
