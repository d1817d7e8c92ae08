import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawCardFor } from "../../src/backends/og-card/service.js";
import { advanceOf } from "../../src/engines/pictures/share-card/advance.js";
import { drawCard } from "../../src/engines/pictures/share-card/card.js";
import { themeNames } from "../../src/engines/pictures/share-card/themes.js";
import { launchBrowser } from "../helpers/servers/browser.js";

const TITLES_OF_A_KIND = 63;
const BATCH = 84;
const SAFE = { left: 40, top: 40, right: 1160, bottom: 590 };
const ERROR_P95_MAX = 0.04;
const BYTES_MAX = 6 * 1024;

const vocabularies = {
  latin:
    "the quick brown fox Über straße naïve façade AVATAR To. WAVE Łódź jalapeño 2026 100% e-mail “quotes” (notes) — İstanbul Đakovo",
  greekAndCyrillic: "Ελληνικά γλώσσα και Αθήνα Москва объявление щука Київ їжак Ўзбекистон ἀρχή",
  vietnamese: "Tiếng Việt rất đẹp người được những ngữ nghĩa Đường phố",
  cjk: "日本語の「組版」は、 美しい。 中文標題也一樣！ 한국어 제목도 ソフトウェアー 東京・大阪",
  rightToLeft: "שלום עולם מדריך TypeScript (v1.0) – مرحبا بالعالم: دليل ﷺ 2026 نص طويل",
  emoji: "🚀 👨‍👩‍👧‍👦 🇩🇪 ❤️ 👩🏽‍💻 1️⃣ launch 🎉🎉🎉 party 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  combining:
    "Z̸̨͇ä̵̧l̷̰g̶̘o̴͚ café naïve हिन्दी ภาษาไทย தமிழ் က္ကု ខ្មែរ a\u0301\u0323\u0304\u0308\u0303\u0309\u0300",
} as const;
type Kind = keyof typeof vocabularies | "longWords";
/** The kinds that Inter draws from first to last character. */
const ofInter: readonly Kind[] = ["latin", "greekAndCyrillic", "vietnamese"];

interface Case {
  readonly kind: Kind;
  readonly svg: string;
}

interface DrawnText {
  readonly card: number;
  readonly text: string;
  readonly weight: 400 | 700;
  readonly size: number;
  readonly spacing: number;
  readonly natural: number;
  readonly box: { left: number; top: number; right: number; bottom: number };
}

/** Measures every line twice: as the card sets it, and as wide as its font would have it. */
const MEASURE = `(cards) => {
  const place = document.querySelector("#place");
  place.innerHTML = cards.join("");
  return [...place.children].flatMap((svg, card) => [...svg.querySelectorAll("text")].map((line) => {
    const { x, y, width, height } = line.getBBox();
    const style = getComputedStyle(line);
    line.removeAttribute("textLength");
    return {
      card, text: line.textContent, natural: line.getComputedTextLength(),
      weight: Number(style.fontWeight), size: parseFloat(style.fontSize),
      spacing: parseFloat(style.letterSpacing) || 0,
      box: { left: x, top: y, right: x + width, bottom: y + height },
    };
  }));
}`;

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
    bare = await measureAll(page);
    const title = [...vocabularies.latin, ...vocabularies.greekAndCyrillic].join("");
    const embedded = await drawCardFor({
      title: title + vocabularies.vietnamese,
      subtitle: title + vocabularies.vietnamese,
      theme: "mono",
      font: "embed",
    });
    await page.setContent(`${embedded}<div id="place"></div>`);
    await page.evaluate(
      "Promise.all([...document.fonts].map((font) => font.load())).then((fonts) => fonts.length)",
    );
    withInter = await measureAll(page);
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
      .filter(({ card }) => ofInter.includes(cases[card]!.kind))
      .map((line) => Math.abs(estimate(line) / line.natural - 1))
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

async function measureAll(page: Page): Promise<DrawnText[]> {
  const drawn: DrawnText[] = [];
  for (let start = 0; start < cases.length; start += BATCH) {
    const cards = cases.slice(start, start + BATCH).map(({ svg }) => svg);
    const texts = await page.evaluate<DrawnText[]>(`(${MEASURE})(${JSON.stringify(cards)})`);
    drawn.push(...texts.map((text) => ({ ...text, card: text.card + start })));
  }
  return drawn;
}

function isSafe({ left, top, right, bottom }: DrawnText["box"]): boolean {
  return left >= SAFE.left && top >= SAFE.top && right <= SAFE.right && bottom <= SAFE.bottom;
}

function estimate({ text, weight, size, spacing }: DrawnText): number {
  const graphemes = [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)];
  const em = graphemes.reduce((sum, { segment }) => sum + advanceOf(segment, weight).em, 0);
  return em * size + graphemes.length * spacing;
}

function manyCards(): readonly Case[] {
  const pick = picker(20_26);
  const kinds: Kind[] = ["longWords", ...(Object.keys(vocabularies) as Kind[])];
  return kinds.flatMap((kind) =>
    Array.from({ length: TITLES_OF_A_KIND }, (_, at) => {
      const say = (lengthMax: number) => phrase(kind, lengthMax, pick);
      const svg = drawCard({
        title: say(10 + at * 7),
        subtitle: at % 3 === 0 ? say(10 + at * 4) : undefined,
        site: at % 2 === 0 ? say(10 + at) : undefined,
        theme: themeNames[pick(themeNames.length)]!,
        align: ([undefined, "left", "center", "right"] as const)[pick(4)],
      });
      return { kind, svg };
    }),
  );
}

function phrase(kind: Kind, lengthMax: number, pick: (below: number) => number): string {
  const words = vocabularies[kind === "longWords" ? "latin" : kind].split(" ");
  const joint = kind === "longWords" ? "" : " ";
  let text = words[pick(words.length)]!;
  for (;;) {
    const longer = text + joint + words[pick(words.length)];
    if ([...longer].length > lengthMax) return text;
    text = longer;
  }
}

/** A small generator of its own, so that the 500 titles never change (Lehmer). */
function picker(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
