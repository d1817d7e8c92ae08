import type { SentenceScores } from "./read-sentence.js";
import { SENTENCE_TRAITS, type SentenceTraits } from "./sentence-traits.js";

/** A sentence as it was read on its own: its log-odds by the linear models, and its traits. */
export type ReadSentence = SentenceTraits & SentenceScores;

/** What tells a sentence from its document, in the order of the numbers after those of the sentence. */
export const DOCUMENT_FEATURES = [
  "score",
  "kindsScore",
  "sentences",
  "place",
  "fromEnd",
  "scoreBefore",
  "scoreAfter",
  "scoreAround",
  "othersMean",
  "othersHigh",
  "othersTop",
  "aboveOthers",
  "othersAsk",
  "othersDeed",
  "othersManual",
  "othersYou",
  "othersI",
  "othersModel",
  "othersMarkup",
  "othersLength",
  "othersPolite",
  "shared",
] as const;

/** A score that stands where a document has no other sentence. */
const NO_SCORE = -6;
const SCORE_MAX = 15;

/**
 * The features of the sentence at a place of a document, for the trees: its traits, its score, and how both
 * differ from those of its neighbours and of the rest. Linear in the sentences but for sorting their scores.
 */
export function documentFeatures(sentences: readonly ReadSentence[]): (at: number) => number[] {
  const scores = sentences.map(({ score }) => bounded(score));
  const sorted = [...scores].sort((a, b) => a - b);
  const sums = sumTraits(sentences);
  const words = countContent(sentences);
  const total = scores.reduce((sum, score) => sum + score, 0);
  const others = sentences.length - 1;
  return (at) => {
    const sentence = sentences[at];
    if (sentence === undefined) throw new RangeError("no sentence at that place");
    const score = scores[at] ?? NO_SCORE;
    const mean = others === 0 ? NO_SCORE : (total - score) / others;
    const share = (trait: Trait) =>
      others === 0 ? -1 : ((sums.get(trait) ?? 0) - has(sentence, trait)) / others;
    const before = scores[at - 1] ?? NO_SCORE;
    const after = scores[at + 1] ?? NO_SCORE;
    const features = Array.from(sentence.counts);
    features.push(
      score,
      bounded(sentence.kindsScore),
      Math.min(60, sentences.length),
      others === 0 ? 0.5 : at / others,
      Math.min(10, others - at),
      before,
      after,
      Math.max(before, after, scores[at - 2] ?? NO_SCORE, scores[at + 2] ?? NO_SCORE),
      mean,
      without(sorted, score, 0.9),
      without(sorted, score, 1),
      score - mean,
      share("endsAsQuestion"),
      share("beginsWithDeed"),
      share("beginsWithManualVerb"),
      share("you"),
      share("i"),
      share("model"),
      share("markup"),
      others === 0
        ? -1
        : ((sums.get("words") ?? 0) - Math.min(1, countOf(sentence, "words"))) / others,
      share("asksPolitely"),
      sharedContent(sentence, words),
    );
    return features;
  };
}

type Trait = (typeof SENTENCE_TRAITS)[number];
const summed: readonly Trait[] = [
  "endsAsQuestion",
  "beginsWithDeed",
  "beginsWithManualVerb",
  "you",
  "i",
  "model",
  "markup",
  "asksPolitely",
];

const places = new Map<Trait, number>(SENTENCE_TRAITS.map((trait, at) => [trait, at]));

function countOf({ counts }: SentenceTraits, trait: Trait): number {
  return counts[places.get(trait) ?? 0] ?? 0;
}

function has(sentence: SentenceTraits, trait: Trait): number {
  return Math.min(1, countOf(sentence, trait));
}

function bounded(score: number): number {
  return Math.max(-SCORE_MAX, Math.min(SCORE_MAX, score));
}

function sumTraits(sentences: readonly SentenceTraits[]): ReadonlyMap<Trait, number> {
  return new Map(
    [...summed, "words" as const].map((trait) => [
      trait,
      sentences.reduce((sum, sentence) => sum + has(sentence, trait), 0),
    ]),
  );
}

/** The score at a quantile of a document's sorted scores, one occurrence of `score` left out. */
function without(sorted: readonly number[], score: number, quantile: number): number {
  const others = sorted.length - 1;
  if (others === 0) return NO_SCORE;
  const at = Math.min(others - 1, Math.floor(others * quantile));
  const isBefore = (sorted[at] ?? 0) < score;
  return sorted[isBefore ? at : at + 1] ?? NO_SCORE;
}

function countContent(sentences: readonly SentenceTraits[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { content } of sentences) {
    for (const word of new Set(content)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/** Share of a sentence's longer words that other sentences of the document have too; -1 without any. */
function sharedContent({ content }: SentenceTraits, words: ReadonlyMap<string, number>): number {
  if (content.length === 0) return -1;
  return content.filter((word) => (words.get(word) ?? 0) > 1).length / content.length;
}
