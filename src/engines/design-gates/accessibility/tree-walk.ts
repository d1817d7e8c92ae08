import { childElements, isElement, type PageElement } from "../page/element.js";

/** Ancestors of an element, the nearest first. */
export function* ancestorsOf(element: PageElement): Iterable<PageElement> {
  for (let next = element.parent; next !== undefined; next = next.parent) yield next;
}

/** The nearest ancestor that is such a one. */
export function closestAncestor(
  element: PageElement,
  is: (ancestor: PageElement) => boolean,
): PageElement | undefined {
  for (const ancestor of ancestorsOf(element)) if (is(ancestor)) return ancestor;
  return undefined;
}

/** Elements below an element in document order; `enters` says below which of them to look further. */
export function* descendantsOf(
  element: PageElement,
  enters: (descendant: PageElement) => boolean = () => true,
): Iterable<PageElement> {
  const waiting = childElements(element).reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    yield next;
    if (!enters(next)) continue;
    const children = next.children;
    for (let at = children.length - 1; at >= 0; at -= 1) {
      const child = children[at];
      if (child !== undefined && isElement(child)) waiting.push(child);
    }
  }
}

/** Remembers what a function answered for each element. */
export function rememberByElement<Answer>(
  answer: (element: PageElement) => Answer,
): (element: PageElement) => Answer {
  const known = new Map<PageElement, { readonly answer: Answer }>();
  return (element) => {
    const before = known.get(element);
    if (before !== undefined) return before.answer;
    const now = { answer: answer(element) };
    known.set(element, now);
    return now.answer;
  };
}

/** An attribute without the white space around it; undefined where it is missing or blank. */
export function filledAttribute(element: PageElement, name: string): string | undefined {
  const value = element.attributes.get(name)?.trim();
  return value === "" ? undefined : value;
}

const WHITE_SPACE = /[\t\n\f\r ]+/u;

/** The parts of an attribute that ASCII white space separates, at most 200. */
export function tokensOf(element: PageElement, name: string): string[] {
  const value = element.attributes.get(name);
  if (value === undefined) return [];
  return value.split(WHITE_SPACE, TOKENS_MAX + 1).filter((token) => token !== "");
}

const TOKENS_MAX = 200;

/** Whether an element is an HTML element of one of these tags. */
export function isHtml(element: PageElement, ...tags: readonly string[]): boolean {
  return element.namespace === "html" && tags.includes(element.tag);
}

/**
 * For each element that has some of these elements below it, the first of them. Linear, however deep they lie: a way
 * up that was gone before is not gone again.
 */
export function firstWithin(
  elements: Iterable<PageElement>,
): ReadonlyMap<PageElement, PageElement> {
  const first = new Map<PageElement, PageElement>();
  for (const element of elements) {
    for (const ancestor of ancestorsOf(element)) {
      if (first.has(ancestor)) break;
      first.set(ancestor, element);
    }
  }
  return first;
}

const children = new WeakMap<PageElement, Map<string, PageElement | undefined>>();

/** The first child that is an HTML element of a tag; remembered, so that all children may ask for it. */
export function firstChild(element: PageElement, tag: string): PageElement | undefined {
  let known = children.get(element);
  if (known === undefined) {
    known = new Map();
    children.set(element, known);
  }
  if (!known.has(tag))
    known.set(
      tag,
      childElements(element).find((child) => isHtml(child, tag)),
    );
  return known.get(tag);
}
