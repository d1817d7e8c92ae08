import { countWords, isUnspaced } from "../script-writer/brief/count-words.js";
import { detectLanguage } from "../script-writer/brief/detect-language.js";
import { secondsNeeded, WORDS_PER_SECOND_MAX } from "../script-writer/time-sections.js";
import { compareFacts } from "../stated-facts/compare-facts.js";
import { readFacts } from "../stated-facts/read-facts.js";
import { type SortedBrief, sentencesOf, sortBrief } from "./read-directions.js";
import type { DraftSection } from "./script-answer.js";

export const WORDS_PER_SECOND_MIN = 2;
/** Of fewer words the language cannot be told. */
const LANGUAGE_WORDS_MIN = 8;
/** A sentence of fewer words, such as `Thank you.`, may come again. */
const REPEATED_WORDS_MIN = 4;
const DIRECTION_WORDS_MIN = 2;
const NAMED_MAX = 8;

const META_TALK = [
  /\bhere(?:'s| is|’s) (?:your|the|a) (?:\S+ ){0,3}(?:script|draft|version|text)\b/iu,
  /\bas an? (?:ai|language model)\b/iu,
  /\b(?:i hope this helps|let me know if you|feel free to (?:adjust|edit|modify))\b/iu,
  /^\s*(?:sure|certainly|of course|absolutely)[!,.]? (?:here|below|i)\b/iu,
  /\b(?:word count|voice-?over:|narrator:|\[pause\])/iu,
  /<\/?think(?:ing)?>/iu,
];
const MARKUP = /\*\*|__|```|^\s*#{1,6}\s|^\s*[-*•]\s|[[\]]|<\/?\w+>/mu;

export interface ScriptOrderToCheck {
  readonly brief: string;
  readonly seconds: number;
}

/**
 * Names what is wrong with a script that a model wrote, in sentences that tell it what to mend; an empty
 * list means that it can be sold.
 */
export function checkScript(
  sections: readonly DraftSection[],
  { brief, seconds }: ScriptOrderToCheck,
): string[] {
  const speech = sections.map(({ spoken }) => spoken).join("\n");
  const source = { brief, sorted: sortBrief(brief), language: detectLanguage(brief) };
  return [
    ...checkPace(sections, seconds),
    ...checkFacts(speech, source),
    ...checkLanguage(speech, source),
    ...checkWording(sections, speech),
    ...checkDirections(speech, source),
  ];
}

function checkPace(sections: readonly DraftSection[], seconds: number): string[] {
  const words = wordsOfSections(sections);
  const total = words.reduce((sum, count) => sum + count, 0);
  const least = Math.ceil(seconds * WORDS_PER_SECOND_MIN);
  const most = Math.floor(seconds * WORDS_PER_SECOND_MAX);
  if (total >= least && secondsNeeded(words) <= seconds) return [];
  return [
    `the spoken words are ${total}; ${least} to ${most - sections.length} are wanted for ${seconds} seconds`,
  ];
}

/** Spoken words of each section. */
export function wordsOfSections(sections: readonly DraftSection[]): number[] {
  return sections.map(({ spoken }) => countWords(spoken, isUnspaced(spoken)));
}

/** A brief, with what was read of it. */
interface Source {
  readonly brief: string;
  readonly sorted: SortedBrief;
  readonly language: string;
}

function checkFacts(speech: string, { brief, sorted, language }: Source): string[] {
  const { lost, added } = compareFacts(
    {
      facts: readFacts(sorted.material, language),
      allowed: readFacts(brief, language),
      text: brief,
    },
    { facts: readFacts(speech, language), text: speech },
  );
  return [
    ...(lost.length > 0 ? [`the brief has these and the script lacks them: ${list(lost)}`] : []),
    ...(added.length > 0
      ? [`the script has these and the brief does not, so leave them out: ${list(added)}`]
      : []),
  ];
}

function list(shown: readonly string[]): string {
  return shown.slice(0, NAMED_MAX).join(", ");
}

function checkLanguage(speech: string, { brief, language }: Source): string[] {
  const isLong = (text: string) => countWords(text, isUnspaced(text)) >= LANGUAGE_WORDS_MIN;
  if (!isLong(speech) || !isLong(brief)) return [];
  if (detectLanguage(speech) === language) return [];
  return [`write in ${nameOfLanguage(language)}, the language of the brief`];
}

/** The English name of a language, for a prompt. */
export function nameOfLanguage(tag: string): string {
  return new Intl.DisplayNames("en", { type: "language" }).of(tag) ?? tag;
}

function checkWording(sections: readonly DraftSection[], speech: string): string[] {
  const faults: string[] = [];
  if (MARKUP.test(speech)) {
    faults.push("the spoken words must be plain: no Markdown, no brackets, no tags, no lists");
  }
  if (META_TALK.some((pattern) => pattern.test(speech))) {
    faults.push("the spoken words must not talk about the script or its writer");
  }
  if (sections.some(({ spoken }) => !/[.!?…。！？]["'”’»)]*$/u.test(spoken))) {
    faults.push("every section ends with a whole sentence");
  }
  const seen = new Set<string>();
  for (const sentence of sentencesOf(speech)) {
    const plain = plainWords(sentence);
    if (seen.has(plain) && plain.split(" ").length >= REPEATED_WORDS_MIN) {
      faults.push(`say this once: ${sentence}`);
    }
    seen.add(plain);
  }
  return faults;
}

function checkDirections(speech: string, { sorted }: Source): string[] {
  const { directions, labels } = sorted;
  const spoken = plainWords(speech);
  const said = directions.filter((direction) => {
    const plain = plainWords(direction);
    return plain.split(" ").length >= DIRECTION_WORDS_MIN && ` ${spoken} `.includes(` ${plain} `);
  });
  const read = labels.filter((label) => speech.includes(`${label}:`));
  return [
    ...said.map((direction) => `follow this direction and do not speak it: ${direction}`),
    ...read.map((label) => `make a sentence of what stands behind "${label}:"`),
  ];
}

function plainWords(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{M}\d]+/gu) ?? []).join(" ");
}
