import { HOUR_WORDS, NAMED_TIMES, VAGUE_TIMES } from "../../../content/units/clock-words.js";
import type { Alternative, Found, Reading } from "../kit/reading.js";
import { spanning } from "../tokens/span.js";
import type { NumberToken, Token } from "../tokens/token.js";
import type { ClockTime, ReadTime } from "./clock-time.js";

const HALF_DAY = 720;
const DAY = 1440;
const HOUR_NAMES: ReadonlySet<string> = new Set(HOUR_WORDS);
const ZULU: ReadonlySet<string> = new Set(["z", "zulu", "utc", "gmt"]);
const AFTERNOON: ReadonlySet<string> = new Set(["pm", "p"]);

/**
 * The time of day at a token: `09:00`, `8am`, `3:30 p.m.`, `0830z`, `8h30`, `17 Uhr`, `half past 2`, `noon`. A bare
 * number is none; `half past 2` keeps the afternoon as its alternative.
 */
export function clockAt(
  tokens: readonly Token[],
  at: number,
): Found<Reading<ClockTime>> | undefined {
  const time = timeAt(tokens, at);
  const start = tokens[at];
  const last = tokens[(time?.next ?? 0) - 1];
  if (!time || !start || !last) return undefined;
  const { minutes, zone } = time;
  const value = { minutes, zone };
  const span = spanning(start.span, last.span);
  return {
    reading: { value, unit: "min", span, alternatives: otherHalf(time) },
    next: time.next,
  };
}

/** The same hour twelve hours later, where nothing tells which is meant. */
export function otherHalf(time: ReadTime): readonly Alternative<ClockTime>[] {
  if (!time.isHalfDay) return [];
  const minutes = (time.minutes + HALF_DAY) % DAY;
  return [{ value: { minutes, zone: time.zone }, unit: "min" }];
}

export interface TimeAt extends ReadTime {
  readonly next: number;
}

/** As `clockAt`, with what the words leave open. */
export function timeAt(tokens: readonly Token[], at: number): TimeAt | undefined {
  const token = tokens[at];
  if (token?.kind === "word") return namedAt(token.key, at) ?? pastAt(tokens, at);
  if (token?.kind !== "number") return undefined;
  return colonAt(tokens, at, token) ?? fourDigitsAt(tokens, at, token) ?? hourAt(tokens, at, token);
}

/** A bare hour, for a window that says that hours are meant: `by 10`. */
export function bareHourAt(tokens: readonly Token[], at: number): TimeAt | undefined {
  const token = tokens[at];
  return token?.kind === "number" && isHour(token) ? hourOf(token.value, at + 1) : undefined;
}

function hourOf(hour: number, next: number): TimeAt {
  return {
    minutes: hour * 60,
    zone: null,
    isHalfDay: hour >= 1 && hour <= 12,
    isVague: false,
    next,
  };
}

function namedAt(key: string, at: number): TimeAt | undefined {
  const isVague = Object.hasOwn(VAGUE_TIMES, key);
  const minutes = isVague
    ? VAGUE_TIMES[key]
    : Object.hasOwn(NAMED_TIMES, key)
      ? NAMED_TIMES[key]
      : undefined;
  return minutes === undefined
    ? undefined
    : { minutes, zone: null, isHalfDay: false, isVague, next: at + 1 };
}

/** `half past 2`, `quarter to 5pm`. */
function pastAt(tokens: readonly Token[], at: number): TimeAt | undefined {
  const [part, link] = [tokens[at], tokens[at + 1]];
  const shift =
    part?.text.toLowerCase() === "half"
      ? 30
      : part?.text.toLowerCase() === "quarter"
        ? 15
        : undefined;
  if (shift === undefined || link?.kind !== "word" || !/^(?:past|to)$/u.test(link.key))
    return undefined;
  const hour = timeAtHour(tokens, at + 2);
  if (!hour) return undefined;
  const minutes = (hour.minutes + (link.key === "past" ? shift : DAY - shift)) % DAY;
  return { ...hour, minutes };
}

function timeAtHour(tokens: readonly Token[], at: number): TimeAt | undefined {
  const token = tokens[at];
  return token?.kind === "number"
    ? (hourAt(tokens, at, token) ?? bareHourAt(tokens, at))
    : undefined;
}

/** `9:05`, `09:05:30`, `8h30`, `8.30 Uhr`; seconds are rounded down. */
function colonAt(tokens: readonly Token[], at: number, hour: NumberToken): TimeAt | undefined {
  const [mark, minute] = [tokens[at + 1], tokens[at + 2]];
  const french = /^h([0-5]\d)$/u.exec(mark?.kind === "word" ? mark.key : "");
  if (french?.[1] !== undefined && isHour(hour) && mark?.isGlued) {
    return behindMinutes(tokens, { hour, minute: Number(french[1]), next: at + 2 });
  }
  const isColon = mark?.text === ":" && mark.isGlued && minute?.isGlued;
  if (!isColon || minute?.kind !== "number" || !/^[0-5]\d$/u.test(minute.text))
    return pointAt(tokens, at, hour);
  const [again, second] = [tokens[at + 3], tokens[at + 4]];
  const hasSeconds =
    again?.text === ":" && again.isGlued && second?.kind === "number" && second.isGlued;
  if (!isHour(hour)) return undefined;
  return behindMinutes(tokens, { hour, minute: minute.value, next: at + (hasSeconds ? 5 : 3) });
}

function pointAt(tokens: readonly Token[], at: number, token: NumberToken): TimeAt | undefined {
  const written = /^(\d{1,2})[.](\d{2})$/u.exec(token.text);
  const word = tokens[at + 1];
  if (
    !written ||
    word?.kind !== "word" ||
    !(HOUR_NAMES.has(word.key) || meridiemLength(tokens, at + 1) > 0)
  )
    return undefined;
  // `2.50 h` is a duration.
  if (word.key === "h" || word.key === "hrs") return undefined;
  const [hour, minute] = [Number(written[1]), Number(written[2])];
  if (hour > 24 || minute > 59) return undefined;
  return withMeridiem(tokens, {
    ...hourOf(hour, at + 1),
    minutes: hour * 60 + minute,
    isHalfDay: false,
  });
}

interface Minutes {
  readonly hour: NumberToken;
  readonly minute: number;
  readonly next: number;
}

function behindMinutes(
  tokens: readonly Token[],
  { hour, minute, next }: Minutes,
): TimeAt | undefined {
  const minutes = hour.value * 60 + minute;
  if (minutes > DAY) return undefined;
  // A leading zero and a colon are the clock of 24 hours.
  const isHalfDay = /^[1-9]$/u.test(hour.text);
  return withMeridiem(tokens, { minutes, zone: null, isHalfDay, isVague: false, next });
}

/** `0830z`, `2330 UTC`, `0830 hrs`. */
function fourDigitsAt(
  tokens: readonly Token[],
  at: number,
  token: NumberToken,
): TimeAt | undefined {
  const word = tokens[at + 1];
  if (!/^\d{4}$/u.test(token.text) || word?.kind !== "word") return undefined;
  const isZulu = ZULU.has(word.key);
  if (!isZulu && !/^(?:l|lt|local|hrs|hours|uhr)$/u.test(word.key)) return undefined;
  const minutes = Math.floor(token.value / 100) * 60 + (token.value % 100);
  if (minutes > DAY || token.value % 100 > 59) return undefined;
  return { minutes, zone: isZulu ? "utc" : null, isHalfDay: false, isVague: false, next: at + 2 };
}

/** `8am`, `17 Uhr`. */
function hourAt(tokens: readonly Token[], at: number, token: NumberToken): TimeAt | undefined {
  const word = tokens[at + 1];
  if (!isHour(token) || word?.kind !== "word") return undefined;
  if (meridiemLength(tokens, at + 1) > 0) {
    const time = withMeridiem(tokens, hourOf(token.value, at + 1));
    return time && !time.isHalfDay ? time : undefined;
  }
  // `8 h` and `8 hrs` are durations.
  const isNamed = HOUR_NAMES.has(word.key) && !/^(?:h|hrs|heures|horas)$/u.test(word.key);
  return isNamed
    ? { ...hourOf(token.value, at + 2), isHalfDay: word.key !== "uhr" && token.value <= 12 }
    : undefined;
}

/** Adds am, pm and the zone that stand behind a time. */
function withMeridiem(tokens: readonly Token[], time: TimeAt): TimeAt | undefined {
  const word = tokens[time.next];
  if (word?.kind !== "word") return time;
  if (ZULU.has(word.key)) return { ...time, zone: "utc", isHalfDay: false, next: time.next + 1 };
  if (word.key === "uhr") return { ...time, isHalfDay: false, next: time.next + 1 };
  const length = meridiemLength(tokens, time.next);
  if (length === 0) return time;
  if (time.minutes >= 13 * 60) return time;
  const base = time.minutes % HALF_DAY;
  const minutes = AFTERNOON.has(word.key) ? base + HALF_DAY : base;
  return { ...time, minutes, isHalfDay: false, next: time.next + length };
}

/** How many tokens `pm` or `p.m.` takes. */
function meridiemLength(tokens: readonly Token[], at: number): number {
  const texts = tokens.slice(at, at + 4).map((token) => token.text.toLowerCase());
  if (texts[0] === "am" || texts[0] === "pm") return 1;
  const isDotted = texts[1] === "." && texts[2] === "m" && tokens[at + 1]?.isGlued;
  return isDotted ? (texts[3] === "." ? 4 : 3) : 0;
}

function isHour({ text, value }: NumberToken): boolean {
  return /^\d{1,2}$/u.test(text) && value <= 24;
}
