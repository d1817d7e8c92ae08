import { answered, type DateAnswer, DateRefused } from "../calendar/date-answer.js";
import { readSpan, type Span } from "../calendar/duration-words.js";
import { count, type Reading } from "../calendar/reading.js";
import { spellDuration, splitSeconds } from "../calendar/spell-duration.js";

const UNITS: Readonly<Record<string, number>> = {
  week: 604_800,
  day: 86_400,
  hour: 3600,
  minute: 60,
  second: 1,
  millisecond: 0.001,
};
const UNIT = "(weeks|days|hours|minutes|seconds|milliseconds)";
const INTO = new RegExp(
  `^(?:how many ${UNIT} (?:are there |are |is |does )?(?:in|make|make up)? ?|convert |what is |express |give )?(.+?)(?: (?:in|to|into|as) (?:the number of )?${UNIT})?(?: have| last)?$`,
  "u",
);
const SPELL =
  /^(?:convert|express|write|what is|break down|break|format|how long is|turn|give) (.+?) (?:in|to|into|as) (?:years, months,? (?:and )?days|weeks and days|days,? hours,? (?:and )?minutes(?:,? (?:and )?seconds)?|hours,? (?:and )?minutes(?:,? (?:and )?seconds)?|minutes and seconds|hours and minutes|words|plain english|h:mm:ss|hh:mm:ss|hh:mm|human[- ]readable(?: form)?|days and hours)$/u;
const TO_ISO =
  /^(?:convert|express|write|what is|format|turn|give) (.+?) (?:in|to|into|as) (?:an? )?(?:iso(?: ?-?8601)?)(?: duration)?(?: format| notation| string)?$/u;
const SUM =
  /^(?:add|sum(?: of)?|what is|how long is|the total of|total(?: of)?|calculate)? ?(.+?) (?:\+|plus|and then|minus|-) (.+)$/u;

/** Exact seconds; undefined where calendar units have no fixed length. */
function secondsOf(span: Span): number | undefined {
  const { years, months, weeks, days, hours, minutes, seconds, milliseconds } = span.duration;
  if (years !== 0 || months !== 0 || span.workingDays !== 0) return undefined;
  return (weeks * 7 + days) * 86_400 + hours * 3600 + minutes * 60 + seconds + milliseconds / 1000;
}

function needSeconds(span: Span): number {
  const seconds = secondsOf(span);
  if (seconds === undefined)
    throw new DateRefused("ambiguous", "months and years have no fixed length; give the dates");
  return seconds;
}

function readClockSpan(text: string): Span | undefined {
  const clock = /^(\d{1,4}):(\d{2})(?::(\d{2}))?(?: hours| h)?$/u.exec(text);
  if (clock && Number(clock[2]) < 60 && Number(clock[3] ?? 0) < 60)
    return readSpan(`pt${clock[1]}h${clock[2]}m${clock[3] ?? 0}s`);
  return readSpan(text.replace(/^(?:the )?(?:iso(?: 8601)? )?duration (?:of )?/u, ""));
}

function hhmmss(seconds: number): string {
  const two = (amount: number) => String(amount).padStart(2, "0");
  return `${two(Math.trunc(seconds / 3600))}:${two(Math.trunc((seconds % 3600) / 60))}:${two(Math.round(seconds % 60))}`;
}

/** Lengths of time in other units and forms: "how many seconds in P1DT2H", "convert 10000 seconds to hh:mm:ss". */
export function answerDuration(text: string, _reading: Reading): DateAnswer | undefined {
  return readIso(text) ?? readSpelled(text) ?? readInto(text) ?? readSum(text) ?? readMeaning(text);
}

function readIso(text: string): DateAnswer | undefined {
  const found = TO_ISO.exec(text);
  const span = found?.[1] ? readClockSpan(found[1]) : undefined;
  if (span?.workingDays !== 0) return undefined;
  return answered(span.duration.toString(), span.duration.toString(), spellDuration(span.duration));
}

function readSpelled(text: string): DateAnswer | undefined {
  const found = SPELL.exec(text);
  const span = found?.[1] ? readClockSpan(found[1]) : undefined;
  if (!span) return undefined;
  if (/words|english|readable/u.test(text))
    return answered(spellDuration(span.duration), span.duration.toString(), "a duration in words");
  const seconds = needSeconds(span);
  if (/h:mm|hh:mm/u.test(text))
    return answered(hhmmss(seconds), hhmmss(seconds), spellDuration(splitSeconds(seconds)));
  if (/weeks and days$/u.test(text)) {
    const days = seconds / 86_400;
    return answered(
      `${count(Math.trunc(days / 7), "week")} and ${count(days % 7, "day")}`,
      days,
      "a duration in weeks and days",
    );
  }
  if (/(?:to|into|in|as) (?:hours|minutes)/u.test(text)) {
    const size = /(?:to|into|in|as) minutes/u.test(text) ? 60 : 3600;
    const whole = Math.trunc(seconds / size);
    const rest = seconds % size;
    const parts = [
      count(whole, size === 60 ? "minute" : "hour"),
      ...(rest === 0 ? [] : [spellDuration(splitSeconds(rest))]),
    ];
    return answered(parts.join(" "), seconds, `${seconds} seconds`);
  }
  return answered(spellDuration(splitSeconds(seconds)), seconds, `${seconds} seconds`);
}

function readInto(text: string): DateAnswer | undefined {
  const found = INTO.exec(text);
  const unitName = found?.[1] ?? found?.[3];
  if (!found?.[2] || !unitName || (found[1] && found[3])) return undefined;
  const span = readClockSpan(found[2]);
  if (!span) return undefined;
  const unit = unitName.replace(/s$/u, "");
  const amount = needSeconds(span) / (UNITS[unit] ?? 1);
  return answered(count(amount, unit), amount, `${spellDuration(span.duration)} in ${unitName}`);
}

function readSum(text: string): DateAnswer | undefined {
  const found = SUM.exec(text) ?? /^add (.+?) (?:to|and) (.+)$/u.exec(text);
  if (!found?.[1] || !found[2]) return undefined;
  const [first, second] = [readSpan(found[1]), readSpan(found[2])];
  if (!first || !second) return undefined;
  const isMinus = / (?:minus|-) /u.test(text);
  const total = needSeconds(first) + (isMinus ? -1 : 1) * needSeconds(second);
  if (total < 0) return undefined;
  return answered(
    spellDuration(splitSeconds(total)),
    total,
    `${spellDuration(first.duration)} ${isMinus ? "minus" : "plus"} ${spellDuration(second.duration)}, as seconds`,
  );
}

function readMeaning(text: string): DateAnswer | undefined {
  const found =
    /^(?:what (?:does|is|duration is)|how long is|explain|decode|spell out) (?:the )?(?:iso(?: 8601)? )?(?:duration )?(p[\dymwdths.]+)(?: (?:mean|in words|stand for))?$/u.exec(
      text,
    );
  const span = found?.[1] ? readSpan(found[1]) : undefined;
  return span
    ? answered(spellDuration(span.duration), span.duration.toString(), "an ISO 8601 duration")
    : undefined;
}
