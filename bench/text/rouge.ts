/** ROUGE-N as an F1 measure (Lin, 2004): overlap of word n-grams, counted with repetition; no stop words removed. */
export function rouge(
  candidate: string,
  reference: string,
  { n, stem }: { readonly n: 1 | 2; readonly stem?: (word: string) => string },
): number {
  const one = gramsOf(candidate, n, stem);
  const other = gramsOf(reference, n, stem);
  let shared = 0;
  for (const [gram, count] of one.counts) shared += Math.min(count, other.counts.get(gram) ?? 0);
  if (shared === 0) return 0;
  const precision = shared / one.total;
  const recall = shared / other.total;
  return (2 * precision * recall) / (precision + recall);
}

function gramsOf(text: string, n: number, stem: (word: string) => string = (word) => word) {
  const words = (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(stem);
  const counts = new Map<string, number>();
  for (let at = 0; at + n <= words.length; at += 1) {
    const gram = words.slice(at, at + n).join(" ");
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  }
  return { counts, total: Math.max(0, words.length - n + 1) };
}
