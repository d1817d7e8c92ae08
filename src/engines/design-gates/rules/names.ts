import { fieldRoles } from "../../../content/aria/roles.js";
import { type Accessibility, accessibilityOf } from "../accessibility/accessibility.js";
import { isSummaryOfDetails, tabIndexOf } from "../accessibility/focus.js";
import { defaultButtonNames } from "../accessibility/native-names.js";
import { inputTypeOf } from "../accessibility/roles.js";
import { isHtml } from "../accessibility/tree-walk.js";
import type { Finding, GateDefinition } from "../gate.js";
import type { PageElement } from "../page/element.js";
import type { Page } from "../page/page.js";
import { finding } from "./findings.js";
import { embedsMedia } from "./media-types.js";

/** A kind of element that needs an accessible name. */
interface NamedKind {
  readonly id: string;
  readonly wcag: string | null;
  readonly actRules: readonly string[];
  /** As a sentence begins: "This image". */
  readonly subject: string;
  /** How a name is given. */
  readonly advice: string | ((element: PageElement) => string);
  readonly applies: (element: PageElement, accessibility: Accessibility) => boolean;
  readonly isNameless?: (name: string, element: PageElement) => boolean;
  /** Elements of the kind that need no name, and pass without one. */
  readonly isExcused?: (element: PageElement, accessibility: Accessibility) => boolean;
}

const hasRole = (role: string) => (element: PageElement, accessibility: Accessibility) =>
  element.namespace === "html" &&
  accessibility.role(element) === role &&
  accessibility.isExposed(element);

const isImageButton = (element: PageElement) =>
  isHtml(element, "input") && inputTypeOf(element) === "image";

/** The role of links, and those that inherit from it. */
const linkRoles = new Set(["link", "doc-backlink", "doc-biblioref", "doc-glossref", "doc-noteref"]);
const svgImages = new Set(["img", "graphics-document", "graphics-symbol"]);
const otherWidgets = new Set([
  "meter",
  "progressbar",
  "scrollbar",
  "tab",
  "tooltip",
  "treeitem",
  "option",
]);
const namelessTypes = new Set([
  "color",
  "date",
  "datetime-local",
  "file",
  "month",
  "password",
  "time",
  "week",
]);

const kinds: readonly NamedKind[] = [
  {
    id: "image-name",
    wcag: "1.1.1",
    actRules: ["23a2a8"],
    subject: "This image",
    advice: (element) =>
      element.attributes.get("alt") === "" ||
      /^(?:none|presentation)$/iu.test(element.attributes.get("role") ?? "")
        ? "its focus or an ARIA attribute exposes it: describe it, or take that away where it only decorates"
        : 'describe it in an alt attribute, or say alt="" where it only decorates',
    applies: (element, accessibility) =>
      element.namespace === "html" &&
      accessibility.isExposed(element) &&
      (accessibility.role(element) === "img" || isDecorativeImage(element, accessibility)),
    isExcused: isDecorativeImage,
  },
  {
    id: "svg-name",
    wcag: "1.1.1",
    actRules: ["7d6734"],
    subject: "This SVG image",
    advice: "give it a title element or an aria-label",
    applies: (element, accessibility) =>
      element.namespace === "svg" &&
      svgImages.has(accessibility.explicitRole(element) ?? "") &&
      accessibility.isIncluded(element),
  },
  {
    id: "button-name",
    wcag: "4.1.2",
    actRules: ["97a4e1"],
    subject: "This button",
    advice: "put words into it, or give it an aria-label",
    applies: (element, accessibility) =>
      hasRole("button")(element, accessibility) && !isImageButton(element),
  },
  {
    id: "image-button-name",
    wcag: "1.1.1",
    actRules: ["59796f"],
    subject: "This image button",
    advice: "say in its alt attribute what it does",
    applies: (element, accessibility) =>
      isImageButton(element) && accessibility.isIncluded(element),
    isNameless: (name) => name === "" || name === defaultButtonNames.image,
  },
  {
    id: "link-name",
    wcag: "2.4.4",
    actRules: ["c487ae"],
    subject: "This link",
    advice: "put words into it, describe the image in it, or give it an aria-label",
    applies: (element, accessibility) =>
      element.namespace === "html" &&
      linkRoles.has(accessibility.role(element) ?? "") &&
      accessibility.isExposed(element),
  },
  {
    id: "heading-name",
    wcag: "2.4.6",
    actRules: ["ffd0e9"],
    subject: "This heading",
    advice: "put words into it, or take the heading away",
    applies: hasRole("heading"),
  },
  {
    id: "field-name",
    wcag: "4.1.2",
    actRules: ["e086e5"],
    subject: "This form field",
    advice: "give it a label element, or an aria-label",
    applies: (element, accessibility) =>
      element.namespace === "html" &&
      fieldRoles.has(accessibility.role(element) ?? "") &&
      accessibility.isExposed(element),
  },
  {
    id: "field-without-role-name",
    wcag: "4.1.2",
    actRules: [],
    subject: "This form field",
    advice: "give it a label element, or an aria-label",
    applies: (element, accessibility) =>
      isHtml(element, "input") &&
      namelessTypes.has(inputTypeOf(element)) &&
      accessibility.role(element) === undefined &&
      accessibility.isExposed(element),
  },
  {
    id: "frame-name",
    wcag: "4.1.2",
    actRules: ["cae760"],
    subject: "This frame",
    advice: "say in its title attribute what it shows",
    applies: (element, accessibility) =>
      isHtml(element, "iframe") &&
      accessibility.isExposed(element) &&
      accessibility.explicitRole(element) !== "none" &&
      (tabIndexOf(element) ?? 0) >= 0,
  },
  {
    id: "frameset-name",
    wcag: "4.1.2",
    actRules: [],
    subject: "This frame",
    advice: "say in its title attribute what it shows",
    applies: (element, accessibility) =>
      isHtml(element, "frame") && accessibility.isExposed(element),
  },
  {
    id: "menu-item-name",
    wcag: "4.1.2",
    actRules: ["m6b1q3"],
    subject: "This menu item",
    advice: "put words into it, or give it an aria-label",
    applies: hasRole("menuitem"),
  },
  {
    id: "summary-name",
    wcag: "4.1.2",
    actRules: ["2t702h"],
    subject: "This summary",
    advice: "put words into it: they are what opens and closes the details",
    applies: (element, accessibility) =>
      isHtml(element, "summary") &&
      isSummaryOfDetails(element) &&
      accessibility.isIncluded(element),
  },
  {
    id: "object-name",
    wcag: "1.1.1",
    actRules: ["8fc3b6"],
    subject: "This embedded object",
    advice: "give it a title attribute or an aria-label",
    applies: (element, accessibility) =>
      isHtml(element, "object") &&
      ["none", undefined].includes(accessibility.explicitRole(element)) &&
      accessibility.isIncluded(element) &&
      embedsMedia(element),
  },
  {
    id: "dialog-name",
    wcag: "4.1.2",
    actRules: [],
    subject: "This dialog",
    advice: "name it by its heading with aria-labelledby, or by an aria-label",
    applies: (element, accessibility) =>
      ["dialog", "alertdialog"].includes(accessibility.role(element) ?? "") &&
      accessibility.isExposed(element),
  },
  {
    id: "widget-name",
    wcag: "4.1.2",
    actRules: [],
    subject: "This widget",
    advice: "put words into it where its role is named by them, else give it an aria-label",
    applies: (element, accessibility) =>
      otherWidgets.has(accessibility.explicitRole(element) ?? "") &&
      accessibility.role(element) === accessibility.explicitRole(element) &&
      accessibility.isExposed(element),
  },
];

/** Elements that need an accessible name, each kind with the ACT rule that asks for it. */
export const nameGates: readonly GateDefinition[] = kinds.map((kind) => ({
  id: kind.id,
  wcag: kind.wcag,
  actRules: kind.actRules,
  check: (page) => checkNames(page, kind),
}));

function* checkNames(page: Page, kind: NamedKind): Iterable<Finding> {
  const accessibility = accessibilityOf(page);
  const isNameless = kind.isNameless ?? ((name: string) => name === "");
  for (const element of page.elements) {
    if (!kind.applies(element, accessibility)) continue;
    const isExcused = kind.isExcused?.(element, accessibility) ?? false;
    const { text, source } = accessibility.name(element);
    const isMissing = !isExcused && isNameless(text, element);
    const advice = typeof kind.advice === "string" ? kind.advice : kind.advice(element);
    yield finding(isMissing ? "fail" : "pass", element, {
      rules: kind.actRules,
      measured: text,
      required: "a name that is not empty",
      message: isMissing
        ? `${kind.subject} has no name for assistive technology: ${advice}.`
        : isExcused
          ? `${kind.subject} is marked as decorative.`
          : `${kind.subject} is named by ${sourceNames[source]}.`,
    });
  }
}

const sourceNames = {
  "aria-labelledby": "aria-labelledby",
  "aria-label": "aria-label",
  native: "its own markup",
  content: "its content",
  title: "its title",
  fallback: "a hint or default words",
  none: "nothing",
} as const;

function isDecorativeImage(element: PageElement, accessibility: Accessibility): boolean {
  return isHtml(element, "img") && accessibility.role(element) === "none";
}
