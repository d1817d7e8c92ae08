import { classOf, type DomElement } from "../document/dom.js";
import type { Measures } from "./measure-text.js";

/** Characters of prose in all the elements of one class that hold paragraphs. */
export type ProseByClass = ReadonlyMap<string, number>;

/** Adds up the prose of the elements that hold paragraphs, by their `class`. */
export function proseByClass(root: DomElement, measures: Measures): ProseByClass {
  const prose = new Map<string, number>();
  for (const paragraph of root.querySelectorAll("p")) {
    const length = measures.get(paragraph)?.prose ?? 0;
    const name = paragraph.parentNode === null ? "" : classOf(paragraph.parentNode);
    if (length > 0 && name !== "") prose.set(name, (prose.get(name) ?? 0) + length);
  }
  return prose;
}

/**
 * The class of the elements that hold an article's paragraphs, where more than `least` characters of prose
 * stand in such elements: then what was found is a part of an article that is split.
 */
export function classOfSplitArticle(
  found: DomElement,
  prose: ProseByClass,
  least: number,
): string | undefined {
  for (const paragraph of found.querySelectorAll("p")) {
    const name = paragraph.parentNode === null ? "" : classOf(paragraph.parentNode);
    if ((prose.get(name) ?? 0) > least) return name;
  }
  return undefined;
}

/** The smallest element that holds all paragraphs' parents of one class. */
export function holderOf(root: DomElement, name: string): DomElement {
  const parents = [...root.querySelectorAll("p")].flatMap(({ parentNode }) =>
    parentNode !== null && classOf(parentNode) === name ? [parentNode] : [],
  );
  return holderOfAll(parents) ?? root;
}

/** The smallest element that holds all of some elements; undefined of none. */
export function holderOfAll(elements: readonly DomElement[]): DomElement | undefined {
  let holder: DomElement | undefined;
  for (const element of elements) {
    if (element === holder) continue;
    holder = holder === undefined ? element : commonAncestor(holder, element);
  }
  return holder;
}

function commonAncestor(one: DomElement, other: DomElement): DomElement {
  const path = new Set(ancestors(one));
  return ancestors(other).find((element) => path.has(element)) ?? one;
}

function ancestors(element: DomElement): readonly DomElement[] {
  const path: DomElement[] = [];
  for (let at: DomElement | null = element; at !== null; at = at.parentNode) path.push(at);
  return path;
}
