import { patterns, proofHints } from "../../../content/text-gate/patterns.js";
import type { NamedInstruction } from "./instruction.js";
import { SENTENCE_TRAITS, type SentenceTraits } from "./sentence-traits.js";

/** Log-odds of a sentence whose words are proof. */
export const PROVEN = 6;

const DEED = SENTENCE_TRAITS.indexOf("beginsWithDeed");
const QUESTION = SENTENCE_TRAITS.indexOf("endsAsQuestion");
const POLITE = SENTENCE_TRAITS.indexOf("asksPolitely");

/** Whether the words of a sentence alone prove it an instruction to a model. Bounded by the length of the piece that was read. */
export function isProven(text: string): boolean {
  return (
    proofHints.test(text) && patterns.some(({ isProof, pattern }) => isProof && pattern.test(text))
  );
}

/** What a sentence that instructs a model is after, by its words. Bounded by the length of the piece that was read. */
export function nameInstruction(text: string, { counts }: SentenceTraits): NamedInstruction {
  for (const { pattern, category, why } of patterns) {
    if (pattern.test(text)) return { category, why };
  }
  const isTask = [DEED, QUESTION, POLITE].some((trait) => (counts[trait] ?? 0) > 0);
  return isTask
    ? {
        category: "task",
        why: "asks its reader to do a piece of work, unlike the text around it",
      }
    : {
        category: "other-instruction",
        why: "reads like an instruction to a model",
      };
}
