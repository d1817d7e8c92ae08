import { Temporal } from "temporal-polyfill";
import { readYear } from "../calendar/calendar-date.js";
import { answered, type DateAnswer } from "../calendar/date-answer.js";
import { readMoment } from "../calendar/moment.js";
import { type Place, placeNamed } from "../calendar/places.js";
import { type Reading, showDate } from "../calendar/reading.js";
import { zoneName } from "./zones.js";

const WHEN = "(?:,? (?:on|in|at|during|as of|for) (.+?))?";
const OFFSET = new RegExp(
  `^(?:what is |what was |give |find )?(?:the )?(?:(?:utc|gmt)[- ]?offset|offset from (?:utc|gmt)|time ?zone offset|offset)(?: of| in| for| at)? (.+?)${WHEN}$`,
  "u",
);
const OFFSET_OF = new RegExp(
  `^(?:what|which) (?:utc |gmt )?offset (?:does|did|do|has|had|will|is used in|was used in) (.+?) ?(?:have|has|use|observe|keep)?${WHEN}$`,
  "u",
);
const BETWEEN = new RegExp(
  `^(?:what is |what was |how (?:big|large|much) is )?(?:the )?(?:time(?: ?zone)? difference|difference in (?:time|hours)|hours? difference|difference) (?:in hours )?between (.+?) and (.+?)${WHEN}$`,
  "u",
);
const AHEAD = new RegExp(
  `^(?:by )?how (?:many hours|much|far) (?:ahead of|behind|ahead|is) ?(.+?) (?:is|ahead of|behind|ahead) (.+?)${WHEN}$`,
  "u",
);
const ZONE =
  /^(?:what|which) (?:iana )?(?:is the )?(?:iana )?time ?zone (?:of|for|is|does|do|applies in|is used in|are) (.+?)(?: (?:in|use|have|belong to))?(?: (?:on|in) (\d.+|[a-z]+ \d{4}))?$/u;
const IS_DST = new RegExp(
  `^(?:is|was|will|does|did) (?:daylight saving(?:s)?(?: time)?|dst|summer time) (?:be )?(?:in effect|active|on|observed|apply|in force|used)(?: in| for)? (.+?)${WHEN}$`,
  "u",
);
const IS_PLACE_DST = new RegExp(
  `^(?:is|was|will) (.+?) (?:be )?(?:on|in|using|observing) (?:daylight saving(?:s)?(?: time)?|dst|summer time)${WHEN}$`,
  "u",
);
const CHANGES =
  /^(?:when|what (?:date|day)|on (?:what|which) (?:date|day)) (?:does|do|did|will|is|are) (?:the )?(?:daylight saving(?:s)?(?: time)?|dst|summer time|(?:the )?clocks?)(?: (start|begin|end|change|go forward|go back|spring forward|fall back))?(?: be)?(?: (?:in|for) (.+?))?(?: (start|begin|end|change|go forward|go back))?(?: (?:in )?(\d{4}|this year|next year))?$/u;

/** Offsets, names, differences and changes of zones. */
export function answerZoneFact(text: string, reading: Reading): DateAnswer | undefined {
  return (
    readOffset(text, reading) ??
    readDifference(text, reading) ??
    readIsSummer(text, reading) ??
    readChanges(text, reading)
  );
}

function instantOf(
  text: string | undefined,
  place: Place,
  reading: Reading,
): Temporal.ZonedDateTime | undefined {
  if (text === undefined) return reading.now.withTimeZone(place.zone);
  const month = /^([a-z]+)(?: (\d{4}))?$/u.exec(text);
  const moment =
    readMoment(text, reading) ?? (month ? readMoment(`15 ${text}`, reading) : undefined);
  if (!moment?.date) return undefined;
  return moment.date.toZonedDateTime({
    timeZone: place.zone,
    plainTime: moment.time ?? Temporal.PlainTime.from("12:00"),
  });
}

function readOffset(text: string, reading: Reading): DateAnswer | undefined {
  const zone = ZONE.exec(text);
  if (zone?.[1] && !/\d|what time/u.test(zone[1])) {
    const place = placeNamed(zone[1]);
    const at = instantOf(zone[2], place, reading);
    return at
      ? answered(
          `${place.zone} (${zoneName(at)}, UTC${at.offset})`,
          place.zone,
          `zone of ${place.label} on ${at.toPlainDate().toString()}`,
        )
      : undefined;
  }
  const found = OFFSET.exec(text) ?? OFFSET_OF.exec(text);
  if (!found?.[1]) return undefined;
  const whole = found[1].replace(/ (?:have|has|use)$/u, "");
  const place = placeNamed(whole);
  const at = instantOf(found[2], place, reading);
  if (!at) return undefined;
  if (place.note) reading.notes.add(place.note);
  return answered(
    `UTC${at.offset} (${zoneName(at)})`,
    at.offset,
    `offset of ${place.label} on ${showDate(at.toPlainDate())}`,
  );
}

function readDifference(text: string, reading: Reading): DateAnswer | undefined {
  const ahead = AHEAD.exec(text);
  const found = ahead ?? BETWEEN.exec(text);
  if (!found?.[1] || !found[2]) return undefined;
  if (/\d/u.test(found[1] + found[2]) && !/utc|gmt/u.test(found[1] + found[2])) return undefined;
  const [first, second] = [placeNamed(found[1].replace(/^is /u, "")), placeNamed(found[2])];
  const at = instantOf(found[3], first, reading);
  if (!at) return undefined;
  const other = at.withTimeZone(second.zone);
  const hours = (at.offsetNanoseconds - other.offsetNanoseconds) / 3.6e12;
  for (const { note } of [first, second]) if (note) reading.notes.add(note);
  const size = Math.abs(hours);
  const whole = Math.trunc(size);
  const minutes = Math.round((size - whole) * 60);
  const spelled = `${whole} hour${whole === 1 ? "" : "s"}${minutes === 0 ? "" : ` ${minutes} minutes`}`;
  const side =
    hours === 0 ? "" : `: ${first.label} is ${hours > 0 ? "ahead of" : "behind"} ${second.label}`;
  return answered(
    `${spelled}${side}`,
    ahead ? size : size,
    `${first.label} UTC${at.offset}, ${second.label} UTC${other.offset} on ${at.toPlainDate().toString()}`,
  );
}

/** Whether a zone's clock is ahead of what it keeps at the other half of the year. */
function isSummerTime(at: Temporal.ZonedDateTime): boolean {
  const [january, july] = [1, 7].map((month) => at.with({ month, day: 1 }).offsetNanoseconds);
  return at.offsetNanoseconds > Math.min(january ?? 0, july ?? 0);
}

function readIsSummer(text: string, reading: Reading): DateAnswer | undefined {
  const found = IS_DST.exec(text) ?? IS_PLACE_DST.exec(text);
  if (!found?.[1]) return undefined;
  const place = placeNamed(found[1]);
  const at = instantOf(found[2], place, reading);
  if (!at) return undefined;
  const is = isSummerTime(at);
  return answered(
    `${is ? "yes" : "no"}: ${place.label} keeps ${zoneName(at)} (UTC${at.offset}) on ${showDate(at.toPlainDate())}`,
    is ? "yes" : "no",
    `summer time in ${place.label}`,
  );
}

function readChanges(text: string, reading: Reading): DateAnswer | undefined {
  const found = CHANGES.exec(text);
  if (!found) return undefined;
  const what = found[1] ?? found[3] ?? "change";
  const yearText = /(\d{4}|this year|next year)$/u.exec(found[2] ?? "");
  const name = (found[2] ?? "").replace(/,? ?(?:in )?(?:\d{4}|this year|next year)$/u, "").trim();
  const year = readYear(found[4] ?? yearText?.[1] ?? "this year", reading);
  if (year === undefined) return undefined;
  const place =
    name === ""
      ? { zone: reading.now.timeZoneId, label: reading.now.timeZoneId }
      : placeNamed(name);
  const told: string[] = [];
  let first = "";
  let at: Temporal.ZonedDateTime | null = Temporal.PlainDate.from({
    year,
    month: 1,
    day: 1,
  }).toZonedDateTime(place.zone);
  for (let steps = 0; steps < 6; steps += 1) {
    at = at.getTimeZoneTransition("next");
    if (!at || at.year !== year) break;
    const before = at.subtract({ seconds: 1 });
    const isForward = at.offsetNanoseconds > before.offsetNanoseconds;
    if (/start|begin|forward|spring/u.test(what) && !isForward) continue;
    if (/end|back/u.test(what) && isForward) continue;
    first ||= at.toPlainDate().toString();
    told.push(
      `${isForward ? "forward" : "back"} on ${showDate(at.toPlainDate())} at ${before.add({ seconds: 1 }).toInstant().toZonedDateTimeISO(before.offset).toPlainTime().toString({ smallestUnit: "minute" })} ${zoneName(before)}`,
    );
  }
  if (told.length === 0)
    return answered(
      `clocks in ${place.label} do not change in ${year}`,
      "none",
      `changes of the clock in ${place.zone}`,
    );
  return answered(
    `clocks in ${place.label} go ${told.join(" and ")}`,
    first,
    `changes of the clock in ${place.zone} in ${year}`,
  );
}
