import type { Span } from "../tokens/span.js";

/** A cell without the spaces and quotes around it. */
export interface Cell {
  readonly text: string;
  readonly span: Span;
}

export interface Table {
  readonly kind: "table";
  /** `aligned` columns stand apart by two spaces, or by one where all rows have as many words. */
  readonly delimiter: "|" | "\t" | ";" | "," | "aligned";
  /** Null where the first row holds values. */
  readonly header: readonly Cell[] | null;
  readonly rows: readonly (readonly Cell[])[];
  readonly span: Span;
}

export interface ListItem {
  /** `-`, `1`, `#2`: without its bracket or point. */
  readonly marker: string;
  readonly body: Cell;
}

export interface List {
  readonly kind: "list";
  readonly items: readonly ListItem[];
  readonly span: Span;
}

export interface JsonLeaf {
  /** JSON Pointer within the block. */
  readonly path: string;
  readonly value: string | number | boolean | null;
  readonly span: Span;
}

export interface JsonBlock {
  readonly kind: "json";
  readonly value: unknown;
  readonly leaves: readonly JsonLeaf[];
  readonly span: Span;
}
