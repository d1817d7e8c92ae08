import { Temporal } from "temporal-polyfill";
import { showTime } from "../calendar/clock-time.js";
import { answered, type DateAnswer, DateRefused } from "../calendar/date-answer.js";
import { placeMoment, readMoment } from "../calendar/moment.js";
import { placeNamed } from "../calendar/places.js";
import { type Reading, showDate } from "../calendar/reading.js";

const NAME =
  "(?:unix|epoch|posix)(?: ?(?:epoch|time))?(?: ?time ?stamp| time| seconds| milliseconds)?|time ?stamp";
const FROM = new RegExp(
  `^(?:convert |what (?:is|was)(?: the)? |(?:what|which) (?:date|time|date and time|day)(?: (?:and time|is|does|was|corresponds to|in utc is|in utc does))* |decode |translate |turn )?(?:the )?(?:date (?:of|for) )?(?:the )?(?:${NAME})?:? ?(-?\\d{1,17})(?: (seconds|milliseconds|ms|s)(?: since (?:the )?(?:unix )?epoch)?)?(?: (?:as|is|in|to|into|represents?|stands? for|correspond to|mean))*(?: (?:a |an |what |the )?(?:date(?: and time)?|date ?time|human[- ]readable(?: date)?(?: time)?|iso(?: ?8601)?(?: date)?|readable date|utc(?: date| time)?|calendar date|real date))?(?: (?:in|for|at) ([a-z][a-z/_ ]+))?$`,
  "u",
);
const TO = new RegExp(
  `^(?:convert |what is |give |get |the |turn |find )*(?:the )?(?:${NAME})(?: (?:in (seconds|milliseconds|ms)))? (?:of|for|at|on|is|corresponding to|equals) (.+)$`,
  "u",
);
const INTO = new RegExp(
  `^(?:convert |turn |what is |express |change )(.+?) (?:in|to|into|as) (?:an? |the )?(?:${NAME})(?: (?:in )?(seconds|milliseconds|ms))?$`,
  "u",
);
const SECONDS_MAX = 253_402_300_799;

/** Unix time both ways. A number of twelve or more figures is milliseconds, and the answer says so. */
export function answerTimestamp(text: string, reading: Reading): DateAnswer | undefined {
  const to = TO.exec(text) ?? undefined;
  const into = INTO.exec(text);
  if (to?.[2]) return toStamp(to[2], to[1], reading);
  if (into?.[1]) return toStamp(into[1], into[2], reading);
  if (!/unix|epoch|posix|time ?stamp|\b\d{10}\b.* (?:utc|date)/u.test(text)) return undefined;
  const from = FROM.exec(
    text.replace(
      /^(.+?)[, ]+(?:is|was) (?:a |the )?(?:unix|epoch|posix) (?:time ?stamp|time)[.,;] ?(.*)$/u,
      "unix timestamp $1",
    ),
  );
  return from?.[1] ? fromStamp(from[1], from[2], from[3], reading) : undefined;
}

function fromStamp(
  digits: string,
  unit: string | undefined,
  where: string | undefined,
  reading: Reading,
): DateAnswer {
  const amount = Number(digits);
  const isMs =
    unit === "milliseconds" ||
    unit === "ms" ||
    (unit === undefined && digits.replace("-", "").length >= 12);
  const ms = isMs ? amount : amount * 1000;
  if (!Number.isSafeInteger(ms) || Math.abs(ms) > SECONDS_MAX * 1000)
    throw new DateRefused("out_of_range", "that timestamp lies outside the years 1 to 9999");
  if (isMs && unit === undefined) reading.notes.add("the number was read as milliseconds");
  const place = placeNamed(where ?? "utc");
  const at = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(place.zone);
  if (at.year < 1)
    throw new DateRefused("out_of_range", "that timestamp lies outside the years 1 to 9999");
  const zone = place.zone === "UTC" ? "UTC" : `${place.label} (UTC${at.offset})`;
  const value =
    place.zone === "UTC" ? at.toInstant().toString() : at.toString({ timeZoneName: "never" });
  return answered(
    `${value}: ${showTime(at)} on ${showDate(at.toPlainDate())}, ${zone}`,
    value,
    `Unix time ${digits} in ${isMs ? "milliseconds" : "seconds"}`,
  );
}

function toStamp(text: string, unit: string | undefined, reading: Reading): DateAnswer | undefined {
  const moment = readMoment(text, reading);
  if (!moment?.date) return undefined;
  const time = moment.time ?? Temporal.PlainTime.from("00:00");
  if (!moment.time) reading.notes.add("no time was given, so midnight was taken");
  if (!moment.place) reading.notes.add("no zone was given, so UTC was taken");
  const placed = placeMoment(moment.date, time, moment.place ?? { zone: "UTC", label: "UTC" });
  if (placed.note) reading.notes.add(placed.note);
  const ms = placed.at.epochMilliseconds;
  const value = unit === "milliseconds" || unit === "ms" ? ms : ms / 1000;
  return answered(String(value), value, `Unix time of ${placed.at.toInstant().toString()}`);
}
