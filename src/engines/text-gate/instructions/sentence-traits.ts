import { manualVerbs, questionWords, traitWords } from "../../../content/text-gate/words.js";

/** What is counted in a sentence, in the order of the numbers. */
export const SENTENCE_TRAITS = [
  "words",
  "framing",
  "model",
  "belonging",
  "deliver",
  "seek",
  "speak",
  "alter",
  "spend",
  "compose",
  "beginsWithDeed",
  "beginsWithManualVerb",
  "beginsAsQuestion",
  "endsAsQuestion",
  "asksPolitely",
  "you",
  "me",
  "i",
  "we",
  "user",
  "thirdPerson",
  "override",
  "secrecy",
  "obligation",
  "prohibition",
  "instead",
  "pointing",
  "quoted",
  "markup",
  "capitals",
  "digits",
  "links",
  "addresses",
  "money",
  "names",
  "identifiers",
  "foreign",
  "smallStart",
  "colonEnd",
] as const;

type Trait = (typeof SENTENCE_TRAITS)[number];

/** How often each kind of trait occurs; `content` are the longer words that carry the subject. */
export interface SentenceTraits {
  readonly counts: Float32Array;
  readonly content: readonly string[];
}

const wordsOf = (words: string) => new Set(words.split(" "));
const questions = wordsOf(questionWords);
const manual = wordsOf(manualVerbs);
const opening = wordsOf(
  "please kindly then also now and so just first next finally ok okay can could would will you i want need like to d",
);
const DEEDS = wordsOf("DELIVER SEEK SPEAK ALTER SPEND COMPOSE");
const KINDS: Readonly<Record<string, Trait>> = {
  MODEL: "model",
  BELONGING: "belonging",
  DELIVER: "deliver",
  SEEK: "seek",
  SPEAK: "speak",
  ALTER: "alter",
  SPEND: "spend",
  COMPOSE: "compose",
  URL: "links",
  EMAIL: "addresses",
  NAME: "names",
  IDENTIFIER: "identifiers",
  NUMBER: "digits",
};
const placeOf = (trait: Trait) => SENTENCE_TRAITS.indexOf(trait);
const kindPlaces = new Map(Object.entries(KINDS).map(([kind, trait]) => [kind, placeOf(trait)]));
const wordPlaces = readWordPlaces();
const WORDS = placeOf("words");
const FRAMING = placeOf("framing");
const CAPITALS = placeOf("capitals");
const FOREIGN = placeOf("foreign");
const WORD = /[\p{L}\p{N}]/u;
const QUOTES = /["'`“”]/u;
const MARKUP = /[<>{}[\]|#=*\\/_~^;]/u;
const MONEY = /[$€£¥₿]/u;
const PLAIN = /^[\w'-]+$/u;
const OTHER_SCRIPT = /(?!\p{Script=Latin})\p{L}/u;
const CONTENT_LENGTH_MIN = 5;
const OPENING_WORDS_MAX = 5;

/**
 * Counts what a sentence does and speaks of, by its tokens and their kinds: the numbers in
 * `SENTENCE_TRAITS`. Linear in its tokens.
 */
export function traitsOf(tokens: readonly string[], kinds: readonly string[]): SentenceTraits {
  const counts = new Float32Array(SENTENCE_TRAITS.length);
  const content: string[] = [];
  const add = (place: number) => {
    counts[place] = (counts[place] ?? 0) + 1;
  };
  tokens.forEach((token, at) => {
    if (!WORD.test(token)) {
      const trait = traitOfMark(token);
      if (trait !== undefined) add(placeOf(trait));
      return;
    }
    const lower = token.toLowerCase();
    const kind = kinds[at] ?? "";
    const place = kindPlaces.get(kind);
    add(WORDS);
    if (place !== undefined) add(place);
    else if (kind !== token && kind === lower.toUpperCase()) add(FRAMING);
    for (const one of wordPlaces.get(lower) ?? []) add(one);
    if (lower !== token && token.length > 2 && token === token.toUpperCase()) add(CAPITALS);
    if (!PLAIN.test(token) && OTHER_SCRIPT.test(token)) add(FOREIGN);
    if (lower.length >= CONTENT_LENGTH_MIN) content.push(lower);
  });
  for (const trait of edgeTraits(tokens, kinds)) add(placeOf(trait));
  return { counts, content };
}

function traitOfMark(mark: string): Trait | undefined {
  if (QUOTES.test(mark)) return "quoted";
  if (MARKUP.test(mark)) return "markup";
  return MONEY.test(mark) ? "money" : undefined;
}

function edgeTraits(tokens: readonly string[], kinds: readonly string[]): readonly Trait[] {
  const places = [...tokens.keys()].filter((at) => /\p{L}/u.test(tokens[at] ?? ""));
  const wordAt = (number: number) => (tokens[places[number] ?? -1] ?? "").toLowerCase();
  const last = tokens.at(-1) ?? "";
  let head = 0;
  while (head < Math.min(places.length, OPENING_WORDS_MAX) && opening.has(wordAt(head))) head += 1;
  const found: (Trait | false)[] = [
    /^\p{Ll}/u.test(tokens[places[0] ?? -1] ?? "") && "smallStart",
    questions.has(wordAt(0)) && "beginsAsQuestion",
    (last === "?" || last === "？") && "endsAsQuestion",
    (last === ":" || last === "：") && "colonEnd",
    DEEDS.has(kinds[places[head] ?? -1] ?? "") && "beginsWithDeed",
    manual.has(wordAt(head)) && "beginsWithManualVerb",
  ];
  return found.filter((trait) => trait !== false);
}

/** At which places of the numbers each word counts. */
function readWordPlaces(): ReadonlyMap<string, readonly number[]> {
  const traits: readonly string[] = SENTENCE_TRAITS;
  const places = new Map<string, number[]>();
  for (const [trait, words] of Object.entries(traitWords)) {
    const place = traits.indexOf(trait);
    for (const word of words.split(" ")) places.set(word, [...(places.get(word) ?? []), place]);
  }
  return places;
}
