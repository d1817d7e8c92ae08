import { languageNames } from "../../../content/lexical-fields/language-names.js";
import {
  absenceLabels,
  mixedLabels,
  negativeLabels,
  neutralLabels,
  otherLabels,
  positiveLabels,
  urgencyPhrases,
  urgencySteps,
} from "../../../content/lexical-fields/scales.js";
import { identifyLanguage } from "../language/identify-language.js";
import { judgeSentiment } from "../sentiment/judge-sentiment.js";
import type { Label } from "./read-labels.js";

/** The label of a scale that an engine of its own decides; `null` where it cannot; undefined for no scale. */
export type ScaleVerdict = Label | null | undefined;

const FEELING_MIN = 0.05;
const CONFIDENCE_MIN = 0.3;

/** Decides labels that all are feelings, languages or steps of urgency. */
export function judgeScale(labels: readonly Label[], text: string): ScaleVerdict {
  return judgeFeeling(labels, text) ?? judgeLanguage(labels, text) ?? judgeUrgency(labels, text);
}

export function keyOf({ name }: Label): string {
  return name
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, "-");
}

function judgeFeeling(labels: readonly Label[], text: string): ScaleVerdict {
  const find = (kind: ReadonlySet<string>) => labels.find((label) => kind.has(keyOf(label)));
  const [positive, negative] = [find(positiveLabels), find(negativeLabels)];
  const [neutral, mixed] = [find(neutralLabels), find(mixedLabels)];
  const known = [positive, negative, neutral, mixed].filter((label) => label !== undefined);
  if (!positive || !negative || known.length < labels.filter((label) => !isOther(label)).length) {
    return undefined;
  }
  const { score, label } = judgeSentiment(text);
  if (label === "neutral" || Math.abs(score) < FEELING_MIN) {
    if (neutral) return neutral;
    return Math.abs(score) < FEELING_MIN ? null : score > 0 ? positive : negative;
  }
  return score > 0 ? positive : negative;
}

function judgeLanguage(labels: readonly Label[], text: string): ScaleVerdict {
  const codes = labels.map((label) => languageNames.get(keyOf(label)));
  const offered = labels.filter((_, at) => codes[at] !== undefined);
  if (offered.length < 2 || offered.length < labels.filter((label) => !isOther(label)).length) {
    return undefined;
  }
  const { code, candidates, confidence } = identifyLanguage(text);
  const exact = labels[codes.indexOf(code ?? "")];
  if (exact) return exact;
  if (confidence > CONFIDENCE_MIN && code !== null) return labels.find(isOther) ?? null;
  const next = candidates.find((candidate) => codes.includes(candidate.code));
  return (next && labels[codes.indexOf(next.code)]) ?? null;
}

function judgeUrgency(labels: readonly Label[], text: string): ScaleVerdict {
  const steps = labels.map((label) => stepOf(label));
  if (steps.some((step) => step < 0) || labels.some(({ description }) => description !== "")) {
    return undefined;
  }
  const order = [...new Set(steps)].sort((a, b) => a - b);
  const score = urgencyOf(text);
  const level = score >= 3 ? 0 : score >= 1 ? 1 : score > -1 ? 2 : 3;
  // Labels that leave steps out take over those of their neighbours.
  const nearest = order.toSorted((a, b) => Math.abs(a - level) - Math.abs(b - level))[0] ?? 0;
  return labels[steps.indexOf(nearest)] ?? null;
}

function stepOf(label: Label): number {
  const key = keyOf(label).replace(/-?(?:priority|severity|urgency)$/, "");
  return urgencySteps.findIndex((step) => step.split(" ").includes(key));
}

/** The sum of the weights of the phrases of urgency in a text, each counted once. */
export function urgencyOf(text: string): number {
  const plain = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `;
  return urgencyPhrases
    .filter(([phrase]) => plain.includes(` ${phrase} `))
    .reduce((sum, [, weight]) => sum + weight, 0);
}

export function isOther(label: Label): boolean {
  const key = keyOf(label);
  return otherLabels.has(key) || /^(?:none-of|something-else|anything-else|all-other)/.test(key);
}

/** The label whose opposite this one is: "not spam" of "spam", "safe" of "toxic". */
export function oppositeOf(label: Label, labels: readonly Label[]): Label | undefined {
  const key = keyOf(label);
  const stripped = key.replace(/^(?:not|non|no|isn't)-?/, "").replace(/^un(?=\p{L}{4})/u, "");
  const named = stripped === key ? undefined : labels.find((other) => keyOf(other) === stripped);
  if (named) return named;
  const isAbsence = labels.length === 2 && absenceLabels.has(key);
  return isAbsence ? labels.find((other) => other !== label) : undefined;
}
