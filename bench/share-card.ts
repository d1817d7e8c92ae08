/**
 * Draws 510 share cards in Chromium and prints, for each kind of title, how many of their lines leave the safe
 * area and how far the estimated widths are from the drawn ones, with Inter embedded and with the fonts of the
 * machine; and how the words were broken that are wider than a line. Kinds that Inter holds whole are marked.
 * SHEETS=folder writes every tenth card as PNG: npx tsx bench/share-card.ts
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { drawCardFor } from "../src/backends/og-card/service.js";
import { launchBrowser } from "../test/helpers/servers/browser.js";
import {
  type CardCase,
  type DrawnText,
  isSafe,
  kindsOfInter,
  manyCards,
  measureCards,
  openWithFonts,
  textOfInter,
  widthErrorOf,
} from "../test/helpers/share-cards.js";

const { SHEETS } = process.env;
const SHEET_EVERY = 10;
const cards = manyCards();

function row(
  label: string,
  own: (line: DrawnText) => boolean,
  draws: readonly DrawnText[][],
): string {
  const cells = draws.map((drawn) => {
    const lines = drawn.filter(own);
    const outside = lines.filter(({ box }) => !isSafe(box)).length;
    const errors = lines.map(widthErrorOf).sort((one, other) => one - other);
    const at = (share: number) => errors[Math.floor(errors.length * share)] ?? 0;
    const [median, p95] = [at(0.5), at(0.95)].map((error) => `${(error * 100).toFixed(1)} %`);
    return [lines.length, outside, median, p95].map((cell) => String(cell).padStart(9)).join("");
  });
  const hyphens = draws[0]?.filter((line) => own(line) && line.text.endsWith("-")).length ?? 0;
  return label.padEnd(14) + cells.join("  |") + String(hyphens).padStart(9);
}

async function writeSheets(page: Page, folder: string, all: readonly CardCase[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await page.setViewportSize({ width: 1200, height: 630 });
  for (const [at, { kind, svg }] of all.entries()) {
    if (at % SHEET_EVERY !== SHEET_EVERY - 1) continue;
    await page.evaluate(`document.querySelector("#place").innerHTML = ${JSON.stringify(svg)}`);
    await page.locator("#place svg").screenshot({ path: join(folder, `${kind}-${at}.png`) });
  }
}

const browser = await launchBrowser();
if (!browser) throw new Error("the cards need Chromium");
try {
  const page = await browser.newPage();
  const theme = "mono";
  const embedded = await drawCardFor({
    title: textOfInter,
    subtitle: textOfInter,
    theme,
    font: "embed",
  });
  await openWithFonts(page, embedded);
  const withInter = await measureCards(page, cards);
  await page.setContent('<div id="place"></div>');
  const bare = await measureCards(page, cards);
  if (SHEETS) await writeSheets(page, SHEETS, cards);
  const heads = ["lines", "outside", "p50", "p95"].map((head) => head.padStart(9)).join("");
  console.log(`${cards.length} cards: with Inter | with the fonts of the machine; hyphens`);
  console.log(`${"".padEnd(14)}${heads}  |${heads}${"hyphens".padStart(9)}`);
  for (const kind of new Set(cards.map((card) => card.kind))) {
    const isOwn = ({ card }: DrawnText) => cards[card]?.kind === kind;
    const label = kindsOfInter.includes(kind) ? `${kind} *` : kind;
    console.log(row(label, isOwn, [withInter, bare]));
  }
  const isOfInter = ({ card }: DrawnText) =>
    kindsOfInter.some((kind) => kind === cards[card]?.kind);
  console.log(row("all of Inter", isOfInter, [withInter, bare]));
  console.log(row("all", () => true, [withInter, bare]));
} finally {
  await browser.close();
}
