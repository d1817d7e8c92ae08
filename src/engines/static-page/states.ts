import type { AriaNode } from "../aria-snapshot/tree.js";
import type { Focus } from "../design-gates/accessibility/focus.js";
import { takesAttribute } from "../design-gates/accessibility/role-tables.js";
import { inputTypeOf } from "../design-gates/accessibility/roles.js";
import {
  ancestorsOf,
  closestAncestor,
  isHtml,
  rememberByElement,
} from "../design-gates/accessibility/tree-walk.js";
import type { PageElement } from "../design-gates/page/element.js";
import { chosenOptions } from "./options.js";

/** The states of an element that a snapshot shows; one that does not hold is left out. */
export type States = Pick<
  AriaNode,
  "checked" | "disabled" | "expanded" | "invalid" | "level" | "pressed" | "selected"
>;

/** Tells the states of a page's elements by markup alone, as a page has them before anybody touches it. */
export function snapshotStatesOf(focus: Focus): (element: PageElement, role: string) => States {
  const isSaidDisabled: (element: PageElement) => boolean = rememberByElement((element) => {
    const own = element.attributes.get("aria-disabled")?.toLowerCase();
    if (own === "true" || own === "false") return own === "true";
    return element.parent !== undefined && isSaidDisabled(element.parent);
  });
  const isDisabled = (element: PageElement) =>
    (!isHtml(element, "fieldset") && focus.isDisabled(element)) ||
    isInDisabledGroup(element) ||
    isSaidDisabled(element);
  return (element, role) => {
    const takes = (attribute: string) => takesAttribute(role, attribute);
    const states = {
      checked: takes("aria-checked") ? checkedOf(element) : false,
      disabled: takes("aria-disabled") && isDisabled(element),
      expanded: takes("aria-expanded") && isTrue(element, "aria-expanded"),
      invalid: takes("aria-invalid") ? invalidOf(element) : false,
      level: takes("aria-level") ? levelOf(element) : 0,
      pressed: role === "button" ? triState(element, "aria-pressed") : false,
      selected: takes("aria-selected") && isSelected(element),
    };
    // A details has the role of a group, which takes no such state.
    return isHtml(element, "details") ? { ...states, expanded: false } : states;
  };
}

function isTrue(element: PageElement, attribute: string): boolean {
  return element.attributes.get(attribute)?.toLowerCase() === "true";
}

function triState(element: PageElement, attribute: string): boolean | "mixed" {
  const value = element.attributes.get(attribute)?.toLowerCase();
  return value === "mixed" ? "mixed" : value === "true";
}

function checkedOf(element: PageElement): boolean | "mixed" {
  const isBox = isHtml(element, "input") && /^(?:checkbox|radio)$/u.test(inputTypeOf(element));
  return isBox ? element.attributes.has("checked") : triState(element, "aria-checked");
}

function invalidOf(element: PageElement): boolean | "grammar" | "spelling" {
  const value = element.attributes.get("aria-invalid")?.trim().toLowerCase() ?? "";
  if (value === "grammar" || value === "spelling") return value;
  return value !== "" && value !== "false";
}

function levelOf(element: PageElement): number {
  const native = element.namespace === "html" ? /^h([1-6])$/u.exec(element.tag)?.[1] : undefined;
  if (native !== undefined) return Number(native);
  const level = Number(element.attributes.get("aria-level") ?? 0);
  return Number.isInteger(level) && level >= 1 ? level : 0;
}

function isSelected(element: PageElement): boolean {
  if (!isHtml(element, "option")) return isTrue(element, "aria-selected");
  const select = closestAncestor(element, (ancestor) => isHtml(ancestor, "select"));
  return select === undefined
    ? element.attributes.has("selected")
    : chosenOptions(select).has(element);
}

function isInDisabledGroup(option: PageElement): boolean {
  if (!isHtml(option, "option")) return false;
  for (const ancestor of ancestorsOf(option)) {
    if (isHtml(ancestor, "optgroup") && ancestor.attributes.has("disabled")) return true;
    if (isHtml(ancestor, "select")) return false;
  }
  return false;
}
