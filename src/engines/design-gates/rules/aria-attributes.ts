import {
  ariaAttributes,
  attributesWithoutRole,
  globalAttributes,
} from "../../../content/aria/attributes.js";
import { type Accessibility, accessibilityOf } from "../accessibility/accessibility.js";
import { rulesOf, takesAttribute } from "../accessibility/role-tables.js";
import { inputTypeOf } from "../accessibility/roles.js";
import { closestAncestor, filledAttribute, isHtml } from "../accessibility/tree-walk.js";
import type { Finding, GateDefinition } from "../gate.js";
import type { PageElement } from "../page/element.js";
import type { Page } from "../page/page.js";
import { finding } from "./findings.js";

const defined = ["5f99a7"];
const permitted = ["5c01ea"];
const required = ["4e8ab6"];

/** Gates about which ARIA attributes stand where. */
export const ariaAttributeGates: readonly GateDefinition[] = [
  { id: "aria-attribute-defined", wcag: "4.1.2", actRules: defined, check: checkDefined },
  { id: "aria-attribute-permitted", wcag: "4.1.2", actRules: permitted, check: checkPermitted },
  { id: "aria-attribute-required", wcag: "4.1.2", actRules: required, check: checkRequired },
];

/** The ARIA attributes of an HTML or SVG element, with their values. */
export function* ariaAttributesOf(element: PageElement): Iterable<readonly [string, string]> {
  if (element.namespace === "mathml") return;
  for (const attribute of element.attributes) {
    if (attribute[0].startsWith("aria-")) yield attribute;
  }
}

function isDefined(name: string): boolean {
  return Object.hasOwn(ariaAttributes, name);
}

function* checkDefined(page: Page): Iterable<Finding> {
  for (const element of page.elements) {
    for (const [name] of ariaAttributesOf(element)) {
      const status = isDefined(name) ? "pass" : "fail";
      yield finding(status, element, {
        rules: defined,
        measured: name,
        required: "an attribute of WAI-ARIA",
        message:
          status === "pass"
            ? "The attribute is defined."
            : `WAI-ARIA defines no attribute ${name}; assistive technology ignores it.`,
      });
    }
  }
}

function* checkPermitted(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  for (const element of page.elements) {
    for (const [name] of ariaAttributesOf(element)) {
      if (!isDefined(name) || !accessibility.isIncluded(element)) continue;
      yield judgePermission(element, name, accessibility);
    }
  }
}

function judgePermission(
  element: PageElement,
  name: string,
  accessibility: Accessibility,
): Finding {
  const role = accessibility.role(element);
  const shown = role ?? "no role";
  const prohibition = prohibitionOf(element, name, accessibility);
  if (prohibition !== undefined) {
    return finding(prohibition === "sure" ? "fail" : "cannot_tell", element, {
      rules: permitted,
      measured: `${name} on ${shown}`,
      required: "a role that may be named",
      message: name.endsWith("roledescription")
        ? `An element that is ${shown} must not be described by ${name}: give it a role that may be.`
        : `An element that is ${shown} must not be named by ${name}: give it a role that may be, or put the words into text.`,
    });
  }
  const isTaken = takesAttribute(role, name) || isTakenWithoutRole(element, role, name);
  // Browsers and checkers let single radio buttons be required, as HTML does; WAI-ARIA lets their group alone.
  const isDisputed = role === "radio" && name === "aria-required";
  return finding(isTaken ? "pass" : isDisputed ? "cannot_tell" : "fail", element, {
    rules: permitted,
    measured: `${name} on ${shown}`,
    required: "an attribute that the role takes",
    message: isTaken
      ? "The role takes the attribute."
      : `${name} says nothing on an element that is ${shown}: take it away, or give the element a role that takes it.`,
  });
}

const nameAttributes = new Set([
  "aria-braillelabel",
  "aria-brailleroledescription",
  "aria-label",
  "aria-labelledby",
  "aria-roledescription",
]);

/**
 * Whether the role of an element prohibits an attribute; unsure where only WAI-ARIA 1.3 does, where mappings of HTML
 * give the element other roles by now, and where assistive technology may not meet it.
 */
function prohibitionOf(
  element: PageElement,
  name: string,
  accessibility: Accessibility,
): "sure" | "unsure" | undefined {
  const role = accessibility.role(element);
  const { isNameProhibited, isNameProhibitedLater } = rulesOf(role);
  if (!nameAttributes.has(name)) return undefined;
  if (isNameProhibited !== true && isNameProhibitedLater !== true) return undefined;
  if (role !== "generic" && name !== "aria-label" && name !== "aria-labelledby") return undefined;
  const isSure =
    isNameProhibited === true &&
    filledAttribute(element, name) !== undefined &&
    !(role === "generic" && isHtml(element, "body", "footer", "header")) &&
    !isReadAsOne(element, accessibility);
  return isSure ? "sure" : "unsure";
}

/** Whether it is within an element that assistive technology reads as one thing, and takes no focus of its own. */
function isReadAsOne(element: PageElement, { role, isFocusable }: Accessibility): boolean {
  const hides = (one: PageElement) => rulesOf(role(one)).hasPresentationalChildren === true;
  return !isFocusable(element) && closestAncestor(element, hides) !== undefined;
}

function isTakenWithoutRole(element: PageElement, role: string | undefined, name: string): boolean {
  if (role !== undefined || element.namespace !== "html") return globalAttributes.has(name);
  const key = isHtml(element, "input") ? `input[${inputTypeOf(element)}]` : element.tag;
  const taken = Object.hasOwn(attributesWithoutRole, key) ? attributesWithoutRole[key] : undefined;
  return taken?.includes(name) ?? false;
}

function* checkRequired(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  for (const element of page.elements) {
    const role = accessibility.explicitRole(element);
    if (role === undefined || element.namespace === "mathml") continue;
    if (role === accessibility.implicitRole(element) || !accessibility.isIncluded(element))
      continue;
    if (role !== accessibility.role(element)) continue;
    const names = requiredOf(element, role, accessibility);
    if (names.length === 0) continue;
    const missing = names.filter((name) => filledAttribute(element, name) === undefined);
    yield finding(missing.length === 0 ? "pass" : "fail", element, {
      rules: required,
      measured: missing.length === 0 ? "all set" : `missing: ${missing.join(", ")}`,
      required: names.join(", "),
      message:
        missing.length === 0
          ? "What the role requires is set."
          : `An element that is a ${role} has to say ${missing.join(" and ")}.`,
    });
  }
}

function requiredOf(element: PageElement, role: string, accessibility: Accessibility): string[] {
  if (role === "separator") return accessibility.isFocusable(element) ? ["aria-valuenow"] : [];
  const names = rulesOf(role).requiredAttributes ?? [];
  const isCollapsed = filledAttribute(element, "aria-expanded")?.toLowerCase() === "false";
  return names.filter(
    (name) =>
      !(role === "combobox" && name === "aria-controls" && isCollapsed) &&
      !isGivenNatively(element, name),
  );
}

const checkable = new Set(["checkbox", "radio"]);
const ranges = new Set(["number", "range"]);

/** Whether the element itself tells the browser what the attribute would say. */
function isGivenNatively(element: PageElement, name: string): boolean {
  if (isHtml(element, "progress", "meter")) return name === "aria-valuenow";
  if (isHtml(element, "h1", "h2", "h3", "h4", "h5", "h6")) return name === "aria-level";
  if (!isHtml(element, "input")) return false;
  const type = inputTypeOf(element);
  if (name === "aria-checked") return checkable.has(type);
  return name === "aria-valuenow" && ranges.has(type);
}
