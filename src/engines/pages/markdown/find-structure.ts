import { BLOCKS } from "../document/block-elements.js";
import { childrenOf, type DomElement, isElement } from "../document/dom.js";

/** What elements hold, found in one pass: asking each element anew would be quadratic in deep pages. */
export interface Structure {
  /** Elements that are no block themselves and hold one, such as a link around a heading. */
  readonly blockHolders: ReadonlySet<DomElement>;
  /** Tables within which is another table. */
  readonly tableHolders: ReadonlySet<DomElement>;
  /** Tables that hold what no cell of a Markdown table can. */
  readonly layoutHolders: ReadonlySet<DomElement>;
  /** Tables that have header cells. */
  readonly headedTables: ReadonlySet<DomElement>;
}

const BLOCK = 1;
const TABLE = 2;
const LAYOUT = 4;
const HEADER = 8;
const LAYOUT_NAMES = /^(?:h[1-6]|ul|ol|pre|article|section|form|blockquote)$/u;

/** Looks once at each element below the root. */
export function findStructure(root: DomElement): Structure {
  const blockHolders = new Set<DomElement>();
  const tableHolders = new Set<DomElement>();
  const layoutHolders = new Set<DomElement>();
  const headedTables = new Set<DomElement>();
  const visit = (element: DomElement): number => {
    let held = 0;
    for (const child of childrenOf(element)) {
      if (isElement(child)) held |= visit(child) | kindOf(child.localName);
    }
    if (held & BLOCK && !BLOCKS.has(element.localName)) blockHolders.add(element);
    if (element.localName === "table") {
      if (held & TABLE) tableHolders.add(element);
      if (held & LAYOUT) layoutHolders.add(element);
      if (held & HEADER) headedTables.add(element);
    }
    return held;
  };
  visit(root);
  return { blockHolders, tableHolders, layoutHolders, headedTables };
}

function kindOf(name: string): number {
  const block = BLOCKS.has(name) ? BLOCK : 0;
  if (name === "table") return block | TABLE;
  if (name === "th") return HEADER;
  return LAYOUT_NAMES.test(name) ? block | LAYOUT : block;
}
