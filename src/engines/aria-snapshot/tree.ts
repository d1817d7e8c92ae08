/** Pixels of CSS, from the upper left corner of what is seen of the page. */
export interface AriaBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A node of a page's accessibility tree, shaped as Playwright's `ariaSnapshotJSON` gives it. A state that
 * does not hold is left out.
 */
export interface AriaNode {
  /** A role of ARIA, `generic`, `iframe`, or `text` for a text at the root of a tree. */
  readonly role: string;
  /** The accessible name. */
  readonly name?: string | undefined;
  readonly checked?: boolean | "mixed" | undefined;
  readonly disabled?: boolean | undefined;
  readonly expanded?: boolean | undefined;
  /** Whether it has the focus. */
  readonly active?: boolean | undefined;
  readonly invalid?: boolean | "grammar" | "spelling" | undefined;
  readonly level?: number | undefined;
  readonly pressed?: boolean | "mixed" | undefined;
  readonly selected?: boolean | undefined;
  readonly ariaHidden?: boolean | undefined;
  /** What actions call it, such as `e12`; only of what can be seen and clicked. */
  readonly ref?: string | undefined;
  readonly cursor?: "pointer" | undefined;
  readonly box?: AriaBox | undefined;
  /** Where a link leads, as the page writes it. */
  readonly url?: string | undefined;
  readonly placeholder?: string | undefined;
  /** What a node says that has a single text and nothing else below it. */
  readonly text?: string | undefined;
  readonly children?: readonly (AriaNode | string)[] | undefined;
}

/** The nodes at the top of a page, or the one that was asked for. */
export type AriaTree = readonly AriaNode[];
