import type { DomDocument, DomElement } from "../document/dom.js";
import { isHidden } from "../document/visibility.js";
import { blockText } from "../text/block-text.js";
import { collapseSpace } from "../text/collapse-space.js";
import type { LinkResolver } from "./link-resolver.js";

export interface PageLink {
  readonly href: string;
  readonly text: string;
  readonly rel: string | null;
}

export interface CollectedLinks {
  readonly links: readonly PageLink[];
  /** Whether the page has more of them. */
  readonly isCut: boolean;
}

/** Links that are listed at most. */
export const LINKS_MAX = 10_000;
const TEXT_LENGTH_MAX = 1_000;

/**
 * The links of a page in the order of their first occurrence, each address once: the first text that is
 * not empty names it, for want of text an image's alternative, `aria-label` or `title`.
 */
export function collectLinks(document: DomDocument, resolver: LinkResolver): CollectedLinks {
  let isCut = false;
  const found = new Map<string, PageLink>();
  for (const anchor of document.querySelectorAll("a[href],area[href]")) {
    const href = resolver.resolve(anchor.getAttribute("href") ?? "");
    if (href === undefined) continue;
    const known = found.get(href);
    if (known !== undefined && known.text !== "") continue;
    if (known === undefined && found.size === LINKS_MAX) {
      isCut = true;
      break;
    }
    const text = nameOf(anchor).slice(0, TEXT_LENGTH_MAX);
    found.set(href, { href, text, rel: known?.rel ?? relOf(anchor) });
  }
  return { links: [...found.values()], isCut };
}

function nameOf(anchor: DomElement): string {
  const text = collapseSpace(blockText(anchor, isHidden));
  if (text !== "") return text;
  const image = anchor.querySelector("img[alt]")?.getAttribute("alt") ?? "";
  const named = [image, ...["aria-label", "title", "alt"].map((name) => anchor.getAttribute(name))];
  return named.map((name) => collapseSpace(name ?? "").trim()).find((name) => name !== "") ?? "";
}

function relOf(anchor: DomElement): string | null {
  const rel = collapseSpace(anchor.getAttribute("rel") ?? "")
    .trim()
    .toLowerCase();
  return rel === "" ? null : rel;
}
