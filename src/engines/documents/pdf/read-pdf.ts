import { type ConvertedDocument, DocumentRefused } from "../document.js";
import { assemble } from "./assembly/assemble.js";
import type { PageBlocks } from "./assembly/block.js";
import type { OutlineEntry } from "./assembly/headings.js";
import { type PagePieces, withoutRunningLines } from "./assembly/running-lines.js";
import type { Piece } from "./layout/pieces.js";
import { piecesByLooks } from "./layout/pieces-by-looks.js";
import { piecesByTags } from "./layout/pieces-by-tags.js";
import { GLYPHS_MAX, NESTING_MAX, OUTLINE_ENTRIES_MAX, PAGES_MAX } from "./library/bounds.js";
import { type OpenPdf, openPdf } from "./library/open-pdf.js";
import type { PdfOutlineEntry } from "./library/pdf-js.js";
import { writePages } from "./markdown/write-blocks.js";
import { type PageContent, readPage } from "./page/read-page.js";
import type { Line } from "./text/lines.js";
import { listRanges } from "./text/list-ranges.js";
import { textOf } from "./text/span.js";

/**
 * Turns a PDF into Markdown: headings, paragraphs, lists, tables, links, code and footnotes, in
 * reading order, from the structure tree of tagged pages and from the looks of others. There is no
 * recognition of letters in pictures. Takes some 10 ms a page. Throws `DocumentRefused`, and the
 * reason of the signal once that is aborted.
 */
export async function readPdf(
  bytes: Uint8Array,
  { signal }: { readonly signal?: AbortSignal },
): Promise<ConvertedDocument> {
  signal?.throwIfAborted();
  const pdf = await openPdf(bytes);
  try {
    const { numPages } = pdf.document;
    if (numPages > PAGES_MAX) {
      throw new DocumentRefused("too_large", `the PDF has more than ${PAGES_MAX} pages`);
    }
    const reading = await readPages(pdf, signal);
    const pages = withoutRunningLines(reading.pages);
    const blocks = assemble(pages, await outlineOf(pdf));
    return {
      markdown: writePages(blocks),
      title: (await documentTitle(pdf)) ?? firstHeading(blocks),
      pages: numPages,
      warnings: warningsOf(pdf, reading, pagesWithoutText(pages)),
    };
  } finally {
    await pdf.close();
  }
}

interface Reading {
  readonly pages: PagePieces[];
  readonly damaged: number[];
  readonly cut: number[];
  readonly replaced: number[];
  /** The first page that was not read any more. */
  stoppedAt: number | undefined;
}

async function readPages(pdf: OpenPdf, signal: AbortSignal | undefined): Promise<Reading> {
  const reading: Reading = { pages: [], damaged: [], cut: [], replaced: [], stoppedAt: undefined };
  let glyphs = 0;
  for (let number = 1; number <= pdf.document.numPages; number += 1) {
    // Gives the signal its turn: all else here waits for promises alone.
    await new Promise((resolve) => setImmediate(resolve));
    signal?.throwIfAborted();
    if (pdf.isSpent() || glyphs > GLYPHS_MAX) {
      reading.stoppedAt = number;
      break;
    }
    const content = await readPage(pdf, number).catch(() => undefined);
    if (content === undefined && pdf.isSpent()) {
      // Without a turn of the event loop: what draws without end leaves it none.
      reading.stoppedAt = number;
      break;
    }
    if (content === undefined) {
      reading.damaged.push(number);
      continue;
    }
    glyphs += content.glyphCount;
    if (content.isCut) reading.cut.push(number);
    if (content.hasReplaced) reading.replaced.push(number);
    const height = content.layers[0]?.height ?? 0;
    reading.pages.push({ number, height, pieces: piecesOf(content) });
  }
  const isLost = reading.damaged.length === pdf.document.numPages;
  if (isLost) throw new DocumentRefused("damaged", "the PDF is damaged: no page of it can be read");
  return reading;
}

/** The main direction of a page by its tags where they are of use; others, such as watermarks, after it. */
function piecesOf({ layers, structure }: PageContent): Piece[] {
  const [main, ...others] = layers;
  if (main === undefined) return [];
  const tagged = structure === undefined ? undefined : piecesByTags(main, structure);
  return [...(tagged ?? piecesByLooks(main)), ...others.flatMap((layer) => piecesByLooks(layer))];
}

async function outlineOf(pdf: OpenPdf): Promise<OutlineEntry[]> {
  if (pdf.isSpent()) return [];
  const roots = await pdf.document.getOutline().catch(() => null);
  const entries: OutlineEntry[] = [];
  const visit = (items: readonly PdfOutlineEntry[], depth: number): void => {
    for (const { title, items: inner } of items) {
      if (entries.length >= OUTLINE_ENTRIES_MAX || depth > NESTING_MAX) return;
      entries.push({ title, depth });
      visit(inner, depth + 1);
    }
  };
  visit(roots ?? [], 1);
  return entries;
}

/** Names of files and programs, which producers write for want of a title. */
const NO_TITLE =
  /^(untitled|about:blank|document\d*|microsoft word - .*|.*\.(docx?|odt|indd|tex|dvi|pdf|qxd|rtf|html?|pptx?|xlsx?|exe|p65|pmd|e?ps|tmp|txt|wpd|tiff?|jpe?g|png))$|^\W*$/i;
const TITLE_LENGTH_MAX = 500;

async function documentTitle(pdf: OpenPdf): Promise<string | null> {
  if (pdf.isSpent()) return null;
  const metadata = await pdf.document.getMetadata().catch(() => undefined);
  const title: unknown = metadata === undefined ? undefined : Reflect.get(metadata.info, "Title");
  if (typeof title !== "string") return null;
  const plain = title
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, TITLE_LENGTH_MAX);
  return NO_TITLE.test(plain) ? null : plain;
}

const CONTENTS =
  /^(table of )?contents$|^(inhalt(sverzeichnis)?|sommaire|table des matières|índice|indice|sumário)$/i;

/** The most prominent heading of the first two pages. */
function firstHeading(pages: readonly PageBlocks[]): string | null {
  const headings = pages
    .slice(0, 2)
    .flatMap(({ blocks }) => blocks)
    .filter((block) => block.kind === "heading")
    .filter(({ spans }) => !CONTENTS.test(textOf(spans).trim()));
  const [first] = headings.toSorted((one, other) => one.level - other.level);
  return first === undefined ? null : textOf(first.spans).trim().slice(0, TITLE_LENGTH_MAX);
}

/** Pages with no letter or digit but in what runs through the pages, such as a scan with its number. */
function pagesWithoutText(pages: readonly PagePieces[]): number[] {
  const isReadable = ({ text }: Line) => /[\p{L}\p{N}]/u.test(text);
  const isWritten = (piece: Piece) =>
    piece.kind === "text" ? piece.lines.some(isReadable) : piece.rows.flat(2).some(isReadable);
  return pages.flatMap(({ number, pieces }) => (pieces.some(isWritten) ? [] : [number]));
}

function warningsOf(
  pdf: OpenPdf,
  { damaged, cut, replaced, stoppedAt }: Reading,
  empty: readonly number[],
): string[] {
  const warnings: string[] = [];
  if (pdf.isEncrypted) warnings.push("The PDF is encrypted; it was read with the empty password.");
  if (pdf.isMended) warnings.push("The end of the PDF is missing; what is left of it was read.");
  if (empty.length > 0) {
    const verb = empty.length === 1 ? "has" : "have";
    warnings.push(`${listRanges("page", empty)} ${verb} no text; text in pictures is not read.`);
  }
  if (damaged.length > 0) warnings.push(`${listRanges("page", damaged)} could not be read.`);
  if (cut.length > 0) {
    warnings.push(`${listRanges("page", cut)} could not be read whole: too many characters.`);
  }
  if (replaced.length > 0) {
    const verb = replaced.length === 1 ? "has" : "have";
    warnings.push(
      `${listRanges("page", replaced)} ${verb} letters that stand for others, which their font lacks.`,
    );
  }
  if (stoppedAt !== undefined) {
    warnings.push(`The pages from ${stoppedAt} on were not read: the PDF draws too much.`);
  }
  return warnings;
}
