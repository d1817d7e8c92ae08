import { BROWSER_SHEET } from "../../../../content/browser-styles/browser-sheet.js";
import { readDeclarations } from "../../../css/declarations.js";
import { matchesMedia } from "../../../css/media.js";
import { matches } from "../../../css/selectors/match-selector.js";
import { Matching, Work } from "../../../css/selectors/matching.js";
import { readStylesheet, type Stylesheet } from "../../../css/stylesheet.js";
import { DESKTOP, type Viewport } from "../../../css/values.js";
import { isElement, type PageElement, type PageText } from "../element.js";
import { AncestorFilter } from "./ancestor-filter.js";
import { declarationsOfAttributes } from "./attribute-styles.js";
import { assignmentsOf, type IndexedRule, type Weighted } from "./cascade.js";
import type { ComputedStyle } from "./computed-style.js";
import { ElementStyle } from "./element-style.js";
import { RuleIndex, STYLE_IMPORTANT_RANK } from "./rule-index.js";
import { SharedCascades } from "./shared-cascades.js";

/** How the elements of a page look on a screen, of 1280 × 720 CSS pixels if no other is asked for, with nothing hovered, focused or chosen. */
export interface Styles {
  readonly of: (element: PageElement) => ComputedStyle;
  /** As it would look in a state of the moment such as "focus" or "hover". */
  readonly inState: (element: PageElement, states: ReadonlySet<string>) => ComputedStyle;
  /** What `::before`, `::after` and the like look like; undefined where no rule of the page speaks of them. */
  readonly pseudoElement: (element: PageElement, name: string) => ComputedStyle | undefined;
  /** Whether a text is shown: its element is visible and does not keep what is in it closed. */
  readonly showsText: (text: PageText) => boolean;
  /** A sheet is linked or imported, or was too large or too deep to be read whole: looks may differ from what is told. */
  readonly isIncomplete: boolean;
}

const SHEET_CHARACTERS_MAX = 8_000_000;
/** Some three times what the costliest of 290 real pages takes. */
const STEPS_MAX = 3_000_000;
/** To see that a rule cannot match an element is much less work than to match it. */
const CANDIDATES_PER_STEP = 16;

let browserRules: RuleIndex | undefined;

/** Made once: it is the same for every page. */
function rulesOfBrowser(): RuleIndex {
  if (!browserRules) {
    browserRules = new RuleIndex();
    browserRules.add([readStylesheet(BROWSER_SHEET, DESKTOP)], "browser");
  }
  return browserRules;
}

/** The styles of a page; nothing is computed before it is asked for, and each element once. */
export function createStyles(
  elements: readonly PageElement[],
  viewport: Viewport = DESKTOP,
): Styles {
  const { sheets, isIncomplete } = sheetsOf(elements, viewport);
  const rules = new RuleIndex();
  rules.add(sheets, "sheet");
  const work = new Work(STEPS_MAX);
  const unbounded = new Work(Number.POSITIVE_INFINITY);
  const cascades = new SharedCascades(new Matching(work));
  const known = new Map<PageElement, ElementStyle>();
  const styleBlocks = new Map<string, Weighted>();
  let filter: AncestorFilter | undefined;
  const compute = (element: PageElement, states?: ReadonlySet<string>) => {
    filter ??= new AncestorFilter(elements);
    const around = { filter, states };
    const byBrowser = matchingRules(element, {
      index: rulesOfBrowser(),
      work: unbounded,
      ...around,
    });
    const byPage = matchingRules(element, { index: rules, work, ...around });
    const hints = blockOfAttributes(element);
    const own = blockOfStyle(element, styleBlocks);
    const winners =
      hints || own
        ? cascades.ofBlocks([...byBrowser, ...(hints ?? []), ...byPage, ...(own ?? [])])
        : cascades.ofRules(byBrowser.concat(byPage));
    return new ElementStyle(element, element.parent && of(element.parent), winners, viewport);
  };
  const of = (element: PageElement): ElementStyle => {
    let style = known.get(element);
    if (!style) {
      style = compute(element);
      known.set(element, style);
    }
    return style;
  };
  return {
    of,
    inState: compute,
    pseudoElement: (element, name) => {
      const asked = [rulesOfBrowser(), rules].flatMap((index) => index.ofPseudoElement(name) ?? []);
      if (asked.length === 0) return undefined;
      filter ??= new AncestorFilter(elements);
      const around = { work, filter, states: undefined };
      const blocks = asked.flatMap((index) => matchingRules(element, { index, ...around }));
      if (blocks.length === 0) return undefined;
      return new ElementStyle(element, of(element), cascades.ofRules(blocks), viewport);
    },
    showsText: ({ parent }) => of(parent).isVisible && !of(parent).hidesChildren(undefined),
    get isIncomplete() {
      return isIncomplete || work.isExhausted;
    },
  };
}

/** The rules that apply to an element, from the weakest. */
function matchingRules(
  element: PageElement,
  {
    index,
    work,
    filter,
    states,
  }: {
    readonly index: RuleIndex;
    readonly work: Work;
    readonly filter: AncestorFilter;
    readonly states: ReadonlySet<string> | undefined;
  },
): IndexedRule[] {
  const matching = new Matching(work, states, element);
  const found: IndexedRule[] = [];
  let lists = 0;
  const above = filter.above(element);
  for (const list of index.candidates(element)) {
    if (!matching.step(list.rules.length / CANDIDATES_PER_STEP)) break;
    const before = found.length;
    for (let place = 0; place < list.rules.length; place += 1) {
      if (!list.mayMatch(place, above)) continue;
      const rule = list.rules[place];
      if (rule && matches(rule.selector, element, matching)) found.push(rule);
    }
    if (found.length > before) lists += 1;
  }
  return lists > 1 ? found.sort((left, right) => left.place - right.place) : found;
}

/** What the attributes of HTML and SVG declare. */
function blockOfAttributes(element: PageElement): readonly Weighted[] | undefined {
  const hints = declarationsOfAttributes(element);
  if (hints.length === 0) return undefined;
  const assignments = assignmentsOf(hints, "attribute");
  return [{ assignments, hasImportant: false, importantRank: 0, place: 0 }];
}

/** What the style attribute declares; elements with the same text share it. */
function blockOfStyle(
  { attributes }: PageElement,
  known: Map<string, Weighted>,
): readonly Weighted[] | undefined {
  const style = attributes.get("style");
  if (style === undefined) return undefined;
  let block = known.get(style);
  if (!block) {
    const assignments = assignmentsOf(readDeclarations(style), "style");
    const hasImportant = assignments.some(({ isImportant }) => isImportant);
    block = { assignments, hasImportant, importantRank: STYLE_IMPORTANT_RANK, place: 0 };
    known.set(style, block);
  }
  return [block];
}

function sheetsOf(
  elements: readonly PageElement[],
  viewport: Viewport,
): {
  readonly sheets: readonly Stylesheet[];
  readonly isIncomplete: boolean;
} {
  const sheets: Stylesheet[] = [];
  let isIncomplete = false;
  let charactersLeft = SHEET_CHARACTERS_MAX;
  for (const { tag, attributes, children } of elements) {
    if (tag === "link" && isLinkedSheet(attributes)) isIncomplete = true;
    if (tag !== "style") continue;
    const type = attributes.get("type")?.trim().toLowerCase() ?? "";
    if (type !== "" && type !== "text/css") continue;
    if (!matchesMedia(attributes.get("media") ?? "", viewport)) continue;
    const text = children.map((node) => (isElement(node) ? "" : node.text)).join("");
    charactersLeft -= text.length;
    if (charactersLeft < 0) return { sheets, isIncomplete: true };
    const sheet = readStylesheet(text, viewport);
    sheets.push(sheet);
    isIncomplete ||= sheet.isIncomplete;
  }
  return { sheets, isIncomplete };
}

function isLinkedSheet(attributes: ReadonlyMap<string, string>): boolean {
  const kinds = (attributes.get("rel") ?? "").toLowerCase().split(/\s+/u);
  return (
    kinds.includes("stylesheet") &&
    !kinds.includes("alternate") &&
    attributes.has("href") &&
    matchesMedia(attributes.get("media") ?? "", DESKTOP)
  );
}
