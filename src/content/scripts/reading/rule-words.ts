import type { BriefKind, LabelRole, Tone } from "./reading-rules.js";

/** The words from which the reading rules of a language are built; strings are alternatives in a pattern. */
export interface RuleWords {
  /** "write|create". */
  readonly write: string;
  /** "script|video". */
  readonly text: string;
  /** What leads from the order to the topic: "about|that explains". */
  readonly leads: string;
  /** What opens the topic after other words of the order: "about|that explains|why". */
  readonly about: string;
  /** What introduces an audience inside an order: "for|aimed at". */
  readonly forWords: string;
  /** Case or preposition of those to whom something is explained: "to|aux|den". */
  readonly toWords: string;
  /** Orders to move people, with the groups `who`, and `act` or `event`; whole patterns. */
  readonly persuade: readonly string[];
  /** Makes a request of an infinitive or of an occasion. */
  readonly ask: {
    readonly act: (act: string) => string;
    readonly event: (event: string) => string;
    /** The occasion as a topic: "zum Fest" is about "das Fest". */
    readonly occasion: (event: string) => string;
  };
  /** Announced changes: the verb with what may stand around it, and the noun for it. */
  readonly changes: readonly (readonly [string, string])[];
  /** Joins the noun of a change to its object: "la fermeture" + "de" + "la rue". */
  readonly ofObject: (object: string) => string;
  /** "three|\\d+" are built in; the words that open an object: "la|le|les|notre". */
  readonly articles: string;
  /** Pronouns for the topic that open a fact: "il|elle". */
  readonly topicPronouns: string;
  /** Whether a fact may open with its verb: "Cuesta 5 euros". */
  readonly dropsSubject: boolean;
  readonly dear: string;
  /** Directions in the middle of an order: "de 60 secondes". */
  readonly inline: string;
  /** What introduces an audience as a clause: "the audience is". */
  readonly audience: string;
  readonly people: string;
  /** "end with a call to|ask the viewers to". */
  readonly closing: string;
  /** Clauses that only direct: "in a friendly tone", each a full pattern. */
  readonly directions: readonly string[];
  readonly tones: readonly (readonly [Tone, string])[];
  readonly mention: string;
  readonly ban: string;
  readonly price: string;
  readonly calls: string;
  readonly labels: readonly (readonly [string, LabelRole])[];
  /** Orders that may follow "and" in one sentence. */
  readonly orderStarts: string;
  readonly and: string;
  readonly kinds: readonly (readonly [BriefKind, string])[];
  readonly plain: string;
  readonly pronouns: string;
  readonly verbs: string;
  readonly boundaries: string;
  readonly questionWords: string;
  readonly relatives: string;
  readonly namesByCapital: boolean;
  readonly number: string;
  readonly signs: string;
}
