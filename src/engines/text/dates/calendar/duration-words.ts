import { Temporal } from "temporal-polyfill";
import { DateRefused } from "./date-answer.js";
import { readWholeNumber } from "./number-words.js";

/** A length of time: calendar units, and working days apart. */
export interface Span {
  readonly duration: Temporal.Duration;
  readonly workingDays: number;
  /** Whether any unit is smaller than a day. */
  readonly hasTime: boolean;
}

type Unit =
  | "years"
  | "months"
  | "weeks"
  | "days"
  | "hours"
  | "minutes"
  | "seconds"
  | "milliseconds";

const UNITS: Readonly<Record<string, readonly [unit: Unit | "working", factor: number]>> = {
  y: ["years", 1],
  yr: ["years", 1],
  year: ["years", 1],
  decade: ["years", 10],
  century: ["years", 100],
  centurie: ["years", 100],
  quarter: ["months", 3],
  month: ["months", 1],
  fortnight: ["weeks", 2],
  wk: ["weeks", 1],
  w: ["weeks", 1],
  week: ["weeks", 1],
  d: ["days", 1],
  day: ["days", 1],
  night: ["days", 1],
  "calendar day": ["days", 1],
  h: ["hours", 1],
  hr: ["hours", 1],
  hour: ["hours", 1],
  m: ["minutes", 1],
  min: ["minutes", 1],
  minute: ["minutes", 1],
  s: ["seconds", 1],
  sec: ["seconds", 1],
  second: ["seconds", 1],
  ms: ["milliseconds", 1],
  millisecond: ["milliseconds", 1],
  "business day": ["working", 1],
  "working day": ["working", 1],
  "work day": ["working", 1],
  workday: ["working", 1],
  weekday: ["working", 1],
  "week day": ["working", 1],
};
export const UNIT_WORD =
  "(?:(?:business|working|work|week|calendar) days?|years?|yrs?|decades?|centur(?:y|ies)|quarters?|months?|fortnights?|weeks?|wks?|weekdays?|workdays?|nights?|days?|hours?|hrs?|minutes?|mins?|milliseconds?|seconds?|secs?|ms|[ywdhms])";
const PART = new RegExp(
  `^(?:(half an|half a|\\d[\\d,]*(?:\\.\\d{1,6})?|an?|[a-z-]+(?: hundred(?: and [a-z-]+)?)?)(?: and (?:a|one) (half))?) ?(?:of )?(${UNIT_WORD})(?: and (?:a|one) (half|quarter))?(?=[ ,\\d]|$)`,
  "u",
);
const PARTS_MAX = 8;
const AMOUNT_MAX = 1e9;

function amountOf(text: string): number | undefined {
  if (text.startsWith("half a")) return 0.5;
  if (/^\d[\d,]*\.\d{1,6}$/u.test(text)) return Number(text.replaceAll(",", ""));
  return readWholeNumber(text);
}

/** The smaller unit that a part of a larger one is told in, where that is exact. */
const SMALLER: Readonly<Partial<Record<Unit, readonly [Unit, number]>>> = {
  years: ["months", 12],
  weeks: ["days", 7],
  days: ["hours", 24],
  hours: ["minutes", 60],
  minutes: ["seconds", 60],
  seconds: ["milliseconds", 1000],
};

function add(totals: Map<Unit, number>, unit: Unit, amount: number): void {
  const whole = Math.trunc(amount);
  totals.set(unit, (totals.get(unit) ?? 0) + whole);
  const rest = amount - whole;
  if (rest < 1e-9) return;
  const smaller = SMALLER[unit];
  if (!smaller)
    throw new DateRefused("ambiguous", `a part of a ${unit.slice(0, -1)} has no fixed length`);
  const scaled = rest * smaller[1];
  const near = Math.round(scaled);
  add(totals, smaller[0], Math.abs(scaled - near) < 1e-6 ? near : scaled);
}

/** Reads a whole text as a length of time: "3 weeks and 2 days", "1h 45m", "half an hour", "P1DT2H". */
export function readSpan(text: string): Span | undefined {
  if (/^p(?=\d|t\d)[\dymwdths.,]+$/u.test(text)) return readIsoSpan(text);
  const totals = new Map<Unit, number>();
  let workingDays = 0;
  let rest = text.replace(/^(?:exactly|another|the next) /u, "");
  for (let part = 0; part < PARTS_MAX && rest !== ""; part += 1) {
    const found = PART.exec(rest);
    if (!found) return undefined;
    const [whole, amountText = "", halfBefore, unitText = "", after] = found;
    const base = amountOf(amountText);
    const unit = UNITS[unitText] ?? UNITS[unitText.replace(/s$/u, "")];
    if (base === undefined || !unit) return undefined;
    const amount = base + (halfBefore ? 0.5 : 0) + (after === "half" ? 0.5 : after ? 0.25 : 0);
    if (amount > AMOUNT_MAX) throw new DateRefused("out_of_range", `${amount} is too long a time`);
    if (unit[0] === "working") workingDays += amount;
    else add(totals, unit[0], amount * unit[1]);
    rest = rest.slice(whole.length).replace(/^(?:,? and |, ?| )/u, "");
  }
  if (rest !== "" || !Number.isInteger(workingDays)) return undefined;
  return spanOf(Temporal.Duration.from({ days: 0, ...Object.fromEntries(totals) }), workingDays);
}

function readIsoSpan(text: string): Span {
  try {
    return spanOf(Temporal.Duration.from(text.toUpperCase()), 0);
  } catch {
    throw new DateRefused("out_of_range", `${text.toUpperCase()} is no ISO 8601 duration`);
  }
}

function spanOf(duration: Temporal.Duration, workingDays: number): Span {
  const hasTime =
    duration.hours !== 0 ||
    duration.minutes !== 0 ||
    duration.seconds !== 0 ||
    duration.milliseconds !== 0 ||
    duration.microseconds !== 0 ||
    duration.nanoseconds !== 0;
  return { duration, workingDays, hasTime };
}

/** Adds working days, Monday to Friday, one by one in whole weeks: public holidays are not known. */
export function addWorkingDays(date: Temporal.PlainDate, amount: number): Temporal.PlainDate {
  const step = amount < 0 ? -1 : 1;
  const weeks = Math.trunc(Math.abs(amount) / 5);
  let left = Math.abs(amount) % 5;
  let found = date;
  if (left === 0 && weeks > 0 && date.dayOfWeek > 5) {
    left = 5;
    found = date.add({ days: step * 7 * (weeks - 1) });
  } else found = date.add({ days: step * 7 * weeks });
  while (left > 0) {
    found = found.add({ days: step });
    if (found.dayOfWeek <= 5) left -= 1;
  }
  return found;
}

/** How many days of a half-open range are Monday to Friday. */
export function countWorkingDays(from: Temporal.PlainDate, to: Temporal.PlainDate): number {
  return [1, 2, 3, 4, 5].reduce((sum, day) => sum + countWeekday(from, to, day), 0);
}

/** How many days of a half-open range fall on a weekday (1 is Monday). */
export function countWeekday(
  from: Temporal.PlainDate,
  to: Temporal.PlainDate,
  weekday: number,
): number {
  const days = from.until(to).days;
  const first = (weekday - from.dayOfWeek + 7) % 7;
  return days > first ? Math.trunc((days - first - 1) / 7) + 1 : 0;
}
