import { identifyLanguage } from "../language/identify-language.js";
import { splitSentences } from "../sentences/split-sentences.js";
import { judgeSentence } from "./judge-sentence.js";
import { lexiconOf } from "./lexicons.js";

export interface Sentiment {
  readonly label: "positive" | "negative" | "neutral";
  /** -1 for the worst judgement to 1 for the best; 0 where nothing judges. */
  readonly score: number;
  /** The words and signs that judged, as the text writes them, each once. */
  readonly words: readonly string[];
}

/** A weaker score says nothing. */
const NEUTRAL_MAX = 0.25;
/** VADER's constant: how soon further judging words stop to count. */
const SATURATION = 15;
const WORDS_MAX = 50;
const LANGUAGE_LOOKED_AT = 2_000;
const TEXT_MAX = 1_000_000;

/**
 * Whether a text praises or blames, by a lexicon and rules of VADER's kind (Hutto and Gilbert, 2014):
 * negation, strengthening, contrast, capitals, exclamation marks, emoji. English, and weaker German,
 * French and Spanish; other languages by signs alone. About 35 ms for 100,000 characters.
 */
export function judgeSentiment(text: string): Sentiment {
  const read = text.slice(0, TEXT_MAX);
  const { code } = identifyLanguage(read.slice(0, LANGUAGE_LOOKED_AT));
  const lexicon = lexiconOf(code);
  const words = new Set<string>();
  let sum = 0;
  let judging = 0;
  for (const sentence of splitSentences(read)) {
    const judged = judgeSentence(sentence.text, lexicon);
    sum += judged.valence;
    judging += judged.words.length > 0 ? 1 : 0;
    for (const word of judged.words) if (words.size < WORDS_MAX) words.add(word);
  }
  const score = sum / Math.sqrt(sum * sum + SATURATION * Math.max(1, judging));
  return {
    label: labelOf(score),
    score: Math.round(score * 10_000) / 10_000 + 0,
    words: [...words],
  };
}

function labelOf(score: number): Sentiment["label"] {
  if (Math.abs(score) < NEUTRAL_MAX) return "neutral";
  return score > 0 ? "positive" : "negative";
}
