import type { SentenceTerms } from "./sentence-terms.js";

/** A sentence that shares this much of its terms with a chosen one says the same again. */
const SAME_SHARE = 0.7;
/** How much a likeness to what is chosen takes from a rank. */
const LIKENESS_COST = 0.2;
/** Below this share of the highest rank stand greetings, headings and scraps: no words are filled up with them. */
const RANK_MIN = 0.3;
/** Of more sentences, the best are looked at. */
const CANDIDATES_MAX = 300;
const CHOSEN_MAX = 200;

/** The places of the best sentences within bounds, ascending; no two of them say the same. At least one, if any has words. */
export function chooseSentences(
  { bags, wordCounts }: SentenceTerms,
  ranks: Float64Array,
  bounds: { readonly words: number; readonly sentences: number },
): number[] {
  const highest = ranks.reduce((one, other) => Math.max(one, other), 0) || 1;
  const candidates = [...bags.keys()]
    .sort((one, other) => (ranks[other] ?? 0) - (ranks[one] ?? 0) || one - other)
    .slice(0, CANDIDATES_MAX)
    .map((place) => ({ place, likeness: 0 }));
  const chosen: number[] = [];
  let words = 0;
  const isFillable = bounds.sentences === Number.POSITIVE_INFINITY;
  while (candidates.length > 0 && chosen.length < Math.min(bounds.sentences, CHOSEN_MAX)) {
    const worth = candidates.map(
      ({ place, likeness }) => (ranks[place] ?? 0) / highest - LIKENESS_COST * likeness,
    );
    const best = worth.indexOf(Math.max(...worth));
    const [taken] = candidates.splice(best, 1);
    if (taken === undefined) break;
    if (isFillable && chosen.length > 0 && (ranks[taken.place] ?? 0) < highest * RANK_MIN) break;
    const length = wordCounts[taken.place] ?? 0;
    if (taken.likeness >= SAME_SHARE || (chosen.length > 0 && words + length > bounds.words))
      continue;
    chosen.push(taken.place);
    words += length;
    for (const candidate of candidates) {
      candidate.likeness = Math.max(
        candidate.likeness,
        likeness(bags, candidate.place, taken.place),
      );
    }
  }
  return chosen.sort((one, other) => one - other);
}

/** The share of terms of the shorter sentence that the other one has, too. */
function likeness(bags: readonly Int32Array[], one: number, other: number): number {
  const first = bags[one] ?? new Int32Array();
  const second = bags[other] ?? new Int32Array();
  let shared = 0;
  for (let at = 0, beside = 0; at < first.length && beside < second.length; ) {
    const difference = (first[at] ?? 0) - (second[beside] ?? 0);
    if (difference === 0) shared += 1;
    if (difference <= 0) at += 1;
    if (difference >= 0) beside += 1;
  }
  return shared / Math.max(1, Math.min(first.length, second.length));
}
