import { bagTerms, rankItems } from "../search/ranking.js";
import { finishSteps } from "../search/steps.js";
import type { Correction, Supersession } from "./correction.js";
import {
  measureRelevance,
  type ReadCorrection,
  type Relevance,
  type RelevanceMeasure,
  readCorrection,
} from "./measure-relevance.js";
import { scopeDepth, scopesReaching } from "./scope-path.js";
import { readSupersessions } from "./supersession.js";
import type { TriggerTerm } from "./trigger-terms.js";

/** Relevant are those whose strength is within this share of the best... */
const BAND_SHARE = 0.8;
/** ...and within this one where the trigger is that of the best in other words. */
const BAND_SHARE_SAME = 0.6;
/** Two corrections speak of the same when their triggers are so alike. */
const SAME_TRIGGER_MIN = 0.45;
const LISTED_MAX = 50;

export interface RankingRequest {
  readonly query: string;
  /** Where the next action takes place; empty for no place in particular. */
  readonly scope: string;
  /** Corrections that do not reach the scope are left out here. */
  readonly corrections: readonly Correction[];
  readonly supersessions: readonly Supersession[];
  readonly topK: number;
}

/** What a correction won or lost by, more being stronger in each. */
export interface Why {
  /** Relevance to the query, from 0 to 1. */
  readonly lexical: number;
  /** Parts of its scope. */
  readonly scope: number;
  /** The share of the corrections that reach the scope and are not newer, above 0 and up to 1. */
  readonly recency: number;
  readonly precedence: number;
}

export interface RankedCorrection {
  readonly correction: Correction;
  /** BM25 of trigger and correction. */
  readonly score: number;
  readonly why: Why;
  readonly governs: boolean;
}

export type Defeat =
  | "superseded"
  | "less_specific_scope"
  | "lower_precedence"
  | "older"
  | "fewer_words_in_common"
  | "less_relevant";

export interface Beaten {
  readonly id: string;
  readonly by: string;
  readonly reason: Defeat;
}

/** Two that speak of the same with the same rank, where age alone decided. */
export interface Conflict {
  readonly id: string;
  readonly with: string;
}

export interface Ranking {
  /** The id of the one that governs; null where nothing is relevant. */
  readonly governing: string | null;
  /** The one that governs first, then what else is relevant in its order, then what is less relevant. */
  readonly results: readonly RankedCorrection[];
  /** At most 50. */
  readonly beaten: readonly Beaten[];
  readonly conflicts: readonly Conflict[];
}

/**
 * Ranks the corrections that reach a scope for what is about to be done there. Relevant are those whose
 * strength (`measureRelevance`) is close to that of the best. Of these a superseded one is out, whoever
 * supersedes it; its words count for its successor, which stands for the same. Then the more specific scope
 * wins, then the higher precedence, then the newer one; BM25 only orders what is still equal. Costs about 0.3 s for
 * 10,000 corrections of two lines, and linearly more for longer ones.
 */
export function rankCorrections(request: RankingRequest): Ranking {
  const reaching = new Set(scopesReaching(request.scope));
  const read = request.corrections
    .filter(({ scope }) => reaching.has(scope))
    .sort((a, b) => b.order - a.order || (a.id < b.id ? -1 : 1))
    .map(readCorrection);
  const measure = measureRelevance(request.query, read);
  const candidates = findCandidates(read, measure, request.supersessions);
  if (candidates.live.length === 0) {
    return { governing: null, results: [], beaten: [], conflicts: [] };
  }
  const scores = scoreAll(read, measure.query);
  const recency = recencyOf(read);
  const live = candidates.live.map((candidate) => ({
    ...candidate,
    score: scores.get(candidate.read) ?? 0,
  }));
  const isRelevant = createBand(live, measure);
  const relevant = live.filter(isRelevant).sort(compare);
  const others = live.filter((one) => !isRelevant(one)).sort(byStrength);
  const [winner] = relevant;
  if (winner === undefined) throw new Error("the most relevant correction is not relevant");
  const listed = [...relevant, ...others].slice(0, request.topK);
  return {
    governing: winner.read.correction.id,
    results: listed.map((one) => toResult(one, recency, one === winner)),
    beaten: beatenBy(winner, { relevant, others, superseded: candidates.superseded }),
    conflicts: conflictsOf(winner, relevant, measure),
  };
}

interface Candidate extends Relevance {
  readonly read: ReadCorrection;
}
interface Scored extends Candidate {
  readonly score: number;
}

/** Those that are about what the query is about, and of these those that are superseded, with their successors. */
function findCandidates(
  read: readonly ReadCorrection[],
  measure: RelevanceMeasure,
  supersessions: readonly Supersession[],
): { live: Candidate[]; superseded: Beaten[] } {
  const { isOut, successorsOf } = readSupersessions(supersessions);
  const found = new Map<string, Relevance>();
  const superseded: Beaten[] = [];
  for (const one of read) {
    const { id } = one.correction;
    const relevance = measure.of(one);
    if (relevance === undefined) continue;
    const heirs = isOut(id) ? successorsOf(id) : [id];
    for (const heir of heirs) found.set(heir, stronger(found.get(heir), relevance));
    const [by] = heirs;
    if (isOut(id) && by !== undefined) superseded.push({ id, by, reason: "superseded" });
  }
  const live = read.flatMap((one) => {
    const { id } = one.correction;
    const relevance = isOut(id) ? undefined : found.get(id);
    return relevance === undefined ? [] : [{ read: one, ...relevance }];
  });
  return { live, superseded };
}

function stronger(one: Relevance | undefined, other: Relevance): Relevance {
  return one !== undefined && one.strength >= other.strength ? one : other;
}

/** Tells what is relevant beside the best. */
function createBand(
  live: readonly Candidate[],
  measure: RelevanceMeasure,
): (one: Candidate) => boolean {
  const best = live.reduce((a, b) => {
    if (a.strength !== b.strength) return a.strength > b.strength ? a : b;
    return a.read.correction.id < b.read.correction.id ? a : b;
  });
  return ({ read, strength }) =>
    strength >= BAND_SHARE * best.strength ||
    (strength >= BAND_SHARE_SAME * best.strength &&
      measure.similarity(read, best.read) >= SAME_TRIGGER_MIN);
}

/** The order in which the relevant govern. */
function compare(one: Scored, other: Scored): number {
  const [a, b] = [one.read.correction, other.read.correction];
  return (
    scopeDepth(b.scope) - scopeDepth(a.scope) ||
    b.precedence - a.precedence ||
    b.order - a.order ||
    byScore(one, other)
  );
}

function byStrength(one: Scored, other: Scored): number {
  return other.strength - one.strength || byScore(one, other);
}

function byScore(one: Scored, other: Scored): number {
  return other.score - one.score || (one.read.correction.id < other.read.correction.id ? -1 : 1);
}

function scoreAll(
  read: readonly ReadCorrection[],
  query: readonly TriggerTerm[],
): Map<ReadCorrection, number> {
  const items = read.map((one) => ({
    read: one,
    // What it is about counts twice.
    bag: finishSteps(bagTerms([textOf(one.trigger), textOf(one.trigger), textOf(one.body)])),
    revision: one.correction.order,
  }));
  const ranked = finishSteps(rankItems(textOf(query), items, () => true));
  return new Map(ranked.map(({ item, score }) => [item.read, score]));
}

function textOf(terms: readonly TriggerTerm[]): string {
  return terms.map(({ term }) => term).join(" ");
}

function recencyOf(read: readonly ReadCorrection[]): (correction: Correction) => number {
  const orders = read.map(({ correction }) => correction.order).sort((a, b) => a - b);
  const places = new Map(orders.map((order, place) => [order, place + 1]));
  return ({ order }) => (places.get(order) ?? 0) / orders.length;
}

function toResult(
  { read: { correction }, relevance, score }: Scored,
  recency: (correction: Correction) => number,
  governs: boolean,
): RankedCorrection {
  const { scope, precedence } = correction;
  const why = {
    lexical: relevance,
    scope: scopeDepth(scope),
    recency: recency(correction),
    precedence,
  };
  return { correction, score, why, governs };
}

function beatenBy(
  winner: Scored,
  losers: {
    readonly relevant: readonly Scored[];
    readonly others: readonly Scored[];
    readonly superseded: readonly Beaten[];
  },
): Beaten[] {
  const by = winner.read.correction.id;
  const beaten = losers.relevant.slice(1).map(({ read: { correction } }) => ({
    id: correction.id,
    by,
    reason: defeatOf(correction, winner.read.correction),
  }));
  const less = losers.others.map(({ read: { correction } }) => ({
    id: correction.id,
    by,
    reason: "less_relevant" as const,
  }));
  return [...losers.superseded, ...beaten, ...less].slice(0, LISTED_MAX);
}

function defeatOf(loser: Correction, winner: Correction): Defeat {
  if (scopeDepth(loser.scope) < scopeDepth(winner.scope)) return "less_specific_scope";
  if (loser.precedence < winner.precedence) return "lower_precedence";
  return loser.order < winner.order ? "older" : "fewer_words_in_common";
}

function conflictsOf(
  winner: Scored,
  relevant: readonly Scored[],
  measure: RelevanceMeasure,
): Conflict[] {
  const { id, scope, precedence, correction } = winner.read.correction;
  return relevant
    .slice(1)
    .filter(({ read }) => {
      const other = read.correction;
      return (
        other.scope === scope &&
        other.precedence === precedence &&
        other.correction !== correction &&
        measure.similarity(read, winner.read) >= SAME_TRIGGER_MIN
      );
    })
    .slice(0, LISTED_MAX)
    .map(({ read }) => ({ id, with: read.correction.id }));
}
