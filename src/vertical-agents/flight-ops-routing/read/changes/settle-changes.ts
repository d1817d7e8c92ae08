import {
  CORRECTION_PHRASES,
  NOT_WORDS,
} from "../../../../content/change-words/prompt-corrections.js";
import { ABSENT_THINGS } from "../../../../content/flight-words/absent-things.js";
import { refusalAt } from "../../../../engines/prompt-reading/changes/refusal-at.js";
import { Vocabulary } from "../../../../engines/prompt-reading/kit/vocabulary.js";
import { quantityAt } from "../../../../engines/prompt-reading/quantities/quantity-at.js";
import { directionAndSpeedAt } from "../../../../engines/prompt-reading/winds/wind-at.js";
import { isClosing } from "../closures/read-closures.js";
import { codeAt } from "../places/code-at.js";
import type { Sheet } from "../sheet.js";

const phrases = new Vocabulary(CORRECTION_PHRASES.map((phrase) => [phrase, phrase] as const));
const NOT: ReadonlySet<string> = new Set(NOT_WORDS);
const GAP_MAX = 4;
const WAS_REACH = 8;
/** How far back a corrected value may stand. */
const REACH = 60;
/** A number that corrects another is of its size. */
const RATIO_MAX = 3;

/** Crosses out what a prompt takes back, and puts corrected values in the place of those before. */
export function settleChanges(sheet: Sheet): void {
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const token = sheet.tokens[at];
    if (token?.kind !== "word") continue;
    // `delayed to 1030Z`, `now 250/60`: what follows counts more than what was said before.
    if (
      /^(?:now|edit|update|delayed|changed|changes|updated|jetzt|maintenant|ahora|agora)$/u.test(
        token.key,
      )
    )
      sheet.changesAt.push(token.span.start);
    if (/^(?:now|jetzt|maintenant|ahora|agora)$/u.test(token.key) && replaceWhatWas(sheet, at))
      continue;
    if (replaceDenied(sheet, at)) continue;
    if (crossAbsent(sheet, at) || crossDeniedCode(sheet, at) || crossDenied(sheet, at)) continue;
    correct(sheet, at);
  }
}

/** `no wind`: only of what a flight may lack, for `no` stands in names and answers as well. */
function crossAbsent(sheet: Sheet, at: number): boolean {
  const found = refusalAt(sheet.tokens, at);
  if (found?.reading.kind !== "absent" || !ABSENT_THINGS.has(found.reading.what)) return false;
  if (sheet.tokens[at]?.text === "SIN") return false;
  sheet.cross({ from: at, to: found.next });
  return true;
}

/** `(not KEWR)`, `rather than KEWR`: a code without digits is denied where it is plainly one. */
function crossDeniedCode(sheet: Sheet, at: number): boolean {
  const key = sheet.keyAt(at);
  const isNot = NOT.has(key);
  const isInstead = /^(?:instead|rather)$/u.test(key) && /^(?:of|than)$/u.test(sheet.keyAt(at + 1));
  const refused = isInstead ? quantityAt(sheet.tokens, at + 2) : undefined;
  if (refused) {
    sheet.remove({ from: at, to: refused.next });
    return true;
  }
  const code = isNot ? at + 1 : isInstead ? at + 2 : undefined;
  if (code === undefined || codeAt(sheet, code)?.strength !== "clear") return false;
  // `no, KJFK is closed` denies something else.
  if (isClosedBehind(sheet, code)) return false;
  const isReplaced = isNot && refusalAt(sheet.tokens, at)?.reading.kind === "replaced";
  if (isReplaced) return false;
  sheet.cross({ from: at, to: code + 1 });
  return true;
}

function crossDenied(sheet: Sheet, at: number): boolean {
  const found = refusalAt(sheet.tokens, at);
  if (!found || found.reading.kind === "absent") return false;
  const { kind, meant, what } = found.reading;
  if (kind === "denied") {
    const meantAt = insteadAt(sheet, found.next);
    if (meantAt !== undefined) {
      sheet.remove({ from: at, to: meantAt });
      return true;
    }
    const refused = quantityAt(sheet.tokens, at + 1);
    sheet.cross({ from: at, to: Math.max(found.next + 1, refused?.next ?? 0) });
    return true;
  }
  const number = sheet.tokens[meant ?? -1];
  // `not FL350 but 330` means another level.
  if (/^fl\d+$/u.test(what) && number?.kind === "number") {
    const level = {
      ...number,
      kind: "word",
      text: `FL${number.text}`,
      key: `fl${number.text}`,
    } as const;
    sheet.replace(found.next, level);
  }
  sheet.cross({ from: at, to: found.next });
  return true;
}

/** `payload was 15 t, now 16.5 t`: what is now takes the place of what was. */
function replaceWhatWas(sheet: Sheet, at: number): boolean {
  if (sheet.tokens[at + 1]?.kind !== "number") return false;
  const words = Array.from({ length: WAS_REACH }, (_, step) => sheet.keyAt(at - 1 - step));
  if (!words.some((key) => /^(?:was|were|war|waren|etait|era)$/u.test(key))) return false;
  return correctPair(sheet, at, at + 1) || correctQuantity(sheet, at, at + 1);
}

/** `TAS 485 no 490`: between two numbers, the second is meant. */
function replaceDenied(sheet: Sheet, at: number): boolean {
  if (!/^(?:no|nein|non|nao)$/u.test(sheet.keyAt(at))) return false;
  const isBetween =
    sheet.tokens[at + 1]?.kind === "number" &&
    [at - 1, at - 2].some((each) => sheet.tokens[each]?.kind === "number");
  return isBetween && (correctPair(sheet, at, at + 1) || correctQuantity(sheet, at, at + 1));
}

/** `not 470, it's 455`: the number that takes the place of the one that is denied. */
function insteadAt(sheet: Sheet, from: number): number | undefined {
  let hasWord = false;
  for (let at = from; at < from + 5; at += 1) {
    const token = sheet.tokens[at];
    if (token?.kind === "number" && hasWord) return at;
    const isWord = /^(?:it's|its|it|is|that's|rather|es|sondern|c'est)$/u.test(sheet.keyAt(at));
    hasWord ||= isWord;
    const isUnit = token?.kind === "word" && /^(?:kts?|knots)$/u.test(token.key);
    if (!isWord && !isUnit && !/^[,:;-]$/u.test(sheet.keyAt(at))) return undefined;
  }
  return undefined;
}

function correct(sheet: Sheet, at: number): void {
  const phrase = phrases.termAt(sheet.tokens, at);
  const start = sheet.tokens[at];
  if (!phrase || phrase.isMisspelt || !start) return;
  sheet.changesAt.push(start.span.start);
  for (let from = phrase.next; from <= phrase.next + GAP_MAX; from += 1) {
    const token = sheet.tokens[from];
    if (!token || token.kind === "break" || token.text === ";") return;
    const hasReplaced =
      correctCode(sheet, at, from) ||
      correctPair(sheet, at, from) ||
      correctQuantity(sheet, at, from);
    if (hasReplaced) return;
    // `sorry, TAS 450` names what it corrects: the later statement counts.
    if (token.kind === "word" && from > phrase.next) return;
  }
}

function correctCode(sheet: Sheet, phraseAt: number, from: number): boolean {
  const by = codeAt(sheet, from);
  const token = sheet.tokens[from];
  if (!by || !token || by.strength === "word") return false;
  for (let at = phraseAt - 1; at >= Math.max(0, phraseAt - REACH); at -= 1) {
    const earlier = codeAt(sheet, at);
    // `KJFK closed, make it KBOS` changes where the flight goes, and not what is closed.
    if (!earlier || earlier.strength === "word" || isClosedBehind(sheet, at)) continue;
    sheet.replace(at, token);
    removeChange(sheet, phraseAt, from + 1);
    return true;
  }
  return false;
}

function isClosedBehind(sheet: Sheet, code: number): boolean {
  const next = /^(?:is|now|currently|has|just)$/u.test(sheet.keyAt(code + 1)) ? code + 2 : code + 1;
  return isClosing(sheet, { from: next, to: next + 1 });
}

function correctPair(sheet: Sheet, phraseAt: number, from: number): boolean {
  const by = sheet.keyAt(from + 1) === "/" ? directionAndSpeedAt(sheet.tokens, from) : undefined;
  if (!by) return false;
  for (let at = phraseAt - 1; at >= Math.max(0, phraseAt - REACH); at -= 1) {
    if (sheet.keyAt(at + 1) !== "/" || !directionAndSpeedAt(sheet.tokens, at)) continue;
    for (const step of [0, 2]) {
      const token = sheet.tokens[from + step];
      if (token) sheet.replace(at + step, token);
    }
    removeChange(sheet, phraseAt, by.next);
    return true;
  }
  return false;
}

function correctQuantity(sheet: Sheet, phraseAt: number, from: number): boolean {
  const by = quantityAt(sheet.tokens, from);
  const number = numberIn(sheet, from, by?.next ?? from);
  if (!by || number === undefined) return false;
  for (let at = phraseAt - 1; at >= Math.max(0, phraseAt - REACH); at -= 1) {
    const token = sheet.tokens[at];
    if (token?.kind !== "number") continue;
    const earlier = quantityAt(sheet.tokens, at);
    if (!earlier || !mayCorrect(earlier.reading, by.reading)) continue;
    const replacement = sheet.tokens[number];
    if (replacement) sheet.replace(at, replacement);
    removeChange(sheet, phraseAt, by.next);
    return true;
  }
  return false;
}

/** Takes the words of a correction out, with the comma before them. */
function removeChange(sheet: Sheet, phraseAt: number, to: number): void {
  const from = sheet.keyAt(phraseAt - 1) === "," ? phraseAt - 1 : phraseAt;
  sheet.remove({ from, to });
}

interface Measured {
  readonly value: number;
  readonly unit: string | null;
}

function mayCorrect(earlier: Measured, by: Measured): boolean {
  if (by.unit !== null && earlier.unit !== null && by.unit !== earlier.unit) return false;
  const ratio = earlier.value / by.value;
  if (by.unit !== null && earlier.unit === by.unit) return true;
  return ratio > 1 / RATIO_MAX && ratio < RATIO_MAX;
}

function numberIn(sheet: Sheet, from: number, to: number): number | undefined {
  for (let at = from; at < to; at += 1) if (sheet.tokens[at]?.kind === "number") return at;
  return undefined;
}
