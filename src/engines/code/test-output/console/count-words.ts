/**
 * Numbers before words, as closing lines have them: `2 failed, 1 passed`. The last number of a word
 * that comes several times is added to those before.
 */
export function countWords(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [, number, word] of text.matchAll(/(\d{1,9}) ([a-z]+)/gi)) {
    const key = (word ?? "").toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + Number(number));
  }
  return counts;
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };

/** The milliseconds of `1.45s`, `930ms`, `1m`. */
export function durationOf(text: string): number | undefined {
  const [, number, unit] = /([\d.]{1,12}) ?(ms|s|m|h)\b/.exec(text) ?? [];
  const milliseconds = Number(number) * (UNITS[unit ?? ""] ?? Number.NaN);
  return Number.isFinite(milliseconds) ? Math.round(milliseconds) : undefined;
}

/** Lines without the white space that all of them begin with. */
export function dedent(lines: readonly string[]): readonly string[] {
  const indents = lines.filter((line) => line.trim() !== "").map((line) => line.search(/\S/));
  const least = indents.reduce((least, indent) => Math.min(least, indent), 1_000);
  return lines.map((line) => line.slice(least));
}
