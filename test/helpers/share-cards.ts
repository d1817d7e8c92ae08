import type { Page } from "playwright-core";
import { advanceOf } from "../../src/engines/pictures/share-card/advance.js";
import { drawCard } from "../../src/engines/pictures/share-card/card.js";
import { themeNames } from "../../src/engines/pictures/share-card/themes.js";

const TITLES_OF_A_KIND = 34;
const BATCH = 84;
const SAFE = { left: 40, top: 40, right: 1160, bottom: 590 };

const latin =
  "the quick brown fox Über straße naïve façade AVATAR To. WAVE Łódź jalapeño 2026 100% e-mail “quotes” (notes) — İstanbul Đakovo Tiếng Việt người được";
const cyrillic = "Москва объявление щука Київ їжак Ўзбекистон разработка – «шлюз» 2026 года";
const greek = "Ελληνικά γλώσσα και Αθήνα ἀρχή ψυχή (πύλη) ανάπτυξη 2026";
const chinese = "中文標題也一樣！ 简体中文，没有空格的标题。 「引號」與（括號） 東京・大阪 100%";
const japanese = "日本語の「組版」は、 美しい。 ソフトウェアー エンジニアリング ぎょうとうきんそく";
const korean = "한국어 제목도 줄바꿈을 소프트웨어 “따옴표” 2026년";

/** Words of each kind of title. */
const vocabularies = {
  latin,
  cyrillic,
  greek,
  arabic: "مرحبا بالعالم: دليل ﷺ 2026 نص طويل للاستخدام والتكاملات",
  hebrew: "שלום עולם מדריך TypeScript (v1.0) – התקנה ותצורה",
  devanagari: "हिन्दी में लिखा हुआ शीर्षक, स्वतंत्रता क्षेत्र २०२६ किंकर्तव्यविमूढ़",
  thai: "ภาษาไทยไม่มีช่องว่างระหว่างคำ คู่มือการติดตั้ง และเก็บไว้ๆ 2026",
  chinese,
  japanese,
  korean,
  mixed: [latin, cyrillic, greek, chinese, japanese, korean, "شلل עברית ไทย हिन्दी 10⁶ 🚀"].join(
    " ",
  ),
  emoji: "🚀 👨‍👩‍👧‍👦 🇩🇪 ❤️ 👩🏽‍💻 1️⃣ launch 🎉🎉🎉 party 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
  longWords: [latin, cyrillic, greek].join(" "),
  numbers: "2026 1,234,567.89 3.14159265358979 €1.000,00 100% 10² ½ 12:30 +49-30-901820 v20.19.0",
  combining: "Z̸̨͇ä̵̧l̷̰g̶̘o̴͚ café naïve தமிழ் က္ကု ខ្មែរ a\u0301\u0323\u0304\u0308\u0303\u0309\u0300",
} as const;

export type TitleKind = keyof typeof vocabularies;

/** The kinds that Inter draws from first to last character. */
export const kindsOfInter: readonly TitleKind[] = [
  "latin",
  "cyrillic",
  "greek",
  "longWords",
  "numbers",
];

export interface CardCase {
  readonly kind: TitleKind;
  readonly svg: string;
}

/** 510 cards of fifteen kinds of titles, up to 250 characters long; the same each time. */
export function manyCards(): readonly CardCase[] {
  const pick = picker(20_26);
  const kinds = Object.keys(vocabularies) as TitleKind[];
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

/** Text of Latin, Cyrillic, Greek and what else Inter holds. */
export const textOfInter = kindsOfInter.map((kind) => vocabularies[kind]).join(" ");

function phrase(kind: TitleKind, lengthMax: number, pick: (below: number) => number): string {
  const words = vocabularies[kind].split(" ");
  const joint = kind === "longWords" ? "" : " ";
  let text = words[pick(words.length)]!;
  for (;;) {
    const longer = text + joint + words[pick(words.length)];
    if ([...longer].length > lengthMax) return text;
    text = longer;
  }
}

/** A small generator of its own, so that the titles never change (Lehmer). */
function picker(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** A line of a card as the browser has it. */
export interface DrawnText {
  readonly card: number;
  readonly text: string;
  readonly weight: 400 | 700;
  readonly size: number;
  readonly spacing: number;
  /** As wide as its font would have it. */
  readonly natural: number;
  /** As the card sets it. */
  readonly box: { left: number; top: number; right: number; bottom: number };
}

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

/** Draws cards into the element `#place` of a page and measures their lines. */
export async function measureCards(page: Page, cards: readonly CardCase[]): Promise<DrawnText[]> {
  const drawn: DrawnText[] = [];
  for (let start = 0; start < cards.length; start += BATCH) {
    const batch = cards.slice(start, start + BATCH).map(({ svg }) => svg);
    const texts = await page.evaluate<DrawnText[]>(`(${MEASURE})(${JSON.stringify(batch)})`);
    drawn.push(...texts.map((text) => ({ ...text, card: text.card + start })));
  }
  return drawn;
}

/** Whether a line keeps inside the safe area, 40 px from the edges. */
export function isSafe({ left, top, right, bottom }: DrawnText["box"]): boolean {
  return left >= SAFE.left && top >= SAFE.top && right <= SAFE.right && bottom <= SAFE.bottom;
}

/** How far the width that the card reckons with is from the one the browser draws. */
export function widthErrorOf({ text, weight, size, spacing, natural }: DrawnText): number {
  const graphemes = [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text)];
  const em = graphemes.reduce((sum, { segment }) => sum + advanceOf(segment, weight).em, 0);
  return Math.abs((em * size + graphemes.length * spacing) / natural - 1);
}

/** Shows a page with room for cards whose text Inter draws, the fonts of a card with them embedded. */
export async function openWithFonts(page: Page, embedded: string): Promise<void> {
  await page.setContent(`${embedded}<div id="place"></div>`);
  await page.evaluate(
    "Promise.all([...document.fonts].map((font) => font.load())).then((fonts) => fonts.length)",
  );
}
