/** A neighbour counts up to this log-odds. */
const NEIGHBOUR_MAX = 4;
/** Share of a neighbour in the score of a sentence. */
const NEIGHBOUR_SHARE = 0.4;

/** Share of what a sentence is in its document; the rest is what it would be alone. */
const WITHIN_SHARE = 0.7;

/**
 * Log-odds of a sentence from those in its document and those that it would have as a document of its own:
 * a plain instruction stays one in whatever company.
 */
export function mixScores({
  within,
  alone,
}: {
  readonly within: number;
  readonly alone: number;
}): number {
  return WITHIN_SHARE * within + (1 - WITHIN_SHARE) * alone;
}

/**
 * Log-odds of the sentences of a document, in order, each raised by a likelier neighbour: an injection is
 * seldom one sentence, and the one that frames it is plainer than the one with the task.
 */
export function spreadScores(scores: readonly number[]): readonly number[] {
  return scores.map((score, at) => {
    const before = scores[at - 1] ?? Number.NEGATIVE_INFINITY;
    const after = scores[at + 1] ?? Number.NEGATIVE_INFINITY;
    const neighbour = Math.min(NEIGHBOUR_MAX, Math.max(before, after));
    return neighbour > score ? score + NEIGHBOUR_SHARE * (neighbour - score) : score;
  });
}
