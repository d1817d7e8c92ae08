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
export type LabelRole = "topic" | "audience" | "direction" | "tone" | "action" | "facts" | "ban";

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
  /** A clause that only directs the writer. */
  readonly direction: RegExp;
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
  /** An order to invite, with the guests in the group `who` and the occasion in `what`. */
  readonly invitation: RegExp;
  /** Gives a fragment such as "weighs 89 g" or "Price: 5 EUR" the words that make it a statement. */
  completeFact(fact: string): string;
  /** Turns a relative clause that was cut off into a sentence of its own. */
  standAlone(rest: string): string;
}
