import { globalAttributes } from "../../content/aria/attributes.js";
import {
  inputTypesWithSuggestions,
  rolesByInputType,
  rolesByTag,
} from "../../content/aria/implicit-roles.js";
import { newerRoles } from "../../content/aria/roles.js";
import { parentRolesToShare, tagsWithoutRole } from "../../content/aria/snapshot-roles.js";
import { byIdFrom } from "../design-gates/accessibility/flat-tree.js";
import type { Focus } from "../design-gates/accessibility/focus.js";
import { isRole, roleName, rulesOf } from "../design-gates/accessibility/role-tables.js";
import { inputTypeOf } from "../design-gates/accessibility/roles.js";
import {
  closestAncestor,
  descendantsOf,
  filledAttribute,
  isHtml,
  rememberByElement,
  tokensOf,
} from "../design-gates/accessibility/tree-walk.js";
import { childElements, type PageElement, textContent } from "../design-gates/page/element.js";
import type { Page } from "../design-gates/page/page.js";

/** The role that a snapshot shows an element with: `none` for presentational ones, undefined without one. */
export type RoleOf = (element: PageElement) => string | undefined;

/**
 * The roles of a page's elements as Playwright's snapshots have them, which follow the tag and the attributes where
 * the mappings of HTML ask for a layout or a name. Each answer is remembered.
 */
export function snapshotRolesOf(page: Page, focus: Focus): RoleOf {
  const explicitRole = rememberByElement(readExplicitRole);
  const cellsOf = rememberByElement(placesOfChildren);
  const hasConflict = (element: PageElement, role: string | undefined) =>
    takesGlobalAttribute(element, role) || focus.isFocusable(element);
  const implicitRole: RoleOf = (element) => {
    const role = nativeRole(element, { page, explicitRole, cellsOf });
    return role !== undefined && isPartOfPresentation(element) ? "none" : role;
  };
  /** Parts of a table or list without semantics have none either. */
  const isPartOfPresentation = rememberByElement((element): boolean => {
    const { parent } = element;
    if (parent === undefined || !sharesRole(element, parent)) return false;
    const isPresentation = explicitRole(parent) === "none" && !hasConflict(parent, "none");
    return isPresentation || isPartOfPresentation(parent);
  });
  return rememberByElement((element) => {
    const explicit = explicitRole(element);
    if (explicit === undefined) return implicitRole(element);
    if (explicit !== "none") return explicit;
    const implicit = implicitRole(element);
    return hasConflict(element, implicit) ? implicit : "none";
  });
}

function readExplicitRole(element: PageElement): string | undefined {
  const first = tokensOf(element, "role").find(isKnownRole);
  return first === undefined ? undefined : roleName(first);
}

/** Of the roles of WAI-ARIA 1.3 snapshots know but one, and none of its modules. */
function isKnownRole(word: string): boolean {
  const role = word.toLowerCase();
  return (
    isRole(role) && !/^(?:doc|graphics)-/u.test(role) && (!newerRoles.has(role) || role === "mark")
  );
}

function takesGlobalAttribute(element: PageElement, role: string | undefined): boolean {
  const isUnnamed = rulesOf(role).isNameProhibited === true;
  for (const name of element.attributes.keys()) {
    if (!globalAttributes.has(name)) continue;
    if (!isUnnamed || (name !== "aria-label" && name !== "aria-labelledby")) return true;
  }
  return false;
}

function sharesRole(element: PageElement, parent: PageElement): boolean {
  const parents = Object.hasOwn(parentRolesToShare, element.tag)
    ? parentRolesToShare[element.tag]
    : undefined;
  return parents !== undefined && element.namespace === "html" && isHtml(parent, ...parents);
}

interface Around {
  readonly page: Page;
  readonly explicitRole: RoleOf;
  readonly cellsOf: (row: PageElement) => Places;
}

function nativeRole(
  element: PageElement,
  { page, explicitRole, cellsOf }: Around,
): string | undefined {
  if (element.namespace === "svg") return roleOfSvg(element);
  if (element.namespace === "mathml") return element.tag === "math" ? "math" : undefined;
  const { attributes, tag } = element;
  switch (tag) {
    case "a":
    case "area":
      return attributes.has("href") ? "link" : undefined;
    case "aside":
      return "complementary";
    case "form":
      return isNamed(element) ? "form" : undefined;
    case "section":
      return isNamed(element) ? "region" : undefined;
    case "header":
      return isInSection(element, explicitRole) ? undefined : "banner";
    case "footer":
      return isInSection(element, explicitRole) ? undefined : "contentinfo";
    case "img":
      return isDecoration(element) ? "none" : "img";
    case "input":
      return roleOfInput(element, page);
    case "select":
      return isListbox(element) ? "listbox" : "combobox";
    case "td":
      return roleOfCell(element, explicitRole);
    case "th":
      return roleOfHeader(element, cellsOf);
    default:
      if (tagsWithoutRole.has(tag) || !Object.hasOwn(rolesByTag, tag)) return undefined;
      return rolesByTag[tag] === "generic" ? undefined : rolesByTag[tag];
  }
}

function roleOfSvg({ tag, attributes }: PageElement): string | undefined {
  if (tag === "a") return attributes.has("href") ? "link" : undefined;
  return tag === "svg" ? "img" : undefined;
}

function isNamed({ attributes }: PageElement): boolean {
  return attributes.has("aria-label") || attributes.has("aria-labelledby");
}

const sections = ["article", "aside", "main", "nav", "section"];
const sectionRoles = new Set(["article", "complementary", "main", "navigation", "region"]);

function isInSection(element: PageElement, explicitRole: RoleOf): boolean {
  const isSection = (ancestor: PageElement) =>
    ancestor.attributes.has("role")
      ? sectionRoles.has(explicitRole(ancestor) ?? "")
      : isHtml(ancestor, ...sections);
  return closestAncestor(element, isSection) !== undefined;
}

function isDecoration(image: PageElement): boolean {
  const { attributes } = image;
  return (
    attributes.get("alt") === "" &&
    !attributes.get("title") &&
    !attributes.has("tabindex") &&
    !takesGlobalAttribute(image, undefined)
  );
}

function roleOfInput(input: PageElement, page: Page): string | undefined {
  const type = inputTypeOf(input);
  if (type === "hidden") return undefined;
  if (type === "file") return "button";
  const list = filledAttribute(input, "list");
  if (list !== undefined && inputTypesWithSuggestions.has(type)) {
    const [named] = byIdFrom(page, list, input);
    if (named !== undefined && isHtml(named, "datalist")) return "combobox";
  }
  return rolesByInputType[type] ?? "textbox";
}

/** Whether a `select` shows several of its options at once. */
export function isListbox(select: PageElement): boolean {
  const size = Number.parseInt(select.attributes.get("size") ?? "", 10);
  return select.attributes.has("multiple") || size > 1;
}

function roleOfCell(cell: PageElement, explicitRole: RoleOf): string {
  const table = closestAncestor(cell, (ancestor) => isHtml(ancestor, "table"));
  const role = table && explicitRole(table);
  return role === "grid" || role === "treegrid" ? "gridcell" : "cell";
}

/** The child elements of an element, and the place of each. */
interface Places {
  readonly children: readonly PageElement[];
  readonly placeOf: ReadonlyMap<PageElement, number>;
}

function placesOfChildren(element: PageElement): Places {
  const children = childElements(element);
  return { children, placeOf: new Map(children.map((child, place) => [child, place])) };
}

/** By its scope, else by the cells beside it. */
function roleOfHeader(header: PageElement, cellsOf: Around["cellsOf"]): string | undefined {
  const scope = header.attributes.get("scope");
  if (scope === "col" || scope === "colgroup") return "columnheader";
  if (scope === "row" || scope === "rowgroup") return "rowheader";
  const cells = header.parent && cellsOf(header.parent);
  const place = cells?.placeOf.get(header) ?? 0;
  const [before, after] = [cells?.children[place - 1], cells?.children[place + 1]];
  if (before === undefined && after === undefined) {
    return isOnlyRow(header.parent) ? undefined : "columnheader";
  }
  const hasHeadersAround = [before, after].every(
    (cell) => cell !== undefined && isHtml(cell, "th"),
  );
  const hasData = [before, after].some((cell) => cell !== undefined && isFilledCell(cell));
  return hasData && !hasHeadersAround ? "rowheader" : "columnheader";
}

function isFilledCell(cell: PageElement): boolean {
  if (!isHtml(cell, "td")) return false;
  return childElements(cell).length > 0 || textContent(cell).trim() !== "";
}

function isOnlyRow(row: PageElement | undefined): boolean {
  if (row === undefined || !isHtml(row, "tr")) return false;
  const table = closestAncestor(row, (ancestor) => isHtml(ancestor, "table"));
  if (table === undefined) return false;
  let rows = 0;
  for (const element of descendantsOf(table, (one) => !isHtml(one, "table", "tr"))) {
    if (isHtml(element, "tr")) rows += 1;
    if (rows > 1) return false;
  }
  return true;
}
