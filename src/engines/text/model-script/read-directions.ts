import { directionPatterns } from "../../../content/scripts/model/directions.js";

/** A brief apart: what it says, and how it wants that written. */
export interface SortedBrief {
  /** Sentences to the writer, which are followed and never spoken. */
  readonly directions: readonly string[];
  /** The rest, in its order. */
  readonly material: string;
  /** Words such as `Goal` that stand before a colon, and become sentences. */
  readonly labels: readonly string[];
}

const LABEL = /(?:^|[.!?;\n]\s*)(\p{Lu}[\p{L}]*(?: [\p{L}]+){0,2}):(?=\s)/gu;

/** Sorts the sentences of a brief. */
export function sortBrief(brief: string): SortedBrief {
  const sentences = sentencesOf(brief);
  const isDirection = (sentence: string) =>
    directionPatterns.some((pattern) => pattern.test(sentence));
  return {
    directions: sentences.filter(isDirection),
    material: sentences.filter((sentence) => !isDirection(sentence)).join(" "),
    labels: [...brief.matchAll(LABEL)].map(([, label = ""]) => label),
  };
}

/** The sentences of a text; a stop inside `10.30` or `example.org` ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…。！？]["'”’»)]*)(?:\s+|(?<=[。！？]))|\n+|;\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}
