import { childElements, type PageElement } from "./element.js";

/** Ids of a page by how often they are there, and places among siblings: both kept for as long as the page is. */
const idsOfRoot = new WeakMap<PageElement, ReadonlyMap<string, number>>();
const placesOfParent = new WeakMap<PageElement, ReadonlyMap<PageElement, string>>();

const PLAIN_NAME = /^-?[a-z_\u{80}-\u{10ffff}][\w\u{80}-\u{10ffff}-]*$/iu;

/**
 * A selector that finds this element alone: by its id where that is unique, else the way down from the nearest
 * ancestor with a unique id, or from the root.
 */
export function selectorOf(element: PageElement): string {
  const steps: string[] = [];
  const ids = idCounts(rootOf(element));
  for (let current: PageElement | undefined = element; current; current = current.parent) {
    const id = current.attributes.get("id");
    if (id !== undefined && id !== "" && ids.get(id) === 1) {
      steps.push(`#${escaped(id)}`);
      break;
    }
    steps.push(stepTo(current));
    if (current.tag === "body") break;
  }
  return steps.reverse().join(" > ");
}

function stepTo(element: PageElement): string {
  const { parent } = element;
  if (!parent) return escaped(element.tag);
  let places = placesOfParent.get(parent);
  if (!places) {
    places = placesAmong(childElements(parent));
    placesOfParent.set(parent, places);
  }
  return escaped(element.tag) + (places.get(element) ?? "");
}

function placesAmong(siblings: readonly PageElement[]): ReadonlyMap<PageElement, string> {
  const places = new Map<PageElement, string>();
  const totals = new Map<string, number>();
  for (const { tag } of siblings) totals.set(tag, (totals.get(tag) ?? 0) + 1);
  const seen = new Map<string, number>();
  for (const element of siblings) {
    const place = (seen.get(element.tag) ?? 0) + 1;
    seen.set(element.tag, place);
    if (totals.get(element.tag) !== 1) places.set(element, `:nth-of-type(${place})`);
  }
  return places;
}

function rootOf(element: PageElement): PageElement {
  let root = element;
  while (root.parent) root = root.parent;
  return root;
}

function idCounts(root: PageElement): ReadonlyMap<string, number> {
  const known = idsOfRoot.get(root);
  if (known) return known;
  const counts = new Map<string, number>();
  const waiting = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    const id = element.attributes.get("id");
    if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
    for (const child of childElements(element)) waiting.push(child);
  }
  idsOfRoot.set(root, counts);
  return counts;
}

/** A name as a CSS identifier (CSSOM, "serialize an identifier"). */
function escaped(name: string): string {
  if (PLAIN_NAME.test(name)) return name;
  return Array.from(name, (character, place) => {
    const isDigit = /\d/u.test(character);
    if (isDigit && (place === 0 || (place === 1 && name.startsWith("-")))) {
      return `\\${character.charCodeAt(0).toString(16)} `;
    }
    if (/[\w\u{80}-\u{10ffff}]/u.test(character)) return character;
    if (character === "-") return name.length === 1 ? "\\-" : "-";
    const code = character.codePointAt(0) ?? 0;
    return code < 0x20 || code === 0x7f ? `\\${code.toString(16)} ` : `\\${character}`;
  }).join("");
}
