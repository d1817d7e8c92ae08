import { descendantsOf, isHtml } from "../design-gates/accessibility/tree-walk.js";
import type { PageElement } from "../design-gates/page/element.js";
import { isListbox } from "./roles.js";

const OPTIONS_MAX = 10_000;
const chosenOf = new WeakMap<PageElement, ReadonlySet<PageElement>>();

/** The chosen options of a `select` in its first 10,000: those that say so, else the first of a menu. */
export function chosenOptions(select: PageElement): ReadonlySet<PageElement> {
  const before = chosenOf.get(select);
  if (before !== undefined) return before;
  const options: PageElement[] = [];
  for (const element of descendantsOf(select)) {
    if (isHtml(element, "option")) options.push(element);
    if (options.length >= OPTIONS_MAX) break;
  }
  const said = options.filter(({ attributes }) => attributes.has("selected"));
  const chosen = new Set(select.attributes.has("multiple") ? said : said.slice(-1));
  if (chosen.size === 0 && !isListbox(select)) {
    const first = options.find(({ attributes }) => !attributes.has("disabled")) ?? options[0];
    if (first !== undefined) chosen.add(first);
  }
  chosenOf.set(select, chosen);
  return chosen;
}
