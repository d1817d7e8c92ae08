import { LEGIBLE_PX, READABLE_PX } from "../../font-floor.js";
import type { Finding, GateDefinition } from "../../gate.js";
import type { PageElement } from "../../page/element.js";
import type { Page } from "../../page/page.js";
import { seenTextOf } from "./seen-text.js";
import { availablePx, blockAround, linesOf, textWidthPx } from "./text-width.js";

/** WCAG 2.2, 1.4.8 asks for 80 characters; a quarter more allows for a width that is estimated without the font. */
const CHARACTERS_MAX = 100;
/** Lighthouse asks that at least 60 % of the characters be legible. */
const LEGIBLE_SHARE = 0.6;
const CHARACTERS_MIN = 200;
const LINES_MIN = 2;

/** Lines of text whose declared width makes them long enough to lose one's place in. */
export const lineLength: GateDefinition = {
  id: "line-length",
  wcag: null,
  actRules: [],
  *check(page) {
    const { styles } = page;
    for (const { element } of blocksOfText(page)) {
      const block = blockAround(element, styles);
      const { px, isDeclared } = availablePx(block, styles);
      if (!isDeclared || linesOf(element, styles) < LINES_MIN) continue;
      const measured = Math.round(px / textWidthPx("x", styles.of(element).fontSizePx || 1));
      const isLong = measured > CHARACTERS_MAX;
      const message = `Lines hold about ${measured} characters.`;
      const status = isLong ? (styles.isIncomplete ? "cannot_tell" : "fail") : "pass";
      yield { status, element, actRules: [], measured, required: CHARACTERS_MAX, message } as const;
    }
  },
};

/** Text too small to be read, and pages of which too much is small. */
export const fontSizeFloor: GateDefinition = {
  id: "font-size-floor",
  wcag: null,
  actRules: [],
  *check(page) {
    let [characters, small] = [0, 0];
    for (const { element, length } of blocksOfText(page)) {
      const px = page.styles.of(element).fontSizePx;
      characters += length;
      if (px < LEGIBLE_PX) small += length;
      if (px >= READABLE_PX || isRaised(element)) continue;
      const measured = Math.round(px * 10) / 10;
      const message = `This text is ${measured} px high; below ${READABLE_PX} px it is hardly read.`;
      const status = isSureOfSize(element, page) ? "fail" : "cannot_tell";
      yield { status, element, actRules: [], measured, required: READABLE_PX, message };
    }
    if (characters < CHARACTERS_MIN || page.isFragment) return;
    const share = 1 - small / characters;
    const measured = Math.round(share * 100) / 100;
    const message = `${Math.round(share * 100)} % of the text is at least ${LEGIBLE_PX} px high.`;
    const isFail = share < LEGIBLE_SHARE;
    const status = isFail ? (page.styles.isIncomplete ? "cannot_tell" : "fail") : "pass";
    yield { status, actRules: [], measured, required: LEGIBLE_SHARE, message };
  },
};

/** Text set to both margins has gaps that make it hard to read (WCAG 2.2, 1.4.8; technique F88). */
export const justifiedText: GateDefinition = {
  id: "justified-text",
  wcag: "1.4.8",
  actRules: [],
  *check(page): Generator<Finding> {
    if (!/justify/iu.test(page.source)) return;
    const { styles } = page;
    for (const { element } of blocksOfText(page)) {
      const style = styles.of(element);
      if (style.value("text-align").toLowerCase() !== "justify") continue;
      if (linesOf(element, styles) < LINES_MIN) continue;
      const isSpared =
        /^(?:auto|manual)$/iu.test(style.value("hyphens")) && style.value("hyphens") === "auto";
      const message = isSpared
        ? "This text is set to both margins; hyphens keep its gaps small."
        : "This text is set to both margins, which opens gaps between its words.";
      const status = isSpared ? "cannot_tell" : "fail";
      yield { status, element, actRules: [], measured: "justify", required: "start", message };
    }
  },
};

function* blocksOfText(
  page: Page,
): Generator<{ readonly element: PageElement; readonly length: number }> {
  const seen = seenTextOf(page.styles);
  for (const element of page.elements) {
    if (element.namespace !== "html") continue;
    const length = seen
      .textsOf(element)
      .reduce((sum, { text }) => sum + text.replace(/\s+/gu, " ").trim().length, 0);
    if (length > 0) yield { element, length };
  }
}

/** No sheet is unread, or the size comes from its own style attribute, which sheets hardly overrule. */
function isSureOfSize(element: PageElement, { styles }: Page): boolean {
  return !styles.isIncomplete || styles.of(element).declared("font-size")?.from === "style";
}

function isRaised({ tag }: PageElement): boolean {
  return tag === "sub" || tag === "sup" || tag === "rt";
}
