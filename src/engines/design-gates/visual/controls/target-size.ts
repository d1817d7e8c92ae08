import type { Finding, GateDefinition } from "../../gate.js";
import { isElement, type PageElement } from "../../page/element.js";
import type { Page } from "../../page/page.js";
import type { Styles } from "../../page/styles/styles.js";

/** CSS pixels, WCAG 2.2, 2.5.8 Target Size (Minimum). */
const SIZE_MIN_PX = 24;
const ROLES =
  /^(?:button|link|checkbox|radio|switch|tab|menuitem|menuitemcheckbox|menuitemradio|option|slider|treeitem)$/u;

/**
 * Targets with a declared size below 24 × 24 CSS pixels and no room around them. Sizes that only a layout tells are not
 * judged; links within a sentence and controls whose size browsers choose are exempt, as 2.5.8 has it.
 */
export const targetSize: GateDefinition = {
  id: "target-size",
  wcag: "2.5.8",
  actRules: [],
  *check(page) {
    const surroundings = surroundingsOf(page);
    for (const element of page.elements) {
      if (!isTarget(element) || !page.styles.of(element).isVisible) continue;
      const finding = judge(element, page, surroundings);
      if (finding) yield finding;
    }
  },
};

function isTarget({ tag, namespace, attributes }: PageElement): boolean {
  if (namespace !== "html" || attributes.has("disabled")) return false;
  if (tag === "a") return attributes.has("href");
  if (tag === "input") return attributes.get("type")?.toLowerCase() !== "hidden";
  if (/^(?:button|select|textarea|summary)$/u.test(tag)) return true;
  return ROLES.test(attributes.get("role")?.trim().toLowerCase() ?? "");
}

/** What is beside the elements of a page: found in one walk, since a parent may have many children. */
interface Surroundings {
  readonly neighboursOf: (element: PageElement) => readonly PageElement[];
  /** Whether words stand beside the children of an element. */
  readonly hasWords: (parent: PageElement) => boolean;
}

function surroundingsOf({ elements }: Page): Surroundings {
  const lastChild = new Map<PageElement, PageElement>();
  const neighbours = new Map<PageElement, PageElement[]>();
  const isWord = (parent: PageElement) =>
    parent.children.some((node) => !isElement(node) && /[\p{L}\p{N}]/u.test(node.text));
  const withWords = new Set(elements.filter(isWord));
  for (const element of elements) {
    const before = element.parent && lastChild.get(element.parent);
    if (element.parent) lastChild.set(element.parent, element);
    if (!before) continue;
    neighbours.set(element, [before]);
    neighbours.set(before, [...(neighbours.get(before) ?? []), element]);
  }
  return {
    neighboursOf: (element) => neighbours.get(element) ?? [],
    hasWords: (parent) => withWords.has(parent),
  };
}

function judge(
  element: PageElement,
  { styles }: Page,
  surroundings: Surroundings,
): Finding | undefined {
  const isInSentence = element.parent !== undefined && surroundings.hasWords(element.parent);
  if (isInSentence && styles.of(element).display === "inline") return undefined;
  const [width, height] = [boxPx(element, "x", styles), boxPx(element, "y", styles)];
  const known = [width, height].filter((size): size is number => size !== undefined);
  if (known.length === 0 || (known.length === 1 && Math.min(...known) >= SIZE_MIN_PX))
    return undefined;
  const measured = `${shown(width)} × ${shown(height)} px`;
  const facts = { element, actRules: [], required: `${SIZE_MIN_PX} × ${SIZE_MIN_PX} px`, measured };
  if (known.every((size) => size >= SIZE_MIN_PX)) {
    return { ...facts, status: "pass", message: `The target is ${measured} large.` };
  }
  const neighbours = surroundings
    .neighboursOf(element)
    .filter((one) => isTarget(one) && styles.of(one).isVisible);
  const gap = closestCentrePx(element, { width, height, neighbours }, styles);
  if (gap === "alone" || (typeof gap === "number" && gap >= SIZE_MIN_PX)) {
    return {
      ...facts,
      status: "pass",
      message: `The target is ${measured} and has room around it.`,
    };
  }
  if (gap === undefined) {
    const message = `The target is ${measured}; whether it has room around it cannot be told.`;
    return { ...facts, status: "cannot_tell", message };
  }
  const message = `The target is ${measured}, and the middle of the next one is ${Math.round(gap)} px away.`;
  return { ...facts, status: "fail", message };
}

function shown(size: number | undefined): string {
  return size === undefined ? "?" : String(Math.round(size * 10) / 10);
}

/** The declared size of a box with its padding and border; undefined where it follows from the content. */
function boxPx(element: PageElement, axis: "x" | "y", styles: Styles): number | undefined {
  const style = styles.of(element);
  if (style.display === "inline") return undefined;
  const name = axis === "x" ? "width" : "height";
  const size = style.lengthPx(name);
  if (size === undefined || style.declared(name)?.from === "browser") return undefined;
  const isWhole = style.value("box-sizing") === "border-box" || element.tag === "button";
  const around = axis === "x" ? ["left", "right"] : ["top", "bottom"];
  const edges = around.map(
    (side) =>
      (style.lengthPx(`padding-${side}`) ?? 0) +
      (/^(?:none|hidden)?$/u.test(style.value(`border-${side}-style`))
        ? 0
        : (style.lengthPx(`border-${side}-width`) ?? 3)),
  );
  const declared = isWhole ? size : size + edges.reduce((sum, edge) => sum + edge, 0);
  return Math.max(declared, style.lengthPx(`min-${name}`) ?? 0);
}

/**
 * The distance between the middles of a target and of the nearest of its neighbours that are targets too, in the
 * direction they are laid out in; "alone" without one.
 */
function closestCentrePx(
  element: PageElement,
  {
    width,
    height,
    neighbours,
  }: {
    readonly width: number | undefined;
    readonly height: number | undefined;
    readonly neighbours: readonly PageElement[];
  },
  styles: Styles,
): number | "alone" | undefined {
  const style = styles.of(element);
  if (style.position === "absolute" || style.position === "fixed") return undefined;
  if (neighbours.length === 0) return "alone";
  const isRow = isLaidOutInRow(element, styles);
  const own = isRow ? width : height;
  if (own === undefined) return undefined;
  let closest: number | undefined;
  for (const neighbour of neighbours) {
    const other = boxPx(neighbour, isRow ? "x" : "y", styles);
    if (other === undefined) continue;
    const [first, second] =
      neighbour.order > element.order ? [element, neighbour] : [neighbour, element];
    const distance = (own + other) / 2 + gapPx(first, second, isRow, styles);
    closest = Math.min(closest ?? Number.POSITIVE_INFINITY, distance);
  }
  return closest;
}

function isLaidOutInRow(element: PageElement, styles: Styles): boolean {
  const parent = element.parent && styles.of(element.parent);
  if (parent?.display.includes("flex")) return !parent.value("flex-direction").startsWith("column");
  const style = styles.of(element);
  return style.display.startsWith("inline") || /^(?:left|right)$/u.test(style.value("float"));
}

/** A space between inline boxes is about a quarter of an em wide. */
const SPACE_EM = 0.25;

function gapPx(first: PageElement, second: PageElement, isRow: boolean, styles: Styles): number {
  const [end, start] = isRow ? ["margin-right", "margin-left"] : ["margin-bottom", "margin-top"];
  const margins = [
    styles.of(first).lengthPx(end) ?? 0,
    styles.of(second).lengthPx(start) ?? 0,
  ] as const;
  const parent = first.parent && styles.of(first.parent);
  const isFlex = parent?.display.includes("flex") ?? false;
  const declaredGap =
    parent?.lengthPx(isRow ? "column-gap" : "row-gap") ?? parent?.lengthPx("gap") ?? 0;
  const space = isRow && !isFlex ? SPACE_EM * (parent?.fontSizePx ?? 16) : 0;
  const isCollapsing = !isRow && !isFlex;
  return (isCollapsing ? Math.max(...margins) : margins[0] + margins[1]) + declaredGap + space;
}
