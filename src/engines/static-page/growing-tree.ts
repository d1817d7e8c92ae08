import type { AriaNode } from "../aria-snapshot/tree.js";
import { byIdFrom } from "../design-gates/accessibility/flat-tree.js";
import { writtenContent } from "../design-gates/accessibility/generated-content.js";
import { inputTypeOf } from "../design-gates/accessibility/roles.js";
import { isHtml, tokensOf } from "../design-gates/accessibility/tree-walk.js";
import { isElement, type PageElement, type PageNode } from "../design-gates/page/element.js";
import type { Page } from "../design-gates/page/page.js";
import { textOfField } from "./field-value.js";
import { isClosedDetails } from "./names.js";
import type { RoleOf } from "./roles.js";
import type { States } from "./states.js";
import { nothing, type Sources, type Told } from "./told.js";
import type { Visibility } from "./visibility.js";

/** A node while the tree is put together. */
export interface GrowingNode extends Pick<AriaNode, "url" | "placeholder" | "ariaHidden"> {
  readonly role: string;
  name: string;
  readonly states: States;
  /** What its name was taken from. */
  readonly sources: Sources;
  /** Counts the nodes that may be clicked, from 1; undefined for others. */
  readonly ref: number | undefined;
  /** The last number that was given before its end. */
  lastRef: number;
  readonly hasPointer: boolean;
  readonly isActive: boolean;
  children: (GrowingNode | string)[];
}

/** What is known of a page's elements. */
export interface PageRules {
  readonly page: Page;
  readonly roleOf: RoleOf;
  readonly nameOf: (element: PageElement) => Told;
  readonly statesOf: (element: PageElement, role: string) => States;
  readonly visibility: Visibility;
  /** What has the focus. */
  readonly active: PageElement | undefined;
  /** The address of a link as it is to be shown. */
  readonly addressOf: (href: string) => string;
}

export interface GrownTree {
  readonly root: GrowingNode;
  readonly refOf: ReadonlyMap<PageElement, number>;
  /** The page has more elements than are shown. */
  readonly isCut: boolean;
}

const ELEMENTS_MAX = 150_000;
/** What is owned by `aria-owns` may make a tree deeper than the page. */
const DEPTH_MAX = 600;
const OWNED_MAX = 200;

/** The tree of a page with everything in it: texts apart as they are written, elements that only group others. */
export function growTree(rules: PageRules): GrownTree {
  const growing = new Growing(rules);
  const root = fragment();
  const { body, root: top } = rules.page;
  const start = body ?? top;
  if (start !== undefined) growing.visit(root, start, { isParentShown: true, depth: 0 });
  return { root, refOf: growing.refOf, isCut: growing.isCut };
}

function fragment(): GrowingNode {
  return {
    role: "fragment",
    name: "",
    states: {},
    sources: undefined,
    ref: undefined,
    lastRef: 0,
    hasPointer: false,
    isActive: false,
    children: [],
  };
}

interface Place {
  readonly isParentShown: boolean;
  readonly depth: number;
}

class Growing {
  readonly refOf = new Map<PageElement, number>();
  isCut = false;
  private readonly visited = new Set<PageElement>();

  constructor(private readonly rules: PageRules) {}

  visit(parent: GrowingNode, node: PageNode, { isParentShown, depth }: Place): void {
    if (!isElement(node)) {
      const isText = isParentShown && !isClosedDetails(node.parent) && parent.role !== "textbox";
      if (isText) parent.children.push(node.text);
      return;
    }
    if (this.visited.has(node) || depth > DEPTH_MAX) return;
    if (this.visited.size >= ELEMENTS_MAX) {
      this.isCut = true;
      return;
    }
    this.visited.add(node);
    const { visibility } = this.rules;
    const isShown = !visibility.isHidden(node) || visibility.hasBox(node);
    const own = isShown ? this.nodeOf(node) : undefined;
    if (own !== undefined) parent.children.push(own);
    this.fill(own ?? parent, node, { isParentShown: isShown, depth });
    if (own !== undefined) own.lastRef = this.refOf.size;
  }

  private fill(node: GrowingNode, element: PageElement, { isParentShown, depth }: Place): void {
    const { children } = node;
    const { page } = this.rules;
    const isBlock = element.tag === "br" || page.styles.of(element).display !== "inline";
    if (isBlock) children.push(" ");
    children.push(this.generated(element, "before"));
    const below = { isParentShown, depth: depth + 1 };
    for (const child of element.children) this.visit(node, child, below);
    for (const id of tokensOf(element, "aria-owns").slice(0, OWNED_MAX)) {
      const [owned] = byIdFrom(page, id, element);
      if (owned !== undefined) this.visit(node, owned, below);
    }
    children.push(this.generated(element, "after"));
    if (isBlock) children.push(" ");
  }

  private generated(element: PageElement, place: "before" | "after"): string {
    const { text, isInline } = writtenContent(element, place, this.rules.page.styles);
    return isInline || text === "" ? text : ` ${text} `;
  }

  private nodeOf(element: PageElement): GrowingNode | undefined {
    const { roleOf, statesOf, visibility, active } = this.rules;
    const isFrame = isHtml(element, "iframe", "frame");
    const role = isFrame ? "iframe" : (roleOf(element) ?? "generic");
    if (role === "none" || isWrappedText(element, role, visibility)) return undefined;
    const { text, sources } = isFrame ? nothing : this.rules.nameOf(element);
    return {
      role,
      name: text,
      states: isFrame ? {} : statesOf(element, role),
      sources,
      ref: this.refTo(element),
      lastRef: 0,
      hasPointer: visibility.hasPointer(element),
      isActive: element === active,
      children: isFilledField(element) ? [textOfField(element)] : [],
      ...this.propertiesOf(element, { role, name: text }),
    };
  }

  private refTo(element: PageElement): number | undefined {
    const { hasBox, receivesClicks } = this.rules.visibility;
    if (!hasBox(element) || !receivesClicks(element)) return undefined;
    const ref = this.refOf.size + 1;
    this.refOf.set(element, ref);
    return ref;
  }

  private propertiesOf(
    { attributes }: PageElement,
    { role, name }: { readonly role: string; readonly name: string },
  ): Pick<AriaNode, "url" | "placeholder" | "ariaHidden"> {
    const href = attributes.get("href");
    const hint = attributes.get("placeholder");
    const isHidden = attributes.get("aria-hidden")?.toLowerCase() === "true";
    return {
      ...(role === "link" && href !== undefined ? { url: this.rules.addressOf(href) } : {}),
      ...(role === "textbox" && hint !== undefined && hint !== name ? { placeholder: hint } : {}),
      ...(isHidden ? { ariaHidden: true } : {}),
    };
  }
}

/** Whether an element only wraps a text within a line, as most `span` do. */
function isWrappedText(element: PageElement, role: string, { isInline }: Visibility): boolean {
  const [only, ...others] = element.children;
  if (role !== "generic" || only === undefined || others.length > 0) return false;
  return !isElement(only) && isInline(element);
}

function isFilledField(element: PageElement): boolean {
  if (isHtml(element, "textarea")) return true;
  return isHtml(element, "input") && !/^(?:checkbox|radio|file)$/u.test(inputTypeOf(element));
}
