import type { DefaultTreeAdapterTypes } from "parse5";
import type { ParsedTree } from "./bounded-tree.js";
import type { PageElement, PageNode, SourcePlace } from "./element.js";

type ParsedElement = DefaultTreeAdapterTypes.Element;

const NESTING_MAX = 512;
const SVG = "http://www.w3.org/2000/svg";
const MATHML = "http://www.w3.org/1998/Math/MathML";
const WRITTEN_PAGE = new Set(["html", "head", "body", "frameset"]);

interface Growing extends PageElement {
  readonly children: PageNode[];
}

interface Waiting {
  readonly node: DefaultTreeAdapterTypes.ChildNode;
  readonly parent: Growing | undefined;
  readonly depth: number;
}

/** The elements of a parsed tree in document order, linked to one another. Linear, without recursion. */
export function elementsOf(
  tree: ParsedTree,
  source: string,
): { readonly elements: readonly PageElement[]; readonly isFragment: boolean } {
  const lineOf = lineCounter(source);
  const elements: PageElement[] = [];
  let isFragment = true;
  const waiting: Waiting[] = [];
  const wait = (
    nodes: readonly DefaultTreeAdapterTypes.ChildNode[],
    parent: Growing | undefined,
    depth: number,
  ) => {
    for (let place = nodes.length - 1; place >= 0; place -= 1) {
      const node = nodes[place];
      if (node) waiting.push({ node, parent, depth });
    }
  };
  wait(tree.childNodes, undefined, 0);
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, parent, depth } = next;
    if (node.nodeName === "#documentType") isFragment = false;
    if ("value" in node) parent?.children.push({ text: node.value, parent });
    if (!("tagName" in node)) continue;
    const element = elementOf(node, { parent, order: elements.length, lineOf });
    if (element.source && WRITTEN_PAGE.has(element.tag)) isFragment = false;
    elements.push(element);
    parent?.children.push(element);
    const isDeepest = depth >= NESTING_MAX && parent !== undefined;
    wait(node.childNodes, isDeepest ? parent : element, isDeepest ? depth : depth + 1);
  }
  return { elements, isFragment };
}

function elementOf(
  node: ParsedElement,
  around: {
    readonly parent: PageElement | undefined;
    readonly order: number;
    readonly lineOf: (offset: number) => number;
  },
): Growing {
  const namespace =
    node.namespaceURI === SVG ? "svg" : node.namespaceURI === MATHML ? "mathml" : "html";
  const attributes = new Map<string, string>();
  for (const { name, value, prefix } of node.attrs) {
    attributes.set(prefix ? `${prefix}:${name}` : name, value);
  }
  return {
    tag: node.tagName.toLowerCase(),
    namespace,
    attributes,
    parent: around.parent,
    children: [],
    order: around.order,
    source: placeOf(node, around.lineOf),
  };
}

function placeOf(
  { sourceCodeLocation: place }: ParsedElement,
  lineOf: (offset: number) => number,
): SourcePlace | undefined {
  if (!place?.startTag) return undefined;
  const attributes = new Map<string, { readonly start: number; readonly end: number }>();
  for (const [name, { startOffset, endOffset }] of Object.entries(place.attrs ?? {})) {
    attributes.set(name, { start: startOffset, end: endOffset });
  }
  const { startOffset: start, endOffset: startTagEnd } = place.startTag;
  return {
    line: lineOf(start),
    start,
    end: Math.max(place.endOffset, startTagEnd),
    startTagEnd,
    attributes,
  };
}

/** Lines of the source by offset; a carriage return alone ends a line too, as the parser has it. */
function lineCounter(source: string): (offset: number) => number {
  const starts = [0];
  for (const { index, 0: end } of source.matchAll(/\r\n?|\n/gu)) starts.push(index + end.length);
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
