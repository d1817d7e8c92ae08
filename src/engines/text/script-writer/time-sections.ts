/** The most words that are spoken in a second. */
export const WORDS_PER_SECOND_MAX = 2.75;

/** The seconds that sections of so many words need at least. */
export function secondsNeeded(words: readonly number[]): number {
  return words.reduce((sum, count) => sum + leastSeconds(count), 0);
}

/** The whole seconds that so many words take at the fastest pace. */
export function leastSeconds(words: number): number {
  return Math.max(1, Math.ceil(words / WORDS_PER_SECOND_MAX));
}

/**
 * Shares whole seconds among sections: each gets what its words need, and of the rest the next second goes
 * where the words are spoken fastest. `seconds` is at least `secondsNeeded`.
 */
export function shareSeconds(words: readonly number[], seconds: number): number[] {
  const shares = words.map(leastSeconds);
  for (let left = seconds - secondsNeeded(words); left > 0; left -= 1) {
    const pace = shares.map((share, at) => (words[at] ?? 0) / share);
    const fastest = pace.indexOf(Math.max(...pace));
    shares[fastest] = (shares[fastest] ?? 0) + 1;
  }
  return shares;
}
