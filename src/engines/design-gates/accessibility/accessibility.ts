import type { PageElement } from "../page/element.js";
import type { Page } from "../page/page.js";
import { type Exposure, exposureOf } from "./exposure.js";
import { type Focus, focusOf } from "./focus.js";
import { type Names, namesOf } from "./names.js";
import { type Ownership, ownershipOf } from "./ownership.js";
import { type Roles, rolesOf } from "./roles.js";

/** A page as assistive technology meets it. */
export interface Accessibility extends Exposure, Focus, Roles, Names {
  readonly page: Page;
  readonly ownership: Ownership;
  /** Whether the element is part of the accessibility tree: exposed, and no role takes it out. */
  readonly isIncluded: (element: PageElement) => boolean;
}

const known = new WeakMap<Page, Accessibility>();

/**
 * Roles, names, focus and exposure of a page's elements. Made once for each page; each answer is worked out when it
 * is first asked for and remembered, so that all gates together cost about one walk over the page.
 */
export function accessibilityOf(page: Page): Accessibility {
  const before = known.get(page);
  if (before !== undefined) return before;
  const exposure = exposureOf(page);
  const focus = focusOf(exposure);
  const roles = rolesOf(page, focus);
  const accessibility: Accessibility = {
    page,
    ...exposure,
    ...focus,
    ...roles,
    ...namesOf(page, exposure, roles),
    ownership: ownershipOf(page, { exposure, focus, roles }),
    isIncluded: (element) => exposure.isExposed(element) && roles.role(element) !== "none",
  };
  known.set(page, accessibility);
  return accessibility;
}
