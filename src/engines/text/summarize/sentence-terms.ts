import { identifyLanguage } from "../language/identify-language.js";
import { indexTerms } from "../search/terms.js";
import type { TextSpan } from "../sentences/split-sentences.js";
import { countUnspacedLetters } from "../sentences/unspaced-scripts.js";
import { stopWordsOf } from "../stop-words/stop-words.js";

/** Sentences as what they are about. */
export interface SentenceTerms {
  /** The different terms of each sentence as numbers, ascending, without stop words. */
  readonly bags: readonly Int32Array[];
  /** The words of each sentence. */
  readonly wordCounts: readonly number[];
  /** How many sentences hold each term. */
  readonly holders: readonly number[];
}

/** So much of a sentence tells what it is about. */
const SENTENCE_LOOKED_AT = 4_000;
const LANGUAGE_LOOKED_AT = 2_000;
const WORD = /\S+/gu;
/** Letters of such scripts that make about one word. */
const LETTERS_PER_WORD = 2;

/** The terms of sentences, as the search index makes them: stems, and pairs of letters in unspaced scripts. */
export function termsOfSentences(text: string, sentences: readonly TextSpan[]): SentenceTerms {
  const ignored = stopTerms(text);
  const numbers = new Map<string, number>();
  const holders: number[] = [];
  const bags = sentences.map((sentence) => {
    const found = new Set<number>();
    for (const term of indexTerms(sentence.text.slice(0, SENTENCE_LOOKED_AT))) {
      if (ignored.has(term) || /^.$/u.test(term)) continue;
      const number = numbers.get(term) ?? numbers.size;
      numbers.set(term, number);
      found.add(number);
    }
    for (const number of found) holders[number] = (holders[number] ?? 0) + 1;
    return Int32Array.from(found).sort();
  });
  return { bags, wordCounts: sentences.map(({ text }) => countWords(text)), holders };
}

/** The stop words of the text's language in the form of terms. */
function stopTerms(text: string): ReadonlySet<string> {
  const [likely] = identifyLanguage(text.slice(0, LANGUAGE_LOOKED_AT)).candidates;
  return new Set(indexTerms([...stopWordsOf(likely?.code ?? "en")].join(" ")));
}

function countWords(text: string): number {
  const spaced = text.match(WORD)?.length ?? 0;
  const letters = countUnspacedLetters(text);
  return letters * 2 > text.length ? Math.ceil(letters / LETTERS_PER_WORD) : spaced;
}
