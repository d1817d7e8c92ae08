import type { Span } from "../../../../engines/prompt-reading/tokens/span.js";

/** An aircraft spoken of at tokens `from` to `next`. */
export interface Mention {
  /** The same for all ways to write one call sign. */
  readonly key: string;
  readonly id: string;
  readonly from: number;
  readonly next: number;
  readonly span: Span;
  /** `strong` looks like a call sign; `weak` is a letter, a number or a word in its place. */
  readonly strength: "strong" | "weak" | "ordinal";
}

export function keyOfId(id: string): string {
  return id.toUpperCase().replace(/[^\p{L}\p{N}]/gu, "");
}
