import type { Finding, GateDefinition } from "../../gate.js";
import type { PageElement } from "../../page/element.js";
import type { Page } from "../../page/page.js";
import type { ComputedStyle } from "../../page/styles/computed-style.js";
import type { Styles } from "../../page/styles/styles.js";
import { seenTextOf } from "./seen-text.js";
import { linesOf } from "./text-width.js";

interface Spacing {
  readonly property: "letter-spacing" | "word-spacing" | "line-height";
  readonly rule: string;
  /** The least that WCAG 2.2, 1.4.12 asks for, as a share of the font size. */
  readonly least: number;
  readonly measurePx: (style: ComputedStyle) => number | undefined;
}

/** Browsers' line height of `normal`, about; it depends on the font and stays well below 1.5. */
const NORMAL_LINE = 1.2;
/** Rounding of browsers is finer than this. */
const TOLERANCE = 1e-6;
/** Estimated lines between these may be one or two. */
const ONE_LINE = 0.85;
const TWO_LINES = 1.15;

export const letterSpacing = spacingGate({
  property: "letter-spacing",
  rule: "24afc2",
  least: 0.12,
  measurePx: (style) => style.letterSpacingPx,
});

export const wordSpacing = spacingGate({
  property: "word-spacing",
  rule: "9e45ec",
  least: 0.16,
  measurePx: (style) => style.wordSpacingPx,
});

export const lineHeight = spacingGate({
  property: "line-height",
  rule: "78fd32",
  least: 1.5,
  measurePx: (style) =>
    /^(?:normal)?$/iu.test(style.value("line-height"))
      ? NORMAL_LINE * style.fontSizePx
      : style.lineHeightPx,
});

/** Text whose spacing a style attribute makes important: readers cannot set it wider, so it must be wide enough. */
function spacingGate(spacing: Spacing): GateDefinition {
  return {
    id: `important-${spacing.property}`,
    wcag: "1.4.12",
    actRules: [spacing.rule],
    check: (page) => findings(page, spacing),
  };
}

function* findings(page: Page, spacing: Spacing): Generator<Finding> {
  const { styles } = page;
  if (!/important/iu.test(page.source)) return;
  const seen = seenTextOf(styles);
  for (const element of page.elements) {
    if (element.namespace !== "html" || !isImportantInStyle(element, spacing.property, styles))
      continue;
    if (seen.textsOf(element).length === 0) continue;
    const finding = judge(element, styles, spacing);
    if (finding) yield finding;
  }
}

/** Whether the value an element ends up with was declared important in a style attribute, its own or one it inherits from. */
function isImportantInStyle(element: PageElement, property: string, styles: Styles): boolean {
  for (let current: PageElement | undefined = element; current; current = current.parent) {
    const declared = styles.of(current).declared(property);
    if (!declared || /^(?:inherit|unset)$/iu.test(declared.value)) continue;
    return declared.from === "style" && declared.isImportant;
  }
  return false;
}

function judge(element: PageElement, styles: Styles, spacing: Spacing): Finding | undefined {
  const { property, rule, least, measurePx } = spacing;
  const style = styles.of(element);
  const facts = { element, actRules: [rule], required: least };
  const px = measurePx(style);
  if (px === undefined || style.fontSizePx === 0) {
    const message = `How wide the important ${property} is cannot be told without a layout.`;
    return { ...facts, status: "cannot_tell", measured: null, message };
  }
  const share = px / style.fontSizePx;
  const measured = Math.round(share * 1_000) / 1_000;
  if (share + TOLERANCE >= least) {
    const message = `The important ${property} is ${measured} times the font size.`;
    return { ...facts, status: "pass", measured, message };
  }
  const lines = property === "line-height" ? linesOf(element, styles) : 2;
  if (lines < ONE_LINE) return undefined;
  const isSure = lines > TWO_LINES;
  const message = `The important ${property} is ${measured} times the font size and cannot be overruled by readers; at least ${least} is asked for.`;
  return { ...facts, status: isSure ? "fail" : "cannot_tell", measured, message };
}
