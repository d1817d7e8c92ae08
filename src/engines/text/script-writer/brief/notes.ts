/** What a statement is for: a fact, a step to follow in its place, a request at the end, or a question. */
export type StatementKind = "fact" | "step" | "action" | "question";

/** One whole sentence of a script, made of one piece of the brief. */
export interface Statement {
  readonly text: string;
  readonly kind: StatementKind;
  /** Whether it needs the statement before it, as one that opens with `it` or `then` does. */
  readonly follows: boolean;
  /** What its label called it, such as `problem` or `price`; empty without one. */
  readonly label: string;
  /** Whether the brief names it as what the listeners are to do in the end. */
  readonly isWish?: boolean;
}

/** How the brief wants the script, as far as the builtin can follow. */
export interface Wishes {
  readonly isSlow: boolean;
  readonly noMusic: boolean;
  readonly noQuestions: boolean;
  readonly noExclamations: boolean;
  /** Parts of the brief to be said again at the end: `number`, `address`, `date`. */
  readonly repeats: readonly string[];
}

/** What the sentences of a brief have told so far; the texts are still protected. */
export interface Notes {
  /** Whether the brief tells steps, so that "add" and "cover" speak to the listener. */
  readonly hasSteps: boolean;
  /** Whether the classifier of sentences knows the language. */
  readonly isJudged: boolean;
  /** Puts figures, addresses and quotations back into a part of the brief. */
  restore(part: string): string;
  topic: string | undefined;
  audience: string | undefined;
  /** Words that the script has to end with. */
  lastWords: string | undefined;
  firstWords: string | undefined;
  readonly orders: string[];
  readonly statements: Pick<Statement, "text" | "kind" | "label" | "isWish">[];
  readonly directions: string[];
  readonly bans: string[];
}

export function newNotes(given: Pick<Notes, "hasSteps" | "isJudged" | "restore">): Notes {
  return {
    ...given,
    topic: undefined,
    audience: undefined,
    lastWords: undefined,
    firstWords: undefined,
    orders: [],
    statements: [],
    directions: [],
    bans: [],
  };
}
