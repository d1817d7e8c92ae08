/** The first tokens of a text, and how many there are of them. */
export interface CutText {
  readonly text: string;
  readonly tokens: number;
  readonly isWhole: boolean;
}

/**
 * A word's letters go in sixes and digits in threes, as the pieces of byte-pair vocabularies are
 * on average; marks and ideographs are one each, and the white space before a piece is part of it.
 */
const TOKEN =
  /\s*(?:[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]\p{M}{0,8}|(?:\p{L}\p{M}{0,8}){1,6}|\p{N}{1,3}|[^\s]\p{M}{0,8})|\s+/gu;

/**
 * Counts the tokens of a text by an approximation that needs no vocabulary: within about a fifth of
 * what byte-pair tokenizers count in English prose. Linear.
 */
export function countTokens(text: string): number {
  let count = 0;
  for (const _ of text.matchAll(TOKEN)) count += 1;
  return count;
}

/** Cuts a text after so many tokens of `countTokens`, never within a character. */
export function cutTokens(text: string, tokensMax: number): CutText {
  let tokens = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (tokens === tokensMax) return { text: text.slice(0, match.index), tokens, isWhole: false };
    tokens += 1;
  }
  return { text, tokens, isWhole: true };
}
