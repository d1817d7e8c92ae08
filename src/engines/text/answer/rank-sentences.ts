import { alikeTerms } from "./question-terms.js";
import type { Passage, Sentence } from "./read-passages.js";
import type { Question } from "./read-question.js";

export interface RankedSentence {
  readonly sentence: Sentence;
  /** 0 to 1: the share of the question that the sentence is about, rare words counting more. */
  readonly coverage: number;
  /** It holds what is asked of the subject. */
  readonly hasCore: boolean;
}

const NEAR_SHARE = 0.8;
const ALIKE_SHARE = 0.9;
const PASSAGE_SHARE = 0.5;
const ELSEWHERE_SHARE = 0.45;
/** A sentence that goes on about what the first passage is about: "The company's …", "Its …". */
const GOES_ON = /^(?:The \p{Ll}|Its?\b|This \p{Ll}|These \p{Ll}|They\b|Their\b)/u;
const DAY = /^(?:mon|tues|wednes|thurs|fri|satur|sun)da[iy]s?$/u;
const PRONOUN = /\b(?:she|he|her|his|him|they|their|them)\b/i;
const KEPT_MAX = 30;

/**
 * The sentences that a question is about, best first. A term counts by its rarity (the inverse
 * document frequency of BM25); one that stands in the sentence before, or elsewhere in the passage,
 * counts less. A sentence is left out when a name of the question is neither in its passage nor, for
 * people that it calls "she" or "they", in a passage before. Linear in the text times the terms.
 */
export function rankSentences(
  question: Question,
  passages: readonly Passage[],
): readonly RankedSentence[] {
  const sentences = passages.flatMap((passage) => passage.sentences);
  const sought: SoughtTerm[] = [...new Set([...question.terms, ...question.names])].map((term) => ({
    term,
    weight: rarityOf(term, sentences),
    firstPassage: passages.findIndex(({ stems }) => holds(stems, term)),
    isName: question.names.includes(term),
  }));
  const present = sought.filter(({ firstPassage }) => firstPassage >= 0);
  // A word that is nowhere would otherwise be the rarest of all, and outweigh those that are told.
  const usual = present.reduce((sum, { weight }) => sum + weight, 0) / Math.max(1, present.length);
  for (const term of sought) if (term.firstPassage < 0) term.weight = Math.min(term.weight, usual);
  const total = sought.reduce((sum, { weight }) => sum + weight, 0);
  const ranked = sentences.flatMap((sentence) => {
    const passage = passages[sentence.passage];
    if (!passage) return [];
    let covered = 0;
    let isAboutSubject = false;
    for (const term of sought) {
      const share = shareOf(term, sentence, passage);
      if (share === 0 && term.isName) return [];
      // A day or a figure that stands elsewhere in the passage is said of something else.
      if (term.isName && share < ALIKE_SHARE && DAY.test(term.term)) return [];
      if (term.isName && share < NEAR_SHARE && /^\p{N}/u.test(term.term)) return [];
      covered += term.weight * share;
      isAboutSubject ||= share > 0 && term.term !== question.core.at(-1);
    }
    // What is asked of the one may be told of another: "what does the guarantee cost".
    if (!isAboutSubject && sought.length > 1) return [];
    if (!question.needed.every((term) => holds(sentence.stems, term))) return [];
    const hasCore =
      question.core.length === 0 || question.core.some((term) => holds(sentence.stems, term));
    return [{ sentence, coverage: total === 0 ? 0 : covered / total, hasCore }];
  });
  return ranked
    .sort((a, b) => Number(b.hasCore) - Number(a.hasCore) || b.coverage - a.coverage)
    .slice(0, KEPT_MAX);
}

interface SoughtTerm {
  readonly term: string;
  weight: number;
  /** Where it stands first; -1 for nowhere. */
  readonly firstPassage: number;
  readonly isName: boolean;
}

function rarityOf(term: string, sentences: readonly Sentence[]): number {
  const holders = sentences.filter(({ stems }) => holds(stems, term)).length;
  return Math.log(1 + (sentences.length - holders + 0.5) / (holders + 0.5));
}

/** Whether a text has a term or one that may stand for it. */
export function holds(stems: ReadonlySet<string>, term: string): boolean {
  for (const alike of alikeTerms(term)) if (stems.has(alike)) return true;
  return false;
}

function shareOf({ term, firstPassage }: SoughtTerm, sentence: Sentence, passage: Passage): number {
  if (sentence.stems.has(term)) return 1;
  if (holds(sentence.stems, term)) return ALIKE_SHARE;
  const before = passage.sentences[sentence.place - 1];
  if (before && holds(before.stems, term)) return NEAR_SHARE;
  if (holds(passage.stems, term)) return PASSAGE_SHARE;
  const isBefore = firstPassage >= 0 && firstPassage < sentence.passage;
  const goesOn = firstPassage === 0 && sentence.place === 0 && GOES_ON.test(sentence.text);
  return isBefore && (PRONOUN.test(sentence.text) || goesOn) ? ELSEWHERE_SHARE : 0;
}
