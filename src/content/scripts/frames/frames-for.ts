import { dutchFrames } from "./dutch.js";
import { englishFrames } from "./english.js";
import type { ScriptFrames } from "./frames.js";
import { frenchFrames } from "./french.js";
import { germanFrames } from "./german.js";
import { italianFrames } from "./italian.js";
import { portugueseFrames } from "./portuguese.js";
import { spanishFrames } from "./spanish.js";

const frames: Readonly<Record<string, ScriptFrames>> = {
  en: englishFrames,
  de: germanFrames,
  fr: frenchFrames,
  es: spanishFrames,
  it: italianFrames,
  pt: portugueseFrames,
  nl: dutchFrames,
};

/** The sentences of a language; undefined where only those of the brief are spoken. */
export function framesFor(language: string): ScriptFrames | undefined {
  return frames[language];
}
