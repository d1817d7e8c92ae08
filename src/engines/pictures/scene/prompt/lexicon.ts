import type {
  Atmosphere,
  Colour,
  SceneElement,
  Setting,
  TimeOfDay,
  Weather,
} from "../../../../content/drawings/drawing.js";
import { colourNames, colourVariants, materials } from "./colour-words.js";
import {
  arrangementWords,
  type CountWord,
  countWords,
  depthWords,
  facingWords,
  moodWords,
  relationWords,
  seasonWords,
  shotWords,
  sideWords,
  sizeWords,
  styleWords,
  timeWords,
  weatherWords,
} from "./modifier-words.js";
import type { Arrangement, Depth, RelationKind, Shot, Side, Style } from "./reading.js";
import { singularsOf } from "./singular.js";
import type { Token } from "./tokens.js";

/** What can be drawn. */
export interface Library {
  readonly elements: readonly SceneElement[];
  readonly settings: readonly Setting[];
}

/** What leads from one noun to another; `place` only to a place or a moment. */
export type Link = RelationKind | "place" | "with" | "of";

/** The kinds of meaning that have a value, with its type. */
interface MeaningValues {
  readonly element: SceneElement;
  readonly setting: Setting;
  readonly colour: Colour;
  readonly material: Colour;
  readonly variant: (colour: Colour) => Colour;
  readonly count: CountWord;
  readonly size: number;
  readonly mood: number;
  readonly weather: Weather;
  readonly time: TimeOfDay;
  readonly season: NonNullable<Atmosphere["season"]>;
  readonly style: Style | null;
  readonly shot: Shot;
  readonly depth: Depth;
  readonly side: Side;
  readonly facing: "left" | "right";
  readonly relation: Link;
  readonly arrangement: Arrangement;
  /** The fire of what burns. */
  readonly burning: SceneElement;
}

type BareKind =
  | "flying"
  | "leaping"
  | "colourful"
  | "reflected"
  | "aurora"
  | "palette"
  | "and"
  | "determiner"
  | "pronoun";

/** What a word or a phrase can mean. */
export type Meaning =
  | {
      [Kind in keyof MeaningValues]: { readonly kind: Kind; readonly value: MeaningValues[Kind] };
    }[keyof MeaningValues]
  | { [Kind in BareKind]: { readonly kind: Kind } }[BareKind];

/** Some words of a prompt and what they can mean; nothing where nobody knows them. */
export interface Lexeme {
  readonly text: string;
  readonly meanings: readonly Meaning[];
  readonly isPlural: boolean;
}

/** The words that the grammar knows, and what can be drawn. */
export interface Lexicon extends Library {
  /** The longest known phrases, and the single words that are not known, from first to last. */
  lexemesOf(tokens: readonly Token[]): (Lexeme | "," | ".")[];
}

const PHRASE_WORDS_MAX = 6;

const bareWords: readonly (readonly [kind: BareKind, words: string])[] = [
  ["flying", "flying, soaring, hovering, in flight, in the air, in mid air, gliding, in the sky"],
  [
    "leaping",
    "jumping, leaping, breaching, jumping out of, leaping out of, breaching out of, jumping from, leaping from, jumps out of, leaps out of, mid jump",
  ],
  [
    "colourful",
    "colorful, colourful, multicolored, multicoloured, multi colored, multi coloured, rainbow colored, rainbow coloured, assorted, different colored, differently colored",
  ],
  ["pronoun", "it, him, them, her"],
  ["reflected", "reflected, reflected in, reflection, reflecting, mirrored, reflections"],
  ["aurora", "aurora, aurora borealis, northern lights, southern lights, polar lights, auroras"],
  ["palette", "tones, colors, colours, palette, hues, color scheme, colour scheme"],
  ["and", "and, plus, as well as, along with, together with, accompanied by"],
  ["determiner", "a, an, the, this, that, these, those, its, his, her, their, another, my, our"],
];

const BURNING = ["burning", "on fire", "in flames", "ablaze", "blazing", "engulfed in flames"];

/** Joins the words of the grammar with the names of what can be drawn. */
export function buildLexicon({ elements, settings }: Library): Lexicon {
  const meanings = new Map<string, Meaning[]>();
  const add = (phrase: string, meaning: Meaning) => {
    const key = phrase
      .toLowerCase()
      .replace(/[\s-]+/g, " ")
      .trim();
    const known = meanings.get(key);
    if (known === undefined) meanings.set(key, [meaning]);
    else if (known.every((other) => other.kind !== meaning.kind)) known.push(meaning);
  };
  for (const value of elements) {
    for (const phrase of [value.name, ...value.words]) add(phrase, { kind: "element", value });
  }
  for (const value of settings) {
    for (const phrase of [value.name, ...value.words]) add(phrase, { kind: "setting", value });
  }
  for (const [phrase, meaning] of grammarWords()) add(phrase, meaning);
  const fire = elements.find(({ name }) => name === "fire");
  if (fire !== undefined) {
    for (const phrase of BURNING) add(phrase, { kind: "burning", value: fire });
  }
  return { elements, settings, lexemesOf: (tokens) => lexemesOf(meanings, tokens) };
}

function* grammarWords(): Generator<readonly [string, Meaning]> {
  for (const [name, value] of Object.entries(colourNames)) yield [name, { kind: "colour", value }];
  for (const [name, value] of Object.entries(materials)) yield [name, { kind: "material", value }];
  for (const [name, value] of Object.entries(colourVariants)) {
    yield [name, { kind: "variant", value }];
  }
  const lists = [
    ...countWords.map(([value, words]) => [{ kind: "count", value }, words] as const),
    ...sizeWords.map(([value, words]) => [{ kind: "size", value }, words] as const),
    ...moodWords.map(([value, words]) => [{ kind: "mood", value }, words] as const),
    ...weatherWords.map(([value, words]) => [{ kind: "weather", value }, words] as const),
    ...timeWords.map(([value, words]) => [{ kind: "time", value }, words] as const),
    ...seasonWords.map(([value, words]) => [{ kind: "season", value }, words] as const),
    ...styleWords.map(([value, words]) => [{ kind: "style", value }, words] as const),
    ...shotWords.map(([value, words]) => [{ kind: "shot", value }, words] as const),
    ...depthWords.map(([value, words]) => [{ kind: "depth", value }, words] as const),
    ...sideWords.map(([value, words]) => [{ kind: "side", value }, words] as const),
    ...facingWords.map(([value, words]) => [{ kind: "facing", value }, words] as const),
    ...arrangementWords.map(([value, words]) => [{ kind: "arrangement", value }, words] as const),
    ...relationWords.map(([value, words]) => [{ kind: "relation", value }, words] as const),
    ...bareWords.map(([kind, words]) => [{ kind }, words] as const),
  ];
  for (const [meaning, words] of lists) {
    for (const phrase of words.split(", ")) yield [phrase, meaning];
  }
}

function lexemesOf(
  meanings: ReadonlyMap<string, readonly Meaning[]>,
  tokens: readonly Token[],
): (Lexeme | "," | ".")[] {
  const lexemes: (Lexeme | "," | ".")[] = [];
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index];
    if (token !== undefined && "mark" in token) {
      lexemes.push(token.mark);
      index += 1;
    } else {
      const { lexeme, length } = lexemeAt(meanings, tokens, index);
      lexemes.push(lexeme);
      index += length;
    }
  }
  return lexemes;
}

function lexemeAt(
  meanings: ReadonlyMap<string, readonly Meaning[]>,
  tokens: readonly Token[],
  start: number,
): { lexeme: Lexeme; length: number } {
  const words: string[] = [];
  for (const token of tokens.slice(start, start + PHRASE_WORDS_MAX)) {
    if (!("word" in token)) break;
    words.push(token.word);
  }
  for (let length = words.length; length > 0; length -= 1) {
    const before = words.slice(0, length - 1);
    const last = words[length - 1] ?? "";
    const written = [...before, last].join(" ");
    // Of `glasses of wine` the first word is the plural.
    const isOf = words[1] === "of" && length > 2;
    const singulars = isOf
      ? singularsOf(before[0] ?? "").map((word) => [word, ...words.slice(1, length)].join(" "))
      : singularsOf(last).map((word) => [...before, word].join(" "));
    // As it is written comes first: `glasses` and `news` are words of their own.
    for (const phrase of [written, ...singulars]) {
      const found = meanings.get(phrase);
      if (found === undefined) continue;
      const [singular = written] = singulars;
      const isPlural = singular !== written && (phrase !== written || meanings.has(singular));
      return { lexeme: { text: written, meanings: found, isPlural }, length };
    }
  }
  const text = words[0] ?? "";
  return { lexeme: { text, meanings: [], isPlural: false }, length: 1 };
}
