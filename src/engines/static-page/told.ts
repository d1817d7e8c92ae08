import type { PageElement } from "../design-gates/page/element.js";
import type { RoleOf } from "./roles.js";

/** Elements that a name was taken from, in a tree, so that names share what they have in common. */
export type Sources = PageElement | readonly Sources[] | undefined;

/** A text with where it was taken from. */
export interface Told {
  readonly text: string;
  readonly sources: Sources;
}

/** How an element is read for the name of another. */
export interface Reading {
  /** Whether `aria-labelledby` of what is read counts: within a reference, none is followed. */
  readonly followsReferences: boolean;
  /** Whether every text is read, and not only that of roles that are named by it. */
  readonly readsAll: boolean;
  /** Below a hidden element that is referred to, what is hidden counts. */
  readonly includesHidden: boolean;
}

/** What the rules of single elements ask for. */
export interface TextReader {
  readonly roleOf: RoleOf;
  /** What an element gives to the name of another one. */
  contribution(element: PageElement, reading: Reading): Told;
  /** The elements that `aria-labelledby` refers to. */
  references(element: PageElement): readonly PageElement[];
  /** The texts of an element's labels; undefined where it has none. */
  labelText(element: PageElement): Told | undefined;
  /** The text of an element that names the one around it. */
  partText(part: PageElement, reading: Reading): Told;
}

export const nothing: Told = { text: "", sources: undefined };

/** A text that an element itself gives. */
export function toldBy(element: PageElement, text: string | undefined): Told {
  return text ? { text, sources: element } : nothing;
}

/** Texts with spaces between them. */
export function joined(texts: readonly Told[]): Told {
  return {
    text: texts.map(({ text }) => text).join(" "),
    sources: texts.flatMap(({ sources }) => (sources === undefined ? [] : [sources])),
  };
}
