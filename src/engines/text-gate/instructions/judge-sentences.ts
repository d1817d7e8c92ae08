import { thresholds } from "../../../content/text-gate/thresholds.js";
import {
  instructionTrees,
  kindsWeights,
  linearWeights,
  scoreScale,
} from "../../../content/text-gate/weights.js";
import { type BoostedTrees, logitOf, unpackTrees } from "../../math/boosted-trees/boosted-trees.js";
import { plattProbability } from "../../text-detection/calibration/calibration.js";
import { unpackLinearModel } from "../../text-detection/linear-model/linear-model.js";
import { documentFeatures } from "./document-features.js";
import type { InstructionCategory, NamedInstruction } from "./instruction.js";
import { isProven, nameInstruction, PROVEN } from "./name-instruction.js";
import { readSentence, type SentenceModels } from "./read-sentence.js";
import { tokensOf } from "./sentence-view.js";
import { mixScores, spreadScores } from "./spread-scores.js";

export { thresholds };

export interface SentenceJudgement {
  /** Probability that the sentence instructs the model that reads it, at the mix of the training documents. */
  readonly score: number;
  readonly category: InstructionCategory;
  readonly why: string;
}

/** A sentence that repeats the caller's own purpose in at least this share of its words is no injection. */
const PURPOSE_SHARE = 0.8;
const PURPOSE_WORDS_MIN = 3;

/** The most that such a sentence scores, unless its words are proof. */
const WANTED_SCORE = thresholds.strict / 2;

/** Below this score, far below each threshold, what a sentence is after is not looked for. */
const NAMED_FROM = 0.02;
const ORDINARY = {
  category: "other-instruction",
  why: "reads like the text around it",
} as const satisfies NamedInstruction;

let models: { readonly linear: SentenceModels; readonly trees: BoostedTrees } | undefined;

/**
 * One judgement per sentence, in order, of the sentences of one document, decoded: whether it instructs
 * the model that reads it. A linear model over groups of words, then boosted trees over its score, the
 * sentence's traits, and how both differ from the rest of the document; see docs/model-cards/text-gate.md.
 * `purpose` is what the caller wants with the text: a sentence that only repeats it is let through.
 * About 7 ms for 2,000 words; linear in the text but for sorting the scores.
 */
export function judgeSentences(
  sentences: readonly string[],
  { purpose = "" }: { readonly purpose?: string },
): readonly SentenceJudgement[] {
  models ??= {
    linear: { all: unpackLinearModel(linearWeights), kinds: unpackLinearModel(kindsWeights) },
    trees: unpackTrees(instructionTrees),
  };
  const { linear, trees } = models;
  const wanted = new Set(wordsOf(purpose));
  const read = sentences.map((sentence) => readSentence(sentence, linear));
  const features = documentFeatures(read);
  const scores = spreadScores(
    read.map((sentence, at) => {
      const score = mixScores({
        within: logitOf(trees, features(at)),
        alone: logitOf(trees, documentFeatures([sentence])(0)),
      });
      return isProven(sentence.text) ? Math.max(PROVEN, score) : score;
    }),
  );
  return read.map((sentence, at) => {
    const likely = plattProbability(scores[at] ?? 0, scoreScale);
    const isWanted = repeats(sentence.text, wanted) && !isProven(sentence.text);
    const score = isWanted ? Math.min(likely, WANTED_SCORE) : likely;
    return { score, ...(score < NAMED_FROM ? ORDINARY : nameInstruction(sentence.text, sentence)) };
  });
}

function repeats(text: string, wanted: ReadonlySet<string>): boolean {
  if (wanted.size < PURPOSE_WORDS_MIN) return false;
  const words = wordsOf(text);
  const shared = words.filter((word) => wanted.has(word)).length;
  return words.length >= PURPOSE_WORDS_MIN && shared / words.length >= PURPOSE_SHARE;
}

function wordsOf(text: string): readonly string[] {
  return tokensOf(text.toLowerCase()).filter((token) => /[\p{L}\p{N}]/u.test(token));
}
