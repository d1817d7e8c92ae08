import type { DomElement } from "../document/dom.js";
import { parsePage } from "../document/parse-page.js";
import { isHidden } from "../document/visibility.js";
import { baseOf, createLinkResolver, type LinkResolver } from "../links/link-resolver.js";
import { findStructure } from "./find-structure.js";
import { joinBlocks, writeBlocks } from "./write-blocks.js";

/**
 * HTML as Markdown (CommonMark with the tables, task lists and strikethrough of GFM): headings, nested
 * lists, quotes, tables, code with its language, links, images and emphasis; no HTML is left, and text
 * that looks like markup is escaped. Addresses are absolute where the base is known. Linear in the markup.
 */
export function htmlToMarkdown(html: string, options: { readonly baseUrl?: string } = {}): string {
  const document = parsePage(html);
  const links = createLinkResolver(baseOf(document, options.baseUrl));
  return markdownOf(document.body, links);
}

/** The Markdown of an element's content; `isLeftOut` says which elements to pass over. */
export function markdownOf(
  root: DomElement,
  links: LinkResolver,
  isLeftOut: (element: DomElement) => boolean = isHidden,
): string {
  const context = {
    links,
    isLeftOut,
    structure: findStructure(root),
    depth: 0,
    marks: new Set<string>(),
  };
  return joinBlocks(writeBlocks(root, context));
}
