import { CHAT_KINDS } from "../../../content/chat-kind/kinds.js";
import { WEIGHT_SCALE, weights } from "../../../content/chat-kind/weights.js";
import { type Feature, messageFeatures } from "./message-features.js";

export type ChatKind = (typeof CHAT_KINDS)[number];

export interface ChatClassification {
  readonly kind: ChatKind;
  /** How likely the kind is, from 1/3 to 1. */
  readonly confidence: number;
}

/** A message of so few words may be one that only makes sense with what was said before. */
const SHORT_WORDS_MAX = 6;
const BEFORE_WEIGHT = 0.35;

/**
 * The kind of a message by multinomial logistic regression over hashed words and pieces of words; `before`, the user's
 * message before, helps with short ones such as "and faster?". Trained by `scripts/train-chat-kind.ts`; the model card
 * is docs/model-cards/chat-kind.md. Costs well below a millisecond for a usual message, and about 3 ms at most.
 */
export function classifyChat(message: string, before = ""): ChatClassification {
  const scores = scoreKinds(messageFeatures(message), weightOf);
  const isShort = message.trim().split(/\s+/u, SHORT_WORDS_MAX + 1).length <= SHORT_WORDS_MAX;
  if (isShort && before.trim() !== "") {
    const earlier = scoreKinds(messageFeatures(before), weightOf);
    earlier.forEach((score, kind) => {
      scores[kind] = (scores[kind] ?? 0) + BEFORE_WEIGHT * score;
    });
  }
  const shares = toShares(scores);
  const confidence = Math.max(...shares);
  return { kind: CHAT_KINDS[shares.indexOf(confidence)] ?? "chat", confidence };
}

function weightOf(place: number): number {
  return (weights[place] ?? 0) * WEIGHT_SCALE;
}

/** The sum of the weights of each kind, which stand side by side for every bucket. */
export function scoreKinds(
  features: readonly Feature[],
  weight: (place: number) => number,
): number[] {
  return CHAT_KINDS.map((_, kind) =>
    features.reduce(
      (sum, { bucket, value }) => sum + value * weight(bucket * CHAT_KINDS.length + kind),
      0,
    ),
  );
}

/** Softmax. */
export function toShares(scores: readonly number[]): number[] {
  const highest = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
