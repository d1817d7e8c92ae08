import type { MappedText, Region } from "../decoded-text/mapped-text.js";

/** Text that readers of a page do not see, or not as text. */
export interface HiddenPiece {
  /** All that it takes up in the original, with what hides it. */
  readonly region: Region;
  readonly content: MappedText;
  /** Where or how it is hidden, as words that go on "was hidden". */
  readonly how: string;
  /** It is withheld as a whole, or sentence by sentence. */
  readonly isWhole: boolean;
  /** No text that means well is written in this way. */
  readonly isSmuggled: boolean;
  /** Code of a page, which is no markup itself. */
  readonly isCode?: true;
}

/** What a longer region holds beside an instruction may be of use, and is withheld by the sentence. */
export const WHOLE_CHARACTERS_MAX = 4_000;
