import { Temporal } from "temporal-polyfill";
import { readDate } from "../calendar/calendar-date.js";
import { answered, type DateAnswer, DateRefused } from "../calendar/date-answer.js";
import { countWorkingDays } from "../calendar/duration-words.js";
import { type Moment, placeMoment, readMoment } from "../calendar/moment.js";
import { readPeriod } from "../calendar/period.js";
import {
  count,
  listed,
  type Reading,
  showDate,
  WEEKDAY_WORD,
  weekdayOf,
} from "../calendar/reading.js";
import { spellDuration, splitSeconds } from "../calendar/spell-duration.js";
import { countInPeriod, measureDays } from "./count-days.js";

const WHAT = `(days?|calendar days?|nights?|weeks?|months?|years?|hours?|minutes?|seconds?|milliseconds?|time|(?:business|working|work|week) ?days?|weekdays?|weekend days?|weekends?|leap years?|leap days?|${WEEKDAY_WORD}|long|fridays? the 13(?:th)?s?)`;
const LEAD =
  "(?:how (?:many|much|long)(?: (?:full|whole|complete|total|more|exact))?|(?:what is )?the (?:exact |total )?(?:number|count|amount) of|what is the|count(?: the)?|number of|the)?";
const FRAME = new RegExp(
  `^${LEAD} ?${WHAT}?(?: (?:difference|span|gap|elapsed|passed|duration))?(?: (?:is it|is there|are there|were there|there are|will there be|do we have|have i got|elapse|elapses|pass|go by|have passed|has passed|has elapsed|passed|elapsed|lie|fall|are|do i have|left|remain|remaining|to go|is|was|does it take|it is))*(?: (?:left|remaining|to go|exactly))? (between|from|until|till|to|since|before|in|to go until|left until) (.+)$`,
  "u",
);
const DIFFERENCE =
  /^(?:what is |find |give )?the (?:time |date )?(?:difference|duration|interval|gap|time|length)(?: in (days|weeks|months|years|hours|minutes|seconds))? (between|from|of) (.+)$/u;
const IN_UNIT =
  /,? (?:in|expressed in|measured in) (?:whole |full |total )?(days|weeks|months|years|hours|minutes|seconds|hours and minutes)$/u;
const INCLUSIVE =
  /,? ?\(?(?:,? ?(?:both (?:days |dates |ends )?)?(?:inclusive|included)|(?:including|counting) (?:both|the first and (?:the )?last|the start and end|both the first and last)(?: days?| dates?| ends?)?|inclusive of both(?: days?| dates?)?|including (?:the )?(?:end|last|start|first) (?:day|date)|start and end included)\)?$/u;
const EXCLUSIVE =
  /,? ?\(?(?:exclusive|excluding (?:both|the end date|the last day|the end day))\)?$/u;

interface Ends {
  readonly from: Moment;
  readonly to: Moment;
}

/** "How many days between X and Y", "how long until Z", "working days in March 2026" and their kind. */
export function answerBetween(text: string, reading: Reading): DateAnswer | undefined {
  let plain = text;
  const isInclusive = INCLUSIVE.test(plain);
  if (isInclusive) plain = plain.replace(INCLUSIVE, "");
  const asked = IN_UNIT.exec(plain);
  if (asked) plain = plain.replace(IN_UNIT, "");
  if (EXCLUSIVE.test(plain)) return undefined;
  const difference = DIFFERENCE.exec(plain);
  const found = difference ?? FRAME.exec(plain);
  if (!found) return undefined;
  const what = (asked?.[1] ?? found[1] ?? "time").replace(/ /gu, " ");
  const link = found[2] ?? "";
  const rest = found[3] ?? "";
  if (link === "in") return countInPeriod(what, rest, reading);
  const ends = readEnds(link, rest, reading);
  if (!ends) return undefined;
  return measure(what, ends, isInclusive, reading);
}

function readEnds(link: string, rest: string, reading: Reading): Ends | undefined {
  const now: Moment = { date: reading.today };
  if (/until|till|before|^to$/u.test(link)) {
    const fromTo = /^(.+?) (?:from|starting|counting from|as of) (.+)$/u.exec(rest);
    const to = readMoment(fromTo?.[1] ?? rest, reading, "future");
    const from = fromTo?.[2]
      ? readMoment(fromTo[2], reading)
      : to?.time
        ? nowMoment(to, reading)
        : now;
    return to && from ? { from, to } : undefined;
  }
  if (link === "since") {
    const asOf = /^(.+?) (?:to|until|till|as of|by|on) (.+)$/u.exec(rest);
    const from = readMoment(rest, reading, "past");
    if (from) return { from, to: from.time ? nowMoment(from, reading) : now };
    const start = asOf?.[1] ? readMoment(asOf[1], reading, "past") : undefined;
    const end = asOf?.[2] ? readMoment(asOf[2], reading) : undefined;
    return start && end ? { from: start, to: end } : undefined;
  }
  const split =
    link === "between" ? / and /gu : / (?:to|until|till|through|and|-) |-(?=\d{1,2}:)/gu;
  const days = weekdayRange(rest, reading);
  if (days) return days;
  for (const cut of rest.matchAll(split)) {
    const first = readMoment(rest.slice(0, cut.index), reading);
    const second = first ? readMoment(rest.slice(cut.index + cut[0].length), reading) : undefined;
    if (first && second) return { from: first, to: second };
    const shared = first
      ? undefined
      : sharedYear(rest.slice(0, cut.index), rest.slice(cut.index + cut[0].length), reading);
    if (shared) return shared;
  }
  return undefined;
}

/** "March 3 and 17 March 2026", "5 and 20 May 2026": what the first leaves out, the second tells. */
function sharedYear(first: string, second: string, reading: Reading): Ends | undefined {
  const to = readMoment(second, reading);
  const tail = /(?: ([a-z]+))?,? (\d{4})$/u.exec(second);
  if (!to?.date || !tail) return undefined;
  const from = readMoment(`${first} ${tail[1] ?? ""} ${tail[2]}`, reading);
  return from ? { from, to } : undefined;
}

/** "9am on Monday to 5pm on Wednesday": weekdays that follow one another. */
function weekdayRange(rest: string, reading: Reading): Ends | undefined {
  const found = new RegExp(
    `^(?:(.+?) (?:on )?)?(${WEEKDAY_WORD})(?:,? (?:at )?(.+?))? (?:to|until|till|through|and) (?:(.+?) (?:on )?)?(?:the (?:next|following) )?(${WEEKDAY_WORD})(?:,? (?:at )?(.+?))?$`,
    "u",
  ).exec(rest);
  if (!found?.[2] || !found[5]) return undefined;
  const [, before, firstDay, after, beforeSecond, secondDay, afterSecond] = found;
  if ((before && after) || (beforeSecond && afterSecond)) return undefined;
  const times = [before ?? after, beforeSecond ?? afterSecond].map((time) =>
    time === undefined ? undefined : readMoment(time, reading),
  );
  if (
    times.some((time) => time !== undefined && (time.date !== undefined || time.time === undefined))
  )
    return undefined;
  if ((before ?? after) && !times[0]) return undefined;
  if ((beforeSecond ?? afterSecond) && !times[1]) return undefined;
  const start = reading.today.add({
    days: (weekdayOf(firstDay) - reading.today.dayOfWeek + 7) % 7,
  });
  const end = start.add({ days: (weekdayOf(secondDay) - start.dayOfWeek + 7) % 7 });
  return { from: { ...times[0], date: start }, to: { ...times[1], date: end } };
}

function nowMoment(other: Moment, { now, today }: Reading): Moment {
  const place = other.place ?? { zone: now.timeZoneId, label: now.timeZoneId };
  return other.date
    ? { date: today, time: now.toPlainTime(), place }
    : { time: now.toPlainTime(), place };
}

function measure(
  what: string,
  ends: Ends,
  isInclusive: boolean,
  reading: Reading,
): DateAnswer | undefined {
  const { from, to } = ends;
  const wantsTime = /^(?:hour|minute|second|millisecond)/u.test(what);
  if (from.time || to.time || wantsTime) return measureTime(what, ends, reading);
  if (!from.date || !to.date) return undefined;
  const isReversed = Temporal.PlainDate.compare(from.date, to.date) > 0;
  const start = isReversed ? to.date : from.date;
  const end = isReversed ? from.date : to.date;
  return measureDays(what, start, end, isInclusive);
}

/** Length between two clock times; the second is of the next day where it is not later and no date is told. */
function measureTime(what: string, { from, to }: Ends, reading: Reading): DateAnswer | undefined {
  const midnight = Temporal.PlainTime.from("00:00");
  const place = to.place ?? from.place;
  const startPlace = from.place ?? place;
  const startDate = from.date ?? to.date ?? reading.today;
  let endDate = to.date ?? from.date ?? reading.today;
  const startTime = from.time ?? midnight;
  const endTime = to.time ?? midnight;
  const isDateless = !to.date || (!from.date && !to.date);
  if (isDateless && !place && Temporal.PlainTime.compare(endTime, startTime) <= 0) {
    endDate = endDate.add({ days: 1 });
    reading.notes.add("the second time was taken as that of the next day");
  }
  const zone = place ?? { zone: "UTC", label: "UTC" };
  const first = placeMoment(startDate, startTime, startPlace ?? zone);
  const second = placeMoment(endDate, endTime, zone);
  for (const { note } of [first, second]) if (note) reading.notes.add(note);
  let seconds = (second.at.epochMilliseconds - first.at.epochMilliseconds) / 1000;
  if (seconds < 0 && isDateless) seconds += 86_400;
  if (seconds < 0 && !to.date)
    throw new DateRefused("ambiguous", "the second time lies before the first");
  const told = Math.abs(seconds);
  const spelled = spellDuration(splitSeconds(told));
  const show = (moment: typeof first) =>
    moment.at
      .toString({ smallestUnit: "minute", timeZoneName: "never", offset: place ? "auto" : "never" })
      .replace("T", " ");
  const range =
    from.date || to.date
      ? `from ${show(first)} to ${show(second)}`
      : `from ${startTime.toString({ smallestUnit: "minute" })} to ${endTime.toString({ smallestUnit: "minute" })}`;
  const unit = /^(day|week|hour|minute|second|millisecond)/u.exec(what)?.[1];
  const unitSeconds: Readonly<Record<string, number>> = {
    week: 604_800,
    day: 86_400,
    hour: 3600,
    minute: 60,
    second: 1,
    millisecond: 0.001,
  };
  const size = unit ? unitSeconds[unit] : undefined;
  if (!unit || size === undefined) {
    const hours =
      told % 3600 === 0 || told < 3600 ? "" : ` (${Number((told / 3600).toFixed(4))} hours)`;
    return answered(
      `${spelled}${told >= 86_400 ? ` (${Number((told / 3600).toFixed(4))} hours)` : hours}`,
      told / 3600,
      `time ${range}, as hours`,
    );
  }
  const amount = told / size;
  const shown = count(amount, unit);
  return answered(
    shown === spelled || listed([spelled]) === shown ? shown : `${shown} (${spelled})`,
    amount,
    `${unit}s ${range}`,
  );
}

/** Days to the end of a period: "how many days are left in 2026 after 5 May". */
export function answerDaysLeft(text: string, reading: Reading): DateAnswer | undefined {
  const found =
    /^(?:(?:how many )?(days|weeks|working days|business days|weekdays|months) (?:are |do we have )?(?:still )?(?:left|remaining|remain|to go)(?: are there)?|(?:how many )(days|weeks|working days|business days|weekdays) are there left|(?:the )?(?:number of )?(?:days) remaining) (?:in|of|until the end of) (?:the )?(this year|year|this month|month|quarter|this quarter|week|\d{4}|[a-z]+ \d{4})(?:,? (?:after|from|on|as of|counting from|since|starting|if today is|if it is) (.+))?$/u.exec(
      text.replace(/^(?:from|as of|on|after) (.+?),? (how many .+)$/u, "$2 after $1"),
    );
  if (!found) return undefined;
  const date = found[4] ? readDate(found[4], reading) : reading.today;
  if (!date) return undefined;
  const name = found[3] ?? "year";
  const period = readPeriod(
    name,
    /^\d{4}$|\d{4}$/u.test(name) ? reading : { ...reading, today: date },
  );
  if (!period || Temporal.PlainDate.compare(date, period.end) >= 0) return undefined;
  const what = found[1] ?? found[2] ?? "days";
  const from = date.add({ days: 1 });
  const days = from.until(period.end).days;
  const range = `after ${showDate(date)} to the end of ${period.label}`;
  if (/^(?:working|business|week)d/u.test(what) || /(?:working|business) days/u.test(what)) {
    const total = countWorkingDays(from, period.end);
    return answered(count(total, "working day"), total, `Monday to Friday ${range}`);
  }
  if (what === "weeks")
    return answered(
      `${count(Math.trunc(days / 7), "week")} and ${count(days % 7, "day")} (${count(days, "day")})`,
      days / 7,
      `weeks ${range}`,
    );
  if (what === "months") return undefined;
  return answered(`${count(days, "day")}`, days, `days ${range}`);
}
