import { readdirSync, readFileSync } from "node:fs";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { convertDocument } from "../../src/engines/documents/convert-document.js";
import { launchBrowser } from "../helpers/servers/browser.js";
import { csvFiles } from "./documents/csv-files.js";
import { knownDocuments } from "./documents/known/all.js";
import { cellsOf, type KnownDocument, splitWords, wordsOf } from "./documents/known-document.js";
import { commonLength, markdownCells, markdownWords, orderedShare } from "./documents/measure.js";
import { writeDocx } from "./documents/write-docx.js";
import { type plainTables, writeHtml } from "./documents/write-html.js";
import { writeText } from "./documents/write-text.js";

const WORDS_MIN = 0.98;
const CELLS_MIN = 0.95;
/** One file may be worse than the set as a whole, and not much. */
const WORDS_OF_ONE_MIN = 0.9;

interface Measured {
  readonly file: string;
  readonly words: number;
  /** Known cells, and those that were read in their column and order. */
  readonly cells: readonly [known: number, read: number];
}

const measured: Measured[] = [];

async function measure(
  file: string,
  content: Uint8Array | string,
  known: { readonly words: readonly string[]; readonly cells: readonly string[] },
): Promise<void> {
  const { markdown = "" } = await convertDocument({ content, filename: file }, "markdown");
  const words = orderedShare(known.words, markdownWords(markdown));
  const read = commonLength(known.cells, markdownCells(markdown));
  measured.push({ file, words, cells: [known.cells.length, read] });
  expect(words, markdown).toBeGreaterThanOrEqual(WORDS_OF_ONE_MIN);
}

const known = (document: KnownDocument) => ({
  words: wordsOf(document),
  cells: cellsOf(document),
});
const savedFile = (name: string) =>
  new Uint8Array(readFileSync(new URL(`documents/files/${name}`, import.meta.url)));
const utf8 = (text: string) => new TextEncoder().encode(text);

describe.each(knownDocuments.map((document) => ({ document, name: document.name })))(
  "the known document $name",
  ({ document, name }) => {
    it.each(["docx", "pdf"])("is read as LibreOffice wrote it, as %s", async (ending) => {
      await measure(`${name}.${ending}`, savedFile(`${name}.${ending}`), known(document));
    });

    it("is read as LibreOffice wrote it without lines in its tables", () =>
      measure(`${name}-plain-tables.pdf`, savedFile(`${name}-plain-tables.pdf`), known(document)));

    it("is read as Word writes it", () =>
      measure(`${name}-word.docx`, writeDocx(document), known(document)));

    it("is read as a page", () =>
      measure(`${name}.html`, utf8(writeHtml(document)), known(document)));

    it("is read as text", async () => {
      // Columns of a text have no bars to tell cells by.
      const { words } = known(document);
      await measure(`${name}.txt`, utf8(writeText(document)), { words, cells: [] });
    });
  },
);

describe("what was printed with harder layouts", () => {
  const folder = new URL("documents/printed/", import.meta.url);
  const names = readdirSync(folder)
    .filter((name) => name.endsWith(".pdf"))
    .map((name) => name.slice(0, -".pdf".length));

  it.each(names)("is read: %s", async (name) => {
    const text = readFileSync(new URL(`${name}.md`, folder), "utf8");
    const bytes = new Uint8Array(readFileSync(new URL(`${name}.pdf`, folder)));
    await measure(`${name}.pdf`, bytes, {
      words: markdownWords(text),
      cells: markdownCells(text),
    });
  });
});

describe("what Chromium prints", () => {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 120_000);
  afterAll(() => browser?.close());

  async function print(html: string, name: string): Promise<Uint8Array | undefined> {
    // A machine on which no browser starts measures the other files; launchBrowser says why.
    if (!browser) return undefined;
    const page = await browser.newPage();
    await page.setContent(html);
    const printed = await page.pdf({
      format: "A4",
      margin: { top: "25mm", bottom: "25mm", left: "22mm", right: "22mm" },
      displayHeaderFooter: true,
      headerTemplate: `<div style="font-size:8px;width:100%;text-align:center">Internal, ${name}</div>`,
      footerTemplate:
        '<div style="font-size:8px;width:100%;text-align:center"><span class="pageNumber"></span></div>',
    });
    await page.close();
    return new Uint8Array(printed);
  }

  it.each(knownDocuments)("is read: $name", async (document) => {
    const printed = await print(writeHtml(document), document.name);
    if (printed) await measure(`${document.name}-chromium.pdf`, printed, known(document));
  });

  it.each(["narrow", "right", "centred"] satisfies (keyof typeof plainTables)[])(
    "is read without lines in its tables: %s",
    async (look) => {
      for (const document of knownDocuments.filter(({ columns }) => columns === undefined)) {
        const printed = await print(writeHtml(document, look), document.name);
        if (!printed) continue;
        await measure(`${document.name}-${look}-chromium.pdf`, printed, known(document));
      }
    },
  );
});

describe("a table in delimited text", () => {
  it.each(csvFiles)("is read: $name", async ({ name, bytes, rows }) => {
    const cells = rows.flatMap((row) => row.map((cell, column) => `${column}:${cell}`));
    const words = rows.flat().flatMap(splitWords);
    await measure(name, bytes, { words, cells });
  });
});

describe("all of them", () => {
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

  it("are read with their words in order and their tables in cells", () => {
    const words = mean(measured.map(({ words: share }) => share));
    const cells = measured.map(({ cells: [all] }) => all).reduce((sum, one) => sum + one, 0);
    const read = measured.map(({ cells: [, one] }) => one).reduce((sum, one) => sum + one, 0);
    const worst = [...measured].sort((one, other) => one.words - other.words).slice(0, 3);
    console.log(
      `${measured.length} files: words in order ${words.toFixed(4)}, cells ${(read / cells).toFixed(4)} of ${cells}; ${worst.map((one) => `${one.file} ${one.words.toFixed(3)}`).join(", ")}`,
    );
    expect(measured.length).toBeGreaterThanOrEqual(30);
    expect(words).toBeGreaterThanOrEqual(WORDS_MIN);
    expect(read / cells).toBeGreaterThanOrEqual(CELLS_MIN);
  });
});
