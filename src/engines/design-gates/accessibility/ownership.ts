import { globalAttributes } from "../../../content/aria/attributes.js";
import { childElements, type PageElement } from "../page/element.js";
import type { Page } from "../page/page.js";
import type { Exposure } from "./exposure.js";
import { byIdFrom } from "./flat-tree.js";
import type { Focus } from "./focus.js";
import type { Roles } from "./roles.js";
import { rememberByElement, tokensOf } from "./tree-walk.js";

/** Parents and children in the accessibility tree. */
export interface Ownership {
  /** The nearest element around it that the tree shows; what owns it by `aria-owns` comes first. */
  readonly parent: (element: PageElement) => PageElement | undefined;
  /** The nearest elements within it that the tree shows, at most 5,000, and those that it owns. */
  readonly children: (element: PageElement) => readonly PageElement[];
  /** Whether the tree shows the element itself, and not only what is in it. */
  readonly isNode: (element: PageElement) => boolean;
}

const CHILDREN_MAX = 5_000;
const VISITS_MAX = 20_000;
const OWNED_MAX = 200;

/**
 * Who owns whom: by `aria-owns`, else by nesting, past elements that have neither a role, nor a global attribute,
 * nor the focus.
 */
export function ownershipOf(
  page: Page,
  { exposure, focus, roles }: { exposure: Exposure; focus: Focus; roles: Roles },
): Ownership {
  const owners = ownersOf(page);
  const isNode = rememberByElement((element) => {
    if (!exposure.isExposed(element)) return false;
    const role = roles.role(element);
    if (role === "none") return false;
    if (role !== undefined && role !== "generic") return true;
    return focus.isFocusable(element) || hasGlobalAttribute(element);
  });
  const parent = (element: PageElement) => {
    let below = element;
    for (let steps = 0; steps < VISITS_MAX; steps += 1) {
      const next: PageElement | undefined = owners.get(below) ?? below.parent;
      if (next === undefined || isNode(next)) return next;
      below = next;
    }
    return undefined;
  };
  const children = (element: PageElement) => {
    const found: PageElement[] = [];
    const waiting = inReverse(childrenWithOwned(element, page, owners));
    for (let visits = 0; visits < VISITS_MAX && found.length < CHILDREN_MAX; visits += 1) {
      const next = waiting.pop();
      if (next === undefined) break;
      if (isNode(next)) found.push(next);
      else if (exposure.isRendered(next) && !exposure.isAriaHidden(next)) {
        waiting.push(...inReverse(childrenWithOwned(next, page, owners)));
      }
    }
    return found;
  };
  return { parent, children, isNode };
}

function inReverse(elements: readonly PageElement[]): PageElement[] {
  return [...elements].reverse();
}

/** Which element owns another by `aria-owns`: the first one that names it, and none within it. */
function ownersOf(page: Page): ReadonlyMap<PageElement, PageElement> {
  const owners = new Map<PageElement, PageElement>();
  for (const element of page.elements) {
    for (const id of tokensOf(element, "aria-owns").slice(0, OWNED_MAX)) {
      const owned = byIdFrom(page, id, element)[0];
      if (owned === undefined || owners.has(owned) || isWithin(element, owned)) continue;
      owners.set(owned, element);
    }
  }
  return owners;
}

function isWithin(element: PageElement, whole: PageElement): boolean {
  for (let next: PageElement | undefined = element; next !== undefined; next = next.parent) {
    if (next === whole) return true;
  }
  return false;
}

function childrenWithOwned(
  element: PageElement,
  page: Page,
  owners: ReadonlyMap<PageElement, PageElement>,
): PageElement[] {
  const children = childElements(element).filter((child) => !owners.has(child));
  for (const id of tokensOf(element, "aria-owns").slice(0, OWNED_MAX)) {
    const owned = byIdFrom(page, id, element)[0];
    if (owned !== undefined && owners.get(owned) === element) children.push(owned);
  }
  return children;
}

function hasGlobalAttribute(element: PageElement): boolean {
  for (const name of element.attributes.keys()) if (globalAttributes.has(name)) return true;
  return false;
}
