const LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const LETTERS = new RegExp(LETTER.source, "gu");
/** The dictionary is handed a longer run in parts. */
const RUN_MAX = 2_000;
const segmenter = new Intl.Segmenter("und", { granularity: "word" });

/** Whether a text has a letter of a script that sets no spaces between words. */
export function hasUnspacedLetter(text: string): boolean {
  return LETTER.test(text);
}

/** How many letters of such scripts a text has. */
export function countUnspacedLetters(text: string): number {
  return text.match(LETTERS)?.length ?? 0;
}

/** The words of a run of letters in such a script, by the dictionary of `Intl.Segmenter`, and where they stand in it. */
export function* segmentsOf(
  run: string,
): Generator<{ readonly segment: string; readonly index: number }> {
  for (let from = 0; from < run.length; from += RUN_MAX) {
    const part = run.slice(from, from + RUN_MAX);
    for (const { segment, index, isWordLike } of segmenter.segment(part)) {
      if (isWordLike === true) yield { segment, index: from + index };
    }
  }
}
