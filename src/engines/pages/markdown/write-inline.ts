import { BLOCKS } from "../document/block-elements.js";
import { childrenOf, type DomElement, type DomNode, isElement, isText } from "../document/dom.js";
import type { LinkResolver } from "../links/link-resolver.js";
import { collapseSpace } from "../text/collapse-space.js";
import { scriptText } from "../text/script-text.js";
import { codeSpan, escapeText } from "./escape-text.js";
import type { Structure } from "./find-structure.js";
import { escapeParentheses, imageMarkdown } from "./write-image.js";

export interface MarkdownContext {
  readonly links: LinkResolver;
  readonly isLeftOut: (element: DomElement) => boolean;
  readonly structure: Structure;
  /** Lists and quotes around what is written. */
  readonly depth: number;
  /** Delimiters that are open: emphasis within the same emphasis is written once. */
  readonly marks: ReadonlySet<string>;
}

/** Stands for <br> until the paragraph is known. */
export const LINE_BREAK = "\n";

const MARKS: ReadonlyMap<string, string> = new Map([
  ["strong", "**"],
  ["b", "**"],
  ["em", "*"],
  ["i", "*"],
  ["cite", "*"],
  ["del", "~~"],
  ["s", "~~"],
  ["strike", "~~"],
]);
const CODE = new Set(["code", "kbd", "samp", "tt"]);

/** The Markdown of inline content, before white space is collapsed. */
export function inlineNode(node: DomNode, context: MarkdownContext): string {
  if (isText(node)) return escapeText(collapseSpace(node.data));
  if (!isElement(node) || context.isLeftOut(node)) return "";
  const name = node.localName;
  if (name === "br") return LINE_BREAK;
  if (name === "img") return imageMarkdown(node, context.links);
  if (name === "a") return linkMarkdown(node, context);
  if (name === "math") return escapeText(node.getAttribute("alttext") ?? node.textContent);
  const script = scriptText(node);
  if (script !== undefined) return escapeText(script);
  if (CODE.has(name)) return codeMarkdown(node);
  const mark = MARKS.get(name);
  if (mark !== undefined) return marked(node, mark, context);
  const written = inlineChildren(node, context);
  return BLOCKS.has(name) ? ` ${written} ` : written;
}

export function inlineChildren(parent: DomElement, context: MarkdownContext): string {
  let written = "";
  for (const child of childrenOf(parent)) written += inlineNode(child, context);
  return written;
}

/** Inline Markdown on as few lines as it has breaks, each without white space at its ends. */
export function inlineLines(written: string): string[] {
  return written
    .split(LINE_BREAK)
    .map((line) => collapseSpace(line).trim())
    .filter((line) => line !== "");
}

export function inlineOnOneLine(written: string): string {
  return inlineLines(written).join(" ");
}

/** Text within a link's brackets and its address. */
export function linked(text: string, href: string): string {
  return `[${text}](${escapeParentheses(href)})`;
}

function linkMarkdown(anchor: DomElement, context: MarkdownContext): string {
  const raw = inlineChildren(anchor, context);
  const text = inlineOnOneLine(raw);
  const href = anchor.getAttribute("href");
  if (text === "" || href === null) return raw;
  const resolved = context.links.resolve(href);
  if (resolved === undefined) return raw;
  return spaced(raw, linked(text, resolved));
}

function marked(element: DomElement, mark: string, context: MarkdownContext): string {
  if (context.marks.has(mark)) return inlineChildren(element, context);
  const raw = inlineChildren(element, { ...context, marks: new Set([...context.marks, mark]) });
  const text = inlineLines(raw).join(LINE_BREAK);
  if (text === "") return raw;
  if (!delimitsHere(element, text)) return raw;
  const lines = text.split(LINE_BREAK).map((line) => `${mark}${line}${mark}`);
  return spaced(raw, lines.join(LINE_BREAK));
}

const PUNCTUATION = /[\p{P}\p{S}]/u;
const WORD = /[\p{L}\p{N}]/u;

/** CommonMark reads no delimiter between a letter outside and punctuation within. */
function delimitsHere(element: DomElement, text: string): boolean {
  const before = neighbour(element.previousSibling).at(-1) ?? "";
  const after = neighbour(element.nextSibling).at(0) ?? "";
  const opens = !(WORD.test(before) && PUNCTUATION.test(text.charAt(0)));
  return opens && !(WORD.test(after) && PUNCTUATION.test(text.at(-1) ?? ""));
}

function neighbour(node: DomNode | null): string {
  if (node === null) return "";
  return isText(node) ? node.data : isElement(node) ? "." : "";
}

function codeMarkdown(element: DomElement): string {
  const raw = collapseSpace(element.textContent);
  return raw.trim() === "" ? raw : spaced(raw, codeSpan(raw.trim()));
}

/** White space at the ends of what was written stays outside of its delimiters. */
function spaced(raw: string, written: string): string {
  const before = /^\s/u.test(raw) ? raw.charAt(0) : "";
  const after = /\s$/u.test(raw) ? (raw.at(-1) ?? "") : "";
  return `${before}${written}${after}`;
}
