import type { PageElement } from "../page/element.js";
import type { Styles } from "../page/styles/styles.js";

const CONTENT_MAX = 2_000;
/** Letters that only icon fonts know: they say nothing to who does not see them. */
const ICON_LETTERS = /[\u{e000}-\u{f8ff}\u{f0000}-\u{10fffd}]/gu;
const PART = /"((?:[^"\\]|\\[\s\S])*)"|'((?:[^'\\]|\\[\s\S])*)'|attr\(\s*([\w-]+)[^)]*\)|(\/)/giu;
const ESCAPE = /\\(?:([\da-f]{1,6})\s?|(\n)|([\s\S]))/giu;

export interface GeneratedContent {
  readonly text: string;
  readonly isInline: boolean;
}

/** What a style sheet writes before or after an element: words and attributes, or the words meant for reading out. */
export function generatedContent(
  element: PageElement,
  place: "before" | "after",
  styles: Styles,
): GeneratedContent {
  const { text, isInline } = writtenContent(element, place, styles);
  return { text: withoutIcons(text), isInline };
}

/** The same with the letters of icon fonts, which take up room on the page. */
export function writtenContent(
  element: PageElement,
  place: "before" | "after",
  styles: Styles,
): GeneratedContent {
  const style = styles.pseudoElement(element, place);
  if (style === undefined || style.display === "none" || style.visibility !== "visible") {
    return { text: "", isInline: true };
  }
  return {
    text: wordsOf(style.value("content"), element),
    isInline: style.display === "" || style.display === "inline",
  };
}

/** The words of a `content` value; after a slash stands what is read out instead. */
export function readContent(value: string, element: PageElement): string {
  return withoutIcons(wordsOf(value, element));
}

function wordsOf(value: string, element: PageElement): string {
  let text = "";
  for (const [, double, single, attribute, slash] of value.slice(0, CONTENT_MAX).matchAll(PART)) {
    if (slash !== undefined) text = "";
    else if (attribute !== undefined) text += element.attributes.get(attribute.toLowerCase()) ?? "";
    else text += unescaped(double ?? single ?? "");
  }
  return text;
}

function withoutIcons(text: string): string {
  return text.replace(ICON_LETTERS, "");
}

function unescaped(text: string): string {
  return text.replace(ESCAPE, (_, code?: string, newline?: string, letter?: string) => {
    if (newline !== undefined) return "";
    if (code === undefined) return letter ?? "";
    const point = Number.parseInt(code, 16);
    return point === 0 || point > 0x10ffff ? "\u{fffd}" : String.fromCodePoint(point);
  });
}
