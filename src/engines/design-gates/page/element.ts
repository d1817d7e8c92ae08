/** Where an element stands in the source; offsets count UTF-16 units. */
export interface SourcePlace {
  /** Counted from 1. */
  readonly line: number;
  /** The `<` of the start tag. */
  readonly start: number;
  /** After the end tag, or after what belongs to the element where its end tag is left out. */
  readonly end: number;
  /** After the `>` of the start tag. */
  readonly startTagEnd: number;
  /** From the first letter of the name to after the value, quotes included. */
  readonly attributes: ReadonlyMap<string, { readonly start: number; readonly end: number }>;
}

export interface PageText {
  readonly text: string;
  readonly parent: PageElement;
}

export type PageNode = PageElement | PageText;

/** An element as the HTML parser of browsers makes it. */
export interface PageElement {
  /** In lower case. */
  readonly tag: string;
  readonly namespace: "html" | "svg" | "mathml";
  /** Names in lower case but for those of SVG, which keep their capitals: `viewBox`. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly parent: PageElement | undefined;
  /** Elements and text; comments and what is in a `template` are not part of the page. */
  readonly children: readonly PageNode[];
  /** Counts the elements of the page in document order, from 0. */
  readonly order: number;
  /** Undefined for an element that the parser implied, such as an unwritten `body`. */
  readonly source: SourcePlace | undefined;
}

export function isElement(node: PageNode): node is PageElement {
  return "tag" in node;
}

/** The child elements of an element. */
export function childElements(element: PageElement): PageElement[] {
  return element.children.filter(isElement);
}

/** The nearest element that fulfils a condition, beginning with the element itself. */
export function closest(
  element: PageElement | undefined,
  fulfils: (element: PageElement) => boolean,
): PageElement | undefined {
  let current = element;
  while (current && !fulfils(current)) current = current.parent;
  return current;
}

/** Walks an element and all within it in document order, without recursion. */
export function* descendants(element: PageElement): Generator<PageNode> {
  const waiting: PageNode[] = [element];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node;
    if (!isElement(node)) continue;
    for (let place = node.children.length - 1; place >= 0; place -= 1) {
      const child = node.children[place];
      if (child) waiting.push(child);
    }
  }
}

/** All text within an element, as it is written, hidden text included. */
export function textContent(element: PageElement): string {
  let text = "";
  for (const node of descendants(element)) if (!isElement(node)) text += node.text;
  return text;
}
