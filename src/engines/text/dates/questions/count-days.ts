import { Temporal } from "temporal-polyfill";
import { answered, type DateAnswer } from "../calendar/date-answer.js";
import { countWeekday, countWorkingDays } from "../calendar/duration-words.js";
import { readPeriod } from "../calendar/period.js";
import { count, type Reading, showDate, weekdayName, weekdayOf } from "../calendar/reading.js";
import { spellDuration } from "../calendar/spell-duration.js";

export function measureDays(
  what: string,
  start: Temporal.PlainDate,
  end: Temporal.PlainDate,
  isInclusive: boolean,
): DateAnswer | undefined {
  const counted = isInclusive ? end.add({ days: 1 }) : end;
  const days = start.until(counted).days;
  const range = `from ${showDate(start)} to ${showDate(end)}, the last day ${isInclusive ? "" : "not "}counted`;
  if (/^(?:business|working|work|week) ?days?$/u.test(what)) return workingDays(start, end);
  if (/^leap/u.test(what)) return leapYears(start.year, end.year);
  if (/^weekends?$|^weekend day/u.test(what))
    return weekendDays(
      what,
      start,
      end.add({ days: 1 }),
      `from ${showDate(start)} to ${showDate(end)}`,
    );
  const weekday = weekdayOf(what);
  if (weekday > 0 && !/^month/u.test(what)) {
    const total = countWeekday(start, end.add({ days: 1 }), weekday);
    return answered(
      count(total, weekdayName(weekday)),
      total,
      `${weekdayName(weekday)}s from ${showDate(start)} to ${showDate(end)}, both counted`,
    );
  }
  if (/^week/u.test(what)) {
    const exact = `${count(Math.trunc(days / 7), "week")}${days % 7 === 0 ? "" : ` and ${count(days % 7, "day")}`}`;
    return answered(
      days % 7 === 0 ? exact : `${exact} (${Number((days / 7).toFixed(6))} weeks)`,
      days / 7,
      `weeks ${range}`,
    );
  }
  if (/^(?:month|year|time|long)/u.test(what)) {
    const unit = /^month/u.test(what) ? "months" : "years";
    const parts = start.until(counted, { largestUnit: unit });
    const shown = spellDuration(parts);
    if (unit === "months") return answered(shown, parts.months, `whole months and days ${range}`);
    if (/^year/u.test(what))
      return answered(shown, parts.years, `whole years, months and days ${range}`);
    return answered(
      `${count(days, "day")}${days >= 28 ? ` (${shown})` : ""}`,
      days,
      `time ${range}`,
    );
  }
  return answered(count(days, /^night/u.test(what) ? "night" : "day"), days, `days ${range}`);
}

function workingDays(start: Temporal.PlainDate, end: Temporal.PlainDate): DateAnswer {
  const both = countWorkingDays(start, end.add({ days: 1 }));
  const open = countWorkingDays(start, end);
  const other = both === open ? "" : ` (${open} without the last day)`;
  return answered(
    `${count(both, "working day")}${other}`,
    both,
    `Monday to Friday from ${showDate(start)} to ${showDate(end)}, both counted; public holidays are not left out`,
  );
}

function leapYears(first: number, last: number): DateAnswer {
  const upTo = (year: number) =>
    Math.trunc(year / 4) - Math.trunc(year / 100) + Math.trunc(year / 400);
  const total = upTo(last) - upTo(first - 1);
  return answered(
    count(total, "leap year"),
    total,
    `leap years from ${first} to ${last}, both counted`,
  );
}

function weekendDays(
  what: string,
  start: Temporal.PlainDate,
  end: Temporal.PlainDate,
  range: string,
): DateAnswer {
  const [saturdays, sundays] = [countWeekday(start, end, 6), countWeekday(start, end, 7)];
  if (/day/u.test(what))
    return answered(
      count(saturdays + sundays, "weekend day"),
      saturdays + sundays,
      `Saturdays and Sundays ${range}`,
    );
  const whole = start.dayOfWeek === 7 ? sundays - 1 : sundays;
  const total = Math.min(saturdays, Math.max(0, whole));
  return answered(count(total, "weekend"), total, `whole weekends, Saturday and Sunday, ${range}`);
}

export function countInPeriod(
  what: string,
  rest: string,
  reading: Reading,
): DateAnswer | undefined {
  const period = readPeriod(rest, reading);
  if (!period) return undefined;
  const { start, end, label } = period;
  if (/^(?:business|working|work|week) ?days?$/u.test(what)) {
    const total = countWorkingDays(start, end);
    return answered(
      count(total, "working day"),
      total,
      `Monday to Friday in ${label}; public holidays are not left out`,
    );
  }
  if (/^friday.*13/u.test(what)) {
    let total = 0;
    for (
      let month = start.with({ day: 13 });
      Temporal.PlainDate.compare(month, end) < 0;
      month = month.add({ months: 1 })
    )
      if (month.dayOfWeek === 5) total += 1;
    return answered(String(total), total, `months of ${label} whose 13th is a Friday`);
  }
  if (/^weekend/u.test(what)) return weekendDays(what, start, end, `in ${label}`);
  const weekday = weekdayOf(what);
  if (weekday > 0 && !/^month/u.test(what)) {
    const total = countWeekday(start, end, weekday);
    return answered(
      count(total, weekdayName(weekday)),
      total,
      `${weekdayName(weekday)}s in ${label}`,
    );
  }
  const days = start.until(end).days;
  if (/^(?:calendar )?days?$/u.test(what))
    return answered(count(days, "day"), days, `days in ${label}`);
  const factor = /^hour/u.test(what)
    ? 24
    : /^minute/u.test(what)
      ? 1440
      : /^second/u.test(what)
        ? 86_400
        : 0;
  if (factor > 0)
    return answered(
      count(days * factor, what.replace(/s$/u, "")),
      days * factor,
      `${what} in the ${days} days of ${label}, 24 hours each`,
    );
  if (/^weeks?$/u.test(what) && period.unit === "year") {
    const weeks = start.with({ month: 12, day: 28 }).weekOfYear ?? 52;
    return answered(
      `${weeks} ISO weeks (${days} days: 52 weeks and ${count(days - 364, "day")})`,
      weeks,
      `ISO weeks of ${label}`,
    );
  }
  return undefined;
}
