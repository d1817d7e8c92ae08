import { isElement, type PageElement } from "../page/element.js";
import type { Page } from "../page/page.js";
import { embeddedValue } from "./embedded-value.js";
import type { Exposure } from "./exposure.js";
import { byIdFrom } from "./flat-tree.js";
import { isSummaryOfDetails } from "./focus.js";
import { generatedContent } from "./generated-content.js";
import { labelsOf } from "./labels.js";
import { lastResort, namingChild, ownNativeText } from "./native-names.js";
import { rulesOf } from "./role-tables.js";
import type { Roles } from "./roles.js";
import { filledAttribute, isHtml, rememberByElement, tokensOf } from "./tree-walk.js";

/** Where a name comes from. */
export type NameSource =
  | "aria-labelledby"
  | "aria-label"
  | "native"
  | "content"
  | "title"
  | "fallback"
  | "none";

export interface AccessibleName {
  /** Without white space around it, and with single spaces in it; empty where there is none. */
  readonly text: string;
  readonly source: NameSource;
}

/** Names and descriptions of a page's elements. */
export interface Names {
  readonly name: (element: PageElement) => AccessibleName;
  readonly description: (element: PageElement) => string;
}

/** How an element is read for the name of another. */
interface Reading {
  /** Inside `aria-labelledby` no further reference of that kind is followed. */
  readonly isReference: boolean;
  /** Below a hidden element that a reference names, what is hidden counts. */
  readonly includesHidden: boolean;
}

const NAME_MAX = 2_000;
const DEPTH_MAX = 800;
const REFERENCES_MAX = 50;
/** What holds no words for readers, even where a reference reaches into what is hidden. */
const neverRead = new Set(["desc", "metadata", "noscript", "script", "style", "template", "title"]);
const nothing: AccessibleName = { text: "", source: "none" };

/**
 * Accessible names and descriptions (Accessible Name and Description Computation 1.2, and the mappings of HTML and
 * SVG). Names end at 2,000 characters. What an element gives to the names of others is remembered, so that
 * all names of a page together cost about one walk over it.
 */
export function namesOf(page: Page, exposure: Exposure, roles: Roles): Names {
  const reader = new NameReader(page, exposure, roles);
  return {
    name: rememberByElement((element) => reader.nameOf(element)),
    description: (element) => reader.descriptionOf(element),
  };
}

class NameReader {
  private readonly labels: ReadonlyMap<PageElement, readonly PageElement[]>;
  /** By kind of reading, what each element gave. */
  private readonly known = [0, 1, 2, 3].map(() => new Map<PageElement, string>());
  private readonly inProgress = new Set<PageElement>();
  /** Counts what was left out because it was being read already; such a text is not remembered. */
  private cuts = 0;

  constructor(
    private readonly page: Page,
    private readonly exposure: Exposure,
    private readonly roles: Roles,
  ) {
    this.labels = labelsOf(page);
  }

  nameOf(element: PageElement): AccessibleName {
    this.inProgress.add(element);
    const found = this.sourcesOf(element);
    this.inProgress.delete(element);
    return found;
  }

  descriptionOf(element: PageElement): string {
    const references = this.referenced(element, "aria-describedby");
    if (references !== "") return flat(references);
    const own = filledAttribute(element, "aria-description");
    if (own !== undefined) return flat(own);
    return this.nameOf(element).source === "title"
      ? ""
      : flat(element.attributes.get("title") ?? "");
  }

  private sourcesOf(element: PageElement): AccessibleName {
    const reading = { isReference: false, includesHidden: false };
    const sources: readonly [NameSource, () => string][] = [
      ["aria-labelledby", () => this.referenced(element, "aria-labelledby")],
      ["aria-label", () => element.attributes.get("aria-label") ?? ""],
      ["native", () => this.nativeText(element, reading)],
      ["content", () => (this.isNamedByContent(element) ? this.content(element, reading) : "")],
      ["title", () => element.attributes.get("title") ?? ""],
      ["fallback", () => lastResort(element)],
    ];
    for (const [source, read] of sources) {
      const text = flat(read());
      if (text !== "") return { text, source };
    }
    return nothing;
  }

  private isNamedByContent(element: PageElement): boolean {
    const role = this.roles.role(element);
    if (rulesOf(role).isNamedByContent === true) return true;
    return isHtml(element, "summary") && isSummaryOfDetails(element);
  }

  /** The text that `aria-labelledby` or `aria-describedby` refers to, in the order of its ids. */
  private referenced(element: PageElement, attribute: string): string {
    let text = "";
    for (const id of tokensOf(element, attribute).slice(0, REFERENCES_MAX)) {
      const target = byIdFrom(this.page, id, element)[0];
      if (target !== undefined) text += `${this.referenceText(target, element)} `;
      if (text.length > NAME_MAX) break;
    }
    return text;
  }

  private referenceText(target: PageElement, from: PageElement): string {
    const reading = { isReference: true, includesHidden: !this.exposure.isExposed(target) };
    if (target !== from) return this.contribution(target, reading);
    // An element that refers to itself gives the name that it has without the reference.
    return this.ownText(target, reading);
  }

  /** What an element gives to the name of another one. */
  private contribution(element: PageElement, reading: Reading): string {
    if (neverRead.has(element.tag)) return "";
    if (!reading.includesHidden && !this.mayShow(element)) return "";
    if (this.inProgress.has(element) || this.inProgress.size >= DEPTH_MAX) {
      this.cuts += 1;
      return "";
    }
    const known = this.known[(reading.isReference ? 1 : 0) + (reading.includesHidden ? 2 : 0)];
    const before = known?.get(element);
    if (before !== undefined) return before;
    const cutsBefore = this.cuts;
    this.inProgress.add(element);
    const text = this.ownText(element, reading).slice(0, NAME_MAX);
    this.inProgress.delete(element);
    if (this.cuts === cutsBefore) known?.set(element, text);
    return text;
  }

  /** Whether the element or something in it may be exposed: what is made invisible may hold what is visible. */
  private mayShow(element: PageElement): boolean {
    const { isAriaHidden, isInert, isRendered } = this.exposure;
    return isRendered(element) && !isAriaHidden(element) && !isInert(element);
  }

  private ownText(element: PageElement, reading: Reading): string {
    if (!reading.includesHidden && !this.exposure.isShown(element)) {
      return this.content(element, reading);
    }
    if (!reading.isReference) {
      const references = this.referenced(element, "aria-labelledby");
      if (references.trim() !== "") return references;
    }
    const value = embeddedValue(element, this.roles.role(element), (part) =>
      this.contribution(part, reading),
    );
    if (value !== undefined) return value;
    const label = element.attributes.get("aria-label") ?? "";
    if (label.trim() !== "") return label;
    const isPresentational = this.roles.role(element) === "none";
    const native = isPresentational ? "" : this.nativeText(element, reading);
    if (native.trim() !== "") return native;
    const content = this.content(element, reading);
    if (content.trim() !== "" || isPresentational) return content;
    return filledAttribute(element, "title") ?? content;
  }

  /** What the host language gives as the name: labels, `alt`, captions. */
  private nativeText(element: PageElement, reading: Reading): string {
    const labels = this.labels.get(element);
    if (labels !== undefined) {
      const text = labels.map((label) => this.labelText(label)).join(" ");
      if (text.trim() !== "") return text;
    }
    const child = namingChild(element);
    if (child !== undefined) return this.contribution(child, reading);
    return ownNativeText(element);
  }

  private labelText(label: PageElement): string {
    const includesHidden = !this.exposure.isExposed(label);
    return this.contribution(label, { isReference: false, includesHidden });
  }

  /** The text of what is in an element, blocks apart, and of what it owns by `aria-owns`. */
  private content(element: PageElement, reading: Reading): string {
    const isTextRead = reading.includesHidden || this.exposure.isShown(element);
    let text = isTextRead ? this.generated(element, "before") : "";
    for (const child of element.children) {
      if (text.length > NAME_MAX) break;
      if (!isElement(child)) text += isTextRead ? this.written(child.text, element) : "";
      else text += this.apart(child, this.contribution(child, reading));
    }
    for (const id of tokensOf(element, "aria-owns").slice(0, REFERENCES_MAX)) {
      const owned = byIdFrom(this.page, id, element)[0];
      if (owned !== undefined) text += ` ${this.contribution(owned, reading)} `;
    }
    return isTextRead ? text + this.generated(element, "after") : text;
  }

  /** A text in the letters that its style makes of it, as browsers give it to assistive technology. */
  private written(text: string, element: PageElement): string {
    switch (this.page.styles.of(element).value("text-transform")) {
      case "uppercase":
        return text.toUpperCase();
      case "lowercase":
        return text.toLowerCase();
      case "capitalize":
        return text.replace(/(?<![\p{L}\p{M}\p{N}'’])\p{L}/gu, (letter) => letter.toUpperCase());
      default:
        return text;
    }
  }

  private generated(element: PageElement, place: "before" | "after"): string {
    const { text, isInline } = generatedContent(element, place, this.page.styles);
    return isInline || text === "" ? text : ` ${text} `;
  }

  /** The text of a child, with space around it where it is no part of a line. */
  private apart(child: PageElement, text: string): string {
    if (child.tag === "br") return " ";
    if (text === "") return "";
    const { display } = this.page.styles.of(child);
    return display === "inline" || display === "contents" ? text : ` ${text} `;
  }
}

/** One line without white space around it; a name of white space alone is none. */
function flat(text: string): string {
  const line = text.slice(0, NAME_MAX).replace(ASCII_SPACES, " ");
  return line.trim() === "" ? "" : line.replace(/^ | $/gu, "");
}

const ASCII_SPACES = /[\t\n\f\r ]+/gu;
