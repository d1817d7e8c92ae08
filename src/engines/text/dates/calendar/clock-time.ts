import { Temporal } from "temporal-polyfill";
import { DateRefused } from "./date-answer.js";
import { readWholeNumber } from "./number-words.js";

/** A clock time found in a text, and the text without it. */
export interface FoundTime {
  readonly time: Temporal.PlainTime;
  readonly rest: string;
}

const HALF_DAY = "(am|pm|in the morning|in the afternoon|in the evening|at night)";
const FIGURES = new RegExp(
  `(?:^|[ ,t(]|\\bat )(\\d{1,2})[:.h](\\d{2})(?::(\\d{2})(?:\\.\\d{1,9})?)?(?: ?${HALF_DAY}\\b)?(?= |,|$|z|[+-]\\d|\\))(?: (?:hrs|hours|h|o'clock))?`,
  "u",
);
const WHOLE_HOUR = new RegExp(`(?:^|[ ,])(\\d{1,2})(?: o'clock)? ?${HALF_DAY}\\b`, "u");
const MILITARY = /(?:^| )(\d{2})(\d{2}) ?(?:hrs|hours|h)\b/u;
const SPOKEN = new RegExp(
  `(?:^| )(half past|quarter past|a quarter past|quarter to|a quarter to|[a-z0-9-]+(?: minutes)? (?:past|to)) ([a-z0-9]+)(?: o'clock)?(?: ${HALF_DAY})?(?= |,|$)`,
  "u",
);
const NAMED = /(?:^| )(?:12 )?(noon|midday|midnight)\b/u;

function build(hour: number, minute: number, second: number, half: string | undefined) {
  let hours = hour;
  if (half !== undefined) {
    if (hour < 1 || hour > 12)
      throw new DateRefused("out_of_range", `${hour} is no hour of a twelve-hour clock`);
    const isAfternoon =
      half !== "am" && half !== "in the morning" && !(half === "at night" && hour === 12);
    hours = (hour % 12) + (isAfternoon ? 12 : 0);
  }
  if (hours > 23 || minute > 59 || second > 59)
    throw new DateRefused(
      "out_of_range",
      `there is no time ${hour}:${String(minute).padStart(2, "0")} on a clock`,
    );
  return Temporal.PlainTime.from({ hour: hours, minute, second });
}

function readSpoken(found: RegExpExecArray): Temporal.PlainTime | undefined {
  const [, relation = "", hourWord = "", half] = found;
  const hour = readWholeNumber(hourWord);
  if (hour === undefined || hour > 23) return undefined;
  const isBefore = relation.endsWith(" to");
  const amount = relation.replace(/^a /u, "").replace(/(?: minutes)? (?:past|to)$/u, "");
  const minutes = amount === "half" ? 30 : amount === "quarter" ? 15 : readWholeNumber(amount);
  if (minutes === undefined || minutes > 59) return undefined;
  const base = build(hour, 0, 0, half);
  return isBefore ? base.subtract({ minutes }) : base.add({ minutes });
}

/** Finds the one clock time of a text: "15:30", "3pm", "noon", "quarter to five in the evening". */
export function findTime(text: string): FoundTime | undefined {
  const cut = (found: RegExpExecArray, time: Temporal.PlainTime): FoundTime => ({
    time,
    rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
      .replace(/\s+/gu, " ")
      .replace(/ at(?= |$)|^at /u, "")
      .trim(),
  });
  const figures = FIGURES.exec(text);
  if (figures) {
    const [, hour, minute, second, half] = figures;
    return cut(figures, build(Number(hour), Number(minute), Number(second ?? 0), half));
  }
  const whole = WHOLE_HOUR.exec(text);
  if (whole) return cut(whole, build(Number(whole[1]), 0, 0, whole[2]));
  const military = MILITARY.exec(text);
  if (military) return cut(military, build(Number(military[1]), Number(military[2]), 0, undefined));
  const named = NAMED.exec(text);
  if (named) return cut(named, build(named[1] === "midnight" ? 0 : 12, 0, 0, undefined));
  const spoken = SPOKEN.exec(text);
  const time = spoken ? readSpoken(spoken) : undefined;
  return spoken && time ? cut(spoken, time) : undefined;
}

/** "09:05", or "09:05:07" where there are seconds. */
export function showTime(time: Temporal.PlainTime | Temporal.ZonedDateTime): string {
  const two = (amount: number) => String(amount).padStart(2, "0");
  const minutes = `${two(time.hour)}:${two(time.minute)}`;
  return time.second === 0 ? minutes : `${minutes}:${two(time.second)}`;
}
