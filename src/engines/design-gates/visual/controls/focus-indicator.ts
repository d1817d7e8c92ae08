import { accessibilityOf } from "../../accessibility/accessibility.js";
import type { Finding, GateDefinition } from "../../gate.js";
import type { PageElement } from "../../page/element.js";
import type { Page } from "../../page/page.js";
import type { ComputedStyle } from "../../page/styles/computed-style.js";

const FOCUSED: ReadonlySet<string> = new Set(["focus", "focus-visible", "focus-within"]);
/** What a focused element may change to show that it is. */
const SHOWING = [
  "background-color",
  "background-image",
  "box-shadow",
  "color",
  "border-top-color",
  "border-bottom-color",
  "border-left-color",
  "border-right-color",
  "border-top-style",
  "border-bottom-style",
  "border-top-width",
  "border-bottom-width",
  "border-left-width",
  "border-right-width",
  "filter",
  "font-size",
  "font-weight",
  "opacity",
  "text-decoration-line",
  "text-decoration-style",
  "text-decoration-thickness",
  "text-shadow",
  "transform",
  "width",
  "height",
  "fill",
  "visibility",
];
/** Text fields show a caret; ACT takes any change of a pixel for a sign of focus. */
const WITH_CARET = /^(?:input|textarea)$/u;

/** What the keyboard brings the focus to must show it (WCAG 2.2, 2.4.7; ACT oj04fd). */
export const focusIndicator: GateDefinition = {
  id: "focus-indicator",
  wcag: "2.4.7",
  actRules: ["oj04fd"],
  *check(page) {
    if (!/outline/iu.test(page.source)) return;
    const accessibility = accessibilityOf(page);
    const mayShowElsewhere =
      /:focus[\w-]{0,10}\)?[^{},]{0,200}[\s>+~][^\s{},>+~]|:focus-within|:has\(/iu.test(
        page.source,
      );
    for (const element of page.elements) {
      if (!accessibility.isTabbable(element)) continue;
      const finding = judge(element, page, mayShowElsewhere);
      if (finding) yield finding;
    }
  },
};

function judge(element: PageElement, page: Page, mayShowElsewhere: boolean): Finding | undefined {
  const focused = page.styles.inState(element, FOCUSED);
  if (
    focused.declared("outline-style") === undefined &&
    focused.declared("outline-width") === undefined
  ) {
    return undefined;
  }
  const facts = { element, actRules: ["oj04fd"], required: "a visible sign of focus" };
  if (!hasNoOutline(focused)) {
    return {
      ...facts,
      status: "pass",
      measured: "outline",
      message: "It is outlined when it has the focus.",
    };
  }
  const rest = page.styles.of(element);
  const changed = SHOWING.find((property) => focused.value(property) !== rest.value(property));
  if (changed !== undefined) {
    return {
      ...facts,
      status: "pass",
      measured: changed,
      message: `Focus changes its ${changed}.`,
    };
  }
  const isUnsure =
    mayShowElsewhere ||
    page.styles.isIncomplete ||
    element.attributes.has("onfocus") ||
    WITH_CARET.test(element.tag);
  if (isUnsure) {
    const message =
      "Its outline is taken away; whether something else shows the focus cannot be told.";
    return { ...facts, status: "cannot_tell", measured: "outline: none", message };
  }
  const message = "Its outline is taken away, and nothing else shows that it has the focus.";
  return { ...facts, status: "fail", measured: "outline: none", message };
}

function hasNoOutline(style: ComputedStyle): boolean {
  const lineStyle = style.value("outline-style").toLowerCase();
  if (lineStyle === "none" || lineStyle === "" || lineStyle === "hidden") {
    return style.declared("outline-style") !== undefined;
  }
  if (style.lengthPx("outline-width") === 0) return true;
  return /^transparent$|,\s*0\s*\)$/iu.test(style.value("outline-color"));
}
