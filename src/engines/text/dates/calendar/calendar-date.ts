import { Temporal } from "temporal-polyfill";
import { addSpan } from "./add-span.js";
import { DateRefused } from "./date-answer.js";
import { readSpan } from "./duration-words.js";
import { namedDay, nthWeekday } from "./named-days.js";
import { readOrdinal, readWholeNumber } from "./number-words.js";
import { readPeriod } from "./period.js";
import {
  dateOf,
  inYears,
  type Reading,
  showDate,
  WEEKDAY_WORD,
  type When,
  weekdayName,
  weekdayOf,
} from "./reading.js";
import { dateOfWeek, dateOfYearDay, readWrittenDate } from "./written-date.js";

const DEPTH_MAX = 4;
const ORDINAL = "(\\d{1,3}(?:st|nd|rd|th)|[a-z]+(?:-[a-z]+)?)";
const NTH = new RegExp(
  `^${ORDINAL}(?:[- ](?:to[- ])?(last))? (${WEEKDAY_WORD}|day|(?:business|working) day|weekday) (?:of|in) (.+)$`,
  "u",
);
const SIDE_WEEKDAY = new RegExp(
  `^(?:first |next |following |nearest )?(${WEEKDAY_WORD}) (after|following|from|before|preceding|on or after|on or before) (.+)$`,
  "u",
);
const LAST_WEEKDAY_BEFORE = new RegExp(`^last (${WEEKDAY_WORD}) before (.+)$`, "u");
const RELATIVE_WEEKDAY = new RegExp(
  `^(next|coming|this coming|upcoming|last|past|previous|this)? ?(${WEEKDAY_WORD})$`,
  "u",
);

/** Reads a whole text as one date; undefined when it is none. Refuses what is one, and impossible. */
export function readDate(
  text: string,
  reading: Reading,
  when: When = "near",
  depth = 0,
): Temporal.PlainDate | undefined {
  if (depth > DEPTH_MAX || text.length > 160) return undefined;
  const plain = text
    .replace(/^(?:on|the date of|the date|date|the day|the|of|from|for) /u, "")
    .replace(/^(?:the |year (?=[-+]?\d))/u, "")
    .replace(/[,.]$/u, "")
    .trim();
  const nested = (part: string) => readDate(part, reading, when, depth + 1);
  return (
    readRelativeDay(plain, reading) ??
    readWrittenDate(plain, reading, when) ??
    readNamedDay(plain, reading, when) ??
    readNth(plain, reading) ??
    readRelativeWeekday(plain, reading) ??
    readEdge(plain, reading) ??
    readWeekdayBeside(plain, nested) ??
    readShifted(plain, reading, nested)
  );
}

const RELATIVE_DAYS: Readonly<Record<string, number>> = {
  today: 0,
  now: 0,
  "today's date": 0,
  tonight: 0,
  tomorrow: 1,
  yesterday: -1,
  "day after tomorrow": 2,
  "day before yesterday": -2,
};

function readRelativeDay(text: string, { today }: Reading): Temporal.PlainDate | undefined {
  const days = Object.hasOwn(RELATIVE_DAYS, text) ? RELATIVE_DAYS[text] : undefined;
  if (days !== undefined) return today.add({ days });
  const ordinal =
    /^(\d{1,2}(?:st|nd|rd|th)|first|last)(?: day)? of (this|next|last|the) month$/u.exec(text);
  if (!ordinal?.[1]) return undefined;
  const step = ordinal[2] === "next" ? 1 : ordinal[2] === "last" ? -1 : 0;
  const month = today.with({ day: 1 }).add({ months: step });
  const day = readOrdinal(ordinal[1]);
  return dateOf(month.year, month.month, day === undefined || day < 0 ? month.daysInMonth : day);
}

function readNamedDay(text: string, reading: Reading, when: When): Temporal.PlainDate | undefined {
  const found =
    /^(?:(next|this|last) )?([a-z' ]+?)(?:,? (?:of |in )?(\d{4}|this year|next year|last year))?$/u.exec(
      text,
    );
  const day = namedDay((found?.[2] ?? "").replace(/^st\.? /u, "st "));
  if (!found || !day) return undefined;
  const { today, notes } = reading;
  if (day.note) notes.add(day.note);
  const given = found[3];
  if (given !== undefined) {
    const year =
      given === "this year"
        ? today.year
        : given === "next year"
          ? today.year + 1
          : given === "last year"
            ? today.year - 1
            : Number(given);
    const date = day.of(year);
    if (!date) throw new DateRefused("out_of_range", `there is no ${found[2]} in ${year}`);
    return date;
  }
  const step = found[1] === "last" || (when === "past" && found[1] === undefined) ? -1 : 1;
  for (let year = today.year; Math.abs(year - today.year) < 9; year += step) {
    const date = day.of(year);
    const side = date ? Temporal.PlainDate.compare(date, today) : 0;
    if (date && (side === step || (side === 0 && found[1] === undefined))) {
      notes.add(`no year was given, so ${showDate(date)} was taken`);
      return date;
    }
  }
  return undefined;
}

function readNth(text: string, reading: Reading): Temporal.PlainDate | undefined {
  const yearDay = /^day (?:number )?(\d{1,3}) (?:of|in) (?:the year )?(\d{4})$/u.exec(text);
  if (yearDay) return dateOfYearDay(Number(yearDay[2]), Number(yearDay[1]));
  const found = NTH.exec(text);
  if (!found) return undefined;
  const [, ordinalText = "", isFromEnd, what = "", where = ""] = found;
  const ordinal = readOrdinal(ordinalText);
  const period = readPeriod(where, reading);
  if (ordinal === undefined || !period) return undefined;
  const nth = isFromEnd && ordinal > 0 ? -ordinal : ordinal;
  const { start, end } = period;
  const last = end.subtract({ days: 1 });
  if (what === "day") {
    const date = nth > 0 ? start.add({ days: nth - 1 }) : end.add({ days: nth });
    if (Temporal.PlainDate.compare(date, end) >= 0 || Temporal.PlainDate.compare(date, start) < 0)
      throw new DateRefused(
        "out_of_range",
        `${period.label} has only ${start.until(end).days} days`,
      );
    return date;
  }
  const isWorking = /day$/u.test(what) && weekdayOf(what) === 0;
  const isMonth = period.unit === "month";
  if (!isWorking && isMonth) {
    const date = nthWeekday(start.year, start.month, weekdayOf(what), nth);
    if (date) return date;
    throw new DateRefused("out_of_range", `${period.label} has no ${ordinalText} ${what}`);
  }
  const fits = (date: Temporal.PlainDate) =>
    isWorking ? date.dayOfWeek <= 5 : date.dayOfWeek === weekdayOf(what);
  let left = Math.abs(nth);
  for (
    let date = nth > 0 ? start : last, steps = 0;
    steps < 366;
    date = date.add({ days: nth > 0 ? 1 : -1 }), steps += 1
  ) {
    if (Temporal.PlainDate.compare(date, end) >= 0 || Temporal.PlainDate.compare(date, start) < 0)
      break;
    if (fits(date)) left -= 1;
    if (left === 0) return date;
  }
  throw new DateRefused("out_of_range", `${period.label} has no ${ordinalText} ${what}`);
}

function readRelativeWeekday(
  text: string,
  { today, notes }: Reading,
): Temporal.PlainDate | undefined {
  const friday13 = /^(next|first|last)? ?friday(?: the)? 13(?:th)?$/u.exec(text);
  const found = RELATIVE_WEEKDAY.exec(text);
  const ofWeek = new RegExp(`^(${WEEKDAY_WORD})(?: of)? (next|this|last) week$`, "u").exec(text);
  if (ofWeek?.[1]) {
    const monday = today.subtract({ days: today.dayOfWeek - 1 });
    const weeks = ofWeek[2] === "next" ? 1 : ofWeek[2] === "last" ? -1 : 0;
    return monday.add({ days: weeks * 7 + weekdayOf(ofWeek[1]) - 1 });
  }
  const inWeeks = new RegExp(`^(${WEEKDAY_WORD}) week$`, "u").exec(text);
  if (inWeeks?.[1])
    return today.add({ days: ((weekdayOf(inWeeks[1]) - today.dayOfWeek + 6) % 7) + 8 });
  if (friday13) {
    const step = friday13[1] === "last" ? -1 : 1;
    let month = today.with({ day: 13 });
    for (let tries = 0; tries < 24; tries += 1, month = month.add({ months: step }))
      if (month.dayOfWeek === 5 && Temporal.PlainDate.compare(month, today) === step) return month;
  }
  if (!found?.[2]) return undefined;
  const weekday = weekdayOf(found[2]);
  const name = weekdayName(weekday);
  const word = found[1];
  if (word === "last" || word === "past" || word === "previous") {
    notes.add(`last ${name} is the latest ${name} before today, ${today.toString()}`);
    return today.subtract({ days: ((today.dayOfWeek - weekday + 6) % 7) + 1 });
  }
  if (word === "this") return today.add({ days: (weekday - today.dayOfWeek + 7) % 7 });
  notes.add(`${word ? "next " : ""}${name} is the first ${name} after today, ${today.toString()}`);
  return today.add({ days: ((weekday - today.dayOfWeek + 6) % 7) + 1 });
}

function readEdge(text: string, reading: Reading): Temporal.PlainDate | undefined {
  const found = /^(start|beginning|first day|end|last day|middle|first|last) (?:of|in) (.+)$/u.exec(
    text,
  );
  const week = /^(?:iso |calendar )?week (\d{1,2}),? (?:of |in )?(\d{4})$/u.exec(text);
  if (week) return dateOfWeek(Number(week[2]), Number(week[1]), 1);
  const period = found?.[2] ? readPeriod(found[2], reading) : undefined;
  if (!found || !period || found[1] === "middle") return undefined;
  return found[1] === "end" || found[1]?.startsWith("last")
    ? period.end.subtract({ days: 1 })
    : period.start;
}

type Nested = (text: string) => Temporal.PlainDate | undefined;

function readWeekdayBeside(text: string, nested: Nested): Temporal.PlainDate | undefined {
  const before = LAST_WEEKDAY_BEFORE.exec(text);
  const found = before ?? SIDE_WEEKDAY.exec(text);
  if (!found?.[1]) return undefined;
  const side = before ? "before" : (found[2] ?? "");
  const base = nested((before ? found[2] : found[3]) ?? "");
  if (!base) return undefined;
  const weekday = weekdayOf(found[1]);
  const orOn = side.startsWith("on or") ? 0 : 1;
  if (/before|preceding/u.test(side))
    return base.subtract({ days: ((base.dayOfWeek - weekday - orOn + 7) % 7) + orOn });
  return base.add({ days: ((weekday - base.dayOfWeek - orOn + 7) % 7) + orOn });
}

function readShifted(
  text: string,
  reading: Reading,
  nested: Nested,
): Temporal.PlainDate | undefined {
  const { today } = reading;
  const shift = (base: Temporal.PlainDate | undefined, spanText: string, sign: 1 | -1) => {
    if (!base) return undefined;
    const span = readSpan(spanText.trim());
    return span && !span.hasTime ? inYears(addSpan(base, span, sign, reading.notes)) : undefined;
  };
  const now =
    /^(?:in (.+?)(?: time|'s time|'? time)?|(.+?) (?:from now|from today|hence|after today))$/u.exec(
      text,
    );
  if (now) {
    const found = shift(today, (now[1] ?? now[2] ?? "").replace(/s'$/u, "s"), 1);
    if (found) return found;
  }
  const ago = /^(.+?) (?:ago|before today|before now)$/u.exec(text);
  if (ago?.[1]) return shift(today, ago[1], -1);
  const beside =
    /^(.{1,60}?) (after|from|following|since|past|before|prior to|preceding|later than|earlier than) (.+)$/u.exec(
      text,
    );
  if (beside?.[1] && beside[3]) {
    const sign = /before|prior|preceding|earlier/u.test(beside[2] ?? "") ? -1 : 1;
    const found = shift(nested(beside[3]), beside[1].replace(/^the (?:date|day) /u, ""), sign);
    if (found) return found;
    const everyDay = /^the day$/u.test(beside[1]) || beside[1] === "day";
    return everyDay ? nested(beside[3])?.add({ days: sign }) : undefined;
  }
  const signed = /^(.+?) ?(\+|plus|minus|- ) ?(.+)$/u.exec(text);
  if (signed?.[1] && signed[3])
    return shift(nested(signed[1]), signed[3], /^(?:\+|plus)$/u.test(signed[2] ?? "") ? 1 : -1);
  const later = /^(.+) (later|earlier)$/u.exec(text);
  return later?.[1] ? shift(today, later[1], later[2] === "later" ? 1 : -1) : undefined;
}

/** Whole numbers that stand for a year in questions: four digits, or words for none. */
export function readYear(text: string, { today }: Reading): number | undefined {
  if (/^(?:the )?(?:this|current) year$/u.test(text) || text === "the year") return today.year;
  if (text === "next year") return today.year + 1;
  if (text === "last year") return today.year - 1;
  const year = /^(?:the year )?(\d{1,6})$/u.exec(text);
  return year ? readWholeNumber(year[1] ?? "") : undefined;
}
