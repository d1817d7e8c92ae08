import type { Temporal } from "temporal-polyfill";
import { readDate } from "../calendar/calendar-date.js";
import { showTime } from "../calendar/clock-time.js";
import { answered, type DateAnswer, DateRefused } from "../calendar/date-answer.js";
import { type Moment, placeMoment, readMoment } from "../calendar/moment.js";
import { findPlace, type Place } from "../calendar/places.js";
import { type Reading, showDate } from "../calendar/reading.js";

const NAMING = ["en-US", "en-GB", "en-AU", "en-IN", "en-NZ", "en-ZA"];

/** "EDT", "CEST": how a place names its time; its offset where no English speakers name it. */
export function zoneName(at: Temporal.ZonedDateTime): string {
  if (/^[+-]/u.test(at.timeZoneId)) return `UTC${at.timeZoneId}`;
  const names = NAMING.map((locale) => {
    const format = new Intl.DateTimeFormat(locale, {
      timeZone: at.timeZoneId,
      timeZoneName: "short",
    });
    const parts = format.formatToParts(new Date(at.epochMilliseconds));
    return parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  });
  const named = names.find((name) => /^[A-Z]{3,5}$/u.test(name));
  return named ?? `UTC${at.offset}`;
}

const TARGETS_MAX = 12;

interface Frame {
  readonly pattern: RegExp;
  /** Which group tells the time, which the places to tell it in, which a zone or date beside it. */
  readonly source: number;
  readonly targets: number;
  readonly beside?: number;
}

const WHAT_TIME =
  "(?:what(?: is| would be| will be| was)?(?: the)?(?: local)? time(?: is it| is that| will it be| would that be| would it be| does that make it| is this| was it| will that be| do i need to join| is| was)?|when (?:is|would) (?:that|it)(?: be)?|what is that|what is it|what would that be|what is the time|what is the local time|time)";
const WHEN_IT =
  "(?:when|if|given that|assuming|at the time when|once|while)(?: the time is| it is| it's| its|it was| the clock shows)?";
const FRAMES: readonly Frame[] = [
  {
    pattern: new RegExp(
      `^${WHEN_IT} (.+?)[,:;]? (?:then )?${WHAT_TIME} (?:is it |be )?(?:in|for|at) (.+)$`,
      "u",
    ),
    source: 1,
    targets: 2,
  },
  {
    pattern: new RegExp(`^${WHAT_TIME} (?:is it )?(?:in|for|at) (.+?),? ${WHEN_IT} (.+)$`, "u"),
    source: 2,
    targets: 1,
  },
  {
    pattern: new RegExp(`^${WHAT_TIME} (?:is it )?(?:in|for) (.+?) (?:at|for) (.+)$`, "u"),
    source: 2,
    targets: 1,
  },
  {
    pattern: /^what (?:time )?is (.+) (?:in|converted to|expressed in|as) (.+)$/u,
    source: 1,
    targets: 2,
  },
  {
    pattern: new RegExp(
      `^(.+?)[,:;.]? (?:is|equals|=|would be|was|will be|corresponds to) ${WHAT_TIME}(?: is it)? (?:in|for|at) (.+)$`,
      "u",
    ),
    source: 1,
    targets: 2,
  },
  { pattern: /^(.+?) (?:is|=) (?:what|which) (?:in|for) (.+)$/u, source: 1, targets: 2 },
  {
    pattern: new RegExp(
      `^(.+?)[,:;.?-]* ${WHAT_TIME} (?:is it |is that |for someone |for people |for a colleague )?(?:in|for|at) (.+)$`,
      "u",
    ),
    source: 1,
    targets: 2,
  },
  {
    pattern:
      /^(?:convert|translate|change|express|give|show|put) (.+?) from (.+?) (?:to|into) (.+)$/u,
    source: 1,
    beside: 2,
    targets: 3,
  },
  {
    pattern:
      /^(?:convert|translate|change|express|give|show|put|turn) (.+?) (?:to|into|in|as) (.+?)$/u,
    source: 1,
    targets: 2,
  },
  { pattern: /^(.+) (?:to|into|in|->|=>) (.+)$/u, source: 1, targets: 2 },
  { pattern: /^(.+?) (?:to|into|in|->|=>) (.+)$/u, source: 1, targets: 2 },
];
const MEETING =
  /^(?:(?:my|our|the|a|an|your) )?(?:[a-z]+ ){0,2}?(?:meeting|call|flight|show|webinar|match|game|event|conference|interview|deadline|stream|broadcast|party|standup|stand-up|launch|class|exam|train|it|concert|talk|session|demo|kick-?off)(?: (?:is|was|starts|begins|will be|will start|happens|leaves|departs|takes place|opens|ends|scheduled|set))*(?: at| for| on)* /u;
const NOW =
  /^(?:what(?: is)?(?: the)?(?: current| local| exact)? ?time(?: is it)?(?: now| right now| currently)?|current(?: local)? time|time(?: now)?|what is the current time)(?: now)? (?:in|at) (.+?)(?: (?:right now|now|at the moment|currently))?$/u;

/** Clock times of one place in others: "15:30 in Berlin on 2026-03-29 is what time in New York". */
export function answerZones(text: string, reading: Reading): DateAnswer | undefined {
  const now = NOW.exec(text);
  if (now?.[1] && findTargets(now[1]))
    return tell(
      { date: reading.today, time: reading.now.toPlainTime().round("second") },
      { zone: reading.now.timeZoneId, label: reading.now.timeZoneId },
      findTargets(now[1]) ?? [],
      reading,
    );
  if (!/\d|noon|midnight|midday|half|quarter|now/u.test(text)) return undefined;
  const plain = text.replace(MEETING, "");
  for (const { pattern, source, targets, beside } of FRAMES) {
    const found = pattern.exec(plain);
    if (!found) continue;
    const answer = readFrame(
      found[source] ?? "",
      found[targets] ?? "",
      beside ? found[beside] : undefined,
      reading,
    );
    if (answer) return answer;
  }
  return undefined;
}

function readFrame(
  source: string,
  targets: string,
  beside: string | undefined,
  reading: Reading,
): DateAnswer | undefined {
  const scratch: Reading = { ...reading, notes: new Set() };
  const [targetText, dateText] = splitDate(targets, scratch);
  const places = findTargets(targetText);
  if (!places) return unknownTarget(source, targetText, scratch);
  const besidePlace = beside ? splitDate(beside, scratch) : undefined;
  const sourcePlace = besidePlace ? findPlace(besidePlace[0]) : undefined;
  if (beside && !sourcePlace) return undefined;
  const moment = readMoment(source.replace(/^(?:the time |a time of )/u, ""), scratch);
  if (!moment?.time) return undefined;
  const place = sourcePlace ?? moment.place;
  if (!place) return undefined;
  const date = moment.date ?? dateText ?? besidePlace?.[1];
  for (const note of scratch.notes) reading.notes.add(note);
  if (sourcePlace?.note) reading.notes.add(sourcePlace.note);
  if (!date) {
    const today = reading.now.withTimeZone(place.zone).toPlainDate();
    if (hasSeasons(place) || places.some(hasSeasons))
      reading.notes.add(`no date was given, so today, ${today.toString()}, was taken`);
    return tell({ ...moment, date: today }, place, places, reading, true);
  }
  return tell({ ...moment, date }, place, places, reading);
}

function unknownTarget(source: string, target: string, reading: Reading): undefined {
  const isName =
    /^[a-z][a-z ]{2,30}$/u.test(target) &&
    !/\b(?:hours?|minutes?|days?|format|time|words|seconds?)\b/u.test(target);
  const moment = isName ? readMoment(source, reading) : undefined;
  if (moment?.time && moment.place)
    throw new DateRefused("unknown_zone", `no time zone is known for “${target}”`);
  return undefined;
}

const hasSeasons = ({ zone }: Place) => !/^[+-]|^UTC$/u.test(zone);

/** Takes "on 2026-03-29" off the places that a time is asked for. */
function splitDate(text: string, reading: Reading): [string, Temporal.PlainDate | undefined] {
  for (const cut of [...text.matchAll(/,? (?:on |at )?(?=[a-z0-9])/gu)].slice(0, 12)) {
    const rest = text.slice(cut.index + cut[0].length);
    if (findPlace(rest)) continue;
    const date = readDate(rest, reading);
    if (date) return [text.slice(0, cut.index).replace(/ on$/u, ""), date];
  }
  return [text, undefined];
}

function findTargets(text: string): Place[] | undefined {
  const plain = text.replace(/ at (?:that|the same) (?:time|moment)$| then$/u, "");
  const parts = plain.split(/,? and (?:in )?|, (?:in )?| & | \/ /u).filter((part) => part !== "");
  const places = parts.slice(0, TARGETS_MAX + 1).map((part) => findPlace(part));
  const found = places.filter((place) => place !== undefined);
  if (found.length === parts.length && parts.length > 0 && parts.length <= TARGETS_MAX)
    return found;
  const whole = findPlace(plain);
  return whole ? [whole] : undefined;
}

function tell(
  moment: Moment,
  place: Place,
  targets: readonly Place[],
  reading: Reading,
  isToday = false,
): DateAnswer | undefined {
  const { date, time } = moment;
  if (!date || !time) return undefined;
  const placed = placeMoment(date, time, place);
  if (placed.note) reading.notes.add(placed.note.replaceAll(place.zone, place.label));
  const told = targets.map((target) => {
    const at = placed.at.withTimeZone(target.zone);
    if (target.note) reading.notes.add(target.note);
    const name = zoneName(at);
    const zone =
      name === target.label || name.startsWith("UTC")
        ? `UTC${at.offset}`
        : `${name}, UTC${at.offset}`;
    return {
      at,
      shown: `${showTime(at)} on ${showDate(at.toPlainDate())} in ${target.label} (${zone})`,
    };
  });
  const value = told.map(({ at }) => at.toString({ timeZoneName: "never" })).join(", ");
  const day = isToday ? "" : ` on ${date.toString()}`;
  return answered(
    told.map(({ shown }) => shown).join("; "),
    value,
    `${showTime(time)}${day} in ${place.label} (UTC${placed.at.offset})`,
  );
}
