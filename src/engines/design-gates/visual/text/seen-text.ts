import { parseFunction, splitValue } from "../../../css/values.js";
import { isElement, type PageElement, type PageText } from "../../page/element.js";
import type { ComputedStyle } from "../../page/styles/computed-style.js";
import type { Styles } from "../../page/styles/styles.js";

/** What is placed this far to the left or top of its place counts as moved out of the page. */
const OFF_SCREEN_PX = -300;
/** Boxes no larger than this that cut off what does not fit show nothing. */
const NO_SIZE_PX = 1;

/** Tells which texts a reader sees: rendered, not transparent, not cut off to nothing, not moved out of the page. */
export interface SeenText {
  readonly isSeen: (element: PageElement) => boolean;
  /** The texts directly within an element that have more than white space, when they are seen. */
  readonly textsOf: (element: PageElement) => readonly PageText[];
}

/** Made once for a page, since most gates that judge looks ask for it. */
export function seenTextOf(styles: Styles): SeenText {
  let seen = seenByStyles.get(styles);
  if (!seen) {
    seen = readSeenText(styles);
    seenByStyles.set(styles, seen);
  }
  return seen;
}

const seenByStyles = new WeakMap<Styles, SeenText>();
const NO_TEXTS: readonly PageText[] = [];

function readSeenText(styles: Styles): SeenText {
  const known = new Map<PageElement, boolean>();
  const isOpen = (element: PageElement): boolean => {
    const path: PageElement[] = [];
    let current: PageElement | undefined = element;
    while (current && !known.has(current)) {
      path.push(current);
      current = current.parent;
    }
    let open = current === undefined || known.get(current) === true;
    for (const one of path.reverse()) {
      open &&= !hidesItsText(styles.of(one));
      known.set(one, open);
    }
    return open;
  };
  const isSeen = (element: PageElement) => styles.of(element).isVisible && isOpen(element);
  const texts = new Map<PageElement, readonly PageText[]>();
  return {
    isSeen,
    textsOf: (element) => {
      const before = texts.get(element);
      if (before) return before;
      const written = writtenTexts(element);
      const [first] = written;
      if (!first) return NO_TEXTS;
      const isShown = styles.showsText(first) && isSeen(element);
      const found = isShown && isTextOfSize(styles.of(element)) ? written : NO_TEXTS;
      texts.set(element, found);
      return found;
    },
  };
}

function writtenTexts({ children }: PageElement): readonly PageText[] {
  let found: PageText[] | undefined;
  for (const node of children) {
    if (isElement(node) || !/\S/u.test(node.text)) continue;
    found ??= [];
    found.push(node);
  }
  return found ?? NO_TEXTS;
}

function isTextOfSize(style: ComputedStyle): boolean {
  return style.fontSizePx > 0 && !isIndentedAway(style);
}

/** Whether nothing within an element is seen, whatever its descendants say, but for what `visibility` and `display` do. */
function hidesItsText(style: ComputedStyle): boolean {
  if (style.opacity === 0) return true;
  return isClipped(style) || isOfNoSize(style) || isMovedAway(style);
}

function isClipped(style: ComputedStyle): boolean {
  const clip = parseFunction(style.value("clip").toLowerCase());
  if (clip?.name === "rect" && /^(?:absolute|fixed)$/u.test(style.position)) {
    const sides = clip.inside.split(/[\s,]+/u).map((side) => Number.parseFloat(side));
    const [top = 0, right = 0, bottom = 0, left = 0] = sides;
    if (bottom - top <= NO_SIZE_PX || right - left <= NO_SIZE_PX) return true;
  }
  const path = parseFunction(style.value("clip-path").toLowerCase());
  if (path?.name === "circle") return /^0(?:px|%|\s|$)/u.test(path.inside);
  return path?.name === "inset" && insetHides(path.inside);
}

function insetHides(inside: string): boolean {
  const parts = splitValue(inside, "space").filter((part) => part !== "round");
  const [top = 0, right = top, bottom = top, left = right] = parts.map((part) =>
    part.endsWith("%") ? Number.parseFloat(part) : 0,
  );
  return top + bottom >= 100 || left + right >= 100;
}

function isOfNoSize(style: ComputedStyle): boolean {
  const isTiny = (name: string) => (style.lengthPx(name) ?? Infinity) <= NO_SIZE_PX;
  const cuts = (axis: string) => /^(?:hidden|clip|scroll|auto)$/iu.test(style.value(axis));
  if (style.display.startsWith("inline") && !style.display.includes("-")) return false;
  if (cuts("overflow-x") && (isTiny("width") || isTiny("max-width"))) return true;
  return cuts("overflow-y") && (isTiny("height") || isTiny("max-height"));
}

function isMovedAway(style: ComputedStyle): boolean {
  const isFar = (name: string) => (style.lengthPx(name) ?? 0) <= OFF_SCREEN_PX;
  if (/^(?:absolute|fixed|relative)$/u.test(style.position) && (isFar("left") || isFar("top"))) {
    return true;
  }
  if (isFar("margin-left") || isFar("margin-top")) return true;
  const transform = style.value("transform").toLowerCase();
  if (transform === "none") return false;
  return (
    /scale(?:x|y|3d)?\(\s*0(?:\.0*)?\s*[,)]/u.test(transform) ||
    /translate(?:x|y|3d)?\([^)]{0,40}-\d{4,}/u.test(transform)
  );
}

/** Moved out of its box by `text-indent`: far to the left, or beyond the right edge of a box that cuts it off. */
function isIndentedAway(style: ComputedStyle): boolean {
  const indent = style.lengthPx("text-indent") ?? 0;
  if (indent <= OFF_SCREEN_PX) return true;
  const width = style.widthPx;
  return (
    width !== undefined && indent >= width && /^(?:hidden|clip)$/iu.test(style.value("overflow-x"))
  );
}
