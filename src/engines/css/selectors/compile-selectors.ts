import type { CssNode, SelectorList, Selector as SelectorNode } from "css-tree";
import { matches } from "./match-selector.js";
import { pseudoClassTest } from "./pseudo-classes.js";
import {
  type Compound,
  compareSpecificity,
  type Selector,
  type Specificity,
  type Test,
} from "./selector.js";
import { attributeTest, hasClass, unescaped } from "./simple-tests.js";

interface Growing {
  readonly tests: Test[];
  id: string | undefined;
  className: string | undefined;
  tag: string | undefined;
}

interface Weight {
  ids: number;
  classes: number;
  types: number;
}

const NESTING_MAX = 12;
const COMPOUNDS_MAX = 64;
const LEGACY_PSEUDO_ELEMENTS = new Set(["before", "after", "first-line", "first-letter"]);

/**
 * Compiles a parsed selector list; undefined when one selector in it is not known, since browsers then drop the whole
 * rule. `parents` are the selectors that `&` stands for.
 */
export function compileSelectors(
  list: SelectorList,
  parents?: readonly Selector[],
  depth = 0,
): readonly Selector[] | undefined {
  if (depth > NESTING_MAX) return undefined;
  const selectors: Selector[] = [];
  for (const node of list.children) {
    const selector = node.type === "Selector" ? compileSelector(node, parents, depth) : undefined;
    if (!selector) return undefined;
    selectors.push(selector);
  }
  return selectors;
}

function compileSelector(
  node: SelectorNode,
  parents: readonly Selector[] | undefined,
  depth: number,
): Selector | undefined {
  const compounds: Compound[] = [];
  const weight: Weight = { ids: 0, classes: 0, types: 0 };
  let combinator: Compound["combinator"];
  let current = emptyCompound();
  let pseudoElement: string | undefined;
  let mentionsParent = false;
  const parts = node.children.toArray();
  const isRelative = parts[0]?.type === "Combinator";
  if (isRelative && parents) {
    addParents(current, weight, parents);
    mentionsParent = true;
  }
  for (const part of parts) {
    if (part.type === "Combinator") {
      const name = part.name.trim();
      if (name !== "" && name !== ">" && name !== "+" && name !== "~") return undefined;
      compounds.push({ ...current, combinator });
      combinator = name === "" ? " " : name;
      current = emptyCompound();
    } else if (part.type === "NestingSelector") {
      mentionsParent = true;
      addParents(current, weight, parents);
    } else if (isPseudoElement(part)) {
      pseudoElement = part.name.toLowerCase();
      weight.types += 1;
    } else if (!addSimple(part, current, weight, depth)) return undefined;
  }
  compounds.push({ ...current, combinator });
  if (compounds.length > COMPOUNDS_MAX) return undefined;
  if (parents && !mentionsParent) {
    const around = emptyCompound();
    addParents(around, weight, parents);
    const [first] = compounds;
    if (first) compounds[0] = { ...first, combinator: " " };
    compounds.unshift({ ...around, combinator: undefined });
  }
  const { ids, classes, types } = weight;
  return { compounds: compounds.reverse(), specificity: [ids, classes, types], pseudoElement };
}

function emptyCompound(): Growing {
  return { tests: [], id: undefined, className: undefined, tag: undefined };
}

function isPseudoElement(node: CssNode): node is CssNode & { readonly name: string } {
  if (node.type === "PseudoElementSelector") return true;
  return node.type === "PseudoClassSelector" && LEGACY_PSEUDO_ELEMENTS.has(node.name.toLowerCase());
}

function addParents(
  compound: Growing,
  weight: Weight,
  parents: readonly Selector[] | undefined,
): void {
  compound.tests.push(
    parents
      ? (element, matching) => parents.some((parent) => matches(parent, element, matching))
      : (element) => element.parent === undefined,
  );
  addHeaviest(weight, parents ?? []);
}

function addHeaviest(weight: Weight, selectors: readonly Selector[]): void {
  let heaviest: Specificity = [0, 0, 0];
  for (const { specificity } of selectors) {
    if (compareSpecificity(specificity, heaviest) > 0) heaviest = specificity;
  }
  weight.ids += heaviest[0];
  weight.classes += heaviest[1];
  weight.types += heaviest[2];
}

function addSimple(part: CssNode, compound: Growing, weight: Weight, depth: number): boolean {
  switch (part.type) {
    case "TypeSelector": {
      const tag = unescaped(part.name).toLowerCase().replace(/^.*\|/u, "");
      if (tag === "*") return true;
      weight.types += 1;
      compound.tag = tag;
      compound.tests.push((element) => element.tag === tag);
      return true;
    }
    case "IdSelector": {
      const id = unescaped(part.name);
      weight.ids += 1;
      compound.id = id;
      compound.tests.push((element) => element.attributes.get("id") === id);
      return true;
    }
    case "ClassSelector": {
      const name = unescaped(part.name);
      weight.classes += 1;
      compound.className = name;
      compound.tests.push((element, matching) => hasClass(element, name, matching));
      return true;
    }
    case "AttributeSelector": {
      weight.classes += 1;
      compound.tests.push(attributeTest(part));
      return true;
    }
    case "PseudoClassSelector": {
      const found = pseudoClassTest(part, (list) => {
        const selectors = compileSelectors(list, undefined, depth + 1);
        if (!selectors) return undefined;
        return {
          selectors,
          matches: (element, matching) =>
            selectors.some((selector) => matches(selector, element, matching)),
        };
      });
      if (!found) return false;
      if (found.heaviestOf) addHeaviest(weight, found.heaviestOf);
      if (found.countsAsClass) weight.classes += 1;
      compound.tests.push(found.test);
      return true;
    }
    default:
      return false;
  }
}
