import { childrenOf, type DomElement, isElement } from "../document/dom.js";
import { measureText } from "./measure-text.js";

const PROSE_SHARE_MIN = 0.8;

/** The smallest element that holds four fifths of the prose: the root where none below it does. */
export function densestElement(root: DomElement): DomElement {
  const measures = measureText(root);
  const enough = PROSE_SHARE_MIN * (measures.get(root)?.prose ?? 0);
  if (enough === 0) return root;
  let densest = root;
  for (;;) {
    const next = [...childrenOf(densest)]
      .filter(isElement)
      .find((child) => (measures.get(child)?.prose ?? 0) >= enough);
    if (next === undefined) return densest;
    densest = next;
  }
}
