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
  | "steps"
  | "value"
  | "ban";

/** What a fragment belongs to. */
export interface FragmentContext {
  /** The pronoun or name that stands for what the brief is about: "It", "They", "Walter Obi". */
  readonly subject: string;
  /** Whether that is something one buys or uses, which has its parts. */
  readonly isThing: boolean;
  /** Whether it is spoken slowly, with a pause after every step. */
  readonly isSlow: boolean;
  /** Whether it takes place somewhere. */
  readonly isEvent: boolean;
}

/** What a request to move an audience says: whom, and the act or the occasion. */
export interface Persuasion {
  /** Undefined where the order names nobody in particular. */
  readonly who: string | undefined;
  /** The request as it can be spoken to the listener. */
  readonly act: string;
  /** What the request is about, for a brief that names no topic. */
  readonly about: string | undefined;
}

/** How briefs are read in one language; all patterns look at one clause without its final stop. */
export interface ReadingRules {
  /** The order to write, up to and including the word for the text: "Write a short script". */
  readonly command: RegExp;
  /** The same inside a sentence: `before` it, and the `rest` behind the word for the text. */
  readonly embeddedOrder: RegExp;
  /** The same as a title without a verb, up to and including the word for the text: "Radio spot". */
  readonly title: RegExp;
  /** An order as a relative clause: "das `who` `what` erklärt". */
  readonly relativeOrder: RegExp;
  /** Opens a direction on how to begin. */
  readonly firstWords: RegExp;
  /** Opens a sentence that leans on the one before it: "it", "then". */
  readonly follows: RegExp;
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
  /** Tells who the audience is, in the group `who`: "my students are adults". */
  readonly description: RegExp;
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
  /** The people a topic such as "an app for students" is for. */
  audienceInTopic(topic: string): { readonly who: string; readonly rest: string } | undefined;
  /** Whether a capital at the start of a clause is only the capital of its sentence. */
  isPlainWord(word: string, following: string): boolean;
  /** Whether a clause asks its listener to act. */
  isCall(clause: string, isLast: boolean): boolean;
  /** Whether a request opens with its verb, so that it can be spoken as an order. */
  isOrder(clause: string): boolean;
  shapeOf(clause: string): FactShape;
  /** Adds the article that a bare noun needs inside a sentence. */
  withArticle(topic: string, kind: "first" | "again"): string;
  /** Whether a topic is a clause such as "how bees dance". */
  isClause(topic: string): boolean;
  /** Whether a clause only directs the writer: "keep it short". */
  isDirection(clause: string): boolean;
  /** Whether a clause can stand alone, as no relative clause can. */
  isStatement(clause: string): boolean;
  /** Whether a phrase names people. */
  isPeople(phrase: string): boolean;
  /** Reads "invite the neighbours to the party" or "encourage them to read". */
  persuasionOf(clause: string): Persuasion | undefined;
  /** Makes a sentence, without its stop, of a fragment and the label before it, which is in small letters. */
  complete(fragment: string, label: string, context: FragmentContext): string;
  /** What a camera could show of a sentence: its subject, or the step; undefined where it has only a pronoun. */
  pictureOf(sentence: string, isStep: boolean): string | undefined;
  /** Whether the words in brackets speak to the writer: "show it". */
  isAside(words: string): boolean;
  /** Whether a ban is on naming something, and not advice to the listener. */
  isBanOnWords(clause: string): boolean;
  /** "thank the volunteers for …" as it is said to them. */
  thanks(clause: string): string | undefined;
  /** Whether a phrase says when, and not what: "before a night shift". */
  isOccasion(phrase: string): boolean;
  /** Whether a sentence speaks about the listeners: "They have shoes on". */
  isAboutListeners(clause: string): boolean;
  /** "remind them that they can call" as it is said to them: "you can call". */
  toldToThem(clause: string): string | undefined;
  /** Words about the listeners, to the listeners. */
  toListener(text: string): string;
  /** "everybody raising a glass to …" as it is said to the guests. */
  raisedGlass(act: string): string | undefined;
}
