/**
 * The part of the DOM that pages are read with. linkedom implements it; its own declarations leave most
 * of these members untyped.
 */
export interface DomNode {
  readonly nodeType: number;
  readonly parentNode: DomElement | null;
  readonly nextSibling: DomNode | null;
  readonly previousSibling: DomNode | null;
  readonly textContent: string;
  remove(): void;
}

export interface DomText extends DomNode {
  readonly data: string;
}

export interface DomElement extends DomNode {
  readonly localName: string;
  readonly firstChild: DomNode | null;
  readonly firstElementChild: DomElement | null;
  readonly nextElementSibling: DomElement | null;
  readonly previousElementSibling: DomElement | null;
  readonly lastChild: DomNode | null;
  readonly ownerDocument: DomDocument;
  getAttribute(name: string): string | null;
  getAttributeNode(name: string): { readonly value: string } | null;
  hasAttribute(name: string): boolean;
  setAttribute(name: string, value: string): void;
  appendChild(node: DomNode): DomNode;
  insertBefore(node: DomNode, before: DomNode | null): DomNode;
  replaceWith(...nodes: DomNode[]): void;
  querySelector(selector: string): DomElement | null;
  querySelectorAll(selector: string): ArrayLike<DomElement> & Iterable<DomElement>;
  getElementsByTagName(name: string): ArrayLike<DomElement> & Iterable<DomElement>;
}

export interface DomDocument {
  readonly documentElement: DomElement;
  readonly head: DomElement;
  readonly body: DomElement;
  createElement(name: string): DomElement;
  createTextNode(text: string): DomText;
  cloneNode(deep: boolean): DomDocument;
  getElementById(id: string): DomElement | null;
  querySelector(selector: string): DomElement | null;
  querySelectorAll(selector: string): ArrayLike<DomElement> & Iterable<DomElement>;
}

const ELEMENT = 1;
const TEXT = 3;

/** Whether a node is an element. */
export function isElement(node: DomNode): node is DomElement {
  return node.nodeType === ELEMENT;
}

/** Whether a node is text. */
export function isText(node: DomNode): node is DomText {
  return node.nodeType === TEXT;
}

/** The `class` of an element as it is written; linkedom's `getAttribute` would make a list of it, and keep that. */
export function classOf(element: DomElement): string {
  return element.getAttributeNode("class")?.value ?? "";
}

/** The children of an element, from the first; the child at hand may be removed meanwhile. */
export function* childrenOf(element: DomElement): Generator<DomNode> {
  let next = element.firstChild;
  while (next !== null) {
    const child = next;
    next = child.nextSibling;
    yield child;
  }
}
