import { type BoostedTrees, logitOf } from "../../src/engines/math/boosted-trees/boosted-trees.js";
import {
  type ProseTokens,
  readTokens,
} from "../../src/engines/text-detection/machine-written/prose-tokens.js";
import { styleFeatures } from "../../src/engines/text-detection/machine-written/style-features.js";
import {
  VIEW_BITS,
  VIEWS,
  type View,
  viewNgrams,
} from "../../src/engines/text-detection/machine-written/views.js";
import type { SparseVector } from "../../src/engines/text-detection/ngrams/hashed-ngrams.js";
import { type TrainedLinear, trainedScore, trainLinear } from "../learning/train-linear.js";
import { trainTrees } from "../learning/train-trees.js";
import { cutRow, type DetectorRow, lengthFor, weighRows } from "./rows.js";

const LINEAR = { rounds: 8, rate: 0.1, decay: 1e-6 };
const TREES = { trees: 150, depth: 4, rate: 0.1, leafRows: 40 };
/** The length that figures are given for. */
export const USUAL_WORDS = 150;

export interface TrainedParts {
  readonly views: Readonly<Record<View, TrainedLinear>>;
  readonly style: BoostedTrees;
  /** Medians of the style of human and of machine texts. */
  readonly styleMedians: readonly (readonly [human: number, machine: number])[];
}

/** What models that never saw a text's fold give to it, at its own length and at 150 words. */
export interface LeftOut {
  readonly words: number;
  readonly own: readonly number[];
  readonly usual: readonly number[];
  readonly fold: string;
}

interface Looks {
  readonly own: Look;
  readonly usual: Look;
}

interface Look {
  readonly views: Readonly<Record<View, SparseVector>>;
  readonly style: readonly number[];
  readonly words: number;
}

let looked: { readonly rows: readonly DetectorRow[]; readonly looks: readonly Looks[] } | undefined;

function looksOf(rows: readonly DetectorRow[]): readonly Looks[] {
  if (looked?.rows !== rows) {
    const looks = rows.map((row) => ({
      own: lookAt(readTokens(cutRow(row, lengthFor(row), "own"))),
      usual: lookAt(readTokens(cutRow(row, USUAL_WORDS, "usual"))),
    }));
    looked = { rows, looks };
  }
  return looked.looks;
}

function lookAt(tokens: ProseTokens): Look {
  const views = Object.fromEntries(VIEWS.map((view) => [view, viewNgrams(tokens, view)])) as Record<
    View,
    SparseVector
  >;
  return { views, style: styleFeatures(tokens), words: tokens.words };
}

/** Trains every part on all rows. */
export function trainParts(rows: readonly DetectorRow[]): TrainedParts {
  return trainOn(rows, looksOf(rows));
}

function trainOn(rows: readonly DetectorRow[], looks: readonly Looks[]): TrainedParts {
  const weights = weighRows(rows);
  const linear = (view: View) =>
    trainLinear(
      rows.map(({ label }, at) => ({
        features: looks[at]!.own.views[view],
        isTrue: label === 1,
        weight: weights[at]!,
      })),
      { ...LINEAR, buckets: 2 ** VIEW_BITS[view] },
    );
  const picked = pickByWeight(weights);
  const style = trainTrees(
    picked.map((at) => ({
      features: Float32Array.from(looks[at]!.own.style),
      isTrue: rows[at]!.label === 1,
    })),
    TREES,
  );
  const median = (label: 0 | 1, feature: number) => {
    const values = picked
      .filter((at) => rows[at]!.label === label)
      .map((at) => looks[at]!.own.style[feature]!)
      .sort((a, b) => a - b);
    return values[Math.floor(values.length / 2)] ?? 0;
  };
  const styleMedians = looks[0]!.own.style.map(
    (_, feature) => [median(0, feature), median(1, feature)] as const,
  );
  const views = Object.fromEntries(VIEWS.map((view) => [view, linear(view)])) as Record<
    View,
    TrainedLinear
  >;
  return { views, style, styleMedians };
}

/** As many rows as there are, each as often as its weight says (systematic resampling). */
function pickByWeight(weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const picked: number[] = [];
  let sum = 0;
  weights.forEach((weight, at) => {
    sum += weight;
    while (((picked.length + 0.5) / weights.length) * all < sum && picked.length < weights.length)
      picked.push(at);
  });
  return picked;
}

/** Judges each row by parts that were trained without its fold. */
export function judgeLeftOut(
  rows: readonly DetectorRow[],
  foldOf: (row: DetectorRow, at: number) => string,
): LeftOut[] {
  const looks = looksOf(rows);
  const folds = rows.map(foldOf);
  const found = new Array<LeftOut>(rows.length);
  for (const fold of [...new Set(folds)].sort()) {
    const kept = rows.map((_, at) => at).filter((at) => folds[at] !== fold);
    const parts = trainOn(
      kept.map((at) => rows[at]!),
      kept.map((at) => looks[at]!),
    );
    const judge = ({ views, style }: Look) => [
      ...VIEWS.map((view) => trainedScore(parts.views[view], views[view])),
      logitOf(parts.style, style),
    ];
    rows.forEach((_, at) => {
      const look = looks[at]!;
      if (folds[at] !== fold) return;
      found[at] = { words: look.own.words, own: judge(look.own), usual: judge(look.usual), fold };
    });
  }
  return found;
}
