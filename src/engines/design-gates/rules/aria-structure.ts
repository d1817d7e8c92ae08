import { groupChildren } from "../../../content/aria/roles.js";
import { type Accessibility, accessibilityOf } from "../accessibility/accessibility.js";
import { isShadowTemplate } from "../accessibility/flat-tree.js";
import { rulesOf } from "../accessibility/role-tables.js";
import { scriptShadowsOf } from "../accessibility/script-shadows.js";
import { descendantsOf, filledAttribute, firstWithin, isHtml } from "../accessibility/tree-walk.js";
import type { Finding, GateDefinition } from "../gate.js";
import { childElements, isElement, type PageElement, textContent } from "../page/element.js";
import type { Page } from "../page/page.js";
import { finding } from "./findings.js";

const owned = ["bc4a75"];
const context = ["ff89c9"];
const hidden = ["6cfa84"];
const presentational = ["307n5z"];

/** Gates about how ARIA roles, and what is hidden or presentational, nest. */
export const ariaStructureGates: readonly GateDefinition[] = [
  { id: "aria-owned-elements", wcag: "1.3.1", actRules: owned, check: checkOwned },
  { id: "aria-context-role", wcag: "1.3.1", actRules: context, check: checkContext },
  { id: "aria-hidden-focus", wcag: "4.1.2", actRules: hidden, check: checkAriaHidden },
  { id: "nested-focus", wcag: "4.1.2", actRules: presentational, check: checkNestedFocus },
];

function* checkOwned(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  for (const element of page.elements) {
    const role = accessibility.explicitRole(element);
    if (role === undefined || role !== accessibility.role(element)) continue;
    const allowed = rulesOf(role).ownedRoles;
    if (allowed === undefined || element.namespace === "mathml") continue;
    if (!accessibility.isIncluded(element) || isBusy(element)) continue;
    yield judgeOwned(element, { role, allowed }, accessibility);
  }
}

function isBusy(element: PageElement): boolean {
  return filledAttribute(element, "aria-busy")?.toLowerCase() === "true";
}

function judgeOwned(
  element: PageElement,
  { role, allowed }: { readonly role: string; readonly allowed: readonly string[] },
  accessibility: Accessibility,
): Finding {
  const children = accessibility.ownership.children(element);
  const inGroups = Object.hasOwn(groupChildren, role) ? groupChildren[role] : undefined;
  const wrong =
    children.find((child) => !allowed.includes(accessibility.role(child) ?? "")) ??
    wrongInGroup(children, inGroups, accessibility);
  const facts = { rules: owned, required: allowed.join(", ") };
  if (wrong !== undefined) {
    const found = accessibility.role(wrong) ?? wrong.tag;
    return finding("fail", element, {
      ...facts,
      measured: found,
      message: `A ${role} has ${found} in it, which assistive technology does not expect there.`,
    });
  }
  if (children.length > 0) {
    return finding("pass", element, {
      ...facts,
      measured: children.length,
      message: "It has in it what its role asks for.",
    });
  }
  const isFilled = !filledLater.has(role) || hasContent(element, accessibility);
  return finding(isFilled ? "fail" : "cannot_tell", element, {
    ...facts,
    measured: "none",
    message: isFilled
      ? `A ${role} has to have at least one of these in it: ${allowed.join(", ")}.`
      : `This ${role} is empty: it has to be filled, or to say aria-busy while it is not.`,
  });
}

/** The first element in a group, or in groups within it, that the whole does not expect. */
function wrongInGroup(
  children: readonly PageElement[],
  allowed: readonly string[] | undefined,
  accessibility: Accessibility,
): PageElement | undefined {
  if (allowed === undefined) return undefined;
  const groups = children.filter((child) => accessibility.role(child) === "group");
  const seen = new Set(groups);
  for (const group of groups) {
    for (const child of accessibility.ownership.children(group)) {
      const role = accessibility.role(child) ?? "";
      if (!allowed.includes(role)) return child;
      if (role !== "group" || seen.has(child) || seen.size >= GROUPS_MAX) continue;
      seen.add(child);
      groups.push(child);
    }
  }
  return undefined;
}

const GROUPS_MAX = 500;
/** Roles of containers that a script may fill later; the others are wrong when they are empty. */
const filledLater = new Set(
  "grid list listbox menu menubar table tablist tree treegrid rowgroup".split(" "),
);

function hasContent(element: PageElement, { isExposed }: Accessibility): boolean {
  const hasText = (one: PageElement) =>
    isExposed(one) && one.children.some((node) => !isElement(node) && node.text.trim() !== "");
  if (hasText(element)) return true;
  for (const descendant of descendantsOf(element)) if (hasText(descendant)) return true;
  return false;
}

function* checkContext(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  yield* judgeContexts(accessibility, {});
  for (const { host, script, tree } of scriptShadowsOf(page)) {
    if (!accessibility.isExposed(host)) continue;
    const isNode = accessibility.ownership.isNode(host);
    const around = isNode ? host : accessibility.ownership.parent(host);
    const roleAround = roleOf(around, accessibility);
    yield* judgeContexts(accessibilityOf(tree), { roleAround, script });
  }
}

/** Where a tree is a shadow tree: the role around its host, and the script that its findings are shown at. */
interface ShadowPlace {
  readonly roleAround?: string | undefined;
  readonly script?: PageElement;
}

function* judgeContexts(
  accessibility: Accessibility,
  { roleAround, script }: ShadowPlace,
): Iterable<Finding> {
  for (const element of accessibility.page.elements) {
    const role = accessibility.explicitRole(element);
    if (role === undefined || role !== accessibility.role(element)) continue;
    const expected = rulesOf(role).contextRoles;
    if (expected === undefined || role === accessibility.implicitRole(element)) continue;
    if (!accessibility.isIncluded(element) || element.namespace === "mathml") continue;
    const parent = accessibility.ownership.parent(element);
    const isOutermost = parent === undefined || isHtml(parent, "html");
    const found = isOutermost && script !== undefined ? roleAround : roleOf(parent, accessibility);
    const isPlaced = found !== undefined && expected.includes(found);
    const isUnsure = script === undefined && isInCustomElement(element, parent);
    yield finding(isPlaced ? "pass" : isUnsure ? "cannot_tell" : "fail", script ?? element, {
      rules: context,
      measured: found ?? parent?.tag ?? "none",
      required: expected.join(", "),
      message: isPlaced
        ? "It is in an element that its role belongs in."
        : `A ${role} means something only in one of these: ${expected.join(", ")}.`,
    });
  }
}

/** Whether a custom element whose shadow tree is not known, and may lie around it, is between an element and its parent. */
function isInCustomElement(element: PageElement, parent: PageElement | undefined): boolean {
  const isCustom = (one: PageElement | undefined) =>
    one !== undefined &&
    one.namespace === "html" &&
    one.tag.includes("-") &&
    !childElements(one).some(isShadowTemplate);
  for (let next = element.parent; next !== undefined && next !== parent; next = next.parent) {
    if (isCustom(next)) return true;
  }
  return isCustom(parent);
}

function roleOf(
  element: PageElement | undefined,
  accessibility: Accessibility,
): string | undefined {
  return element === undefined ? undefined : accessibility.role(element);
}

function* checkAriaHidden(page: Page): Iterable<Finding> {
  const { isAriaHidden, isTabbable } = accessibilityOf(page);
  const passesOn = focusPassing(page);
  const reached = page.elements.filter((one) => isAriaHidden(one) && isTabbable(one));
  const kept = firstWithin(reached.filter((one) => !passesOn(one)));
  const passed = firstWithin(reached);
  for (const element of page.elements) {
    if (!saysAriaHidden(element)) continue;
    const itself = isTabbable(element) ? element : undefined;
    const keeps = itself !== undefined && !passesOn(itself) ? itself : kept.get(element);
    yield judgeHidden(element, {
      keeps,
      passes: itself ?? passed.get(element),
      isUnsure: page.styles.isIncomplete,
    });
  }
}

interface HiddenFocus {
  /** What in it takes the focus and keeps it. */
  readonly keeps: PageElement | undefined;
  /** What in it takes the focus, and may hand it on. */
  readonly passes: PageElement | undefined;
  /** A sheet that is not here may take all of it out of the page. */
  readonly isUnsure: boolean;
}

function judgeHidden(element: PageElement, { keeps, passes, isUnsure }: HiddenFocus): Finding {
  const inside = keeps ?? passes;
  if (inside === undefined) {
    return finding("pass", element, {
      rules: hidden,
      measured: "nothing with focus",
      required: "nothing that takes the focus",
      message: "Nothing in it takes the focus.",
    });
  }
  const isSure = keeps !== undefined && !isUnsure;
  return finding(isSure ? "fail" : "cannot_tell", element, {
    rules: hidden,
    measured: `a focusable ${inside.tag}`,
    required: "nothing that takes the focus",
    message: isSure
      ? "It is hidden from assistive technology, but the tab key still reaches something in it."
      : keeps === undefined
        ? "What takes the focus in it passes it on by a script; whether at once, running it has to show."
        : "Something in it takes the focus, unless a style sheet that is not part of the source hides it.",
  });
}

const SCRIPTS_MAX = 200_000;
const LISTENS = /addEventListener\(\s*["'`]focus|\.onfocus\s*=/u;

/** Tells which elements hand the focus on, as the sentinels at the ends of a dialog do. */
function focusPassing(page: Page): (element: PageElement) => boolean {
  let scripts = "";
  for (const element of page.elements) {
    if (isHtml(element, "script") && scripts.length < SCRIPTS_MAX) scripts += textContent(element);
  }
  const listens = LISTENS.test(scripts) && scripts.includes(".focus(");
  return ({ attributes }) => {
    if (attributes.get("onfocus")?.includes(".focus(") === true) return true;
    const id = attributes.get("id") ?? "";
    return listens && id !== "" && scripts.slice(0, SCRIPTS_MAX).includes(id);
  };
}

function saysAriaHidden(element: PageElement): boolean {
  return element.attributes.get("aria-hidden")?.trim().toLowerCase() === "true";
}

function* checkNestedFocus(page: Page): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  const hides = (element: PageElement) =>
    element.namespace !== "mathml" &&
    rulesOf(accessibility.role(element)).hasPresentationalChildren === true &&
    accessibility.isExposed(element);
  const focused = firstWithin(page.elements.filter((one) => accessibility.isTabbable(one)));
  for (const element of page.elements) {
    if (!hides(element)) continue;
    const inside = focused.get(element);
    yield finding(inside === undefined ? "pass" : "fail", element, {
      rules: presentational,
      measured: inside === undefined ? "nothing with focus" : `a focusable ${inside.tag}`,
      required: "nothing that takes the focus",
      message:
        inside === undefined
          ? "Nothing in it takes the focus."
          : `Assistive technology reads a ${accessibility.role(element)} as one thing: what takes the focus within it is lost.`,
    });
  }
}
