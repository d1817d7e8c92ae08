import { rolesReadForNames } from "../../content/aria/snapshot-roles.js";
import { byIdFrom } from "../design-gates/accessibility/flat-tree.js";
import { writtenContent } from "../design-gates/accessibility/generated-content.js";
import { labelsOf } from "../design-gates/accessibility/labels.js";
import { rulesOf } from "../design-gates/accessibility/role-tables.js";
import { isHtml, tokensOf } from "../design-gates/accessibility/tree-walk.js";
import { isElement, type PageElement } from "../design-gates/page/element.js";
import type { Page } from "../design-gates/page/page.js";
import { fieldValue } from "./field-value.js";
import { flatText } from "./flat-text.js";
import { nativeName } from "./native-name.js";
import type { RoleOf } from "./roles.js";
import { joined, nothing, type Reading, type Sources, type TextReader, type Told } from "./told.js";
import type { Visibility } from "./visibility.js";

/** Longer names than 900 characters are in no snapshot. */
const NAME_MAX = 1_000;
/** More than pages are deep, and less than a stack holds on top of the tree. */
const DEPTH_MAX = 600;
/** A page with more elements that own or label one another gets names that may lack a part. */
const CUTS_MAX = 10_000;
const REFERENCES_MAX = 50;
const unread = ["noscript", "script", "style", "template"];

export interface NameContext {
  readonly page: Page;
  readonly roleOf: RoleOf;
  readonly visibility: Visibility;
}

/**
 * The names of a page's elements as Playwright's snapshots have them, each with the elements that it was taken from.
 * What an element gives to the names of others is remembered, so that all names together cost about one walk over
 * the page. Names end at 1,000 characters.
 */
export function snapshotNamesOf(context: NameContext): (element: PageElement) => Told {
  const reader = new NameReader(context);
  return (element) => reader.nameOf(element);
}

class NameReader implements TextReader {
  private readonly page: Page;
  readonly roleOf: RoleOf;
  private readonly visibility: Visibility;
  private readonly labels: ReadonlyMap<PageElement, readonly PageElement[]>;
  /** By kind of reading, what each element gave. */
  private readonly known = Array.from({ length: 8 }, () => new Map<PageElement, Told>());
  private readonly inProgress = new Set<PageElement>();
  /** Counts what was left out because it was being read already; such a text is not remembered. */
  private cuts = 0;

  constructor({ page, roleOf, visibility }: NameContext) {
    this.page = page;
    this.roleOf = roleOf;
    this.visibility = visibility;
    this.labels = labelsOf(page);
  }

  nameOf(element: PageElement): Told {
    const rules = rulesOf(this.roleOf(element));
    const isUnnamed = rules.isNameProhibited === true || rules.isNameProhibitedLater === true;
    if (isUnnamed || this.visibility.isHidden(element)) return nothing;
    this.inProgress.add(element);
    const reading = { followsReferences: true, readsAll: false, includesHidden: false };
    const told = this.alternative(element, { reading, isOwn: true });
    this.inProgress.delete(element);
    return { text: flatText(told.text), sources: told.sources };
  }

  contribution(element: PageElement, reading: Reading): Told {
    if (isHtml(element, ...unread)) return nothing;
    if (!reading.includesHidden && this.visibility.isHidden(element)) return nothing;
    if (this.inProgress.size >= DEPTH_MAX) return nothing;
    if (this.inProgress.has(element)) {
      this.cuts += 1;
      return nothing;
    }
    const known = this.known[kindOf(reading)];
    const before = known?.get(element);
    if (before !== undefined) return before;
    const cutsBefore = this.cuts;
    this.inProgress.add(element);
    const { text, sources } = this.alternative(element, { reading, isOwn: false });
    this.inProgress.delete(element);
    const told = { text: text.slice(0, NAME_MAX), sources };
    if (this.cuts === cutsBefore || this.cuts > CUTS_MAX) known?.set(element, told);
    return told;
  }

  references(element: PageElement): readonly PageElement[] {
    return this.named(element, "aria-labelledby");
  }

  labelText(element: PageElement): Told | undefined {
    const labels = this.labels.get(element);
    if (labels === undefined) return undefined;
    const texts = labels.map((label) =>
      this.contribution(label, {
        followsReferences: true,
        readsAll: true,
        includesHidden: this.visibility.isHidden(label),
      }),
    );
    return joined(texts.filter(({ text }) => text !== ""));
  }

  partText(part: PageElement, reading: Reading): Told {
    const includesHidden = reading.includesHidden || this.visibility.isHidden(part);
    return this.contribution(part, { ...reading, readsAll: true, includesHidden });
  }

  private alternative(
    element: PageElement,
    { reading, isOwn }: { readonly reading: Reading; readonly isOwn: boolean },
  ): Told {
    const references = this.references(element);
    if (reading.followsReferences && references.length > 0) {
      const told = this.referenceText(references, element);
      if (told.text !== "") return told;
    }
    if (!isOwn && !references.includes(element)) {
      const value = fieldValue(element, this, reading);
      if (value !== undefined) return value;
    }
    const label = element.attributes.get("aria-label") ?? "";
    if (label.trim() !== "") return { text: label, sources: element };
    const isPresentational = this.roleOf(element) === "none";
    const native = isPresentational ? undefined : nativeName(element, this, reading);
    if (native !== undefined) return native;
    if (this.isReadByContent(element, { reading, isOwn })) {
      const content = this.content(element, reading);
      const isSaid = content.text.trim() !== "";
      if (isSaid) return { text: content.text, sources: [element, content.sources] };
      if (!isOwn && content.text !== "") return content;
    }
    const title = isPresentational ? "" : (element.attributes.get("title") ?? "");
    return title.trim() === "" ? nothing : { text: title, sources: element };
  }

  private referenceText(references: readonly PageElement[], element: PageElement): Told {
    const texts = references.map((target) => {
      const reading = {
        followsReferences: false,
        readsAll: true,
        includesHidden: this.visibility.isHidden(target),
      };
      // An element that refers to itself gives the name that it has without the reference.
      if (target !== element) return this.contribution(target, reading);
      return this.alternative(element, { reading, isOwn: false });
    });
    const told = joined(texts);
    return told.text.trim() === "" ? nothing : told;
  }

  private isReadByContent(
    element: PageElement,
    { reading, isOwn }: { readonly reading: Reading; readonly isOwn: boolean },
  ): boolean {
    const role = this.roleOf(element);
    if (reading.readsAll || rulesOf(role).isNamedByContent === true) return true;
    if (isHtml(element, "summary") && role !== "none") return true;
    return !isOwn && (role === undefined || rolesReadForNames.has(role));
  }

  /** The text of what is in an element, blocks apart, and of what it owns by `aria-owns`. */
  private content(element: PageElement, reading: Reading): Told {
    const sources: Sources[] = [];
    let text = this.generated(element, "before");
    const add = (child: PageElement) => {
      const told = this.contribution(child, reading);
      if (told.sources !== undefined) sources.push(told.sources);
      text += this.isPartOfLine(child) ? told.text : ` ${told.text} `;
    };
    const isTextRead = reading.includesHidden || !isClosedDetails(element);
    for (const child of element.children) {
      if (text.length > NAME_MAX) break;
      if (isElement(child)) add(child);
      else if (isTextRead) text += child.text;
    }
    for (const owned of this.named(element, "aria-owns")) add(owned);
    text += this.generated(element, "after");
    return { text, sources: sources.length === 0 ? undefined : sources };
  }

  private named(element: PageElement, attribute: string): PageElement[] {
    if (!element.attributes.has(attribute)) return [];
    const ids = new Set(tokensOf(element, attribute).slice(0, REFERENCES_MAX));
    return [...ids].flatMap((id) => byIdFrom(this.page, id, element).slice(0, 1));
  }

  private isPartOfLine(child: PageElement): boolean {
    return child.tag !== "br" && this.page.styles.of(child).display === "inline";
  }

  private generated(element: PageElement, place: "before" | "after"): string {
    const { text, isInline } = writtenContent(element, place, this.page.styles);
    return isInline || text === "" ? text : ` ${text} `;
  }
}

function kindOf({ followsReferences, readsAll, includesHidden }: Reading): number {
  return (followsReferences ? 1 : 0) + (readsAll ? 2 : 0) + (includesHidden ? 4 : 0);
}

export function isClosedDetails(element: PageElement): boolean {
  return isHtml(element, "details") && !element.attributes.has("open");
}
