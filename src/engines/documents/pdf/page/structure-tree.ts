import { NESTING_MAX, STRUCTURE_NODES_MAX } from "../library/bounds.js";
import type { PdfStructureNode } from "../library/pdf-js.js";

/** An element of the structure tree of a tagged page (ISO 32000-1, 14.7). */
export interface StructureElement {
  readonly role: string;
  /** What stands for it where it has no text, such as the description of a picture. */
  readonly alternative: string | undefined;
  readonly children: readonly (StructureElement | number)[];
}

/** Reads the tree that pdf.js hands over; undefined where there is none, or none within bounds. */
export function structureOf(tree: PdfStructureNode | null): StructureElement | undefined {
  let nodes = 0;
  const read = (node: PdfStructureNode, depth: number): StructureElement | undefined => {
    nodes += 1;
    if (nodes > STRUCTURE_NODES_MAX || depth > NESTING_MAX) return undefined;
    const children: (StructureElement | number)[] = [];
    for (const child of node.children ?? []) {
      if (child.type === "content") {
        const content = Number(/_mc(\d+)$/.exec(child.id ?? "")?.[1] ?? Number.NaN);
        if (Number.isInteger(content)) children.push(content);
      } else if (child.role !== undefined) {
        const element = read(child, depth + 1);
        if (element === undefined) return undefined;
        children.push(element);
      }
    }
    return { role: node.role ?? "", alternative: node.alt, children };
  };
  return tree === null ? undefined : read(tree, 0);
}
