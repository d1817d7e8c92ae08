import { stemWord } from "../search/porter-stem.js";
import { splitSentences } from "../sentences/split-sentences.js";
import { hasUnspacedLetter, segmentsOf } from "../sentences/unspaced-scripts.js";

/** Words that stand together without a stop word or a mark between them, and where. */
export interface Run {
  readonly words: readonly RunWord[];
  /** The number of its sentence. */
  readonly sentence: number;
}

export interface RunWord {
  /** As it stands in the text. */
  readonly written: string;
  /** What forms of one word share: the stem of an English word, the lowercase of another. */
  readonly key: string;
  /** It has a capital where the sentence does not call for one. */
  readonly isNamed: boolean;
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:[-'’.+#/](?=[\p{L}\p{N}])[\p{L}\p{M}\p{N}]+)*[+#]{0,2}/gu;
const WORD_LENGTH_MAX = 40;
const GAP = /^(?:[ \t]|\r?\n[ \t]*)$/;
const CAPITAL = /^\p{Lu}/u;
const NAME_PART = /^\p{Lu}\p{Ll}+$/u;
const NEXT_NAME = /^ \p{Lu}/u;
const ASCII_WORD = /^[a-z]+$/;

export interface RunRules {
  /** Words in lowercase that no run has. */
  readonly ignored: ReadonlySet<string>;
  /** Nouns have capitals, as in German: a small word after one begins another run. */
  readonly areNounsCapital: boolean;
}

/** The runs of a text in order. */
export function* readRuns(text: string, rules: RunRules): Generator<Run> {
  let number = 0;
  for (const sentence of splitSentences(text)) {
    const words: RunWord[] = [];
    let end = 0;
    for (const { written, index } of wordsOf(sentence.text)) {
      const isApart =
        (index !== end && !GAP.test(sentence.text.slice(end, index))) ||
        (rules.areNounsCapital &&
          CAPITAL.test(words.at(-1)?.written ?? "") &&
          !CAPITAL.test(written));
      const isWanted =
        isContent(written, rules.ignored) || isPartOfName(sentence.text, index, written);
      if ((isApart || !isWanted) && words.length > 0) {
        yield { words: words.splice(0), sentence: number };
      }
      if (isWanted) words.push(toRunWord(written, index === 0));
      end = index + written.length;
    }
    if (words.length > 0) yield { words, sentence: number };
    number += 1;
  }
}

function* wordsOf(text: string): Generator<{ readonly written: string; readonly index: number }> {
  for (const { 0: written, index } of text.matchAll(WORD)) {
    if (!hasUnspacedLetter(written)) {
      yield { written, index };
      continue;
    }
    for (const { segment, index: inner } of segmentsOf(written)) {
      yield { written: segment, index: index + inner };
    }
  }
}

function isContent(written: string, ignored: ReadonlySet<string>): boolean {
  return (
    written.length <= WORD_LENGTH_MAX &&
    /\p{L}/u.test(written) &&
    (written.length > 1 || hasUnspacedLetter(written)) &&
    !ignored.has(written.toLowerCase().replaceAll("’", "'"))
  );
}

/** `New` of `New York`: a capital within the sentence, and one on the next word. */
function isPartOfName(sentence: string, index: number, written: string): boolean {
  const next = sentence.slice(index + written.length, index + written.length + 2);
  return index > 0 && NAME_PART.test(written) && NEXT_NAME.test(next);
}

function toRunWord(written: string, isFirst: boolean): RunWord {
  const small = written.toLowerCase();
  const isNamed = isFirst ? /\p{Lu}.*\p{Lu}/u.test(written) : small !== written;
  return { written, key: ASCII_WORD.test(small) ? stemWord(small) : small, isNamed };
}
