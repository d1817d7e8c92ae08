import type { LabelRole } from "./reading-rules.js";

/** The words from which the reading rules of a language are built; strings are alternatives in a pattern. */
export interface RuleWords {
  /** "write|create". */
  readonly write: string;
  /** Asks to thank somebody, and how that is said to them: `remercier les` as `merci aux`. */
  readonly thanks?: readonly (readonly [pattern: string, said: string])[];
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
  /** Whether a fact may open with its verb: "Cuesta 5 euros". */
  readonly dropsSubject: boolean;
  /** Directions in the middle of an order: "de 60 secondes". */
  readonly inline: string;
  /** What introduces an audience as a clause: "the audience is". */
  readonly audience: string;
  readonly people: string;
  /** "end with a call to|ask the viewers to". */
  readonly closing: string;
  /** Clauses that only direct: "in a friendly tone", each a full pattern. */
  readonly directions: readonly string[];
  readonly mention: string;
  /** Directions on how to begin: "start with". */
  readonly begins: string;
  /** Words of the craft that only a writer has to do with: "jokes|the word". */
  readonly craft: string;
  /** "no|without|avoid". */
  readonly not: string;
  /** "do not mention|do not say". */
  readonly doNot: string;
  /** "is". */
  readonly is: string;
  /** A wish for raised glasses, and what is said then. */
  readonly glass: readonly [pattern: string, sentence: string];
  /** Whole sentences that order, and what they tell: pattern and replacement. */
  readonly rewrites: readonly (readonly [string, string])[];
  /** What leans on the sentence before: "it|then|but". */
  readonly follows: string;
  readonly ban: string;
  readonly price: string;
  readonly calls: string;
  /** How what a label names is said: `"Der Preis beträgt {}"`; the label in small letters. */
  readonly labelSentences: readonly (readonly [string, string])[];
  readonly labels: readonly (readonly [string, LabelRole])[];
  /** Orders that may follow "and" in one sentence. */
  readonly orderStarts: string;
  readonly and: string;
  readonly plain: string;
  readonly pronouns: string;
  readonly verbs: string;
  readonly boundaries: string;
  readonly questionWords: string;
  readonly relatives: string;
}
