import type { Line } from "../text/lines.js";
import type { TableRows } from "./flow.js";

/** What the tags of a page say of a piece of text; undefined where only its looks tell. */
export type Role =
  | { readonly kind: "heading"; readonly level: number | undefined }
  | { readonly kind: "paragraph" }
  | { readonly kind: "item"; readonly depth: number; readonly label: string }
  | { readonly kind: "note" };

/** A paragraph, heading, list item, stretch of code or table of one page. */
export type Piece =
  | { readonly kind: "text"; readonly lines: readonly Line[]; readonly role: Role | undefined }
  | { readonly kind: "table"; readonly rows: TableRows };
