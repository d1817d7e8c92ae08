import { wordClasses } from "../../../content/text-gate/word-classes.js";
import { belongings, deeds, framingWords, modelWords } from "../../../content/text-gate/words.js";

/** Longest part of a sentence that is read at once, in UTF-16 code units. */
export const PIECE_LENGTH_MAX = 600;

const TOKEN =
  /https?:\/\/\S+|www\.\S+|[\w.+-]+@[\w-]+\.[\w.-]+|[\p{L}\p{M}\p{N}_]+(?:['-][\p{L}\p{M}\p{N}_]+)*|[^\s\p{L}\p{M}\p{N}]/gu;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu;
const WORD = /[\p{L}\p{N}]/u;
const NUMBER = /^\p{N}+$/u;
const URL = /^(?:https?:\/\/|www\.)/u;
const IDENTIFIER = /_|\p{Ll}\p{Lu}|^\p{N}+\p{L}|^\p{L}+\p{N}/u;
const CAPITALISED = /^\p{Lu}/u;
const ALL_CAPITALS = /^\p{Lu}{2,}$/u;

const ENDINGS = new Set(["SHORT", "ING", "ED", "LY", "ES", "WORD"]);

const kinds = readKinds();
const classOf = readClasses();

/** The words and marks of a sentence, in order, as written. */
export function tokensOf(sentence: string): readonly string[] {
  return sentence.match(TOKEN) ?? [];
}

/** A sentence in small letters between marks of its edges: its groups of words are features. */
export function wordsView(tokens: readonly string[]): string {
  const plain = tokens.map((token) =>
    token.toLowerCase().replace(UNSPACED, (letter) => ` ${letter} `),
  );
  return `¶ ${plain.join(" ")} ¶`;
}

/**
 * A sentence by the kinds of its tokens (`SEEK MY BELONGING FROM NAME`), so that what was learnt of one
 * request serves for another.
 */
export function kindsView(kinds: readonly string[]): string {
  return `¶ ${kinds.join(" ")} ¶`;
}

/**
 * The kinds of tokens, and for words that only their ending tells the class of words that are used
 * alike (`PLEASE q41 MY q7`), where there is one.
 */
export function classesView(tokens: readonly string[], kinds: readonly string[]): string {
  const classed = kinds.map((kind, at) =>
    ENDINGS.has(kind) ? (classOf.get((tokens[at] ?? "").toLowerCase()) ?? kind) : kind,
  );
  return `¶ ${classed.join(" ")} ¶`;
}

/**
 * What kind of word or mark each token is, in capitals; words that frame a sentence stand for themselves,
 * marks, too.
 */
export function kindsOf(tokens: readonly string[]): readonly string[] {
  return tokens.map((token, place) => kindOf(token, place > 0));
}

function kindOf(token: string, isWithin: boolean): string {
  const lower = token.toLowerCase();
  const known = kinds.get(lower);
  if (known !== undefined) return known;
  if (!WORD.test(token)) return token;
  if (URL.test(token)) return "URL";
  if (token.includes("@")) return "EMAIL";
  if (NUMBER.test(token)) return "NUMBER";
  if (IDENTIFIER.test(token)) return "IDENTIFIER";
  if (ALL_CAPITALS.test(token)) return "LOUD";
  if (isWithin && token !== lower && CAPITALISED.test(token)) return "NAME";
  return endingOf(lower);
}

function endingOf(word: string): string {
  if (word.length < 4) return "SHORT";
  if (word.endsWith("ing")) return "ING";
  if (word.endsWith("ed")) return "ED";
  if (word.endsWith("ly")) return "LY";
  if (word.endsWith("s")) return "ES";
  return "WORD";
}

function readKinds(): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const word of belongings.split(" ")) found.set(word, "BELONGING");
  for (const [deed, words] of Object.entries(deeds)) {
    for (const word of words.split(" ")) found.set(word, deed.toUpperCase());
  }
  for (const word of framingWords.split(" ")) found.set(word, word.toUpperCase());
  for (const word of modelWords.split(" ")) found.set(word, `MODEL`);
  return found;
}

function readClasses(): ReadonlyMap<string, string> {
  const lines = wordClasses.trim().split("\n");
  return new Map(
    lines.flatMap((line, number) =>
      line.split(" ").map((word): [string, string] => [word, `q${number}`]),
    ),
  );
}
