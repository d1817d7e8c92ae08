import { noteNames } from "../../../content/page-boilerplate/names.js";
import {
  childrenOf,
  classOf,
  type DomDocument,
  type DomElement,
  isElement,
  isText,
} from "../document/dom.js";
import { isBoilerplateLine } from "./boilerplate-line.js";

const NOTES = new Set(noteNames);
const INTRODUCED = "data-introduced";
const INTRODUCTION_LENGTH_MAX = 1_000;
const INTRODUCTION = /^(?:\S+\s+){3,}\S+\s*[:：]$|^.{8,}：$/u;

/**
 * Marks what Readability would take for boilerplate though it is of the prose: notes in an <aside> become
 * plain blocks, terms of a definition list lose their class, and lists of links that a paragraph introduces
 * with a colon become numbered ones, which it leaves alone, until `restoreLists`.
 */
export function keepProseParts({ body }: DomDocument): void {
  for (const term of body.querySelectorAll("dt, dd")) {
    term.setAttribute("class", "");
    term.setAttribute("id", "");
  }
  for (const aside of body.querySelectorAll("aside")) if (isNote(aside)) renamed(aside, "div");
  for (const list of body.querySelectorAll("ul")) {
    if (isIntroduced(list)) renamed(list, "ol").setAttribute(INTRODUCED, "");
  }
}

/** Gives the lists that `keepProseParts` marked their bullets back. */
export function restoreLists(article: DomElement): void {
  for (const list of article.querySelectorAll(`ol[${INTRODUCED}]`)) renamed(list, "ul");
}

/** Whether a list is one that its page introduces. */
export function isIntroducedList(list: DomElement): boolean {
  return list.hasAttribute(INTRODUCED);
}

function introduces(text: string): boolean {
  if (text.length > INTRODUCTION_LENGTH_MAX) return false;
  return INTRODUCTION.test(text) && !isBoilerplateLine(text);
}

function isNote(element: DomElement): boolean {
  return (classOf(element).toLowerCase().match(/\S+/gu) ?? []).some((token) => NOTES.has(token));
}

function isIntroduced(list: DomElement): boolean {
  let before = list.previousSibling;
  while (before !== null && isText(before) && before.data.trim() === "")
    before = before.previousSibling;
  if (before === null) return false;
  if (isElement(before) && before.localName !== "p") return false;
  return introduces(before.textContent.trim());
}

function renamed(element: DomElement, name: string): DomElement {
  const other = element.ownerDocument.createElement(name);
  for (const child of childrenOf(element)) other.appendChild(child);
  element.replaceWith(other);
  return other;
}
