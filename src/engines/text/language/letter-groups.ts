import { commonWords } from "../../../content/languages/common-words.js";
import {
  type CountedLanguage,
  countedLanguages,
  LEVEL_FLOOR,
} from "../../../content/languages/letter-groups.js";

const NO_LETTERS = /[^\p{L}\p{M}]+/gu;
const GROUP_LENGTH_MAX = 3;
const WORD_LENGTH_MAX = 12;
/** Of a longer word, data most likely, the beginning is read. */
const WORD_READ_MAX = 40;

/** Letter groups of a script, each with the languages that have it and by how much. */
export interface GroupTable {
  readonly codes: readonly string[];
  /** Where the entries of a group begin in `entries`. */
  readonly groups: ReadonlyMap<string, number>;
  /** For each group how many languages have it, and pairs of a language's number and its logarithm above the floor. */
  readonly entries: Float32Array;
  /** The numbers of the languages that have a common word. */
  readonly words: ReadonlyMap<string, readonly number[]>;
}

/** Calls with each group of one to three letters of a text, and with each word; a space is the edge of a word. */
export function eachGroup(text: string, take: (group: string) => void): void {
  for (const word of text.toLowerCase().split(NO_LETTERS)) {
    if (word === "") continue;
    const edged = ` ${word.slice(0, WORD_READ_MAX)} `;
    for (let length = 1; length <= GROUP_LENGTH_MAX; length += 1) {
      for (let at = 0; at + length <= edged.length; at += 1) {
        const group = edged.slice(at, at + length);
        if (group !== " ") take(group);
      }
    }
    if (edged.length > GROUP_LENGTH_MAX && word.length <= WORD_LENGTH_MAX) take(edged);
  }
}

const tables = new Map<string, GroupTable>();

/** The groups of a script; made at the first call, in about 100 ms for the Latin one. */
export function groupTable(script: CountedLanguage["script"]): GroupTable {
  const known = tables.get(script);
  if (known !== undefined) return known;
  const languages = countedLanguages.filter((language) => language.script === script);
  const codes = languages.map(({ code }) => code);
  const table = { codes, ...collectGroups(languages), words: collectWords(codes) };
  tables.set(script, table);
  return table;
}

function collectGroups(
  languages: readonly CountedLanguage[],
): Pick<GroupTable, "groups" | "entries"> {
  const collected = new Map<string, number[]>();
  languages.forEach(({ levels }, number) => {
    for (const [level, groups] of levels) {
      for (const written of groups.split(" ")) {
        const group = written.replaceAll("_", " ");
        const pairs = collected.get(group);
        if (pairs === undefined) collected.set(group, [number, level - LEVEL_FLOOR]);
        else pairs.push(number, level - LEVEL_FLOOR);
      }
    }
  });
  const groups = new Map<string, number>();
  const entries: number[] = [];
  for (const [group, pairs] of collected) {
    groups.set(group, entries.length);
    entries.push(pairs.length / 2, ...pairs);
  }
  return { groups, entries: Float32Array.from(entries) };
}

function collectWords(codes: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const words = new Map<string, number[]>();
  codes.forEach((code, number) => {
    for (const word of commonWords[code]?.split(" ") ?? []) {
      words.set(word, [...(words.get(word) ?? []), number]);
    }
  });
  return words;
}
