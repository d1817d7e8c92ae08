import type { CheckedClaim } from "./checked-claim.js";
import { judgeClaim } from "./judge-claim.js";
import { readStatement } from "./read-statement.js";
import { SourceIndex } from "./source-index.js";

/** So many claims of a text are checked, in its order. */
const CLAIMS_MAX = 500;

/**
 * Holds the sentences that state numbers, names or quotations against sources, word by word: a number is
 * supported where the sources have it, in any unit or rounding, beside the same words. Nothing is inferred.
 * Cost: linear in the sources, plus claims times the numbers of the sources.
 */
export function checkClaims(
  sentences: readonly { readonly text: string }[],
  sources: readonly string[],
): readonly CheckedClaim[] {
  if (sources.length === 0) return [];
  const index = new SourceIndex(sources);
  const checked: CheckedClaim[] = [];
  for (const { text } of sentences) {
    if (checked.length === CLAIMS_MAX) break;
    const judged = judgeClaim(readStatement(text, false), index);
    if (judged) checked.push({ sentence: text, ...judged });
  }
  return checked;
}
