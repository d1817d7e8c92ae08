import { functionWords, negations } from "../../../content/claim-words/claim-words.js";
import { frequentWords } from "../../../content/english-words/frequent-words.js";
import { currencyCodes } from "../../../content/extraction/currencies.js";
import { monthNumbers } from "../../../content/extraction/month-names.js";
import { stemWord } from "../../text/search/porter-stem.js";
import { readNumbers } from "./read-numbers.js";
import type { StatedNumber } from "./stated-number.js";

/** A word of a sentence, by its stem. */
export interface StatedWord {
  readonly stem: string;
  readonly lower: string;
  readonly start: number;
}

/** A name as it is written, and the words that it is made of. */
export interface StatedName {
  readonly text: string;
  readonly words: readonly string[];
  /** It opens the sentence, where every word has a capital. */
  readonly isOpening: boolean;
}

/** What a sentence states that can be held against another one. */
export interface Statement {
  readonly text: string;
  readonly words: readonly StatedWord[];
  readonly numbers: readonly StatedNumber[];
  readonly names: readonly StatedName[];
  readonly quotations: readonly string[];
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?/gu;
const NAME =
  /\p{Lu}[\p{L}\p{M}\p{N}'’&-]*(?:\s(?:(?:of|de|van|von|der|du|la|and|&)\s)?\p{Lu}[\p{L}\p{M}\p{N}'’&-]*)*/gu;
const QUOTATION = /["“„«]([^"”“»«„]{8,400})["”“»]/gu;
const OPENS = /(?:^|[.!?:;"“„«(])\s*$/u;
const NO_NAMES = new Set(
  "i vat ceo am pm usa uk eu ok dr mr mrs ms miss sir dame lord lady prof professor st the a an herr frau".split(
    " ",
  ),
);
const AFTER_FIGURE = /\d\s?$/u;
const TEXT_MAX = 2_000;
const LOUD_SHARE = 0.8;

/** Reads a sentence: its words, numbers, names by their capitals, and quotations of three words or more. Linear. */
export function readStatement(sentence: string, isSource: boolean): Statement {
  const text = sentence.slice(0, TEXT_MAX);
  const words = wordsOf(text);
  const numbers = readNumbers(text, isSource);
  const quotations = [...text.matchAll(QUOTATION)]
    .map(([, inside = ""]) => inside)
    .filter((inside) => inside.trim().split(/\s+/u).length >= 3);
  return { text, words, numbers, names: namesOf(text, numbers), quotations };
}

const subjects = new WeakMap<Statement, readonly StatedWord[]>();

/** The words that tie a sentence to a subject; read once for each statement. */
export function subjectWords(statement: Statement): readonly StatedWord[] {
  const known = subjects.get(statement);
  if (known) return known;
  const { words, numbers } = statement;
  const found = words.filter(
    ({ lower, start }) =>
      lower.length > 1 &&
      !functionWords.has(lower) &&
      !negations.has(lower) &&
      !numbers.some((number) => start >= number.start && start < number.end),
  );
  subjects.set(statement, found);
  return found;
}

const stems = new WeakMap<Statement, ReadonlySet<string>>();

/** The stems of the words that tie a sentence to a subject; read once for each statement. */
export function subjectStems(statement: Statement): ReadonlySet<string> {
  const known = stems.get(statement) ?? new Set(subjectWords(statement).map(({ stem }) => stem));
  stems.set(statement, known);
  return known;
}

function wordsOf(text: string): readonly StatedWord[] {
  return [...text.matchAll(WORD)].map(({ index, 0: word }) => {
    const lower = word.toLowerCase().replace(/’/gu, "'").replace(/'s$/u, "");
    return { lower, stem: stemWord(lower), start: index };
  });
}

function namesOf(text: string, numbers: readonly StatedNumber[]): readonly StatedName[] {
  const capitals = text.match(/(?<!\p{L})\p{Lu}/gu)?.length ?? 0;
  const all = text.match(/(?<!\p{L})\p{L}/gu)?.length ?? 1;
  // In titles, and in German, a capital alone makes no name.
  if (capitals > LOUD_SHARE * all) return [];
  const isGerman =
    /(?<!\p{L})(?:der|die|das|und|den|ein|eine|ist|im|um|wurden?)(?!\p{L})|^(?:Die|Der|Das|Ein|Eine) /u.test(
      text,
    );
  const names: StatedName[] = [];
  for (const { index, 0: found } of text.matchAll(NAME)) {
    const isOpening = OPENS.test(text.slice(Math.max(0, index - 4), index));
    const words = found.split(/\s+/u).map((word) => word.toLowerCase().replace(/['’]s$/u, ""));
    const told = words.filter((word, place) => isNameWord(word, isOpening && place === 0));
    const isInNumber = numbers.some(({ start, end }) => index >= start && index < end);
    const isCommon = isGerman && told.length === 1;
    const isUnit =
      found.length <= 3 && AFTER_FIGURE.test(text.slice(Math.max(0, index - 2), index));
    if (told.length === 0 || isInNumber || isCommon || isUnit) continue;
    names.push({ text: found, words: told, isOpening: isOpening && words.length === 1 });
  }
  return names;
}

function isNameWord(word: string, isOpening: boolean): boolean {
  if (word.length < 2 || NO_NAMES.has(word) || functionWords.has(word)) return false;
  if (currencyCodes.has(word.toUpperCase()) || (isOpening && monthNumbers.has(word))) return false;
  return (
    !isOpening ||
    !(frequentWords.has(word) || frequentWords.has(word.replace(/(?:es|s|ed|ing)$/u, "")))
  );
}
