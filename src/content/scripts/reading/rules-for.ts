import { dutchRules } from "./dutch.js";
import { englishRules } from "./english.js";
import { germanRules } from "./german.js";
import { plainRules } from "./plain.js";
import type { ReadingRules } from "./reading-rules.js";
import { frenchRules, italianRules, portugueseRules, spanishRules } from "./romance.js";

const rules: Readonly<Record<string, ReadingRules>> = {
  en: englishRules,
  de: germanRules,
  fr: frenchRules,
  es: spanishRules,
  it: italianRules,
  pt: portugueseRules,
  nl: dutchRules,
};

/** The reading rules for a language; where it has none of its own, rules that read every clause as content. */
export function rulesFor(language: string): ReadingRules {
  return rules[language] ?? plainRules;
}
