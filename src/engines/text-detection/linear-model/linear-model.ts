import type { SparseVector } from "../ngrams/hashed-ngrams.js";

/** Weights of a linear model in steps of `scale`, one for each bucket. */
export interface LinearModel {
  readonly bias: number;
  readonly scale: number;
  readonly weights: Int8Array;
}

/** A linear model as text: its weights in base64. */
export interface PackedLinearModel {
  readonly bias: number;
  readonly scale: number;
  readonly weights: string;
}

/** The log-odds that a linear model gives to features, before calibration. Linear in the features that are not zero. */
export function linearScore(
  { bias, scale, weights }: LinearModel,
  { buckets, values }: SparseVector,
): number {
  let sum = 0;
  for (let at = 0; at < buckets.length; at += 1) {
    sum += (weights[buckets[at] ?? 0] ?? 0) * (values[at] ?? 0);
  }
  return bias + scale * sum;
}

/** Reads a linear model from its text. */
export function unpackLinearModel({ bias, scale, weights }: PackedLinearModel): LinearModel {
  return { bias, scale, weights: Int8Array.from(Buffer.from(weights, "base64")) };
}

/** Writes a linear model as text that `unpackLinearModel` reads. */
export function packLinearModel({ bias, scale, weights }: LinearModel): PackedLinearModel {
  const bytes = Buffer.from(weights.buffer, weights.byteOffset, weights.byteLength);
  return { bias, scale, weights: bytes.toString("base64") };
}
