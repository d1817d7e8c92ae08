import { unitAt } from "../../../../engines/prompt-reading/quantities/unit-spellings.js";
import type { Sheet } from "../sheet.js";

export interface DurationFound {
  readonly hours: number;
  readonly next: number;
}

const HOURS = /^(?:h|hr|hrs|hour|hours|std|stunde|stunden|heure|heures|hora|horas)$/u;
const MINUTES = /^(?:m|min|mins|minute|minutes|minuten|minuto|minutos)$/u;

/** A duration of hours and minutes at a token: `4h30`, `4 h 30 min`, `4+30`, `1h45m`, `4:30`. */
export function durationAt(sheet: Sheet, at: number): DurationFound | undefined {
  const token = sheet.tokens[at];
  if (token?.kind !== "number" || !/^\d{1,3}$/u.test(token.text)) return undefined;
  const glued = /^h(\d{1,2})(?:m|min)?$/u.exec(sheet.keyAt(at + 1));
  if (glued && sheet.tokens[at + 1]?.isGlued) {
    const hasUnit = MINUTES.test(sheet.keyAt(at + 2));
    return made(token.value, Number(glued[1]), at + (hasUnit ? 3 : 2));
  }
  return signedAt(sheet, at, token.value) ?? wordyAt(sheet, at, token.value);
}

/** `4+30`, `4:30` with or without `h` behind. */
function signedAt(sheet: Sheet, at: number, hours: number): DurationFound | undefined {
  const [sign, minutes] = [sheet.tokens[at + 1], sheet.tokens[at + 2]];
  const digits = minutes?.kind === "number" ? minutes.text : "";
  if (sign?.isGlued && /^[+:]$/u.test(sign.text) && /^[0-5]\d$/u.test(digits)) {
    const hasUnit = HOURS.test(sheet.keyAt(at + 3));
    return made(hours, Number(digits), at + (hasUnit ? 4 : 3));
  }
  const isPlus = sign?.kind === "number" && /^\+[0-5]\d$/u.test(sign.text) && sign.isGlued;
  return isPlus ? made(hours, Math.abs(sign.value), at + 2) : undefined;
}

/** `4 h 30 min`, `15 hours and 20 minutes`. */
function wordyAt(sheet: Sheet, at: number, hours: number): DurationFound | undefined {
  if (!HOURS.test(sheet.keyAt(at + 1))) return undefined;
  const isJoined = /^(?:and|und|et|y|e|,)$/u.test(sheet.keyAt(at + 2));
  const from = isJoined ? at + 3 : at + 2;
  const minutes = sheet.tokens[from];
  if (minutes?.kind !== "number" || minutes.value >= 60) return undefined;
  if (MINUTES.test(sheet.keyAt(from + 1))) return made(hours, minutes.value, from + 2);
  // `4 h 30`, unless the number belongs to what follows.
  const isPlain = !isJoined && /^[0-5]\d$/u.test(minutes.text) && !unitAt(sheet.tokens, from + 1);
  return isPlain ? made(hours, minutes.value, from + 1) : undefined;
}

function made(hours: number, minutes: number, next: number): DurationFound | undefined {
  return minutes < 60 ? { hours: hours + minutes / 60, next } : undefined;
}
