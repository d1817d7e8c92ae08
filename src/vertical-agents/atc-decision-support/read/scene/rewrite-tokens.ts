import {
  NO_CALLSIGN_LETTERS,
  SPOKEN_DIGITS,
} from "../../../../content/air-traffic-words/callsign-words.js";
import { numberWordsAt } from "../../../../engines/prompt-reading/quantities/number-words-at.js";
import { unitAt } from "../../../../engines/prompt-reading/quantities/unit-spellings.js";
import { spanning } from "../../../../engines/prompt-reading/tokens/span.js";
import type {
  NumberToken,
  Token,
  WordToken,
} from "../../../../engines/prompt-reading/tokens/token.js";
import { hasOtherLevel } from "./other-level.js";

/** Pairs of words that a slash joins to one. */
const SLASHED: ReadonlySet<string> = new Set(
  "a c|v s|g s|trk gs|hdg spd|trk spd|hdg gs|track gs|heading speed|track speed|w o".split("|"),
);
/** A full stop behind them ends no sentence. */
const SHORTENED: ReadonlySet<string> = new Set(
  "bzw approx ca min sec incl resp vs no alt hdg spd trk dist sep deg max hrs pos nr num".split(
    " ",
  ),
);
/** Of other languages; all miles of air traffic are nautical. */
const MILES = /^(?:millas?|milhas?|milles?|meilen?|mijl|mijlen|miglia)$/u;
const AXIS = /^([xy])(\d{1,3})$/u;
const LABEL_AND_DIGITS = /^(\p{L}{2,8}?)(\d{2,5})$/u;
const THOUSANDS = /^\d00$/u;
const HEIGHT_UNITS = /^(?:ft|feet|foot|m|meters?|metres?|pieds|pies|pes|fuss)$/u;

type Rewritten = readonly [tokens: readonly Token[], next: number] | undefined;

/**
 * The tokens of a prompt, with spoken numbers as numbers (`three six zero`, `four hundred fifty`), `gs450` as two
 * tokens, `35 000 ft` as one number, `a/c` as one word and `&` as a word. Linear.
 */
export function rewriteTokens(tokens: readonly Token[]): readonly Token[] {
  const rewritten: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [made, next] = rewriteAt(tokens, at);
    for (const token of made) rewritten.push(token);
    at = next;
  }
  return rewritten;
}

function rewriteAt(tokens: readonly Token[], at: number): readonly [readonly Token[], number] {
  const token = tokens[at];
  if (token === undefined) return [[], at + 1];
  if (token.text === "&") return [[{ ...token, kind: "word", key: "and" }], at + 1];
  if (token.text === "." && SHORTENED.has(keyOfWord(tokens[at - 1])) && isFollowed(tokens, at)) {
    return [[], at + 1];
  }
  const found =
    token.kind === "number"
      ? (thousandsAt(tokens, at, token) ?? groupedAt(tokens, at, token))
      : token.kind === "word"
        ? (slashedAt(tokens, at, token) ?? digitsAt(tokens, at) ?? wordsAt(tokens, at, token))
        : undefined;
  if (found) return found;
  if (token.kind !== "word") return [[token], at + 1];
  if (MILES.test(token.key)) return [[{ ...token, key: "miles" }], at + 1];
  return axisAt(tokens, at, token) ?? [split(token), at + 1];
}

function keyOfWord(token: Token | undefined): string {
  return token?.kind === "word" ? token.key : "";
}

function isFollowed(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return tokens[at]?.isGlued === true && (next?.kind === "number" || next?.text === "/");
}

function slashedAt(tokens: readonly Token[], at: number, first: WordToken): Rewritten {
  const [slash, second] = [tokens[at + 1], tokens[at + 2]];
  if (slash?.text !== "/" || second?.kind !== "word" || !slash.isGlued || !second.isGlued) return;
  const key = `${first.key} ${second.key}`;
  if (!SLASHED.has(key)) return undefined;
  const text = `${first.text}/${second.text}`;
  const span = spanning(first.span, second.span);
  return [[{ ...first, text, key, span, to: second.to }], at + 3];
}

/** `35 000 ft`: a space between thousands, which other numbers side by side have as well. */
function thousandsAt(tokens: readonly Token[], at: number, first: NumberToken): Rewritten {
  const [second, unit] = [tokens[at + 1], tokens[at + 2]];
  if (!/^\d{1,2}$/u.test(first.text) || second?.kind !== "number" || second.isGlued) return;
  if (!THOUSANDS.test(second.text) || unit?.kind !== "word" || !HEIGHT_UNITS.test(unit.key)) return;
  if (tokens[at - 1]?.kind === "number") return undefined;
  return [[numberOf(first, second, `${first.text}${second.text}`)], at + 2];
}

/**
 * `270 430` are a track and a speed even where a text writes thousands with a space, and `35,000 ft` are thousands even
 * where it writes decimals with a comma.
 */
function groupedAt(tokens: readonly Token[], at: number, token: NumberToken): Rewritten {
  const unit = tokens[at + 1];
  const isHeight =
    unit?.kind === "word" &&
    /^(?:fpm|ft|feet|foot|m|meters?|metres?|pieds|pies|pes|fuss)$/u.test(unit.key);
  const isFeet = unit?.text === "'" && unit.isGlued;
  const isRound = /^[1-9]\d?,\d00$/u.test(token.text) && !hasOtherLevel(tokens, at);
  if ((isHeight || isFeet || isRound) && /^\d{1,2}[., ]\d{3}$/u.test(token.text)) {
    return [[numberOf(token, token, token.text.replace(/\D/gu, ""))], at + 1];
  }
  if (!/^\d+(?: \d+)+$/u.test(token.text)) return undefined;
  const parts = [...token.text.matchAll(/\d+/gu)].map((match) => {
    const start = token.span.start + match.index;
    const end = start + match[0].length;
    const from = token.from + match.index;
    const place = { from, to: from + match[0].length, isGlued: match.index === 0 && token.isGlued };
    return { ...numberOf(token, token, match[0]), ...place, span: { start, end } };
  });
  return [parts, at + 1];
}

/** Two digits or more, one by one. */
function digitsAt(tokens: readonly Token[], at: number): Rewritten {
  let digits = "";
  let next = at;
  for (; next < at + 6; next += 1) {
    const key = keyOfWord(tokens[next]);
    if (!Object.hasOwn(SPOKEN_DIGITS, key)) break;
    digits += SPOKEN_DIGITS[key];
    if (tokens[next + 1]?.text === "-" && tokens[next + 1]?.isGlued) next += 1;
  }
  const [first, last] = [tokens[at], tokens[next - 1]];
  if (digits.length < 2 || !first || !last) return undefined;
  return [[numberOf(first, last, digits)], next];
}

/** Words of one digit stay words unless a unit follows: `one aircraft` names no value. */
function wordsAt(tokens: readonly Token[], at: number, first: WordToken): Rewritten {
  const found = numberWordsAt(tokens, at, "en");
  if (!found) return undefined;
  const { value, unit } = found.reading;
  const isBeforeSide = /^(?:east|north|south|west)$/u.test(keyOfWord(tokens[found.next]));
  if (value < 20 && unit === null && !isBeforeSide) return undefined;
  let next = found.next;
  for (let unitAtToken = at + 1; unit !== null && unitAtToken < found.next; unitAtToken += 1) {
    if (unitAt(tokens, unitAtToken)?.next !== found.next) continue;
    next = unitAtToken;
    break;
  }
  const last = tokens[next - 1];
  return last ? [[numberOf(first, last, String(value))], next] : undefined;
}

/** The first half of `x7 y-2`, and the second of `x 7, y2`. */
function axisAt(tokens: readonly Token[], at: number, word: WordToken): Rewritten {
  const axis = AXIS.exec(word.key);
  if (!axis || word.text.length !== word.key.length) return undefined;
  const other = axis[1] === "x" ? /^y(?:\d{1,3})?$/u : /^x(?:\d{1,3})?$/u;
  const steps = axis[1] === "x" ? [1, 2, 3, 4, 5] : [-1, -2, -3, -4, -5];
  const isBeside = steps.some((step) => other.test(keyOfWord(tokens[at + step])));
  if (!isBeside) return undefined;
  const [label, digits] = cutAt(word, 1);
  const [point, decimals] = [tokens[at + 1], tokens[at + 2]];
  const hasDecimals = point?.text === "." && point.isGlued && decimals?.isGlued;
  if (!hasDecimals || decimals?.kind !== "number") return [[label, digits], at + 1];
  return [[label, numberOf(digits, decimals, `${digits.text}.${decimals.text}`)], at + 3];
}

/** `hdg270`, but neither `FL350` nor a call sign. */
function split(word: WordToken): readonly Token[] {
  const match = LABEL_AND_DIGITS.exec(word.key);
  const letters = match?.[1] ?? "";
  if (!match || letters === "fl" || !NO_CALLSIGN_LETTERS.has(letters)) return [word];
  return word.text.length === word.key.length ? cutAt(word, letters.length) : [word];
}

function cutAt(word: WordToken, cut: number): readonly [label: WordToken, digits: NumberToken] {
  const middle = { at: word.from + cut, source: word.span.start + cut };
  const label: WordToken = {
    ...word,
    text: word.text.slice(0, cut),
    key: word.key.slice(0, cut),
    to: middle.at,
    span: { start: word.span.start, end: middle.source },
  };
  const digits: NumberToken = {
    kind: "number",
    text: word.text.slice(cut),
    value: Number(word.text.slice(cut)),
    from: middle.at,
    to: word.to,
    span: { start: middle.source, end: word.span.end },
    isGlued: true,
    alternatives: [],
    parts: [],
  };
  return [label, digits];
}

function numberOf(first: Token, last: Token, text: string): NumberToken {
  return {
    kind: "number",
    text,
    value: Number(text),
    from: first.from,
    to: last.to,
    span: spanning(first.span, last.span),
    isGlued: first.isGlued,
    alternatives: [],
    parts: [],
  };
}
