import { splitSentences } from "../../sentences/split-sentences.js";
import { splitWords } from "../../sentences/split-words.js";

export const letters = (text: string) => [...text].filter((mark) => /\p{L}/u.test(mark));
export const plainLetters = (text: string) =>
  letters(text.normalize("NFD").toLowerCase())
    .filter((mark) => /\p{L}|\d/u.test(mark))
    .join("");
const wordsOf = (text: string) =>
  [...text.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)].map(([word]) => word);
export const spaced = (text: string) => text.split(/\s+/u).filter((word) => word !== "");
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

const MINOR = new Set("a an and at by for from in of on or the to with".split(" "));

/** First letters; an acronym leaves out small words, and both are told where they differ. */
export function initials(text: string, isOfAll: boolean): string {
  const words = spaced(text).map((word) => word.replace(EDGES, ""));
  const first = (taken: readonly string[]) =>
    taken
      .map((word) => [...word][0] ?? "")
      .join("")
      .toUpperCase();
  const major = words.filter((word) => !MINOR.has(word.toLowerCase()));
  if (isOfAll || major.length === words.length || major.length < 2) return first(words);
  return `${first(major)} (with the small words: ${first(words)})`;
}

export function extremeWord(text: string, isLongest: boolean): string {
  const words = wordsOf(text);
  const sizes = words.map((word) => [...word].length);
  const size = isLongest
    ? Math.max(...sizes.slice(0, 50_000))
    : Math.min(...sizes.slice(0, 50_000));
  return [...new Set(words.filter((word) => [...word].length === size))].join(", ");
}

export function occurrences(text: string, what: string): number {
  return what === "" ? 0 : text.toLowerCase().split(what.toLowerCase()).length - 1;
}

/** How often a piece occurs; of a word that is also part of others, both counts are told. */
export function countOf(text: string, what: string): string {
  const all = occurrences(text, what);
  const word = what.toLowerCase();
  if (!/^\p{L}{2,}$/u.test(word)) return String(all);
  const whole = splitWords(text).filter((other) => other === word).length;
  return whole === 0 || whole === all
    ? String(all)
    : `${whole} (as a word; ${all} with those inside other words)`;
}

export function mostCommon(text: string, isLetter: boolean, size: number): string {
  const counts = new Map<string, number>();
  for (const part of isLetter ? letters(text.toLowerCase()) : splitWords(text))
    counts.set(part, (counts.get(part) ?? 0) + 1);
  const sorted = [...counts].sort(([, a], [, b]) => b - a);
  const most = sorted[0]?.[1] ?? 0;
  const taken = size > 0 ? sorted.slice(0, size) : sorted.filter(([, count]) => count === most);
  return taken.map(([part, count]) => `${part} (${count})`).join(", ");
}

export function countKind(text: string, kind: string): string {
  const patterns: Readonly<Record<string, RegExp>> = {
    letters: /\p{L}/gu,
    vowels: /[aeiou]/giu,
    consonants: /[b-df-hj-np-tv-z]/giu,
    digits: /\d/gu,
    spaces: / /gu,
    "uppercase letters": /\p{Lu}/gu,
    "capital letters": /\p{Lu}/gu,
    "lowercase letters": /\p{Ll}/gu,
    "punctuation marks": /\p{P}/gu,
  };
  const pattern = patterns[kind];
  return String(pattern ? [...text.matchAll(pattern)].length : 0);
}

export function partsOf(text: string, kind: string): string[] {
  if (kind.startsWith("word"))
    return spaced(text)
      .map((word) => word.replace(EDGES, ""))
      .filter((word) => word !== "");
  if (kind.startsWith("line")) return text.split("\n");
  if (kind.startsWith("sentence")) return splitSentences(text).map((sentence) => sentence.text);
  return [...text];
}

export function ends(text: string, found: RegExpExecArray): string | undefined {
  const kind = (found[3] ?? "").replace(/s$/u, "");
  const parts = partsOf(text, kind);
  const named: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, ten: 10 };
  const size = found[2] === undefined ? 1 : (named[found[2]] ?? Number(found[2]));
  const taken = found[1] === "first" ? parts.slice(0, size) : parts.slice(-size);
  return taken.join(kind === "character" || kind === "letter" ? "" : kind === "line" ? "\n" : " ");
}

export function strip(text: string, what: string): string {
  const patterns: Readonly<Record<string, RegExp>> = {
    spaces: / /gu,
    whitespace: /\s/gu,
    vowels: /[aeiou]/giu,
    consonants: /[b-df-hj-np-tv-z]/giu,
    digits: /\d/gu,
    numbers: /\d+/gu,
    "line breaks": /\s*\n\s*/gu,
    newlines: /\s*\n\s*/gu,
    "non-alphanumeric characters": /[^\p{L}\p{N}]/gu,
    "special characters": /[^\p{L}\p{N}\s]/gu,
    "html tags": /<[^<>]{0,2000}>/gu,
    html: /<[^<>]{0,2000}>/gu,
  };
  if (what === "duplicate words") return [...new Set(text.split(/\s+/u))].join(" ");
  const pattern = patterns[what] ?? /\p{P}/gu;
  return text.replace(pattern, what === "line breaks" || what === "newlines" ? " " : "");
}
