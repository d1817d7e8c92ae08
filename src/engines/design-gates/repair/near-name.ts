const LENGTH_MAX = 64;
const DISTANCE_MAX = 2;
/** In a shorter word, two wrong letters leave too little to tell which word was meant. */
const LONG_LENGTH = 8;

/**
 * The name that a misspelt word stands for: the only one within two edits of it, and within one for a word of fewer than
 * eight letters. Undefined where none is, or several are. Linear in the names.
 */
export function nearName(written: string, names: Iterable<string>): string | undefined {
  const word = written.toLowerCase();
  if (word.length > LENGTH_MAX) return undefined;
  const letters = lettersOf(word);
  const near: string[] = [];
  for (const name of names) {
    const isLike =
      Math.abs(name.length - word.length) <= DISTANCE_MAX &&
      countBits(letters ^ lettersOf(name)) <= 2 * DISTANCE_MAX;
    if (isLike && editsBetween(word, name) <= DISTANCE_MAX) near.push(name);
  }
  const [found] = near;
  if (found === undefined || near.length > 1) return undefined;
  return word.length >= LONG_LENGTH || editsBetween(word, found) === 1 ? found : undefined;
}

/** The letters of a word as bits: an edit changes two of them at most, so that most words need no closer look. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Letters put in, left out, changed, or swapped with their neighbour (optimal string alignment). Quadratic. */
function editsBetween(word: string, other: string): number {
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = word[row - 1] === other[column - 1];
      const isSwapped =
        row > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1];
      current.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, current];
  }
  return last[other.length] ?? 0;
}
