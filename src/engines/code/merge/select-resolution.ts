import { selectorTrees } from "../../../content/merge-selector/trees.js";
import { probabilityOf, unpackTrees } from "../../math/boosted-trees/boosted-trees.js";
import { findCandidates } from "./candidates.js";
import type { Candidate, Conflict, Rule } from "./conflict.js";
import { featuresOfCandidate, featuresOfConflict } from "./features.js";
import { areSame } from "./merge-three.js";
import { unionOfAdditions } from "./union-of-additions.js";

/** A candidate and how likely it is what people would have chosen. */
export interface Weighed extends Candidate {
  /** 0 to 1. */
  readonly confidence: number;
  /** Nothing of either side is lost: only the order of what both added is a choice. */
  readonly isUnion?: true;
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

const trees = unpackTrees(selectorTrees);

/** Whether what a rule made may stand in the file at once. */
export function isSafe({ rule }: Pick<Candidate, "rule">): boolean {
  return safeRules.has(rule);
}

/** Whether a resolution is sure enough to be given at all. */
export function isAnswered(weighed: Weighed): boolean {
  if (weighed.isUnion) return true;
  return weighed.confidence >= (isSafe(weighed) ? SAFE_CONFIDENCE_MIN : CONFIDENCE_MIN);
}

/** What follows from the texts alone, if anything does. */
export function provenOf(candidates: readonly Candidate[]): Weighed | undefined {
  const proven = candidates.find(({ rule }) => provenRules.has(rule));
  return proven && { ...proven, confidence: 1 };
}

/**
 * The likeliest candidates first. Of a union of what both sides added, every order counts for it, and
 * the likeliest one stands for all.
 */
export function rankWeighed<One extends Weighed>(
  conflict: Conflict,
  weighed: readonly One[],
): One[] {
  const ranked = weighed.toSorted((a, b) => b.confidence - a.confidence);
  const union = unionOfAdditions(conflict);
  const [first, ...others] = ranked.filter(
    ({ lines }) => union && haveSameLines(lines, union.lines),
  );
  if (!union || !first) return ranked;
  const sum = others.reduce((all, { confidence }) => all + confidence, first.confidence);
  const confidence = Math.min(Math.max(sum, SAFE_CONFIDENCE_MIN), 1);
  const whole = { ...first, rule: union.rule, confidence, isUnion: true as const };
  const left = ranked.filter((one) => one !== first && !others.includes(one));
  return [whole, ...left];
}

/**
 * The candidates of a conflict, the likeliest first: a proven one alone, otherwise all, weighed by
 * boosted trees that were trained on how people resolved the conflicts of public repositories.
 */
export function weighCandidates(conflict: Conflict): Weighed[] {
  const candidates = findCandidates(conflict);
  const proven = provenOf(candidates);
  if (proven) return [proven];
  const shown = featuresOfConflict(conflict, candidates);
  const weighed = candidates.map((candidate, place) => {
    const about = { conflict, place, count: candidates.length };
    const features = [...shown, ...featuresOfCandidate(candidate, about)];
    return { ...candidate, confidence: probabilityOf(trees, features) };
  });
  return rankWeighed(conflict, weighed);
}

function haveSameLines(lines: readonly string[], others: readonly string[]): boolean {
  return lines.length === others.length && areSame(lines.toSorted(), others.toSorted());
}
