/**
 * Trains the trees that weigh resolutions of conflicts, and prints how well they do on merges that
 * they never saw: `npx tsx scripts/train-merge-selector.ts FOLDER` over what
 * `scripts/mine-conflicts.ts` collected. Each of five folds holds whole repositories back, then
 * whole merges; a resolution is right when its lines are those that people chose, white space at
 * their ends aside.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findCandidates } from "../src/engines/code/merge/candidates.js";
import type { Candidate, Conflict } from "../src/engines/code/merge/conflict.js";
import { readMarkers } from "../src/engines/code/merge/conflict-markers.js";
import { featuresOfCandidate, featuresOfConflict } from "../src/engines/code/merge/features.js";
import { kindOfFile } from "../src/engines/code/merge/file-kind.js";
import { elsewhereOf } from "../src/engines/code/merge/resolve-conflicts.js";
import {
  isAnswered,
  provenOf,
  rankWeighed,
  type Weighed,
} from "../src/engines/code/merge/select-resolution.js";
import { packTrees, probabilityOf } from "../src/engines/math/boosted-trees/boosted-trees.js";
import { type Row, trainTrees } from "./learning/train-trees.js";
import { textLiteral, writeContent } from "./learning/write-content.js";

const FOLDS = 5;
const OPTIONS = { trees: 150, depth: 5, rate: 0.1, leafRows: 30 };
const COVERAGES = [0.1, 0.2, 0.3, 0.4, 0.5, 1];

interface Mined {
  readonly repository: string;
  readonly commit: string;
  readonly path: string;
  readonly content: string;
  readonly resolutions: readonly (readonly string[] | null)[];
}

interface Told extends Weighed {
  readonly isTrue: boolean;
}

interface Question {
  readonly repository: string;
  readonly commit: string;
  readonly conflict: Conflict;
  readonly answers: readonly (Row & Candidate)[];
}

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error("usage: npx tsx scripts/train-merge-selector.ts FOLDER");
const questions = readdirSync(folder)
  .filter((name) => name.endsWith(".jsonl"))
  .sort()
  .flatMap((name) => readFileSync(join(folder, name), "utf8").split("\n"))
  .filter((line) => line !== "")
  .flatMap((line) => questionsOf(JSON.parse(line) as Mined));

report("repositories held back", ({ repository }) => repository);
report("merges held back", ({ commit }) => commit);
const model = trainTrees(
  questions.flatMap(({ answers }) => answers),
  OPTIONS,
);
const { bias, roots, nodes } = packTrees(model);
writeContent(
  "merge-selector/trees.ts",
  `/**
 * Boosted trees that tell how likely people take a resolution of a conflict. Trained by
 * scripts/train-merge-selector.ts on ${questions.length} conflicts of merges in public repositories.
 */
export const selectorTrees = {
  bias: ${bias},
  roots: ${JSON.stringify(roots)},
  nodes: ${textLiteral(nodes)},
};
`,
);

function questionsOf({ repository, commit, path, content, resolutions }: Mined): Question[] {
  const lines = content.split("\n");
  const marked = readMarkers(lines);
  if (marked.fault) return [];
  const kind = kindOfFile(path, lines);
  const elsewhere = elsewhereOf(marked.pieces);
  const conflicts = marked.pieces.flatMap((piece) =>
    piece.kind === "conflict" ? piece.conflict : [],
  );
  return conflicts.flatMap(({ ours, base, theirs }, place) => {
    const resolution = resolutions[place];
    if (!resolution) return [];
    const conflict = { ours, base, theirs, kind, elsewhere, conflictsInFile: conflicts.length };
    return [{ repository, commit, ...answersOf(conflict, resolution) }];
  });
}

function answersOf(conflict: Conflict, resolution: readonly string[]) {
  const candidates = findCandidates(conflict);
  const shown = featuresOfConflict(conflict, candidates);
  const answers = candidates.map((candidate, place) => ({
    ...candidate,
    isTrue: trimmed(candidate.lines) === trimmed(resolution),
    features: Float32Array.from([
      ...shown,
      ...featuresOfCandidate(candidate, { conflict, place, count: candidates.length }),
    ]),
  }));
  return { conflict, answers };
}

function trimmed(lines: readonly string[]): string {
  return lines.map((line) => line.trimEnd()).join("\n");
}

function report(title: string, groupOf: (question: Question) => string): void {
  const groups = [...new Set(questions.map(groupOf))];
  const foldOf = new Map(groups.map((group, place) => [group, place % FOLDS]));
  const told: Told[] = Array.from({ length: FOLDS }, (_, fold) => {
    const isHeld = (question: Question) => foldOf.get(groupOf(question)) === fold;
    const seen = questions.filter((question) => !isHeld(question));
    const trees = trainTrees(
      seen.flatMap(({ answers }) => answers),
      OPTIONS,
    );
    return questions.filter(isHeld).flatMap(({ conflict, answers }): Told[] => {
      const proven = provenOf(answers);
      const weighed = answers.map(({ features, ...candidate }) => ({
        ...candidate,
        confidence: candidate.rule === proven?.rule ? 1 : probabilityOf(trees, [...features]),
      }));
      return rankWeighed(conflict, weighed).slice(0, 1);
    });
  }).flat();
  told.sort((a, b) => b.confidence - a.confidence);
  console.log(`\n${title}: ${told.length} conflicts`);
  for (const coverage of COVERAGES) {
    const answered = told.slice(0, Math.floor(told.length * coverage));
    console.log(
      `  coverage ${coverage.toFixed(2)}: precision ${precisionOf(answered)}, confidence ${answered.at(-1)?.confidence.toFixed(3)}`,
    );
  }
  const answered = told.filter(isAnswered);
  console.log(
    `  as shipped: coverage ${(answered.length / told.length).toFixed(3)}, precision ${precisionOf(answered)}`,
  );
  for (const rule of new Set(answered.map((one) => one.rule))) {
    const own = answered.filter((one) => one.rule === rule);
    console.log(`    ${rule}: ${own.length} answered, precision ${precisionOf(own)}`);
  }
}

function precisionOf(answers: readonly { readonly isTrue: boolean }[]): string {
  return (answers.filter(({ isTrue }) => isTrue).length / answers.length).toFixed(3);
}
