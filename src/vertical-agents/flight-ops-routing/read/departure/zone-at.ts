import { LOCAL_WORDS, ZONE_HOURS } from "../../../../content/flight-words/flight-phrases.js";
import type { Sheet } from "../sheet.js";

/** Minutes that a clock is ahead of UTC; `local` and `unclear` say that this is not known. */
export interface Zone {
  readonly aheadMin: number | "local" | "unclear";
  readonly next: number;
}

/** The zone at a token: `Z`, `CET`, `UTC+2`, `local`, `local (UTC-5)`. */
export function zoneAt(sheet: Sheet, at: number): Zone | undefined {
  const isOpen = sheet.keyAt(at) === "(" || sheet.keyAt(at) === ",";
  const from = isOpen ? at + 1 : at;
  const key = sheet.keyAt(from);
  if (sheet.tokens[from]?.kind === "word" && LOCAL_WORDS.has(key)) return localAt(sheet, from);
  if (Object.hasOwn(ZONE_HOURS, key) && sheet.tokens[from]?.kind === "word") {
    const hours = ZONE_HOURS[key];
    const offset = hours === 0 ? offsetAt(sheet, from + 1) : undefined;
    if (offset) return offset;
    return {
      aheadMin: hours === null || hours === undefined ? "unclear" : hours * 60,
      next: from + 1,
    };
  }
  return isOpen ? undefined : offsetAt(sheet, at);
}

function localAt(sheet: Sheet, at: number): Zone {
  const next = /^(?:time|zeit)$/u.test(sheet.keyAt(at + 1)) ? at + 2 : at + 1;
  const from = [next, next + 1].find((each) => Object.hasOwn(ZONE_HOURS, sheet.keyAt(each)));
  const known = from === undefined ? undefined : zoneAt(sheet, from);
  return known ?? { aheadMin: "local", next };
}

/** `+2`, `+02:00`, `-0530`. */
function offsetAt(sheet: Sheet, at: number): Zone | undefined {
  const sign = sheet.keyAt(at);
  const isApart = sign === "+" || sign === "-";
  const number = sheet.tokens[isApart ? at + 1 : at];
  if (number?.kind !== "number" || (!isApart && !/^[+-]/u.test(number.text))) return undefined;
  if (isApart && !number.isGlued) return undefined;
  const digits = number.text.replace(/^[+-]/u, "");
  if (!/^\d{1,2}$|^\d{4}$/u.test(digits)) return undefined;
  const isNegative = sign === "-" || number.text.startsWith("-");
  const after = isApart ? at + 2 : at + 1;
  const minutes = sheet.keyAt(after) === ":" ? sheet.tokens[after + 1] : undefined;
  const hasMinutes = minutes?.kind === "number" && /^[0-5]\d$/u.test(minutes.text);
  const [hour, minute] =
    digits.length === 4
      ? [Number(digits.slice(0, 2)), Number(digits.slice(2))]
      : [Number(digits), hasMinutes ? minutes.value : 0];
  if (hour > 14) return undefined;
  const ahead = (hour * 60 + minute) * (isNegative ? -1 : 1);
  return { aheadMin: ahead, next: hasMinutes ? after + 2 : after };
}
