import { isElement, type PageElement } from "../page/element.js";
import type { ComputedStyle } from "../page/styles/computed-style.js";
import type { Accessibility } from "./accessibility.js";

const OFF_SCREEN_PX = -900;
const TEXT_MAX = 10_000;
const seen = new WeakMap<Accessibility, Map<PageElement, boolean>>();
/** Fonts whose letters are pictures. */
const ICON_FONT = /icon|symbols|awesome|glyph|wingdings|webdings|remix|feather/iu;
/** Classes of fonts, linked most often, that make pictures of whole words. */
const ICON_CLASS = /(?:^|\s)material-(?:icons|symbols)/u;

/** Whether an element is where eyes can find it: shown, opaque, and neither clipped away nor moved off the screen. */
export function isSeen(element: PageElement, accessibility: Accessibility): boolean {
  let known = seen.get(accessibility);
  if (known === undefined) {
    known = new Map();
    seen.set(accessibility, known);
  }
  return accessibility.isShown(element) && isInSight(element, accessibility, known);
}

function isInSight(
  element: PageElement,
  accessibility: Accessibility,
  known: Map<PageElement, boolean>,
): boolean {
  const before = known.get(element);
  if (before !== undefined) return before;
  const { parent } = element;
  const is =
    !isOutOfSight(accessibility.page.styles.of(element)) &&
    (parent === undefined || isInSight(parent, accessibility, known));
  known.set(element, is);
  return is;
}

const sides = ["left", "top", "right", "bottom"];
const shifts = ["margin-left", "margin-top", "text-indent"];

function isOutOfSight(style: ComputedStyle): boolean {
  if (style.opacity === 0 || style.fontSizePx === 0) return true;
  if (shifts.some((property) => isFarOff(style.lengthPx(property)))) return true;
  const isPositioned = style.position !== "static" && style.position !== "";
  if (isPositioned && sides.some((side) => isFarOff(style.lengthPx(side)))) return true;
  if (isClippedAway(style)) return true;
  const { heightPx = 2, widthPx = 2 } = style;
  const overflow = `${style.value("overflow-x")} ${style.value("overflow-y")}`;
  return Math.min(heightPx, widthPx) <= 1 && /hidden|clip/u.test(overflow);
}

function isFarOff(length: number | undefined): boolean {
  return length !== undefined && length <= OFF_SCREEN_PX;
}

const CLIPPED =
  /^rect\(\s*(?:0|1px|0px)[\s,]+(?:0|1px|0px)[\s,]+(?:0|1px|0px)[\s,]+(?:0|1px|0px)\s*\)$/u;
const INSET = /^inset\(\s*(?:50|100)%/u;

function isClippedAway(style: ComputedStyle): boolean {
  const isAbsolute = style.position === "absolute" || style.position === "fixed";
  return (isAbsolute && CLIPPED.test(style.value("clip"))) || INSET.test(style.value("clip-path"));
}

/**
 * The text of an element that is seen, blocks and cells apart, letters of icon fonts left out; the first 10,000
 * characters. What is in an element is read once for a page, however many elements around it are asked for.
 */
export function visibleText(element: PageElement, accessibility: Accessibility): string {
  return readSeen(element, accessibility).replace(/\s+/gu, " ").trim();
}

const read = new WeakMap<Accessibility, Map<PageElement, string>>();

function readSeen(element: PageElement, accessibility: Accessibility): string {
  let known = read.get(accessibility);
  if (known === undefined) {
    known = new Map();
    read.set(accessibility, known);
  }
  const before = known.get(element);
  if (before !== undefined) return before;
  const style = accessibility.page.styles.of(element);
  const isIcon =
    ICON_FONT.test(style.value("font-family")) ||
    ICON_CLASS.test(element.attributes.get("class") ?? "");
  const isRead = !isIcon && isSeen(element, accessibility);
  const gap = style.display.startsWith("inline") && element.tag !== "br" ? "" : " ";
  let text = gap;
  for (const child of element.children) {
    if (text.length > TEXT_MAX) break;
    if (isElement(child)) text += readSeen(child, accessibility);
    else if (isRead) text += child.text;
  }
  text = `${text.slice(0, TEXT_MAX)}${gap}`;
  known.set(element, text);
  return text;
}
