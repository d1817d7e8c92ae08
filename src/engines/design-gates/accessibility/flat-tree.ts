import {
  childElements,
  descendants,
  isElement,
  type PageElement,
  type PageNode,
  type SourcePlace,
} from "../page/element.js";
import type { Page } from "../page/page.js";
import { readMarkup } from "../page/read-markup.js";
import { createStyles, type Styles } from "../page/styles/styles.js";
import { isHtml } from "./tree-walk.js";

const DEPTH_MAX = 5;
/** Beyond it, browsers make siblings of what is nested. */
const NESTING_MAX = 512;
const SHADOW_CHARACTERS_MAX = 1_000_000;
const SHADOWS_MAX = 2_000;
const shadowHosts = new Set(
  "article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span".split(
    " ",
  ),
);
const flatPages = new WeakMap<Page, Page>();
const trees = new WeakMap<PageElement, object>();

/**
 * The page as it is rendered: hosts hold their declarative shadow trees, slots what is assigned to them (CSS Scoping,
 * "Flattening"). What no slot takes stays below the template, where it is not rendered. Style sheets count for the
 * whole page. Up to 2,000 shadow trees of 1,000,000 characters in all are read, nested at most five deep; a page without any is
 * given back as it is.
 */
export function flatTreeOf(page: Page): Page {
  const before = flatPages.get(page);
  if (before !== undefined) return before;
  const flat = page.elements.some(isShadowTemplate) ? new Flattening(page).page() : page;
  flatPages.set(page, flat);
  return flat;
}

/** The elements with an id in the tree that an element is in: ids are not seen across the edge of a shadow tree. */
export function byIdFrom(page: Page, id: string, from: PageElement): readonly PageElement[] {
  const tree = trees.get(from);
  const found = page.byId(id);
  return tree === undefined ? found : found.filter((element) => trees.get(element) === tree);
}

/** Whether an element is the template of a declarative shadow tree. */
export function isShadowTemplate(element: PageElement): boolean {
  const { parent } = element;
  if (parent === undefined || !isHtml(element, "template")) return false;
  if (!/^(?:open|closed)$/iu.test(element.attributes.get("shadowrootmode") ?? "")) return false;
  return parent.namespace === "html" && (shadowHosts.has(parent.tag) || parent.tag.includes("-"));
}

/** The tree that a node comes from. */
interface Scope {
  readonly tree: object;
  readonly source: string;
  /** Where its source begins in that of the page. */
  readonly shift: { readonly start: number; readonly line: number };
  readonly depth: number;
  /** By the name of a slot, what it is given. */
  readonly assigned: Map<string, readonly PageNode[]>;
  /** The tree of the host. */
  readonly outer: Scope | undefined;
}

/** A copy whose children are still to come. */
interface Growing extends PageElement {
  readonly children: PageNode[];
}

interface Waiting {
  readonly node: PageNode;
  readonly parent: Growing | undefined;
  readonly scope: Scope;
  readonly depth: number;
}

class Flattening {
  private readonly elements: PageElement[] = [];
  private readonly waiting: Waiting[] = [];
  private charactersLeft = SHADOW_CHARACTERS_MAX;
  private shadowsLeft = SHADOWS_MAX;

  constructor(private readonly light: Page) {}

  page(): Page {
    const { light, elements } = this;
    this.copyAll();
    const ids = groupById(elements);
    const isBody = ({ tag, namespace }: PageElement) => tag === "body" && namespace === "html";
    let styles: Styles | undefined;
    return {
      source: light.source,
      isFragment: light.isFragment,
      isCut: light.isCut,
      title: light.title,
      root: elements[0],
      body: elements.find(isBody),
      elements,
      byId: (id) => ids.get(id) ?? [],
      get styles() {
        styles ??= createStyles(elements);
        return styles;
      },
    };
  }

  private copyAll(): void {
    const { root, source } = this.light;
    if (root === undefined) return;
    const scope: Scope = {
      tree: {},
      source,
      shift: { start: 0, line: 0 },
      depth: 0,
      assigned: new Map(),
      outer: undefined,
    };
    this.waiting.push({ node: root, parent: undefined, scope, depth: 0 });
    for (let next = this.waiting.pop(); next !== undefined; next = this.waiting.pop()) {
      const { node, parent } = next;
      if (isElement(node)) this.copy(node, next);
      else if (parent !== undefined) parent.children.push({ text: node.text, parent });
    }
  }

  private copy(element: PageElement, { parent, scope, depth }: Waiting): void {
    const source = shifted(element.source, scope);
    const copy = { ...element, parent, children: [], order: this.elements.length, source };
    this.elements.push(copy);
    parent?.children.push(copy);
    trees.set(copy, scope.tree);
    const isDeepest = depth >= NESTING_MAX && parent !== undefined;
    const below = isDeepest ? parent : copy;
    const wait = (nodes: readonly PageNode[], from: Scope) => {
      for (const node of nodes.toReversed()) {
        this.waiting.push({
          node,
          parent: below,
          scope: from,
          depth: isDeepest ? depth : depth + 1,
        });
      }
    };
    const shadow = this.shadowOf(element, scope);
    if (shadow !== undefined) {
      const unslotted = { ...shadow.template, children: restOf(shadow.scope, shadow.nodes) };
      wait([unslotted], scope);
      wait(shadow.nodes, shadow.scope);
      return;
    }
    const name = element.attributes.get("name") ?? "";
    const given = isHtml(element, "slot") ? scope.assigned.get(name) : undefined;
    if (given === undefined || scope.outer === undefined) {
      wait(element.children, scope);
      return;
    }
    scope.assigned.delete(name);
    wait(given, scope.outer);
  }

  private shadowOf(host: PageElement, outer: Scope) {
    const template = childElements(host).find(isShadowTemplate);
    const place = template?.source;
    if (template === undefined || place === undefined) return undefined;
    if (outer.depth >= DEPTH_MAX) return undefined;
    const written = outer.source.slice(place.startTagEnd, place.end);
    const markup = written.replace(/<\/template[^>]*>$/iu, "");
    this.charactersLeft -= markup.length;
    this.shadowsLeft -= 1;
    if (this.charactersLeft < 0 || this.shadowsLeft < 0) return undefined;
    const linesOfTag = outer.source.slice(place.start, place.startTagEnd).split("\n").length - 1;
    const shift = {
      start: outer.shift.start + place.startTagEnd,
      line: outer.shift.line + place.line - 1 + linesOfTag,
    };
    const inner = readMarkup(markup);
    const nodes = (inner.root?.children ?? []).flatMap((part) =>
      isElement(part) && isHtml(part, "head", "body") ? part.children : [part],
    );
    const assigned = assignedTo(host, template);
    const scope = { tree: {}, source: markup, shift, depth: outer.depth + 1, assigned, outer };
    return { nodes, scope, template };
  }
}

/** What no slot of a shadow tree takes. */
function restOf(scope: Scope, nodes: readonly PageNode[]): PageNode[] {
  const slots = new Set<string>();
  for (const node of nodes) {
    for (const one of isElement(node) ? descendants(node) : []) {
      if (isElement(one) && isHtml(one, "slot")) slots.add(one.attributes.get("name") ?? "");
    }
  }
  return [...scope.assigned].flatMap(([slot, given]) => (slots.has(slot) ? [] : given));
}

/** The children of a host by the slot that they ask for. */
function assignedTo(host: PageElement, template: PageElement): Map<string, readonly PageNode[]> {
  const assigned = new Map<string, PageNode[]>();
  for (const node of host.children) {
    if (node === template) continue;
    const slot = isElement(node) ? (node.attributes.get("slot") ?? "") : "";
    const same = assigned.get(slot);
    if (same === undefined) assigned.set(slot, [node]);
    else same.push(node);
  }
  return assigned;
}

function groupById(elements: readonly PageElement[]): ReadonlyMap<string, readonly PageElement[]> {
  const ids = new Map<string, PageElement[]>();
  for (const element of elements) {
    const id = element.attributes.get("id") ?? "";
    const same = ids.get(id);
    if (same !== undefined) same.push(element);
    else if (id !== "") ids.set(id, [element]);
  }
  return ids;
}

function shifted(place: SourcePlace | undefined, { shift }: Scope): SourcePlace | undefined {
  if (place === undefined || shift.start === 0) return place;
  const by = shift.start;
  return {
    line: place.line + shift.line,
    start: place.start + by,
    end: place.end + by,
    startTagEnd: place.startTagEnd + by,
    attributes: new Map(
      [...place.attributes].map(([name, { start, end }]) => [
        name,
        { start: start + by, end: end + by },
      ]),
    ),
  };
}
