import type { Exposure } from "../design-gates/accessibility/exposure.js";
import { writtenContent } from "../design-gates/accessibility/generated-content.js";
import {
  closestAncestor,
  isHtml,
  rememberByElement,
} from "../design-gates/accessibility/tree-walk.js";
import { isElement, type PageElement } from "../design-gates/page/element.js";
import type { Page } from "../design-gates/page/page.js";
import { isListbox } from "./roles.js";

/** What of a page is heard and what is seen. */
export interface Visibility {
  /** Whether assistive technology is not told of it. */
  readonly isHidden: (element: PageElement) => boolean;
  /** Whether it takes up room on the page, as far as styles tell without a layout. */
  readonly hasBox: (element: PageElement) => boolean;
  /** Whether it is a part of a line of text. */
  readonly isInline: (element: PageElement) => boolean;
  readonly receivesClicks: (element: PageElement) => boolean;
  readonly hasPointer: (element: PageElement) => boolean;
}

const unread = ["noscript", "script", "style", "template"];
/** They have a size of their own, whatever is in them. */
const sized = new Set(
  "audio button canvas embed hr iframe img input meter object progress select textarea td th video".split(
    " ",
  ),
);
const thick = ["border-top-width", "border-bottom-width", "padding-top", "padding-bottom"];
const wide = ["border-left-width", "border-right-width", "padding-left", "padding-right"];

/** Who perceives the elements of a page, by its styles. Each answer is remembered. */
export function visibilityOf(page: Page, exposure: Exposure): Visibility {
  const styleOf = (element: PageElement) => page.styles.of(element);
  const isDissolved = (element: PageElement) => styleOf(element).display === "contents";
  const isHidden: (element: PageElement) => boolean = rememberByElement((element) => {
    if (isHtml(element, "area", ...unread)) return true;
    if (!exposure.isRendered(element) || exposure.isAriaHidden(element)) return true;
    const isSlot = isHtml(element, "slot");
    if (isDissolved(element) && !isSlot) {
      return !element.children.some((child) =>
        isElement(child) ? !isHidden(child) : isInk(child.text),
      );
    }
    return !isSlot && !isInSelect(element) && !exposure.isShown(element);
  });
  const hasBox: (element: PageElement) => boolean = rememberByElement((element) => {
    if (isHtml(element, "area", ...unread) || !exposure.isRendered(element)) return false;
    if (isDissolved(element)) {
      return element.children.some((child) =>
        isElement(child) ? hasBox(child) : isInk(child.text),
      );
    }
    return exposure.isShown(element) && takesRoom(element);
  });
  const takesRoom: (element: PageElement) => boolean = rememberByElement((element) => {
    const style = styleOf(element);
    if (isHtml(element, "option", "optgroup")) return isInListbox(element);
    if (style.widthPx === 0 || style.heightPx === 0) return false;
    if (element.namespace === "svg" || isHtml(element, ...sized)) return true;
    const isLine = style.display === "inline";
    if (!isLine && (style.heightPx ?? 0) > 0) return true;
    if ((isLine ? wide : thick).some((side) => (style.lengthPx(side) ?? 0) > 0)) return true;
    if (isWritten(element)) return true;
    const holds = holdsFloats(element);
    return element.children.some(
      (child) => isElement(child) && isInFlow(child, holds) && fills(child),
    );
  });
  /** Whether a child makes its parent larger. */
  const fills = (child: PageElement) =>
    exposure.isRendered(child) && (isDissolved(child) ? hasBox(child) : takesRoom(child));
  const isInFlow = (child: PageElement, floatsCount: boolean) => {
    const style = styleOf(child);
    if (style.position === "absolute" || style.position === "fixed") return false;
    return floatsCount || /^(?:none)?$/u.test(style.value("float"));
  };
  const holdsFloats = (element: PageElement) => {
    const style = styleOf(element);
    if (!/^(?:block|list-item)$/u.test(style.display)) return true;
    if (style.position === "absolute" || style.position === "fixed") return true;
    if (!/^(?:none)?$/u.test(style.value("float"))) return true;
    if (!/^(?:visible)?$/u.test(style.value("overflow-x"))) return true;
    return page.styles.pseudoElement(element, "after")?.value("clear") === "both";
  };
  const isWritten = (element: PageElement) =>
    element.children.some((child) => !isElement(child) && isInk(child.text)) ||
    (["before", "after"] as const).some(
      (place) => writtenContent(element, place, page.styles).text !== "",
    );
  const isInline = (element: PageElement) => {
    if (!isDissolved(element)) return styleOf(element).display === "inline";
    const first = element.children.find((child) =>
      isElement(child) ? hasBox(child) : isInk(child.text),
    );
    return first !== undefined && !isElement(first);
  };
  return {
    isHidden,
    hasBox,
    isInline,
    receivesClicks: (element) =>
      styleOf(element).value("pointer-events") !== "none" && !exposure.isInert(element),
    hasPointer: (element) => styleOf(element).value("cursor") === "pointer",
  };
}

/** Whether a text leaves more than white space on the page. */
function isInk(text: string): boolean {
  return /[^\t\n\f\r ]/u.test(text);
}

function isInSelect(element: PageElement): boolean {
  if (!isHtml(element, "option")) return false;
  return closestAncestor(element, (ancestor) => isHtml(ancestor, "select")) !== undefined;
}

function isInListbox(option: PageElement): boolean {
  const select = closestAncestor(option, (ancestor) => isHtml(ancestor, "select"));
  return select === undefined || isListbox(select);
}
