import type { Temporal } from "temporal-polyfill";
import { DateRefused } from "./date-answer.js";
import { addWorkingDays, type Span } from "./duration-words.js";
import { monthName } from "./reading.js";

const WORKING_DAYS_MAX = 100_000;

/** Adds a length of days and longer units to a date. A day that a month lacks becomes its last, and is noted. */
export function addSpan(
  date: Temporal.PlainDate,
  span: Span,
  sign: 1 | -1,
  notes: Set<string>,
): Temporal.PlainDate {
  if (Math.abs(span.workingDays) > WORKING_DAYS_MAX)
    throw new DateRefused("out_of_range", `working days are counted up to ${WORKING_DAYS_MAX}`);
  const { years, months, weeks, days } = span.duration;
  try {
    const inMonth = date.add({ years: sign * years, months: sign * months });
    if (inMonth.day !== date.day)
      notes.add(
        `${monthName(inMonth.month)} ${inMonth.year} has no day ${date.day}, so its last day was taken`,
      );
    const shifted = inMonth.add({ weeks: sign * weeks, days: sign * days });
    if (span.workingDays === 0) return shifted;
    notes.add("working days are Monday to Friday; public holidays are not left out");
    return addWorkingDays(shifted, sign * span.workingDays);
  } catch (error) {
    if (error instanceof RangeError)
      throw new DateRefused("out_of_range", "the date lies outside the years 1 to 9999");
    throw error;
  }
}
