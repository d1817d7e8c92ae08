import { Temporal } from "temporal-polyfill";
import { readDate } from "../calendar/calendar-date.js";
import { findTime, showTime } from "../calendar/clock-time.js";
import { answered, type DateAnswer } from "../calendar/date-answer.js";
import { placeMoment } from "../calendar/moment.js";
import { findPlace, type Place } from "../calendar/places.js";
import type { Reading } from "../calendar/reading.js";
import { spellDuration, splitSeconds } from "../calendar/spell-duration.js";

interface Hours {
  readonly from: Temporal.PlainTime;
  readonly to: Temporal.PlainTime;
  readonly place: Place | undefined;
}

const CLOCK = "\\d{1,2}(?:[:.]\\d{2})? ?(?:am|pm)?|noon|midnight";
const RANGE = new RegExp(`(${CLOCK}) ?(?:-|to|until|till|and) ?(${CLOCK})(?![\\d:])`, "gu");
const HOURS_WORD = /(?:working|business|office|work) hours/u;

/** "Overlap of 9:00-17:00 in Berlin and 9:00-17:00 in New York on 2026-03-29", on a day, or of two ranges in one place. */
export function answerOverlap(text: string, reading: Reading): DateAnswer | undefined {
  if (!/\boverlap|\bin common\b|\bshared (?:working|office|business) hours\b/u.test(text))
    return undefined;
  const dated = /^(.+?),? on ([a-z0-9 ,-]+?)(\?.*)?$/u.exec(text);
  const given = dated?.[2] ? readDate(dated[2], reading) : undefined;
  const body = given && dated ? (dated[1] ?? "") : text;
  const date = given ?? reading.today;
  const hours = readHours(body);
  const [first, second] = hours ?? [];
  if (!first || !second || hours?.length !== 2) return undefined;
  if ((first.place === undefined) !== (second.place === undefined)) return undefined;
  if (first.place && !given)
    reading.notes.add(`no date was given, so ${date.toString()} was taken`);
  return tell(first, second, date);
}

function time(text: string): Temporal.PlainTime | undefined {
  const plain = text.trim();
  return findTime(/^\d{1,2}$/u.test(plain) ? `${plain}:00` : plain)?.time;
}

function readHours(text: string): Hours[] | undefined {
  const ranges = [...text.matchAll(RANGE)].slice(0, 4);
  const names = placesIn(text);
  if (ranges.length === 0 && HOURS_WORD.test(text)) return undefined;
  if (ranges.length === 2) {
    const told = ranges.map((range, place) => {
      const end = ranges[place + 1]?.index ?? text.length;
      const tail = text.slice((range.index ?? 0) + range[0].length, end);
      return hoursOf(range, placesIn(tail)[0] ?? undefined);
    });
    const given = told.filter((hours) => hours !== undefined);
    return given.length === 2 ? given : undefined;
  }
  const [only] = ranges;
  if (ranges.length !== 1 || !only || names.length !== 2) return undefined;
  return names.map((place) => hoursOf(only, place)).filter((hours) => hours !== undefined);
}

function hoursOf(range: RegExpMatchArray, place: Place | undefined): Hours | undefined {
  const [from, to] = [time(range[1] ?? ""), time(range[2] ?? "")];
  return from && to ? { from, to, place } : undefined;
}

function placesIn(text: string): Place[] {
  const found: Place[] = [];
  const words = text
    .replace(/[,?()]/gu, " ")
    .split(/\s+/u)
    .filter((word) => word !== "");
  for (let start = 0; start < words.length && start < 80; start += 1)
    for (let size = 3; size >= 1; size -= 1) {
      const name = words.slice(start, start + size).join(" ");
      if (
        words.length < start + size ||
        /\d/u.test(name) ||
        /^(?:am|pm|and|in|to|on|the|of|at|us|is|me|et|z)$/u.test(name)
      )
        continue;
      const place = findPlace(name);
      if (!place) continue;
      found.push(place);
      start += size - 1;
      break;
    }
  return found;
}

function tell(first: Hours, second: Hours, date: Temporal.PlainDate): DateAnswer {
  const utc: Place = { zone: "UTC", label: "UTC" };
  const span = ({ from, to, place }: Hours, day: Temporal.PlainDate) => {
    const start = placeMoment(day, from, place ?? utc).at;
    const isOver = Temporal.PlainTime.compare(to, from) <= 0;
    return [
      start.epochMilliseconds,
      placeMoment(isOver ? day.add({ days: 1 }) : day, to, place ?? utc).at.epochMilliseconds,
    ] as const;
  };
  const [start, end] = span(first, date);
  const shared = [-1, 0, 1]
    .map((days) => span(second, date.add({ days })))
    .map(([from, to]) => [Math.max(start, from), Math.min(end, to)] as const)
    .filter(([from, to]) => to > from);
  const hours = ({ from, to, place }: Hours) =>
    `${showTime(from)}-${showTime(to)}${place ? ` in ${place.label}` : ""}`;
  const reading = `what ${hours(first)} and ${hours(second)} share on ${date.toString()}`;
  if (shared.length === 0) return answered("they do not overlap", 0, reading);
  const seconds = shared.reduce((sum, [from, to]) => sum + (to - from) / 1000, 0);
  const told = shared.map(([from, to]) =>
    [
      ...new Map(
        [first.place ?? utc, second.place ?? utc].map((place) => [place.zone, place]),
      ).values(),
    ]
      .map((place) => {
        const at = (ms: number) =>
          showTime(Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(place.zone));
        return `${at(from)}-${at(to)}${first.place ? ` in ${place.label}` : ""}`;
      })
      .join(" = "),
  );
  return answered(
    `${told.join("; ")} (${spellDuration(splitSeconds(seconds))})`,
    seconds / 3600,
    reading,
  );
}
