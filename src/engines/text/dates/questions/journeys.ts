import type { Temporal } from "temporal-polyfill";
import { showTime } from "../calendar/clock-time.js";
import { answered, type DateAnswer, DateRefused } from "../calendar/date-answer.js";
import { readSpan } from "../calendar/duration-words.js";
import { type Moment, placeMoment, readMoment } from "../calendar/moment.js";
import { findPlace, type Place } from "../calendar/places.js";
import { type Reading, showDate } from "../calendar/reading.js";
import { spellDuration, splitSeconds } from "../calendar/spell-duration.js";
import { tellLength } from "./clock-lengths.js";

const VEHICLE =
  "(?:flight|plane|aeroplane|airplane|jet|train|bus|ferry|ship|coach|i|we|she|he|they)";
const LEAVES =
  "(?:departs?|leaves?|takes? off|fly|flies|departing|leaving|left|took off|departed|depart|sets? off)";
const OPENING = `^(?:if |suppose )?(?:my|the|a|an|our|your|this|her|his)? ?(?:[a-z-]+ ){0,2}?${VEHICLE}(?: [a-z]{2} ?\\d{1,4})?(?: from (.{2,40}?) to (.{2,40}?))?(?: (?:that|which))? ${LEAVES}(?: from)? (.+?)`;
const ARRIVAL = new RegExp(
  `${OPENING}(?:,|\\.|;)?(?: and)?(?: (?:it|the flight|the trip|the journey|the flight time|flight time|which|that))*,? (?:takes?|lasts?|took|lasted|is|lasting|taking|with a (?:flight time|duration|flight) of|flies for|(?:is|stays) in the air for|for) (?:about |exactly )?(\\d.{0,40}?)(?: long)?(?: to ([a-z .]{2,30}))?[.,;?] ?(?:and )?((?:what|when|at what|which|local|arrival|give|tell).+)$`,
  "u",
);
const LENGTH = new RegExp(
  `${OPENING},? ?(?:and |, )?(?:arrives?|lands?|arriving|landing|touches down|gets in|arrived|landed|reaches)(?: (?:in|at|to))? (.+?)[.,;?] ?(?:and )?(?:(?:how long|how many (hours|minutes))\\b.{0,60}|what is the (?:total )?(?:flight |travel |journey |actual )?(?:duration|length|time).{0,40})$`,
  "u",
);
const ARRIVES =
  /\b(?:land(?:s|ing)?|arriv(?:e|es|al|ing)|get (?:in|there)|touch(?:es)? down|reach(?:es)?|be there|local time|end)\b/u;
const DAY = /,? (?:on )?the (same|next|following) (?:day|morning|evening|afternoon|night)$/u;

interface Departure {
  readonly at: Temporal.ZonedDateTime;
  readonly place: Place;
}

/** "A flight leaves New York at 18:30 on 10 June and takes 7 hours: when does it land in London", and how long one took. */
export function answerJourney(text: string, reading: Reading): DateAnswer | undefined {
  if (!/\b(?:depart|leav|left|takes? off|took off|fly|flies|sets? off)/u.test(text))
    return undefined;
  return readArrival(text, reading) ?? readLength(text, reading);
}

function departureOf(
  told: string,
  from: string | undefined,
  reading: Reading,
): Departure | undefined {
  const plain = told
    .replace(/,? ?\(?local time\)?/gu, "")
    .replace(/ (?:for|to) [a-z .]+$/u, "")
    .trim();
  const moment = readMoment(plain, reading);
  const place = moment?.place ?? (from === undefined ? undefined : findPlace(from));
  if (!moment?.time || !place) return undefined;
  if (!moment.date) {
    if (!/^[+-]|^UTC$/u.test(place.zone))
      reading.notes.add(`no date was given, so today, ${reading.today.toString()}, was taken`);
  }
  const placed = placeMoment(moment.date ?? reading.today, moment.time, place);
  if (placed.note) reading.notes.add(placed.note);
  return { at: placed.at, place };
}

function readArrival(text: string, reading: Reading): DateAnswer | undefined {
  const found = ARRIVAL.exec(text);
  if (!found) return undefined;
  const [, from, to, told = "", length = "", goal, question = ""] = found;
  if (!ARRIVES.test(question)) return undefined;
  const span = readSpan(length.trim());
  if (!span?.hasTime || span.workingDays !== 0) return undefined;
  const destination =
    destinationOf(question) ??
    findIn(to ?? goal) ??
    findIn(/ (?:for|to) ([a-z .]+)$/u.exec(told.replace(/,? ?\(?local time\)?/gu, ""))?.[1]);
  const departure = departureOf(told, from, reading);
  if (!departure || !destination) return undefined;
  const at = departure.at.add(span.duration).withTimeZone(destination.zone);
  return answered(
    `${showTime(at)} on ${showDate(at.toPlainDate())} in ${destination.label} (UTC${at.offset})`,
    at.toString({ timeZoneName: "never" }),
    `${spellDuration(span.duration)} after ${showTime(departure.at)} on ${departure.at.toPlainDate().toString()} in ${departure.place.label} (UTC${departure.at.offset})`,
  );
}

const findIn = (name: string | undefined) => (name === undefined ? undefined : findPlace(name));

/** The place of "what time does it land in London, local time". */
function destinationOf(question: string): Place | undefined {
  const plain = question
    .replace(/,? ?\(?\b(?:in )?local (?:arrival )?time\)?(?: there)?/gu, " ")
    .replace(/\s+/gu, " ");
  for (const found of plain.matchAll(/\b(?:in|at|reach|to) ((?:[a-z.'-]+ ?){1,4})/gu)) {
    const words = (found[1] ?? "")
      .replace(/ time\b.*$/u, "")
      .trim()
      .split(" ");
    for (let size = words.length; size > 0; size -= 1) {
      const place = findPlace(words.slice(0, size).join(" "));
      if (place) return place;
    }
  }
  return undefined;
}

function readLength(text: string, reading: Reading): DateAnswer | undefined {
  const found = LENGTH.exec(text);
  if (!found) return undefined;
  const [, from, to, told = "", arrives = "", unit] = found;
  const departure = departureOf(told, from, reading);
  const local = arrives.replace(/,? ?\(?(?:at )?local time\)?/gu, "").trim();
  const day = DAY.exec(local)?.[1];
  const plain = local.replace(DAY, "").trim();
  const moment: Moment | undefined = readMoment(plain, reading);
  const place = moment?.place ?? findIn(to);
  if (!departure || !moment?.time || !place) return undefined;
  const start = departure.at.toPlainDate();
  const date =
    moment.date ?? (day === "next" || day === "following" ? start.add({ days: 1 }) : start);
  let { at } = placeMoment(date, moment.time, place);
  if (!moment.date && day === undefined && at.epochMilliseconds <= departure.at.epochMilliseconds) {
    at = placeMoment(date.add({ days: 1 }), moment.time, place).at;
    reading.notes.add("the arrival was taken as that of the next day");
  }
  const seconds = (at.epochMilliseconds - departure.at.epochMilliseconds) / 1000;
  if (seconds <= 0) throw new DateRefused("ambiguous", "the arrival lies before the departure");
  return tellLength(
    seconds,
    unit,
    `${spellDuration(splitSeconds(seconds))} from ${departure.at.toString({ timeZoneName: "never" })} to ${at.toString({ timeZoneName: "never" })}`,
  );
}
