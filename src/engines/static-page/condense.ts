import { rolesToldByName } from "../../content/aria/snapshot-roles.js";
import type { PageElement } from "../design-gates/page/element.js";
import { flatText } from "./flat-text.js";
import type { GrowingNode } from "./growing-tree.js";
import type { Sources } from "./told.js";

const STEPS_MAX = 2_000_000;

/**
 * Leaves out of a tree what tells nothing, as Playwright does in snapshots for models: texts are joined; pictures
 * without a name go, and elements that hold one other thing alone; a name that was taken from what is shown below it
 * is not said twice.
 */
export function condense({ root, ...shown }: { readonly root: GrowingNode } & Shown): void {
  new Condensing(shown).condense(root);
}

interface Shown {
  readonly refOf: ReadonlyMap<PageElement, number>;
  /** Levels below the first that are shown; all where it is undefined. */
  readonly depth: number | undefined;
}

/** What becomes of a node: it stays, goes, or leaves its children in its place. */
type Fate = "stays" | "goes" | "dissolves";

class Condensing {
  /** Numbers of nodes that a name around them tells of, and that are not shown yet. */
  private readonly untold = new Set<number>();
  private readonly ancestors: GrowingNode[] = [];
  private stepsLeft = STEPS_MAX;

  constructor(private readonly shown: Shown) {}

  condense(node: GrowingNode): void {
    const kept: GrowingNode["children"] = [];
    this.ancestors.push(node);
    for (const child of node.children) {
      if (typeof child === "string") {
        kept.push(child);
        continue;
      }
      const fate = this.fateOf(child);
      if (fate === "stays") kept.push(child);
      else if (fate === "dissolves") kept.push(...child.children);
    }
    this.ancestors.pop();
    node.children = joinTexts(kept, node.name);
  }

  private fateOf(node: GrowingNode): Fate {
    const told = this.toldRefs(node);
    for (const ref of told ?? []) this.untold.add(ref);
    const isShown = this.ancestors.length - 1 <= (this.shown.depth ?? Number.POSITIVE_INFINITY);
    if (node.ref !== undefined && isShown && !isPlainText(node)) this.untold.delete(node.ref);
    this.condense(node);
    if (isNamelessImage(node) && !this.isPlaceToClick(node)) return "goes";
    if (told !== undefined && told.length > 0) this.dropToldName(node, told);
    takeOnlyText(node);
    if (this.isRepeated(node)) {
      if (node.ref !== undefined) this.untold.add(node.ref);
      return "goes";
    }
    return this.isWrapper(node) ? "dissolves" : "stays";
  }

  /** The nodes within or before a node that its name was taken from; undefined where there are too many to follow. */
  private toldRefs({ ref, sources, lastRef }: GrowingNode): readonly number[] | undefined {
    if (ref === undefined) return [];
    const told = new Set<number>();
    const waiting: Sources[] = [sources];
    while (waiting.length > 0) {
      this.stepsLeft -= 1;
      if (this.stepsLeft < 0) return undefined;
      const next = waiting.pop();
      if (next === undefined) continue;
      if ("tag" in next) {
        const own = this.shown.refOf.get(next);
        if (own !== undefined && own !== ref && own <= lastRef) told.add(own);
      } else waiting.push(...next);
    }
    return [...told];
  }

  /** Takes the name off where all that it was taken from is shown. */
  private dropToldName(node: GrowingNode, told: readonly number[]): void {
    const isTold = !rolesToldByName.has(node.role) && told.every((ref) => !this.untold.has(ref));
    if (isTold) node.name = "";
    else for (const ref of told) this.untold.delete(ref);
  }

  /** Whether a node says the name of the node around it once more. */
  private isRepeated(node: GrowingNode): boolean {
    const around = this.ancestors.at(-1)?.name ?? "";
    if (around === "" || node.role !== "generic" || node.isActive || hasProperties(node)) {
      return false;
    }
    const [only] = node.children;
    if (node.name !== "") return node.children.length === 0 && node.name === around;
    return node.children.length === 1 && only === around;
  }

  private isWrapper(node: GrowingNode): boolean {
    if (node.role !== "generic" || node.name !== "" || node.children.length > 1) return false;
    const [only] = node.children;
    if (only === undefined) return !this.isPlaceToClick(node);
    return typeof only !== "string" && only.ref !== undefined;
  }

  /** Whether the pointer tells of something to click, and does not already do so around it. */
  private isPlaceToClick(node: GrowingNode): boolean {
    return isPointedAt(node) && !this.ancestors.some(isPointedAt);
  }
}

export function isPointedAt({ ref, hasPointer }: GrowingNode): boolean {
  return ref !== undefined && hasPointer;
}

function isPlainText({ role, children }: GrowingNode): boolean {
  return role === "generic" && children.every((child) => typeof child === "string");
}

function isNamelessImage({ role, name, children }: GrowingNode): boolean {
  return role === "img" && name === "" && children.length === 0;
}

/** Takes the text out of a wrapper that is all there is in a node. */
function takeOnlyText(node: GrowingNode): void {
  const [only] = node.children;
  if (node.role !== "generic" || hasProperties(node) || node.children.length !== 1) return;
  if (only === undefined || typeof only === "string" || only.role !== "generic") return;
  if (only.name !== "" || only.isActive || hasProperties(only)) return;
  const [text] = only.children;
  if (only.children.length === 1 && typeof text === "string") node.children = [text];
}

function hasProperties({ url, placeholder, ariaHidden }: GrowingNode): boolean {
  return url !== undefined || placeholder !== undefined || ariaHidden === true;
}

/** Texts beside one another in one, with single spaces; a text that repeats the name is left out. */
function joinTexts(children: GrowingNode["children"], name: string): GrowingNode["children"] {
  const joined: GrowingNode["children"] = [];
  let texts: string[] = [];
  const flush = () => {
    const text = flatText(texts.join(""));
    if (text !== "") joined.push(text);
    texts = [];
  };
  for (const child of children) {
    if (typeof child === "string") texts.push(child);
    else {
      flush();
      joined.push(child);
    }
  }
  flush();
  return joined.length === 1 && joined[0] === name ? [] : joined;
}
