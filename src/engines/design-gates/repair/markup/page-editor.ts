import type { Finding } from "../../gate.js";
import type { Place, PlannedRepair, TextEdit } from "../../judged.js";
import { isElement, type PageElement, type SourcePlace } from "../../page/element.js";
import type { Page } from "../../page/page.js";
import { selectorOf } from "../../page/selector-of.js";

/** What one gate found on a page. */
export interface GateFindings {
  /** Those that the planner is asked about. */
  readonly failing: readonly Finding[];
  /** Those that pass as well, which a change must leave passing. */
  readonly all: readonly Finding[];
}

/** Plans the repairs of findings that name one repair, or are of one gate. */
export type Planner = (
  editor: PageEditor,
  findings: GateFindings,
  gate: string,
) => ReadonlyMap<Finding, PlannedRepair>;

export interface Change {
  readonly gate: string;
  readonly before: string;
  readonly after: string;
  readonly message: string;
  readonly edits: readonly TextEdit[];
}

const BLANK = /[\t\n\f\r ]/;
const WRITTEN_ATTRIBUTE = /^([^\t\n\f\r />=]+)(?:([\t\n\f\r ]*=[\t\n\f\r ]*)([\s\S]*))?$/;

/** Makes edits of the start tags of a page's source. */
export class PageEditor {
  readonly page: Page;
  #starts: ReadonlyMap<number, number> | undefined;
  #code: string | undefined;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Where an element is written; undefined where the parser implied it, made a second element of one
   * tag, as of `<b>` over the border of two paragraphs, or changed its name.
   */
  placeOf(element: PageElement): SourcePlace | undefined {
    const { source, tag } = element;
    if (source === undefined || this.#countAt(source.start) !== 1) return undefined;
    const named = this.page.source.slice(source.start + 1, source.start + 1 + tag.length);
    return named.toLowerCase() === tag ? source : undefined;
  }

  #countAt(start: number): number {
    if (this.#starts === undefined) {
      const starts = new Map<number, number>();
      for (const { source } of this.page.elements) {
        if (source) starts.set(source.start, (starts.get(source.start) ?? 0) + 1);
      }
      this.#starts = starts;
    }
    return this.#starts.get(start) ?? 0;
  }

  /** All that scripts and style sheets of the page say. */
  get code(): string {
    this.#code ??= this.page.elements
      .filter(({ tag }) => tag === "style" || tag === "script")
      .flatMap(({ children }) => children.map((node) => (isElement(node) ? "" : node.text)))
      .join("\n");
    return this.#code;
  }

  /** An attribute as it is written, such as `ID = a`. */
  written(element: PageElement, name: string): string | undefined {
    const range = this.placeOf(element)?.attributes.get(name);
    return range && this.page.source.slice(range.start, range.end);
  }

  /**
   * Sets an attribute, its quotes kept; one that is not there is put after the tag's name. The edit covers the
   * name or the value, so that two repairs never add the same attribute at once.
   */
  setAttribute(element: PageElement, name: string, value: string): TextEdit | undefined {
    const place = this.placeOf(element);
    if (place === undefined) return undefined;
    const range = place.attributes.get(name);
    if (range === undefined) {
      if (element.attributes.has(name)) return undefined;
      const [start, end] = [place.start + 1, place.start + 1 + element.tag.length];
      const text = `${this.page.source.slice(start, end)} ${name}="${escapeFor('"', value)}"`;
      return { start, end, text };
    }
    const written = this.page.source.slice(range.start, range.end);
    const [, shown, equals, old] = WRITTEN_ATTRIBUTE.exec(written) ?? [];
    if (shown === undefined) return undefined;
    const quote = old?.startsWith("'") ? "'" : '"';
    const text = `${shown}${equals ?? "="}${quote}${escapeFor(quote, value)}${quote}`;
    return { ...range, text };
  }

  /** Takes an attribute away, with the blank before it where nothing then runs together. */
  removeAttribute(element: PageElement, name: string): TextEdit | undefined {
    const range = this.placeOf(element)?.attributes.get(name);
    return range && this.removeRange(range);
  }

  removeRange({ start, end }: { readonly start: number; readonly end: number }): TextEdit {
    const { source } = this.page;
    const next = source.charAt(end);
    let from = start;
    if (next === ">" || BLANK.test(next)) {
      while (BLANK.test(source.charAt(from - 1))) from -= 1;
    }
    return { start: from, end, text: "" };
  }

  /** A repair of what a finding says of an element. */
  repair(element: PageElement | undefined, change: Change): PlannedRepair {
    return { ...change, place: () => placeOfElement(element) };
  }
}

export function placeOfElement(element: PageElement | undefined): Place {
  if (element === undefined) return { selector: "html", line: 1 };
  return { selector: selectorOf(element), line: element.source?.line ?? 1 };
}

function escapeFor(quote: string, value: string): string {
  const escaped = value.replaceAll("&", "&amp;");
  return quote === '"' ? escaped.replaceAll('"', "&quot;") : escaped.replaceAll("'", "&#39;");
}

/** A planner that looks at each finding for itself. */
export function eachOf(
  plan: (editor: PageEditor, finding: Finding, gate: string) => PlannedRepair | undefined,
): Planner {
  return (editor, { failing }, gate) => {
    const planned = new Map<Finding, PlannedRepair>();
    for (const finding of failing) {
      const repair = plan(editor, finding, gate);
      if (repair !== undefined) planned.set(finding, repair);
    }
    return planned;
  };
}
