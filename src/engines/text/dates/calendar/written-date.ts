import { Temporal } from "temporal-polyfill";
import { DateRefused } from "./date-answer.js";
import { readOrdinal } from "./number-words.js";
import {
  dateOf,
  MONTH_WORD,
  monthName,
  monthOf,
  type Reading,
  showDate,
  WEEKDAY_WORD,
  type When,
  weekdayName,
  weekdayOf,
} from "./reading.js";

const DAY = "(\\d{1,2}(?:st|nd|rd|th)?|[a-z]+-?[a-z]*(?:st|nd|rd|th|first|second|third))";
const YEAR = "(?:,? (?:of |in )?(\\d{1,6}))?";
const DAY_MONTH = new RegExp(`^(?:the )?${DAY} (?:day )?(?:of )?(${MONTH_WORD})\\.?${YEAR}$`, "u");
const MONTH_DAY = new RegExp(`^(${MONTH_WORD})\\.? (?:the )?${DAY}${YEAR}$`, "u");
const HYPHENED = new RegExp(`^(\\d{1,2})[-/ ](${MONTH_WORD})[-/ ](\\d{4})$`, "u");
const WITH_WEEKDAY = new RegExp(`^(${WEEKDAY_WORD})\\.?,? (?:the )?(.+)$`, "u");

/** A date that names its day and month; the year may be left out. Undefined for anything else. */
export function readWrittenDate(
  text: string,
  reading: Reading,
  when: When,
): Temporal.PlainDate | undefined {
  const date = readIso(text) ?? readSlashed(text, reading) ?? readNamedMonth(text, reading, when);
  if (date) return date;
  const named = WITH_WEEKDAY.exec(text);
  if (!named?.[1] || !named[2]) return undefined;
  const rest =
    readIso(named[2]) ?? readSlashed(named[2], reading) ?? readNamedMonth(named[2], reading, when);
  const weekday = weekdayOf(named[1]);
  if (rest && rest.dayOfWeek !== weekday)
    throw new DateRefused(
      "ambiguous",
      `${rest.toString()} is a ${weekdayName(rest.dayOfWeek)}, not a ${weekdayName(weekday)}`,
    );
  return rest;
}

function readIso(text: string): Temporal.PlainDate | undefined {
  const plain =
    /^([+-]?\d{4,6})[-/.](\d{1,2})[-/.](\d{1,2})$/u.exec(text) ??
    /^(\d{4})(\d{2})(\d{2})$/u.exec(text);
  if (plain) return dateOf(Number(plain[1]), Number(plain[2]), Number(plain[3]));
  const week = /^(\d{4})-?w(\d{2})-?([1-7])$/u.exec(text);
  if (week) return dateOfWeek(Number(week[1]), Number(week[2]), Number(week[3]));
  const ordinal = /^(\d{4})-(\d{3})$/u.exec(text);
  return ordinal ? dateOfYearDay(Number(ordinal[1]), Number(ordinal[2])) : undefined;
}

/** The Monday of ISO week 1 holds or precedes 4 January (ISO 8601). */
export function dateOfWeek(year: number, week: number, weekday: number): Temporal.PlainDate {
  const fourth = dateOf(year, 1, 4);
  const weeks = weeksIn(year);
  if (week < 1 || week > weeks)
    throw new DateRefused("out_of_range", `${year} has ISO weeks 1 to ${weeks}, not ${week}`);
  return fourth.add({ days: (week - 1) * 7 + weekday - fourth.dayOfWeek });
}

/** 52 or 53. */
export function weeksIn(year: number): number {
  return dateOf(year, 12, 28).weekOfYear ?? 52;
}

/** The nth day of a year. */
export function dateOfYearDay(year: number, day: number): Temporal.PlainDate {
  const first = dateOf(year, 1, 1);
  if (day < 1 || day > first.daysInYear)
    throw new DateRefused("out_of_range", `${year} has ${first.daysInYear} days, not ${day}`);
  return first.add({ days: day - 1 });
}

function readSlashed(text: string, reading: Reading): Temporal.PlainDate | undefined {
  const found = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})$/u.exec(text);
  if (!found) return undefined;
  const [first, second] = [Number(found[1]), Number(found[3])];
  if (found[4]?.length === 2)
    throw new DateRefused("ambiguous", `write the year of ${text} with four digits`);
  const year = Number(found[4]);
  if (first === second || second > 12) return dateOf(year, first, second);
  if (first > 12) return dateOf(year, second, first);
  if (found[2] === ".") {
    reading.notes.add(`${text} was read day first, as dates with dots are`);
    return dateOf(year, second, first);
  }
  throw new DateRefused(
    "ambiguous",
    `${text} may be ${first} ${monthName(second)} or ${second} ${monthName(first)}; write ${year}-${String(second).padStart(2, "0")}-${String(first).padStart(2, "0")} or ${year}-${String(first).padStart(2, "0")}-${String(second).padStart(2, "0")}`,
  );
}

function readNamedMonth(
  text: string,
  reading: Reading,
  when: When,
): Temporal.PlainDate | undefined {
  const dayFirst = DAY_MONTH.exec(text) ?? HYPHENED.exec(text);
  const monthFirst = dayFirst ? null : MONTH_DAY.exec(text);
  const found = dayFirst ?? monthFirst;
  if (!found) return undefined;
  const dayText = (dayFirst ? found[1] : found[2]) ?? "";
  const month = monthOf((dayFirst ? found[2] : found[1]) ?? "");
  const day = /^\d{1,2}$/u.test(dayText) ? Number(dayText) : readOrdinal(dayText);
  if (day === undefined || day < 0) return undefined;
  return found[3] === undefined
    ? nearestYear(month, day, reading, when)
    : dateOf(Number(found[3]), month, day);
}

/** A date without its year: of this year, or the next or last one where the question looks ahead or back. */
export function nearestYear(
  month: number,
  day: number,
  { today, notes }: Reading,
  when: When,
): Temporal.PlainDate {
  const isLeapDay = month === 2 && day === 29;
  const step = when === "past" ? -1 : 1;
  let year = today.year;
  for (let tries = 0; tries < 9; tries += 1, year += step) {
    if (isLeapDay && !Temporal.PlainYearMonth.from({ year, month }).inLeapYear) continue;
    const date = dateOf(year, month, day);
    const side = Temporal.PlainDate.compare(date, today);
    if (when === "near" || side === 0 || side === step) {
      notes.add(`no year was given, so ${showDate(date)} was taken`);
      return date;
    }
  }
  return dateOf(year, month, day);
}
