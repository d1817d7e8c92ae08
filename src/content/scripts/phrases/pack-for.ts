import { chinesePhrases } from "./chinese.js";
import { dutchPhrases } from "./dutch.js";
import { englishPhrases } from "./english.js";
import { frenchPhrases } from "./french.js";
import { germanPhrases } from "./german.js";
import { italianPhrases } from "./italian.js";
import { japanesePhrases } from "./japanese.js";
import type { PhrasePack } from "./phrase-pack.js";
import { portuguesePhrases } from "./portuguese.js";
import { russianPhrases } from "./russian.js";
import { spanishPhrases } from "./spanish.js";

const packs: Readonly<Record<string, PhrasePack>> = {
  en: englishPhrases,
  de: germanPhrases,
  fr: frenchPhrases,
  es: spanishPhrases,
  it: italianPhrases,
  pt: portuguesePhrases,
  nl: dutchPhrases,
  ru: russianPhrases,
  zh: chinesePhrases,
  ja: japanesePhrases,
};

/** The sentences of a language, or undefined where there are none. */
export function packFor(language: string): PhrasePack | undefined {
  return packs[language];
}
