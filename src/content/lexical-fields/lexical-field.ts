/** Words that speak for a label, and the names that labels of this meaning go by. */
export interface LexicalField {
  readonly names: string;
  readonly words: string;
}
