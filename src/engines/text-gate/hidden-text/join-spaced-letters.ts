import { type MappedText, MappedTextBuilder } from "../decoded-text/mapped-text.js";
import { partWords } from "./plausible-text.js";

/** Single letters with the same kind of separator between them, wider gaps between words. */
const SPACED =
  /(?<![\p{L}\p{N}])\p{L}(?:[ \t.\-_*·•|/\\,~+=]{1,4}(?:\n(?=\p{L}[ .\-_]))?\p{L}(?![\p{L}\p{N}])){4,}/gu;

/** Three letters with signs around each: without them there is nothing to join. */
const MAY_BE_SPACED =
  /(?:^|[^A-Za-z0-9\u00c0-\uffff])[A-Za-z\u00c0-\uffff][^A-Za-z0-9\u00c0-\uffff]{1,4}[A-Za-z\u00c0-\uffff][^A-Za-z0-9\u00c0-\uffff]{1,4}[A-Za-z\u00c0-\uffff](?![A-Za-z0-9\u00c0-\uffff])/;

/**
 * Joins letters that are set apart, as in `i g n o r e   t h i s`: a wider gap parts words, and where
 * there is none, frequent words of English do. Linear.
 */
export function joinSpacedLetters(source: MappedText): MappedText {
  const { text } = source;
  if (!MAY_BE_SPACED.test(text)) return source;
  const builder = new MappedTextBuilder(source);
  let from = 0;
  for (const match of text.matchAll(SPACED)) {
    builder.copy(from, match.index);
    from = match.index;
    for (const word of wordsOf(match[0])) {
      builder.add(word.text, from + word.start, from + word.end);
    }
    from += match[0].length;
  }
  if (from === 0) return source;
  builder.copy(from, text.length);
  return builder.build();
}

interface JoinedWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function* wordsOf(spaced: string): Generator<JoinedWord> {
  const narrow = /^\p{L}([^\p{L}]+)/u.exec(spaced)?.[1] ?? " ";
  const letters = [...spaced.matchAll(/\p{L}/gu)];
  let word: JoinedWord | undefined;
  for (const { index, 0: letter } of letters) {
    const end = index + letter.length;
    const isNext = word !== undefined && index - word.end <= narrow.length;
    if (word && isNext) {
      word = { text: word.text + letter, start: word.start, end };
      continue;
    }
    if (word) yield { ...word, text: `${partWords(word.text) ?? word.text} ` };
    word = { text: letter, start: index, end };
  }
  if (word) yield { ...word, text: partWords(word.text) ?? word.text };
}
