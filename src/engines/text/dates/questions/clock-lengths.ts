import { Temporal } from "temporal-polyfill";
import { answered, type DateAnswer } from "../calendar/date-answer.js";
import { readSpan } from "../calendar/duration-words.js";
import { readMoment } from "../calendar/moment.js";
import { count, type Reading } from "../calendar/reading.js";
import { spellDuration, splitSeconds } from "../calendar/spell-duration.js";
import { answerBetween } from "./between.js";

const SIZES: Readonly<Record<string, number>> = { hours: 3600, minutes: 60, seconds: 1 };
const DAY_SECONDS = 86_400;
const FORM =
  /[,.;:(]? ?(?:please )?(?:give|show|express|answer|write|format|return|state)?(?: (?:it|that|this|the (?:answer|result|total)))?(?: in| as| using| to| into)? \(?(?:the )?(h+:mm(?::ss)?|hours:minutes|hours and minutes|hours and mins)(?: format| notation)?\)?$/u;
const SUM =
  /^(?:add(?: up)?|sum(?: up)?|sum of|what is|how much is|total(?: of)?|the total of|the sum of|calculate|subtract)?:? ?((?:\d{1,4}:\d{2}|\d+ ?h(?:ours?|rs?)? ?(?:and )?\d+ ?m(?:in(?:ute)?s?)?|\d+ ?(?:hours?|minutes?|hrs?|mins?|h|m))(?:(?:,? (?:and|plus|minus|from|\+|-) |, )(?:\d{1,4}:\d{2}|\d+ ?h(?:ours?|rs?)? ?(?:and )?\d+ ?m(?:in(?:ute)?s?)?|\d+ ?(?:hours?|minutes?|hrs?|mins?|h|m)))+)$/u;
const CONVERT = /^(?:(?:convert|express|write|what is|format|turn|give|show|change) )?(.+?)$/u;
const OVERNIGHT =
  /^(?:how (?:many|much|long)|what)(?: (hours|minutes|seconds|time))?(?: (?:is it|are there|is there|is|are|passed|lie))* (?:between|from) (.+?) (?:and|to|until|till) (.+?),? (?:on )?the (?:next|following) (?:day|morning|night)$/u;
const TOLD =
  /^.{1,60}?\b(?:starts?|begins?|started|began|runs?|ran|opens?|opened|lasts?|lasted|goes|went|works?|worked)(?: work)? (?:at |from )?(.{3,40}?),? (?:and (?:it )?|to |until |till )?(?:ends?|ended|finish(?:es|ed)?|stops?|stopped|closes?|closed)?(?: work)?(?: at)? ?(\d.{1,40}?)[.,;:-]+ ?(?:so )?(?:for )?how (?:long|many (hours|minutes))\b[a-z ']{0,40}?(?:,? (?:in|give it in) (hours|minutes|hours and minutes))?$/u;

/** A length in the unit or form that was asked for; in words where none was. */
export function tellLength(seconds: number, form: string | undefined, reading: string): DateAnswer {
  if (form !== undefined && /^h+:mm|^hours:minutes/u.test(form)) {
    const two = (amount: number) => String(amount).padStart(2, "0");
    const hours = Math.trunc(seconds / 3600);
    const rest = `${two(Math.trunc((seconds % 3600) / 60))}${form.endsWith(":ss") || seconds % 60 !== 0 ? `:${two(seconds % 60)}` : ""}`;
    const told = `${form.startsWith("hh") ? two(hours) : hours}:${rest}`;
    return answered(told, told, reading);
  }
  const size = SIZES[form ?? ""];
  if (form !== undefined && size !== undefined) {
    const amount = seconds / size;
    return answered(count(amount, form.replace(/s$/u, "")), amount, reading);
  }
  return answered(spellDuration(splitSeconds(seconds)), seconds, reading);
}

/** Lengths written like clock times, or asked for so: "add 1:45 and 2:50", "from 7:40 am to 3:05 pm as h:mm". */
export function answerClockLength(text: string, reading: Reading): DateAnswer | undefined {
  const form = FORM.exec(text);
  const plain = form ? text.slice(0, form.index).replace(/[ ,.;:?]+$/u, "") : text;
  return (
    readSum(plain, form?.[1]) ??
    readOvernight(plain, form?.[1], reading) ??
    readTold(plain, form?.[1], reading) ??
    (form ? readAsForm(plain, form[1] ?? "", reading) : undefined)
  );
}

function secondsOf(text: string): number | undefined {
  const clock = /^(\d{1,4}):(\d{2})$/u.exec(text.trim());
  if (clock)
    return Number(clock[2]) < 60 ? Number(clock[1]) * 3600 + Number(clock[2]) * 60 : undefined;
  const span = readSpan(text.trim());
  if (span?.workingDays !== 0 || span.duration.years !== 0 || span.duration.months !== 0)
    return undefined;
  return span.duration.total({
    unit: "seconds",
    relativeTo: Temporal.PlainDate.from("2001-01-01"),
  });
}

function readSum(text: string, form: string | undefined): DateAnswer | undefined {
  const list = SUM.exec(text)?.[1];
  if (list === undefined || /\bfrom\b/u.test(list)) return undefined;
  if (form === undefined && !/^(?:\S*\d:\d\d(?:,? (?:and|plus|minus|\+|-) |, )?)+$/u.test(list))
    return undefined;
  if (
    form === undefined &&
    !/^(?:add|sum|total|what is|the (?:sum|total)|calculate)|plus|\+/u.test(text)
  )
    return undefined;
  const isMinus = / (?:minus|-) /u.test(list);
  if (text.startsWith("subtract")) return undefined;
  const parts = list.split(/,? (?:and|plus|minus|\+|-) |, /u).map(secondsOf);
  if (isMinus && parts.length !== 2) return undefined;
  let total = 0;
  for (const [place, part] of parts.entries()) {
    if (part === undefined) return undefined;
    total += isMinus && place > 0 ? -part : part;
  }
  if (total < 0) return undefined;
  return tellLength(
    total,
    form?.startsWith("hours and") ? "h:mm" : (form ?? "h:mm"),
    `lengths ${list} in hours and minutes`,
  );
}

function timeOf(text: string, reading: Reading): Temporal.PlainTime | undefined {
  const moment = readMoment(text, reading);
  return moment && !moment.date && !moment.place ? moment.time : undefined;
}

function secondsBetween(from: Temporal.PlainTime, to: Temporal.PlainTime): number {
  return from.until(to).total({ unit: "seconds" });
}

function readOvernight(
  text: string,
  form: string | undefined,
  reading: Reading,
): DateAnswer | undefined {
  const found = OVERNIGHT.exec(text);
  const [from, to] = [timeOf(found?.[2] ?? "", reading), timeOf(found?.[3] ?? "", reading)];
  if (!found || !from || !to) return undefined;
  return tellLength(
    secondsBetween(from, to) + DAY_SECONDS,
    form ?? found[1],
    `${found[2]} to ${found[3]} the next day`,
  );
}

function readTold(
  text: string,
  form: string | undefined,
  reading: Reading,
): DateAnswer | undefined {
  const found = TOLD.exec(text);
  const [from, to] = [timeOf(found?.[1] ?? "", reading), timeOf(found?.[2] ?? "", reading)];
  if (!found || !from || !to) return undefined;
  const seconds = secondsBetween(from, to);
  if (seconds <= 0) reading.notes.add("the second time was taken as that of the next day");
  return tellLength(
    seconds <= 0 ? seconds + DAY_SECONDS : seconds,
    form ?? found[4] ?? found[3],
    `${found[1]} to ${found[2]}`,
  );
}

function readAsForm(text: string, form: string, reading: Reading): DateAnswer | undefined {
  if (!/:/u.test(form)) return undefined;
  const length = CONVERT.exec(text)?.[1];
  const seconds = length === undefined ? undefined : secondsOf(length);
  if (seconds !== undefined) return tellLength(seconds, form, `${length} as ${form}`);
  const between = answerBetween(text, reading);
  if (between?.kind !== "answer") return undefined;
  const inSeconds = answerBetween(
    text.replace(
      /^how (?:long|much time|many \w+)(?: (?:is it|are there|is there|is|does it take))?/u,
      "how many seconds are there",
    ),
    reading,
  );
  return inSeconds?.kind === "answer" && typeof inSeconds.value === "number"
    ? tellLength(inSeconds.value, form, between.reading)
    : undefined;
}
