import { weakWords } from "../../../content/languages/weak-words.js";
import { identifyLanguage } from "../language/identify-language.js";
import { hasUnspacedLetter } from "../sentences/unspaced-scripts.js";
import { stopWordsOf } from "../stop-words/stop-words.js";
import { type Run, type RunWord, readRuns } from "./read-phrases.js";

export interface Keyword {
  /** As the text writes it most often. */
  readonly phrase: string;
  /** Weight among those of this text, above 0 to 1 for the best. */
  readonly score: number;
}

const COUNT = 10;
const COUNT_MAX = 100;
const WORDS_MAX = 3;
const LANGUAGE_LOOKED_AT = 2_000;
/** Of a longer text, so many characters are read. */
const TEXT_MAX = 1_000_000;
/** Different phrases that are told apart. */
const PHRASES_MAX = 200_000;
/** Different neighbours of a phrase that are told apart. */
const AROUND_MAX = 16;

interface Word {
  count: number;
  named: number;
  /** Words in the runs that it stood in: RAKE's degree. */
  degree: number;
}

interface Phrase {
  count: number;
  /** How often it was a run of its own. */
  whole: number;
  /** The words beside it in longer runs. */
  readonly around: Set<string>;
  readonly first: number;
  readonly keys: readonly string[];
  readonly spellings: Map<string, number>;
}

/**
 * The phrases of up to three words that tell best what a text is about, best first. Candidates are
 * runs of words between stop words and marks, as in RAKE (Rose et al., 2010), weighed by frequency,
 * capitals, degree and place, as in YAKE (Campos et al., 2020); without training. Works in languages
 * of `stopWordsOf`, weaker in others. Linear: about 45 ms for 100,000 characters.
 */
export function findKeywords(
  text: string,
  { count = COUNT }: { readonly count?: number } = {},
): readonly Keyword[] {
  const read = text.slice(0, TEXT_MAX);
  const code = identifyLanguage(read.slice(0, LANGUAGE_LOOKED_AT)).candidates[0]?.code ?? "en";
  const ignored = new Set([...stopWordsOf(code), ...(code === "en" ? weakWords : [])]);
  const words = new Map<string, Word>();
  const phrases = new Map<string, Phrase>();
  for (const run of readRuns(read, { ignored, areNounsCapital: code === "de" }))
    countRun(run, words, phrases);
  const ranked = [...phrases.values()]
    .map((phrase) => ({ phrase, weight: weigh(phrase, words) }))
    .sort((one, other) => other.weight - one.weight || one.phrase.first - other.phrase.first);
  return chooseApart(ranked, Math.min(Math.max(0, count), COUNT_MAX));
}

function countRun(run: Run, words: Map<string, Word>, phrases: Map<string, Phrase>): void {
  for (const { key, isNamed } of run.words) {
    const word = words.get(key) ?? { count: 0, named: 0, degree: 0 };
    word.count += 1;
    word.named += isNamed ? 1 : 0;
    word.degree += Math.min(run.words.length, WORDS_MAX);
    words.set(key, word);
  }
  for (let from = 0; from < run.words.length; from += 1) {
    for (let length = 1; length <= WORDS_MAX && from + length <= run.words.length; length += 1) {
      const before = run.words[from - 1]?.key ?? "";
      const after = run.words[from + length]?.key ?? "";
      countPhrase(run, run.words.slice(from, from + length), `${before} ${after}`, phrases);
    }
  }
}

function countPhrase(
  run: Run,
  words: readonly RunWord[],
  around: string,
  phrases: Map<string, Phrase>,
): void {
  const keys = words.map(({ key }) => key);
  const name = keys.join(" ");
  const known = phrases.get(name);
  if (known === undefined && phrases.size >= PHRASES_MAX) return;
  const phrase = known ?? {
    count: 0,
    whole: 0,
    around: new Set(),
    first: run.sentence,
    keys,
    spellings: new Map(),
  };
  phrase.count += 1;
  if (words.length === run.words.length) phrase.whole += 1;
  else if (phrase.around.size < AROUND_MAX) phrase.around.add(around);
  const spelling = spell(words);
  phrase.spellings.set(spelling, (phrase.spellings.get(spelling) ?? 0) + 1);
  phrases.set(name, phrase);
}

function spell(words: readonly RunWord[]): string {
  return words
    .map(({ written, isNamed }) => (isNamed ? written : written.toLowerCase()))
    .reduce(
      (before, word) =>
        before + (hasUnspacedLetter(before) && hasUnspacedLetter(word) ? "" : " ") + word,
    );
}

/** Exponents of the weight, chosen on half of Inspec and SemEval 2017; small changes matter little. */
const WORD_COUNT_POWER = 0.4;
const DEGREE_POWER = 0.25;
const LENGTH_POWER = 0.5;
const COUNT_POWER = 0.5;
/** A phrase is seldom cut out of a longer run, but for one that stands in different ones. */
const WHOLE_POWER = 1.5;
const NAMED_BOOST = 0.5;
const PLACE_COST = 0.3;
/** How much more often than a chosen phrase its part must occur to be told as well. */
const PART_ALONE = 1.5;

function weigh(phrase: Phrase, words: ReadonlyMap<string, Word>): number {
  let sum = 0;
  for (const key of phrase.keys) {
    const word = words.get(key);
    if (word === undefined) continue;
    const degree = (word.degree / word.count) ** DEGREE_POWER;
    sum += word.count ** WORD_COUNT_POWER * degree * (1 + NAMED_BOOST * (word.named / word.count));
  }
  const length = phrase.keys.length;
  const place = 1 / (1 + PLACE_COST * Math.log(1 + phrase.first));
  const alone = phrase.whole + (length > 1 && phrase.around.size > 1 ? phrase.around.size : 0);
  const whole = ((1 + Math.min(alone, phrase.count)) / (1 + phrase.count)) ** WHOLE_POWER;
  return (sum / length) * length ** LENGTH_POWER * phrase.count ** COUNT_POWER * place * whole;
}

function chooseApart(
  ranked: readonly { readonly phrase: Phrase; readonly weight: number }[],
  count: number,
): Keyword[] {
  const chosen: { phrase: Phrase; weight: number }[] = [];
  for (const one of ranked) {
    if (chosen.length >= count) break;
    if (chosen.some(({ phrase }) => repeats(one.phrase, phrase))) continue;
    chosen.push(one);
  }
  const best = chosen[0]?.weight ?? 1;
  return chosen.map(({ phrase, weight }) => ({
    phrase: usualSpelling(phrase),
    score: weight / best,
  }));
}

/** A part of a chosen phrase that hardly stands without it. */
function repeats(phrase: Phrase, chosen: Phrase): boolean {
  const isPart = ` ${chosen.keys.join(" ")} `.includes(` ${phrase.keys.join(" ")} `);
  return isPart && phrase.count <= chosen.count * PART_ALONE;
}

function usualSpelling({ spellings }: Phrase): string {
  let usual = "";
  let most = 0;
  for (const [spelling, count] of spellings) {
    if (count > most) [usual, most] = [spelling, count];
  }
  return usual;
}
