import {
  AVOIDED_FILLERS,
  CLOSURE_VERBS,
  NO_AIRPORT_CLOSURES,
  PLAIN_CLOSURES,
} from "../../../../content/flight-words/closure-words.js";
import { ARRIVAL_WORDS } from "../../../../content/flight-words/flight-phrases.js";
import { closureWords } from "../closures/read-closures.js";
import type { Sheet } from "../sheet.js";
import { cityAt } from "./city-at.js";
import { codeAt } from "./code-at.js";

const FILLERS_MAX = 3;
const NAME_REACH = 12;
const QUOTE_REACH = 6;
const QUOTE_MAX = 80;
const DENIED =
  /^(?:not|no|never|nothing|none|isn't|aren't|if|unless|whether|when|any|which|nicht|kein|keine|nichts|pas|nao|longer|reopened|anything)$/u;

/** The words of a closure or of something to avoid that could not be read, and whether the flight depends on it. */
export interface UnreadClosure {
  readonly quote: string;
  readonly isPlain: boolean;
}

/** `avoid Iran`, `everything north of 75N closed`: a name that is no place which is known, or half of the globe. */
export function avoidedNameOf(sheet: Sheet): UnreadClosure | undefined {
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    if (KEEPING.test(sheet.keyAt(at)) && isSideAt(sheet, at + 1))
      return { quote: quoteOf(sheet, at, at + 1), isPlain: true };
    const word = closureWords.termAt(sheet.tokens, at);
    if (!word || word.isMisspelt || isDenied(sheet, at, word.next)) continue;
    if (CLOSURE_VERBS.has(sheet.keyAt(at)) && isNameAt(sheet, word.next))
      return { quote: quoteOf(sheet, at, word.next), isPlain: true };
    if (hasHalf(sheet, at, word.next))
      return { quote: quoteOf(sheet, at - QUOTE_REACH, word.next), isPlain: true };
  }
  return undefined;
}

/** The first word of closing, where nothing that is closed could be read. */
export function unreadClosureOf(sheet: Sheet): UnreadClosure | undefined {
  let doubtful: UnreadClosure | undefined;
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const word = closureWords.termAt(sheet.tokens, at);
    if (!word || word.isMisspelt || isDenied(sheet, at, word.next)) continue;
    const quote = quoteOf(sheet, at - QUOTE_REACH, word.next);
    const isPlain = PLAIN_CLOSURES.has(sheet.keyAt(at)) && !isOfOther(sheet, at, word.next);
    if (isPlain) return { quote, isPlain };
    doubtful ??= { quote, isPlain };
  }
  return doubtful;
}

function isDenied(sheet: Sheet, from: number, to: number): boolean {
  return [from - 1, from - 2, from - 3, to].some((at) => DENIED.test(sheet.keyAt(at)));
}

/** Runways and gates, bars and offices with their hours: `the office is closed until 0800`. */
function isOfOther(sheet: Sheet, from: number, to: number): boolean {
  if (sheet.keyAt(to) === "at") return true;
  for (let at = from - 7; at < to + 4; at += 1) {
    const key = sheet.keyAt(at);
    if (NO_AIRPORT_CLOSURES.has(key) || (at >= to && ARRIVAL_WORDS.has(key))) return true;
  }
  return false;
}

function isNameAt(sheet: Sheet, from: number): boolean {
  let at = from;
  while (at < from + FILLERS_MAX && AVOIDED_FILLERS.has(sheet.keyAt(at))) at += 1;
  const name = sheet.tokens[at];
  const isName = name?.kind === "word" && /^\p{Lu}\p{L}{2,}/u.test(name.text);
  if (!isName || codeAt(sheet, at)?.airport || cityAt(sheet, at)) return false;
  // Its bounds behind the name were read.
  for (let near = at + 1; near < at + NAME_REACH; near += 1)
    if (sheet.isCrossed(near)) return false;
  return true;
}

const SIDE = /^(?:north|south|east|west|nord|sud|ost|norte|sur|sul|above|below)$/u;

const KEEPING = /^(?:stay|keep|remain)$/u;

/** `stay south of 60N`, `keep north of Ireland`. */
function isSideAt(sheet: Sheet, at: number): boolean {
  const next = sheet.tokens[at + 2];
  const isBound = next?.kind === "number" || /^\p{Lu}/u.test(next?.text ?? "");
  return SIDE.test(sheet.keyAt(at)) && sheet.keyAt(at + 1) === "of" && isBound;
}

/** `north of 75N`, `above 78 N`: not bounded on the other sides. */
function hasHalf(sheet: Sheet, from: number, to: number): boolean {
  for (let at = from - 8; at < to + 6; at += 1) {
    if (!SIDE.test(sheet.keyAt(at))) continue;
    const next = /^(?:of|von|de|du)$/u.test(sheet.keyAt(at + 1)) ? at + 2 : at + 1;
    const number = sheet.tokens[next];
    const side = sheet.keyAt(sheet.keyAt(next + 1) === "°" ? next + 2 : next + 1);
    if (number?.kind === "number" && /^(?:[nsew]|north|south|east|west|deg|degrees|°)$/u.test(side))
      return true;
  }
  return false;
}

function quoteOf(sheet: Sheet, from: number, to: number): string {
  const begin = clauseFrom(sheet, Math.max(0, from), to);
  let end = to;
  while (end < to + QUOTE_REACH && !isEnd(sheet, end)) end += 1;
  const span = sheet.spanOf({ from: begin, to: end });
  return sheet.source.slice(span.start, span.end).replace(/\s+/gu, " ").slice(0, QUOTE_MAX);
}

function clauseFrom(sheet: Sheet, from: number, to: number): number {
  for (let at = to - 1; at >= from; at -= 1) if (isEnd(sheet, at)) return at + 1;
  return from;
}

function isEnd(sheet: Sheet, at: number): boolean {
  const token = sheet.tokens[at];
  return !token || token.kind === "break" || token.text === "" || /^[,.;?!]$/u.test(token.text);
}
