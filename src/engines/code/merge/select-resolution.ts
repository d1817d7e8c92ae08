import { selectorTrees } from "../../../content/merge-selector/trees.js";
import { probabilityOf, unpackTrees } from "../../math/boosted-trees/boosted-trees.js";
import { findCandidates } from "./candidates.js";
import type { Candidate, Conflict, Rule } from "./conflict.js";
import { featuresOfCandidate, featuresOfConflict } from "./features.js";
import { unionOfAdditions } from "./union-of-additions.js";

/** A candidate and how likely it is what people would have chosen. */
export interface Weighed extends Candidate {
  /** 0 to 1. */
  readonly confidence: number;
}

/** Rules that keep what both sides did, so that their result may stand without a person's word. */
const safeRules: ReadonlySet<Rule> = new Set([
  "identical",
  "one_sided",
  "whitespace",
  "lines",
  "tokens",
  "imports",
  "members",
  "list",
]);
/** Rules whose result follows from the three texts alone. */
const provenRules: ReadonlySet<Rule> = new Set(["identical", "one_sided", "lines"]);
/** Above these, about four of five answers were what people had chosen (scripts/train-merge-selector.ts). */
const CONFIDENCE_MIN = 0.64;
const SAFE_CONFIDENCE_MIN = 0.6;
/** So often had people kept just these lines, in whatever order. */
const UNION_CONFIDENCE = 0.86;

const trees = unpackTrees(selectorTrees);

/** Whether what a rule made may stand in the file at once. */
export function isSafe({ rule }: Pick<Candidate, "rule">): boolean {
  return safeRules.has(rule);
}

/** Whether a resolution is sure enough to be given at all. */
export function isAnswered(weighed: Pick<Weighed, "rule" | "confidence">): boolean {
  return weighed.confidence >= (isSafe(weighed) ? SAFE_CONFIDENCE_MIN : CONFIDENCE_MIN);
}

/**
 * The candidates of a conflict, the likeliest first: a proven one is certain, the others are weighed
 * by boosted trees that were trained on how people resolved the conflicts of public repositories.
 */
export function weighCandidates(conflict: Conflict): Weighed[] {
  const candidates = findCandidates(conflict);
  const proven = candidates.find(({ rule }) => provenRules.has(rule));
  if (proven) return [{ ...proven, confidence: 1 }];
  const union = unionOfAdditions(conflict);
  if (union) return [{ ...union, confidence: UNION_CONFIDENCE }];
  const shown = featuresOfConflict(conflict, candidates);
  return candidates
    .map((candidate, place) => {
      const about = { conflict, place, count: candidates.length };
      const features = [...shown, ...featuresOfCandidate(candidate, about)];
      return { ...candidate, confidence: probabilityOf(trees, features) };
    })
    .sort((a, b) => b.confidence - a.confidence);
}
