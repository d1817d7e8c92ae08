import { baseForms } from "../../../content/questions/irregular-verbs.js";
import { emptyWords, synonymLines } from "../../../content/questions/question-words.js";
import { stemWord } from "../search/porter-stem.js";

const WORD = /[\p{L}\p{N}\p{M}]+(?:[.,'’](?=\p{N}))?(?:(?<=[.,])\p{N}+)*/gu;

/** A word of a text and where it is. */
export interface TextWord {
  readonly text: string;
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

/** The words of a text with their stems: irregular English forms as their base. Linear. */
export function wordsOf(text: string): TextWord[] {
  return [...text.matchAll(WORD)].flatMap((match) => {
    const [word] = match;
    if (word === "s" && /['’]/.test(text.charAt(match.index - 1))) return [];
    return { text: word, stem: termOf(word), start: match.index, end: match.index + word.length };
  });
}

/** A word as it is compared: in lowercase, without its English ending. */
export function termOf(word: string): string {
  const lower = word.toLowerCase();
  const base = baseForms.get(lower) ?? lower;
  return /^[a-z]+$/.test(base) ? stemWord(base) : base;
}

/** Whether a word says nothing of what a question is about. */
export function isEmptyWord(word: string): boolean {
  return emptyWords.has(word.toLowerCase());
}

let synonyms: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The stems that may stand for a stem, itself among them. */
export function alikeTerms(stem: string): ReadonlySet<string> {
  synonyms ??= readSynonyms();
  return synonyms.get(stem) ?? new Set([stem]);
}

function readSynonyms(): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>();
  for (const line of synonymLines) {
    const stems = line.map((word) => termOf(word));
    for (const stem of stems) all.set(stem, new Set([...(all.get(stem) ?? [stem]), ...stems]));
  }
  return all;
}
