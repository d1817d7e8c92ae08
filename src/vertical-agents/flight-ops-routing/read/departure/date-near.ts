import { monthNumbers } from "../../../../content/extraction/month-names.js";
import type { Sheet, Stretch } from "../sheet.js";

/** A day with its year. */
export interface CalendarDay extends Stretch {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const REACH = 8;

/** The day that stands around a time: `5 March 2026`, `March 5, 2026`, `2026-03-05`, `05.03.2026`. */
export function dateNear(sheet: Sheet, { from, to }: Stretch): CalendarDay | undefined {
  for (
    let at = Math.max(0, from - REACH);
    at < Math.min(sheet.tokens.length, to + REACH);
    at += 1
  ) {
    const found = isoAt(sheet, at) ?? dottedAt(sheet, at) ?? namedAt(sheet, at);
    if (found && isDay(found)) return found;
  }
  return undefined;
}

function isoAt(sheet: Sheet, at: number): CalendarDay | undefined {
  const [year, month, day] = [at, at + 2, at + 4].map((each) => numberAt(sheet, each));
  const isJoined = sheet.keyAt(at + 1) === "-" && sheet.keyAt(at + 3) === "-";
  if (!isJoined || year === undefined || month === undefined || day === undefined) return undefined;
  return year > 1_900 ? { year, month, day, from: at, to: at + 5 } : undefined;
}

function dottedAt(sheet: Sheet, at: number): CalendarDay | undefined {
  const token = sheet.tokens[at];
  const match = token?.kind === "code" ? /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u.exec(token.text) : null;
  if (!match) return undefined;
  const [day = 0, month = 0, year = 0] = match.slice(1).map(Number);
  return { year, month, day, from: at, to: at + 1 };
}

function namedAt(sheet: Sheet, at: number): CalendarDay | undefined {
  const month = monthNumbers.get(sheet.keyAt(at));
  if (month === undefined) return undefined;
  const behind = [at + 1, at + 2, at + 3].filter((each) => numberAt(sheet, each) !== undefined);
  const yearAt = behind.find((each) => (numberAt(sheet, each) ?? 0) > 1_900);
  if (yearAt === undefined) return undefined;
  const ahead = [at - 1, at - 2].find((each) => numberAt(sheet, each) !== undefined);
  const dayAt = ahead ?? behind.find((each) => each < yearAt);
  const [year, day] = [
    numberAt(sheet, yearAt),
    dayAt === undefined ? undefined : numberAt(sheet, dayAt),
  ];
  if (year === undefined || day === undefined || dayAt === undefined) return undefined;
  return { year, month, day, from: Math.min(at, dayAt), to: yearAt + 1 };
}

function numberAt(sheet: Sheet, at: number): number | undefined {
  const token = sheet.tokens[at];
  return token?.kind === "number" && /^\d{1,4}$/u.test(token.text) ? token.value : undefined;
}

function isDay({ year, month, day }: CalendarDay): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year < 2_200;
}
