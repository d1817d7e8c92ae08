import { hashedTokenNgrams, type SparseVector } from "../ngrams/hashed-ngrams.js";
import { maskWords } from "./masked-words.js";
import type { ProseTokens } from "./prose-tokens.js";

/** The ways in which a text is looked at, each with a linear model of its own. */
export const VIEWS = ["words", "common"] as const;
export type View = (typeof VIEWS)[number];

/** Features of a view are hashed to so many bits. */
export const VIEW_BITS: Readonly<Record<View, number>> = {
  words: 17,
  common: 18,
};

/**
 * The groups of tokens of a view: words as they are (1 to 2 of them), or with all but the commonest masked
 * (1 to 4).
 */
export function viewNgrams(tokens: ProseTokens, view: View): SparseVector {
  const bits = VIEW_BITS[view];
  if (view === "words") return hashedTokenNgrams(tokens.lower, bits, [1, 2]);
  return hashedTokenNgrams(maskWords(tokens), bits, [1, 4]);
}
