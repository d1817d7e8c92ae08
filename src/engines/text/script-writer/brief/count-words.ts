const unspacedLetters =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;
const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/** Whether most letters of a text belong to a script that is written without spaces between words. */
export function isUnspaced(text: string): boolean {
  const unspaced = text.match(unspacedLetters)?.length ?? 0;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return unspaced * 2 > letters;
}

/** Whether a text has letters of such a script at all. */
export function hasUnspaced(text: string): boolean {
  return text.search(unspacedLetters) >= 0;
}

/** Counts words: by white space, or by word segments in scripts that use no spaces. */
export function countWords(text: string, unspaced: boolean): number {
  if (!unspaced) {
    return text.match(/\S+/gu)?.length ?? 0;
  }
  let count = 0;
  for (const segment of segmenter.segment(text)) {
    count += segment.isWordLike === true ? 1 : 0;
  }
  return count;
}

/** The spoken part of a script text: every line that does not stand whole in square brackets. */
export function spokenText(text: string): string {
  return text
    .split("\n")
    .filter((line) => !/^\s*\[[^\]]*\]\s*$/u.test(line))
    .join("\n");
}
