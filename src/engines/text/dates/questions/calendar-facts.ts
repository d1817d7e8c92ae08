import { Temporal } from "temporal-polyfill";
import { readDate, readYear } from "../calendar/calendar-date.js";
import { answered, type DateAnswer, DateRefused } from "../calendar/date-answer.js";
import { readMoment } from "../calendar/moment.js";
import { nthWeekday } from "../calendar/named-days.js";
import { readPeriod } from "../calendar/period.js";
import {
  MONTH_WORD,
  monthName,
  type Reading,
  showDate,
  WEEKDAY_WORD,
  weekdayOf,
} from "../calendar/reading.js";
import { weeksIn } from "../calendar/written-date.js";
import { type Reader, readLeap, readQuarter, readWeek, readYearDay } from "./calendar-questions.js";

const readLength: Reader = (text, reading) => {
  const found =
    /^(?:how many (days|weeks) (?:are there |are |does |has |did )?(?:in )?(?:the month of )?|(?:the )?number of (days|weeks) in (?:the month of )?|(?:how long is ))(.+?)(?: (?:have|has|contain))?$/u.exec(
      text,
    );
  if (!found?.[3]) return undefined;
  const period = readPeriod(found[3], reading);
  if (!period || period.unit === "week") return undefined;
  if ((found[1] ?? found[2]) === "weeks") {
    if (period.unit !== "year") return undefined;
    const weeks = weeksIn(period.start.year);
    return answered(`${weeks} ISO weeks`, weeks, `ISO weeks of ${period.label}`);
  }
  const days = period.start.until(period.end).days;
  return answered(`${days} days`, days, `days in ${period.label}`);
};

const readListed: Reader = (text, reading) => {
  const found = new RegExp(
    `^(?:list|what are|give|show|name|which dates are)(?: me)? (?:all )?(?:the )?(?:dates of (?:all )?(?:the )?)?(${WEEKDAY_WORD}) (?:in|of) (.+)$`,
    "u",
  ).exec(text);
  const period = found?.[2] ? readPeriod(found[2], reading) : undefined;
  if (!found?.[1] || period?.unit !== "month") return undefined;
  const dates = [1, 2, 3, 4, 5]
    .map((nth) =>
      nthWeekday(period.start.year, period.start.month, weekdayOf(found[1] ?? ""), nth)?.toString(),
    )
    .filter((date) => date !== undefined);
  return answered(dates.join(", "), dates.join(", "), `${found[1]} of ${period.label}`);
};

const readOrder: Reader = (text, reading) => {
  const which =
    /^(?:which|what) (?:date |day |one )?(?:is|comes|was|came) (earlier|later|first|last|sooner)[:,]? (.+?),? or (.+)$/u.exec(
      text,
    );
  const is =
    /^(?:is|was|does|did) (.+?) (?:come |fall )?(before|after|earlier than|later than) (.+)$/u.exec(
      text,
    );
  const [first, second] = [which?.[2] ?? is?.[1], which?.[3] ?? is?.[3]].map((part) =>
    part ? readDate(part, reading) : undefined,
  );
  if (!first || !second) return undefined;
  const side = Temporal.PlainDate.compare(first, second);
  if (is) {
    const holds = /before|earlier/u.test(is[2] ?? "") ? side < 0 : side > 0;
    return answered(
      holds ? "yes" : "no",
      holds ? "yes" : "no",
      `whether ${first.toString()} comes ${is[2]} ${second.toString()}`,
    );
  }
  if (side === 0) return answered("they are the same day", first.toString(), "two dates compared");
  const wantsFirst = /earlier|first|sooner/u.test(which?.[1] ?? "");
  const taken = side < 0 === wantsFirst ? first : second;
  return answered(
    showDate(taken),
    taken.toString(),
    `the ${which?.[1]} of ${first.toString()} and ${second.toString()}`,
  );
};

const readFormat: Reader = (text, reading) => {
  const found =
    /^(?:convert|write|format|rewrite|express|put|turn|change|give|what is) (?:the date )?(.+?) (?:in|to|as|into|using) (?:an? )?(?:the )?(iso(?: ?8601)?(?: (?:date )?format| date)?|yyyy-mm-dd(?: format)?|dd\/mm\/yyyy(?: format)?|mm\/dd\/yyyy(?: format)?|dd\.mm\.yyyy(?: format)?|words|long form|full|american format|us format|european format|british format|24[- ]?hour(?: clock| format| time| notation)?|12[- ]?hour(?: clock| format| time| notation)?|military time|am\/pm(?: format| time)?)$/u.exec(
      text,
    );
  if (!found?.[1] || !found[2]) return undefined;
  const moment = readMoment(found[1], reading);
  if (!moment) return undefined;
  const { date, time } = moment;
  const format = found[2];
  if (/24|military|12|am\/pm/u.test(format))
    return time && !date
      ? answered(showClock(time, format), showClock(time, format), `clock time ${time.toString()}`)
      : undefined;
  if (!date || time) return undefined;
  const shown = showFormat(date, format);
  return answered(shown, shown, `date ${date.toString()}`);
};

function showClock(time: Temporal.PlainTime, format: string): string {
  const minutes = String(time.minute).padStart(2, "0");
  if (/12|am\/pm/u.test(format))
    return `${time.hour % 12 === 0 ? 12 : time.hour % 12}:${minutes} ${time.hour < 12 ? "AM" : "PM"}`;
  return `${String(time.hour).padStart(2, "0")}:${minutes}`;
}

function showFormat(date: Temporal.PlainDate, format: string): string {
  const two = (amount: number) => String(amount).padStart(2, "0");
  const year = String(date.year).padStart(4, "0");
  if (/^(?:iso|yyyy)/u.test(format)) return date.toString();
  if (/^(?:dd\/|european|british)/u.test(format))
    return `${two(date.day)}/${two(date.month)}/${year}`;
  if (/^(?:mm\/|american|us)/u.test(format)) return `${two(date.month)}/${two(date.day)}/${year}`;
  if (format.startsWith("dd.")) return `${two(date.day)}.${two(date.month)}.${year}`;
  return `${date.day} ${monthName(date.month)} ${date.year}`;
}

const readNow: Reader = (text, { now, today }) => {
  if (
    /^(?:what (?:is )?)?(?:the )?(?:date (?:is it |is )?today|today's date|current date|date is it|date today|is the date|day is it today|is today's date|date now)$/u.test(
      text,
    )
  )
    return answered(showDate(today), today.toString(), `today in ${now.timeZoneId}`);
  if (
    /^(?:what )?(?:is )?(?:the )?(?:current )?(?:time is it(?: now)?|current time|time now|time)$/u.test(
      text,
    )
  )
    return answered(
      `${now.toPlainTime().toString({ smallestUnit: "minute" })} on ${showDate(today)} (${now.timeZoneId})`,
      now.toString(),
      `now in ${now.timeZoneId}`,
    );
  if (/^what (?:year|month) is it(?: now)?$/u.test(text))
    return text.includes("year")
      ? answered(String(today.year), today.year, "this year")
      : answered(
          `${monthName(today.month)} ${today.year}`,
          today.toPlainYearMonth().toString(),
          "this month",
        );
  return undefined;
};

const readCentury: Reader = (text, reading) => {
  const found =
    /^(?:what|which) (century|decade) (?:is|was|does|did) (?:the year )?(\d{1,4})(?: (?:in|belong to|fall in))?$/u.exec(
      text,
    );
  if (!found) return undefined;
  const year = readYear(found[2] ?? "", reading) ?? 0;
  if (year < 1) throw new DateRefused("out_of_range", "years start at 1");
  const century = Math.ceil(year / 100);
  const ending =
    century % 100 >= 11 && century % 100 <= 13
      ? "th"
      : (["th", "st", "nd", "rd"][century % 10] ?? "th");
  return found[1] === "century"
    ? answered(`the ${century}${ending} century`, century, `century of the year ${year}`)
    : answered(
        `the ${Math.trunc(year / 10)}0s`,
        `${Math.trunc(year / 10)}0s`,
        `decade of the year ${year}`,
      );
};

const MONTH_QUESTION = new RegExp(
  `^(?:what|which) (?:number )?month (?:number )?is (${MONTH_WORD})$`,
  "u",
);
const readMonthNumber: Reader = (text, reading) => {
  const found = MONTH_QUESTION.exec(text);
  const period = found?.[1] ? readPeriod(`${found[1]} ${reading.today.year}`, reading) : undefined;
  return period
    ? answered(`month ${period.start.month}`, period.start.month, "number of a month")
    : undefined;
};

const readValid: Reader = (text, reading) => {
  const found =
    /^(?:is|was|does) (.+?) (?:an? )?(?:valid|real|existing|possible|exist)(?: (?:calendar )?date)?$/u.exec(
      text,
    );
  if (!found?.[1]) return undefined;
  try {
    const date = readDate(found[1], reading);
    return date && answered(`yes: ${showDate(date)}`, "yes", `whether ${found[1]} is a date`);
  } catch (error) {
    if (!(error instanceof DateRefused) || error.code !== "out_of_range") throw error;
    return answered(`no: ${error.message}`, "no", `whether ${found[1]} is a date`);
  }
};

const READERS = [
  readValid,
  readNow,
  readLeap,
  readWeek,
  readYearDay,
  readQuarter,
  readLength,
  readListed,
  readOrder,
  readFormat,
  readCentury,
  readMonthNumber,
];

/** Leap years, ISO weeks, days of the year, quarters, lengths of months and years, order and format of dates. */
export function answerCalendarFact(text: string, reading: Reading): DateAnswer | undefined {
  for (const read of READERS) {
    const found = read(text, reading);
    if (found) return found;
  }
  return undefined;
}
