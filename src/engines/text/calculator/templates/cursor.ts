import { Refusal } from "../calculation.js";
import type { Expression } from "../expression.js";
import type { Token } from "./token.js";

/** Parentheses, signs and phrases inside each other. */
export const NESTING_MAX = 250;
/** Steps of reading a text; only texts made to be ambiguous take more. */
const STEPS_MAX = 25_000;

/** A place in the tokens of a text; `at` moves on as they are read. */
export interface Cursor {
  readonly tokens: readonly Token[];
  at: number;
  depth: number;
  steps: number;
  /** The furthest place that any reading reached. */
  furthest: number;
  /** What was read before at a place, so that alternatives do not read it again. */
  readonly remembered: Readonly<Record<Remembered, Map<number, Reading>>>;
  /** Inside a list, `and` and a comma end an item. */
  isList: boolean;
}

export type Remembered = "sum" | "term" | "tight";

interface Reading {
  readonly found: Expression | undefined;
  readonly at: number;
}

export function cursorOf(tokens: readonly Token[]): Cursor {
  return {
    tokens,
    at: 0,
    depth: 0,
    steps: 0,
    furthest: 0,
    isList: false,
    remembered: { sum: new Map(), term: new Map(), tight: new Map() },
  };
}

export function peek(cursor: Cursor, ahead = 0): Token | undefined {
  return cursor.tokens[cursor.at + ahead];
}

export function isAtEnd(cursor: Cursor): boolean {
  return cursor.at >= cursor.tokens.length;
}

/** Moves past words that stand next, or answers false and stays. */
export function take(cursor: Cursor, ...words: readonly string[]): boolean {
  for (let place = 0; place < words.length; place += 1) {
    if (cursor.tokens[cursor.at + place]?.word !== words[place]) return false;
  }
  cursor.at += words.length;
  cursor.furthest = Math.max(cursor.furthest, cursor.at);
  return true;
}

/** The first of the phrases that stands next, passed. */
export function takeOneOf(cursor: Cursor, phrases: readonly string[]): string | undefined {
  countStep(cursor);
  const word = cursor.tokens[cursor.at]?.word;
  if (word === undefined) return undefined;
  return phrases.find((phrase) => {
    if (!phrase.startsWith(word)) return false;
    if (phrase.length === word.length) return take(cursor, word);
    return phrase[word.length] === " " && take(cursor, ...phrase.split(" "));
  });
}

/** What a reader finds; where it finds nothing the cursor stays. */
export function attempt<Found>(
  cursor: Cursor,
  read: (cursor: Cursor) => Found | undefined,
): Found | undefined {
  countStep(cursor);
  const { at, isList } = cursor;
  const found = read(cursor);
  if (found === undefined) cursor.at = at;
  else cursor.furthest = Math.max(cursor.furthest, cursor.at);
  cursor.isList = isList;
  return found;
}

/** Reads one level deeper, within the bound on nesting. */
export function nested<Found>(cursor: Cursor, read: () => Found): Found {
  cursor.depth += 1;
  if (cursor.depth > NESTING_MAX) {
    throw new Refusal("too_large", `more than ${NESTING_MAX} parts inside each other`);
  }
  const found = read();
  cursor.depth -= 1;
  return found;
}

export function countStep(cursor: Cursor): void {
  cursor.steps += 1;
  if (cursor.steps > STEPS_MAX) throw new Refusal("too_large", "the text takes too long to read");
}

/** Reads an expression at a place once, however many templates ask for it there. */
export function remembered(
  cursor: Cursor,
  kind: Remembered,
  read: (cursor: Cursor) => Expression | undefined,
): Expression | undefined {
  const place = 2 * cursor.at + (cursor.isList ? 1 : 0);
  const known = cursor.remembered[kind].get(place);
  if (known) {
    cursor.at = known.at;
    return known.found;
  }
  const { isList } = cursor;
  const found = read(cursor);
  cursor.isList = isList;
  cursor.remembered[kind].set(place, { found, at: cursor.at });
  return found;
}
