import type { PageElement } from "../page/element.js";
import type { Page } from "../page/page.js";
import { byIdFrom } from "./flat-tree.js";
import { inputTypeOf } from "./roles.js";
import { descendantsOf, isHtml } from "./tree-walk.js";

const labelable = ["button", "input", "meter", "output", "progress", "select", "textarea"];

/** The `label` elements of each control of a page, in document order (HTML, "The label element"). */
export function labelsOf(page: Page): ReadonlyMap<PageElement, readonly PageElement[]> {
  const byControl = new Map<PageElement, PageElement[]>();
  let steps = STEPS_MAX;
  for (const label of page.elements) {
    if (!isHtml(label, "label")) continue;
    const control = labelledControl(label, page, () => steps-- > 0);
    if (control === undefined) continue;
    const labels = byControl.get(control) ?? [];
    if (labels.length < LABELS_MAX) labels.push(label);
    byControl.set(control, labels);
  }
  return byControl;
}

const LABELS_MAX = 20;
/** Labels without end, each around the others, are not all followed. */
const STEPS_MAX = 2_000_000;

/** The control that a label is for: the one it names, else the first within it. */
export function labelledControl(
  label: PageElement,
  page: Page,
  mayGoOn: () => boolean = () => true,
): PageElement | undefined {
  const id = label.attributes.get("for");
  if (id !== undefined) {
    const named = byIdFrom(page, id, label)[0];
    return named !== undefined && isLabelable(named) ? named : undefined;
  }
  for (const element of descendantsOf(label)) {
    if (isLabelable(element)) return element;
    if (!mayGoOn()) return undefined;
  }
  return undefined;
}

function isLabelable(element: PageElement): boolean {
  if (!isHtml(element, ...labelable)) return false;
  return element.tag !== "input" || inputTypeOf(element) !== "hidden";
}
