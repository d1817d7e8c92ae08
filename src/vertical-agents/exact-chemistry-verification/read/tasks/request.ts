import type { CueItem, Item } from "../items/item.js";

export type RequestKind =
  | "balance"
  | "check"
  | "mass"
  | "exact mass"
  | "formula"
  | "smiles"
  | "percents"
  | "states";

/** What is asked, in the words that ask it, and of what. */
export interface Request {
  readonly cues: readonly CueItem[];
  readonly kinds: readonly RequestKind[];
  readonly objects: readonly Item[];
  /** Whether it stands beside words such as `right?`. */
  readonly isJudged: boolean;
}
