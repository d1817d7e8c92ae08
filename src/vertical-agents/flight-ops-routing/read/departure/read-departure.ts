import {
  ARRIVAL_WORDS,
  DEPARTURE_WORDS,
  LOCAL_WORDS,
} from "../../../../content/flight-words/flight-phrases.js";
import { clockAt } from "../../../../engines/prompt-reading/clock/clock-at.js";
import type { Draft } from "../draft.js";
import type { Sheet, Stretch } from "../sheet.js";
import { dateNear } from "./date-near.js";
import { zoneAt } from "./zone-at.js";

const DAY_MIN = 1_440;
/** How far from its word a time may stand. */
const REACH = 9;

interface TimeFound extends Stretch {
  readonly minutes: number;
  readonly aheadMin: number | "local" | "unclear" | null;
  /** Looks like a time of day without words that say so. */
  readonly isPlain: boolean;
}

/** Reads when the flight leaves; a local time without its offset is left out with a warning. */
export function readDeparture(sheet: Sheet, draft: Draft): void {
  readStamps(sheet, draft);
  for (let at = 0; at < sheet.tokens.length; at += 1) {
    const time = timeAt(sheet, at);
    if (!time) continue;
    if (isCalledOff(sheet, time)) {
      draft.explain(sheet.spanOf(time));
      sheet.cross(time);
      continue;
    }
    const word = nearestWord(sheet, time);
    const isDeparture = word === "departure" || (word === null && time.aheadMin === 0);
    if (isDeparture && (word !== null || time.isPlain)) {
      if (word === null)
        draft.assume("departure_utc", clockText(time.minutes), null, "taken for the departure");
      stateTime(sheet, draft, time, word === null ? 1 : 2);
    }
    if (word !== null || time.aheadMin !== null) sheet.cross(time);
    at = time.to - 1;
  }
}

const STAMP =
  /(\d{4}-\d\d-\d\d)[T ](\d\d):?([0-5]\d)(?::[0-5]\d(?:\.\d{1,9})?)?(?: ?(Z|UTC|GMT|[+-]\d\d:?\d\d))?(?![\d:])/giu;

/** `2026-03-05T23:30Z`. */
function readStamps(sheet: Sheet, draft: Draft): void {
  for (const match of sheet.prompt.folded.text.matchAll(STAMP)) {
    const from = sheet.tokens.findIndex((token) => token.from >= match.index);
    const end = match.index + match[0].length;
    const behind = sheet.tokens.findIndex((token) => token.from >= end);
    const to = behind < 0 ? sheet.tokens.length : behind;
    if (from < 0 || sheet.isCrossed(from)) continue;
    const [, day = "", hour = "", minute = "", zone = ""] = match;
    const offset = /^[+-]/u.test(zone) ? `${zone.slice(0, 3)}:${zone.slice(-2)}` : "Z";
    const ms = Date.parse(`${day}T${hour}:${minute}:00${offset}`);
    const isArrival = nearestWord(sheet, { from, to }) === "arrival";
    if (Number.isFinite(ms) && !isArrival) {
      const text = stampText(ms);
      if (zone === "") draft.assume("departure_utc", text, null, "no zone is given: read as UTC");
      draft.state("departure_utc", text, sheet.spanOf({ from, to }), { rank: 3 });
    }
    sheet.cross({ from, to });
  }
}

function timeAt(sheet: Sheet, at: number): TimeFound | undefined {
  const token = sheet.tokens[at];
  if (token?.kind !== "number" && token?.kind !== "word") return undefined;
  const isGoingOn = token.isGlued && sheet.tokens[at - 2]?.kind === "number";
  if (isGoingOn && /^[+:]$/u.test(sheet.keyAt(at - 1))) return undefined;
  const french = hourZuluAt(sheet, at);
  if (french) return french;
  const clock = clockAt(sheet.tokens, at);
  if (clock) {
    const isUtc = clock.reading.value.zone === "utc";
    // The clock may have taken the word of its zone: `1815 local`.
    const last = sheet.tokens[clock.next - 1];
    const hasZone = isUtc || (last?.kind === "word" && LOCAL_WORDS.has(last.key));
    const zone = zoneAt(sheet, hasZone ? clock.next - 1 : clock.next);
    const isPlain = token.kind === "number" && !/^h/u.test(sheet.keyAt(at + 1));
    const to = zone?.next ?? clock.next;
    const { minutes } = clock.reading.value;
    return { minutes, aheadMin: zone?.aheadMin ?? (isUtc ? 0 : null), from: at, to, isPlain };
  }
  return fourDigitsAt(sheet, at);
}

/** `20h55Z`: an hour whose minutes and zone stand in one word. */
function hourZuluAt(sheet: Sheet, at: number): TimeFound | undefined {
  const [hour, word] = [sheet.tokens[at], sheet.tokens[at + 1]];
  const minutes =
    word?.kind === "word" && word.isGlued ? /^h([0-5]\d)z$/u.exec(word.key)?.[1] : null;
  if (hour?.kind !== "number" || !minutes || !/^\d{1,2}$/u.test(hour.text) || hour.value > 23)
    return undefined;
  const total = hour.value * 60 + Number(minutes);
  return { minutes: total, aheadMin: 0, from: at, to: at + 2, isPlain: false };
}

/** `0930`, behind a word of departure or before a zone. */
function fourDigitsAt(sheet: Sheet, at: number): TimeFound | undefined {
  const token = sheet.tokens[at];
  if (token?.kind !== "number" || !/^\d{4}$/u.test(token.text)) return undefined;
  const [hour, minute] = [Math.floor(token.value / 100), token.value % 100];
  if (hour > 23 || minute > 59) return undefined;
  const zone = zoneAt(sheet, at + 1);
  const isNamed = [at - 1, at - 2].some(
    (each) => DEPARTURE_WORDS.has(sheet.keyAt(each)) && !isOfDistance(sheet, each),
  );
  const hasUnit = sheet.tokens[at + 1]?.kind === "word" && sheet.tokens[at + 1]?.isGlued === true;
  if (!zone && (!isNamed || hasUnit)) return undefined;
  const to = zone?.next ?? at + 1;
  return {
    minutes: hour * 60 + minute,
    aheadMin: zone?.aheadMin ?? null,
    from: at,
    to,
    isPlain: true,
  };
}

/** Whether a word of leaving or of arriving is the nearer one. */
function nearestWord(sheet: Sheet, { from, to }: Stretch): "departure" | "arrival" | null {
  for (let at = from - 1; at >= Math.max(0, from - REACH); at -= 1) {
    const token = sheet.tokens[at];
    if (token?.kind === "break" || token?.text === ";" || isStop(sheet, at)) break;
    const key = sheet.keyAt(at);
    if (ARRIVAL_WORDS.has(key)) return "arrival";
    if (DEPARTURE_WORDS.has(key)) return isOfDistance(sheet, at) ? null : "departure";
  }
  for (let at = to; at < to + 2; at += 1) {
    const key = sheet.keyAt(at);
    if (ARRIVAL_WORDS.has(key)) return "arrival";
    if (DEPARTURE_WORDS.has(key)) return "departure";
  }
  return null;
}

/** `the 0700z departure is off`. */
function isCalledOff(sheet: Sheet, { to }: Stretch): boolean {
  for (let at = to; at < to + 6 && sheet.tokens[at]?.kind === "word"; at += 1) {
    const isOff = sheet.keyAt(at) === "off" && /^(?:is|was|now)$/u.test(sheet.keyAt(at - 1));
    if (isOff || CANCELLED.test(sheet.keyAt(at))) return true;
  }
  return false;
}

const CANCELLED =
  /^(?:cancelled|canceled|scrapped|scratched|dropped|annulliert|gestrichen|annule|cancelado|cancelada)$/u;

/** `dist out 1200` is no time. */
function isOfDistance(sheet: Sheet, at: number): boolean {
  return /^(?:dist|distance|miles|nm|leg)$/u.test(sheet.keyAt(at - 1));
}

function isStop(sheet: Sheet, at: number): boolean {
  return sheet.keyAt(at) === "." && sheet.tokens[at + 1]?.isGlued !== true;
}

function stateTime(sheet: Sheet, draft: Draft, time: TimeFound, rank: number): void {
  const written = clockText(time.minutes);
  if (time.aheadMin === "local" || time.aheadMin === "unclear") {
    draft.warn(
      `the departure at ${written} is not used: give it in UTC, or with its offset (such as UTC+2)`,
    );
    return;
  }
  if (time.aheadMin === null) {
    draft.assume("departure_utc", written, null, "no zone is given: read as UTC");
  } else if (time.aheadMin !== 0) {
    draft.assume("departure_utc", time.aheadMin, "min", "the given zone is so far ahead of UTC");
  }
  const minutes = time.minutes - (time.aheadMin ?? 0);
  const day = dateNear(sheet, time);
  const value = day
    ? stampText(Date.UTC(day.year, day.month - 1, day.day) + minutes * 60_000)
    : clockText(((minutes % DAY_MIN) + DAY_MIN) % DAY_MIN);
  draft.state("departure_utc", value, sheet.spanOf(time), { rank });
  if (day) sheet.cross(day);
}

function stampText(ms: number): string {
  return new Date(ms).toISOString().replace(".000", "");
}

function clockText(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(Math.floor((minutes % DAY_MIN) / 60))}:${two(minutes % 60)}`;
}
