/**
 * Prints how well the main text of pages is found, beside bare Readability on linkedom, and what it costs,
 * then what becomes of 200 truncated and mutated pages: PAGES=folder npx tsx bench/page-extract.ts
 * The folder holds `ground-truth.json` ({id: {articleBody}}) and `html/<id>.html.gz`, as the article
 * extraction benchmark of Scrapinghub does.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { Readability } from "@mozilla/readability";
import { parseHTML } from "linkedom";
import type { DomElement } from "../src/engines/pages/document/dom.js";
import { type PageFormat, readPage } from "../src/engines/pages/read-page.js";
import { blockText } from "../src/engines/pages/text/block-text.js";
import { meanOverlap, overlapOf } from "../test/accuracy/page-extract/shingles.js";
import { damaged } from "../test/helpers/texts/damaged-markup.js";

const ROUNDS = 3;
const DAMAGED = 200;
const FORMATS: readonly PageFormat[] = ["text", "markdown", "links", "article", "metadata"];

interface Page {
  readonly html: string;
  readonly right: string;
}

const engines: readonly (readonly [name: string, read: (html: string) => string])[] = [
  ["Readability + linkedom", (html) => readBare(html, ({ textContent }) => textContent)],
  ["the same, block-aware", (html) => readBare(html, (element) => blockText(element, () => false))],
  ["Gatehouse", (html) => readPage(html, { format: "article" }).text ?? ""],
];

function readBare(html: string, textOf: (element: DomElement) => string): string {
  const { document } = parseHTML(html);
  const reader = new Readability<DomElement>(document as never, {
    serializer: (node) => node as unknown as DomElement,
  });
  const content = reader.parse()?.content ?? undefined;
  return content === undefined ? "" : textOf(content);
}

function loadPages(folder: string): readonly Page[] {
  const truths: Record<string, { articleBody: string }> = JSON.parse(
    readFileSync(join(folder, "ground-truth.json"), "utf8"),
  );
  return Object.entries(truths)
    .map(([id, { articleBody }]) => ({ file: join(folder, "html", `${id}.html.gz`), articleBody }))
    .filter(({ file }) => existsSync(file))
    .map(({ file, articleBody }) => ({
      html: gunzipSync(readFileSync(file)).toString("utf8"),
      right: articleBody,
    }));
}

/** Milliseconds on a core of each engine for each page, the engines taking turns: the least of some rounds. */
function measureCosts(pages: readonly Page[]): readonly (readonly number[])[] {
  const costs = engines.map(() => pages.map(() => Number.POSITIVE_INFINITY));
  for (let round = 0; round < ROUNDS; round += 1) {
    pages.forEach(({ html }, page) => {
      engines.forEach(([, read], engine) => {
        const cost = cpuMs(() => read(html));
        const row = costs[engine];
        if (row !== undefined) row[page] = Math.min(cost, row[page] ?? cost);
      });
    });
  }
  return costs;
}

function cpuMs(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

function printQuality(pages: readonly Page[]): void {
  const costs = measureCosts(pages).map((row) => row.toSorted((one, other) => one - other));
  const mean = (row: readonly number[]) => row.reduce((sum, cost) => sum + cost, 0) / row.length;
  const peer = mean(costs[0] ?? []);
  const rows = engines.map(([name, read], at) => {
    const scores = meanOverlap(pages.map(({ html, right }) => overlapOf(read(html), right)));
    const row = costs[at] ?? [];
    return {
      engine: name,
      f1: scores.f1.toFixed(4),
      precision: scores.precision.toFixed(4),
      recall: scores.recall.toFixed(4),
      "ms/page": mean(row).toFixed(1),
      "p95 ms": (row[Math.floor(0.95 * row.length)] ?? 0).toFixed(1),
      ratio: (mean(row) / peer).toFixed(2),
    };
  });
  console.log(`${pages.length} pages`);
  console.table(rows);
}

function printDamaged(pages: readonly Page[]): void {
  let thrown = 0;
  let slowest = 0;
  for (let at = 0; at < DAMAGED; at += 1) {
    const html = damaged(pages[at % pages.length]?.html ?? "", at);
    for (const format of FORMATS) {
      const cost = cpuMs(() => {
        try {
          readPage(html, { format, baseUrl: "https://example.com/a/" });
        } catch (error) {
          thrown += 1;
          console.error(at, format, error);
        }
      });
      slowest = Math.max(slowest, cost);
    }
  }
  console.log(
    `${DAMAGED} damaged pages in ${FORMATS.length} formats: ${thrown} threw, the slowest reading took ${slowest.toFixed(0)} ms`,
  );
}

const folder = process.env.PAGES;
if (folder === undefined) {
  console.error("PAGES names the folder of pages");
  process.exitCode = 1;
} else {
  const pages = loadPages(folder);
  printQuality(pages);
  printDamaged(pages);
}
