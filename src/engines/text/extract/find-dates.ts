import { monthNumbers } from "../../../content/extraction/month-names.js";
import type { Claims } from "./claims.js";
import type { Entity } from "./entity.js";

const CLOCK = "\\d{2}:\\d{2}(?::\\d{2}(?:[.,]\\d{1,9})?)?";
const ISO = new RegExp(
  `(?<![\\d.-])(\\d{4})([-/])(\\d{1,2})\\2(\\d{1,2})(?:[T ](${CLOCK})\\s?(Z|[+-]\\d{2}:?\\d{2}(?!\\d))?)?(?![\\d-])`,
  "g",
);
const LOG = /(?<!\d)(\d{2})\/([A-Z][a-z]{2})\/(\d{4}):(\d{2}:\d{2}:\d{2})(?: ([+-]\d{4}))?/g;
const NUMERIC = /(?<![\d.,/-])(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-]|\.\d)/g;
const DAY_MONTH =
  /(?<![\d.,:])(\d{1,2})(?:st|nd|rd|th|er|\.|º)?(?:\s+(?:of|de|di))?\s+(\p{L}{3,12})\.?(?:,?\s+(?:de\s+|of\s+)?(\d{4})(?!\d))?/gu;
const MONTH_DAY =
  /(?<!\p{L})(\p{L}{3,12})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d:.,]\d|\d)(?:,?\s+(\d{4})(?!\d))?/gu;
const MONTH_YEAR = /(?<!\p{L})(\p{L}{3,12})\.?,?\s+(?:of\s+)?(\d{4})(?![\d-])/gu;
const HAN = /(\d{4})年(\d{1,2})月(\d{1,2})日/g;
const TIME =
  /(?<![\d:.])(?:(\d{1,2})[:h](\d{2})(?::(\d{2}))?(?:\s?([ap])\.?m\b\.?)?|(\d{1,2})\s?([ap])\.?m\b\.?)(?![\d:])/giu;
/** What a text has that is written by people who put the day first. */
const DAY_FIRST_HINT = /£|€|GBP|EUR|VAT|\bLtd\b|\bGmbH\b|\+(?:3|4)\d/;

/**
 * Dates as ISO 8601, with the time where it is joined to them; without a year as `--05-04`, without a
 * day as `2026-05`. Of 03/04/2026 the day is first where another date of the text or its currency
 * says so, and the month otherwise. Days that no calendar has are left out. Linear.
 */
export function* findDates(text: string, claims: Claims): Generator<Entity> {
  for (const { start, end, value } of readAll(text)) {
    if (value !== undefined && claims.take(start, end)) yield { kind: "date", start, end, value };
  }
  yield* findTimes(text, claims);
}

interface Reading {
  readonly start: number;
  readonly end: number;
  readonly value: string | undefined;
}

function* readAll(text: string): Generator<Reading> {
  for (const match of text.matchAll(ISO)) {
    const [, year = "", , month = "", day = "", clock, zone = ""] = match;
    const date = toDate(year, Number(month), day);
    yield spanOf(match, clock && date ? `${date}T${clock}${zone}` : date);
  }
  for (const match of text.matchAll(LOG)) {
    const [, day = "", month = "", year = "", clock = "", zone = ""] = match;
    const date = toDate(year, monthNumbers.get(month.toLowerCase()), day);
    const offset = zone && `${zone.slice(0, 3)}:${zone.slice(3)}`;
    yield spanOf(match, date && `${date}T${clock}${offset}`);
  }
  for (const match of text.matchAll(HAN)) {
    const [, year = "", month = "", day = ""] = match;
    yield spanOf(match, toDate(year, Number(month), day));
  }
  yield* readNumeric(text);
  yield* readNamed(text);
}

function* readNumeric(text: string): Generator<Reading> {
  const matches = [...text.matchAll(NUMERIC)];
  const isDayFirst = matches.some(([, first]) => Number(first) > 12);
  const isMonthFirst = !isDayFirst && matches.some(([, , , second]) => Number(second) > 12);
  const isHinted = DAY_FIRST_HINT.test(text);
  for (const match of matches) {
    const [, first = "", mark, second = "", year = ""] = match;
    const dayFirst = isDayFirst || (!isMonthFirst && (mark !== "/" || isHinted));
    const [day, month] = dayFirst ? [first, second] : [second, first];
    yield spanOf(match, toDate(wholeYear(year), Number(month), day));
  }
}

function* readNamed(text: string): Generator<Reading> {
  for (const match of text.matchAll(DAY_MONTH)) {
    const [, day = "", month = "", year] = match;
    yield spanOf(match, toDate(year, monthOf(month, year), day));
  }
  for (const match of text.matchAll(MONTH_DAY)) {
    const [, month = "", day = "", year] = match;
    yield spanOf(match, toDate(year, monthOf(month, year), day));
  }
  for (const match of text.matchAll(MONTH_YEAR)) {
    const [, name = "", year = ""] = match;
    const month = monthOf(name, year);
    yield spanOf(match, month ? `${year}-${twoDigits(month)}` : undefined);
  }
}

function spanOf(match: RegExpExecArray, value: string | undefined): Reading {
  return { start: match.index, end: match.index + match[0].trimEnd().length, value };
}

/** "may" and "mar" are words, too: without a year a month is written with a capital. */
function monthOf(name: string, year: string | undefined): number | undefined {
  const isNamed = year !== undefined || /^\p{Lu}/u.test(name);
  return isNamed ? monthNumbers.get(name.toLowerCase()) : undefined;
}

function toDate(
  year: string | undefined,
  month: number | undefined,
  day: string,
): string | undefined {
  const dayNumber = Number(day);
  if (!month || month > 12 || dayNumber < 1) return undefined;
  const daysOfMonth = new Date(Date.UTC(Number(year ?? 2000), month, 0)).getUTCDate();
  if (dayNumber > daysOfMonth) return undefined;
  return `${year ?? "-"}-${twoDigits(month)}-${twoDigits(dayNumber)}`;
}

function wholeYear(year: string): string {
  if (year.length === 4) return year;
  return Number(year) < 70 ? `20${year}` : `19${year}`;
}

function* findTimes(text: string, claims: Claims): Generator<Entity> {
  for (const match of text.matchAll(TIME)) {
    const [, hour, minute = "00", second, half, loneHour, loneHalf] = match;
    const value = toTime(hour ?? loneHour ?? "", { minute, second, half: half ?? loneHalf });
    const end = match.index + match[0].length;
    if (value && claims.take(match.index, end)) {
      yield { kind: "time", start: match.index, end, value };
    }
  }
}

function toTime(
  hour: string,
  rest: { minute: string; second: string | undefined; half: string | undefined },
): string | undefined {
  const half = rest.half?.toLowerCase();
  const written = Number(hour);
  if (Number(rest.minute) > 59 || written > (half ? 12 : 23) || (half && written < 1)) {
    return undefined;
  }
  const onClock = half ? (written % 12) + (half === "p" ? 12 : 0) : written;
  const seconds = rest.second ? `:${rest.second}` : "";
  return `${twoDigits(onClock)}:${rest.minute}${seconds}`;
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
