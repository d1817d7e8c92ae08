import type { Movement, PhrasePack } from "../../../content/scripts/phrases/phrase-pack.js";
import type { Random } from "../../math/seeded-random/seeded-random.js";
import type { BriefReading, Fact } from "./brief/read-brief.js";
import type { Line, LineWriter } from "./compose-lines.js";
import type { SpokenFact } from "./describe-facts.js";

/** The lines of one section before it gets its time code. */
export interface DraftSection {
  readonly role: "hook" | "beat" | "close";
  /** What stands in its time code line. */
  readonly title?: string;
  readonly movement?: Movement;
  readonly cue: {
    readonly templates: readonly string[];
    readonly slots: Readonly<Record<string, string>>;
  };
  readonly facts: readonly Fact[];
  readonly lines: Line[];
  /** What can still be said here, the best first; each is used once. */
  readonly ideas: (() => Line | undefined)[];
}

/** What the sections of a script are written from. */
export interface WritingTask {
  readonly reading: BriefReading;
  readonly pack: PhrasePack;
  readonly writer: LineWriter;
  readonly random: Random;
  readonly facts: readonly SpokenFact[];
  readonly seconds: number;
  readonly wordsWanted: number;
}
