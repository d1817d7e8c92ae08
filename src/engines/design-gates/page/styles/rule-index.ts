import { compareSpecificity } from "../../../css/selectors/selector.js";
import type { Stylesheet } from "../../../css/stylesheet.js";
import type { PageElement } from "../element.js";
import { type Bits, neededAbove } from "./ancestor-filter.js";
import { assignmentsOf, type IndexedRule } from "./cascade.js";

/** Ranks among important declarations: those in no layer, layers from the last to the first, style attribute, browser. */
const LAYERS_MAX = 1_000_000;
export const STYLE_IMPORTANT_RANK = 2_000_000;
const BROWSER_IMPORTANT_RANK = 3_000_000;

/** Rules from the weakest, and what each needs above an element: apart, since most are passed over by these bits alone. */
export class RuleList {
  readonly rules: IndexedRule[] = [];
  readonly #low: number[] = [];
  readonly #high: number[] = [];

  push(rule: IndexedRule): void {
    const { low, high } = neededAbove(rule.selector);
    this.rules.push(rule);
    this.#low.push(low);
    this.#high.push(high);
  }

  /** Whether a rule of the list may match below these names. */
  mayMatch(place: number, { low, high }: Bits): boolean {
    const needsLow = this.#low[place] ?? 0;
    const needsHigh = this.#high[place] ?? 0;
    return (needsLow & ~low) === 0 && (needsHigh & ~high) === 0;
  }
}

/** Rules by the id, class or type that their right-most compound names, so that an element meets few of them. */
export class RuleIndex {
  readonly #byId = new Map<string, RuleList>();
  readonly #byClass = new Map<string, RuleList>();
  readonly #byTag = new Map<string, RuleList>();
  readonly #others = new RuleList();
  readonly #pseudoElements = new Map<string, RuleIndex>();
  readonly #isOfPseudoElements: boolean;

  constructor(isOfPseudoElements = false) {
    this.#isOfPseudoElements = isOfPseudoElements;
  }

  /** The rules of a pseudo-element; undefined where there are none. */
  ofPseudoElement(name: string): RuleIndex | undefined {
    return this.#pseudoElements.get(name);
  }

  /** Adds all sheets of one origin, in their order. */
  add(sheets: readonly Stylesheet[], from: "browser" | "sheet"): void {
    const layers = orderedLayers(sheets);
    const found: (Omit<IndexedRule, "place"> & { readonly layer: number })[] = [];
    for (const { rules } of sheets) {
      for (const { selectors, declarations, layer: name } of rules) {
        const assignments = assignmentsOf(declarations, from);
        const layer = (name === undefined ? undefined : layers.get(name)) ?? LAYERS_MAX;
        const importantRank = from === "browser" ? BROWSER_IMPORTANT_RANK : LAYERS_MAX - layer;
        const hasImportant = assignments.some(({ isImportant }) => isImportant);
        for (const selector of selectors) {
          found.push({ selector, assignments, hasImportant, importantRank, layer });
        }
      }
    }
    found.sort(
      (left, right) =>
        left.layer - right.layer ||
        compareSpecificity(left.selector.specificity, right.selector.specificity),
    );
    for (const [place, { layer: _, ...rule }] of found.entries()) this.#file({ ...rule, place });
  }

  #file(rule: IndexedRule): void {
    const { pseudoElement } = rule.selector;
    if (pseudoElement !== undefined && !this.#isOfPseudoElements) {
      let index = this.#pseudoElements.get(pseudoElement);
      if (!index) {
        index = new RuleIndex(true);
        this.#pseudoElements.set(pseudoElement, index);
      }
      index.#file(rule);
      return;
    }
    const subject = rule.selector.compounds[0];
    if (subject?.id !== undefined) push(this.#byId, subject.id, rule);
    else if (subject?.className !== undefined) push(this.#byClass, subject.className, rule);
    else if (subject?.tag !== undefined) push(this.#byTag, subject.tag, rule);
    else this.#others.push(rule);
  }

  /** Lists of the rules that may apply to an element, each from the weakest. */
  candidates(element: PageElement): readonly RuleList[] {
    const lists: RuleList[] = [];
    const add = (list: RuleList | undefined) => {
      if (list && list.rules.length > 0) lists.push(list);
    };
    const id = element.attributes.get("id");
    if (id !== undefined) add(this.#byId.get(id));
    const classes = element.attributes.get("class");
    if (classes !== undefined && this.#byClass.size > 0) {
      for (const name of new Set(classes.split(/[\t\n\f\r ]+/u))) add(this.#byClass.get(name));
    }
    add(this.#byTag.get(element.tag));
    add(this.#others);
    return lists;
  }
}

function push(map: Map<string, RuleList>, key: string, rule: IndexedRule): void {
  let list = map.get(key);
  if (!list) {
    list = new RuleList();
    map.set(key, list);
  }
  list.push(rule);
}

/** Layers from the weakest: in the order of their first naming, a layer after those within it. */
function orderedLayers(sheets: readonly Stylesheet[]): ReadonlyMap<string, number> {
  const names = [...new Set(sheets.flatMap(({ layers }) => layers))];
  const first = new Map<string, number>();
  for (const name of names) {
    const parts = name.split(".");
    for (let length = 1; length <= parts.length; length += 1) {
      const prefix = parts.slice(0, length).join(".");
      if (!first.has(prefix)) first.set(prefix, first.size);
    }
  }
  const ordered = [...first.keys()].sort((left, right) => {
    const [lefts, rights] = [left.split("."), right.split(".")];
    let shared = 0;
    while (lefts[shared] !== undefined && lefts[shared] === rights[shared]) shared += 1;
    const next = (parts: readonly string[]) =>
      first.get(parts.slice(0, shared + 1).join(".")) ?? Number.MAX_SAFE_INTEGER;
    if (lefts.length === shared || rights.length === shared) return rights.length - lefts.length;
    return next(lefts) - next(rights);
  });
  return new Map(ordered.map((name, place) => [name, place]));
}
