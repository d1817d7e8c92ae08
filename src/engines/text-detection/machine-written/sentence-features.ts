import { styleWords } from "../../../content/text-detection/style-words.js";
import { type ProseTokens, TokenKind } from "./prose-tokens.js";

/** What is measured of sentences, in the order of the numbers. */
export const sentenceFeatureNames = [
  "sentence_length",
  "sentence_length_spread",
  "sentence_length_variation",
  "sentence_length_change",
  "short_sentences",
  "long_sentences",
  "commas_spread",
  "opener_pronouns",
  "opener_articles",
  "opener_transitions",
  "opener_participles",
  "opener_repeats",
  "small_openers",
] as const;

const transitions = new Set(styleWords.transitions.split(" "));
const pronouns = new Set(
  [
    styleWords.firstPerson,
    styleWords.firstPlural,
    styleWords.secondPerson,
    styleWords.thirdPerson,
  ].flatMap((words) => words.split(" ")),
);
const articles = new Set(["the", "a", "an", "this", "these", "that", "those"]);

const SHORT_SENTENCE = 6;
const LONG_SENTENCE = 31;
const OPENER_LENGTH = 5;

interface Sentence {
  readonly words: number;
  readonly commas: number;
  readonly opener: string;
  readonly isSmall: boolean;
}

/** Lengths, commas and openings of the sentences of a text; one number for each name. Linear. */
export function measureSentences(tokens: ProseTokens): number[] {
  const all = tokens.sentences
    .slice(0, -1)
    .map((from, at) => readSentence(tokens, from, tokens.sentences[at + 1] ?? from))
    .filter(({ words }) => words > 0);
  const lengths = all.map(({ words }) => words);
  const { mean, spread } = momentsOf(lengths);
  const changes = lengths.slice(1).map((length, at) => Math.abs(length - (lengths[at] ?? length)));
  const share = (isOf: (sentence: Sentence) => boolean) =>
    all.filter(isOf).length / Math.max(1, all.length);
  return [
    mean,
    spread,
    spread / Math.max(1, mean),
    momentsOf(changes).mean / Math.max(1, mean),
    share(({ words }) => words <= SHORT_SENTENCE),
    share(({ words }) => words >= LONG_SENTENCE),
    momentsOf(all.map(({ commas }) => commas)).spread,
    share(({ opener }) => pronouns.has(opener)),
    share(({ opener }) => articles.has(opener)),
    share(({ opener }) => transitions.has(opener)),
    share(({ opener }) => opener.length >= OPENER_LENGTH && /(?:ing|ed)$/.test(opener)),
    1 - new Set(all.map(({ opener }) => opener)).size / Math.max(1, all.length),
    share(({ isSmall }) => isSmall),
  ];
}

function readSentence({ forms, lower, kinds }: ProseTokens, from: number, to: number): Sentence {
  let [words, commas, opener, isSmall] = [0, 0, "", false];
  for (let at = from; at < to; at += 1) {
    if (forms[at] === ",") commas += 1;
    if (kinds[at] !== TokenKind.word) continue;
    if (words === 0) {
      opener = lower[at] ?? "";
      isSmall = forms[at] === opener;
    }
    words += 1;
  }
  return { words, commas, opener, isSmall };
}

function momentsOf(values: readonly number[]): { readonly mean: number; readonly spread: number } {
  if (values.length === 0) return { mean: 0, spread: 0 };
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const square = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, spread: Math.sqrt(square) };
}
