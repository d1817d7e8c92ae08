import type { Temporal } from "temporal-polyfill";
import { DateRefused } from "./date-answer.js";
import { readOrdinal } from "./number-words.js";
import { dateOf, MONTH_WORD, monthName, monthOf, type Reading } from "./reading.js";
import { dateOfWeek } from "./written-date.js";

/** Whole days from `start` to the day before `end`. */
export interface Period {
  readonly unit: "week" | "month" | "quarter" | "year";
  readonly start: Temporal.PlainDate;
  readonly end: Temporal.PlainDate;
  readonly label: string;
}

const MONTH = new RegExp(
  `^(?:month of )?(${MONTH_WORD})(?:,? (?:of |in )?(?:the year )?(\\d{1,6}|this year|next year|last year))?$`,
  "u",
);
const QUARTER =
  /^(?:q([1-4])|([a-z]+|\d(?:st|nd|rd|th)) quarter)(?:,? (?:of |in )?(\d{4}|this year|next year|last year))?$/u;

function yearNamed(text: string | undefined, { today, notes }: Reading, of: string): number {
  if (text === "next year") return today.year + 1;
  if (text === "last year") return today.year - 1;
  if (text === undefined) notes.add(`no year was given, so ${of} ${today.year} was taken`);
  return text === undefined || text === "this year" ? today.year : Number(text);
}

/** Reads a month, quarter, week or year: "November 2026", "Q3 2026", "next month", "2024". */
export function readPeriod(text: string, reading: Reading): Period | undefined {
  const plain = text
    .replace(/^(?:the )?(?:year |month of )?/u, "")
    .replace(/^the /u, "")
    .trim();
  const { today } = reading;
  const year = /^(\d{4})$/u.exec(plain);
  if (year) return yearPeriod(Number(plain));
  const relative = /^(?:(this|next|last|current|previous) )?(week|month|quarter|year)$/u.exec(
    plain,
  );
  if (relative) {
    const step =
      relative[1] === "next" ? 1 : relative[1] === "last" || relative[1] === "previous" ? -1 : 0;
    return relativePeriod(relative[2] ?? "", step, today);
  }
  const month = MONTH.exec(plain);
  if (month?.[1]) {
    const number = monthOf(month[1]);
    return monthPeriod(yearNamed(month[2], reading, monthName(number)), number);
  }
  const isoMonth = /^(\d{4})-(\d{2})$/u.exec(plain);
  if (isoMonth) return monthPeriod(Number(isoMonth[1]), Number(isoMonth[2]));
  const quarter = QUARTER.exec(plain);
  const nth = quarter?.[1] ? Number(quarter[1]) : readOrdinal(quarter?.[2] ?? "");
  if (quarter && nth !== undefined) {
    if (nth < 1 || nth > 4) throw new DateRefused("out_of_range", "a year has four quarters");
    return quarterPeriod(yearNamed(quarter[3], reading, `quarter ${nth} of`), nth);
  }
  const week = /^(?:iso |calendar )?week (?:number )?(\d{1,2}),? (?:of |in )?(\d{4})$/u.exec(plain);
  if (week) return weekPeriod(dateOfWeek(Number(week[2]), Number(week[1]), 1));
  const isoWeek = /^(\d{4})-?w(\d{2})$/u.exec(plain);
  return isoWeek ? weekPeriod(dateOfWeek(Number(isoWeek[1]), Number(isoWeek[2]), 1)) : undefined;
}

function relativePeriod(unit: string, step: number, today: Temporal.PlainDate): Period {
  if (unit === "year") return yearPeriod(today.year + step);
  if (unit === "week") return weekPeriod(today.add({ days: 1 - today.dayOfWeek + 7 * step }));
  if (unit === "month") {
    const month = today.with({ day: 1 }).add({ months: step });
    return monthPeriod(month.year, month.month);
  }
  const quarter = today.with({ day: 1 }).add({ months: 3 * step });
  return quarterPeriod(quarter.year, Math.ceil(quarter.month / 3));
}

function weekPeriod(start: Temporal.PlainDate): Period {
  const label = `ISO week ${start.weekOfYear} of ${start.yearOfWeek}`;
  return { unit: "week", start, end: start.add({ days: 7 }), label };
}

function yearPeriod(year: number): Period {
  const start = dateOf(year, 1, 1);
  return { unit: "year", start, end: start.add({ years: 1 }), label: String(year) };
}

function monthPeriod(year: number, month: number): Period {
  const start = dateOf(year, month, 1);
  const label = `${monthName(month)} ${year}`;
  return { unit: "month", start, end: start.add({ months: 1 }), label };
}

function quarterPeriod(year: number, quarter: number): Period {
  const start = dateOf(year, quarter * 3 - 2, 1);
  return { unit: "quarter", start, end: start.add({ months: 3 }), label: `Q${quarter} ${year}` };
}
