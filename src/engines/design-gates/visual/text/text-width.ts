import { DESKTOP } from "../../../css/values.js";
import { type PageElement, textContent } from "../../page/element.js";
import type { Styles } from "../../page/styles/styles.js";

/** The share of the font size that a character takes on average, in Latin text and in text of East Asia. */
const LATIN_EM = 0.5;
const WIDE_EM = 1;
const WIDE =
  /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]|[\u{20000}-\u{3ffff}]/u;
const BODY_MARGINS_PX = 16;
const CHARACTERS_MAX = 20_000;

/** Of the text of blocks, kept for as long as their page is: many elements may share a block. */
const widthsEm = new WeakMap<PageElement, number>();

/** About how wide a text would be on one line, in CSS pixels: an estimate without a font. */
export function textWidthPx(text: string, fontSizePx: number): number {
  const written = text.slice(0, CHARACTERS_MAX).replace(/\s+/gu, " ").trim();
  let em = 0;
  for (const character of written) em += WIDE.test(character) ? WIDE_EM : LATIN_EM;
  return em * fontSizePx;
}

/** How many lines the text of the block around an element takes, about; 1 where it may not wrap. */
export function linesOf(element: PageElement, styles: Styles): number {
  const block = blockAround(element, styles);
  const style = styles.of(block);
  if (/^(?:nowrap|pre)$/iu.test(style.value("white-space"))) return 1;
  let em = widthsEm.get(block);
  if (em === undefined) {
    em = textWidthPx(textContent(block), 1);
    widthsEm.set(block, em);
  }
  return (em * styles.of(element).fontSizePx) / availablePx(block, styles).px;
}

export function blockAround(element: PageElement, styles: Styles): PageElement {
  let block = element;
  while (block.parent && styles.of(block).display === "inline") block = block.parent;
  return block;
}

/** The width that a block may fill, and whether the page declares it: its own, or that of what is around it. */
export function availablePx(
  block: PageElement,
  styles: Styles,
): { readonly px: number; readonly isDeclared: boolean } {
  let share = 1;
  for (let current: PageElement | undefined = block; current; current = current.parent) {
    const style = styles.of(current);
    const widths = ["width", "max-width"].map((name) => style.lengthPx(name));
    const declared = widths.filter((width): width is number => width !== undefined && width > 0);
    if (declared.length > 0) return { px: share * Math.min(...declared), isDeclared: true };
    const percent = /^([\d.]+)%$/u.exec(style.value("width"))?.[1];
    if (percent !== undefined) share *= Math.min(1, Number(percent) / 100) || 1;
  }
  return { px: share * (DESKTOP.widthPx - BODY_MARGINS_PX), isDeclared: false };
}
