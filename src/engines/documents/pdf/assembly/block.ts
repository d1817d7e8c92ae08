import type { Span } from "../text/span.js";

export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly spans: readonly Span[] }
  | { readonly kind: "paragraph"; readonly spans: readonly Span[] }
  | {
      readonly kind: "item";
      readonly depth: number;
      /** Its number in an ordered list. */
      readonly ordinal: number | undefined;
      /** What it is counted with where that is a letter, or a word's initial that looks like one. */
      readonly lettered?: Lettered;
      readonly spans: readonly Span[];
    }
  | { readonly kind: "table"; readonly rows: readonly (readonly (readonly Span[])[])[] }
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "footnote"; readonly label: string; readonly spans: readonly Span[] };

export interface Lettered {
  readonly letters: string;
  /** What all of its list share: the marks around the letter. */
  readonly kind: string;
  /** The marker as it stands before the text. */
  readonly marker: readonly Span[];
  /** Whether the file itself says that it is an item. */
  readonly isTagged: boolean;
}

export interface PageBlocks {
  readonly number: number;
  readonly blocks: readonly Block[];
}
