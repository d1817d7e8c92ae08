import type { Fragment } from "../text/fragments.js";
import type { Line } from "../text/lines.js";

/** Cells by rows; each holds its lines. */
export type TableRows = readonly (readonly (readonly Line[])[])[];

/** What stands in the flow of a page: a run of text, or a table that was recognised by its lines. */
export interface FlowItem {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly content: Fragment | TableRows;
}

/** A part of a page that is not parted further, with the column that it stands in. */
export type PageBlock =
  | {
      readonly kind: "text";
      readonly lines: readonly Line[];
      readonly column: Column;
    }
  | { readonly kind: "table"; readonly rows: TableRows; readonly top: number };

export interface Column {
  readonly left: number;
  readonly right: number;
}

export function isFragment(content: Fragment | TableRows): content is Fragment {
  return "glyphs" in content;
}

export function itemOf(fragment: Fragment): FlowItem {
  return {
    left: fragment.left,
    right: fragment.right,
    top: fragment.y - fragment.size * 0.75,
    bottom: fragment.y + fragment.size * 0.2,
    content: fragment,
  };
}
