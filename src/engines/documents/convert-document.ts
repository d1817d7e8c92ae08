import { countWords } from "../pages/metadata/count-words.js";
import type { DocumentBlock } from "./blocks/block.js";
import { type ConvertedDocument, DocumentRefused } from "./document.js";
import { decodeFile, unifyLines } from "./formats/decode-file.js";
import {
  type DocumentFormat,
  formatOfBytes,
  formatOfName,
  type TextFormat,
} from "./formats/find-format.js";
import { formatOfText } from "./formats/format-of-text.js";

export interface DocumentSource {
  /** A file as it is, or its text. */
  readonly content: Uint8Array | string;
  readonly filename?: string;
}

export type DocumentForm = "markdown" | "text" | "json";

/** A converted document in the form that was asked for. */
export interface DocumentReading extends Omit<ConvertedDocument, "markdown"> {
  readonly format: DocumentFormat;
  readonly words: number;
  readonly markdown?: string;
  readonly text?: string;
  readonly blocks?: readonly DocumentBlock[];
}

const MARKDOWN_LENGTH_MAX = 32 * 1_048_576;
/** Blocks take some ten times the memory of their text. */
const BLOCKS_LENGTH_MAX = 8 * 1_048_576;
const TITLE_LENGTH_MAX = 500;

/**
 * Reads a document of any known format: by its first bytes, else by its name, else by what its text looks
 * like. Rejects with `DocumentRefused` where it cannot be read.
 */
export async function convertDocument(
  source: DocumentSource,
  form: DocumentForm,
): Promise<DocumentReading> {
  const { format, document } = await readSource(source);
  const { title, pages, warnings } = document;
  const markdown = document.markdown.trim();
  if (markdown.length > MARKDOWN_LENGTH_MAX) {
    const message = `the Markdown has more than ${MARKDOWN_LENGTH_MAX} characters`;
    throw new DocumentRefused("too_large", message);
  }
  const about = { format, title: title ?? firstHeading(markdown), pages, warnings };
  const counted = { ...about, words: countWords(withoutMarkup(markdown)).words };
  if (form === "markdown") return { ...counted, markdown };
  if (markdown.length > BLOCKS_LENGTH_MAX) {
    const message = `the Markdown has more than ${BLOCKS_LENGTH_MAX} characters, the most that is parted into blocks`;
    throw new DocumentRefused("too_large", message);
  }
  const { readBlocks } = await import("./blocks/read-blocks.js");
  const blocks = readBlocks(markdown);
  if (form === "json") return { ...counted, blocks };
  const { writeText } = await import("./blocks/write-text.js");
  return { ...counted, text: writeText(blocks) };
}

async function readSource({ content, filename }: DocumentSource) {
  const named = formatOfName(filename);
  if (typeof content === "string") {
    if (named === "pdf" || named === "docx") {
      const message = `a text is no ${named.toUpperCase()}, as its name says; send the file itself`;
      throw new DocumentRefused("unsupported", message);
    }
    const text = unifyLines(content);
    const format = named ?? formatOfText(text);
    return { format, document: await readText(text, format) };
  }
  if (content.length === 0) throw new DocumentRefused("damaged", "the file is empty");
  const format = formatOfBytes(content);
  if (format === "pdf") {
    const { readPdf } = await import("./pdf/read-pdf.js");
    return { format, document: await readPdf(content, {}) };
  }
  if (format === "docx") {
    const { readDocx } = await import("./docx/read-docx.js");
    return { format, document: await readDocx(content) };
  }
  if (named === "pdf" || named === "docx") {
    const message = `the file is no ${named.toUpperCase()}, as its name says, or its beginning is damaged`;
    throw new DocumentRefused("damaged", message);
  }
  return readTextFile(content, named);
}

async function readTextFile(content: Uint8Array, named: TextFormat | undefined) {
  const { text, guessed } = decodeFile(content);
  const format = named ?? formatOfText(text);
  const document = await readText(text, format);
  if (guessed === undefined) return { format, document };
  const warning = `the encoding is not stated; the text was read as ${guessed}`;
  return { format, document: { ...document, warnings: [...document.warnings, warning] } };
}

async function readText(text: string, format: TextFormat): Promise<ConvertedDocument> {
  switch (format) {
    case "html":
      return (await import("./html/read-html.js")).readHtml(text);
    case "csv":
      return (await import("./csv/read-csv.js")).readCsv(text);
    case "tsv":
      return (await import("./csv/read-csv.js")).readCsv(text, "\t");
    case "markdown":
      return { markdown: text, title: null, pages: null, warnings: [] };
    case "text":
      return (await import("./plain-text/read-plain-text.js")).readPlainText(text);
  }
}

/** The title of a document that states none: its first heading of the first level. */
function firstHeading(markdown: string): string | null {
  const heading = /^# +(\S.*?)[ #]*$/m.exec(markdown.slice(0, 20_000))?.[1];
  if (heading === undefined) return null;
  const text = withoutMarkup(heading).replace(/[*_`]{1,3}(\S[^*_`]*)[*_`]{1,3}/g, "$1");
  return text.trim().slice(0, TITLE_LENGTH_MAX) || null;
}

/** Markdown without what is no word in it: page marks, addresses of links, numbers of items, backslashes. */
function withoutMarkup(markdown: string): string {
  return markdown
    .replace(/^<!-- page \d+ -->$/gm, "")
    .replace(/\]\([^()\s]*\)/g, "] ")
    .replace(/\[\^\d{1,6}\]:?/g, "")
    .replace(/^([ >]*)\d{1,9}[.)] /gm, "$1")
    .replace(/\\([!-/:-@[-`{-~])/g, "$1");
}
