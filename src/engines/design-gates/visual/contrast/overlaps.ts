import { childElements, type PageElement } from "../../page/element.js";
import type { ComputedStyle } from "../../page/styles/computed-style.js";
import type { Styles } from "../../page/styles/styles.js";

const PICTURES = new Set(["canvas", "embed", "iframe", "img", "object", "picture", "svg", "video"]);

/** What may lie over or under the content of an element without being around it. */
export interface Overlaps {
  /** Why what is behind `content`, within `parent`, may not be told by the elements around it. */
  readonly doubtWithin: (parent: PageElement, content?: PageElement) => string | undefined;
}

/** Finds boxes that are taken out of the flow and paint something. Each parent is looked at once. */
export function overlapsOf(styles: Styles): Overlaps {
  const known = new Map<PageElement, readonly PageElement[] | "pseudo-element">();
  const paintersOf = (parent: PageElement) => {
    if (["before", "after"].some((name) => isPainter(styles.pseudoElement(parent, name)))) {
      return "pseudo-element" as const;
    }
    return childElements(parent).filter((child) => {
      const style = styles.of(child);
      if (!isOutOfFlow(style) || !style.isVisible || style.opacity === 0) return false;
      return PICTURES.has(child.tag) || paints(style);
    });
  };
  return {
    doubtWithin: (parent, content) => {
      let painters = known.get(parent);
      if (painters === undefined) {
        painters = paintersOf(parent);
        known.set(parent, painters);
      }
      if (painters.length === 0) return undefined;
      const below = content && childTowards(parent, content);
      const isOverlapped =
        painters === "pseudo-element" || painters.some((painter) => painter !== below);
      return isOverlapped ? "another part of the page may lie over or under it" : undefined;
    },
  };
}

/** The child of an ancestor that an element stands in. */
function childTowards(ancestor: PageElement, element: PageElement): PageElement | undefined {
  let below: PageElement | undefined;
  let current: PageElement | undefined = element;
  while (current && current !== ancestor) {
    below = current;
    current = current.parent;
  }
  return below;
}

function isPainter(style: ComputedStyle | undefined): boolean {
  if (!style || style.declared("content") === undefined) return false;
  return style.display !== "none" && isOutOfFlow(style) && paints(style);
}

function isOutOfFlow({ position }: ComputedStyle): boolean {
  return position === "absolute" || position === "fixed";
}

function paints(style: ComputedStyle): boolean {
  if (style.widthPx === 0 || style.heightPx === 0) return false;
  const color = style.backgroundColor;
  return color === "unknown" || color.alpha > 0 || style.backgroundImage !== "none";
}
