/** What a brief is for. */
export type BriefKind =
  | "product"
  | "lesson"
  | "event"
  | "cause"
  | "news"
  | "hiring"
  | "story"
  | "steps"
  | "general";

/** How a script should sound. */
export type Tone =
  | "neutral"
  | "funny"
  | "serious"
  | "urgent"
  | "warm"
  | "formal"
  | "energetic"
  | "calm";

/** How a piece of the brief can stand in a sentence. */
export type FactShape = "sentence" | "noun" | "loose" | "step" | "question";

/** What a label such as "Audience:" announces. */
export type LabelRole =
  | "topic"
  | "audience"
  | "direction"
  | "tone"
  | "action"
  | "facts"
  | "value"
  | "ban";

/** What a request to move an audience says: whom, and the act or the occasion. */
export interface Persuasion {
  /** Undefined where the order names nobody in particular. */
  readonly who: string | undefined;
  /** The request as it can be spoken to the listener. */
  readonly act: string;
  /** What the request is about, for a brief that names no topic. */
  readonly about: string | undefined;
}

/** A change that a clause announces, as a noun phrase: "the closure of Bridge Street". */
export interface Nominal {
  readonly full: string;
  readonly core: string;
}

/** How briefs are read in one language; all patterns look at one clause without its final stop. */
export interface ReadingRules {
  /** The order to write, up to and including the word for the text: "Write a short script". */
  readonly command: RegExp;
  /** What may stand between the order and the topic: "about", "that explains". */
  readonly topicLead: RegExp;
  /** Names the audience in the group `who`. */
  readonly audience: RegExp;
  /** Asks for a closing request; the group `act` holds it, when it is given. */
  readonly closing: RegExp;
  /** Opens the topic inside an order: "about", "that explains". */
  readonly aboutMark: RegExp;
  /** Opens the audience inside an order, where people follow: "for", "aimed at". */
  readonly forMark: RegExp;
  /** Directions in the middle of an order: "of 60 seconds", "in a warm tone". */
  readonly inlineDirection: RegExp;
  /** Addresses the audience in the group `who`, before the clause proper: "Dear parents,". */
  readonly greeting: RegExp;
  /** Tells who the audience is, in the group `who`: "my students are adults". */
  readonly description: RegExp;
  /** A condition that names the audience in `who`, before the statement in `rest`. */
  readonly condition: RegExp;
  /** "that", where a whole statement follows the order. */
  readonly thatLead: RegExp;
  /** Where a second order to the writer begins inside a sentence. */
  readonly orderJoint: RegExp;
  /** Joins the last item of a list: "and". */
  readonly listJoint: RegExp;
  /** The order that precedes a fact: "mention that". */
  readonly mention: RegExp;
  /** Forbids the subject in the group `what`. */
  readonly ban: RegExp;
  /** Words for money, for a ban on naming prices. */
  readonly price: RegExp;
  readonly labels: readonly (readonly [RegExp, LabelRole])[];
  /** Splits one instruction sentence into its single orders. */
  readonly orders: RegExp;
  readonly tones: readonly (readonly [Tone, RegExp])[];
  readonly kinds: readonly (readonly [BriefKind, RegExp])[];
  /** Whether a capital inside a sentence marks a name; not so where every noun has one. */
  readonly namesByCapital: boolean;
  /** The people a topic such as "an app for students" is for. */
  audienceInTopic(topic: string): { readonly who: string; readonly rest: string } | undefined;
  /** Speaks of a brief that holds only figures. */
  nameNumber(figures: string): string;
  /** Speaks of a brief that holds only signs. */
  nameSymbols(symbols: string): string;
  /** Whether a capital at the start of a clause is only the capital of its sentence. */
  isPlainWord(word: string, following: string): boolean;
  /** Whether a clause asks its listener to act. */
  isCall(clause: string, isLast: boolean): boolean;
  /** Whether a request opens with its verb, so that it can be spoken as an order. */
  isOrder(clause: string): boolean;
  shapeOf(clause: string): FactShape;
  /** The noun phrase that a clause is about. */
  subjectOf(clause: string): string;
  /** Shortens a topic to the core that is repeated, such as the part before a preposition. */
  coreOf(topic: string): string;
  /** Adds the article that a bare noun needs inside a sentence. */
  withArticle(topic: string, kind: "first" | "again"): string;
  /** A topic such as "how bees dance" as a noun phrase ("the question of how bees dance"). */
  asQuestion(topic: string): { readonly phrase: string; readonly core: string } | undefined;
  /** Whether a clause only directs the writer: "keep it short". */
  isDirection(clause: string): boolean;
  /** Whether a clause can stand alone, as no relative clause can. */
  isStatement(clause: string): boolean;
  /** Whether a phrase names people. */
  isPeople(phrase: string): boolean;
  /** Reads "invite the neighbours to the party" or "encourage them to read". */
  persuasionOf(clause: string): Persuasion | undefined;
  /** The change that a clause announces, as a topic. */
  nominalOf(clause: string): Nominal | undefined;
  /** Puts the topic in the place of a pronoun or a missing subject that stands for it. */
  withSubject(fact: string, subject: string): string;
  /** Gives a fragment such as "weighs 89 g" or "Price: 5 EUR" the words that make it a statement. */
  completeFact(fact: string): string;
  /** Turns a relative clause that was cut off into a sentence of its own. */
  standAlone(rest: string): string;
}
