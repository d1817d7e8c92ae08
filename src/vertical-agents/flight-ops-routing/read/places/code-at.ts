import { frequentWords } from "../../../../content/english-words/frequent-words.js";
import { CITY_CODES } from "../../../../content/flight-words/city-airports.js";
import {
  FOREIGN_NO_AIRPORT_WORDS,
  JARGON,
  NO_AIRPORT_WORDS,
  SHOUTED_WORDS,
} from "../../../../content/flight-words/code-like-words.js";
import { type Airport, findAirport } from "../../../../engines/flight/problem/airports.js";
import type { Sheet } from "../sheet.js";

/**
 * How much a word looks like a code: `clear` is written in capitals among other words, `faint` could be a word, and
 * `word` is one.
 */
export type Strength = "clear" | "faint" | "word";

export interface Code {
  readonly written: string;
  /** Null for what looks like a code and is in no table. */
  readonly airport: Airport | null;
  /** The name of a city whose code it is. */
  readonly city?: string;
  readonly strength: Strength;
}

const shouting = new WeakMap<Sheet, boolean>();

/** The code at a token; abbreviations such as ETP are none, though airports have them. */
export function codeAt(sheet: Sheet, at: number): Code | undefined {
  const token = sheet.tokens[at];
  if (token?.kind !== "word" || !/^[A-Za-z]{3,4}$/u.test(token.text)) return undefined;
  if (isPartOfNumber(sheet, at)) return undefined;
  const isUpper = token.text === token.text.toUpperCase() && !isShouted(sheet);
  const written = token.text.toUpperCase();
  const strength = isUpper ? "clear" : frequentWords.has(token.key) ? "word" : "faint";
  const city = isUpper && Object.hasOwn(CITY_CODES, written) ? CITY_CODES[written] : undefined;
  if (city !== undefined) return { written, airport: null, city, strength };
  if (JARGON.has(token.key) || (!isUpper && isPlainWord(sheet, token.key))) return undefined;
  const airport = findAirport(written) ?? null;
  if (!airport && !(isUpper && /^[A-Z]{4}$/u.test(written) && !frequentWords.has(token.key)))
    return undefined;
  return { written, airport, strength };
}

function isPlainWord({ language }: Sheet, key: string): boolean {
  return NO_AIRPORT_WORDS.has(key) || (language !== null && FOREIGN_NO_AIRPORT_WORDS.has(key));
}

/** `450KTS`, `30MIN`. */
function isPartOfNumber(sheet: Sheet, at: number): boolean {
  return sheet.tokens[at]?.isGlued === true && sheet.tokens[at - 1]?.kind === "number";
}

/** A text all in capitals says nothing by them. */
export function isShouted(sheet: Sheet): boolean {
  const known = shouting.get(sheet);
  if (known !== undefined) return known;
  const words = sheet.source.match(/\p{L}{2,}/gu) ?? [];
  const stop = words.filter((word) => SHOUTED_WORDS.has(word.toLowerCase()));
  const upper = stop.filter((word) => word === word.toUpperCase());
  const isLoud =
    stop.length > 1 && upper.length === stop.length && !/\p{Ll}{3}/u.test(sheet.source);
  shouting.set(sheet, isLoud);
  return isLoud;
}
