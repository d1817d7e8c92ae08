import { givenNames, honorifics, nameParticles } from "../../../content/extraction/given-names.js";
import {
  organizationEndings,
  organizationJoiners,
  organizationNames,
} from "../../../content/extraction/organization-words.js";
import {
  placeBeginnings,
  placeEndings,
  placeNames,
} from "../../../content/extraction/place-names.js";
import { notNames, plainWordNames, wordSurnames } from "../../../content/extraction/word-names.js";
import type { Claims } from "./claims.js";
import type { Entity } from "./entity.js";

const WORD = /[\p{L}][\p{L}\p{M}\p{N}'’&-]{0,40}\.?|&/gu;
const RUN_WORDS_MAX = 12;
const PERSON_WORDS_MAX = 4;
const INTRODUCED =
  /(?:\bI'm|\bI am|\bI’m|[Mm]y name is|[Tt]his is|\b[Nn]amed|[Ss]igned by|[Ww]ritten by|\b[Bb]y|[Cc]ontact|[Dd]ear|[Hh]i|[Hh]ello|[Aa]ttn:?|[Ff]rom:|[Tt]o:|[Nn]ame:|[Ss]ender:|[Cc]ustomer:|[Aa]uthor:)\s$/;
const SIGNATURE =
  /(?:regards|best|cheers|sincerely|yours|thanks|thank you|wishes|grüßen|grüße|cordialement|saludos)[,.!]?\s*\n\s*$/iu;

interface Word {
  readonly start: number;
  readonly end: number;
  /** Without a full stop that ends it. */
  readonly text: string;
  readonly key: string;
  readonly isCapital: boolean;
}

/**
 * Names of people, organisations and places by rules: capitalised words beside a known given name, a
 * title or a greeting; before or with a word such as "GmbH" or "University"; known places, and words
 * beside "River" or "Port". In English prose of news and letters about nine of ten that are found are
 * right; names that stand alone and are in no list are missed, and so are scripts without capitals.
 */
export function* findNames(text: string, claims: Claims): Generator<Entity> {
  for (const run of readRuns(text)) {
    for (const found of nameRun(run, text)) {
      const { kind, start, end } = found;
      const value = text.slice(start, end).replace(/\s+/g, " ");
      if (claims.take(start, end)) yield { kind, start, end, value };
    }
  }
}

/** Capitalised words with one space between them, and small words of names within. */
function* readRuns(text: string): Generator<Word[]> {
  let run: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const word = toWord(match);
    const last = run.at(-1);
    const isNext =
      last !== undefined &&
      word.start - last.end <= 1 + (text[last.end] === "." && isShort(last) ? 1 : 0) &&
      !/\n/.test(text.slice(last.end, word.start)) &&
      run.length < RUN_WORDS_MAX;
    if (last && !isNext) {
      yield trimRun(run);
      run = [];
    }
    if (word.isCapital || (run.length > 0 && isInner(word, run))) run.push(word);
    else if (run.length > 0) {
      yield trimRun(run);
      run = [];
    }
  }
  if (run.length > 0) yield trimRun(run);
}

function isShort({ text, key }: Word): boolean {
  return text.length === 1 || honorifics.has(key) || organizationEndings.has(key);
}

/** "Bank of England" goes on after its small word, "Anna of Berlin" does not. */
function isInner({ key }: Word, run: readonly Word[]): boolean {
  if (nameParticles.has(key) || key === "&") return true;
  return organizationJoiners.has(key) && run.some((word) => organizationEndings.has(word.key));
}

function toWord(match: RegExpExecArray): Word {
  const text = match[0].replace(/\.$/, "").replace(/['’]s$/, "");
  return {
    start: match.index,
    end: match.index + text.length,
    text,
    key: text.toLowerCase(),
    isCapital: /^\p{Lu}/u.test(text),
  };
}

/** A run ends with a capitalised word. */
function trimRun(run: Word[]): Word[] {
  const last = run.findLastIndex(({ isCapital }) => isCapital);
  return run.slice(0, last + 1);
}

interface Named {
  readonly kind: "person" | "organization" | "place";
  readonly start: number;
  readonly end: number;
}

function* nameRun(run: readonly Word[], text: string): Generator<Named> {
  let rest = run;
  while (rest.length > 0) {
    const named = nameFirst(rest, text);
    if (named) yield named.name;
    rest = rest.slice(named?.words ?? 1);
  }
}

function nameFirst(
  words: readonly Word[],
  text: string,
): { readonly name: Named; readonly words: number } | undefined {
  const [first] = words;
  if (!first) return undefined;
  const isWord = notNames.has(first.key);
  const organization = isWord ? 0 : countOrganization(words);
  const place = organization ? 0 : countPlace(words);
  const kinds = [
    ["organization", organization],
    ["place", isWord && place < 2 ? 0 : place],
    ["person", isWord || organization ? 0 : countPerson(words, text)],
  ] as const;
  for (const [kind, count] of kinds) {
    const last = words[count - 1];
    const from = kind === "person" ? words[skipTitles(words)] : first;
    if (!last || !from) continue;
    const end = kind === "organization" && text[last.end] === "." && isDotted(last) ? 1 : 0;
    return { name: { kind, start: from.start, end: last.end + end }, words: count };
  }
  return undefined;
}

/** "Ltd." owns its full stop. */
function isDotted({ key }: Word): boolean {
  return key === "ltd" || key === "inc" || key === "co" || key === "corp";
}

/** How many words from the first are an organisation's name. */
function countOrganization(words: readonly Word[]): number {
  const [first] = words;
  if (!first) return 0;
  const ending = words.findLastIndex(
    ({ key, isCapital }, at) => at > 0 && isCapital && organizationEndings.has(key),
  );
  if (ending > 0) {
    return countAfterOf(words, ending);
  }
  if (organizationEndings.has(first.key) && words[1]?.key === "of") return countAfterOf(words, 0);
  const isKnown = organizationNames.has(first.key) && first.isCapital;
  return isKnown && (words.length === 1 || !givenNames.has(first.key)) ? 1 : 0;
}

/** "University of Oxford", "Bank of England". */
function countAfterOf(words: readonly Word[], ending: number): number {
  const [joiner, next] = [words[ending + 1], words[ending + 2]];
  if (joiner?.key !== "of" || !next?.isCapital) return ending + 1;
  const more = words.slice(ending + 3).findIndex(({ isCapital }) => !isCapital);
  return more < 0 ? Math.min(words.length, ending + 5) : ending + 3 + more;
}

function countPlace(words: readonly Word[]): number {
  for (let count = Math.min(3, words.length); count > 0; count -= 1) {
    const named = words.slice(0, count);
    if (placeNames.has(named.map(({ key }) => key).join(" "))) {
      // A surname or a firm's name may be a city's: "Paris Hilton", "Florence Nightingale".
      const isPerson = count === 1 && givenNames.has(named[0]?.key ?? "") && words.length > 1;
      if (!isPerson) return count;
    }
  }
  const [first, second, third] = words;
  if (!first || !second?.isCapital) return 0;
  if (placeBeginnings.has(first.key) && !givenNames.has(second.key)) {
    return third?.isCapital && placeEndings.has(third.key) ? 3 : 2;
  }
  if (placeEndings.has(first.key)) return first.key === "river" || first.key === "lake" ? 2 : 0;
  const ending = words.slice(0, 4).findIndex(({ key }, at) => at > 0 && placeEndings.has(key));
  return ending > 0 ? ending + 1 : 0;
}

function skipTitles(words: readonly Word[]): number {
  const at = words.findIndex(({ key }) => !honorifics.has(key));
  return at < 0 ? words.length : at;
}

/** How many words from the first are a person's name, titles before it included. */
function countPerson(words: readonly Word[], text: string): number {
  const titles = skipTitles(words);
  const [first, second] = [words[titles], words[titles + 1]];
  if (!first || notNames.has(first.key)) return 0;
  const length = titles + countNameWords(words.slice(titles));
  if (titles > 0) return length;
  const before = text.slice(Math.max(0, first.start - 30), first.start);
  const isGiven = givenNames.has(first.key) || givenNames.has(first.key.split("-")[0] ?? "");
  if (second && isGiven) return length;
  if (length > 1 && (INTRODUCED.test(before) || SIGNATURE.test(before))) return length;
  const isLone = isGiven && !second && !plainWordNames.has(first.key);
  return isLone ? 1 : 0;
}

function countNameWords(words: readonly Word[]): number {
  let count = 0;
  for (const { isCapital, key } of words) {
    const isName = !notNames.has(key) || (count > 0 && wordSurnames.has(key));
    const isPart = isCapital ? isName : nameParticles.has(key);
    if (!isPart || count === PERSON_WORDS_MAX) break;
    count += 1;
  }
  while (count > 0 && !words[count - 1]?.isCapital) count -= 1;
  return count;
}
