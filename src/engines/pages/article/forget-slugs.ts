import { boilerplateNames, containerNames } from "../../../content/page-boilerplate/names.js";
import { headingLevel } from "../document/block-elements.js";
import { childrenOf, type DomElement, isElement } from "../document/dom.js";
import { isHidden } from "../document/visibility.js";
import type { Measures } from "./measure-text.js";

/** What an `id` may consist of where it names a place of the page and no title of a section. */
const PLACES = new Set([...boilerplateNames, ...containerNames]);
const ID_LENGTH_MAX = 200;
const HEADING_LENGTH_MAX = 500;
const SLUG_MIN = 4;

/**
 * Empties the `id` of headings, and of what holds prose below a heading of which the `id` is a slug: a
 * section `related-work` is about related work. Places such as `related-articles` and `comments` keep
 * theirs. Looks at each element once.
 */
export function forgetSlugs(root: DomElement, measures: Measures): void {
  const visit = (element: DomElement): string | undefined => {
    if (headingLevel(element.localName) > 0) {
      if (element.hasAttribute("id")) element.setAttribute("id", "");
      return keyOf(element.textContent.slice(0, HEADING_LENGTH_MAX));
    }
    let heading: string | undefined;
    for (const child of childrenOf(element)) {
      if (!isElement(child) || isHidden(child)) continue;
      const below = visit(child);
      heading ??= below;
    }
    const id = element.getAttribute("id") ?? "";
    const holdsProse = (measures.get(element)?.prose ?? 0) > 0;
    if (holdsProse && heading !== undefined && isSlug(id, heading)) element.setAttribute("id", "");
    return heading;
  };
  visit(root);
}

function isSlug(id: string, heading: string): boolean {
  if (id.length > ID_LENGTH_MAX) return false;
  const key = keyOf(id);
  if (key.length < SLUG_MIN || heading.length < SLUG_MIN) return false;
  if (!heading.includes(key) && !key.includes(heading)) return false;
  const words = id.toLowerCase().match(/[a-z]+/gu) ?? [];
  return words.some((word) => !PLACES.has(word));
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}
