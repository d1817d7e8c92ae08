import type { AriaNode, AriaTree } from "../aria-snapshot/tree.js";
import { exposureOf } from "../design-gates/accessibility/exposure.js";
import { flatTreeOf } from "../design-gates/accessibility/flat-tree.js";
import { focusOf } from "../design-gates/accessibility/focus.js";
import { isHtml } from "../design-gates/accessibility/tree-walk.js";
import type { Page } from "../design-gates/page/page.js";
import { readMarkup } from "../design-gates/page/read-markup.js";
import { condense, isPointedAt } from "./condense.js";
import { type GrowingNode, growTree, type PageRules } from "./growing-tree.js";
import { snapshotNamesOf } from "./names.js";
import { snapshotRolesOf } from "./roles.js";
import { snapshotStatesOf } from "./states.js";
import { visibilityOf } from "./visibility.js";

export interface StaticPageOptions {
  /** Where the page was found. With it, addresses of links are absolute; without it, they are as they are written. */
  readonly url?: string | undefined;
}

export interface TreePart {
  /** The node to begin with, such as `e12`; the whole page unless given. */
  readonly ref?: string | undefined;
  /** Levels below the first that are shown; all unless given. */
  readonly depth?: number | undefined;
}

export interface StaticPage {
  /** What the page calls itself; empty where it does not. */
  readonly title: string;
  /** The page has more than is shown: 400,000 nodes, or 150,000 elements. */
  readonly isCut: boolean;
  /** The tree; undefined where no node has the ref. Asked for once: it is put together on the way. */
  readonly tree: (part?: TreePart) => AriaTree | undefined;
}

/**
 * The accessibility tree of a page as Playwright's snapshots for models show it, made without a browser: no script
 * runs, linked style sheets are not there, and what only a layout would tell is told by the styles. Refs count what
 * can be seen and clicked, in document order. About linear in the page.
 */
export function readStaticPage(source: string, { url }: StaticPageOptions = {}): StaticPage {
  const page = flatTreeOf(readMarkup(source));
  const grown = growTree(rulesOf(page, url));
  return {
    title: page.title ?? "",
    isCut: page.isCut || grown.isCut,
    tree({ ref, depth } = {}) {
      const root = ref === undefined ? grown.root : partOf(grown.root, ref);
      if (root === undefined) return undefined;
      condense({ root, refOf: grown.refOf, depth });
      return root.children.map((child) => written(child, { depth, isInPointed: false }));
    },
  };
}

function rulesOf(page: Page, url: string | undefined): PageRules {
  const exposure = exposureOf(page);
  const focus = focusOf(exposure);
  const roleOf = snapshotRolesOf(page, focus);
  const visibility = visibilityOf(page, exposure);
  const focused = page.elements.find(
    (element) => element.attributes.has("autofocus") && focus.isFocusable(element),
  );
  return {
    page,
    roleOf,
    nameOf: snapshotNamesOf({ page, roleOf, visibility }),
    statesOf: snapshotStatesOf(focus),
    visibility,
    active: focused ?? page.body,
    addressOf: addressesOf(page, url),
  };
}

/** The node of a ref as all that there is. */
function partOf(root: GrowingNode, ref: string): GrowingNode | undefined {
  const waiting: (GrowingNode | string)[] = [root];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === "string") continue;
    if (next.ref !== undefined && `e${next.ref}` === ref) return { ...root, children: [next] };
    for (const child of next.children) waiting.push(child);
  }
  return undefined;
}

interface Below {
  /** Levels that are still shown. */
  readonly depth: number | undefined;
  /** Whether a node around it is marked as one to point at. */
  readonly isInPointed: boolean;
}

function written(child: GrowingNode | string, below: Below): AriaNode {
  return typeof child === "string" ? { role: "text", text: child } : nodeOf(child, below);
}

function nodeOf(node: GrowingNode, { depth, isInPointed }: Below): AriaNode {
  const { role, name, states, ref, url, placeholder, ariaHidden, isActive } = node;
  const held = Object.entries(states).filter(([, value]) => value !== false && value !== 0);
  const isPointed = isPointedAt(node);
  const below = {
    depth: depth === undefined ? undefined : depth - 1,
    isInPointed: isInPointed || isPointed,
  };
  return {
    role,
    ...(name === "" ? {} : { name }),
    ...Object.fromEntries(held),
    ...(isActive ? { active: true } : {}),
    ...(ref === undefined ? {} : { ref: `e${ref}` }),
    ...(isPointed && !isInPointed ? { cursor: "pointer" as const } : {}),
    ...(url === undefined ? {} : { url }),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(ariaHidden === true ? { ariaHidden } : {}),
    ...contentOf(node, depth, below),
  };
}

/** A text that is alone stands beside its node, and is shown however deep. */
function contentOf(
  { children }: GrowingNode,
  depth: number | undefined,
  below: Below,
): Pick<AriaNode, "text" | "children"> {
  const [only] = children;
  if (children.length === 1 && typeof only === "string") return { text: only };
  if (children.length === 0 || depth === 0) return {};
  const nodes = children.map((child) => (typeof child === "string" ? child : nodeOf(child, below)));
  return { children: nodes };
}

/** Reads addresses against the first `base` of the page, or where the page was found. */
function addressesOf(page: Page, url: string | undefined): (href: string) => string {
  if (url === undefined) return shortened;
  const base = page.elements.find((one) => isHtml(one, "base") && one.attributes.has("href"));
  const from = absolute(base?.attributes.get("href") ?? "", url);
  // What leads to a place of the same page is no page to go to.
  return (href) => (href.startsWith("#") ? href : shortened(absolute(href, from)));
}

function absolute(address: string, from: string): string {
  return URL.canParse(address, from) ? new URL(address, from).href : address;
}

function shortened(address: string): string {
  if (!address.startsWith("data:")) return address;
  const comma = address.indexOf(",");
  return comma < 0 ? address : `${address.slice(0, comma + 1)}…`;
}
