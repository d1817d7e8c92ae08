import { Temporal } from "temporal-polyfill";
import { addSpan } from "../calendar/add-span.js";
import { readDate } from "../calendar/calendar-date.js";
import { showTime } from "../calendar/clock-time.js";
import { answered, type DateAnswer, DateRefused } from "../calendar/date-answer.js";
import { readSpan, type Span } from "../calendar/duration-words.js";
import { type Moment, placeMoment, readMoment } from "../calendar/moment.js";
import { inYears, type Reading, showDate } from "../calendar/reading.js";

const ASK =
  /^(?:what (?:is the )?(?:exact )?(?:calendar )?(?:date|day|time|weekday|day of the week) (?:is|was|will|would|does|do|falls?|comes?)? ?(?:it|we|be|have)? ?(?:be|have|get to|fall)? ?(?:on|at)? ?|what is |what (?:date|day|time) |when (?:is|was|will it be|would be) |which (?:date|day) (?:is|was|falls|comes|will be) |give (?:the )?date )?(?:the date (?:that is |which is |of )?)?(?:exactly )?/u;
/** "The date will be 3 weeks after X", "will the date be in 3 weeks": one word order for all. */
const ORDERS: readonly (readonly [RegExp, string])[] = [
  [/^what (?:the )?(?:date|day) (?:will|would) (?:it )?be /u, "what is "],
  [/^(?:what )?(?:the )?(?:date|day|time) (?:will|would|that) (?:be|is|it be) /u, "what is "],
  [/^what (?:will|would|was|is) (?:the |be the )?(?:date|day|time)(?: be)? /u, "what is "],
];
const ADD = /^(?:add|adding) (.+) to (?:the date )?(.+)$/u;
const SUBTRACT = /^(?:subtract|take|deduct|subtracting) (.+) (?:from|off) (?:the date )?(.+)$/u;
const BESIDE =
  /^(?:if you (?:add|go) )?(.{1,70}?) (after|from|later than|past|following|before|prior to|earlier than|ahead of) (.+)$/u;
const SIGNED =
  /^(.{1,80}?) ?(\+|plus|minus|-) ?((?:\d|an?\b|half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety|hundred|p\d|pt\d).*)$/u;
const STATED =
  /^(?:a |an |the |my |our )?(?:[a-z]+ ){1,4}?(?:starts?|begins?|leaves?|departs?|started|began|left|departed|opens?) (?:at|on) (.+?),? and (?:lasts?|takes?|runs?|lasted|took|ran|goes on)(?: for)? (.+?)[.,;]+ ?(?:when does it (?:end|finish|arrive|stop|get in)|when did it (?:end|finish|stop)|when was it over|what time does it (?:end|finish|arrive)|when will it (?:end|finish|arrive)|when is it (?:over|done)|what time is it over)$/u;

/** A date or a clock time moved by a length: "90 days after 5 May", "add 3 months to 31 January", "22:15 plus 95 minutes". */
export function answerShifted(text: string, reading: Reading): DateAnswer | undefined {
  const stated = STATED.exec(text);
  if (stated?.[1] && stated[2]) return shift(stated[1], stated[2], 1, reading);
  const ordered = ORDERS.reduce((told, [order, plain]) => told.replace(order, plain), text);
  const plain = ordered.replace(ASK, "").replace(/ (?:fall|land|come|be)(?: on)?$/u, "");
  const add = ADD.exec(plain);
  if (add?.[1] && add[2]) return shift(add[2], add[1], 1, reading);
  const subtract = SUBTRACT.exec(plain);
  if (subtract?.[1] && subtract[2]) return shift(subtract[2], subtract[1], -1, reading);
  const beside = BESIDE.exec(plain);
  if (beside?.[1] && beside[3]) {
    const sign = /before|prior|earlier/u.test(beside[2] ?? "") ? -1 : 1;
    const found = shift(beside[3], beside[1], sign, reading);
    if (found) return found;
  }
  const signed = SIGNED.exec(plain);
  if (signed?.[1] && signed[3]) {
    const sign = signed[2] === "+" || signed[2] === "plus" ? 1 : -1;
    const found = shift(signed[1], signed[3], sign, reading);
    if (found) return found;
  }
  const from =
    /^if (?:today|it|now) is (.+?),? what (?:is|will be|would be) the (?:date|day|time) (?:in|after) (.+?)(?: time| from now)?$/u.exec(
      text,
    );
  if (from?.[1] && from[2]) return shift(from[1], from[2], 1, reading);
  const since =
    /^if (?:it is|today is|we start (?:on|at)|i start (?:on|at)) (.+?),? (?:what (?:date|time|day) (?:will it be|is it|is|will be)|when is it|when will it be) (?:in )?(.+?)(?: later| from now| time)?$/u.exec(
      text,
    );
  return since?.[1] && since[2] ? shift(since[1], since[2], 1, reading) : undefined;
}

function shift(
  base: string,
  spanText: string,
  sign: 1 | -1,
  reading: Reading,
): DateAnswer | undefined {
  const span = readSpan(spanText.trim().replace(/^the /u, ""));
  if (!span) return undefined;
  const moment = readMoment(base, reading);
  if (!moment) return undefined;
  const { date } = moment;
  const isOfDays = !moment.time || /^(?:right )?now$/u.test(base.trim());
  if (isOfDays && !span.hasTime) {
    if (!date) return undefined;
    const result = inYears(addSpan(date, span, sign, reading.notes));
    return answered(
      showDate(result),
      result.toString(),
      `${spanText.trim()} ${sign > 0 ? "after" : "before"} ${showDate(date)}`,
    );
  }
  return shiftTime(moment, span, sign, spanText.trim(), reading);
}

function shiftTime(
  moment: Moment,
  span: Span,
  sign: 1 | -1,
  spanText: string,
  reading: Reading,
): DateAnswer {
  const side = sign > 0 ? "after" : "before";
  const { hours, minutes, seconds, milliseconds, days, weeks } = span.duration;
  const clock = Temporal.Duration.from({ hours, minutes, seconds, milliseconds });
  const moved = sign > 0 ? clock : clock.negated();
  const time = moment.time ?? Temporal.PlainTime.from("00:00");
  const calendar: Span = {
    ...span,
    duration: span.duration.with({ hours: 0, minutes: 0, seconds: 0, milliseconds: 0 }),
  };
  if (!moment.date && !moment.place) {
    if (span.workingDays !== 0 || span.duration.months !== 0 || span.duration.years !== 0)
      throw new DateRefused(
        "ambiguous",
        "a clock time moved by months or working days needs a date",
      );
    const start = Temporal.PlainDateTime.from("2001-01-10").withPlainTime(time);
    const end = start.add({ days: sign * (days + 7 * weeks) }).add(moved);
    const over = start.toPlainDate().until(end.toPlainDate()).days;
    const day =
      over === 0
        ? ""
        : over === 1
          ? " the next day"
          : over === -1
            ? " the day before"
            : over > 0
              ? ` ${over} days later`
              : ` ${-over} days earlier`;
    return answered(
      `${showTime(end.toPlainTime())}${day}`,
      showTime(end.toPlainTime()),
      `${spanText} ${side} ${showTime(time)}`,
    );
  }
  const date = inYears(addSpan(moment.date ?? reading.today, calendar, sign, reading.notes));
  const place = moment.place ?? { zone: "UTC", label: "" };
  const placed = placeMoment(date, time, place);
  if (placed.note) reading.notes.add(placed.note);
  const end = placed.at.add(moved);
  const where = moment.place ? ` in ${place.label} (UTC${end.offset})` : "";
  const value = moment.place
    ? end.toString({ timeZoneName: "never" })
    : end.toPlainDateTime().toString();
  return answered(
    `${showTime(end)} on ${showDate(end.toPlainDate())}${where}`,
    value,
    `${spanText} ${side} ${showTime(time)} on ${showDate(moment.date ?? reading.today)}`,
  );
}

/** "What date is next Tuesday", "when is the third Thursday of November 2026". */
export function answerWhichDate(text: string, reading: Reading): DateAnswer | undefined {
  const found =
    /^(?:(?:what|which) (?:is the |calendar )?(?:date|day) (?:is|was|will|does|of|did|falls on|do we have|will be)? ?(?:it |be )?(?:on )?|what (?:is|was|will be) the (?:date|day) (?:of |on |for )?|when (?:is|was|will|does|did|are) |(?:the )?date of |what is |on (?:what|which) (?:date|day) (?:does|is|was|will|did) )(.+?)(?: (?:fall|be|occur|start|begin|take place|happen)(?: on)?)?$/u.exec(
      text,
    );
  const asked = /^(.+?) (?:is|was|falls on|fell on) (?:what|which) (?:calendar )?date$/u.exec(
    text,
  )?.[1];
  const later = asked ?? /^what (?:will|would) (?:the )?(?:date|day) be (in .+)$/u.exec(text)?.[1];
  const what = later ?? found?.[1]?.replace(/^the date (?:of )?/u, "").replace(/'s date$/u, "");
  if (!what) return undefined;
  const date = readDate(what, reading, "future");
  return date ? answered(showDate(date), date.toString(), what) : undefined;
}

/** A date told by where it lies, without a question: "last day of February 2028". */
export function answerBareDate(text: string, reading: Reading): DateAnswer | undefined {
  const date = /^(?:date|day)?:? ?[a-z0-9]/u.test(text)
    ? readDate(text, reading, "future")
    : undefined;
  return date ? answered(showDate(date), date.toString(), text) : undefined;
}
