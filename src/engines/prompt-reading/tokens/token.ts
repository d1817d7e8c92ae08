import type { Span } from "./span.js";

interface Placed {
  /** As folded: plain digits, dashes and quotes. */
  readonly text: string;
  readonly span: Span;
  /** Offset in the folded text. */
  readonly from: number;
  readonly to: number;
  /** No space stands before it. */
  readonly isGlued: boolean;
}

/** Letters, or a name that begins with a letter, such as `G1`; `key` has neither case nor accents. */
export interface WordToken extends Placed {
  readonly kind: "word";
  readonly key: string;
}

/** A number without its unit. */
export interface NumberToken extends Placed {
  readonly kind: "number";
  readonly value: number;
  /** Other values that its marks could mean: 1.234 for `1,234`. */
  readonly alternatives: readonly number[];
  /** The same characters as separate numbers: 82 and 76 for `82,76`. */
  readonly parts: readonly NumberToken[];
}

/** A dotted chain of digits that is no number: a date, a version, an address. */
export interface CodeToken extends Placed {
  readonly kind: "code";
}

/** Punctuation; an arrow of two characters is `→`. */
export interface MarkToken extends Placed {
  readonly kind: "mark";
}

/** The end of a line. */
export interface BreakToken extends Placed {
  readonly kind: "break";
}

export type Token = WordToken | NumberToken | CodeToken | MarkToken | BreakToken;
