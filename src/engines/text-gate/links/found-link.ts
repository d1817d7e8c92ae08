/** A link as it stands in a text. */
export interface FoundLink {
  readonly start: number;
  /** After it and the text that stands for it. */
  readonly end: number;
  /** As it is written, with character references read. */
  readonly url: string;
  /** The text that people see for it; null where they see the address itself, or nothing. */
  readonly shownAs: string | null;
  /** It is loaded without anybody following it, such as a picture. */
  readonly isLoaded: boolean;
}
