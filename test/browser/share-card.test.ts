import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawCardFor } from "../../src/backends/og-card/service.js";
import { launchBrowser } from "../helpers/servers/browser.js";
import {
  type DrawnText,
  isSafe,
  kindsOfInter,
  manyCards,
  measureCards,
  openWithFonts,
  textOfInter,
  widthErrorOf,
} from "../helpers/share-cards.js";

const ERROR_P95_MAX = 0.04;
const BYTES_MAX = 6 * 1024;

const cases = manyCards();
const browser: Browser | undefined = await launchBrowser();
afterAll(() => browser?.close());

describe.skipIf(!browser)("500 cards in a browser", () => {
  let bare: readonly DrawnText[];
  let withInter: readonly DrawnText[];
  let page: Page;

  beforeAll(async () => {
    page = await browser!.newPage();
    await page.setContent('<div id="place"></div>');
    bare = await measureCards(page, cases);
    await openWithFonts(
      page,
      await drawCardFor({
        title: textOfInter,
        subtitle: textOfInter,
        theme: "mono",
        font: "embed",
      }),
    );
    withInter = await measureCards(page, cases);
  });

  it("are at least 500, each within 6 KB", () => {
    expect(cases.length).toBeGreaterThanOrEqual(500);
    const largest = Math.max(...cases.map(({ svg }) => Buffer.byteLength(svg)));
    expect(largest).toBeLessThanOrEqual(BYTES_MAX);
  });

  it.each([
    ["the fonts of this machine", () => bare],
    ["Inter", () => withInter],
  ])("keep every line inside the safe area with %s", (_name, drawn) => {
    expect(drawn().length).toBeGreaterThan(cases.length);
    expect(drawn().filter(({ box }) => !isSafe(box))).toEqual([]);
  });

  it("estimate the width of what Inter draws within 4 % at p95", () => {
    const faults = withInter
      .filter(({ card }) => kindsOfInter.includes(cases[card]!.kind))
      .map(widthErrorOf)
      .sort((one, other) => one - other);
    expect(faults.length).toBeGreaterThan(300);
    expect(faults[Math.floor(faults.length * 0.95)]).toBeLessThanOrEqual(ERROR_P95_MAX);
  });

  it("are XML that the browser's parser takes", async () => {
    const roots = await page.evaluate<string[]>(
      `(${PARSE})(${JSON.stringify(cases.map((card) => card.svg))})`,
    );
    expect(new Set(roots)).toEqual(new Set(["svg"]));
  });
});

describe.skipIf(!browser)("an embedded font", () => {
  it("is used by a card that stands alone", async () => {
    const title = "Tiếng Việt и Кириллица, Ελληνικά";
    const svg = await drawCardFor({ title, theme: "paper", font: "embed" });
    const page = await browser!.newPage();
    await page.goto(`data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`);
    await page.evaluate("document.fonts.ready.then(() => true)");
    const faces = await page.evaluate<string[]>(
      "[...document.fonts].map(({ family, weight, status }) => [family, weight, status].join(' '))",
    );
    expect(new Set(faces)).toEqual(new Set(["Inter 700 loaded"]));
    await page.close();
  });
});

const PARSE = `(cards) => cards.map((card) =>
  new DOMParser().parseFromString(card, "image/svg+xml").documentElement.nodeName)`;
