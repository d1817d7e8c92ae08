import type { Genre } from "../genres.js";

/**
 * The sentences that a language adds to those of a brief. `{topic}`, `{audience}`, `{name}` and `{part}` stand
 * for words of the brief, with a capital first letter as `{Topic}`; a sentence without one of them could stand in
 * any script, so there is none.
 */
export interface ScriptFrames {
  readonly openings: Readonly<Record<Genre, Openings>>;
  /**
   * Rounds a script off before its last request, where the brief leaves time: by topic, by a topic that is a
   * clause, or by the day.
   */
  readonly endings: Readonly<Partial<Record<Genre, Endings>>>;
  /** Says who speaks, where only the order to write names them. */
  readonly from: string;
  /** Says again what the brief wants to be said twice. */
  readonly again: Readonly<Record<"number" | "address" | "date" | "name", string>>;
  /** Where to turn to, where only the order to write has the address. */
  readonly more: string;
  /** The last words of a tribute that has none of its own. */
  readonly toPerson: string;
  /** What an audience may begin with that nobody is called by: "all", "the". */
  readonly notCalled: RegExp;
}

/** First sentences by what the brief names. */
export interface Openings {
  /** Topic and audience. */
  readonly both: readonly string[];
  readonly topic: readonly string[];
  readonly audience: readonly string[];
  /** The same where the topic is nothing but a name. */
  readonly named?: readonly string[];
  readonly namedAndAudience?: readonly string[];
  /** The same where the topic is a clause, such as "how compost works". */
  readonly clause: readonly string[];
  readonly clauseAndAudience: readonly string[];
}

/** Sentences that round a script off. */
export interface Endings {
  readonly topic?: string;
  readonly clause?: string;
  readonly date?: string;
}
