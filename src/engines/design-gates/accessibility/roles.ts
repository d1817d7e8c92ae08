import { globalAttributes } from "../../../content/aria/attributes.js";
import {
  inputTypes,
  inputTypesWithSuggestions,
  namedSvgTags,
  rolesByInputType,
  rolesBySvgTag,
  rolesByTag,
} from "../../../content/aria/implicit-roles.js";
import { childElements, descendants, isElement, type PageElement } from "../page/element.js";
import type { Page } from "../page/page.js";
import { byIdFrom } from "./flat-tree.js";
import type { Focus } from "./focus.js";
import { isRole, roleName } from "./role-tables.js";
import {
  ancestorsOf,
  closestAncestor,
  filledAttribute,
  firstChild,
  isHtml,
  rememberByElement,
  tokensOf,
} from "./tree-walk.js";

/** What the elements of a page are to assistive technology. */
export interface Roles {
  /** The first valid role of the `role` attribute; `none` stands for `presentation` too. */
  readonly explicitRole: (element: PageElement) => string | undefined;
  /** The role that follows from the element itself; undefined where it has none. */
  readonly implicitRole: (element: PageElement) => string | undefined;
  /** The role that counts, after conflicts of presentational roles are resolved. */
  readonly role: (element: PageElement) => string | undefined;
}

/**
 * The roles of a page's elements: HTML Accessibility API Mappings 1.0, SVG Accessibility API Mappings, and the
 * resolution of conflicts of WAI-ARIA 1.2. Each answer is remembered.
 */
export function rolesOf(page: Page, focus: Focus): Roles {
  const explicitRole = rememberByElement(readExplicitRole);
  const isNamed = (element: PageElement) => isNamedByAuthor(element, page);
  const hasConflict = (element: PageElement) =>
    focus.isFocusable(element) || hasGlobalAttribute(element);
  const role: (element: PageElement) => string | undefined = rememberByElement((element) => {
    const explicit = explicitRole(element);
    if (explicit === "none") return hasConflict(element) ? nativeRole(element) : "none";
    if (explicit !== undefined) return explicit;
    const implicit = implicitRole(element);
    if (implicit !== "none" || !hasConflict(element)) return implicit;
    // Browsers let an empty alt be, where the attribute beside it is empty as well.
    const isBlank =
      isHtml(element, "img") && !focus.isFocusable(element) && !saysAnything(element, page);
    return isBlank ? implicit : nativeRole(element);
  });
  const implicitRole: (element: PageElement) => string | undefined = (element) => {
    const native = nativeRole(element);
    if (isHtml(element, "img") && element.attributes.get("alt") === "") return "none";
    return isPartOfPresentation(element) ? "none" : native;
  };
  /** Parts of a table or list without semantics have none either, unless they ask for them. */
  const isPartOfPresentation = (element: PageElement) => {
    if (element.namespace !== "html") return false;
    const whole = wholeOf(element);
    return whole !== undefined && explicitRole(whole) === "none" && role(whole) === "none";
  };
  const nativeRole = (element: PageElement): string | undefined => {
    if (element.namespace === "svg") return roleOfSvg(element, isNamed);
    if (element.namespace !== "html") return element.tag === "math" ? "math" : undefined;
    if (element.tag === "input") return roleOfInput(element, page);
    if (tableParts.has(element.tag)) return roleOfTablePart(element, role);
    return roleOfHtml(element, explicitRole, isNamed);
  };
  return { explicitRole, implicitRole, role };
}

function readExplicitRole(element: PageElement): string | undefined {
  const first = tokensOf(element, "role").find(isRole);
  return first === undefined ? undefined : roleName(first);
}

function saysAnything(element: PageElement, page: Page): boolean {
  for (const [name, value] of element.attributes) {
    if (!globalAttributes.has(name) || value.trim() === "") continue;
    const isReference = name === "aria-labelledby";
    if (
      !isReference ||
      tokensOf(element, name).some((id) => byIdFrom(page, id, element).some(mayName))
    )
      return true;
  }
  return false;
}

function hasGlobalAttribute(element: PageElement): boolean {
  for (const name of element.attributes.keys()) if (globalAttributes.has(name)) return true;
  return false;
}

/** The type of an `input` as browsers understand it. */
export function inputTypeOf(input: PageElement): string {
  const type = input.attributes.get("type")?.toLowerCase() ?? "text";
  return inputTypes.has(type) ? type : "text";
}

function roleOfInput(input: PageElement, page: Page): string | undefined {
  const type = inputTypeOf(input);
  const list = filledAttribute(input, "list");
  if (list !== undefined && inputTypesWithSuggestions.has(type)) {
    if (byIdFrom(page, list, input).some((element) => isHtml(element, "datalist")))
      return "combobox";
  }
  return rolesByInputType[type];
}

function roleOfSvg(
  element: PageElement,
  isNamed: (element: PageElement) => boolean,
): string | undefined {
  const { attributes, tag } = element;
  if (tag === "a") {
    return attributes.has("href") || attributes.has("xlink:href") ? "link" : undefined;
  }
  if (namedSvgTags.has(tag)) {
    if (!isNamed(element) && !hasTitleChild(element)) return undefined;
    return tag === "g" ? "group" : "graphics-symbol";
  }
  return Object.hasOwn(rolesBySvgTag, tag) ? rolesBySvgTag[tag] : undefined;
}

function hasTitleChild(element: PageElement): boolean {
  return childElements(element).some((child) => child.tag === "title");
}

function roleOfHtml(
  element: PageElement,
  explicitRole: (element: PageElement) => string | undefined,
  isNamed: (element: PageElement) => boolean,
): string | undefined {
  const { attributes, tag } = element;
  switch (tag) {
    case "a":
    case "area":
      return attributes.has("href") ? "link" : "generic";
    case "select":
      return isListbox(element) ? "listbox" : "combobox";
    case "header":
      return isScopedToBody(element, explicitRole) ? "banner" : "generic";
    case "footer":
      return isScopedToBody(element, explicitRole) ? "contentinfo" : "generic";
    case "aside":
      return isNamed(element) || !isInSection(element) ? "complementary" : "generic";
    case "section":
      return isNamed(element) ? "region" : "generic";
    case "form":
      return isNamed(element) ? "form" : undefined;
    default:
      return Object.hasOwn(rolesByTag, tag) ? rolesByTag[tag] : undefined;
  }
}

function isListbox(select: PageElement): boolean {
  const size = Number.parseInt(select.attributes.get("size") ?? "", 10);
  return select.attributes.has("multiple") || size > 1;
}

const sectioning = ["article", "aside", "nav", "section"];
const sectionRoles = new Set(["article", "complementary", "main", "navigation", "region"]);

function isInSection(element: PageElement): boolean {
  return closestAncestor(element, (one) => isHtml(one, ...sectioning)) !== undefined;
}

function isScopedToBody(
  element: PageElement,
  explicitRole: (element: PageElement) => string | undefined,
): boolean {
  for (const ancestor of ancestorsOf(element)) {
    if (isHtml(ancestor, ...sectioning, "main")) return false;
    if (sectionRoles.has(explicitRole(ancestor) ?? "")) return false;
  }
  return true;
}

/** Whether an attribute names the element; a reference counts where what it refers to holds something. */
function isNamedByAuthor(element: PageElement, page: Page): boolean {
  if (filledAttribute(element, "aria-label") ?? filledAttribute(element, "title")) return true;
  return tokensOf(element, "aria-labelledby").some((id) =>
    byIdFrom(page, id, element).some(mayName),
  );
}

const TEXT_STEPS_MAX = 200;

function mayName(element: PageElement): boolean {
  let steps = 0;
  for (const node of descendants(element)) {
    if (isElement(node)) {
      const { attributes } = node;
      if (attributes.has("alt") || attributes.has("aria-label")) return true;
    } else if (node.text.trim() !== "") return true;
    steps += 1;
    if (steps > TEXT_STEPS_MAX) return true;
  }
  return false;
}

const tableParts = new Set(["tbody", "td", "tfoot", "th", "thead", "tr"]);
const listParts = ["li"];
const lists = ["menu", "ol", "ul"];

/** The table or list that an element is a part of. */
function wholeOf(part: PageElement): PageElement | undefined {
  if (tableParts.has(part.tag)) return tableOf(part);
  const { parent } = part;
  const isItem = listParts.includes(part.tag) && parent !== undefined && isHtml(parent, ...lists);
  return isItem ? parent : undefined;
}

/** The table that a part of one belongs to. */
export function tableOf(part: PageElement): PageElement | undefined {
  for (const ancestor of ancestorsOf(part)) {
    if (isHtml(ancestor, "table")) return ancestor;
    if (!isHtml(ancestor, "tbody", "tfoot", "thead", "tr")) return undefined;
  }
  return undefined;
}

function roleOfTablePart(
  part: PageElement,
  roleOf: (element: PageElement) => string | undefined,
): string | undefined {
  const table = tableOf(part);
  const role = table === undefined ? undefined : roleOf(table);
  if (table === undefined || role === undefined) return undefined;
  // A table without semantics whose part asks for them by a conflict counts as a table.
  const isGrid = role === "grid" || role === "treegrid";
  if (!isGrid && role !== "table" && role !== "none") return undefined;
  if (part.tag === "tr") return "row";
  if (part.tag !== "td" && part.tag !== "th") return "rowgroup";
  if (part.tag === "td") return isGrid ? "gridcell" : "cell";
  return headerRole(part);
}

/** Whether a `th` heads a row or a column: by its scope, else by its place. */
function headerRole(header: PageElement): string {
  const scope = header.attributes.get("scope")?.trim().toLowerCase();
  if (scope === "row" || scope === "rowgroup") return "rowheader";
  if (scope === "col" || scope === "colgroup") return "columnheader";
  const row = header.parent;
  if (row?.parent !== undefined && isHtml(row.parent, "thead")) return "columnheader";
  const hasData = row !== undefined && firstChild(row, "td") !== undefined;
  return hasData ? "rowheader" : "columnheader";
}
