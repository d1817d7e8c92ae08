import type { DomElement } from "../document/dom.js";
import type { LinkResolver } from "../links/link-resolver.js";
import { collapseSpace } from "../text/collapse-space.js";
import { escapeText } from "./escape-text.js";

const LAZY = ["data-src", "data-original", "data-lazy-src", "data-srcset", "srcset"];
const ALTERNATIVE_LENGTH_MAX = 1_000;

/** An image as Markdown; its alternative alone where it has no address, nothing where it counts visits. */
export function imageMarkdown(image: DomElement, links: LinkResolver): string {
  if (isTiny(image, "width") || isTiny(image, "height")) return "";
  const written = (image.getAttribute("alt") ?? "").slice(0, ALTERNATIVE_LENGTH_MAX);
  const alternative = escapeText(collapseSpace(written).trim());
  const address = addressOf(image, links);
  return address === undefined ? alternative : `![${alternative}](${address})`;
}

function addressOf(image: DomElement, links: LinkResolver): string | undefined {
  const source = image.getAttribute("src");
  const lazy = LAZY.map((name) => image.getAttribute(name)).find((value) => (value ?? "") !== "");
  for (const candidate of [source, lazy]) {
    if (candidate === null || candidate === undefined || /^\s*data:/iu.test(candidate)) continue;
    const first = candidate === source ? candidate : firstOfSet(candidate);
    const resolved = first === "" ? undefined : links.resolve(first);
    if (resolved !== undefined) return escapeParentheses(resolved);
  }
  return undefined;
}

/** The first address of `a.png 1x, b.png 2x`; a lone address may be written with spaces. */
function firstOfSet(candidates: string): string {
  return /^\s*(\S+)\s+[\d.]+[wx]/u.exec(candidates)?.[1] ?? candidates;
}

/** An address that cannot end the parentheses around it. */
export function escapeParentheses(address: string): string {
  return address.replace(/[()]/gu, (found) => (found === "(" ? "%28" : "%29"));
}

function isTiny(image: DomElement, side: string): boolean {
  return /^\s*[01](?:px)?\s*$/u.test(image.getAttribute(side) ?? "");
}
