import { labelsOf } from "../../accessibility/labels.js";
import { tokensOf } from "../../accessibility/tree-walk.js";
import type { PageElement } from "../../page/element.js";
import type { Page } from "../../page/page.js";

const DISABLEABLE = new Set([
  "button",
  "fieldset",
  "input",
  "optgroup",
  "option",
  "select",
  "textarea",
]);

/**
 * The elements whose text belongs to a control that cannot be used, or to its label or description: WCAG 1.4.3 asks no contrast of
 * "inactive user interface components". All within `aria-disabled="true"` or a disabled `fieldset` counts.
 */
export function inactiveElements(page: Page): ReadonlySet<PageElement> {
  const disabled = withDescendants(page, saysDisabled);
  if (disabled.size === 0) return disabled;
  const named = new Set<PageElement>();
  const labels = labelsOf(page);
  for (const element of disabled) {
    for (const label of labels.get(element) ?? []) named.add(label);
    for (const attribute of ["aria-labelledby", "aria-describedby"]) {
      for (const id of tokensOf(element, attribute)) {
        const [label] = page.byId(id);
        if (label) named.add(label);
      }
    }
  }
  return withDescendants(page, (element) => disabled.has(element) || named.has(element));
}

function withDescendants(
  { elements }: Page,
  isRoot: (element: PageElement) => boolean,
): ReadonlySet<PageElement> {
  const found = new Set<PageElement>();
  for (const element of elements) {
    const { parent } = element;
    if ((parent && found.has(parent)) || isRoot(element)) found.add(element);
  }
  return found;
}

function saysDisabled({ tag, namespace, attributes }: PageElement): boolean {
  if (attributes.get("aria-disabled")?.trim().toLowerCase() === "true") return true;
  if (namespace !== "html") return false;
  return attributes.has("inert") || (DISABLEABLE.has(tag) && attributes.has("disabled"));
}
