import { negativeLabels, positiveLabels } from "../../../content/lexical-fields/scales.js";
import { judgeSentiment } from "../sentiment/judge-sentiment.js";
import { isOther, judgeScale, keyOf, oppositeOf, urgencyOf } from "./judge-scale.js";
import { nameStems, profileOf, stemsOf } from "./label-fields.js";
import type { Label } from "./read-labels.js";

export interface Scored {
  readonly label: Label;
  /** Of what in the text speaks for it; not a probability. */
  readonly score: number;
}

/** The labels that fit, best first; empty where nothing in the text supports any. */
export interface Classified {
  readonly chosen: readonly Label[];
  readonly scores: readonly Scored[];
}

const TEXT_LENGTH_MAX = 200_000;
const REPEATS_MAX = 3;
const SCORE_MIN = 0.9;
const MULTI_SHARE_MIN = 0.35;
const SIMILARITY_MIN = 0.6;
const SIMILAR_WORDS_MAX = 400;
const OPPOSED_SCORE_MIN = 1.5;

/**
 * Chooses the labels that a text supports: by the words of the label and its description as stems, by
 * lexical fields, by letters in common, and for feelings, languages and urgency by the engine that
 * measures them. A label such as "other" is chosen when no other is supported. Deterministic; linear
 * in the text, of which the first 200,000 characters count, times the labels.
 */
export function classify(
  text: string,
  labels: readonly Label[],
  { isMulti = false }: { readonly isMulti?: boolean } = {},
): Classified {
  const read = text.slice(0, TEXT_LENGTH_MAX);
  const verdict = judgeScale(labels, read);
  if (verdict !== undefined) {
    return { chosen: verdict ? [verdict] : others(labels), scores: [] };
  }
  const scores = scoreLabels(read, labels).sort((a, b) => b.score - a.score);
  const supported = scores.filter(({ score }) => score >= SCORE_MIN);
  const [best] = supported;
  if (!best) return { chosen: others(labels), scores };
  const chosen = isMulti
    ? supported.filter(({ score }) => score >= best.score * MULTI_SHARE_MIN)
    : [best];
  return { chosen: chosen.map(({ label }) => label), scores };
}

function others(labels: readonly Label[]): Label[] {
  const other = labels.find(isOther);
  return other ? [other] : [];
}

function scoreLabels(text: string, labels: readonly Label[]): Scored[] {
  const counts = countStems(text);
  const profiles = new Map(labels.map((label) => [label, profileOf(label)]));
  const holders = new Map<string, number>();
  for (const profile of profiles.values()) {
    for (const stem of profile.keys()) holders.set(stem, (holders.get(stem) ?? 0) + 1);
  }
  const direct = labels
    .filter((label) => !isOther(label) && !oppositeOf(label, labels))
    .map((label) => {
      let score = 0;
      for (const [stem, weight] of profiles.get(label) ?? []) {
        const count = counts.get(stem);
        if (count) score += (weight * (1 + Math.log(count))) / (holders.get(stem) ?? 1);
      }
      const told = score + likeness(label, counts);
      return { label, score: told * shareTold(label, counts) + feelingFor(label, text) };
    });
  return [...direct, ...opposed(labels, direct)];
}

const UNTOLD_SHARE = 0.6;

/** Of "book flight", a text that tells of a flight alone tells the half. */
function shareTold(label: Label, counts: ReadonlyMap<string, number>): number {
  const stems = nameStems(label);
  if (stems.length < 2 || label.description !== "") return 1;
  const told = stems.filter((name) => {
    for (const stem of profileOf({ name, description: "" }).keys())
      if (counts.has(stem)) return true;
    return false;
  });
  return UNTOLD_SHARE + (1 - UNTOLD_SHARE) * (told.length / stems.length);
}

function countStems(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const stem of stemsOf(text)) {
    counts.set(stem, Math.min((counts.get(stem) ?? 0) + 1, REPEATS_MAX));
  }
  return counts;
}

/** "Not spam" is as sure as spam is not. */
function opposed(labels: readonly Label[], direct: readonly Scored[]): Scored[] {
  return labels.flatMap((label) => {
    const opposite = oppositeOf(label, labels);
    const score = direct.find((scored) => scored.label === opposite)?.score;
    if (score === undefined) return [];
    return [{ label, score: score < OPPOSED_SCORE_MIN ? OPPOSED_SCORE_MIN : 0 }];
  });
}

/** A word of the text that shares most of its letter pairs with a word of the label. */
function likeness(label: Label, counts: ReadonlyMap<string, number>): number {
  let best = 0;
  const words = [...counts.keys()].slice(0, SIMILAR_WORDS_MAX);
  for (const name of nameStems(label).filter(({ length }) => length >= 5)) {
    for (const word of words) {
      if (word !== name && word.length >= 5) best = Math.max(best, shareOfPairs(name, word));
    }
  }
  return best >= SIMILARITY_MIN ? best : 0;
}

/** Dice's coefficient of the pairs of letters. */
function shareOfPairs(one: string, other: string): number {
  const pairs = new Set<string>();
  for (let at = 0; at + 1 < one.length; at += 1) pairs.add(one.slice(at, at + 2));
  let shared = 0;
  for (let at = 0; at + 1 < other.length; at += 1) {
    if (pairs.has(other.slice(at, at + 2))) shared += 1;
  }
  return (2 * shared) / (one.length + other.length - 2);
}

/** Praise and complaint also speak by the tone of a text, questions by their form, urgency by its words. */
function feelingFor(label: Label, text: string): number {
  const stems = [keyOf(label), ...keyOf(label).split("-")];
  const is = (names: ReadonlySet<string>) => stems.some((stem) => names.has(stem));
  if (is(URGENT)) return Math.max(0, urgencyOf(text));
  if (is(QUESTIONS)) return isQuestion(text) ? 3 : 0;
  if (is(STATUS)) return ASKS_STATUS.test(text) ? 1.5 : 0;
  if (is(STATEMENTS)) return isQuestion(text) ? 0 : 2;
  const isPositive = is(positiveLabels);
  if (!isPositive && !is(negativeLabels)) return 0;
  const { score } = judgeSentiment(text);
  // An emotion has words of its own, which say more than the tone.
  if (is(EMOTIONS)) return Math.max(0, isPositive ? score : -score);
  return 3 * Math.max(0, isPositive ? score : -score);
}

const EMOTIONS = new Set(["joy", "happy", "angry", "optimistic", "pessimistic", "love"]);
const URGENT = new Set(["urgent", "emergency", "critical", "p1", "immediate"]);
const STATUS = new Set(["status", "tracking", "track"]);
const ASKS_STATUS =
  /(?:^|[.!]\s)(?:is|are|where|when|has|have|did|what(?:'s| is) the status)\b[^?]{0,300}\?/iu;
const STATEMENTS = new Set(["statement", "assertion", "declarative"]);
const QUESTIONS = new Set(["question", "questions", "inquiry", "enquiry", "query"]);

const QUESTION_END = 1_000;

function isQuestion(text: string): boolean {
  const isAsked = /\?[\s"”']{0,4}$/.test(text.slice(-QUESTION_END).trim());
  return (
    isAsked || /^(?:how|what|when|where|which|who|why|can|could|do|does|is|are)\b.*\?/i.test(text)
  );
}
