import { readDate, readYear } from "../calendar/calendar-date.js";
import { answered, type DateAnswer } from "../calendar/date-answer.js";
import { readPeriod } from "../calendar/period.js";
import { dateOf, type Reading, showDate } from "../calendar/reading.js";

export type Reader = (text: string, reading: Reading) => DateAnswer | undefined;

const isLeap = (year: number) => dateOf(year, 1, 1).inLeapYear;

export const readLeap: Reader = (text, reading) => {
  const is =
    /^(?:is|was|will|if) (?:the year )?(.+?) (?:be )?(?:is |was )?(?:a )?(?:leap|bissextile) year(?: or not)?$/u.exec(
      text,
    ) ??
    /^(?:leap year)[:,]? (\d+)$/u.exec(text) ??
    /^(\d+)[:,-]? (?:is it a )?leap year(?: or not)?$/u.exec(text);
  if (is?.[1]) {
    const year = readYear(is[1], reading);
    if (year === undefined) return undefined;
    const rule =
      year % 4 !== 0
        ? "not divisible by 4"
        : year % 100 !== 0
          ? "divisible by 4 and not by 100"
          : year % 400 === 0
            ? "divisible by 400"
            : "divisible by 100 and not by 400";
    const found = isLeap(year);
    return answered(
      `${found ? "yes" : "no"}, ${year} is ${found ? "" : "not "}a leap year: it is ${rule}`,
      found ? "yes" : "no",
      `whether ${year} is a leap year of the Gregorian calendar`,
    );
  }
  const next =
    /^(?:when is |what is |which is |which year is )?(?:the )?(next|first|last|previous) leap year(?: (?:is|was))?(?: (after|before|following|since|from) (.+))?$/u.exec(
      text,
    );
  if (next) {
    const base = next[3] ? readYear(next[3], reading) : reading.today.year;
    if (base === undefined) return undefined;
    const step = next[1] === "last" || next[1] === "previous" || next[2] === "before" ? -1 : 1;
    let year = base + step;
    while (!isLeap(year)) year += step;
    return answered(
      String(year),
      year,
      `${step > 0 ? "first leap year after" : "last leap year before"} ${base}`,
    );
  }
  const list =
    /^(?:list |what are |which are |how many )?(?:all )?(?:the )?leap years (?:are there |were there |are )?(?:between|from) (\d{1,4}) (?:and|to) (\d{1,4})$/u.exec(
      text,
    );
  if (!list) return undefined;
  const [first, last] = [Number(list[1]), Number(list[2])];
  if (last < first || last - first > 2000) return undefined;
  const years = Array.from({ length: last - first + 1 }, (_, place) => first + place).filter(
    isLeap,
  );
  return answered(
    text.startsWith("how many") ? `${years.length} leap years` : years.join(", "),
    text.startsWith("how many") ? years.length : years.join(", "),
    `leap years from ${first} to ${last}, both counted`,
  );
};

export const readWeek: Reader = (text, reading) => {
  const range =
    /^(?:when (?:does|did|is|was) |what (?:are the )?dates? (?:of |are in |does |is )?|(?:which|what) (?:date|day) (?:does|is) |first day of |start of |what is the (?:start|first day|monday) of )(?:the )?(?:iso |calendar )?week (?:number )?(\d{1,2})(?: of|,| in)? ?(?:the year )?(\d{4})(?: (?:start|begin|starts|begins)(?: on)?)?$/u.exec(
      text,
    );
  if (range) {
    const period = readPeriod(`week ${range[1]} of ${range[2]}`, reading);
    if (!period) return undefined;
    return answered(
      `${showDate(period.start)} to ${showDate(period.end.subtract({ days: 1 }))}`,
      period.start.toString(),
      `days of ${period.label}`,
    );
  }
  const found =
    /^(?:what|which) (?:is (?:the )?)?(?:iso |calendar )?(?:week|week number|kw)(?: number)?(?: of the year)? (?:is|was|will|does|of|for|contains|is it (?:on|for))? ?(.+?)(?: (?:in|fall in|be in|belong to|fall into|be))?$/u.exec(
      text,
    ) ??
    /^(?:the )?(?:iso |calendar )?(?:iso )?week(?: ?number)?(?: of the year)? (?:of|for|on)?:? ?(.+)$/u.exec(
      text,
    ) ??
    /^(?:in )?(?:what|which) (?:iso |calendar )?week (?:of the year )?(?:is|was|does|falls) (.+?)(?: (?:in|fall|fall in))?$/u.exec(
      text,
    );
  if (!found?.[1]) return undefined;
  const date = readDate(found[1], reading);
  if (!date) return undefined;
  const week = date.weekOfYear ?? 0;
  return answered(
    `week ${week} (${date.yearOfWeek}-W${String(week).padStart(2, "0")})`,
    week,
    `ISO week of ${showDate(date)}`,
  );
};

export const readYearDay: Reader = (text, reading) => {
  const found =
    /^(?:what|which) (?:is (?:the )?)?(?:day number|ordinal day|day of the year|day of year|number day|number of the day)(?: of the year)? ?(?:in the year )?(?:is|was|of|for|will)? ?(.+?)(?: be)?$/u.exec(
      text,
    ) ??
    /^(?:the )?(?:day number|ordinal date|ordinal day|day of the year|day of year|day-of-year|julian day number of the year)(?: (?:of|for|on))?:? ?(.+)$/u.exec(
      text,
    ) ??
    /^(?:the )?(.+?) is (?:what|which) (?:day number|day of the year|day of year|number day)(?: of the year)?$/u.exec(
      text,
    ) ??
    /^(?:how many days into the year|what number day of the year|which day of the year number) (?:is|was) (.+)$/u.exec(
      text,
    );
  if (!found?.[1]) return undefined;
  const date = readDate(found[1], reading);
  return date
    ? answered(
        `day ${date.dayOfYear} of ${date.year}`,
        date.dayOfYear,
        `day of the year of ${showDate(date)}`,
      )
    : undefined;
};

export const readQuarter: Reader = (text, reading) => {
  const found =
    /^(?:in )?(?:what|which) (?:calendar )?quarter (?:of the (?:calendar )?year )?(?:is|was|does|of|contains|will) ?(.+?)(?: (?:in|fall|fall in|fall into|be|be in|belong to|lie in))?$/u.exec(
      text,
    ) ?? /^(?:what is )?(?:the )?(?:calendar )?quarter (?:of|for) (.+)$/u.exec(text);
  if (!found?.[1]) return undefined;
  const date = readDate(found[1], reading) ?? readPeriod(found[1], reading)?.start;
  if (!date) return undefined;
  const quarter = Math.ceil(date.month / 3);
  return answered(
    `Q${quarter} ${date.year}`,
    `Q${quarter}`,
    `calendar quarter of ${date.toString()}`,
  );
};
