import type { Correction } from "./correction.js";
import { createNearTerms } from "./near-terms.js";
import { type TriggerTerm, triggerTerms } from "./trigger-terms.js";

const QUERY_TERMS_MAX = 200;
const NEAR_TERMS_MAX = 32;
const WEAK_WEIGHT = 0.3;
/** A word of the correction itself counts less than one of what it is about. */
const BODY_STRENGTH = 0.6;
const NEAR_STRENGTH = 0.85;
/** A word of the query that no correction has counts less against all of them. */
const UNKNOWN_SHARE = 0.8;
/** Texts that every store is thought to have besides its own, so that a small one knows rare from frequent words, too. */
const SMOOTHING_TEXTS = 10;
const COVERED_SHARE = 0.5;
/** A query that is explained in full is relevant this much, whatever else the trigger names. */
const EXPLAINED_ALONE = 0.75;
/** Below both a correction is about something else. */
const COVERED_MIN = 0.4;
const EXPLAINED_MIN = 0.6;
const RELEVANCE_MIN = 0.4;
/** The weight of shared terms at which relevance counts by half. */
const EVIDENCE_HALF = 0.5;

/** How much a query and a correction are about the same thing. */
export interface Relevance {
  /** From 0 to 1. */
  readonly relevance: number;
  /** The same, lowered where it rests on little: one frequent word in common is less than three rare ones. */
  readonly strength: number;
}

/** A correction with its terms. */
export interface ReadCorrection {
  readonly correction: Correction;
  readonly trigger: readonly TriggerTerm[];
  readonly body: readonly TriggerTerm[];
}

/** The terms of a correction, each once. */
export function readCorrection(correction: Correction): ReadCorrection {
  return {
    correction,
    trigger: unique(triggerTerms(correction.when)),
    body: unique(triggerTerms(correction.correction)),
  };
}

export interface RelevanceMeasure {
  /** The terms of the query, each once; empty when it has stop words alone. */
  readonly query: readonly TriggerTerm[];
  /** Undefined when they are about different things. */
  of(read: ReadCorrection): Relevance | undefined;
  /** How alike two triggers are, from 0 to 1: weight of what they share by weight of all. */
  similarity(one: ReadCorrection, other: ReadCorrection): number;
}

/**
 * Measures corrections against a query. Terms weigh by how rare they are in the corrections that are
 * given (Spärck Jones 1972, smoothed, from 0 to 1). Relevance is to equal parts the share of the trigger that
 * the query covers and the share of the query that trigger and correction explain: the one alone finds
 * every short trigger, the other every long one.
 */
export function measureRelevance(
  query: string,
  corrections: readonly ReadCorrection[],
): RelevanceMeasure {
  const asked = unique(triggerTerms(query)).slice(0, QUERY_TERMS_MAX);
  const holders = countHolders(corrections);
  const weightOf = createWeights(holders, corrections.length);
  const strengths = matchStrengths(asked, holders);
  const total = asked.reduce(
    (sum, term) => sum + weightOf(term) * (holders.has(term.term) ? 1 : UNKNOWN_SHARE),
    0,
  );

  return {
    query: asked,
    of(read) {
      if (!sharesContent(read, strengths)) return undefined;
      const covered = coverage(read.trigger, strengths, weightOf);
      const evidence = explainedBy(read, { asked, strengths, weightOf });
      const explained = Math.min(1, evidence / total);
      if (covered < COVERED_MIN && explained < EXPLAINED_MIN) return undefined;
      const both = COVERED_SHARE * covered + (1 - COVERED_SHARE) * explained;
      const relevance = Math.max(both, EXPLAINED_ALONE * explained);
      if (relevance < RELEVANCE_MIN) return undefined;
      return { relevance, strength: (relevance * evidence) / (evidence + EVIDENCE_HALF) };
    },
    similarity(one, other) {
      const terms = new Set(other.trigger.map(({ term }) => term));
      const shared = one.trigger.filter(({ term }) => terms.has(term));
      const all = unique([...one.trigger, ...other.trigger]);
      const sum = (some: readonly TriggerTerm[]) =>
        some.reduce((total, term) => total + weightOf(term), 0);
      return all.length === 0 ? 0 : sum(shared) / sum(all);
    },
  };
}

type WeightOf = (term: TriggerTerm) => number;
/** How well each term of the corrections that the query has, or nearly has, is matched, and by which of its terms. */
type Strengths = ReadonlyMap<string, { readonly strength: number; readonly asked: string }>;

function countHolders(corrections: readonly ReadCorrection[]): Map<string, number> {
  const holders = new Map<string, number>();
  for (const { trigger, body } of corrections) {
    const terms = new Set([...trigger, ...body].map(({ term }) => term));
    for (const term of terms) holders.set(term, (holders.get(term) ?? 0) + 1);
  }
  return holders;
}

function createWeights(holders: ReadonlyMap<string, number>, count: number): WeightOf {
  const texts = count + SMOOTHING_TEXTS;
  const highest = Math.log(1 + texts);
  return ({ term, isWeak }) => {
    const rarity = Math.log(1 + texts / (1 + (holders.get(term) ?? 0))) / highest;
    return isWeak ? WEAK_WEIGHT * rarity : rarity;
  };
}

function matchStrengths(
  asked: readonly TriggerTerm[],
  holders: ReadonlyMap<string, number>,
): Strengths {
  const strengths = new Map<string, { strength: number; asked: string }>();
  const unknown: string[] = [];
  for (const { term } of asked) {
    if (holders.has(term)) strengths.set(term, { strength: 1, asked: term });
    else unknown.push(term);
  }
  if (unknown.length === 0) return strengths;
  const nearTerms = createNearTerms(holders.keys());
  for (const term of unknown.slice(0, NEAR_TERMS_MAX)) {
    for (const near of nearTerms(term)) {
      if (!strengths.has(near)) strengths.set(near, { strength: NEAR_STRENGTH, asked: term });
    }
  }
  return strengths;
}

function sharesContent({ trigger, body }: ReadCorrection, strengths: Strengths): boolean {
  const isShared = ({ term, isWeak }: TriggerTerm) => !isWeak && strengths.has(term);
  return trigger.some(isShared) || body.some(isShared);
}

function coverage(
  trigger: readonly TriggerTerm[],
  strengths: Strengths,
  weightOf: WeightOf,
): number {
  let [covered, total] = [0, 0];
  for (const term of trigger) {
    const weight = weightOf(term);
    total += weight;
    covered += weight * (strengths.get(term.term)?.strength ?? 0);
  }
  return total === 0 ? 0 : covered / total;
}

function explainedBy(
  { trigger, body }: ReadCorrection,
  query: {
    readonly asked: readonly TriggerTerm[];
    readonly strengths: Strengths;
    readonly weightOf: WeightOf;
  },
): number {
  const best = new Map<string, number>();
  const take = (terms: readonly TriggerTerm[], share: number) => {
    for (const { term } of terms) {
      const match = query.strengths.get(term);
      if (match === undefined) continue;
      best.set(match.asked, Math.max(best.get(match.asked) ?? 0, share * match.strength));
    }
  };
  take(trigger, 1);
  take(body, BODY_STRENGTH);
  return query.asked.reduce(
    (sum, term) => sum + query.weightOf(term) * (best.get(term.term) ?? 0),
    0,
  );
}

function unique(terms: readonly TriggerTerm[]): TriggerTerm[] {
  return [...new Map(terms.map((term) => [term.term, term])).values()];
}
