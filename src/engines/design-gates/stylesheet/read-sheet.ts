import { type CssNode, generate, parse } from "css-tree";
import { nestingOf } from "../../css/nesting.js";
import type { Place, PlacedFinding, PlannedRepair } from "../judged.js";
import { createLineFinder, type LineFinder } from "../places/line-finder.js";

/** A declaration with its places; offsets count UTF-16 units. */
export interface SheetDeclaration {
  /** In lower case but for that of a custom property. */
  readonly name: string;
  /** Without comments around it. */
  readonly value: string;
  readonly isImportant: boolean;
  readonly start: number;
  readonly valueStart: number;
  readonly valueEnd: number;
  /** After `!important`, where it is there. */
  readonly end: number;
  readonly rule: SheetRule;
}

export interface SheetRule {
  readonly selector: string;
  readonly start: number;
  readonly declarations: readonly SheetDeclaration[];
  /** The names and conditions of the at-rules around it, outermost first, in lower case. */
  readonly around: readonly string[];
}

/** A style sheet with the places of what is in it. */
export interface Sheet {
  readonly source: string;
  readonly rules: readonly SheetRule[];
  /** Conditions of `@media`, in lower case. */
  readonly media: readonly string[];
  /** What css-tree could not read. */
  readonly faults: readonly { readonly message: string; readonly start: number }[];
  /** It nests too deep, or has more rules than are read. */
  readonly isCut: boolean;
  /** The values of custom properties of `:root`, `html` and `:host`. */
  readonly properties: ReadonlyMap<string, string>;
  readonly lines: LineFinder;
}

const NESTING_MAX = 64;
const RULES_MAX = 50_000;
const FAULTS_MAX = 1_000;
const ROOT = /^(?::root|html|:host)$/i;

/** Reads a style sheet on its own. Never throws; linear, about 0.5 s for 1 MB. */
export function readSheet(source: string): Sheet {
  const rules: SheetRule[] = [];
  const media: string[] = [];
  const faults: { message: string; start: number }[] = [];
  const lines = createLineFinder(source);
  const isDeep = nestingOf(source, NESTING_MAX) > NESTING_MAX;
  if (!isDeep) {
    const root = parse(source, {
      positions: true,
      parseValue: false,
      parseRulePrelude: false,
      parseAtrulePrelude: false,
      onParseError: (error) => {
        if (faults.length < FAULTS_MAX)
          faults.push({ message: error.message, start: error.offset });
      },
    });
    collect(root, [], { source, rules, media });
  }
  const properties = new Map<string, string>();
  for (const { selector, declarations, around } of rules) {
    if (!ROOT.test(selector) || around.length > 0) continue;
    for (const { name, value } of declarations) {
      if (name.startsWith("--")) properties.set(name, value);
    }
  }
  const isCut = isDeep || rules.length >= RULES_MAX;
  return { source, rules, media, faults, isCut, properties, lines };
}

/** Stands among the at-rules around a rule that is within another rule. */
export const NESTED = "nested";

interface Collected {
  readonly source: string;
  readonly rules: SheetRule[];
  readonly media: string[];
}

function collect(block: CssNode, around: readonly string[], collected: Collected): void {
  if (block.type !== "StyleSheet" && block.type !== "Block") return;
  for (const node of block.children) {
    if (collected.rules.length >= RULES_MAX) return;
    if (node.type === "Rule") {
      const rule = ruleOf(node, around, collected.source);
      if (rule) collected.rules.push(rule);
      collect(node.block, [...around, NESTED], collected);
    } else if (node.type === "Atrule") {
      const condition = node.prelude === null ? "" : generate(node.prelude);
      const named = `${node.name} ${condition}`.toLowerCase();
      if (node.name.toLowerCase() === "media") collected.media.push(condition.toLowerCase());
      if (node.block && !/^-?[a-z-]*keyframes$/i.test(node.name)) {
        collect(node.block, [...around, named], collected);
      }
    }
  }
}

function ruleOf(
  node: Extract<CssNode, { type: "Rule" }>,
  around: readonly string[],
  source: string,
): SheetRule | undefined {
  const start = node.loc?.start.offset;
  if (start === undefined) return undefined;
  const declarations: SheetDeclaration[] = [];
  const selector = generate(node.prelude).trim().replace(/\s+/g, " ");
  const rule = { selector, start, declarations, around };
  for (const child of node.block.children) {
    if (child.type !== "Declaration" || !child.loc || !child.value.loc) continue;
    const isCustom = child.property.startsWith("--");
    const [from, to] = [child.value.loc.start.offset, child.value.loc.end.offset];
    const value = withoutComments(source.slice(from, to));
    declarations.push({
      name: isCustom ? child.property : child.property.toLowerCase(),
      value: value.text,
      isImportant: child.important !== false,
      start: child.loc.start.offset,
      valueStart: from + value.at,
      valueEnd: from + value.at + value.text.length,
      end: child.loc.end.offset,
      rule,
    });
  }
  return rule;
}

/** A value without the comments and blanks around it, and where it begins. */
function withoutComments(written: string): { readonly text: string; readonly at: number } {
  let [start, end] = [0, written.trimEnd().length];
  for (;;) {
    while (start < end && /\s/.test(written.charAt(start))) start += 1;
    const close = written.startsWith("/*", start) ? written.indexOf("*/", start + 2) : -1;
    if (close === -1 || close + 2 > end) break;
    start = close + 2;
  }
  while (end > start && written.endsWith("*/", end)) {
    const open = written.lastIndexOf("/*", end - 2);
    if (open < start) break;
    end = written.slice(0, open).trimEnd().length;
  }
  return { text: written.slice(start, end), at: start };
}

const REFERENCE = /var\(\s*(--[\w-]{1,100})\s*(?:,\s*([^(),]{0,100}))?\)/g;
const REFERENCES_MAX = 8;
const VALUE_LENGTH_MAX = 1_000;

/** A value with its custom properties filled in; undefined where one is not known. */
export function filledIn(sheet: Sheet, value: string): string | undefined {
  let filled = value;
  for (let count = 0; count < REFERENCES_MAX; count += 1) {
    if (filled.length > VALUE_LENGTH_MAX) return undefined;
    if (!filled.includes("var(")) return filled;
    filled = filled.replace(
      REFERENCE,
      (_, name: string, fallback: string | undefined) =>
        sheet.properties.get(name) ?? fallback ?? "",
    );
  }
  return undefined;
}

/** The declaration of a rule that counts among those of some names: the last one, `!important` before others. */
export function declarationIn(
  rule: SheetRule,
  ...names: readonly string[]
): SheetDeclaration | undefined {
  const found = rule.declarations.filter(({ name }) => names.includes(name));
  return found.findLast(({ isImportant }) => isImportant) ?? found.at(-1);
}

const SELECTOR_SHOWN_MAX = 200;
const SELECTOR_SAID_MAX = 80;

/** The selector of a rule, cut to what a message has room for. */
export function selectorShown({ selector }: Pick<SheetRule, "selector">): string {
  if (selector.length <= SELECTOR_SAID_MAX) return selector;
  return `${selector.slice(0, SELECTOR_SAID_MAX)}…`;
}

export function placeOf(sheet: Sheet, { rule, start }: SheetDeclaration): Place {
  const selector = rule.selector.slice(0, SELECTOR_SHOWN_MAX);
  return { selector, line: sheet.lines.lineAt(start) };
}

export type Said = Pick<PlacedFinding, "status" | "measured" | "required" | "message">;

/** What a gate says of a declaration. */
export function findingAt(
  sheet: Sheet,
  declaration: SheetDeclaration,
  said: Said,
  repair?: PlannedRepair,
): PlacedFinding {
  return {
    ...said,
    actRules: [],
    place: () => placeOf(sheet, declaration),
    ...(repair === undefined ? {} : { repair }),
  };
}

/** A repair that writes another value for a declaration, and keeps its importance. */
export function revalue(
  sheet: Sheet,
  declaration: SheetDeclaration,
  {
    gate,
    text,
    message,
  }: { readonly gate: string; readonly text: string; readonly message: string },
): PlannedRepair {
  const { name, value, valueStart, valueEnd } = declaration;
  return {
    gate,
    place: () => placeOf(sheet, declaration),
    before: `${name}: ${value}`,
    after: `${name}: ${text}`,
    message,
    edits: [{ start: valueStart, end: valueEnd, text }],
  };
}
