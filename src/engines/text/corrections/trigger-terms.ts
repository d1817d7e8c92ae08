import { stopWords, weakWords } from "../../../content/trigger-words/plain-words.js";
import { synonyms } from "../../../content/trigger-words/synonyms.js";
import { queryTerms } from "../search/terms.js";

/** What a text is about, one thing at a time; those that mean the same have one form. */
export interface TriggerTerm {
  readonly term: string;
  /** Many things are said with it, so that it counts little and is no relevance alone. */
  readonly isWeak: boolean;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]+)*/gu;
const PHRASE_WORDS_MAX = 4;
const WORDS_KEPT_MAX = 20_000;
/** Single letters and figures beside words are list marks and counts. */
const BARE = /^(?:\p{N}{1,4}|[a-z])$/u;
const FIGURE = /^v?\p{N}/u;
/** Adverbs that may stand behind the object of their verb, as in "roll the release back". */
const PARTICLES: ReadonlySet<string> = new Set(["back", "up", "over", "off", "out", "down"]);
const OBJECT_WORDS_MAX = 4;

interface Word {
  readonly raw: string;
  /** Its stem, or the pairs of characters of a script without spaces. */
  readonly stems: readonly string[];
}

/**
 * The terms of a text in their order, with repetitions: stems of words, and one form for each group of
 * `content/trigger-words/synonyms.ts`, phrases included. Stop words of seven languages are left out. Costs
 * about a microsecond a word.
 */
export function triggerTerms(text: string): TriggerTerm[] {
  const words = [...text.matchAll(WORD)].map(([word]) => toWord(word));
  const terms: TriggerTerm[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = findPhrase(words, at);
    if (phrase !== undefined) {
      terms.push(phrase.term);
      at += phrase.words;
      continue;
    }
    const word = words[at];
    if (word !== undefined) terms.push(...termsOf(word));
    at += 1;
  }
  return terms;
}

const known = new Map<string, Word>();

function toWord(written: string): Word {
  const before = known.get(written);
  if (before !== undefined) return before;
  const raw = written.toLowerCase().replace(/['’]/gu, "");
  const word = { raw, stems: queryTerms(raw) };
  if (known.size >= WORDS_KEPT_MAX) known.clear();
  known.set(written, word);
  return word;
}

function termsOf({ raw, stems }: Word): TriggerTerm[] {
  const exact = groups.exact.get(raw);
  if (exact !== undefined) return [exact];
  if (stopWords.has(raw) || BARE.test(raw)) return [];
  return stems.map((stem) => groups.stems.get(stem) ?? { term: stem, isWeak: isWeak(raw, stem) });
}

function isWeak(raw: string, stem: string): boolean {
  return weakWords.has(raw) || weakStems.has(stem) || FIGURE.test(raw);
}

/** The longest phrase of a group that begins at a word; of a verb and its particle, with an object between. */
function findPhrase(
  words: readonly Word[],
  at: number,
): { readonly term: TriggerTerm; readonly words: number } | undefined {
  const first = words[at]?.stems[0];
  const longest = first === undefined ? 0 : (groups.phraseLengths.get(first) ?? 0);
  for (let count = longest; count > 1; count -= 1) {
    const part = words.slice(at, at + count);
    if (part.length < count) continue;
    const term = groups.phrases.get(part.map(({ stems }) => stems[0]).join(" "));
    if (term !== undefined) return { term, words: count };
  }
  if (longest === 0) return undefined;
  const particle = words
    .slice(at + 1, at + 2 + OBJECT_WORDS_MAX)
    .find(({ raw }) => PARTICLES.has(raw));
  const term = particle && groups.phrases.get(`${first} ${particle.stems[0]}`);
  // The particle itself is a stop word, so that only the verb is taken.
  return term && { term, words: 1 };
}

interface Groups {
  readonly exact: Map<string, TriggerTerm>;
  readonly stems: Map<string, TriggerTerm>;
  readonly phrases: Map<string, TriggerTerm>;
  /** Words of the longest phrase, by the stem of its first word. */
  readonly phraseLengths: Map<string, number>;
}

const weakStems: ReadonlySet<string> = new Set([...weakWords].flatMap(queryTerms));
const groups = readGroups();

function readGroups(): Groups {
  const read: Groups = {
    exact: new Map(),
    stems: new Map(),
    phrases: new Map(),
    phraseLengths: new Map(),
  };
  for (const [place, group] of synonyms.entries()) {
    const members = group.split(", ");
    // A digit keeps the form apart from every stem, and from being stemmed again.
    const [head = ""] = members;
    const term = { term: `group${place}`, isWeak: weakWords.has(head) };
    for (const member of members) addMember(read, member, term);
  }
  return read;
}

function addMember(read: Groups, member: string, term: TriggerTerm): void {
  if (member.startsWith("=") && !member.includes(" ")) {
    read.exact.set(member.slice(1), term);
    return;
  }
  const stems = [...member.matchAll(WORD)].map(([word]) => toWord(word).stems[0] ?? "");
  const [first = ""] = stems;
  if (stems.length === 1) {
    read.stems.set(first, term);
    return;
  }
  if (stems.length > PHRASE_WORDS_MAX) throw new Error(`the phrase ${member} is too long`);
  read.phrases.set(stems.join(" "), term);
  const longest = read.phraseLengths.get(first) ?? 0;
  read.phraseLengths.set(first, Math.max(longest, stems.length));
}
