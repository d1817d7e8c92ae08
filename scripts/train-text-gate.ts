/**
 * Trains the judge of sentences that instruct a model (`judge-sentences.ts`) on labelled rows,
 * `{text, label, source, family, doc}` a line, in the files and folders given:
 *
 *   npx tsx scripts/train-text-gate.ts ROWS… [--judge RESERVED…] [--random] [--write]
 *
 * It prints how sentences are judged by models that saw neither their source nor its kin, with `--random`
 * also by a random split, and with `--judge` how the model of all rows judges rows that it never sees. With
 * `--write` it writes the weights and thresholds to src/content/text-gate. The same rows give the same weights.
 */
import {
  type BoostedTrees,
  logitOf,
  packTrees,
} from "../src/engines/math/boosted-trees/boosted-trees.js";
import { plattProbability } from "../src/engines/text-detection/calibration/calibration.js";
import {
  type LinearModel,
  linearScore,
  packLinearModel,
} from "../src/engines/text-detection/linear-model/linear-model.js";
import { documentFeatures } from "../src/engines/text-gate/instructions/document-features.js";
import { isProven, PROVEN } from "../src/engines/text-gate/instructions/name-instruction.js";
import {
  FEATURE_BITS,
  type SentenceModels,
  type SentenceScores,
} from "../src/engines/text-gate/instructions/read-sentence.js";
import { mixScores, spreadScores } from "../src/engines/text-gate/instructions/spread-scores.js";
import { fitPlatt } from "./learning/fit-calibration.js";
import { quantizeLinear, trainLinear } from "./learning/train-linear.js";
import { trainTrees } from "./learning/train-trees.js";
import { textLiteral, writeContent } from "./learning/write-content.js";
import { assembleDocuments } from "./text-gate/assemble-documents.js";
import { dealSources, type GateExample, readExamples } from "./text-gate/gate-rows.js";
import { type Judged, printTable, thresholdFor } from "./text-gate/report.js";

const LINEAR = { rounds: 4, rate: 0.15, decay: 1e-6 };
const TREES = { trees: 180, depth: 5, rate: 0.13, leafRows: 40 };
const LINEAR_PARTS = 5;
const TREE_PARTS = 2;
const CLIP_SHARE = 0.9999;
const ASSEMBLY = { attacked: 0.6, alone: { attacks: 0.15, sentences: 0.05 } };
const RESERVED_ASSEMBLY = { attacked: 0.5, alone: { attacks: 1, sentences: 0.2 } };
/** Shares of the sentences of documents of the kinds held that each profile may withhold. */
const FALSE_POSITIVES = { balanced: 0.009, strict: 0.025 };

interface PlacedRow {
  readonly features: Float32Array;
  /** Its features as a document of its own. */
  readonly alone: Float32Array;
  readonly isTrue: boolean;
  readonly example: GateExample;
  /** How many sentences its document has; rows of one document follow each other. */
  readonly sentences: number;
}

function linearOf(examples: readonly GateExample[]): SentenceModels {
  const train = (name: keyof SentenceModels) =>
    quantizeLinear(
      trainLinear(
        examples.map(({ piece, isTrue, weight }) => ({
          features: name === "all" ? piece.features : piece.kinds,
          isTrue,
          weight,
        })),
        { ...LINEAR, buckets: 2 ** FEATURE_BITS[name] },
      ),
      CLIP_SHARE,
    );
  return { all: train("all"), kinds: train("kinds") };
}

/** The linear scores of each example by models that saw no part like its own. */
function scoresOutOf(
  examples: readonly GateExample[],
  partOf: (example: GateExample) => number,
): SentenceScores[] {
  const scores: SentenceScores[] = [];
  for (let part = 0; part < LINEAR_PARTS; part += 1) {
    const models = linearOf(examples.filter((example) => partOf(example) !== part));
    examples.forEach((example, at) => {
      if (partOf(example) === part) scores[at] = scoresBy(models, example);
    });
  }
  return scores;
}

function scoresBy({ all, kinds }: SentenceModels, { piece }: GateExample): SentenceScores {
  return { score: linearScore(all, piece.features), kindsScore: linearScore(kinds, piece.kinds) };
}

function placeRows(
  examples: readonly GateExample[],
  scores: readonly SentenceScores[],
  assembly: typeof ASSEMBLY,
): PlacedRow[] {
  return assembleDocuments(examples, assembly).flatMap((places) => {
    const sentences = places.map((place) => ({
      ...examples[place]!.piece,
      ...scores[place]!,
    }));
    const featuresAt = documentFeatures(sentences);
    return places.map((place, at) => ({
      features: Float32Array.from(featuresAt(at)),
      alone: Float32Array.from(documentFeatures(sentences.slice(at, at + 1))(0)),
      isTrue: examples[place]!.isTrue,
      example: examples[place]!,
      sentences: places.length,
    }));
  });
}

/** Each row judged by trees that saw no part like its own. */
function judgeOutOf(
  rows: readonly PlacedRow[],
  partOf: (example: GateExample) => number,
): Judged[] {
  const scores = new Float64Array(rows.length);
  for (let side = 0; side < TREE_PARTS; side += 1) {
    const isHeld = ({ example }: PlacedRow) => partOf(example) % TREE_PARTS === side;
    const trees = trainTrees(
      rows.filter((row) => !isHeld(row)),
      TREES,
    );
    rows.forEach((row, at) => {
      if (isHeld(row)) scores[at] = scoreBy(trees, row);
    });
  }
  return judgeRows(rows, scores);
}

function scoreBy(trees: BoostedTrees, { features, alone }: PlacedRow): number {
  return mixScores({
    within: logitOf(trees, [...features]),
    alone: logitOf(trees, [...alone]),
  });
}

/** What `judgeSentences` makes of the sums of the trees, document by document. */
function judgeRows(rows: readonly PlacedRow[], scores: Float64Array): Judged[] {
  const proven = rows.map(({ example: { piece } }, at) =>
    isProven(piece.text) ? Math.max(PROVEN, scores[at]!) : scores[at]!,
  );
  const judged: Judged[] = [];
  for (let from = 0; from < rows.length; ) {
    const { sentences } = rows[from]!;
    spreadScores(proven.slice(from, from + sentences)).forEach((score, at) => {
      judged.push({ example: rows[from + at]!.example, isAlone: sentences === 1, score });
    });
    from += sentences;
  }
  return judged;
}

const { rows: rowPaths, judge: judgePaths } = readArguments(process.argv.slice(2));
const examples = readExamples(rowPaths);
console.log(
  `${examples.length} rows, ${examples.filter(({ isTrue }) => isTrue).length} of them instructions`,
);
const partOf = dealSources(examples, LINEAR_PARTS);
const scores = scoresOutOf(examples, partOf);
const rows = placeRows(examples, scores, ASSEMBLY);
const judged = judgeOutOf(rows, partOf);
const bounds = [
  thresholdFor(judged, FALSE_POSITIVES.balanced),
  thresholdFor(judged, FALSE_POSITIVES.strict),
];
printTable("by models that saw neither a source nor its kin", judged, bounds);
if (process.argv.includes("--random")) reportRandom();

const linear = linearOf(examples);
const trees = trainTrees(rows, TREES);
if (judgePaths.length > 0) {
  const reserved = readExamples(judgePaths);
  const reservedScores = reserved.map((example) => scoresBy(linear, example));
  const placed = placeRows(reserved, reservedScores, RESERVED_ASSEMBLY);
  const found = judgeRows(
    placed,
    Float64Array.from(placed, (row) => scoreBy(trees, row)),
  );
  printTable("rows reserved, by the model of all others", found, bounds);
}
if (process.argv.includes("--write")) write();

function reportRandom(): void {
  const order = new Map(examples.map((example, at) => [example, (at * 7_919) % LINEAR_PARTS]));
  const randomPart = (example: GateExample) => order.get(example) ?? 0;
  const found = judgeOutOf(
    placeRows(examples, scoresOutOf(examples, randomPart), ASSEMBLY),
    randomPart,
  );
  const own = [
    thresholdFor(found, FALSE_POSITIVES.balanced),
    thresholdFor(found, FALSE_POSITIVES.strict),
  ];
  printTable("by a random split", found, own);
}

function write(): void {
  const scale = fitPlatt(judged.map(({ example, score }) => ({ score, isTrue: example.isTrue })));
  const literal = (model: LinearModel) => {
    const { bias, scale: step, weights } = packLinearModel(model);
    return `{ bias: ${bias}, scale: ${step}, weights: ${textLiteral(weights)} }`;
  };
  const packed = packTrees(trees);
  writeContent(
    "text-gate/weights.ts",
    `/** Weights of the judge of instructions, by scripts/train-text-gate.ts: one byte for each bucket of groups of words. */
export const linearWeights = ${literal(linear.all)};

/** The same for groups of kinds of words alone. */
export const kindsWeights = ${literal(linear.kinds)};

/** Trees over the traits of a sentence and of its document. */
export const instructionTrees = { bias: ${packed.bias}, roots: ${JSON.stringify(packed.roots)}, nodes: ${textLiteral(packed.nodes)} };

/** From the sum of the trees to a probability. */
export const scoreScale = ${JSON.stringify(scale)};
`,
  );
  const [balanced, strict] = bounds.map((bound) => plattProbability(bound, scale).toFixed(4));
  writeContent(
    "text-gate/thresholds.ts",
    `/** From these scores on a sentence is withheld; by scripts/train-text-gate.ts, at ${(FALSE_POSITIVES.balanced * 100).toFixed(1)} and ${(FALSE_POSITIVES.strict * 100).toFixed(1)} % of the sentences of documents out of source. */
export const thresholds = { balanced: ${balanced}, strict: ${strict} } as const;
`,
  );
}

function readArguments(words: readonly string[]): { rows: string[]; judge: string[] } {
  const found = { rows: [] as string[], judge: [] as string[] };
  let list = found.rows;
  for (const word of words) {
    if (word === "--judge") list = found.judge;
    else if (!word.startsWith("--")) list.push(word);
  }
  return found;
}
