import { englishValences } from "../../../content/languages/sentiment/english-valences.js";
import { frenchValences } from "../../../content/languages/sentiment/french-valences.js";
import { germanValences } from "../../../content/languages/sentiment/german-valences.js";
import { moreEnglishValences } from "../../../content/languages/sentiment/more-english-valences.js";
import { signValences } from "../../../content/languages/sentiment/signs.js";
import { spanishValences } from "../../../content/languages/sentiment/spanish-valences.js";
import { type SentimentTurns, sentimentTurns } from "../../../content/languages/sentiment/turns.js";

/** What words of a language judge, and what turns them. */
export interface Lexicon {
  readonly valences: ReadonlyMap<string, number>;
  /** Valences of beginnings of words, for languages that inflect much. */
  readonly beginnings: ReadonlyMap<string, number>;
  readonly turns: SentimentTurns;
}

type Valences = readonly (readonly [valence: number, words: string])[];

const tables: Readonly<Record<string, Valences>> = {
  en: [...englishValences, ...moreEnglishValences],
  de: germanValences,
  fr: frenchValences,
  es: spanishValences,
};
const noTurns: SentimentTurns = {
  negations: new Set(),
  negationsAfter: new Set(),
  strengtheners: new Set(),
  weakeners: new Set(),
  contrasts: new Set(),
};
const lexicons = new Map<string, Lexicon>();

/** The lexicon of a language; that of English where the language is not known, and signs alone in another one. */
export function lexiconOf(language: string | null): Lexicon {
  const code = language ?? "en";
  const known = lexicons.get(code);
  if (known !== undefined) return known;
  const table = Object.hasOwn(tables, code) ? tables[code] : undefined;
  if (table === undefined && code !== "") return lexiconOf("");
  const lexicon = {
    valences: toMap([...(table ?? []), ...signValences], (word) => !isBeginning(word)),
    beginnings: toMap(table ?? [], isBeginning),
    turns: sentimentTurns[code] ?? noTurns,
  };
  lexicons.set(code, lexicon);
  return lexicon;
}

function isBeginning(word: string): boolean {
  return /^\p{L}.*-$/u.test(word);
}

function toMap(
  valences: Valences,
  isMeant: (word: string) => boolean,
): ReadonlyMap<string, number> {
  return new Map(
    valences.flatMap(([valence, words]) =>
      words
        .split(" ")
        .filter(isMeant)
        .map((word): [string, number] => [word.replace(/(?<=\p{L})-$/u, ""), valence]),
    ),
  );
}
