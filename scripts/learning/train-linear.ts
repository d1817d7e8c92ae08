import type { LinearModel } from "../../src/engines/text-detection/linear-model/linear-model.js";
import type { SparseVector } from "../../src/engines/text-detection/ngrams/hashed-ngrams.js";
import { shuffled } from "./shuffled.js";

/** A text to learn from; `weight` is how much it counts beside others (1 by default). */
export interface LinearExample {
  readonly features: SparseVector;
  readonly isTrue: boolean;
  readonly weight?: number;
}

export interface LinearOptions {
  /** One above the largest bucket. */
  readonly buckets: number;
  readonly rounds: number;
  /** The first step of AdaGrad. */
  readonly rate: number;
  /** Pull of each weight towards zero, a step. */
  readonly decay: number;
}

/** Weights before they are rounded to bytes. */
export interface TrainedLinear {
  readonly bias: number;
  readonly weights: Float64Array;
}

/**
 * Logistic regression over sparse features by AdaGrad (Duchi, Hazan, Singer, 2011) with weights per
 * example. The same examples in the same order always give the same weights.
 */
export function trainLinear(
  examples: readonly LinearExample[],
  { buckets, rounds, rate, decay }: LinearOptions,
): TrainedLinear {
  const weights = new Float64Array(buckets);
  const squares = new Float64Array(buckets).fill(1e-6);
  let [bias, biasSquares] = [0, 1e-6];
  let order = examples;
  for (let round = 0; round < rounds; round += 1) {
    order = shuffled(order);
    for (const { features, isTrue, weight = 1 } of order) {
      const miss = weight * (probability(bias + dot(weights, features)) - (isTrue ? 1 : 0));
      biasSquares += miss * miss;
      bias -= (rate * miss) / Math.sqrt(biasSquares);
      for (let at = 0; at < features.buckets.length; at += 1) {
        const bucket = features.buckets[at]!;
        const slope = miss * features.values[at]! + decay * weight * weights[bucket]!;
        squares[bucket]! += slope * slope;
        weights[bucket]! -= (rate * slope) / Math.sqrt(squares[bucket]!);
      }
    }
  }
  return { bias, weights };
}

/** The log-odds by weights that are not rounded. */
export function trainedScore({ bias, weights }: TrainedLinear, features: SparseVector): number {
  return bias + dot(weights, features);
}

/**
 * Rounds weights to bytes with one scale. The few largest are cut at `clipShare` of the sorted
 * magnitudes, so that they do not coarsen all others.
 */
export function quantizeLinear({ bias, weights }: TrainedLinear, clipShare = 1): LinearModel {
  const sizes = Float64Array.from(weights, Math.abs).sort();
  const largest = sizes[Math.max(0, Math.ceil(sizes.length * clipShare) - 1)] || sizes.at(-1) || 1;
  const scale = largest / 127;
  const steps = Int8Array.from(weights, (weight) =>
    Math.max(-127, Math.min(127, Math.round(weight / scale))),
  );
  return { bias, scale, weights: steps };
}

function dot(weights: Float64Array, { buckets, values }: SparseVector): number {
  let sum = 0;
  for (let at = 0; at < buckets.length; at += 1) sum += weights[buckets[at]!]! * values[at]!;
  return sum;
}

function probability(logit: number): number {
  return 1 / (1 + Math.exp(-logit));
}
