import { allowedRoles } from "../../../content/aria/allowed-roles.js";
import { type Accessibility, accessibilityOf } from "../accessibility/accessibility.js";
import { isRole } from "../accessibility/role-tables.js";
import { inputTypeOf } from "../accessibility/roles.js";
import { filledAttribute, isHtml, tokensOf } from "../accessibility/tree-walk.js";
import type { Finding, GateDefinition } from "../gate.js";
import { childElements, type PageElement } from "../page/element.js";
import type { Page } from "../page/page.js";
import { finding } from "./findings.js";

const roleValid = ["674b10"];
const decorative = ["46ca7f"];

/** Gates about the `role` attribute and what is marked as decorative. */
export const roleGates: readonly GateDefinition[] = [
  { id: "role-valid", wcag: "4.1.2", actRules: roleValid, check: checkRoles },
  { id: "role-allowed", wcag: "4.1.2", actRules: [], check: checkAllowedRoles },
  { id: "decorative-hidden", wcag: "4.1.2", actRules: decorative, check: checkDecorative },
];

function* checkRoles(page: Page): Iterable<Finding> {
  const { isShown, isAriaHidden } = accessibilityOf(page);
  for (const element of page.elements) {
    const role = filledAttribute(element, "role");
    if (role === undefined || element.namespace === "mathml") continue;
    if (!isShown(element) || isAriaHidden(element)) continue;
    const isValid = tokensOf(element, "role").some(isRole);
    yield finding(isValid ? "pass" : "fail", element, {
      rules: roleValid,
      measured: role,
      required: "a role of WAI-ARIA",
      message: isValid
        ? "The role attribute names a role."
        : "The role attribute names no role that assistive technology knows; it is ignored.",
    });
  }
}

function* checkAllowedRoles(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  for (const element of page.elements) {
    const role = accessibility.explicitRole(element);
    if (role === undefined || element.namespace !== "html") continue;
    if (!accessibility.isExposed(element)) continue;
    const allowed = allowedFor(element);
    const isAllowed =
      allowed === undefined ||
      allowed.includes(role) ||
      role === accessibility.implicitRole(element) ||
      (role === "none" && accessibility.role(element) !== "none");
    yield finding(isAllowed ? "pass" : "fail", element, {
      rules: [],
      measured: role,
      required: allowed === undefined ? "any role" : allowed.join(", ") || "no role",
      message: isAllowed
        ? "The element may have this role."
        : `A ${element.tag} element must not be turned into a ${role}: use an element that may be one.`,
    });
  }
}

/** The roles that HTML lets an element have, its own aside; undefined where it may have any. */
function allowedFor(element: PageElement): readonly string[] | undefined {
  const key = allowedKeys(element).find((one) => Object.hasOwn(allowedRoles, one));
  return key === undefined ? undefined : allowedRoles[key];
}

function allowedKeys(element: PageElement): string[] {
  const { attributes, tag } = element;
  switch (tag) {
    case "a":
      return attributes.has("href") ? ["a[href]"] : [];
    case "area":
      return attributes.has("href") ? ["area[href]"] : [tag];
    case "figure":
      return childElements(element).some((child) => isHtml(child, "figcaption"))
        ? ["figure[figcaption]"]
        : [];
    case "img": {
      const alt = attributes.get("alt");
      if (alt !== undefined) return [alt === "" ? "img[alt=]" : "img[alt]"];
      const label =
        filledAttribute(element, "aria-label") ??
        filledAttribute(element, "aria-labelledby") ??
        filledAttribute(element, "title");
      return label === undefined ? [tag] : ["img[alt]"];
    }
    case "input": {
      const key = `input[${inputTypeOf(element)}]`;
      if (attributes.has("list")) return [`${key}[list]`, key];
      return attributes.has("aria-pressed") ? [`${key}[aria-pressed]`, key] : [key];
    }
    case "li": {
      const { parent } = element;
      return parent !== undefined && isHtml(parent, "ul", "ol", "menu") ? [tag] : [];
    }
    default:
      return [tag];
  }
}

function* checkDecorative(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  for (const element of page.elements) {
    if (!isMarkedDecorative(element, accessibility)) continue;
    const isShown = accessibility.isIncluded(element);
    yield finding(isShown ? "fail" : "pass", element, {
      rules: decorative,
      measured: isShown ? (accessibility.role(element) ?? "exposed") : "not exposed",
      required: "not exposed",
      message: isShown
        ? "It is marked as decorative, but its focus or an ARIA attribute exposes it all the same: take one of the two away."
        : "It is marked as decorative, and hidden from assistive technology.",
    });
  }
}

function isMarkedDecorative(element: PageElement, accessibility: Accessibility): boolean {
  if (element.namespace === "mathml") return false;
  const explicit = accessibility.explicitRole(element);
  if (explicit !== undefined) return explicit === "none";
  return isHtml(element, "img") && element.attributes.get("alt") === "";
}
