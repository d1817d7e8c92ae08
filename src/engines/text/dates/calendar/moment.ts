import type { Temporal } from "temporal-polyfill";
import { readDate } from "./calendar-date.js";
import { type FoundTime, findTime } from "./clock-time.js";
import { DateRefused } from "./date-answer.js";
import { findPlace, type Place, placeNamed } from "./places.js";
import { MONTH_WORD, type Reading, WEEKDAY_WORD, type When } from "./reading.js";

/** A point in time as far as it was told: a date, a clock time, a zone, or several of them. */
export interface Moment {
  readonly date?: Temporal.PlainDate;
  readonly time?: Temporal.PlainTime;
  readonly place?: Place;
}

const ISO =
  /^([+-]?\d{4,6}-\d{2}-\d{2})[t ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(z|[+-]\d{2}:?\d{2})?(?:\[([a-z_/+-]+)\])?(.*)$/u;
const MAIL = new RegExp(
  `^(?:(${WEEKDAY_WORD}), )?(\\d{1,2} ${MONTH_WORD} \\d{4}) (\\d{2}:\\d{2}(?::\\d{2})?) (gmt|utc|[+-]\\d{4}|[a-z]{3})$`,
  "u",
);

/** Reads a whole text as a point in time; undefined when it is none. */
export function readMoment(
  text: string,
  reading: Reading,
  when: When = "near",
): Moment | undefined {
  const plain = text
    .trim()
    .replace(/^(?:at|on|when it is|it is|its|it's) /u, "")
    .replace(/[?.,]+$/u, "");
  if (plain.length > 160 || plain === "") return undefined;
  if (plain === "now" || plain === "right now" || plain === "the current time")
    return { date: reading.today, time: reading.now.toPlainTime(), place: zonePlace(reading) };
  return (
    readIsoMoment(plain, reading) ??
    readMailMoment(plain, reading) ??
    readParts(plain, reading, when)
  );
}

function zonePlace({ now }: Reading): Place {
  return { zone: now.timeZoneId, label: now.timeZoneId };
}

function readIsoMoment(text: string, reading: Reading): Moment | undefined {
  const iso = ISO.exec(text);
  if (!iso) return undefined;
  const date = readDate(iso[1] ?? "", reading);
  const time = findTime(iso[2] ?? "")?.time;
  if (!date || !time) return undefined;
  const zone = iso[4] ?? iso[3];
  const rest = (iso[5] ?? "").trim();
  if (rest !== "" && zone !== undefined) return undefined;
  const named = rest === "" ? undefined : findPlace(rest.replace(/^\(|\)$|^in |^at /gu, ""));
  if (rest !== "" && !named) return undefined;
  if (zone !== undefined) return { date, time, place: placeNamed(zone) };
  return named ? { date, time, place: noted(named, reading) } : { date, time };
}

function readMailMoment(text: string, reading: Reading): Moment | undefined {
  const mail = MAIL.exec(text);
  const date = mail ? readDate(`${mail[1] ? `${mail[1]}, ` : ""}${mail[2]}`, reading) : undefined;
  const time = findTime(mail?.[3] ?? "")?.time;
  return mail && date && time ? { date, time, place: placeNamed(mail[4] ?? "") } : undefined;
}

function noted(place: Place, reading: Reading): Place {
  if (place.note) reading.notes.add(place.note);
  return place;
}

/** Takes "in Berlin", "Berlin time", "(CET)" or a bare name beside the time off a text. */
function takePlace(text: string, reading: Reading): { place?: Place; rest: string } | undefined {
  const framed =
    /(?:^| )(?:in|at) (?!the (?:morning|afternoon|evening))((?:[^\d,]|, ){2,40}?)(?: local time| time)?(?=$|,? on | at |, \d|,? \d{4}-)/u.exec(
      text,
    ) ??
    /(?:^| )\(?((?:utc|gmt) ?[+-] ?\d{1,2}(?::?\d{2})?|[a-z]+\/[a-z_/+-]+)\)?(?=$| |,)/u.exec(
      text,
    ) ??
    /(?:^| )\(?([a-z][a-z .']{1,30}?) (?:local )?time\)?(?=$| |,)/u.exec(text) ??
    /(?:^| )\(([a-z]{1,5})\)(?=$| |,)/u.exec(text);
  const cut = (found: RegExpExecArray, place: Place) => ({
    place: noted(place, reading),
    rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
      .replace(/\s+/gu, " ")
      .trim(),
  });
  if (framed?.[1]) {
    const place = findPlace(framed[1]);
    if (place) return cut(framed, place);
    if (
      /^(?:in|at) /u.test(framed[0].trim()) &&
      !/\d/u.test(framed[1]) &&
      !/\b(?:week|month|year|day|hour|minute)s?\b/u.test(framed[1])
    )
      throw new DateRefused("unknown_zone", `no time zone is known for “${framed[1]}”`);
  }
  const words = text.split(" ");
  for (let size = Math.min(3, words.length); size >= 1; size -= 1)
    for (const start of new Set([words.length - size, 0])) {
      const name = words
        .slice(start, start + size)
        .join(" ")
        .replace(/,$/u, "");
      if (/\d/u.test(name) || name === "" || RESERVED.test(name)) continue;
      const place = findPlace(name);
      if (place)
        return {
          place: noted(place, reading),
          rest: [...words.slice(0, start), ...words.slice(start + size)].join(" "),
        };
    }
  return { rest: text };
}

const RESERVED = new RegExp(
  `^(?:${WEEKDAY_WORD}|${MONTH_WORD}|on|at|in|today|tomorrow|easter|christmas)$`,
  "u",
);

function readParts(text: string, reading: Reading, when: When): Moment | undefined {
  const whole = readDate(text, reading, when);
  if (whole) return { date: whole };
  const found: FoundTime | undefined = findTime(text);
  const taken = takePlace(found ? found.rest : text, reading);
  if (!taken) return undefined;
  const rest = taken.rest
    .replace(/^(?:on|at|,|of) ?|,? ?(?:on|at|,)$/gu, "")
    .replace(/ ,/gu, "")
    .trim();
  const date = rest === "" ? undefined : readDate(rest, reading, when);
  if (rest !== "" && !date) return undefined;
  if (!found && !date) return undefined;
  return {
    ...(date ? { date } : {}),
    ...(found ? { time: found.time } : {}),
    ...(taken.place ? { place: taken.place } : {}),
  };
}

/** A clock time of a place that its clocks jump over or show twice. */
export interface Placed {
  readonly at: Temporal.ZonedDateTime;
  readonly note?: string;
}

/** Puts a local time into a zone. A time that does not exist is moved by the jump; of one that comes twice the first is taken. Both are told. */
export function placeMoment(
  date: Temporal.PlainDate,
  time: Temporal.PlainTime,
  place: Place,
): Placed {
  const local = date.toPlainDateTime(time);
  const earlier = local.toZonedDateTime(place.zone, { disambiguation: "earlier" });
  const later = local.toZonedDateTime(place.zone, { disambiguation: "later" });
  if (earlier.epochMilliseconds === later.epochMilliseconds) return { at: earlier };
  const clock = time.toString({ smallestUnit: "minute" });
  if (earlier.toPlainTime().equals(time))
    return {
      at: earlier,
      note: `${clock} comes twice in ${place.label} on ${date.toString()}, as clocks go back: the first (UTC${earlier.offset}) was taken; for the second (UTC${later.offset}) it is ${later.toInstant().toString()}`,
    };
  return {
    at: later,
    note: `${clock} does not exist in ${place.label} on ${date.toString()}, as clocks go forward: ${later.toPlainTime().toString({ smallestUnit: "minute" })} was taken`,
  };
}
