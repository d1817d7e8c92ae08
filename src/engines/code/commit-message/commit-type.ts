import { typeModel } from "../../../content/commit-types/type-model.js";
import { logitOf, unpackTrees } from "../../math/boosted-trees/boosted-trees.js";
import { EXPORTED, featuresOfChange } from "./change-features.js";
import { wordsOfChange } from "./change-words.js";
import type { PathRole } from "./path-role.js";
import type { FileChange } from "./read-diff.js";

/** The types of Conventional Commits 1.0.0 and of the Angular convention. */
export const commitTypes = [
  "feat",
  "fix",
  "docs",
  "test",
  "ci",
  "build",
  "chore",
  "refactor",
  "perf",
  "style",
] as const;
export type CommitType = (typeof commitTypes)[number];

/** What a change is when all its files are for one thing. */
const typeOfRole: Partial<Record<PathRole, CommitType>> = {
  docs: "docs",
  test: "test",
  ci: "ci",
};

const { words, wordScale, trees } = typeModel;
const weights = new Int8Array(Buffer.from(words, "base64"));
const ofType = trees.map(unpackTrees);

/**
 * The type of a change: what its files are for where they agree, otherwise the likeliest by a linear
 * model of words whose shares boosted trees weigh with how the change looks.
 */
export function typeOfChange(files: readonly FileChange[]): CommitType {
  const [role, ...others] = new Set(files.map((file) => file.role));
  const plain = role !== undefined && others.length === 0 ? typeOfRole[role] : undefined;
  if (plain !== undefined) return plain;
  if (onlyAddsExports(files)) return "feat";
  const features = [...featuresOfChange(files), ...sharesOfTypes(wordsOfChange(files))];
  const logits = ofType.map((model) => logitOf(model, features));
  return commitTypes[logits.indexOf(Math.max(...logits))] ?? "chore";
}

/** A new source file that exports something, and no line of source that went: a feature in three of four. */
function onlyAddsExports(files: readonly FileChange[]): boolean {
  const source = files.filter((file) => file.role === "source");
  return (
    source.every(({ removed }) => removed.length === 0) &&
    source.some(({ isNew, added }) => isNew && added.some((line) => EXPORTED.test(line)))
  );
}

function sharesOfTypes(bag: ReturnType<typeof wordsOfChange>): number[] {
  const logits = commitTypes.map((_, type) => {
    let sum = typeModel.biases[type] ?? 0;
    for (const [bucket, weight] of bag) {
      sum += weight * wordScale * (weights[bucket * commitTypes.length + type] ?? 0);
    }
    return sum;
  });
  return softmax(logits);
}

/** Probabilities that sum to 1. */
export function softmax(logits: readonly number[]): number[] {
  const top = Math.max(...logits);
  const powers = logits.map((logit) => Math.exp(logit - top));
  const sum = powers.reduce((all, power) => all + power, 0);
  return powers.map((power) => power / sum);
}
