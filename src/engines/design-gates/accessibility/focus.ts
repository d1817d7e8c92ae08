import type { PageElement } from "../page/element.js";
import { type Exposure, summaryOf } from "./exposure.js";
import { firstChild, isHtml, rememberByElement } from "./tree-walk.js";

/** What keyboards and scripts may bring the focus to. */
export interface Focus {
  readonly isFocusable: (element: PageElement) => boolean;
  /** Whether it is reached with the tab key: focusable, and no negative `tabindex`. */
  readonly isTabbable: (element: PageElement) => boolean;
  /** Whether it is disabled by itself or by a `fieldset` around it. */
  readonly isDisabled: (element: PageElement) => boolean;
}

const disableable = new Set([
  "button",
  "fieldset",
  "input",
  "optgroup",
  "option",
  "select",
  "textarea",
]);
const INTEGER = /^[\t\n\f\r ]*([+-]?\d{1,9})/u;

/**
 * What of a page the focus may come to (HTML, "Focusable area"), as far as markup and styles tell. A frame counts
 * only with a `tabindex`: whether something in it takes the focus, its own page decides.
 */
export function focusOf(exposure: Exposure): Focus {
  const isInDisabled: (element: PageElement) => boolean = rememberByElement((element) => {
    const { parent } = element;
    if (parent === undefined) return false;
    const isDisabling = isHtml(parent, "fieldset") && parent.attributes.has("disabled");
    if (isDisabling && firstChild(parent, "legend") !== element) return true;
    return isInDisabled(parent);
  });
  const isDisabled = (element: PageElement) =>
    isDisableable(element) &&
    (element.attributes.has("disabled") || (!isOption(element) && isInDisabled(element)));
  const isFocusable = rememberByElement(
    (element) =>
      (tabIndexOf(element) !== undefined || isFocusableByTag(element) || isEditingHost(element)) &&
      exposure.isShown(element) &&
      !exposure.isInert(element) &&
      !isDisabled(element),
  );
  const isTabbable = (element: PageElement) =>
    (tabIndexOf(element) ?? 0) >= 0 && isFocusable(element);
  return { isFocusable, isTabbable, isDisabled };
}

/** The number of a `tabindex`, read as browsers read it; undefined where there is none. */
export function tabIndexOf(element: PageElement): number | undefined {
  if (element.namespace === "mathml") return undefined;
  const digits = INTEGER.exec(element.attributes.get("tabindex") ?? "")?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function isFocusableByTag(element: PageElement): boolean {
  const { attributes, tag } = element;
  if (element.namespace === "svg") {
    return tag === "a" && (attributes.has("href") || attributes.has("xlink:href"));
  }
  if (element.namespace !== "html") return false;
  switch (tag) {
    case "a":
    case "area":
      return attributes.has("href");
    case "button":
    case "select":
    case "textarea":
      return true;
    case "input":
      return attributes.get("type")?.trim().toLowerCase() !== "hidden";
    case "audio":
    case "video":
      return attributes.has("controls");
    case "summary":
      return isSummaryOfDetails(element);
    case "details":
      return summaryOf(element) === undefined;
    default:
      return false;
  }
}

/** Whether a `summary` opens and closes the `details` that it stands in. */
export function isSummaryOfDetails(summary: PageElement): boolean {
  const { parent } = summary;
  return parent !== undefined && isHtml(parent, "details") && summaryOf(parent) === summary;
}

/** Whether what is in an element is edited, and the keyboard moves in it. */
export function isEditingHost(element: PageElement): boolean {
  const value = element.attributes.get("contenteditable")?.trim().toLowerCase();
  return (
    element.namespace === "html" &&
    value !== undefined &&
    (value === "" || value === "true" || value === "plaintext-only")
  );
}

function isDisableable(element: PageElement): boolean {
  return element.namespace === "html" && disableable.has(element.tag);
}

function isOption(element: PageElement): boolean {
  return element.tag === "option" || element.tag === "optgroup";
}
