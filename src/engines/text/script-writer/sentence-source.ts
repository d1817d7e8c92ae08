import type { PhrasePack } from "../../../content/scripts/phrases/phrase-pack.js";
import type { Random } from "../../math/seeded-random/seeded-random.js";
import { countWords } from "./brief/count-words.js";
import type { BriefReading } from "./brief/read-brief.js";
import type { SpokenFact } from "./describe-facts.js";
import {
  capitalizeSentence,
  expandTemplate,
  type SlotReader,
  tidySpacing,
} from "./expand-template.js";
import { piecesOf } from "./neutral-pack.js";

const triesMax = 120;
/**
 * Each brief draws one share of all possible sentences, so that two briefs with the same words meet
 * in a sentence only by drawing the same share, or where a share has too little to say.
 */
const shares = 16;
/** So many lines may open alike before another wording is looked for. */
const sameOpeningsMax = 2;
/** For so many tries a sentence must be of the brief's own share, and open in its own way. */
const richDemands = { triesForShare: 96, triesForOpening: 24 };
const noDemands = { triesForShare: 0, triesForOpening: 0 };
const vocativeWordsMax = 5;
/** Parts of a brief that are joined anew; they are shuffled for each sentence. */
const piecesMax = 64;
/**
 * Work on all sentences of one script, in characters composed: a brief that can be said in few ways
 * only must not cost more than the richest one. About 30 ms.
 */
const workMax = 400_000;
/** What a try costs, and beside its characters a text that was not tried before. */
const workPerTry = 25;
const workPerText = 25;

/** A finished line and its number of words. */
interface Sentence {
  readonly text: string;
  readonly words: number;
}

/** A text that was tried, with what decides whether it may be said. */
interface Candidate {
  readonly text: string;
  readonly keys: readonly string[];
  readonly opening: string;
  readonly isOwn: boolean;
}

/** Fills templates for one brief and remembers what has been said and which templates were used. */
export interface SentenceSource {
  /** One of the templates that were used least so far. */
  pickFresh(templates: readonly string[]): string;
  fill(template: string, slots: Readonly<Record<string, string>>): string | undefined;
  /** Whether this brief has a text for every slot of a template. */
  canFill(template: string): boolean;
  /**
   * Calls `make` until it gives a line that has not been said; undefined after some tries, or where
   * the work of the whole script is used up.
   */
  write(make: () => string | undefined): Sentence | undefined;
  forget(text: string): void;
}

/** Builds the source of sentences for one brief. */
export function createSentenceSource(
  reading: BriefReading,
  pack: PhrasePack,
  random: Random,
  facts: readonly SpokenFact[],
): SentenceSource {
  const share = random.below(shares);
  // Around a topic that ends sentences each line falls into several, which one share never has all of.
  const isDivided = sentenceKeys(`a ${reading.topic.full} b`).length > 1;
  const demands = pack.onlyEchoes === true || isDivided ? noDemands : richDemands;
  const said = new Set<string>();
  const openings = new Map<string, number>();
  const uses = new Map<string, number>();
  const basic = basicSlots(reading, pack, facts);
  const names = namesOf(reading);
  const allPieces = piecesOf(reading).slice(0, piecesMax);
  const candidates = new Map<string, Candidate>();
  let work = 0;
  const consider = (made: string | undefined): Candidate | undefined => {
    work += workPerTry;
    if (made === undefined) return undefined;
    const known = candidates.get(made);
    if (known !== undefined) return known;
    work += workPerText + made.length;
    const text = finishSentence(made, pack);
    const keys = sentenceKeys(text);
    const isOwn = keys.every((key) => shareOf(key) === share);
    const candidate = { text, keys, opening: openingOf(text), isOwn };
    candidates.set(made, candidate);
    return candidate;
  };
  return {
    pickFresh: (templates) => {
      const fewest = Math.min(...templates.map((template) => uses.get(template) ?? 0));
      const fresh = templates.filter((template) => (uses.get(template) ?? 0) === fewest);
      const chosen = random.pick(fresh);
      uses.set(chosen, fewest + 1);
      return chosen;
    },
    fill: (template, slots) => {
      let pieces: string[] = [];
      const read: SlotReader = (name) => {
        if (name === "piece") {
          pieces = pieces.length === 0 ? random.shuffle(allPieces) : pieces;
          return pieces.pop();
        }
        return slots[name] ?? (name === "topic" ? random.pick(names) : basic[name]);
      };
      return expandTemplate(template, read, random);
    },
    canFill: (template) =>
      [...template.matchAll(/<(\w+)>/gu)].every(
        ([, name = ""]) => name === "topic" || name === "piece" || basic[name] !== undefined,
      ),
    write: (make) => {
      for (let attempt = 0; attempt < triesMax && work < workMax; attempt += 1) {
        const candidate = consider(make());
        if (candidate === undefined) continue;
        const { text, keys, opening, isOwn } = candidate;
        const isDull =
          (openings.get(opening) ?? 0) >= sameOpeningsMax && attempt < demands.triesForOpening;
        const mayBeSaid = !isDull && (isOwn || attempt >= demands.triesForShare);
        if (mayBeSaid && keys.every((key) => !said.has(key))) {
          for (const key of keys) {
            said.add(key);
          }
          openings.set(opening, (openings.get(opening) ?? 0) + 1);
          return { text, words: countWords(text, reading.unspaced) };
        }
      }
      return undefined;
    },
    forget: (text) => {
      for (const key of sentenceKeys(text)) {
        said.delete(key);
      }
      const opening = openingOf(text);
      openings.set(opening, (openings.get(opening) ?? 1) - 1);
    },
  };
}

function basicSlots(
  reading: BriefReading,
  pack: PhrasePack,
  facts: readonly SpokenFact[],
): Readonly<Record<string, string | undefined>> {
  const { topic, audience } = reading;
  const points = [...facts].flatMap((fact) => fact.points);
  const firstOfKind = Object.fromEntries(
    [...points].reverse().map((point) => [point.kind, point.text]),
  );
  return {
    ...firstOfKind,
    subject: topic.full,
    question: topic.question,
    name: /^\p{Lu}|^\p{Ll}+\p{Lu}/u.test(topic.short) ? topic.short : undefined,
    audience,
    vocative: audience === undefined ? undefined : vocativeOf(audience, pack),
  };
}

function vocativeOf(audience: string, pack: PhrasePack): string | undefined {
  const bare = audience.replace(pack.audienceArticle ?? /^$/u, "");
  return bare.split(" ").length <= vocativeWordsMax && !/^(?:our|my|your|a|an)\s|,/u.test(bare)
    ? bare
    : undefined;
}

/** The topic is named in several ways, the short form most often, so that it does not drum. */
export function namesOf(reading: BriefReading): string[] {
  const { short, core } = reading.topic;
  return core === short ? [short, short, short, short] : [short, core, core, core];
}

/** The end of a sentence; a lone capital before the stop is an initial, as in "J. R. Hale". */
const sentenceEnd = /(?<=[.!?。？！…।؟])(?<!(?<!\p{L})\p{Lu}\.)\s+/u;

/** Two sentences count as the same when they differ only in marks and capitals. */
function sentenceKeys(text: string): string[] {
  return text
    .split(sentenceEnd)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim(),
    )
    .filter((key) => key !== "");
}

function shareOf(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index += 1) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  return ((hash ^ (hash >>> 15)) >>> 0) % shares;
}

function openingOf(text: string): string {
  return /^\P{L}*[\p{L}\p{N}'’]*/u.exec(text.toLowerCase())?.[0] ?? "";
}

function finishSentence(raw: string, pack: PhrasePack): string {
  const text = capitalizeSentence(tidySpacing(raw)).replace(/(?<![,;:،])[,;:،]+$/u, "");
  const ending = /[.!?。？！…؟।][”"»)」]*$/u.test(text) ? text : `${text}${pack.stop}`;
  return ending.replace(/([?!？！])[.。]$/u, "$1").replace(/([.!?]['"”»])\.$/u, "$1");
}
