import { accessibilityOf } from "../accessibility/accessibility.js";
import { isEditingHost, tabIndexOf } from "../accessibility/focus.js";
import {
  closestAncestor,
  firstWithin,
  isHtml,
  rememberByElement,
} from "../accessibility/tree-walk.js";
import type { Finding, GateDefinition } from "../gate.js";
import { childElements, descendants, isElement, type PageElement } from "../page/element.js";
import type { Page } from "../page/page.js";
import { readMarkup } from "../page/read-markup.js";
import { finding } from "./findings.js";

const scrollable = ["0ssw9k"];
const frames = ["akn7bn"];

/** Gates about what keyboards reach, and in which order. */
export const keyboardGates: readonly GateDefinition[] = [
  { id: "scrollable-focus", wcag: "2.1.1", actRules: scrollable, check: checkScrollable },
  { id: "frame-focus", wcag: "2.1.1", actRules: frames, check: checkFrames },
  { id: "focus-order", wcag: "2.4.3", actRules: [], check: checkTabIndex },
  { id: "nested-controls", wcag: "4.1.2", actRules: [], check: checkNestedControls },
];

function* checkScrollable(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  const takesFocus = (one: PageElement) => accessibility.isTabbable(one) || isHtml(one, "iframe");
  const reached = firstWithin(page.elements.filter(takesFocus));
  for (const element of page.elements) {
    if (element.namespace !== "html" || isHtml(element, "html", "body", "textarea", "select")) {
      continue;
    }
    if (!accessibility.isShown(element) || !overflows(element, page)) continue;
    if (managed.has(accessibility.role(element) ?? "")) continue;
    if (closestAncestor(element, isEditingHost) !== undefined) continue;
    const isReached = takesFocus(element) || reached.has(element);
    yield finding(isReached ? "pass" : "fail", element, {
      rules: scrollable,
      measured: isReached ? "something takes the focus" : "nothing takes the focus",
      required: "something in it, or itself, in the order of the tab key",
      message: isReached
        ? "It can be scrolled with the keyboard."
        : 'It scrolls, but nothing in it takes the focus: give it tabindex="0", so that keyboards can scroll it.',
    });
  }
}

const SCROLLS = /\b(?:auto|scroll)\b/u;
const WIDE_TEXT = 3;
const LETTER_EM = 0.5;
const LINE_EM = 1.2;

/** Roles of popups and composites, whose focus their own widget moves. */
const managed = new Set(["dialog", "grid", "listbox", "menu", "tree", "treegrid"]);

/** Whether what is in an element is surely larger than it, and can be scrolled: by declared sizes, or by far more text. */
function overflows(element: PageElement, page: Page): boolean {
  const style = page.styles.of(element);
  const values = [style.value("overflow"), style.value("overflow-x"), style.value("overflow-y")];
  if (!values.some((value) => SCROLLS.test(value))) return false;
  const { widthPx } = style;
  const heightPx = style.heightPx ?? style.lengthPx("max-height");
  const isLarger = (inner: number | undefined, own: number | undefined) =>
    own !== undefined && own > 1 && inner !== undefined && inner > own;
  const isTooLarge = (child: PageElement) => {
    const inner = page.styles.of(child);
    return isLarger(inner.heightPx, heightPx) || isLarger(inner.widthPx, widthPx);
  };
  if (childElements(element).some(isTooLarge)) return true;
  if (widthPx === undefined || heightPx === undefined || heightPx <= 1) return false;
  const area = style.fontSizePx ** 2 * LETTER_EM * LINE_EM;
  return lettersIn(element) * area > WIDE_TEXT * widthPx * heightPx;
}

/** The letters in an element, counted up to a bound. */
function lettersIn(element: PageElement): number {
  let letters = 0;
  let nodes = 0;
  for (const node of descendants(element)) {
    nodes += 1;
    if (nodes > NODES_MAX) break;
    if (!isElement(node)) letters += node.text.trim().length;
  }
  return letters;
}

const NODES_MAX = 1_000;

const FRAME_MAX = 200_000;

function* checkFrames(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  for (const frame of page.elements) {
    if (!isHtml(frame, "iframe") || (tabIndexOf(frame) ?? 0) >= 0) continue;
    if (!accessibility.isShown(frame)) continue;
    const markup = frame.attributes.get("srcdoc");
    const isKnown = markup !== undefined && markup.length <= FRAME_MAX;
    const isReached = isKnown && hasTabbable(markup);
    yield finding(isKnown ? (isReached ? "fail" : "pass") : "cannot_tell", frame, {
      rules: frames,
      measured: isKnown ? (isReached ? "something takes the focus" : "nothing does") : null,
      required: "no focus lost",
      message:
        isKnown && !isReached
          ? "Nothing in the frame takes the focus."
          : "A negative tabindex takes the frame, and all controls in it, out of the order of the tab key.",
    });
  }
}

function hasTabbable(markup: string): boolean {
  const page = readMarkup(markup);
  const { isTabbable } = accessibilityOf(page);
  return page.elements.some((element) => isTabbable(element));
}

function* checkTabIndex(page: Page): Iterable<Finding> {
  const { isFocusable } = accessibilityOf(page);
  for (const element of page.elements) {
    const index = tabIndexOf(element);
    if (index === undefined || !isFocusable(element)) continue;
    yield finding(index > 0 ? "fail" : "pass", element, {
      rules: [],
      measured: index,
      required: 0,
      message:
        index > 0
          ? "A positive tabindex puts this before everything else on the page: use 0, and the order of the source."
          : "It takes the focus where it stands.",
      repair: "positive-tabindex",
    });
  }
}

function* checkNestedControls(page: Page): Iterable<Finding> {
  const { isExposed, isTabbable, role } = accessibilityOf(page);
  const isInLink: (element: PageElement) => boolean = rememberByElement(({ parent }) => {
    if (parent === undefined) return false;
    return (role(parent) === "link" && isExposed(parent)) || isInLink(parent);
  });
  for (const element of page.elements) {
    if (!isTabbable(element) || !isInLink(element)) continue;
    yield finding("fail", element, {
      rules: [],
      measured: `a focusable ${element.tag} in a link`,
      required: "controls side by side",
      message: "A control in a link is not reached by everybody: put it beside the link.",
    });
  }
}
