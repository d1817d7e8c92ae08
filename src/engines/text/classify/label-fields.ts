import type { LexicalField } from "../../../content/lexical-fields/lexical-field.js";
import { supportFields } from "../../../content/lexical-fields/support.js";
import { topics } from "../../../content/lexical-fields/topics.js";
import { stemWord } from "../search/porter-stem.js";
import type { Label } from "./read-labels.js";

interface Field {
  readonly names: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

/** The stems that speak for a label, each with what it weighs. */
export type LabelProfile = ReadonlyMap<string, number>;

const NAME_WEIGHT = 3;
const DESCRIPTION_WEIGHT = 2;
const FIELD_WEIGHT = 1;
const EMPTY_WORDS = new Set(
  "a an the of or and to in on for with is are be not non no request problem text message general type related about".split(
    " ",
  ),
);

let fields: readonly Field[] | undefined;

/** Words in lowercase as stems; a word of digits or another script stands for itself. */
export function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}\p{M}]+(?:['’-][\p{L}\p{N}\p{M}]+)*/gu) ?? [];
  return words
    .flatMap((word) => (word.includes("-") ? [word, ...word.split("-")] : [word]))
    .map(toStem);
}

function toStem(word: string): string {
  return /^[a-z]+$/.test(word) ? stemWord(word) : word;
}

/** The stems of a label's own name that mean something. */
export function nameStems({ name }: Label): string[] {
  const words = name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replaceAll("_", " ");
  const all = stemsOf(words);
  const telling = all.filter((stem) => !EMPTY_WORDS.has(stem) && !EMPTY_STEMS.has(stem));
  return telling.length > 0 ? telling : all;
}

const EMPTY_STEMS = new Set([...EMPTY_WORDS].map(toStem));

/** What speaks for a label: its name, its description, and the lexical fields that either names. */
export function profileOf(label: Label): LabelProfile {
  const profile = new Map<string, number>();
  const add = (stem: string, weight: number) => {
    if (!EMPTY_STEMS.has(stem)) profile.set(stem, Math.max(weight, profile.get(stem) ?? 0));
  };
  const named = nameStems(label);
  const described = stemsOf(label.description);
  const near = [...named, ...described];
  for (const { names, words } of readFields()) {
    const isNamed = named.some((stem) => names.has(stem));
    const isDescribed = described.some((stem) => names.has(stem));
    const weight = isNamed ? FIELD_WEIGHT : isDescribed ? FIELD_WEIGHT / 2 : 0;
    if (weight > 0) for (const word of words) add(word, weight);
  }
  for (const stem of near) add(stem, named.includes(stem) ? NAME_WEIGHT : DESCRIPTION_WEIGHT);
  return profile;
}

function readFields(): readonly Field[] {
  fields ??= [...supportFields, ...topics].map(toField);
  return fields;
}

function toField({ names, words }: LexicalField): Field {
  const toStems = (text: string) => new Set(text.split(/\s+/).flatMap((word) => stemsOf(word)));
  return { names: toStems(names), words: toStems(words) };
}
