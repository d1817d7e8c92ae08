import type { CheckedAddress } from "../addresses/checked-address.js";
import type { CheckedClaim } from "../claims/checked-claim.js";
import type { CheckedLink } from "../links/check-links.js";

/** What is checked, with what it may lean on. */
export interface CheckRequest {
  readonly text: string;
  /** What the reader wants with the text: a task of its own that the text may have, too. */
  readonly purpose?: string;
  /** What claims are held against. */
  readonly sources?: readonly string[];
  /** Where the text is from: links to look-alikes of its host are told. */
  readonly sourceUrl?: string;
  readonly profile?: "strict" | "balanced";
}

/** A slice of the original in UTF-16 code units, as `slice` counts, and the sentence that it holds. */
export interface Withheld {
  readonly start: number;
  readonly end: number;
  /** As it was judged: decoded and without marks. */
  readonly sentence: string;
  readonly category: string;
  /** Calibrated, 0 to 1. */
  readonly score: number;
  readonly why: string;
}

export interface Checked {
  /** `blocked` where nothing of use is left, `redacted` where something is withheld. */
  readonly verdict: "pass" | "redacted" | "blocked";
  /** The text with `[withheld: category]` for what is withheld; unchanged where nothing is. */
  readonly text: string;
  readonly withheld: readonly Withheld[];
  readonly links: readonly CheckedLink[];
  readonly addresses: readonly CheckedAddress[];
  readonly claims: readonly CheckedClaim[];
  readonly model: string;
}
