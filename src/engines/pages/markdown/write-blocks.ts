import { BLOCKS, headingLevel } from "../document/block-elements.js";
import { childrenOf, type DomElement, type DomNode, isElement } from "../document/dom.js";
import { escapeLineStart } from "./escape-text.js";
import { codeFence } from "./write-code.js";
import {
  inlineChildren,
  inlineLines,
  inlineNode,
  inlineOnOneLine,
  linked,
  type MarkdownContext,
} from "./write-inline.js";
import { isDataTable, tableMarkdown } from "./write-table.js";

/** Lists and quotes within each other that are indented; deeper ones stay at that level. */
const DEPTH_MAX = 12;

export interface Block {
  readonly kind: "text" | "bullets" | "numbers" | "other";
  readonly markdown: string;
}

/** A link around blocks: the first text within it is made the link. */
interface WaitingLink {
  href: string | undefined;
}

/** The blocks of an element's content, in order. */
export function writeBlocks(parent: DomElement, context: MarkdownContext): readonly Block[] {
  const blocks: Block[] = [];
  writeInto(blocks, parent, context, { href: undefined });
  return blocks;
}

/** Blocks as one text, an empty line between each two. */
export function joinBlocks(blocks: readonly Block[], between = "\n\n"): string {
  return blocks.map(({ markdown }) => markdown).join(between);
}

function isBlock(element: DomElement): boolean {
  return BLOCKS.has(element.localName);
}

function writeInto(
  blocks: Block[],
  parent: DomElement,
  context: MarkdownContext,
  waiting: WaitingLink,
): void {
  let inline = "";
  const flush = () => {
    const lines = inlineLines(inline).map(escapeLineStart);
    inline = "";
    if (lines.length === 0) return;
    const [first = "", ...rest] = lines;
    const joined = [withLink(first, waiting), ...rest].join("  \n");
    blocks.push({ kind: "text", markdown: joined });
  };
  for (const child of childrenOf(parent)) {
    if (!isElement(child) || !(isBlock(child) || context.structure.blockHolders.has(child))) {
      inline += inlineNode(child, context);
      continue;
    }
    if (context.isLeftOut(child)) continue;
    flush();
    writeBlock(blocks, child, context, waiting);
  }
  flush();
}

function writeBlock(
  blocks: Block[],
  element: DomElement,
  context: MarkdownContext,
  waiting: WaitingLink,
): void {
  const name = element.localName;
  const level = headingLevel(name);
  if (level > 0) {
    writeHeading(blocks, element, level, context, waiting);
    return;
  }
  if (name === "a") {
    writeInto(blocks, element, context, linkOf(element, context));
    return;
  }
  if (name === "hr") {
    push(blocks, "other", "---");
    return;
  }
  if (name === "pre" || name === "xmp") {
    push(blocks, "other", codeFence(element));
    return;
  }
  if (name === "ul" || name === "ol" || name === "menu" || name === "dir") {
    writeList(blocks, element, context);
    return;
  }
  if (name === "blockquote" && context.depth < DEPTH_MAX) {
    push(blocks, "other", quoted(joinBlocks(writeBlocks(element, deeper(context)))));
    return;
  }
  if (name === "table" && isDataTable(element, context.structure)) {
    push(blocks, "other", tableMarkdown(element, context));
    return;
  }
  if (name === "dt" || name === "caption" || name === "summary") {
    writeBold(blocks, element, context);
    return;
  }
  writeInto(blocks, element, context, waiting);
}

function writeHeading(
  blocks: Block[],
  heading: DomElement,
  level: number,
  context: MarkdownContext,
  waiting: WaitingLink,
): void {
  const text = inlineOnOneLine(inlineChildren(heading, context));
  if (text === "") return;
  const closed = text.replace(/(\s)(#+)$/u, "$1\\$2");
  push(blocks, "other", `${"#".repeat(level)} ${withLink(closed, waiting)}`);
}

function writeBold(blocks: Block[], element: DomElement, context: MarkdownContext): void {
  const marked = { ...context, marks: new Set([...context.marks, "**"]) };
  const text = inlineOnOneLine(inlineChildren(element, marked));
  push(blocks, "text", text === "" ? "" : `**${text}**`);
}

function writeList(blocks: Block[], list: DomElement, context: MarkdownContext): void {
  const kind = list.localName === "ol" ? "numbers" : "bullets";
  if (context.depth >= DEPTH_MAX) {
    writeInto(blocks, list, context, { href: undefined });
    return;
  }
  const isAlternate = continuesList(blocks.at(-1), kind);
  const items: { readonly markdown: string; readonly isLoose: boolean }[] = [];
  let number = startOf(list);
  for (const child of childrenOf(list)) {
    const written = writeItem(child, context);
    if (written.length === 0) continue;
    const marker =
      kind === "bullets" ? (isAlternate ? "*" : "-") : `${number}${isAlternate ? ")" : "."}`;
    const isLoose = written.filter((block) => block.kind === "text").length > 1;
    const text = joinBlocks(written, isLoose ? "\n\n" : "\n");
    items.push({ markdown: `${marker} ${indented(text, marker.length + 1)}`, isLoose });
    number += 1;
  }
  const between = items.some(({ isLoose }) => isLoose) ? "\n\n" : "\n";
  push(blocks, kind, items.map(({ markdown }) => markdown).join(between));
}

/** A list right behind another of its kind needs another marker, or both would be read as one. */
function continuesList(previous: Block | undefined, kind: Block["kind"]): boolean {
  if (previous === undefined || previous.kind !== kind) return false;
  return /^(?:-|\d+\.) /u.test(previous.markdown);
}

function writeItem(child: DomNode, context: MarkdownContext): readonly Block[] {
  if (!isElement(child)) {
    const lines = inlineLines(inlineNode(child, context));
    return lines.length === 0 ? [] : [{ kind: "text", markdown: escapeLineStart(lines.join(" ")) }];
  }
  if (context.isLeftOut(child)) return [];
  const isList = /^(?:ul|ol|menu|dir)$/u.test(child.localName);
  const blocks: Block[] = [];
  if (isList) writeList(blocks, child, deeper(context));
  else if (child.localName === "li" || isBlock(child))
    blocks.push(...writeBlocks(child, deeper(context)));
  else {
    const text = inlineOnOneLine(inlineNode(child, context));
    if (text !== "") blocks.push({ kind: "text", markdown: escapeLineStart(text) });
  }
  const box = checkbox(child);
  const [first, ...rest] = blocks;
  if (box === "" || first === undefined) return blocks;
  return [{ ...first, markdown: `${box} ${first.markdown}` }, ...rest];
}

function checkbox(item: DomElement): string {
  const first = item.firstElementChild;
  const input =
    first?.localName === "label" || first?.localName === "p" ? first.firstElementChild : first;
  if (input?.localName !== "input" || input.getAttribute("type") !== "checkbox") return "";
  return input.hasAttribute("checked") ? "[x]" : "[ ]";
}

function startOf(list: DomElement): number {
  const start = Number.parseInt(list.getAttribute("start") ?? "1", 10);
  return start >= 0 && start < 100_000_000 ? start : 1;
}

function linkOf(anchor: DomElement, context: MarkdownContext): WaitingLink {
  const href = anchor.getAttribute("href");
  return { href: href === null ? undefined : context.links.resolve(href) };
}

function withLink(text: string, waiting: WaitingLink): string {
  if (waiting.href === undefined) return text;
  const written = text.startsWith("![") || !text.includes("](") ? linked(text, waiting.href) : text;
  waiting.href = undefined;
  return written;
}

function deeper(context: MarkdownContext): MarkdownContext {
  return { ...context, depth: context.depth + 1 };
}

function quoted(markdown: string): string {
  return markdown === "" ? "" : markdown.replace(/^/gmu, "> ").replace(/^> $/gmu, ">");
}

function indented(markdown: string, width: number): string {
  return markdown.replace(/\n(?=[^\n])/gu, `\n${" ".repeat(width)}`);
}

function push(blocks: Block[], kind: Block["kind"], markdown: string): void {
  if (markdown !== "") blocks.push({ kind, markdown });
}
