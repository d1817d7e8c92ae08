import { type SeenColor, seenColor } from "../../../css/color-values.js";
import { contrast, hexOf } from "../../../css/colors.js";
import { closest, type PageElement } from "../../page/element.js";
import type { Page } from "../../page/page.js";
import type { ComputedStyle } from "../../page/styles/computed-style.js";
import { seenTextOf } from "../text/seen-text.js";
import { type Painted, Painter, type Pair } from "./backdrop.js";
import { inactiveElements } from "./inactive.js";
import { textShadows, withShadows } from "./text-shadows.js";

/** The contrast of the text of one element. */
export interface JudgedText {
  readonly element: PageElement;
  /** 24 px, or 18.66 px bold, and more: WCAG's "large scale". */
  readonly isLarge: boolean;
  /** The lowest and the highest contrast that the text may have, 1 to 21; undefined where no colour is known. */
  readonly range: { readonly low: number; readonly high: number } | undefined;
  /** Why the range may be wrong. */
  readonly doubt: string | undefined;
  /** The colours of the highest contrast, for a message. */
  readonly shown: string;
}

const known = new WeakMap<Page, readonly JudgedText[]>();

/** WCAG's sizes of large text, 18 pt and 14 pt bold, in CSS pixels. */
const LARGE_PX = 24;
const LARGE_BOLD_PX = 18.66;
const BOLD = 700;
/** Letters and digits; a line of dashes expresses nothing in a language. */
const EXPRESSES = /[\p{L}\p{N}]/u;
/** A stroke of this share of the size of the letters changes how they look. */
const STROKE_EM = 0.03;
/** Chosen by browsers or shown in parts: no text of the page as such. */
const SKIPPED = new Set(["option", "optgroup"]);

/** The contrast of every text of a page that WCAG asks contrast of, in document order. Worked out once for a page. */
export function judgeContrast(page: Page): readonly JudgedText[] {
  let judged = known.get(page);
  if (!judged) {
    judged = [...judgeTexts(page)];
    known.set(page, judged);
  }
  return judged;
}

function* judgeTexts(page: Page): Generator<JudgedText> {
  const { styles } = page;
  const seen = seenTextOf(styles);
  const inactive = inactiveElements(page);
  const painter = new Painter(styles);
  for (const element of page.elements) {
    if (element.namespace !== "html" || SKIPPED.has(element.tag) || inactive.has(element)) continue;
    const style = textStyleOf(element, page, () =>
      seen.textsOf(element).some(({ text }) => EXPRESSES.test(text)),
    );
    if (!style || (style !== styles.of(element) && !seen.isSeen(element))) continue;
    const color = textColor(style);
    const painted = color === "unknown" ? undefined : painter.paint(element, color);
    const judged = judgeText({ element, style, color, painted });
    if (!judged) continue;
    const isCertain = !styles.isIncomplete || (painted?.isInline && hasInlineColor(element, page));
    yield isCertain ? judged : { ...judged, doubt: judged.doubt ?? UNREAD_SHEET };
  }
}

const UNREAD_SHEET = "a style sheet that is not part of the source may change it";

/** The colour of its text comes from a style attribute, which no other sheet is likely to overrule. */
function hasInlineColor(element: PageElement, { styles }: Page): boolean {
  const declarer = closest(element, (one) => {
    const declared = styles.of(one).declared("color");
    return declared !== undefined && declared.value.toLowerCase() !== "inherit";
  });
  return declarer !== undefined && styles.of(declarer).declared("color")?.from === "style";
}

/** The style of the text an element shows: its own text, the value of a field, or its placeholder. */
function textStyleOf(
  element: PageElement,
  page: Page,
  hasText: () => boolean,
): ComputedStyle | undefined {
  const { styles } = page;
  const { tag, attributes } = element;
  if (tag !== "input") return hasText() ? styles.of(element) : fieldPlaceholder(element, page);
  const type = attributes.get("type")?.toLowerCase() ?? "text";
  if (/^(?:hidden|checkbox|radio|range|color|image|file|password)$/u.test(type)) return undefined;
  const value = attributes.get("value") ?? "";
  return EXPRESSES.test(value) ? styles.of(element) : fieldPlaceholder(element, page);
}

function fieldPlaceholder(element: PageElement, { styles }: Page): ComputedStyle | undefined {
  if (element.tag !== "input" && element.tag !== "textarea") return undefined;
  const placeholder = element.attributes.get("placeholder") ?? "";
  return EXPRESSES.test(placeholder) ? styles.pseudoElement(element, "placeholder") : undefined;
}

function textColor(style: ComputedStyle): SeenColor {
  const fill = style.value("-webkit-text-fill-color");
  return fill === "" ? style.color : seenColor(fill, style.color);
}

interface TextOnPage {
  readonly element: PageElement;
  readonly style: ComputedStyle;
  readonly color: SeenColor;
  readonly painted: Painted | undefined;
}

function judgeText({ element, style, color, painted }: TextOnPage): JudgedText | undefined {
  const { fontSizePx, fontWeight } = style;
  const isLarge = fontSizePx >= LARGE_PX || (fontWeight >= BOLD && fontSizePx >= LARGE_BOLD_PX);
  const unknown = { element, isLarge, range: undefined, shown: "" };
  if (color === "unknown" || !painted) {
    return { ...unknown, doubt: "the colour of the text is not known" };
  }
  if (color.alpha === 0) return undefined;
  const shadows = textShadows(style);
  if (!shadows) return { ...unknown, doubt: "its shadow is not known" };
  const pairs = painted.pairs.flatMap((pair) => withShadows(pair, shadows));
  if (painted.pairs.every(isUnseen) && pairs.every(isUnseen)) {
    const isBare = /^(?:none)?$/iu.test(style.value("text-shadow"));
    const doubt = isBare ? painted.doubt : "only its shadow tells it from what is behind";
    return doubt === undefined ? undefined : { ...unknown, doubt };
  }
  return { element, isLarge, ...rangeOf(pairs), doubt: painted.doubt ?? strokeDoubt(style) };
}

/** Text in the very colour of what is behind is not seen: ACT takes it for no visual presentation of text. */
function isUnseen({ text, back }: Pair): boolean {
  return hexOf(text) === hexOf(back);
}

function rangeOf(pairs: readonly Pair[]): Pick<JudgedText, "range" | "shown"> {
  let [low, high, shown] = [Number.POSITIVE_INFINITY, 0, ""];
  for (const { text, back } of pairs) {
    const ratio = contrast(text, back);
    low = Math.min(low, ratio);
    if (ratio > high) [high, shown] = [ratio, `${hexOf(text)} on ${hexOf(back)}`];
  }
  return { range: { low, high }, shown };
}

function strokeDoubt(style: ComputedStyle): string | undefined {
  const stroke = style.value("-webkit-text-stroke") || style.value("-webkit-text-stroke-width");
  const width = Number.parseFloat(stroke);
  if (!(width > 0)) return undefined;
  const inEm = /^[\d.]+em/u.test(stroke) ? width : width / style.fontSizePx;
  return inEm >= STROKE_EM ? "its letters are outlined" : undefined;
}
