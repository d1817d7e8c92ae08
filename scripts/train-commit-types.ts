/**
 * Trains what tells the type of a commit by its diff, and prints how well it does on commits that it
 * never saw, and on repositories that it never saw: `npx tsx scripts/train-commit-types.ts FOLDER`
 * over what `scripts/mine-commits.ts` collected.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { featuresOfChange } from "../src/engines/code/commit-message/change-features.js";
import { WORD_BUCKETS, wordsOfChange } from "../src/engines/code/commit-message/change-words.js";
import { commitTypes, softmax } from "../src/engines/code/commit-message/commit-type.js";
import { readDiff } from "../src/engines/code/commit-message/read-diff.js";
import {
  type BoostedTrees,
  logitOf,
  packTrees,
} from "../src/engines/math/boosted-trees/boosted-trees.js";
import { shuffled } from "./learning/shuffled.js";
import { trainTrees } from "./learning/train-trees.js";
import { textLiteral, writeContent } from "./learning/write-content.js";

const FOLDS = 4;
const OPTIONS = { trees: 60, depth: 4, rate: 0.15, leafRows: 10 };
const EPOCHS = 12;
const STEP = 0.5;
const DECAY = 2e-6;
const TYPES = commitTypes.length;

interface Commit {
  readonly repository: string;
  readonly type: number;
  readonly features: readonly number[];
  readonly words: ReturnType<typeof wordsOfChange>;
}

interface WordModel {
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("usage: npx tsx scripts/train-commit-types.ts FOLDER");
const commits = readdirSync(folder)
  .filter((name) => name.endsWith(".jsonl"))
  .sort()
  .flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"))
  .filter((line) => line !== "")
  .map((line) => readCommit(JSON.parse(line)));

const repositories = [...new Set(commits.map(({ repository }) => repository))];
report("commits held back", (_commit, place) => place % FOLDS);
report("repositories held back", ({ repository }) => repositories.indexOf(repository) % FOLDS);
const words = trainWords(commits);
const scale = Math.max(...words.weights.map(Math.abs)) / 127;
const packed = trainStack(commits, words).map(packTrees);
writeContent(
  "commit-types/type-model.ts",
  `/**
 * What tells the type of a commit by its diff: a linear model of words and boosted trees for each
 * type. Trained by scripts/train-commit-types.ts on ${commits.length} commits of public repositories.
 */
export const typeModel = {
  biases: ${JSON.stringify([...words.biases].map((bias) => Number(bias.toFixed(4))))},
  wordScale: ${scale},
  words: ${textLiteral(Buffer.from(Int8Array.from(words.weights, (weight) => Math.round(weight / scale)).buffer).toString("base64"))},
  trees: [
${packed.map(({ bias, roots, nodes }) => `{ bias: ${bias}, roots: ${JSON.stringify(roots)}, nodes: ${textLiteral(nodes)} },`).join("\n")}
  ],
};
`,
);

function readCommit({
  repository,
  type,
  diff,
}: {
  repository: string;
  type: string;
  diff: string;
}): Commit {
  const files = readDiff(diff);
  return {
    repository,
    type: (commitTypes as readonly string[]).indexOf(type),
    features: featuresOfChange(files),
    words: wordsOfChange(files),
  };
}

/** Multinomial logistic regression by stochastic gradient descent. */
function trainWords(seen: readonly Commit[]): WordModel {
  const model = {
    weights: new Float32Array(WORD_BUCKETS * TYPES),
    biases: new Float32Array(TYPES),
  };
  let order = [...seen];
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    order = shuffled(order);
    const step = STEP / (1 + 0.3 * epoch);
    for (const commit of order) {
      const shares = sharesOf(model, commit);
      for (const [type, share] of shares.entries()) {
        const slope = share - Number(type === commit.type);
        model.biases[type] = (model.biases[type] ?? 0) - step * 0.1 * slope;
        for (const [bucket, weight] of commit.words) {
          const place = bucket * TYPES + type;
          const old = model.weights[place] ?? 0;
          model.weights[place] = old - step * (slope * weight + DECAY * old);
        }
      }
    }
  }
  return model;
}

function sharesOf({ weights, biases }: WordModel, { words: bag }: Commit): number[] {
  const logits = [...biases];
  for (const [bucket, weight] of bag) {
    for (const type of logits.keys()) {
      logits[type] = (logits[type] ?? 0) + weight * (weights[bucket * TYPES + type] ?? 0);
    }
  }
  return softmax(logits);
}

/** Trees over shares that come from a word model which did not see the commit. */
function trainStack(seen: readonly Commit[], full: WordModel): BoostedTrees[] {
  const halves = [0, 1].map((half) => trainWords(seen.filter((_, place) => place % 2 === half)));
  const rows = seen.map((commit, place) => ({
    type: commit.type,
    features: Float32Array.from([
      ...commit.features,
      ...sharesOf(halves[1 - (place % 2)] ?? full, commit),
    ]),
  }));
  return commitTypes.map((_, type) =>
    trainTrees(
      rows.map((row) => ({ features: row.features, isTrue: row.type === type })),
      OPTIONS,
    ),
  );
}

function report(title: string, foldOf: (commit: Commit, place: number) => number): void {
  let right = 0;
  const table = commitTypes.map(() => commitTypes.map(() => 0));
  for (let fold = 0; fold < FOLDS; fold += 1) {
    const seen = commits.filter((commit, place) => foldOf(commit, place) !== fold);
    const full = trainWords(seen);
    const stack = trainStack(seen, full);
    for (const commit of commits.filter((one, place) => foldOf(one, place) === fold)) {
      const row = [...commit.features, ...sharesOf(full, commit)];
      const logits = stack.map((trees) => logitOf(trees, row));
      const told = logits.indexOf(Math.max(...logits));
      right += Number(told === commit.type);
      const line = table[commit.type];
      if (line) line[told] = (line[told] ?? 0) + 1;
    }
  }
  const largest = Math.max(...table.map((line) => line.reduce((sum, count) => sum + count, 0)));
  console.log(
    `\n${title}: ${commits.length} commits, accuracy ${(right / commits.length).toFixed(3)}, largest type ${(largest / commits.length).toFixed(3)}`,
  );
  for (const [type, line] of table.entries()) {
    console.log(
      `  ${(commitTypes[type] ?? "").padEnd(9)}${line.map((count) => String(count).padStart(6)).join("")}`,
    );
  }
}
