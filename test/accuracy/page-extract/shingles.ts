const SHINGLE_WORDS = 4;

export interface Overlap {
  readonly precision: number;
  readonly recall: number;
}

/**
 * How well a text agrees with the right one, as the article extraction benchmark of Scrapinghub counts:
 * over runs of four words, each as often as it occurs; a text of fewer words is one run.
 */
export function overlapOf(text: string, right: string): Overlap {
  const found = shinglesOf(text);
  const wanted = shinglesOf(right);
  let shared = 0;
  for (const [shingle, count] of found) shared += Math.min(count, wanted.get(shingle) ?? 0);
  return { precision: shared / total(found), recall: shared / total(wanted) };
}

/** The harmonic mean of the mean precision and the mean recall. */
export function meanOverlap(overlaps: readonly Overlap[]): Overlap & { readonly f1: number } {
  const mean = (of: (overlap: Overlap) => number) =>
    overlaps.reduce((sum, overlap) => sum + of(overlap), 0) / overlaps.length;
  const precision = mean((overlap) => overlap.precision);
  const recall = mean((overlap) => overlap.recall);
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) };
}

function shinglesOf(text: string): ReadonlyMap<string, number> {
  const words = text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const shingles = new Map<string, number>();
  for (let at = 0; at < Math.max(1, words.length - SHINGLE_WORDS + 1); at += 1) {
    const shingle = words.slice(at, at + SHINGLE_WORDS).join(" ");
    shingles.set(shingle, (shingles.get(shingle) ?? 0) + 1);
  }
  return shingles;
}

function total(shingles: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const count of shingles.values()) sum += count;
  return sum;
}
