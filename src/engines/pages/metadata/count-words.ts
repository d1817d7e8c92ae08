/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー々]+/gu;
const SPACED = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}_'’.-]*[\p{L}\p{N}\p{M}])?/gu;
const SEGMENTED_MAX = 20_000;
const WORDS_PER_MINUTE = 230;
const CHARACTERS_PER_MINUTE = 500;

export interface WordCount {
  readonly words: number;
  /** Whole minutes; 0 of a text without words, else at least 1. */
  readonly readingMinutes: number;
}

/**
 * The words of a text, and the minutes that reading it silently takes: 230 words a minute (Brysbaert,
 * 2019, prose in English: 238), 500 characters of scripts without spaces. Chinese, Japanese, Thai, Lao,
 * Khmer and Burmese are segmented by ICU's dictionaries, of a long text its first 20,000 characters, whose
 * mean word length serves for the rest.
 */
export function countWords(text: string): WordCount {
  let unspaced = "";
  let unspacedCount = 0;
  const spacedText = text.replace(UNSPACED, (run) => {
    unspacedCount += run.length;
    if (unspaced.length < SEGMENTED_MAX) unspaced += `${run}\n`;
    return " ";
  });
  const spaced = countMatches(spacedText, SPACED);
  const segmented = unspaced === "" ? 0 : segmentedWords(unspaced.slice(0, SEGMENTED_MAX));
  const readCount = unspaced.slice(0, SEGMENTED_MAX).replaceAll("\n", "").length;
  const words =
    spaced + (readCount === 0 ? 0 : Math.round((segmented * unspacedCount) / readCount));
  const minutes = spaced / WORDS_PER_MINUTE + unspacedCount / CHARACTERS_PER_MINUTE;
  return { words, readingMinutes: words === 0 ? 0 : Math.max(1, Math.round(minutes)) };
}

/** Without a list of what was found, which is larger than the text. */
function countMatches(text: string, pattern: RegExp): number {
  let count = 0;
  pattern.lastIndex = 0;
  while (pattern.test(text)) count += 1;
  return count;
}

function segmentedWords(text: string): number {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter("und", { granularity: "word" }).segment(text)) {
    if (isWordLike) words += 1;
  }
  return words;
}
