import {
  AFTER_WORDS,
  BEFORE_WORDS,
  FILLERS,
  JOINING_WORDS,
  OPENING_WORDS,
} from "../../../content/units/clock-words.js";
import type { Found, Reading } from "../kit/reading.js";
import { unitAt } from "../quantities/unit-spellings.js";
import { spanning } from "../tokens/span.js";
import type { Token } from "../tokens/token.js";
import { bareHourAt, type TimeAt, timeAt } from "./clock-at.js";

/** Minutes after midnight; null where a side is open. */
export interface ClockWindow {
  readonly start: number | null;
  readonly end: number | null;
  readonly zone: "utc" | null;
  /** It rests on a custom such as the hour of lunch. */
  readonly isVague: boolean;
}

const BEFORE: ReadonlySet<string> = new Set(BEFORE_WORDS);
const AFTER: ReadonlySet<string> = new Set(AFTER_WORDS);
const FILLING: ReadonlySet<string> = new Set(FILLERS);
const OPENING: ReadonlySet<string> = new Set(OPENING_WORDS);
const JOINING: ReadonlySet<string> = new Set(JOINING_WORDS);
const HALF_DAY = 720;

/**
 * The window at a token: `09:00-11:00`, `2-4pm`, `between 2 and 3:30`, `before noon`, `by 10`, `after lunch`,
 * `not before 8am`. Bare hours count only in such words; what is meant twelve hours later is an alternative.
 */
export function windowAt(
  tokens: readonly Token[],
  at: number,
): Found<Reading<ClockWindow>> | undefined {
  return spanAt(tokens, at) ?? sideAt(tokens, at);
}

function spanAt(tokens: readonly Token[], at: number): Found<Reading<ClockWindow>> | undefined {
  const opening = tokens[at];
  const isOpened = opening?.kind === "word" && OPENING.has(opening.key);
  const from = isOpened ? at + 1 : at;
  const clear = timeAt(tokens, from);
  const start = clear ?? bareHourAt(tokens, from);
  const joint = start ? jointBehind(tokens, start.next) : undefined;
  if (!start || joint === undefined || !opening) return undefined;
  const clearEnd = timeAt(tokens, joint);
  const end = clearEnd ?? bareHourAt(tokens, joint);
  // `50-200` and `2-3` are no windows: one side at least is a time, or words say so.
  const isTold =
    (clear && clearEnd) || clearEnd?.isHalfDay === false || (isOpened && (clear ?? clearEnd));
  if (!end || (!isTold && !(isOpened && isPlainEnd(tokens, end.next)))) return undefined;
  return windowOf(tokens, { first: opening, start: sameHalf(start, end), end });
}

/** `between 2 and 4` are hours unless a unit follows; `from 2 to 4` alone may be anything. */
function isPlainEnd(tokens: readonly Token[], next: number): boolean {
  return unitAt(tokens, next) === undefined && tokens[next]?.kind !== "number";
}

/** The first of `2-4pm` is in the same half of the day, that of `9-5pm` is not. */
function sameHalf(start: TimeAt, end: TimeAt): TimeAt {
  if (!start.isHalfDay || end.isHalfDay || end.minutes < HALF_DAY) {
    return end.isHalfDay ? start : { ...start, isHalfDay: false };
  }
  const later = (start.minutes % HALF_DAY) + HALF_DAY;
  return { ...start, minutes: later <= end.minutes ? later : start.minutes, isHalfDay: false };
}

function sideAt(tokens: readonly Token[], at: number): Found<Reading<ClockWindow>> | undefined {
  const first = tokens[at];
  if (first?.kind !== "word") return undefined;
  const isNot = first.key === "not" || first.key === "no" || first.key === "nicht";
  const word = wordBehind(tokens, isNot ? at + 1 : at);
  if (!word) return undefined;
  const from = timeFrom(tokens, word.next);
  const time = timeAt(tokens, from) ?? hourWithoutUnit(tokens, from);
  if (!time) return undefined;
  // `not before` opens a window, `not after` and `no later than` close one.
  const isEnd = word.isBefore !== isNot;
  return isEnd ? windowOf(tokens, { first, end: time }) : windowOf(tokens, { first, start: time });
}

function wordBehind(tokens: readonly Token[], at: number) {
  const word = tokens[at];
  if (word?.kind !== "word") return undefined;
  if (BEFORE.has(word.key)) return { isBefore: true, next: at + 1 };
  if (AFTER.has(word.key) || word.key === "later") return { isBefore: false, next: at + 1 };
  return word.key === "earlier" ? { isBefore: true, next: at + 1 } : undefined;
}

function timeFrom(tokens: readonly Token[], at: number): number {
  let from = at;
  for (let fillers = 0; fillers < 2; fillers += 1) {
    const word = tokens[from];
    if (word?.kind === "word" && FILLING.has(word.key)) from += 1;
  }
  return from;
}

function hourWithoutUnit(tokens: readonly Token[], at: number): TimeAt | undefined {
  const hour = bareHourAt(tokens, at);
  if (!hour) return undefined;
  const next = tokens[hour.next];
  const joint = jointBehind(tokens, hour.next);
  const isRange = joint !== undefined && tokens[joint]?.kind === "number";
  return isRange || goesOn(next) || unitAt(tokens, hour.next) ? undefined : hour;
}

/** Whether a number is only the first part of what is written: `10%`, `10x`, `10 5`. */
function goesOn(next: Token | undefined): boolean {
  if (next?.kind === "number") return true;
  if (!next?.isGlued) return false;
  return next.kind === "word" || (next.kind === "mark" && !/^[.,;)!?]$/u.test(next.text));
}

interface Sides {
  readonly first: Token;
  readonly start?: TimeAt;
  readonly end?: TimeAt;
}

function windowOf(
  tokens: readonly Token[],
  { first, start, end }: Sides,
): Found<Reading<ClockWindow>> {
  const next = (end ?? start)?.next ?? 0;
  const last = tokens[next - 1] ?? first;
  const value = {
    start: start?.minutes ?? null,
    end: endOf(start, end),
    zone: start?.zone ?? end?.zone ?? null,
    isVague: start?.isVague === true || end?.isVague === true,
  };
  const isOpen = start?.isHalfDay === true || end?.isHalfDay === true;
  const later = (time: TimeAt | undefined, minutes: number | null) =>
    minutes === null ? null : time?.isHalfDay ? (minutes % HALF_DAY) + HALF_DAY : minutes;
  const other = { ...value, start: later(start, value.start), end: later(end, value.end) };
  return {
    reading: {
      value,
      unit: "min",
      span: spanning(first.span, last.span),
      alternatives: isOpen ? [{ value: other, unit: "min" }] : [],
    },
    next,
  };
}

/** Midnight closes the day, and `9 to 5` ends in the afternoon. */
function endOf(start: TimeAt | undefined, end: TimeAt | undefined): number | null {
  if (!end) return null;
  if (end.minutes === 0) return 2 * HALF_DAY;
  const isEarlier = start !== undefined && end.isHalfDay && end.minutes < start.minutes;
  return isEarlier ? end.minutes + HALF_DAY : end.minutes;
}

function jointBehind(tokens: readonly Token[], at: number): number | undefined {
  const joint = tokens[at];
  if (joint?.kind === "word") return JOINING.has(joint.key) ? at + 1 : undefined;
  return joint?.text === "-" || joint?.text === "→" ? at + 1 : undefined;
}
