import type { Expression } from "../expression.js";
import type { Cursor } from "../templates/cursor.js";
import type { Readers } from "../templates/template.js";

/** The readers that call each other; each leaves the cursor behind what it read. */
export interface Grammar {
  readonly sum: (cursor: Cursor) => Expression | undefined;
  readonly tight: (cursor: Cursor) => Expression | undefined;
  readonly readers: Readers;
}
