import type { SentenceTerms } from "./sentence-terms.js";

/** Sentences that are ranked by their graph; of a longer text, those with the weightiest terms. */
const GRAPH_MAX = 1_000;
/** Of a term that more sentences hold, the first holders are linked: it tells little. */
const HOLDERS_MAX = 200;
const DAMPING = 0.85;
/** A sentence of fewer terms is likely a heading, a greeting or a scrap. */
const TERMS_FULL = 6;
const ROUNDS_MAX = 30;
const SETTLED = 1e-5;
/** How much more the first and the last sentence count than one in the middle; it wears off within a tenth of the text. */
const OPENING_BOOST = 0.5;
const CLOSING_BOOST = 0.5;

/**
 * How much each sentence tells, 0 and more: PageRank over shared terms, as TextRank links sentences
 * (shared / (log length + log length)), times a weight for its position. 0 for those left out of the graph.
 */
export function rankSentences(terms: SentenceTerms): Float64Array {
  const places = choosePlaces(terms);
  const ranks = walk(linksOf(places.map((place) => terms.bags[place] ?? new Int32Array())));
  const result = new Float64Array(terms.bags.length);
  places.forEach((place, at) => {
    const fullness = Math.min(1, (terms.bags[place]?.length ?? 0) / TERMS_FULL);
    result[place] = (ranks[at] ?? 0) * positionWeight(place, terms.bags.length) * fullness;
  });
  return result;
}

function positionWeight(place: number, count: number): number {
  if (count < 2) return 1;
  const share = place / (count - 1);
  return (
    1 + OPENING_BOOST * Math.max(0, 1 - share * 10) + CLOSING_BOOST * Math.max(0, share * 10 - 9)
  );
}

function choosePlaces({ bags, holders }: SentenceTerms): number[] {
  const all = [...bags.keys()];
  if (bags.length <= GRAPH_MAX) return all;
  const weights = bags.map((bag) => {
    let weight = 0;
    for (const term of bag) weight += Math.log(holders[term] ?? 1);
    return weight / Math.sqrt(bag.length + 1);
  });
  return all
    .sort((one, other) => (weights[other] ?? 0) - (weights[one] ?? 0) || one - other)
    .slice(0, GRAPH_MAX)
    .sort((one, other) => one - other);
}

interface Links {
  readonly to: readonly Int32Array[];
  readonly weights: readonly Float64Array[];
}

function linksOf(bags: readonly Int32Array[]): Links {
  const holding = new Map<number, number[]>();
  bags.forEach((bag, at) => {
    for (const term of bag) {
      const places = holding.get(term);
      if (places === undefined) holding.set(term, [at]);
      else if (places.length < HOLDERS_MAX) places.push(at);
    }
  });
  const shared = new Float64Array(bags.length);
  const to: Int32Array[] = [];
  const weights: Float64Array[] = [];
  bags.forEach((bag, at) => {
    const touched: number[] = [];
    for (const term of bag) {
      for (const other of holding.get(term) ?? []) {
        if (other === at) continue;
        if (shared[other] === 0) touched.push(other);
        shared[other] = (shared[other] ?? 0) + 1;
      }
    }
    to.push(Int32Array.from(touched));
    weights.push(
      Float64Array.from(touched, (other) => {
        const weight =
          (shared[other] ?? 0) /
          (Math.log(bag.length + 1) + Math.log((bags[other]?.length ?? 0) + 1));
        shared[other] = 0;
        return weight;
      }),
    );
  });
  return { to, weights };
}

function walk({ to, weights }: Links): Float64Array {
  const count = to.length;
  const leaving = weights.map((all) => all.reduce((sum, weight) => sum + weight, 0));
  let ranks = new Float64Array(count).fill(1 / Math.max(1, count));
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const next = new Float64Array(count).fill((1 - DAMPING) / count);
    for (let at = 0; at < count; at += 1) {
      const share = (DAMPING * (ranks[at] ?? 0)) / (leaving[at] || 1);
      to[at]?.forEach((other, link) => {
        next[other] = (next[other] ?? 0) + share * (weights[at]?.[link] ?? 0);
      });
    }
    const moved = next.reduce((sum, rank, at) => sum + Math.abs(rank - (ranks[at] ?? 0)), 0);
    ranks = next;
    if (moved < SETTLED) break;
  }
  return ranks;
}
