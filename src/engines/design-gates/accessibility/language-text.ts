import { isElement, type PageElement } from "../page/element.js";
import type { Accessibility } from "./accessibility.js";
import { isSeen } from "./visible-text.js";

/**
 * Whether an element has text whose language it decides: words that are seen or exposed, or names of what is in it,
 * outside of inner elements with a language of their own. Asking of all elements of a page is linear.
 */
export function textsInLanguageOf(element: PageElement, accessibility: Accessibility): boolean {
  const waiting: PageElement[] = [element];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (hasWords(next, accessibility)) return true;
    for (const child of next.children) {
      if (isElement(child) && !child.attributes.has("lang")) waiting.push(child);
    }
  }
  return false;
}

function hasWords(element: PageElement, accessibility: Accessibility): boolean {
  const isExposed = accessibility.isExposed(element);
  const hasText = element.children.some((node) => !isElement(node) && node.text.trim() !== "");
  if (hasText && (isExposed || isSeen(element, accessibility))) return true;
  return isExposed && hasNameOfItsOwn(element, accessibility);
}

const naming = ["alt", "aria-label", "aria-labelledby", "placeholder", "title", "value"];

function hasNameOfItsOwn(element: PageElement, accessibility: Accessibility): boolean {
  if (!naming.some((attribute) => element.attributes.has(attribute))) return false;
  const { text, source } = accessibility.name(element);
  return text !== "" && source !== "content";
}
