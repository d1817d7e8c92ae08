import { BLOCKS, headingLevel } from "../document/block-elements.js";
import { childrenOf, type DomElement, type DomNode, isElement, isText } from "../document/dom.js";
import { isHidden } from "../document/visibility.js";
import { collapseSpace } from "../text/collapse-space.js";

/** A line of an article: the nodes that make it, from one block's edge to the next. */
export interface LeafBlock {
  readonly nodes: readonly DomNode[];
  /** White space collapsed. */
  readonly text: string;
  /** Characters of it within links. */
  readonly linked: number;
  /** 1 to 6 in a heading, else 0. */
  readonly heading: number;
  /** The nearest list around it. */
  readonly list: DomElement | undefined;
  /** Within a table, <pre> or quotation, where short lines are as meant. */
  readonly isKept: boolean;
}

interface Surroundings {
  readonly heading: number;
  readonly list: DomElement | undefined;
  readonly isKept: boolean;
  readonly isInLink: boolean;
}

const KEPT = new Set(["table", "pre", "blockquote", "xmp", "math", "dl"]);
const LISTS = new Set(["ul", "ol", "menu", "dir"]);

/** The lines of an element in order, those without text left out. */
export function leafBlocks(root: DomElement): readonly LeafBlock[] {
  const blocks: LeafBlock[] = [];
  let nodes: DomNode[] = [];
  let texts: string[] = [];
  let linked = 0;
  const end = ({ heading, list, isKept }: Surroundings) => {
    const text = collapseSpace(texts.join("")).trim();
    if (text !== "") blocks.push({ nodes, text, linked, heading, list, isKept });
    nodes = [];
    texts = [];
    linked = 0;
  };
  const visit = (parent: DomElement, around: Surroundings): void => {
    for (const child of childrenOf(parent)) {
      if (isText(child)) {
        nodes.push(child);
        texts.push(child.data);
        if (around.isInLink) linked += child.data.trim().length;
      } else if (isElement(child) && !isHidden(child)) {
        const within = surroundingsIn(child, around);
        if (child.localName === "br") texts.push(" ");
        if (!BLOCKS.has(child.localName)) visit(child, within);
        else {
          end(around);
          visit(child, within);
          end(within);
        }
      }
    }
  };
  const outside = { heading: 0, list: undefined, isKept: false, isInLink: false };
  visit(root, outside);
  end(outside);
  return blocks;
}

function surroundingsIn(element: DomElement, around: Surroundings): Surroundings {
  const name = element.localName;
  return {
    heading: headingLevel(name) || around.heading,
    list: LISTS.has(name) ? element : around.list,
    isKept: around.isKept || KEPT.has(name),
    isInLink: around.isInLink || name === "a",
  };
}
