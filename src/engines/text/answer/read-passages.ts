import type { Entity } from "../extract/entity.js";
import { findEntities } from "../extract/find-entities.js";
import { readJsonPairs } from "../extract/read-json-pairs.js";
import { splitSentences } from "../sentences/split-sentences.js";
import { type TextWord, wordsOf } from "./question-terms.js";

/** A sentence of a passage with what is known of it. */
export interface Sentence {
  readonly text: string;
  readonly words: readonly TextWord[];
  readonly stems: ReadonlySet<string>;
  /** From 0, in the order they were given. */
  readonly passage: number;
  /** Within its passage. */
  readonly place: number;
}

export interface Passage {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  readonly stems: ReadonlySet<string>;
}

const SENTENCES_MAX = 20_000;
const SENTENCE_LENGTH_MAX = 4_000;

/** Cuts passages into sentences; one that is JSON into `name: value` lines. At most 20,000 sentences. */
export function readPassages(texts: readonly string[]): readonly Passage[] {
  let left = SENTENCES_MAX;
  return texts.map((text, passage) => {
    const sentences = cutSentences(text)
      .slice(0, left)
      .map((sentence, place): Sentence => {
        const words = wordsOf(sentence);
        const stems = new Set(words.map(({ stem }) => stem));
        return { text: sentence, words, stems, passage, place };
      });
    left -= sentences.length;
    const stems = new Set(sentences.flatMap((sentence) => [...sentence.stems]));
    return { text, sentences, stems };
  });
}

function cutSentences(text: string): string[] {
  const pairs = readJsonPairs(text);
  if (pairs.length > 0) return pairs.map(({ label, value }) => `${label}: ${value}`);
  return splitSentences(text).map((span) => span.text.slice(0, SENTENCE_LENGTH_MAX));
}

/** What of a known form stands in a sentence. */
export function entitiesOf(sentence: Sentence): readonly Entity[] {
  return findEntities(sentence.text);
}
