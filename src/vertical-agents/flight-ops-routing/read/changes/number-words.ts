import { WIND_WORDS } from "../../../../content/flight-words/wind-words.js";
import {
  type NumberLanguage,
  numberWordsAt,
} from "../../../../engines/prompt-reading/quantities/number-words-at.js";
import { unitAt } from "../../../../engines/prompt-reading/quantities/unit-spellings.js";
import type { Sheet } from "../sheet.js";

const LANGUAGES: readonly NumberLanguage[] = ["en", "de", "fr", "es", "pt"];

/** Puts digits in the place of numbers in words that have a unit behind them: `four hundred knots`. */
export function writeNumberWords(sheet: Sheet): void {
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const token = sheet.tokens[at];
    if (token?.kind !== "word") continue;
    for (const language of LANGUAGES) {
      const found = numberAt(sheet, at, language);
      if (!found) continue;
      const { value, to } = found;
      const span = sheet.spanOf({ from: at, to });
      const text = String(value);
      const place = { from: token.from, to: token.to, isGlued: false };
      sheet.replace(at, {
        kind: "number",
        text,
        value,
        span,
        alternatives: [],
        parts: [],
        ...place,
      });
      sheet.remove({ from: at + 1, to });
      break;
    }
  }
}

/** A number in words that a unit follows, with its half, or that is spoken by its digits. */
function numberAt(sheet: Sheet, at: number, language: NumberLanguage) {
  const spoken = language === "en" ? spokenAt(sheet, at) : undefined;
  if (spoken) return spoken;
  const found = numberWordsAt(sheet.tokens, at, language);
  if (!found) return undefined;
  const { value, unit } = found.reading;
  if (unit) {
    const to = unitFrom(sheet, at, found.next);
    const half = halfAt(sheet, found.next);
    if (half !== undefined) sheet.remove({ from: found.next, to: half });
    return { value: half === undefined ? value : value + 0.5, to };
  }
  const half = halfAt(sheet, found.next);
  const isMeasured = half !== undefined && unitAt(sheet.tokens, half) !== undefined;
  return isMeasured ? { value: value + 0.5, to: half } : undefined;
}

/** Where `and a half`, `y media`, `et demie`, `e meia` ends. */
function halfAt(sheet: Sheet, at: number): number | undefined {
  const words = [at, at + 1, at + 2].map((each) => sheet.keyAt(each)).join(" ");
  const found = /^(?:and a half|y media|et demie|e meia|und eine halbe)(?= |$)/u.exec(words)?.[0];
  return found === undefined ? undefined : at + found.split(" ").length;
}

const DIGITS: readonly string[] =
  "zero one two three four five six seven eight nine niner oh".split(" ");
const VALUES: Readonly<Record<string, number>> = { niner: 9, oh: 0 };
const NEAR_WIND = 4;

/** Behind a word of the wind, the airspeed or the track, `two seventy at sixty` and `two seven zero` are spoken by their digits. */
function spokenAt(sheet: Sheet, at: number) {
  const isOfWind = Array.from({ length: NEAR_WIND }, (_, step) => sheet.keyAt(at - 1 - step)).some(
    (key) => WIND_WORDS.has(key) || /^(?:tas|ktas|airspeed|track|course)$/u.test(key),
  );
  if (!isOfWind) return undefined;
  let [text, next] = ["", at];
  while (next < at + 3) {
    const digit = DIGITS.indexOf(sheet.keyAt(next));
    const rest = digit < 0 ? numberWordsAt(sheet.tokens, next, "en") : undefined;
    if (digit < 0 && !rest) break;
    text += rest ? `${rest.reading.value}` : `${VALUES[sheet.keyAt(next)] ?? digit}`;
    next += 1;
    if (rest) break;
  }
  return next > at && text.length <= 3 ? { value: Number(text), to: next } : undefined;
}

/** Where the unit begins that the words end with. */
function unitFrom(sheet: Sheet, at: number, next: number): number {
  for (let from = at + 1; from < next; from += 1) {
    if (unitAt(sheet.tokens, from)?.next === next) return from;
  }
  return next;
}
