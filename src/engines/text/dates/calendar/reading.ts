import { Temporal } from "temporal-polyfill";
import { DateRefused } from "./date-answer.js";

/** What a question is read against, and what was assumed while reading it. */
export interface Reading {
  readonly now: Temporal.ZonedDateTime;
  readonly today: Temporal.PlainDate;
  /** Assumptions that the answer states. */
  readonly notes: Set<string>;
}

export type When = "near" | "future" | "past";

const YEAR_MIN = 1;
const YEAR_MAX = 9999;

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const MONTHS = [
  ["January", "February", "March", "April", "May", "June", "July"],
  ["August", "September", "October", "November", "December"],
].flat();

export const MONTH_WORD =
  "(?:january|february|march|april|may|june|july|august|september|sept|october|november|december|jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)";
export const WEEKDAY_WORD =
  "(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|mon|tues|tue|wednes|wed|thurs|thur|thu|fri|sat|sun)";

/** 1 to 12 for the name of a month, long or short; 0 for none. */
export function monthOf(name: string): number {
  return MONTHS.findIndex((month) => month.slice(0, 3).toLowerCase() === name.slice(0, 3)) + 1;
}

/** 1 (Monday) to 7 for the name of a weekday, long or short; 0 for none. */
export function weekdayOf(name: string): number {
  return WEEKDAYS.findIndex((day) => day.slice(0, 3).toLowerCase() === name.slice(0, 3)) + 1;
}

export const weekdayName = (day: number) => WEEKDAYS[day - 1] ?? "";
export const monthName = (month: number) => MONTHS[month - 1] ?? "";

/** A date of the calendar, in years 1 to 9999; refused where there is none. */
export function dateOf(year: number, month: number, day: number): Temporal.PlainDate {
  if (year < YEAR_MIN || year > YEAR_MAX)
    throw new DateRefused("out_of_range", `years go from ${YEAR_MIN} to ${YEAR_MAX}, not ${year}`);
  if (month < 1 || month > 12) throw new DateRefused("out_of_range", `there is no month ${month}`);
  const length = Temporal.PlainYearMonth.from({ year, month }).daysInMonth;
  if (day < 1 || day > length)
    throw new DateRefused(
      "out_of_range",
      `${monthName(month)} ${year} has ${length} days, so there is no day ${day}`,
    );
  return Temporal.PlainDate.from({ year, month, day });
}

/** Refuses what leaves the years 1 to 9999. */
export function inYears(date: Temporal.PlainDate): Temporal.PlainDate {
  return dateOf(date.year, date.month, date.day);
}

/** "Sunday, 29 March 2026 (2026-03-29)". */
export function showDate(date: Temporal.PlainDate): string {
  const day = `${weekdayName(date.dayOfWeek)}, ${date.day} ${monthName(date.month)}`;
  return `${day} ${date.year} (${date.toString()})`;
}

/** "1 day", "2 days". */
export function count(amount: number, unit: string): string {
  const shown = Number.isInteger(amount) ? String(amount) : String(Number(amount.toFixed(6)));
  return `${shown} ${unit}${Math.abs(amount) === 1 ? "" : "s"}`;
}

/** "2 years, 3 months and 4 days". */
export function listed(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? "";
  return `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
