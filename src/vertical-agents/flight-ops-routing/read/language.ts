import { ENGLISH_WORDS, FOREIGN_WORDS } from "../../../content/flight-words/foreign-words.js";

export type Language = keyof typeof FOREIGN_WORDS;

/** The language of a prompt other than English, by two of its small words at least, and more than of English. */
export function languageOf(source: string): Language | null {
  const words = new Set(source.toLowerCase().match(/\p{L}+/gu) ?? []);
  let english = 0;
  for (const word of words) if (ENGLISH_WORDS.has(word)) english += 1;
  const least = Math.max(1, english);
  let best: { language: Language; count: number } | undefined;
  for (const [language, known] of Object.entries(FOREIGN_WORDS) as [
    Language,
    ReadonlySet<string>,
  ][]) {
    let count = 0;
    for (const word of words) if (known.has(word)) count += 1;
    if (count > (best?.count ?? least)) best = { language, count };
  }
  return best?.language ?? null;
}

/** `4°30' O` is west in Romance languages and east in German; the text keeps its length. */
export function withPlainHemispheres(source: string, language: Language | null): string {
  if (language === null) return source;
  const letter = language === "de" ? "E" : "W";
  return source.replace(/(?<=\d[°'"′″’º]{0,2} ?)O(?![\p{L}\p{N}])/gu, letter);
}
