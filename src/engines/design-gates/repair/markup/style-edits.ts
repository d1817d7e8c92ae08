import { parse } from "css-tree";
import { nestingOf } from "../../../css/nesting.js";
import { compileSelectors } from "../../../css/selectors/compile-selectors.js";
import { matches } from "../../../css/selectors/match-selector.js";
import { Matching, Work } from "../../../css/selectors/matching.js";
import type { Selector } from "../../../css/selectors/selector.js";
import type { TextEdit } from "../../judged.js";
import type { PageElement } from "../../page/element.js";
import { NESTED, readSheet, type SheetDeclaration } from "../../stylesheet/read-sheet.js";
import type { PageEditor } from "./page-editor.js";

export interface WantedDeclaration {
  readonly name: string;
  readonly value: string;
  readonly isImportant: boolean;
}

/** A declaration of a style element, with its place in the source of the page. */
export interface FoundDeclaration {
  readonly start: number;
  readonly valueStart: number;
  readonly valueEnd: number;
  readonly end: number;
}

interface PageRules {
  /** By name, value and importance. */
  readonly byText: ReadonlyMap<string, readonly PlacedDeclaration[]>;
  readonly byName: ReadonlyMap<string, readonly PlacedDeclaration[]>;
  readonly matching: Matching;
  /** Apart from that of `matching`, so that neither takes the steps of the other. */
  readonly workInStates: Work;
  readonly found: Map<string, Map<PageElement, FoundDeclaration | undefined>>;
}

interface PlacedDeclaration extends FoundDeclaration {
  readonly selectors: readonly Selector[];
  /** The declaration and its rule, as they are written. */
  readonly written: SheetDeclaration;
}

const STEPS_MAX = 5_000_000;
const known = new WeakMap<PageEditor, PageRules>();

/** The one declaration of the page's style elements that says this of an element; undefined where several do. */
export function findDeclaration(
  editor: PageEditor,
  element: PageElement,
  wanted: WantedDeclaration,
): FoundDeclaration | undefined {
  const rules = rulesOf(editor);
  const key = keyOf(wanted);
  let answers = rules.found.get(key);
  if (answers === undefined) {
    answers = new Map();
    rules.found.set(key, answers);
  }
  if (!answers.has(element)) {
    const candidates = (rules.byText.get(key) ?? []).filter(({ selectors }) =>
      selectors.some((one) => matches(one, element, rules.matching)),
    );
    answers.set(element, candidates.length === 1 ? candidates[0] : undefined);
  }
  return answers.get(element);
}

/** The declarations of the page's style elements that say one of these things of an element in some states. */
export function declarationsInState(
  editor: PageEditor,
  element: PageElement,
  { states, names }: { readonly states: ReadonlySet<string>; readonly names: readonly string[] },
): readonly PlacedDeclaration[] {
  const { byName, workInStates } = rulesOf(editor);
  const matching = new Matching(workInStates, states, element);
  if (!matching.step()) return [];
  return names
    .flatMap((name) => byName.get(name) ?? [])
    .filter(({ selectors }) => selectors.some((one) => matches(one, element, matching)));
}

function rulesOf(editor: PageEditor): PageRules {
  const before = known.get(editor);
  if (before !== undefined) return before;
  const byText = new Map<string, PlacedDeclaration[]>();
  const byName = new Map<string, PlacedDeclaration[]>();
  for (const element of editor.page.elements) {
    const place = element.tag === "style" ? editor.placeOf(element) : undefined;
    if (place === undefined || element.namespace !== "html") continue;
    const { source } = editor.page;
    const end = source.lastIndexOf("</", place.end);
    const text = source.slice(place.startTagEnd, end > place.startTagEnd ? end : place.end);
    for (const rule of readSheet(text).rules) {
      if (rule.around.includes(NESTED)) continue;
      let selectors: readonly Selector[] | undefined;
      for (const declaration of rule.declarations) {
        selectors ??= selectorsOf(rule.selector);
        if (selectors.length === 0) break;
        const placed = {
          ...moved(declaration, place.startTagEnd),
          selectors,
          written: declaration,
        };
        addTo(byText, keyOf(declaration), placed);
        addTo(byName, declaration.name, placed);
      }
    }
  }
  const rules = {
    byText,
    byName,
    matching: new Matching(new Work(STEPS_MAX)),
    workInStates: new Work(STEPS_MAX),
    found: new Map(),
  };
  known.set(editor, rules);
  return rules;
}

function addTo<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
}

function keyOf({ name, value, isImportant }: WantedDeclaration): string {
  return `${name}:${value.toLowerCase()}${isImportant ? "!" : ""}`;
}

function moved(declaration: SheetDeclaration, by: number): FoundDeclaration {
  return {
    start: declaration.start + by,
    valueStart: declaration.valueStart + by,
    valueEnd: declaration.valueEnd + by,
    end: declaration.end + by,
  };
}

/** None for a selector that is not known, and for one that is of a part of an element alone. */
function selectorsOf(text: string): readonly Selector[] {
  try {
    const list = parse(text, { context: "selectorList" });
    const selectors = list.type === "SelectorList" ? compileSelectors(list) : undefined;
    return (selectors ?? []).filter(({ pseudoElement }) => pseudoElement === undefined);
  } catch {
    return [];
  }
}

const NESTING_MAX = 64;

/** Sets properties in the style of an element: in the declarations that count there, or in new ones at the end. */
export function setInlineStyle(
  editor: PageEditor,
  element: PageElement,
  ...wanted: readonly WantedDeclaration[]
): TextEdit | undefined {
  const written = element.attributes.get("style") ?? "";
  if (nestingOf(written, NESTING_MAX) > NESTING_MAX) return undefined;
  let style = written.trim() === "" ? "" : written;
  for (const declaration of wanted) {
    const { name, value, isImportant } = declaration;
    const found = inlineDeclarations(style, name).findLast(
      (one) => one.isImportant === isImportant,
    );
    if (found !== undefined && !found.isFollowed) {
      style = style.slice(0, found.start) + value + style.slice(found.end);
      continue;
    }
    if (!isClosed(style)) return undefined;
    const before = style.replace(/[;\s]+$/, "");
    style = `${before}${before && "; "}${name}: ${value}${isImportant ? " !important" : ""}`;
  }
  return editor.setAttribute(element, "style", style);
}

interface InlineDeclaration {
  /** Of the value. */
  readonly start: number;
  readonly end: number;
  /** After its mark of importance. */
  readonly wholeEnd: number;
  readonly isImportant: boolean;
  /** Whether another one of the family comes later, such as `font` after `font-size`. */
  readonly isFollowed: boolean;
}

/** The declarations of a property in a style, in their order. */
function inlineDeclarations(style: string, name: string): readonly InlineDeclaration[] {
  const list = parse(style, { context: "declarationList", positions: true, parseValue: false });
  if (list.type !== "DeclarationList") return [];
  const family = name.split("-", 1)[0] ?? name;
  const found: InlineDeclaration[] = [];
  for (const node of list.children.toArray().toReversed()) {
    if (node.type !== "Declaration" || !node.value.loc || !node.loc) continue;
    const property = node.property.toLowerCase();
    const isFamily = property === "all" || property.split("-", 1)[0] === family;
    if (property !== name) {
      if (isFamily) found.push({ ...NOWHERE, isImportant: node.important !== false });
      continue;
    }
    const [from, to] = [node.value.loc.start.offset, node.value.loc.end.offset];
    const value = style.slice(from, to);
    const blank = value.length - value.trimStart().length;
    found.push({
      start: from + blank,
      end: from + value.trimEnd().length,
      wholeEnd: node.loc.end.offset,
      isImportant: node.important !== false,
      isFollowed: found.length > 0,
    });
  }
  return found.toReversed().filter((one) => one.end >= 0);
}

const NOWHERE = { start: -1, end: -1, wholeEnd: -1, isFollowed: true };

/** Lets readers overrule a property in the style of an element; undefined where it is not important there by its name. */
export function makeUnimportant(
  editor: PageEditor,
  element: PageElement,
  name: string,
): TextEdit | undefined {
  const style = element.attributes.get("style") ?? "";
  if (nestingOf(style, NESTING_MAX) > NESTING_MAX) return undefined;
  const important = inlineDeclarations(style, name).filter((one) => one.isImportant);
  if (important.length === 0) return undefined;
  let changed = style;
  for (const { end, wholeEnd } of important.toReversed()) {
    const mark = changed.slice(end, wholeEnd).trimEnd();
    if (!/^\s*!\s*important$/i.test(mark)) return undefined;
    changed = changed.slice(0, end) + changed.slice(end + mark.length);
  }
  return editor.setAttribute(element, "style", changed);
}

/** Whether what is added at the end stands outside of all that is open. */
function isClosed(style: string): boolean {
  const count = (mark: string) => style.split(mark).length;
  const isEven = count('"') % 2 === 1 && count("'") % 2 === 1;
  return isEven && count("(") === count(")") && !/[\\{}[\]]|\/\*/.test(style);
}
