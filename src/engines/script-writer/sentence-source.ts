import { countWords } from "./count-words.js";
import {
  capitalizeSentence,
  expandTemplate,
  type SlotReader,
  tidySpacing,
} from "./expand-template.js";
import { piecesOf } from "./phrases/neutral-pack.js";
import type { PhrasePack } from "./phrases/phrase-pack.js";
import type { BriefReading } from "./read-brief.js";
import type { Random } from "./seeded-random.js";

const triesMax = 24;

/** A finished sentence and its number of words. */
export interface Sentence {
  readonly text: string;
  readonly words: number;
}

/** Fills templates for one brief and remembers what has been said and which templates were used. */
export interface SentenceSource {
  /** One of the templates that were used least so far. */
  pickFresh(templates: readonly string[]): string;
  fill(template: string, slots: Readonly<Record<string, string>>): string | undefined;
  /** Calls `make` until it gives a sentence that has not been said; undefined after some tries. */
  write(make: () => string | undefined): Sentence | undefined;
  forget(text: string): void;
}

/** Builds the source of sentences for one brief. */
export function createSentenceSource(
  reading: BriefReading,
  pack: PhrasePack,
  random: Random,
): SentenceSource {
  const said = new Set<string>();
  const uses = new Map<string, number>();
  const basic = basicSlots(reading);
  const names = namesOf(reading);
  const allPieces = piecesOf(reading);
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
    write: (make) => {
      for (let attempt = 0; attempt < triesMax; attempt += 1) {
        const made = make();
        const text = made === undefined ? "" : finishSentence(made, pack);
        if (text !== "" && !said.has(sentenceKey(text))) {
          said.add(sentenceKey(text));
          return { text, words: countWords(text, reading.unspaced) };
        }
      }
      return undefined;
    },
    forget: (text) => {
      said.delete(sentenceKey(text));
    },
  };
}

function basicSlots(reading: BriefReading): Readonly<Record<string, string | undefined>> {
  const { topic } = reading;
  return {
    subject: topic.full,
    question: topic.question,
    audience: reading.audience,
  };
}

/** The topic is named in several ways, the short form most often, so that it does not drum. */
export function namesOf(reading: BriefReading): string[] {
  const { short, core } = reading.topic;
  return core === short ? [short, short, short, short] : [short, core, core, core];
}

/** Two sentences count as the same when they differ only in marks and capitals. */
function sentenceKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function finishSentence(raw: string, pack: PhrasePack): string {
  const text = capitalizeSentence(tidySpacing(raw)).replace(/[,;:،]+$/u, "");
  const ending = /[.!?。！？…؟।][”"»)」]*$/u.test(text) ? text : `${text}${pack.stop}`;
  return ending.replace(/([?!？！])[.。]$/u, "$1").replace(/([.!?]['"”»])\.$/u, "$1");
}
