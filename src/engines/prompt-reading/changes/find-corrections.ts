import { CORRECTION_PHRASES } from "../../../content/change-words/prompt-corrections.js";
import { findAll } from "../kit/find-all.js";
import type { Found } from "../kit/reading.js";
import { Vocabulary } from "../kit/vocabulary.js";
import { type Quantity, quantityAt } from "../quantities/quantity-at.js";
import { type Span, spanning } from "../tokens/span.js";
import type { Token } from "../tokens/token.js";

/** A value that takes the place of one stated before. */
export interface Correction {
  readonly corrected: Quantity;
  readonly by: Quantity;
  /** The words that say so, and the new value. */
  readonly span: Span;
}

const phrases = new Vocabulary(CORRECTION_PHRASES.map((phrase) => [phrase, phrase] as const));
/** Words and commas between `sorry` and the value. */
const GAP_TOKENS_MAX = 4;

interface Correcting {
  readonly by: Quantity;
  readonly span: Span;
}

/**
 * What a prompt corrects: `TAS 470 … sorry, 450 kt`. A value corrects the last one before it of the same unit; one
 * without a unit the last one before it.
 */
export function findCorrections(tokens: readonly Token[]): readonly Correction[] {
  const quantities = findAll(tokens, quantityAt);
  const corrections: Correction[] = [];
  const lastOf = new Map<string | null, Quantity>();
  let last: Quantity | undefined;
  let next = 0;
  for (const { by, span } of findAll(tokens, correctingAt)) {
    for (; next < quantities.length; next += 1) {
      const earlier = quantities[next];
      if (!earlier || earlier.span.start >= span.start) break;
      last = earlier;
      lastOf.set(earlier.unit, earlier);
    }
    const corrected = by.unit === null ? last : (lastOf.get(by.unit) ?? lastOf.get(null));
    if (corrected) corrections.push({ corrected, by, span });
  }
  return corrections;
}

function correctingAt(tokens: readonly Token[], at: number): Found<Correcting> | undefined {
  const phrase = phrases.termAt(tokens, at);
  const first = tokens[at];
  if (!phrase || phrase.isMisspelt || !first) return undefined;
  for (let from = phrase.next; from <= phrase.next + GAP_TOKENS_MAX; from += 1) {
    const token = tokens[from];
    if (token?.kind === "break" || token?.text === ";") return undefined;
    const by = quantityAt(tokens, from);
    if (by)
      return {
        reading: { by: by.reading, span: spanning(first.span, by.reading.span) },
        next: by.next,
      };
  }
  return undefined;
}
